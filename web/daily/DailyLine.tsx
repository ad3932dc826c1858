/** What came of a line of the day, below the result: a stop for each turn, marked by the searcher, to be shared without giving anything away. */
import type { Result, Seat } from '@stellwerk/kernel';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { useAnalysis } from '../analysis/useAnalysis.ts';
import { dayOf, lineOf, markOf, MARKS, SIGNS, streakOf, untilNext, type Day, type Mark, type Try } from './days.ts';
import { ShareLine } from './ShareLine.tsx';
import { keepTry, readTries } from './tries.ts';
import styles from './Daily.module.css';

export interface DailyLineProps {
  readonly day: Day;
  readonly game: string;
  readonly made: Try;
  readonly me: Seat;
  readonly result: Result;
}

export default function DailyLine({ day, game, made, me, result }: DailyLineProps) {
  const { texts } = useSettings();
  const words = texts.daily;
  const { title } = useAbout(game);
  const { status, state, start } = useAnalysis(made.play, me, [me]);
  const { marks } = made;
  const [now] = useState(() => new Date());
  const { hours, minutes } = untilNext(now);
  const counted = (all: readonly Mark[]) =>
    MARKS.map((mark) => ({ mark, said: words.marks[mark](all.filter((each) => each === mark).length) }));
  const told = (all: readonly Mark[]): string =>
    `${words.turns(all.length)}: ${counted(all)
      .map(({ said }) => said)
      .join(', ')}`;
  useEffect(() => {
    const scores = [result.scores[me]!, ...result.scores.filter((_, seat) => seat !== me)];
    if (!made.result) keepTry(day, game, { ...made, result: { won: result.winners.includes(me), scores } });
    else if (!marks && status === 'none') start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [made]);
  useEffect(() => {
    if (status !== 'done' || marks) return;
    keepTry(day, game, {
      ...made,
      marks: state!.judged
        .filter(({ seat, entries }) => seat === me && entries >= (made.from ?? 0))
        .map(({ lost }) => markOf(lost)),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);
  return (
    <section className={styles.line} aria-label={words.title}>
      <h2>{words.title}</h2>
      {marks ? (
        <>
          <p className={styles.stops} role="img" aria-label={told(marks)}>
            {lineOf(marks)}
          </p>
          <ul aria-hidden="true">
            {counted(marks).map(({ mark, said }) => (
              <li key={mark}>
                {SIGNS[mark]} {said}
              </li>
            ))}
          </ul>
          <p>{words.inARow(streakOf(readTries(), day).days)}</p>
          {day === dayOf(now) && <p>{words.next(hours, minutes)}</p>}
          <div className={styles.ways}>
            <ShareLine day={day} title={title} made={made} />
            <Link href={`/daily/${game}?practise`}>{words.practise}</Link>
          </div>
        </>
      ) : (
        <p>
          {words.looking} <progress value={state?.done ?? 0} max={state?.total ?? 1} aria-label={words.looking} />
          {status === 'stopped' && (
            <Button kind="quiet" onClick={start}>
              {words.again}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
