/** The picture on the home page: two start tiles and the first of the suburbs. */
import { placedTiles, routesOf, tileCode, type Kind, type Rotation, type Table } from '../rules/index.ts';
import { CELL } from './map/geometry.ts';
import { LaidTiles, TrackValues } from './map/LaidTiles.tsx';
import { Locos } from './map/Lines.tsx';
import styles from './cover.module.css';

type Laid = readonly [kind: Kind, value: number, seat: number, x: number, y: number, rotation: Rotation];

const LAID: readonly Laid[] = [
  ['start', 0, 0, 0, 0, 0],
  ['start', 1, 0, 1, 0, 180],
  ['straight', 1, 0, 0, 1, 0],
  ['curve', 1, 0, 1, 1, 90],
  ['straight', 2, 0, 2, 0, 90],
  ['crossing', 2, 0, 3, 0, 0],
  ['curve', 0, 0, -1, 0, 0],
  ['crossing', 4, 2, -1, 1, 0],
  ['curve', 1, 0, 0, -1, 270],
  ['simple', 1, 3, -1, -1, 90],
  ['curve', 0, 0, 1, -1, 0],
  ['simple', 3, 1, 2, 1, 90],
];

const TABLE: Table = {
  seats: 4,
  competition: false,
  game: 0,
  points: [],
  startPlayer: 0,
  turns: 0,
  seat: 0,
  placed: 0,
  stationPlaced: false,
  faceUp: [],
  tiles: LAID.flatMap(([kind, value, seat, x, y, rotation]) => [x, y, rotation, tileCode(kind, value, seat)]),
  complete: [0, 0, 0, 0, 0, 0],
  ended: null,
  laid: [],
};
const ITSELF = (seat: number): number => seat;

export function Cover() {
  const tiles = placedTiles(TABLE);
  const routes = routesOf(TABLE);
  return (
    <svg
      viewBox={`${-1.9 * CELL} ${-1.7 * CELL} ${5.7 * CELL} ${3.2 * CELL}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.cover}
      aria-hidden="true"
    >
      <LaidTiles tiles={tiles} routes={routes} fresh={new Set()} looked={undefined} colourOf={ITSELF} />
      <TrackValues tiles={tiles} routes={routes} fresh={new Set()} looked={undefined} />
      <Locos routes={routes} tiles={tiles} rolled={new Map()} left={new Set()} motion={false} />
    </svg>
  );
}
