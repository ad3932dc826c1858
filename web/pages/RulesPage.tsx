/** A game's rules as a page to learn it from. */
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { SCREEN_IDS, useAbout, useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Lessons, LESSONS } from '../learn/Lessons.tsx';
import { hasFirst } from '../learn/lessons.ts';
import { Short, SHORT } from '../learn/Short.tsx';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import styles from './RulesPage.module.css';

export function RulesPage({ game }: { readonly game: string }) {
  return SCREEN_IDS.includes(game) ? <Rules game={game} /> : <NotFoundPage />;
}

function Rules({ game }: { readonly game: string }) {
  const { texts, settings } = useSettings();
  const screen = useScreen(game);
  const { title } = useAbout(game);
  const sections = screen.rules(settings.language);
  const teaches = hasFirst(game);
  return (
    <Shell title={texts.rules.title(title)}>
      <h1 className={styles.title}>{texts.rules.title(title)}</h1>
      <div className={styles.page}>
        {teaches && (
          <div className={styles.text} data-first>
            <section id={LESSONS}>
              <h2>{texts.learn.byPlaying}</h2>
              <Lessons game={game} />
            </section>
            <section id={SHORT}>
              <h2>{texts.learn.short}</h2>
              <Short game={game} tries />
            </section>
          </div>
        )}
        <nav className={styles.contents} aria-label={texts.rules.contents}>
          <ol>
            {teaches && (
              <li>
                <a href={`#${LESSONS}`}>{texts.learn.byPlaying}</a>
              </li>
            )}
            {teaches && (
              <li>
                <a href={`#${SHORT}`}>{texts.learn.short}</a>
              </li>
            )}
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
          <Link href={`/new/${game}`} className={buttonClass('primary')}>
            {texts.rules.playNow}
          </Link>
        </nav>
        <article className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </article>
      </div>
    </Shell>
  );
}
