/** What is marked on the tiles that lie: those of others since my turn, those of mine that can still be taken back, and a hint. */
import { playerColour, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import type { PlacedTile, Placement } from '../../rules/index.ts';
import { centre, sameCell, type Cell } from './geometry.ts';
import { isWorthNorthWest, Tile } from './Tile.tsx';
import styles from './map.module.css';

/** A tile by its index, and the colour of who placed it. */
export interface News {
  readonly tile: number;
  readonly colour: number;
}

interface NewsProps {
  readonly news: readonly News[];
  readonly tiles: readonly PlacedTile[];
}

/** Who placed and who owns are two things: the frame and the bead say who placed. */
export function NewsMarks({ news, tiles }: NewsProps) {
  return news.map(({ tile, colour }) => {
    const bead = beadOf(tiles[tile]!);
    return (
      <g
        key={tile}
        className={styles.news}
        style={{ color: playerColour(colour) }}
        data-news={tile}
        {...at(tiles[tile]!)}
      >
        <rect x="-46" y="-46" width="92" height="92" rx="7" />
        <g transform={`translate(${bead.x} ${bead.y})`}>
          <circle r="16" />
          <path d={shapePath(playerShape(colour), 9)} />
        </g>
      </g>
    );
  });
}

/** In the north-west, unless a value stands there. */
const beadOf = (tile: Pick<PlacedTile, 'code' | 'rotation'>, out = 40): Point =>
  // Further in, so that it leaves the bead of the tile below free.
  isWorthNorthWest(tile) ? { x: -30, y: 30 } : { x: -out, y: -out };

const FRAME = { x: -46.5, y: -46.5, width: 93, height: 93, rx: 7 };

interface DraftsProps {
  readonly drafts: readonly PlacedTile[];
  /** The last of them is a draft. */
  readonly unconfirmed: boolean;
  readonly colour: number;
}

export function DraftMarks({ drafts, unconfirmed, colour }: DraftsProps) {
  return drafts.map((tile, index) => (
    <g
      key={tile.index}
      style={{ color: playerColour(colour) }}
      data-draft={tile.index}
      data-unconfirmed={(unconfirmed && index === drafts.length - 1) || undefined}
      {...at(tile)}
    >
      <rect className={styles.draft} {...FRAME} />
    </g>
  ));
}

export interface Advised {
  readonly placement: Placement;
  readonly code: number;
  /** Which tile of the plan it is, where that has more. */
  readonly nth: number | undefined;
}

interface HintProps {
  readonly advised: readonly Advised[];
  readonly mine: number | undefined;
  colourOf(seat: number): number;
}

/** The first tile is ringed, for it is the one to be taken up; those that would follow are paler. */
export function HintMarks({ advised, mine, colourOf }: HintProps) {
  return advised.map(({ placement, code, nth }, index) => (
    <g
      key={index}
      {...(index === 0 ? { 'data-hint': '' } : { 'data-then': nth })}
      aria-hidden="true"
      {...at(placement)}
    >
      <g className={styles.hinted}>
        <Tile code={code} rotation={placement.rotation} colourOf={colourOf} mine={mine} />
      </g>
      {index === 0 ? <circle className={styles.ring} r="60" /> : <rect className={styles.then} {...FRAME} />}
    </g>
  ));
}

/** Which tile is laid first, which next; above the tile that is held there. */
export function HintNumbers({ advised }: Pick<HintProps, 'advised'>) {
  return advised.map(({ placement, code, nth }) => {
    if (nth === undefined) return null;
    // Well on its tile: the one beside it may be advised too.
    const corner = beadOf({ code, rotation: placement.rotation }, 36);
    // Where it has to be larger it grows outwards, away from a station's number.
    const transformOrigin = `11px ${corner.y < 0 ? 11 : -11}px`;
    return (
      <g key={nth} data-order={nth} aria-hidden="true" {...at(placement)}>
        <g transform={`translate(${corner.x} ${corner.y})`}>
          <g className={styles.order} style={{ transformOrigin }}>
            <circle r="16" />
            <text y="7.5">{nth}</text>
          </g>
        </g>
      </g>
    );
  });
}

/** Which suggestion begins where, at the lower edge of its cell; several of one cell stand side by side. */
export function SuggestionNumerals({
  suggested,
  shown,
}: {
  /** None for what has no place on the map. */
  readonly suggested: readonly (Cell | undefined)[];
  readonly shown: number;
}) {
  return suggested.map((cell, index) => {
    if (!cell) return null;
    const same = suggested.flatMap((other, place) => (other && sameCell(other, cell) ? [place] : []));
    const x = (same.indexOf(index) - (same.length - 1) / 2) * 32;
    return (
      <g key={index} data-numeral={index} data-shown={index === shown || undefined} aria-hidden="true" {...at(cell)}>
        <g transform={`translate(${x} 44)`}>
          <g className={styles.numeral}>
            <circle r="15" />
            <text y="6.5">{NUMERALS[index]}</text>
          </g>
        </g>
      </g>
    );
  });
}

function at(cell: Cell): { readonly transform: string } {
  const { x, y } = centre(cell);
  return { transform: `translate(${x} ${y})` };
}
