/** The network itself, which never changes: five lines side by side, their fields as beads, line numbers at the termini. */
import { memo } from 'react';
import { LINES, STATIONS } from '../rules/board.ts';
import { COURSES, pillOf, slotPoint, type Point } from './geometry.ts';
import { lineColour, lineInk } from './lines.ts';
import styles from './map.module.css';

export const Network = memo(function Network() {
  return (
    <g aria-hidden="true">
      {COURSES.map(({ path }, line) => (
        <path key={line} className={styles.casing} d={path} />
      ))}
      {COURSES.map(({ path }, line) => (
        <path key={line} className={styles.line} d={path} style={{ stroke: lineColour(line) }} />
      ))}
      {COURSES.map(({ fields }, line) => (
        <path
          key={line}
          className={styles.beads}
          d={fields
            .filter((_, field) => LINES[line]!.fields[field]! < 0)
            .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
            .join('')}
        />
      ))}
      {STATIONS.map(({ id }, station) => (
        <Pill key={id} station={station} />
      ))}
    </g>
  );
});

function Pill({ station }: { readonly station: number }) {
  const d = pillPath(station);
  return (
    <>
      <path className={styles.pillRim} d={d} />
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
  [26, -46],
];
const SOUTH: readonly Offset[] = [
  [-22, 30],
  [38, -34],
  [38, 4],
  [38, 44],
  [-10, 44],
];

/** Line numbers stand off the termini, in the direction in which the line doesn't go on. */
const BULLETS: readonly (readonly [line: number, station: number, dx: number, dy: number])[] = LINES.flatMap(
  ({ fields, last }, line) => [
    [line, fields[0]!, ...NORTH[line]!] as const,
    [line, fields[last]!, ...SOUTH[line]!] as const,
  ],
);

export function LineBullets() {
  return (
    <g aria-hidden="true">
      {BULLETS.map(([line, station, dx, dy]) => {
        const { x, y }: Point = slotPoint(station, line);
        return (
          <g key={`${line} ${station}`} transform={`translate(${x + dx} ${y + dy})`}>
            <rect x="-13" y="-13" width="26" height="26" rx="5" style={{ fill: lineColour(line) }} />
            <text className={styles.bulletText} y="7" style={{ fill: lineInk(line) }}>
              {line + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
