/** The picture on the home page: Europe in outline, with two networks about to meet. */
import { place } from './geometry.ts';
import { GROUP_SHAPES, groupColour } from './groups.ts';
import { Pin } from './Rails.tsx';
import { SILHOUETTE } from './silhouette.ts';
import { along } from './Track.tsx';
import styles from './cover.module.css';

type Spot = readonly [x: number, y: number];

/** Networks as ways over the lattice. */
const WAYS: readonly { readonly colour: number; readonly way: readonly Spot[] }[] = [
  {
    colour: 0,
    way: [
      [9, 6],
      [11, 6],
      [12, 7],
      [13, 8],
      [15, 8],
      [16, 9],
    ],
  },
  {
    colour: 1,
    way: [
      [24, 3],
      [23, 4],
      [22, 5],
      [21, 6],
      [20, 7],
      [18, 7],
      [17, 8],
    ],
  },
];
const CITIES = [
  [9, 6, 'orange'],
  [17, 8, 'orange'],
  [8, 3, 'red'],
  [24, 3, 'green'],
  [15, 12, 'blue'],
  [19, 0, 'yellow'],
  [27, 10, 'green'],
  [9, 10, 'blue'],
] as const;

const at = ([x, y]: Spot) => place({ x, y });

export function Cover() {
  return (
    <svg viewBox="300 60 1200 900" preserveAspectRatio="xMidYMid slice" className={styles.cover} aria-hidden="true">
      <rect className={styles.sea} width="1870" height="1326" />
      <path className={styles.shallows} d={SILHOUETTE} />
      <path className={styles.land} d={SILHOUETTE} />
      {WAYS.map(({ colour, way }) => (
        <g key={colour} className={styles.network}>
          {way.slice(1).map((spot, i) => {
            const line = { from: at(way[i]!), to: at(spot) };
            return (
              <g key={i} transform={along(line)}>
                <path className={styles.tint} style={{ stroke: `var(--player-${colour})` }} d="M0 0H100" />
                <path className={styles.bed} d="M0 0H100" />
                <path className={styles.sleepers} d="M0 0H100" />
              </g>
            );
          })}
        </g>
      ))}
      {WAYS.map(({ colour, way }) => {
        const { x, y } = at(way[0]!);
        return <Pin key={colour} x={x} y={y} colour={colour} scale={1.9} />;
      })}
      {CITIES.map(([x, y, colour]) => {
        const point = at([x, y]);
        return (
          <path
            key={`${x} ${y}`}
            className={styles.city}
            d={GROUP_SHAPES[colour]}
            transform={`translate(${point.x} ${point.y}) scale(2.6)`}
            style={{ fill: groupColour(colour) }}
          />
        );
      })}
    </svg>
  );
}
