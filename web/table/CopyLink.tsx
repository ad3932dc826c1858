/** Copies the address of a position. */
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../app/settings.tsx';
import { useCopy } from '../app/useCopy.ts';

export function CopyLink({ href }: { readonly href: string }) {
  const { texts } = useSettings();
  const { copied, copy } = useCopy(href);
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      label={copied ? texts.table.copied : texts.table.copyLink}
      onClick={copy}
    />
  );
}
