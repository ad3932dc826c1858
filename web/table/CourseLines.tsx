/** How the game went: a line for each player, over the stops of the turn line or by itself in all the width there is. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Course, Player } from '@stellwerk/toolkit/screen.ts';
import styles from './CourseLines.module.css';

interface CourseLinesProps {
  readonly course: Course;
  readonly players: readonly Player[];
  /** The turn that is looked at. */
  readonly at: number | undefined;
  /** Pixels from one turn to the next; without them all turns are in sight. */
  readonly gap?: number;
}

const HEIGHT = 72;
/** As wide as a line is drawn. */
const STROKE = 2.5;
/** Where it is stretched anyway. */
const ANY = 10;

export function CourseLines({ course: { label, values }, players, at, gap }: CourseLinesProps) {
  const all = values.flat();
  const top = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const step = gap ?? ANY;
  const width = step * (values[0]?.length ?? 0);
  const x = (turn: number): number => turn * step + step / 2;
  const y = (value: number): number => 6 + (1 - (value - low) / (top - low)) * (HEIGHT - 12);
  /** Lines that meet lie side by side, so that none is hidden. */
  const beside = (seat: number, turn: number): number => {
    const here = (each: number): number | undefined => values[each]?.[turn];
    const same = players.filter((each) => here(each.seat) === here(seat));
    return (same.findIndex((each) => each.seat === seat) - (same.length - 1) / 2) * STROKE;
  };
  return (
    <svg
      className={styles.chart}
      {...(gap === undefined
        ? { width: '100%', viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none' }
        : { width })}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {at !== undefined && <path className={styles.cursor} d={`M${x(at)} 0V${HEIGHT}`} />}
      {players.map(({ seat, colour }) => (
        <path
          key={seat}
          className={styles.course}
          style={{ stroke: playerColour(colour) }}
          d={`M${(values[seat] ?? []).map((value, turn) => `${x(turn)} ${(y(value) + beside(seat, turn)).toFixed(1)}`).join('L')}`}
        />
      ))}
    </svg>
  );
}
