/** A finished table to look at, for summaries that leave no room for the board. */
import type { PlacedTile, Route } from '../../rules/index.ts';
import { boxOf, CELL, openEnds } from './geometry.ts';
import { Locos } from './Lines.tsx';
import { LaidTiles } from './LaidTiles.tsx';
import styles from './map.module.css';

interface PictureProps {
  readonly tiles: readonly PlacedTile[];
  readonly routes: readonly Route[];
  /** The route that is counted: the picture shows as much as it needs. */
  readonly looked: number | undefined;
  /** Colours by seat. */
  readonly colours: readonly number[];
  readonly label: string;
}

const NOTHING: ReadonlySet<number> = new Set();
const NOWHERE: ReadonlyMap<number, number> = new Map();

export function Picture({ tiles, routes, looked, colours, label }: PictureProps) {
  const route = looked === undefined ? undefined : routes[looked];
  const legs = new Set(route?.legs.map(({ tile }) => tile));
  const seen = route ? tiles.filter(({ index }) => index < 2 || legs.has(index)) : tiles;
  const box = boxOf(seen, route ? [] : openEnds(routes));
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
    </svg>
  );
}
