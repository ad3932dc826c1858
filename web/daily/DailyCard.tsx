/** The line of the day on the home page: the last seven days, and today's four games. Loaded after the page. */
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { capital, localeOf } from '../texts/index.ts';
import { lineColour } from '../online/LineBadge.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { daysBefore, dayOf, lastsOf, noonOf, stopsOf, streakOf, untilNext, type Day, type Try } from './days.ts';
import { ShareLine } from './ShareLine.tsx';
import { useTries } from './tries.ts';
import styles from './Daily.module.css';

export default function DailyCard() {
  const { texts, settings } = useSettings();
  const words = texts.daily;
  const tries = useTries();
  // The page is opened on a day.
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const { days, week } = streakOf(tries, today);
  const left = SCREEN_IDS.some((game) => !tries[today]?.[game]?.result);
  const { hours, minutes } = untilNext(now);
  const locale = localeOf(settings.language);
  const date = now.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const dayBefore = (back: number): string =>
    noonOf(daysBefore(today, back)).toLocaleDateString(locale, { weekday: 'short' });
  return (
    <section className={styles.card} aria-labelledby="daily">
      <header>
        <h2 id="daily">{words.title}</h2>
        <p>
          {date}. {left ? words.about : words.next(hours, minutes)}
        </p>
        <p className={styles.week} aria-hidden="true">
          {week.map((stop, index) => (
            <span key={index}>
              <i data-stop={stop} />
              {dayBefore(week.length - 1 - index)}
            </span>
          ))}
        </p>
        <p>{words.inARow(days)}</p>
      </header>
      <ul>
        {SCREEN_IDS.map((game) => (
          <li key={game} style={{ ['--line-colour' as string]: lineColour(game) }}>
            <ErrorBoundary small={null}>
              <Suspense>
                <Field game={game} day={today} made={tries[today]?.[game]} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FieldProps {
  readonly game: string;
  readonly day: Day;
  readonly made: Try | undefined;
}

function Field({ game, day, made }: FieldProps) {
  const { texts } = useSettings();
  const words = texts.daily;
  const { title } = useAbout(game);
  const href = `/daily/${game}`;
  const { minutes, late } = lastsOf(game);
  const open = (label: string, way: 'play' | 'goOn' | 'result') => (
    <Link href={href} className={`${buttonClass()} ${styles.way}`} data-way={way} aria-label={`${title}: ${label}`}>
      {label}
    </Link>
  );
  if (!made?.result)
    return (
      <>
        <div className={styles.what}>
          <strong>{title}</strong>
          <span>{made ? words.begun : words.lasts(minutes, late)}</span>
        </div>
        {made ? open(words.goOn, 'goOn') : open(words.play, 'play')}
      </>
    );
  const { result, marks } = made;
  const state = result.won ? words.won : words.lost;
  return (
    <>
      <Link href={href} className={styles.what} aria-label={`${title}: ${state}`}>
        <strong>{title}</strong>
        <span>
          {capital(state)}, {result.scores.join(' : ')}
        </span>
        {marks && (
          <span className={styles.marks} aria-hidden="true">
            {stopsOf(marks).map((mark, index) => (
              <i key={index} data-mark={mark} />
            ))}
          </span>
        )}
      </Link>
      {marks ? (
        <ShareLine day={day} title={title} made={made} className={styles.way} data-way="result" />
      ) : (
        open(words.look, 'result')
      )}
    </>
  );
}
