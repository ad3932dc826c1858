/** Where the chosen tile could go, where it can't and why in a few words, and the tile as it would lie there. */
import { textWidth } from '@stellwerk/toolkit/text-width.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { isTrack, tracksOf, valueOf, type Direction, type Rotation } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { CELL, centre, sameCell, SMALL, towards } from './geometry.ts';
import type { Spot } from '../choosing/moves.ts';
import { Tile, valueCorner } from './Tile.tsx';
import type { Ghost } from '../choosing/useChoice.ts';
import styles from './map.module.css';

interface SpotsProps {
  readonly spots: readonly Spot[];
  readonly ghost: Ghost | undefined;
  readonly words: Words;
}

export function Spots({ spots, ghost, words }: SpotsProps) {
  return spots.map((spot) => {
    const { x, y } = centre(spot);
    const fits = spot.fits.length > 0;
    const held = ghost?.firm === true && sameCell(spot, ghost.spot);
    return (
      <g
        key={`${spot.x} ${spot.y}`}
        transform={`translate(${x} ${y})`}
        data-cell={`${spot.x} ${spot.y}`}
        data-name={held ? undefined : `cell:${spot.x},${spot.y}`}
      >
        <rect className={styles.spot} data-fits={fits} data-held={held} x="-45" y="-45" width="90" height="90" rx="7" />
        {spot.reason && <Forbidden side={spot.routes[0]!.end.side} lines={words.board.forbidden(spot.reason.code)} />}
      </g>
    );
  });
}

/** By the side that the loco looks in from: where the sign and the two lines find room. */
const ROOM: readonly { readonly sign: readonly [number, number]; readonly lines: readonly [number, number] }[] = [
  { sign: [0, -11], lines: [20, 37] },
  { sign: [-22, 0], lines: [-20, 33] },
  { sign: [0, -30], lines: [0, 17] },
  { sign: [22, 0], lines: [-20, 33] },
];

/** The same where cells are small and locos large. */
const LITTLE_ROOM: typeof ROOM = [
  { sign: [32, -30], lines: [11, 34] },
  { sign: [-22, 0], lines: [-22, 36] },
  { sign: [32, 30], lines: [-22, 1] },
  { sign: [22, 0], lines: [-22, 36] },
];
/** Pixels a cell below which there is the sign alone, and the most units that words on a cell have. */
const WORDLESS = 40;
const WIDEST = 88;

/** How large the words on a cell are, in units; undefined where they can't be read or don't fit. */
export function wordSize(lines: readonly string[], cell: number): number | undefined {
  const size = Math.max(19, (11 * CELL) / cell);
  return cell >= WORDLESS && lines.every((line) => textWidth(line, size) <= WIDEST) ? size : undefined;
}

/** Where they stand on a cell of so many pixels. */
export const roomOn = (side: Direction, cell: number) => (cell < SMALL ? LITTLE_ROOM : ROOM)[side]!;

/** The sign away from the loco, and the words where they can be read. */
function Forbidden({ side, lines }: { readonly side: Direction; readonly lines: readonly [string, string] }) {
  const cell = Math.round(useScale() * CELL);
  const fontSize = wordSize(lines, cell);
  const wordy = fontSize !== undefined;
  const { sign, lines: at } = roomOn(side, cell);
  const { x, y } = wordy ? { x: sign[0], y: sign[1] } : towards(side, -0.6);
  return (
    <>
      <NoEntry x={x} y={y} r={wordy ? 12 : 18} />
      {wordy &&
        lines.map((line, index) => (
          <text key={line} className={styles.forbidden} style={{ fontSize }} y={at[index]}>
            {line}
          </text>
        ))}
    </>
  );
}

function NoEntry({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const across = r * Math.SQRT1_2;
  return (
    <g transform={`translate(${x} ${y})`} data-sign="">
      <circle className={styles.noEntry} r={r} strokeWidth={r / 4} />
      <path
        className={styles.noEntry}
        d={`M${-across} ${-across}L${across} ${across}`}
        strokeWidth={r / 4}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Its value stands where the tick would. */
function tickAside(code: number, rotation: Rotation): boolean {
  if (!isTrack(code) || valueOf(code) === 0) return false;
  const { x, y } = valueCorner(tracksOf(code, rotation));
  return x > 0 && y > 0;
}

interface GhostProps {
  readonly ghost: Ghost;
  readonly code: number;
  readonly mine: number | undefined;
  colourOf(seat: number): number;
}

export function GhostTile({ ghost, code, mine, colourOf }: GhostProps) {
  const { x, y } = centre(ghost.spot);
  const refused = ghost.reason !== undefined;
  return (
    <g transform={`translate(${x} ${y})`} data-ghost={ghost.placement.rotation} aria-hidden="true">
      <g className={styles.ghost} data-refused={refused}>
        <Tile code={code} rotation={ghost.placement.rotation} colourOf={colourOf} mine={mine} />
      </g>
      <rect className={styles.ghostFrame} data-refused={refused} x="-48" y="-48" width="96" height="96" rx="8" />
      {refused && <NoEntry x={34} y={-34} r={14} />}
      {ghost.consequence && ghost.consequence.completes.length > 0 && (
        <g transform={`translate(${tickAside(code, ghost.placement.rotation) ? -34 : 34} 34)`}>
          <circle className={styles.doneDisc} r="16" />
          <path className={styles.doneMark} d="M-7 1L-2 6L8 -6" />
        </g>
      )}
    </g>
  );
}
