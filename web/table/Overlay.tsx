/** A sheet over a part of the board: there is something to read, and the board stays in sight. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Overlay.module.css';

interface OverlayProps {
  readonly title: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function Overlay({ title, footer, children }: OverlayProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who has read it goes on from the board, not from the top of the page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.overlay} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.body} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      <div className={styles.foot}>{footer}</div>
    </section>
  );
}
