/** The city as it is printed: streets, blocks with their zones, parks, and the letters and figures at the edge. */
import { memo } from 'react';
import { CITY, HEIGHT, WIDTH, type Zone } from '../../rules/city.ts';
import { BLOCK, centreOf, lineThrough, PITCH, PLAN, STREETS } from './geometry.ts';
import { ZONE_ICONS } from './icons.ts';
import styles from './map.module.css';

const ALL_STREETS = STREETS.map(lineThrough as (street: readonly number[]) => string).join('');

export const Streets = memo(function Streets() {
  return (
    <g aria-hidden="true">
      <rect
        className={styles.ground}
        x={PLAN.left}
        y={PLAN.top}
        width={WIDTH * PITCH}
        height={HEIGHT * PITCH}
        rx="18"
      />
      <path className={styles.kerb} d={ALL_STREETS} />
      <path className={styles.street} d={ALL_STREETS} />
      <path className={styles.lane} d={ALL_STREETS} />
      {Array.from({ length: WIDTH }, (_, column) => (
        <text key={`c${column}`} className={styles.edge} x={centreOf(column).x} y={PLAN.top - 8} textAnchor="middle">
          {'ABCDEF'[column]}
        </text>
      ))}
      {Array.from({ length: HEIGHT }, (_, row) => (
        <text
          key={`r${row}`}
          className={styles.edge}
          x={PLAN.left - 16}
          y={centreOf(row * WIDTH).y + 6}
          textAnchor="middle"
        >
          {row + 1}
        </text>
      ))}
    </g>
  );
});

export const Blocks = memo(function Blocks() {
  return (
    <g aria-hidden="true">
      {CITY.zones.map((zone, cell) => {
        const { x, y } = centreOf(cell);
        if (zone === 'park') return <Park key={cell} x={x} y={y} odd={cell % 2 === 1} />;
        return (
          <rect
            key={cell}
            className={styles.block}
            style={{ fill: zoneColour(zone) }}
            x={x - BLOCK / 2}
            y={y - BLOCK / 2}
            width={BLOCK}
            height={BLOCK}
            rx="13"
          />
        );
      })}
    </g>
  );
});

export function zoneColour(zone: Zone): string {
  return `var(--fm-${zone})`;
}

function Park({ x, y, odd }: { readonly x: number; readonly y: number; readonly odd: boolean }) {
  const trees: readonly (readonly [number, number, number])[] = odd
    ? [
        [-26, -20, 40],
        [18, 8, 48],
      ]
    : [
        [22, -22, 42],
        [-20, 10, 46],
      ];
  return (
    <g>
      <rect className={styles.park} x={x - 52} y={y - 52} width="104" height="104" rx="30" />
      {trees.map(([dx, dy, size]) => (
        <image key={dx} href={ZONE_ICONS.park} x={x + dx - size / 2} y={y + dy - size / 2} width={size} height={size} />
      ))}
    </g>
  );
}

/** Pictures of the zones, above routes; their names where there is room for them. */
export const Zones = memo(function Zones({ names }: { readonly names: Readonly<Record<Zone, string>> | undefined }) {
  return (
    <g aria-hidden="true" className={styles.zones}>
      {CITY.zones.map((zone, cell) => {
        if (zone === 'park') return null;
        const { x, y } = centreOf(cell);
        const size = names ? 50 : 60;
        return (
          <g key={cell}>
            <image href={ZONE_ICONS[zone]} x={x - size / 2} y={y - 46} width={size} height={size} />
            {names && (
              <text
                className={styles.zoneName}
                style={{ stroke: zoneColour(zone) }}
                x={x}
                y={y + 13}
                textAnchor="middle"
              >
                {names[zone]}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
