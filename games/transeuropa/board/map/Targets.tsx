/** Where something can be done: quiet marks at crossings, stronger where a rail brings me nearer to my cities. */
import { memo } from 'react';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import type { Reach } from '../choosing/reach.ts';
import { HALO, signSize } from './Cities.tsx';
import type { Layout } from './geometry.ts';
import { alongBars, barsAt } from './Ground.tsx';
import styles from './map.module.css';

interface TargetsProps {
  readonly layout: Layout;
  readonly reach: Reach;
  /** Crossings whose first way brings me nearer. */
  readonly nearer: ReadonlySet<number>;
  /** My cities, which have a ring of their own. */
  readonly hand: readonly number[];
  /** Signs of cities are larger. */
  readonly patterns: boolean;
  /** Names the turn: when one begins, its marks pulse once. */
  readonly turn: string;
}

export const Targets = memo(function Targets(props: TargetsProps) {
  const { layout, reach, nearer, hand, patterns, turn } = props;
  const scale = useScale();
  const sign = signSize(scale, patterns);
  const bars = barsAt(scale);
  const marks = [...reach].map(([crossing, [way]]) => ({ crossing, way: way!, at: layout.crossings[crossing]! }));
  const size = marks.length > MANY ? QUIET : RADII;
  const grown = Math.max(1, GROWS / scale);
  const near = marks.filter(({ crossing }) => nearer.has(crossing));
  return (
    <g key={turn} className={styles.targets} data-many={marks.length > MANY} aria-hidden="true">
      {near.map(({ crossing, way }) => {
        const line = layout.lines[way.lines[0]!]!;
        return <path key={crossing} className={styles.nearLine} data-cost={line.cost} d={alongBars(line, bars)} />;
      })}
      {marks.map(({ crossing, way, at }) => {
        const city = layout.topo.cityAt[crossing]!;
        const around = { ...AT_CITY, two: hand.includes(city) ? sign * HALO + 6 : sign * 14 };
        const reached = way.lines.length > 1 ? 'two' : nearer.has(crossing) ? 'near' : 'one';
        return (
          <circle
            key={crossing}
            className={styles.target}
            data-target={reached}
            data-crossing={crossing}
            data-name={`crossing:${layout.map.crossings[crossing]!.id}${reached === 'near' ? ' nearer' : ''}`}
            cx={at.x}
            cy={at.y}
            r={city >= 0 ? around[reached] : size[reached] * grown}
          />
        );
      })}
    </g>
  );
});

/** Pixels a unit below which marks keep their size. */
const GROWS = 0.36;
const RADII = { one: 10, two: 7, near: 15 } as const;
/** So many marks are more than a first turn has; then most of them are drawn small. */
const MANY = 24;
const QUIET = { one: 6.5, two: 4.5, near: 15 } as const;
/** Around the sign of a city, which would cover less. A thin ring, for two rails, is drawn clear of all that the city has. */
const AT_CITY = { one: 22, near: 24 } as const;
