/** The city as it is printed: blocks with their zones, parks, streets with the doors of the blocks, and the letters and figures at the edge. */
import { memo } from 'react';
import { CITY, HEIGHT, WIDTH, type Cell, type Zone } from '../../rules/city.ts';
import { cornerOf, doorOf, leftOf, lineThrough, NAME_Y, parkOf, PITCH, PLAN, STREETS } from './geometry.ts';
import { ZONE_ICONS } from './icons.ts';
import styles from './map.module.css';

const ALL_STREETS = STREETS.map((street) => lineThrough(street)).join('');
/** The ground goes on beyond the plan: a window is seldom square. */
const BEYOND = 2000;

export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true">
      <rect
        className={styles.ground}
        x={-BEYOND}
        y={-BEYOND}
        width={PLAN.width + 2 * BEYOND}
        height={PLAN.height + 2 * BEYOND}
      />
      {CITY.zones.map((zone, cell) => {
        if (zone === 'park') return <Park key={cell} cell={cell} />;
        const { x, y } = cornerOf(cell);
        return (
          <rect
            key={cell}
            className={styles.block}
            style={{ fill: zoneColour(zone) }}
            x={x + 2}
            y={y + 2}
            width={PITCH - 4}
            height={PITCH - 4}
            rx="13"
          />
        );
      })}
      <path className={styles.kerb} d={ALL_STREETS} />
      <path className={styles.street} d={ALL_STREETS} />
      <path className={styles.lane} d={ALL_STREETS} />
      {CITY.zones.map((zone, cell) => zone !== 'park' && <Door key={cell} cell={cell} />)}
    </g>
  );
});

/** The stem from the block to its crossing, and the dot on it: one sees which crossing is whose. */
function Door({ cell }: { readonly cell: Cell }) {
  const { x, y } = doorOf(cell);
  return (
    <g style={{ color: zoneColour(CITY.zones[cell]!) }}>
      <path className={styles.stem} d={`M${x} ${y}L${x + 15} ${y - 15}`} />
      <circle className={styles.door} cx={x} cy={y} r="8" />
    </g>
  );
}

export function zoneColour(zone: Zone): string {
  return `var(--fm-${zone})`;
}

function Park({ cell }: { readonly cell: Cell }) {
  const { x, y } = cornerOf(cell);
  const isOdd = cell % 2 === 1;
  const trees: readonly (readonly [number, number, number])[] = isOdd
    ? [
        [16, 18, 42],
        [58, 44, 50],
      ]
    : [
        [60, 16, 42],
        [18, 46, 48],
      ];
  return (
    <g>
      <rect className={styles.park} {...parkOf(cell)} />
      {trees.map(([dx, dy, size]) => (
        <image key={dx} href={ZONE_ICONS.park} x={x + dx} y={y + dy} width={size} height={size} />
      ))}
    </g>
  );
}

/** A name's width in units, roughly: longer ones are drawn narrower than they would be. */
function widthOf(name: string, size: number): number {
  const letters = [...name].map((letter) => (/[fijlrtI]/.test(letter) ? 0.3 : /[mwMW]/.test(letter) ? 0.66 : 0.47));
  return size * letters.reduce((sum, width) => sum + width, 0);
}

interface ZonesProps {
  /** Names on the plan; without them the pictures stand alone. */
  readonly names: Readonly<Record<Zone, string>> | undefined;
  /** Size of the names in units. */
  readonly size: number;
}

/** Pictures of the zones and their names, letters and figures of the edge. */
export const Zones = memo(function Zones({ names, size }: ZonesProps) {
  return (
    <g aria-hidden="true" className={styles.zones}>
      {CITY.zones.map((zone, cell) => {
        if (zone === 'park') return null;
        const { x, y } = cornerOf(cell);
        const left = leftOf(cell) - 1;
        const room = 105 - left;
        return (
          <g key={cell}>
            <image href={ZONE_ICONS[zone]} x={x + 27} y={y + 5} width="58" height="58" />
            {names && (
              <text
                className={styles.zoneName}
                style={{ fontSize: size, color: `var(--fm-${zone})` }}
                x={x + (left + 117) / 2}
                y={y + NAME_Y}
                textAnchor="middle"
                {...(widthOf(names[zone], size) > room && {
                  textLength: room,
                  lengthAdjust: 'spacingAndGlyphs',
                })}
              >
                {names[zone]}
              </text>
            )}
          </g>
        );
      })}
      {names &&
        Array.from({ length: WIDTH }, (_, column) => (
          <text
            key={`c${column}`}
            className={styles.edge}
            style={{ fontSize: size }}
            x={column * PITCH + 8}
            y={6 + size}
          >
            {'ABCDEF'[column]}
          </text>
        ))}
      {names &&
        Array.from({ length: HEIGHT }, (_, row) => (
          <text
            key={`r${row}`}
            className={styles.edge}
            data-park={CITY.zones[row * WIDTH] === 'park' || undefined}
            style={{ fontSize: size }}
            x={8}
            y={row * PITCH + 50}
          >
            {row + 1}
          </text>
        ))}
    </g>
  );
});
