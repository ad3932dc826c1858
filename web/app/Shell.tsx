/** What surrounds the pages: the line at the top with the way home, the language and the settings. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { Wordmark } from './Wordmark.tsx';
import { useSettings } from './settings.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  /** The name of the page, for the window's title. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Shell({ title, children }: ShellProps) {
  const { texts } = useSettings();
  useTitle(title);
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.mark} aria-label={`${texts.appName}: ${texts.home}`}>
          <Wordmark />
        </Link>
        <nav aria-label={texts.nav.label} className={styles.nav}>
          <Link href="/settings">{texts.nav.settings}</Link>
          <Link href="/credits">{texts.nav.credits}</Link>
          <LanguageSwitch />
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function LanguageSwitch() {
  const { settings, texts, change } = useSettings();
  return (
    <div className={styles.languages} role="group" aria-label={texts.settings.language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={settings.language === language}
          aria-label={LANGUAGE_NAMES[language]}
          onClick={() => change({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** Each in its own language, so that those who need it can read it. */
export const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

export function useTitle(title?: string): void {
  const { texts } = useSettings();
  useEffect(() => {
    document.title = title ? `${title} · ${texts.appName}` : texts.appName;
  }, [title, texts]);
}

/** After a change of page the reader starts at its top, as after loading it. */
export function FocusOnNavigation() {
  const [location] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [location]);
  return null;
}
