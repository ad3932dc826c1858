/** Where the chosen tile could go, where it can't and by which restriction, and the tile as it would lie there. */
import { RESTRICTIONS, type Route } from '../../rules/index.ts';
import { centre, sameCell, towards } from './geometry.ts';
import type { Spot } from '../choosing/moves.ts';
import { Tile } from './Tile.tsx';
import type { Ghost } from '../choosing/useChoice.ts';
import styles from './map.module.css';

/** The letter of a restriction; other reasons have none. */
const letterOf = (code: string | undefined): string =>
  (RESTRICTIONS as readonly string[]).includes(code ?? '') ? code! : '×';

interface SpotsProps {
  readonly spots: readonly Spot[];
  readonly ghost: Ghost | undefined;
}

export function Spots({ spots, ghost }: SpotsProps) {
  return spots.map((spot) => {
    const { x, y } = centre(spot);
    const fits = spot.fits.length > 0;
    return (
      <g key={`${spot.x} ${spot.y}`} transform={`translate(${x} ${y})`} data-cell={`${spot.x} ${spot.y}`}>
        <rect
          className={styles.spot}
          data-fits={fits}
          data-held={sameCell(spot, ghost?.spot)}
          x="-44"
          y="-44"
          width="88"
          height="88"
          rx="8"
        />
        {!fits && <Letter code={spot.reason?.code} />}
      </g>
    );
  });
}

function Letter({ code }: { readonly code: string | undefined }) {
  return (
    <>
      <circle className={styles.letterDisc} r="19" />
      <text className={styles.letter} y="10">
        {letterOf(code)}
      </text>
    </>
  );
}

/** The station values that a route has not yet, on the cell before its loco. */
export function Hints({ routes }: { readonly routes: readonly Route[] }) {
  return routes.map(({ route, complete, end, missing }) => {
    if (complete) return null;
    const { x, y } = centre(end);
    // Away from the loco.
    const aside = towards(end.side, -0.25);
    return (
      <text key={route} className={styles.hint} x={x + aside.x} y={y + aside.y + 8}>
        {missing.join(' ')}
      </text>
    );
  });
}

interface GhostProps {
  readonly ghost: Ghost;
  readonly code: number;
  colourOf(seat: number): number;
}

export function GhostTile({ ghost, code, colourOf }: GhostProps) {
  const { x, y } = centre(ghost.spot);
  return (
    <g transform={`translate(${x} ${y})`} data-ghost={ghost.placement.rotation} aria-hidden="true">
      <g className={styles.ghost} data-refused={ghost.reason !== undefined}>
        <Tile code={code} rotation={ghost.placement.rotation} colourOf={colourOf} />
      </g>
      <rect
        className={styles.ghostFrame}
        data-refused={ghost.reason !== undefined}
        data-firm={ghost.firm}
        x="-48"
        y="-48"
        width="96"
        height="96"
        rx="8"
      />
      {ghost.reason && (
        <g transform="translate(34 -34)">
          <Letter code={ghost.reason.code} />
        </g>
      )}
      {ghost.completes.length > 0 && (
        <g transform="translate(34 34)">
          <circle className={styles.doneDisc} r="16" />
          <path className={styles.doneMark} d="M-7 1L-2 6L8 -6" />
        </g>
      )}
    </g>
  );
}
