/** The cities on the map: shape and colour of their group, and a ring around mine, dashed until it is connected. Their names lie above all. */
import { memo } from 'react';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { cityPoint, type Layout } from './geometry.ts';
import { GROUP_SHAPES, groupColour } from './groups.ts';
import { namesAt } from './labels.ts';
import type { Ring } from './Names.tsx';
import styles from './map.module.css';

interface CitiesProps {
  readonly layout: Layout;
  readonly rings: readonly Ring[];
  /** The dashed cities are in the box. */
  readonly few: boolean;
  /** Shapes larger, for those who go by them. */
  readonly patterns: boolean;
  /** Rings come one by one. */
  readonly oneByOne?: boolean;
}

/** How large the signs of cities are drawn, and the ring around mine as a multiple of that. */
export function signSize(scale: number, patterns: boolean): number {
  return (namesAt(scale).all ? 1.45 : 1.75) * (patterns ? 1.2 : 1);
}
export const HALO = 18;

export const Cities = memo(function Cities(props: CitiesProps) {
  const { layout, rings, few, patterns, oneByOne = false } = props;
  const scale = useScale();
  const size = signSize(scale, patterns);
  const ringed = new Map(rings.map((ring) => [ring.city, ring]));
  const cities = layout.map.cities.map((city, index) => ({ ...city, index, ring: ringed.get(index) }));
  return (
    <g aria-hidden="true">
      {cities.map(({ id, colour, dashed, index, ring }) => {
        const { x, y } = cityPoint(layout, index);
        const delay = oneByOne && ring ? `${rings.indexOf(ring) * 600}ms` : undefined;
        return (
          <g key={id} className={styles.city} data-city={id} data-idle={few && dashed} data-mine={ring !== undefined}>
            {ring && <Halo x={x} y={y} r={size * HALO} ring={ring} delay={delay} />}
            <path
              className={styles.symbol}
              d={GROUP_SHAPES[colour]}
              transform={`translate(${x} ${y.toFixed(1)}) scale(${size})`}
              style={{ color: groupColour(colour) }}
              data-name={`city:${id}`}
            />
          </g>
        );
      })}
    </g>
  );
});

interface HaloProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ring: Ring;
  readonly delay: string | undefined;
}

function Halo({ x, y, r, ring, delay }: HaloProps) {
  return (
    <g
      className={`${styles.halo} ${delay === undefined ? '' : styles.lit}`}
      data-connected={ring.connected}
      style={{ color: ring.colour, animationDelay: delay }}
    >
      <circle className={styles.haloDisc} cx={x} cy={y} r={r} />
      <circle className={styles.haloRing} cx={x} cy={y} r={r} />
    </g>
  );
}
