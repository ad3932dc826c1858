/** What the rails lie on: sea and land, borders, rivers, ridges; and above them the lattice. Never changes during a play. */
import { memo } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { TERRAINS } from '../../rules/index.ts';
import { BORDERS, LAND } from './coast.ts';
import { type BoardLine, EDGE, type Layout, middle } from './geometry.ts';
import { courses, smooth } from './terrain.ts';
import styles from './map.module.css';

export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }) {
  const { width, height, map } = layout;
  return (
    <g aria-hidden="true">
      {map.name === 'europe' ? <Europe width={width} height={height} /> : <Anywhere layout={layout} />}
      <path className={styles.riverCourse} d={rivers(layout).map(smooth).join('')} />
      <Peaks layout={layout} />
    </g>
  );
});

/** Two double lines alone would make a bar, not a river: they tell it by themselves. With both ends such a course has four points. */
export const rivers = (layout: Layout) => courses(layout, 'river').filter(({ length }) => length > 4);

/** The map in an SVG of its own, so that the shallows end with it; the sea goes on beyond. */
function Europe({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <Beyond className={styles.sea} width={width} height={height} />
      <svg width={width} height={height}>
        {[38, 25, 13].map((wide) => (
          <path key={wide} className={styles.shallows} d={LAND} strokeWidth={wide} />
        ))}
        <path className={styles.land} d={LAND} />
        <path className={styles.borders} d={BORDERS} />
      </svg>
    </>
  );
}

/** Windows have any shape: the ground reaches further than any of them. */
function Beyond({
  className,
  width,
  height,
}: {
  readonly className: string | undefined;
  readonly width: number;
  readonly height: number;
}) {
  return <rect className={className} x={-2 * width} y={-3 * height} width={5 * width} height={7 * height} />;
}

/** A map of somewhere else has no coast of its own: its straits are drawn like broad rivers. */
function Anywhere({ layout }: { readonly layout: Layout }) {
  return (
    <>
      <Beyond className={styles.plain} width={layout.width} height={layout.height} />
      <path className={styles.strait} d={courses(layout, 'sea').map(smooth).join('')} />
    </>
  );
}

const PEAKS = 'M-27 15L-9 -17L2 0L9 -9L26 15';
const SNOW = 'M-14 -8L-9 -17L-3.500 -8L-8 -5Z';

function Peaks({ layout }: { readonly layout: Layout }) {
  return layout.lines.map((line, i) => {
    if (line.terrain !== 'mountain') return null;
    const { x, y } = middle(line);
    return (
      <g key={i} transform={`translate(${round(x)} ${round(y)})`}>
        <path className={styles.peaks} d={PEAKS} />
        <path className={styles.snow} d={SNOW} />
      </g>
    );
  });
}

/** Half the distance between the two strokes of a double line. */
const APART = 5;
/** Lines keep clear of the crossings' dots. */
const CLEAR = 9;

export const Lattice = memo(function Lattice({ layout }: { readonly layout: Layout }) {
  const single = layout.lines.filter((line) => line.cost === 1);
  const double = layout.lines.filter((line) => line.cost === 2);
  return (
    <g aria-hidden="true">
      <path className={styles.single} d={single.map((line) => stroke(line, 0)).join('')} />
      {[...TERRAINS, undefined].map((terrain) => {
        const lines = double.filter((line) => line.terrain === terrain);
        const d = lines.flatMap((line) => [stroke(line, APART), stroke(line, -APART)]).join('');
        return <path key={terrain ?? 'other'} className={styles.double} data-terrain={terrain} d={d} />;
      })}
      <path
        className={styles.crossings}
        d={layout.crossings.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')}
      />
    </g>
  );
});

/** Half the distance between two bars that lie along a double line: it has to look like one however small the map is. */
export function barsAt(scale: number): number {
  return Math.max(11, 4 / scale);
}

/** One bar along a single line, two along a double one. */
export function alongBars(line: BoardLine, bars: number): string {
  return line.cost > 1 ? stroke(line, bars) + stroke(line, -bars) : stroke(line, 0);
}

/** One stroke along a line, `aside` to its right. */
function stroke({ from, to }: BoardLine, aside: number): string {
  const unit: Point = { x: (to.x - from.x) / EDGE, y: (to.y - from.y) / EDGE };
  const start = { x: from.x + unit.x * CLEAR - unit.y * aside, y: from.y + unit.y * CLEAR + unit.x * aside };
  const end = { x: to.x - unit.x * CLEAR - unit.y * aside, y: to.y - unit.y * CLEAR + unit.x * aside };
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
