/** Where talk has no place of its own: the button that opens it, with the number of lines that are new. */
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './TalkButton.module.css';

interface TalkButtonProps {
  readonly unread: number;
  readonly open: boolean;
  toggle(): void;
}

export function TalkButton({ unread, open, toggle }: TalkButtonProps) {
  const { talk: words } = useOnlineTexts();
  return (
    <span className={styles.button}>
      <IconButton
        icon="talk"
        label={unread > 0 ? words.unread(unread) : words.show}
        aria-expanded={open}
        aria-keyshortcuts="T"
        onClick={toggle}
      />
      {unread > 0 && <span aria-hidden="true">{unread}</span>}
    </span>
  );
}
