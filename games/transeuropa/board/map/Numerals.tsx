/** Which suggestion is where: the one that is shown in lamp yellow, the others pale. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import type { ReactNode } from 'react';
import { distanceTo } from './beads.ts';
import { middle, type Layout } from './geometry.ts';
import { useNames } from './Names.tsx';
import type { Hinted } from './PlayMap.tsx';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import styles from './map.module.css';

interface NumeralsProps {
  readonly layout: Layout;
  readonly suggested: readonly Hinted[];
  readonly shown: Hinted | undefined;
}

/** Beside a ring or a capsule of lamps. */
const AWAY = 58;
/** Pixels a unit below which they keep their size. */
const SMALLEST = 0.5;

export function Numerals({ layout, suggested, shown }: NumeralsProps): ReactNode {
  const { taken } = useNames();
  const size = Math.max(1, SMALLEST / useScale());
  return suggested.map((hinted, index) => {
    const before = suggested.slice(0, index);
    const free = (at: Point): number => Math.min(AWAY, ...taken.map((name) => distanceTo(name, at)));
    const { x, y } = besides(layout, hinted, before).toSorted((a, b) => free(b) - free(a))[0]!;
    return (
      <g
        key={index}
        className={styles.numeral}
        data-layer="numeral"
        data-shown={hinted === shown || undefined}
        transform={`translate(${x} ${y}) scale(${size})`}
        aria-hidden="true"
      >
        <circle r="21" />
        <text y="8">{NUMERALS[index]}</text>
      </g>
    );
  });
}

/** Places beside what it is about: beside a rail that is not in one before it. */
function besides({ crossings, lines }: Layout, hinted: Hinted, before: readonly Hinted[]): readonly Point[] {
  if ('crossing' in hinted) {
    const { x, y } = crossings[hinted.crossing]!;
    const off = AWAY * Math.SQRT1_2;
    return [
      { x: x - off, y: y - off },
      { x: x + off, y: y - off },
      { x: x - off, y: y + off },
      { x: x + off, y: y + off },
    ];
  }
  const isNew = (line: number): boolean => before.every((other) => !('lines' in other) || !other.lines.includes(line));
  const line = lines[hinted.lines.find(isNew) ?? hinted.lines[0]!]!;
  const at = middle(line);
  const [dx, dy] = [line.to.x - line.from.x, line.to.y - line.from.y];
  const length = Math.hypot(dx, dy);
  const off = { x: (-dy / length) * AWAY, y: (dx / length) * AWAY };
  return [
    { x: at.x + off.x, y: at.y + off.y },
    { x: at.x - off.x, y: at.y - off.y },
  ];
}
