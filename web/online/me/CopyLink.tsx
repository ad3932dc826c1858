/** Copies a link; over plain http there is no clipboard: there it stands to be copied by hand. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useCopy } from '../../app/useCopy.ts';
import { useOnlineTexts } from '../texts/index.ts';

export function CopyLink({ link }: { readonly link: string }) {
  const words = useOnlineTexts().me;
  const { copied, copy } = useCopy(link);
  if (!copy)
    return <input readOnly value={link} aria-label={words.copyLink} onFocus={({ target }) => target.select()} />;
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      {copied ? words.copied : words.copyLink}
    </Button>
  );
}
