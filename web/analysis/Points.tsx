/** Turns that are worth a look, each with what it changed; a press shows the board after it. */
import type { Change } from '@stellwerk/bots';
import { useSettings } from '../app/settings.tsx';
import { inOne } from '../table/log-lines.ts';
import { whenOf } from '../table/turns.ts';
import { shownName } from '../table/you.ts';
import { capital } from '../texts/index.ts';
import type { AnalysisProps } from './index.tsx';
import { percent } from './texts.ts';
import styles from './Analysis.module.css';

interface PointsProps extends AnalysisProps {
  readonly points: readonly Change[];
  /** As they are on the curve. */
  readonly numbered?: boolean;
}

export function Points({ points, numbered = false, screen, table, turns, lines, looking }: PointsProps) {
  const { texts } = useSettings();
  const words = texts.table;
  const said = (at: number): string => {
    const seat = turns[at]!.seat;
    const when = whenOf(turns, at, screen);
    const what = inOne(lines[at]?.sentences ?? []);
    if (seat === undefined) return `${words.afterRound(when.round)}: ${what}`;
    return `${capital(words.when(when))}, ${shownName(table.players[seat]!, table.you, texts)}: ${what}`;
  };
  return (
    <ol className={styles.points}>
      {points.map(({ at, by }, index) => (
        <li key={at}>
          <button type="button" aria-current={looking.turn === at} onClick={() => looking.toTurn(at)}>
            {numbered && <b>{index + 1}</b>}
            <span>{said(at)}</span>
            <strong>{percent(Math.round(100 * by), true)}</strong>
          </button>
        </li>
      ))}
    </ol>
  );
}
