/** The line of the day on the home page: the last seven days, and today's four games. */
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { localeOf } from '../texts/index.ts';
import { LineBadge } from '../online/LineBadge.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dayOf, lineOf, streakOf, untilNext, type Try } from './days.ts';
import { useTries } from './tries.ts';
import styles from './Daily.module.css';

export function DailyCard() {
  const { texts, settings } = useSettings();
  const words = texts.daily;
  const tries = useTries();
  // The page is opened on a day.
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const { days, week } = streakOf(tries, today);
  const left = SCREEN_IDS.some((game) => !tries[today]?.[game]?.result);
  const { hours, minutes } = untilNext(now);
  const date = now.toLocaleDateString(localeOf(settings.language), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className={styles.card} aria-labelledby="daily">
      <header>
        <h2 id="daily">{words.title}</h2>
        <p>
          {date}. {left ? words.about : words.next(hours, minutes)}
        </p>
        <p className={styles.week} role="img" aria-label={words.inARow(days)}>
          {week.map((stop, index) => (
            <i key={index} data-stop={stop} />
          ))}
          <span>{words.inARow(days)}</span>
        </p>
      </header>
      <ul>
        {SCREEN_IDS.map((game) => (
          <li key={game}>
            <ErrorBoundary small={null}>
              <Suspense>
                <Field game={game} made={tries[today]?.[game]} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Field({ game, made }: { readonly game: string; readonly made: Try | undefined }) {
  const { texts } = useSettings();
  const words = texts.daily;
  const { title } = useAbout(game);
  const state = !made ? words.play : made.result ? (made.result.won ? words.won : words.lost) : words.goOn;
  return (
    <Link href={`/daily/${game}`} aria-label={`${title}: ${state}`}>
      <LineBadge game={game} />
      <strong>{title}</strong>
      <span data-open={!made?.result || undefined}>{state}</span>
      {made?.marks && <em aria-hidden="true">{lineOf(made.marks)}</em>}
    </Link>
  );
}
