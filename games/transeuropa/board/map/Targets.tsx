/** Where something can be done: quiet marks at crossings, stronger where a rail brings me nearer to my cities. */
import { memo } from 'react';
import type { Reach } from '../choosing/reach.ts';
import type { Layout } from './geometry.ts';
import styles from './map.module.css';

interface TargetsProps {
  readonly layout: Layout;
  readonly reach: Reach;
  /** Crossings whose first way brings me nearer. */
  readonly nearer: ReadonlySet<number>;
  /** Names the turn: when one begins, its marks pulse once. */
  readonly turn: string;
}

export const Targets = memo(function Targets({ layout, reach, nearer, turn }: TargetsProps) {
  const marks = [...reach].map(([crossing, [way]]) => ({ crossing, way: way!, at: layout.crossings[crossing]! }));
  const near = marks.filter(({ crossing }) => nearer.has(crossing));
  return (
    <g key={turn} className={styles.targets} aria-hidden="true">
      <path
        className={styles.nearLine}
        d={near
          .map(({ way }) => {
            const { from, to } = layout.lines[way.lines[0]!]!;
            return `M${from.x} ${from.y}L${to.x} ${to.y}`;
          })
          .join('')}
      />
      {marks.map(({ crossing, way, at }) => {
        const reached = way.lines.length > 1 ? 'two' : nearer.has(crossing) ? 'near' : 'one';
        return (
          <circle
            key={crossing}
            className={styles.target}
            data-target={reached}
            data-crossing={crossing}
            cx={at.x}
            cy={at.y}
            r={RADII[reached]}
          />
        );
      })}
    </g>
  );
});

const RADII = { one: 10, two: 6.5, near: 15 } as const;
