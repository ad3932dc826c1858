/**
 * How the game went: a line for each player, under the stops of the turn line as far as there is room for them or by itself in all the width
 * there is, always whole, with what it shows and the figures at its ends.
 */
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Seat } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { Curve, Fork } from './frame.ts';
import styles from './CourseLines.module.css';

export interface CourseLinesProps {
  readonly course: Curve;
  readonly players: readonly Player[];
  /** Whose line is thicker. */
  readonly you: Seat | undefined;
  /** The turn that is looked at. */
  readonly at: number | undefined;
  /** How many turns there are. */
  readonly turns: number;
  /** Pixels from one stop to the next, where there is room for that. */
  readonly gap?: number;
  /** Looks back at a turn; by keys the turn line does it. */
  toTurn(turn: number): void;
}

const HEIGHT = 72;
/** As wide as a line is drawn. */
const STROKE = 2.5;
/** So far apart two figures can be read, in pixels. */
const APART = 15;

export default function CourseLines({ course, players, you, at, turns, gap, toTurn }: CourseLinesProps) {
  const { label, values, points = [], grid = [], fork } = course;
  const all = [...values.flat().filter(isKnown), ...grid];
  const top = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const last = Math.max(1, turns - 1);
  const y = (value: number): number => 6 + (1 - (value - low) / (top - low)) * (HEIGHT - 12);
  /** Lines that meet lie side by side, so that none is hidden. */
  const beside = (seat: number, turn: number): number => {
    const here = (each: number): number | undefined => values[each]?.[turn];
    const same = players.filter((each) => here(each.seat) === here(seat));
    return (same.findIndex((each) => each.seat === seat) - (same.length - 1) / 2) * STROKE;
  };
  const turnAt = { 0: (values[0] ?? []).findIndex(isKnown), [-1]: (values[0] ?? []).findLastIndex(isKnown) };
  const ends = (end: 0 | -1) => apart([...new Set(values.flatMap((of) => of[turnAt[end]] ?? []))], y);
  const whose = (end: 0 | -1, value: number): readonly Player[] =>
    players.filter(({ seat }) => values[seat]?.[turnAt[end]] === value);
  /** Whose figure it is, where it is one player's. */
  const colourAt = (end: 0 | -1, value: number): string => {
    const [first, ...others] = whose(end, value);
    return first && others.length === 0 ? playerColour(first.colour) : 'transparent';
  };
  const placed = (seat: Seat): readonly Point[] =>
    (values[seat] ?? []).flatMap((value, turn) =>
      value === undefined ? [] : { turn, at: `${turn} ${(y(value) + beside(seat, turn)).toFixed(1)}` },
    );
  const forked = fork && forkedFrom(fork, values[fork.seat]?.[fork.from - 1], last);
  return (
    <div className={styles.figure} style={gap === undefined ? undefined : { maxWidth: gap * turns }}>
      <p aria-hidden="true">{label}</p>
      <div
        className={styles.lines}
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const share = Math.min(1, Math.max(0, (clientX - left) / width));
          toTurn(Math.round(share * (turns - 1)));
        }}
      >
        <svg
          className={styles.chart}
          width="100%"
          viewBox={`0 0 ${last} ${HEIGHT}`}
          preserveAspectRatio="none"
          height={HEIGHT}
          role="img"
          aria-label={fork ? `${label}; ${fork.label}` : label}
        >
          {grid.map((value) => (
            <path key={value} className={styles.grid} d={`M0 ${y(value)}H${last}`} />
          ))}
          {at !== undefined && <path className={styles.cursor} d={`M${at} 0V${HEIGHT}`} />}
          {points.map((turn) => (
            <path key={turn} className={styles.point} d={`M${turn} 0V${HEIGHT}`} />
          ))}
          {players.map(({ seat, colour }) => (
            <g key={seat} style={{ stroke: playerColour(colour) }} data-own={seat === you || undefined}>
              <path className={styles.course} d={linked(placed(seat), true)} />
              <path className={styles.course} data-open="" d={linked(placed(seat), false)} />
            </g>
          ))}
          {forked && (
            <path
              className={styles.course}
              data-open=""
              style={{ stroke: playerColour(players[fork.seat]!.colour) }}
              d={`M${forked.map(({ turn, value }) => `${turn} ${y(value).toFixed(1)}`).join('L')}`}
            />
          )}
        </svg>
        {/* The list of them is for keys and for those who listen. */}
        {points.map((turn, index) => (
          <b
            key={turn}
            aria-hidden="true"
            data-at={turn === at || undefined}
            style={{ left: `${(100 * turn) / last}%` }}
            onClick={(event) => {
              event.stopPropagation();
              toTurn(turn);
            }}
          >
            {index + 1}
          </b>
        ))}
        {([0, -1] as const).flatMap((end) =>
          ends(end).map(({ value, y: height }) => (
            <span
              key={`${end} ${value}`}
              aria-hidden="true"
              data-end={end}
              style={{
                top: height,
                left: end === 0 ? undefined : `${(100 * turnAt[end]) / last}%`,
                borderColor: colourAt(end, value),
              }}
            >
              {end === -1 && (
                <b>
                  {whose(end, value).map(({ seat, colour }) => (
                    <PlayerBadge key={seat} colour={colour} size="0.8rem" />
                  ))}
                </b>
              )}
              {value}
            </span>
          )),
        )}
        {forked && (
          <i
            aria-hidden="true"
            style={{ top: y(forked.at(-1)!.value), left: `${(100 * forked.at(-1)!.turn) / last}%` }}
          >
            <PlayerBadge colour={players[fork.seat]!.colour} size="0.8rem" hollow />
          </i>
        )}
      </div>
    </div>
  );
}

interface Point {
  readonly turn: number;
  readonly at: string;
}

const isKnown = (value: number | undefined): value is number => value !== undefined;

/** The pieces between turns that follow each other, or those across turns of which nothing is known yet. */
function linked(points: readonly Point[], known: boolean): string {
  return points
    .slice(1)
    .map((point, index) => ({ point, before: points[index]! }))
    .filter(({ point, before }) => (point.turn - before.turn === 1) === known)
    .map(({ point, before }) => `M${before.at}L${point.at}`)
    .join('');
}

/** From where it parts, as far as the chart reaches. */
function forkedFrom({ from, values }: Fork, start: number | undefined, last: number) {
  const since = values.map((value, index) => ({ turn: from + index, value }));
  const all = start === undefined ? since : [{ turn: from - 1, value: start }, ...since];
  const seen = all.filter(({ turn }) => turn <= last);
  return seen.length > 0 ? seen : undefined;
}

/** The figures, pushed apart where they would lie over each other: up from the lowest, which has its place, and down from the top. */
function apart(values: readonly number[], y: (value: number) => number) {
  let above = HEIGHT + APART / 2;
  const risen = values
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, y: (above = Math.min(y(value), above - APART)) }));
  let below = -APART / 2;
  return risen.toReversed().map((it) => ({ ...it, y: (below = Math.max(it.y, below + APART)) }));
}
