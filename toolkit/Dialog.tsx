/** A native modal dialog: focus is kept inside, Escape closes it, and it returns to where it came from. */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
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
  /** What Enter in a line of text does: the same as the button in the footer. */
  onEnter?(): void;
  readonly children: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  closeLabel,
  onClose,
  shape = 'box',
  footer,
  onEnter,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A layout effect, since the focus goes back only if the dialog is closed before it leaves the page.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // Not inside what opened it: colours set there, as in the dark head while looking back, must not reach in.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={({ key, target, nativeEvent }) => {
        const line = target instanceof HTMLInputElement && target.type === 'text';
        if (key === 'Enter' && line && !nativeEvent.isComposing) onEnter?.();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {/* A drawer is for reading: the keys must be able to scroll what holds no control. */}
        <div className={styles.body} role="group" aria-labelledby={heading} tabIndex={shape === 'drawer' ? 0 : -1}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
