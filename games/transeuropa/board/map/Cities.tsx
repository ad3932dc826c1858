/** The cities on the map: shape and colour of their group, name, and a ring around mine. */
import { memo } from 'react';
import type { TypeSize } from '@stellwerk/toolkit/labels.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { cityPoint, type Layout } from './geometry.ts';
import { GROUP_SHAPES, groupColour } from './groups.ts';
import { labelOf } from './labels.ts';
import styles from './map.module.css';

/** Who rings a city: in which colour, and whether it is connected. */
export interface Ring {
  readonly city: number;
  readonly colour: string;
  readonly connected: boolean;
}

interface CitiesProps {
  readonly layout: Layout;
  readonly language: Language;
  readonly size: TypeSize;
  readonly rings: readonly Ring[];
  /** The dashed cities are in the box. */
  readonly few: boolean;
  /** Shapes larger, for those who go by them. */
  readonly patterns: boolean;
}

export const Cities = memo(function Cities({ layout, language, size, rings, few, patterns }: CitiesProps) {
  const scale = (size === 'narrow' ? 1.75 : 1.45) * (patterns ? 1.2 : 1);
  const ringed = new Map(rings.map((ring) => [ring.city, ring]));
  const cities = layout.map.cities.map((city, index) => ({ ...city, index, ring: ringed.get(index) }));
  // Mine last, so that their names lie on top.
  cities.sort((a, b) => Number(a.ring !== undefined) - Number(b.ring !== undefined));
  return (
    <g aria-hidden="true">
      {cities.map(({ id, colour, dashed, index, ring }) => {
        const { x, y } = cityPoint(layout, index);
        const label = labelOf(layout, index, language, size);
        return (
          <g
            key={id}
            className={styles.city}
            data-city={id}
            data-size={size}
            data-idle={few && dashed}
            data-mine={ring !== undefined}
          >
            {ring && <Halo x={x} y={y} r={scale * 18} ring={ring} />}
            <path
              className={styles.symbol}
              d={GROUP_SHAPES[colour]}
              transform={`translate(${x} ${y.toFixed(1)}) scale(${scale})`}
              style={{ color: groupColour(colour) }}
            />
            <text className={styles.name} x={label.at.x} y={label.at.y} textAnchor={label.anchor} fontSize={label.size}>
              {label.text}
            </text>
          </g>
        );
      })}
    </g>
  );
});

function Halo({ x, y, r, ring }: { readonly x: number; readonly y: number; readonly r: number; readonly ring: Ring }) {
  return (
    <g className={styles.halo} data-connected={ring.connected} style={{ color: ring.colour }}>
      <circle className={styles.haloDisc} cx={x} cy={y} r={r} />
      <circle className={styles.haloRing} cx={x} cy={y} r={r} />
    </g>
  );
}
