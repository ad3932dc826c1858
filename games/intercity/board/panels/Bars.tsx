/** How far each of two passengers came: a bar for A and one for B, as long as what lies behind them. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Speech } from '../choosing/say.ts';
import styles from './tray.module.css';

export interface Way {
  /** Of the journey. */
  readonly letter: string;
  /** How much of the longest way of all lies behind the passenger, from 0 to 1. */
  readonly done: number;
  /** Spaces still to go. */
  readonly left: number;
  /** From where to where. */
  readonly journey: string;
}

interface BarsProps {
  readonly speech: Speech;
  readonly colour: number;
  readonly ways: readonly Way[];
}

export function Bars({ speech: { words }, colour, ways }: BarsProps) {
  const { outcome: say } = words.screen;
  return (
    <div className={styles.bars}>
      {ways.map(({ letter, done, left, journey }) => (
        <div key={letter}>
          <strong>{letter}</strong>
          <span className={styles.track}>
            <span style={{ width: `${100 * done}%`, background: playerColour(colour) }} />
          </span>
          <small>{left === 0 ? `${say.atGoal} ✓` : say.missing(left)}</small>
          <p>{journey}</p>
        </div>
      ))}
    </div>
  );
}
