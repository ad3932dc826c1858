/** The picture on the home page: Europe with three networks about to meet. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { place } from './map/geometry.ts';
import { GROUP_SHAPES, groupColour } from './map/groups.ts';
import { Pin } from './map/Rails.tsx';
import { SILHOUETTE } from './map/silhouette.ts';
import { along } from './map/Track.tsx';
import styles from './cover.module.css';

type Spot = readonly [x: number, y: number];

const at = ([x, y]: Spot): Point => place({ x, y });

/** Networks as ways over the lattice, from their markers. */
const WAYS: readonly (readonly Spot[])[] = [
  [
    [8, 3],
    [9, 4],
    [10, 5],
    [9, 6],
    [10, 7],
    [11, 8],
    [13, 8],
  ],
  [
    [27, 4],
    [26, 5],
    [25, 6],
    [23, 6],
    [22, 7],
    [21, 8],
    [19, 8],
    [17, 8],
  ],
  [
    [9, 10],
    [11, 10],
    [13, 10],
    [14, 9],
    [15, 8],
  ],
];
const CITIES = [
  [8, 3, 'red'],
  [9, 6, 'orange'],
  [13, 8, 'orange'],
  [17, 8, 'orange'],
  [21, 8, 'orange'],
  [27, 4, 'green'],
  [27, 10, 'green'],
  [15, 0, 'yellow'],
  [23, 0, 'yellow'],
  [13, 10, 'blue'],
  [9, 10, 'blue'],
  [15, 12, 'blue'],
  [3, 8, 'red'],
] as const;

const DOTS = Array.from({ length: 14 * 17 }, (_, i) => {
  const y = Math.floor(i / 17);
  const dot = at([(i % 17) * 2 + ((y + 1) % 2), y]);
  return `M${dot.x} ${dot.y.toFixed(0)}h0`;
}).join('');

export function Cover() {
  return (
    <svg viewBox="140 30 1500 1125" preserveAspectRatio="xMidYMid slice" className={styles.cover} aria-hidden="true">
      <rect className={styles.sea} width="1870" height="1326" />
      <path className={styles.shallows} d={SILHOUETTE} />
      <path className={styles.land} d={SILHOUETTE} />
      <path className={styles.dots} d={DOTS} />
      {WAYS.map((way, colour) => (
        <g key={colour}>
          <path
            className={styles.tint}
            style={{ stroke: `var(--player-${colour})` }}
            d={`M${way.map((spot) => `${at(spot).x} ${at(spot).y}`).join('L')}`}
          />
          {way.slice(1).map((spot, i) => (
            <g key={i} transform={along({ from: at(way[i]!), to: at(spot) })}>
              <path className={styles.sleepers} d="M0 0H100" />
              <path className={styles.rails} d="M0 -11H100M0 11H100" />
            </g>
          ))}
        </g>
      ))}
      {WAYS.map((way, colour) => {
        const { x, y } = at(way[0]!);
        return <Pin key={colour} x={x} y={y} colour={colour} scale={2.1} />;
      })}
      {CITIES.map(([x, y, colour]) => {
        const point = at([x, y]);
        return (
          <path
            key={`${x} ${y}`}
            className={styles.city}
            d={GROUP_SHAPES[colour]}
            transform={`translate(${point.x} ${point.y}) scale(2.9)`}
            style={{ fill: groupColour(colour) }}
          />
        );
      })}
    </svg>
  );
}
