/** A native modal dialog: focus is kept inside, Escape closes it, and it returns to where it came from. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the closing cross is called. */
  readonly closeLabel: string;
  onClose(): void;
  /** `drawer` comes in from the side and leaves the board in sight. */
  readonly shape?: 'box' | 'drawer' | 'wide';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ open, title, closeLabel, onClose, shape = 'box', footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body} tabIndex={-1}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
