/** A table to look at, not to play on: for summaries and for the rules page. */
import type { ReactNode } from 'react';
import type { PlacedTile, Route } from '../rules/index.ts';
import { boxOf, CELL, openEnds, type Cell } from './geometry.ts';
import { Locos } from './Lines.tsx';
import { LaidTiles } from './LaidTiles.tsx';
import styles from './board.module.css';

interface PictureProps {
  readonly tiles: readonly PlacedTile[];
  readonly routes: readonly Route[];
  readonly looked?: number | undefined;
  /** Colours by seat. */
  readonly colours: readonly number[];
  readonly label: string;
  /** Cells that have to be seen, too. */
  readonly also?: readonly Cell[];
  /** Only as large as what lies there. */
  readonly tight?: boolean;
  readonly children?: ReactNode;
}

const NOTHING: ReadonlySet<number> = new Set();
const NOWHERE: ReadonlyMap<number, number> = new Map();

export function Picture({ tiles, routes, looked, colours, label, also = [], tight, children }: PictureProps) {
  const box = boxOf(tiles, [...(tight ? [] : openEnds(routes)), ...also], tight ? { columns: 1, rows: 1 } : undefined);
  return (
    <svg
      className={styles.picture}
      viewBox={`${box.west * CELL} ${box.north * CELL} ${box.columns * CELL} ${box.rows * CELL}`}
      role="img"
      aria-label={label}
    >
      <LaidTiles
        tiles={tiles}
        routes={routes}
        fresh={NOTHING}
        looked={looked}
        colourOf={(seat) => colours[seat] ?? seat}
      />
      <Locos routes={routes} tiles={tiles} rolled={NOWHERE} left={NOTHING} motion={false} />
      {children}
    </svg>
  );
}
