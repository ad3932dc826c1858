/** Chat apps open links in a browser of their own, which is gone with the next message: the way to the real one. */
import { CopyLink } from '../me/CopyLink.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { isInApp } from './in-app.ts';
import styles from './InApp.module.css';

export function InApp({ link }: { readonly link: string }) {
  const { join: words } = useOnlineTexts();
  if (!isInApp(navigator.userAgent)) return null;
  return (
    <div className={styles.inApp}>
      <p>{words.inApp}</p>
      <CopyLink link={link} />
    </div>
  );
}
