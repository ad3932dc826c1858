/** What surrounds the pages: the line at the top with the way home, the language and the settings. */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { aside } from './aside.ts';
import { Wordmark } from './Wordmark.tsx';
import { useSettings } from './settings.tsx';
import { useTurn } from './turn.ts';
import styles from './Shell.module.css';

const HeadLinks = aside(() => import('../online/lobby/HeadLinks.tsx'));

interface ShellProps {
  /** The name of the page, for the window's title. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Shell({ title, children }: ShellProps) {
  const { texts } = useSettings();
  const turn = useTurn();
  useTitle(turn?.title ?? title);
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      {turn && (
        <aside>
          <Link href={turn.href} className={styles.turn} data-calm={turn.calm || undefined}>
            <span>{turn.words}</span> ›
          </Link>
        </aside>
      )}
      <header className={styles.head}>
        <Link href="/" className={styles.mark} aria-label={`${texts.appName}: ${texts.home}`}>
          <Wordmark />
        </Link>
        <nav aria-label={texts.nav.label} className={styles.nav}>
          <Suspense>
            <HeadLinks />
          </Suspense>
          <Link href="/settings" className={styles.settings}>
            {texts.nav.settings}
          </Link>
          <LanguageSwitch />
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <Link href="/credits">{texts.nav.credits}</Link>
      </footer>
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

/** After a change of page the reader starts at its top, as after loading it. The dialog of a new game is no other page than home. */
export function FocusOnNavigation() {
  const [location] = useLocation();
  const page = location.startsWith('/new/') ? '/' : location;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [page]);
  return null;
}
