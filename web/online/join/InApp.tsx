/** Chat apps open links in a browser of their own, which is gone with the next message: the way to the real one. */
import type { ReactNode } from 'react';
import { useOnlineTexts } from '../texts/index.ts';
import { isInApp } from './in-app.ts';
import styles from './InApp.module.css';

/** `children` is what takes one there. */
export function InApp({ children }: { readonly children: ReactNode }) {
  const { join: words } = useOnlineTexts();
  if (!isInApp(navigator.userAgent)) return null;
  return (
    <div className={styles.inApp}>
      <p>{words.inApp}</p>
      {children}
    </div>
  );
}
