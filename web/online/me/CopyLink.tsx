/** Copies a link; where that doesn't work, it stands there to be copied by hand. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useCopy } from '../../app/useCopy.ts';
import { useOnlineTexts } from '../texts/index.ts';

export function CopyLink({ link }: { readonly link: string }) {
  const words = useOnlineTexts().me;
  const { copied, failed, copy } = useCopy(link);
  if (failed)
    return <input readOnly value={link} aria-label={words.copyLink} onFocus={({ target }) => target.select()} />;
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      {copied ? words.copied : words.copyLink}
    </Button>
  );
}
