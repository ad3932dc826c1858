/** The signs of the game, drawn the same on the map and beside it: passengers, tickets and flags, dice, line numbers. */
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import { JOKER } from '../rules/board.ts';
import { lineColour, lineInk } from './map/lines.ts';
import styles from './marks.module.css';

export interface PassengerLook {
  readonly colour: number;
  /** The journey's letter, '' if it isn't known. */
  readonly letter: string;
  /** Filled with its ticket, hollow without. */
  readonly filled: boolean;
  readonly mine?: boolean;
  /** The second pair of a player in the duel. */
  readonly pale?: boolean;
  /** What it does has been sent and is not confirmed. */
  readonly unconfirmed?: boolean;
}

/** The smallest type, in pixels, and the largest that a mark has room for, by its size. */
const READABLE = 11;
const LARGEST = 1.7;

/** Its player's shape: hollow without a ticket, filled with one; a ring of ink around one's own. */
export function PassengerMark({
  colour,
  letter,
  filled,
  mine = false,
  pale = false,
  unconfirmed = false,
  r,
  px = 1,
}: PassengerLook & {
  readonly r: number;
  /** A pixel, in the units of `r`. */
  readonly px?: number;
}) {
  const size = Math.max(1.22 * r, READABLE * px);
  const tone = pale ? `color-mix(in oklab, ${playerColour(colour)} 62%, var(--card))` : playerColour(colour);
  return (
    <g data-unconfirmed={unconfirmed || undefined}>
      {mine && <circle className={styles.mine} r={r * 1.42} strokeWidth={r * 0.2} />}
      <path
        d={shapePath(playerShape(colour), r * (filled ? 1 : 0.9))}
        fill={filled ? tone : 'var(--card)'}
        stroke={filled ? 'var(--card)' : tone}
        strokeWidth={filled ? r * 0.2 : r * 0.3}
        strokeLinejoin="round"
      />
      {letter && size <= LARGEST * r && (
        <text
          className={styles.letter}
          y={size * 0.345}
          fontSize={size}
          style={{ fill: filled ? playerInk(colour) : 'var(--ink)' }}
        >
          {letter}
        </text>
      )}
    </g>
  );
}

export function PassengerBadge({ size = '1.9rem', ...look }: PassengerLook & { readonly size?: string }) {
  // 16 pixels at least are a rem.
  const px = 32 / (16 * parseFloat(size));
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} className={styles.badge} aria-hidden="true">
      <PassengerMark {...look} r={look.mine ? 10 : 11} px={px} />
    </svg>
  );
}

interface SignProps {
  readonly letter: string;
  readonly goal: boolean;
  readonly r: number;
}

/** A ticket where it is fetched, a flag at the goal. */
export function JourneySign({ letter, goal, r }: SignProps) {
  const d = goal
    ? `M${-r} ${-r * 0.9}H${r}L${r * 0.6} 0L${r} ${r * 0.9}H${-r}Z`
    : `M${-r} ${-r * 0.8}H${r}V${-r * 0.28}A${r * 0.28} ${r * 0.28} 0 0 0 ${r} ${r * 0.28}V${r * 0.8}H${-r}V${r * 0.28}A${r * 0.28} ${r * 0.28} 0 0 0 ${-r} ${-r * 0.28}Z`;
  return (
    <g>
      <path className={goal ? styles.flag : styles.ticket} d={d} strokeWidth={r * 0.14} />
      <text
        className={styles.letter}
        x={goal ? -r * 0.16 : 0}
        y={r * 0.42}
        fontSize={r * 1.2}
        style={{ fill: goal ? 'var(--paper)' : 'var(--ink)' }}
      >
        {letter}
      </text>
    </g>
  );
}

export function JourneyBadge({ size = '1.5rem', ...sign }: Omit<SignProps, 'r'> & { readonly size?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} className={styles.badge} aria-hidden="true">
      <JourneySign {...sign} r={11} />
    </svg>
  );
}

const STAR = 'M0 -11L3.2 -3.6L11.2 -3.4L5 1.8L7 9.6L0 5.2L-7 9.6L-5 1.8L-11.2 -3.4L-3.2 -3.6Z';

/** A die's face: the line's colour with its number, or the joker's star. */
export function DieFace({ face, size = '2.6rem' }: { readonly face: number; readonly size?: string }) {
  const joker = face === JOKER;
  const blank = face < 0;
  const fill = blank ? 'var(--paper-deep)' : joker ? 'var(--ic-joker)' : lineColour(face);
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} className={styles.die} aria-hidden="true">
      <rect className={styles.face} x="-18" y="-18" width="36" height="36" rx="8" style={{ fill }} />
      {joker && <path d={STAR} style={{ fill: 'var(--ic-joker-ink)' }} />}
      {!joker && !blank && (
        <text className={styles.letter} y="9" fontSize="25" style={{ fill: lineInk(face) }}>
          {face + 1}
        </text>
      )}
    </svg>
  );
}

/** A line's number on its colour, for running text. */
export function LineBadge({ line, size = '1.4em' }: { readonly line: number; readonly size?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} className={styles.badge} aria-hidden="true">
      <rect x="-12" y="-12" width="24" height="24" rx="5" style={{ fill: lineColour(line) }} />
      <text className={styles.letter} y="7" fontSize="19" style={{ fill: lineInk(line) }}>
        {line + 1}
      </text>
    </svg>
  );
}
