/** The network itself, which never changes: five lines side by side, their fields as beads, line numbers at the termini. */
import { memo } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { LINES, STATIONS } from '../../rules/board.ts';
import { COURSES, fieldPoint, pillOf, slotPoint } from './geometry.ts';
import { lineColour, lineInk } from './lines.ts';
import { useMapScale } from './scale.ts';
import styles from './map.module.css';

export const Network = memo(function Network({ beads }: { readonly beads: boolean }) {
  return (
    <g aria-hidden="true">
      {COURSES.map(({ path }, line) => (
        <path key={line} className={styles.casing} d={path} />
      ))}
      {COURSES.map(({ path }, line) => (
        <path key={line} className={styles.line} d={path} style={{ stroke: lineColour(line) }} />
      ))}
      {COURSES.map(({ fields }, line) =>
        !beads ? null : (
          <path
            key={line}
            className={styles.beads}
            d={fields
              .filter((_, field) => LINES[line]!.fields[field]! < 0)
              .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
              .join('')}
          />
        ),
      )}
      {STATIONS.map(({ id }, station) => (
        <Pill key={id} station={station} />
      ))}
    </g>
  );
});

/** Single spaces where the lines are too thin to show all of them. */
export function Spaces({ spaces }: { readonly spaces: readonly { readonly line: number; readonly field: number }[] }) {
  const px = 1 / useMapScale();
  const d = spaces
    .map(({ line, field }) => fieldPoint(line, field))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
  return (
    <g aria-hidden="true" data-spaces={spaces.length}>
      <path className={`${styles.spaces} ${styles.spacesRim}`} d={d} strokeWidth={4.6 * px} />
      <path className={styles.spaces} d={d} strokeWidth={3 * px} />
    </g>
  );
}

function Pill({ station }: { readonly station: number }) {
  const d = pillPath(station);
  return (
    <>
      <path className={styles.pillRim} d={d} data-name={`station:${STATIONS[station]!.id}`} />
      <path className={styles.pill} d={d} />
    </>
  );
}

/** The middle line of a station's pill; a hair long, so that it is drawn where a single line calls. */
export function pillPath(station: number): string {
  const { from, to } = pillOf(station);
  return `M${from.x} ${from.y}L${to.x + 0.01} ${to.y}`;
}

type Offset = readonly [dx: number, dy: number];
const NORTH: readonly Offset[] = [
  [-10, -36],
  [-18, -36],
  [0, -36],
  [18, -36],
  [-26, -36],
];
const SOUTH: readonly Offset[] = [
  [-22, 30],
  [38, -34],
  [38, 4],
  [38, 44],
  [-10, 44],
];

interface Bullet {
  readonly line: number;
  readonly at: Point;
}

/** Line numbers stand off the termini, in the direction in which the line doesn't go on. */
const AT_TERMINI: readonly Bullet[] = LINES.flatMap(({ fields, last }, line) =>
  [
    { station: fields[0]!, by: NORTH[line]! },
    { station: fields[last]!, by: SOUTH[line]! },
  ].map(({ station, by: [dx, dy] }) => {
    const { x, y } = slotPoint(station, line);
    return { line, at: { x: x + dx, y: y + dy } };
  }),
);
const LONG = 6;

/** In the middle of every longer stretch, for those who want more than colour. */
const ON_THE_WAY: readonly Bullet[] = COURSES.flatMap(({ fields }, line) => {
  const stops = LINES[line]!.fields.flatMap((station, field) => (station >= 0 ? [field] : []));
  return stops.slice(1).flatMap((end, index) => {
    const start = stops[index]!;
    return end - start < LONG ? [] : [{ line, at: fields[Math.floor((start + end) / 2) + (line % 2)]! }];
  });
});

interface BulletsProps {
  readonly everywhere: boolean;
  readonly px: number;
  /** Whether nothing else stands there. */
  isFree(at: Point): boolean;
}

export function LineBullets({ everywhere, px, isFree }: BulletsProps) {
  return (
    <g aria-hidden="true">
      {[...AT_TERMINI, ...(everywhere ? ON_THE_WAY : [])]
        .filter(({ at }) => isFree(at))
        .map(({ line, at: { x, y } }, index) => (
          <g key={index} transform={`translate(${x} ${y}) scale(${px})`}>
            <rect x="-8" y="-8" width="16" height="16" rx="3.5" style={{ fill: lineColour(line) }} />
            <text className={styles.bulletText} y="4.5" style={{ fill: lineInk(line) }}>
              {line + 1}
            </text>
          </g>
        ))}
    </g>
  );
}
