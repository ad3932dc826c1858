/** For addresses where nothing is. */
import { Link } from 'wouter';
import { BrokenLine } from '../app/Failure.tsx';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import styles from './Pages.module.css';

export function NotFoundPage() {
  const { texts } = useSettings();
  return (
    <Shell title={texts.notFound.title}>
      <div className={styles.narrow}>
        <BrokenLine />
        <h1>{texts.notFound.title}</h1>
        <p>{texts.notFound.text}</p>
        <Link href="/" className={buttonClass('primary')}>
          {texts.notFound.action}
        </Link>
      </div>
    </Shell>
  );
}
