/** The cities on the map: shape and colour of their group, name, and a ring around mine, dashed until it is connected. */
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Label } from '@stellwerk/toolkit/labels.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { cityPoint, type Layout } from './geometry.ts';
import { GROUP_SHAPES, groupColour } from './groups.ts';
import { labelsAt, namesAt } from './labels.ts';
import { useSeen } from './useSeen.ts';
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
  readonly rings: readonly Ring[];
  /** Cities of my net, which are named next after the ringed ones where not all are. */
  readonly connected?: readonly number[];
  /** The crossings where start markers stand: no name covers one. */
  readonly pins: readonly number[];
  /** Hears of the names as they are drawn. */
  onNamed?(labels: ReadonlyMap<number, Label>): void;
  /** The dashed cities are in the box. */
  readonly few: boolean;
  /** Shapes larger, for those who go by them. */
  readonly patterns: boolean;
  /** Rings come one by one. */
  readonly oneByOne?: boolean;
}

/** Below this many pixels a unit the rims of names are kept thin, or they would swallow the dots of an i. */
const THIN_RIMS = 0.5;
const NONE: readonly number[] = [];

/** How large the signs of cities are drawn, and the ring around mine as a multiple of that. */
export function signSize(scale: number, patterns: boolean): number {
  return (namesAt(scale).all ? 1.45 : 1.75) * (patterns ? 1.2 : 1);
}
export const HALO = 18;

export const Cities = memo(function Cities(props: CitiesProps) {
  const { layout, language, rings, connected = NONE, pins, onNamed, few, patterns, oneByOne = false } = props;
  const scale = useScale();
  const here = useRef<SVGGElement>(null);
  const seen = useSeen(here);
  const labels = useMemo(() => {
    const mine = rings.map(({ city }) => city);
    return labelsAt({ layout, language, scale, mine, connected, pins, seen });
  }, [layout, language, scale, rings, connected, pins, seen]);
  useEffect(() => onNamed?.(labels), [onNamed, labels]);
  const size = signSize(scale, patterns);
  const ringed = new Map(rings.map((ring) => [ring.city, ring]));
  const cities = layout.map.cities.map((city, index) => ({ ...city, index, ring: ringed.get(index) }));
  // Mine last, so that their names lie on top.
  cities.sort((a, b) => Number(a.ring !== undefined) - Number(b.ring !== undefined));
  return (
    <g ref={here} aria-hidden="true" data-thin={scale < THIN_RIMS}>
      {cities.map(({ id, colour, dashed, index, ring }) => {
        const { x, y } = cityPoint(layout, index);
        const label = labels.get(index);
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
            {label && (
              <text
                className={styles.name}
                x={label.at.x}
                y={label.at.y}
                textAnchor={label.anchor}
                fontSize={label.size}
              >
                {label.text}
              </text>
            )}
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
