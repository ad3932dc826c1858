/** The tiles that lie on the table with the routes through them. */
import { memo, type ReactNode } from 'react';
import type { PlacedTile, Route } from '../../rules/index.ts';
import { centre } from './geometry.ts';
import { Tints } from './Lines.tsx';
import { TileBeds, TileCard, TileTracks, TrackValue } from './Tile.tsx';
import styles from './map.module.css';

interface LaidProps {
  readonly tiles: readonly PlacedTile[];
  readonly routes: readonly Route[];
  readonly fresh: ReadonlySet<number>;
  readonly looked: number | undefined;
  /** The seat whose stations have a rim of their own. */
  readonly mine?: number | undefined;
  colourOf(seat: number): number;
}

/** A tile in its place; one that the looked-at route does not use steps back. */
function layerOf({ tiles, routes, looked, fresh }: Omit<LaidProps, 'colourOf'>) {
  const inSight = new Set(routes[looked ?? -1]?.legs.map(({ tile }) => tile));
  return (draw: (tile: PlacedTile) => ReactNode): ReactNode =>
    tiles.map((tile) => {
      const { x, y } = centre(tile);
      return (
        <g key={tile.index} transform={`translate(${x} ${y})`}>
          <g
            className={fresh.has(tile.index) ? styles.laid : ''}
            data-back={looked !== undefined && tile.index > 1 && !inSight.has(tile.index)}
          >
            {draw(tile)}
          </g>
        </g>
      );
    });
}

/** Cards first, then the tints of the routes, then tracks and print: so a tint runs through below all tracks. */
export const LaidTiles = memo(function LaidTiles({ tiles, routes, fresh, looked, mine, colourOf }: LaidProps) {
  const layer = layerOf({ tiles, routes, fresh, looked });
  return (
    <g className={styles.tiles} data-looking={looked !== undefined} aria-hidden="true">
      {layer(({ code }) => (
        <TileCard code={code} />
      ))}
      {layer(({ code, rotation }) => (
        <TileBeds code={code} rotation={rotation} />
      ))}
      <Tints routes={routes.filter(({ route }) => looked === undefined || route === looked)} tiles={tiles} />
      {layer(({ code, rotation }) => (
        <TileTracks code={code} rotation={rotation} colourOf={colourOf} mine={mine} />
      ))}
    </g>
  );
});

/** Above everything that frames tiles, for a value may be larger than its corner. */
export const TrackValues = memo(function TrackValues(props: Omit<LaidProps, 'colourOf' | 'mine'>) {
  return (
    <g className={styles.tiles} aria-hidden="true">
      {layerOf(props)(({ code, rotation }) => (
        <TrackValue code={code} rotation={rotation} />
      ))}
    </g>
  );
});
