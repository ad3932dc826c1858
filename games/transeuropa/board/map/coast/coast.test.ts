import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EUROPE } from '../../../rules/europe.ts';
import { LAND } from '../coast.ts';
import { type BoardLine, cityPoint, layoutOf } from '../geometry.ts';
import { CITIES } from './anchors.ts';
import { generateCoast } from './generate.ts';
import { areaOf, clipPath, clipRing, simplify } from './outline.ts';
import { type Point, thinPlate } from './warp.ts';

describe('the coast', () => {
  const made = generateCoast();

  it.each(Object.keys(made) as (keyof typeof made)[])('is what the generator makes: %s', async (file) => {
    await expect(made[file]).toMatchFileSnapshot(`../${file}`);
  });

  it('stays small enough to travel with the board', () => {
    expect(gzipSync(made['coast.ts']).length).toBeLessThan(20_000);
    expect(gzipSync(made['silhouette.ts']).length).toBeLessThan(3_000);
  });

  it('knows where every city of the map really is', () => {
    expect(Object.keys(CITIES).sort()).toEqual(EUROPE.cities.map((city) => city.id).sort());
  });
});

describe('coast and board', () => {
  const rings = LAND.split('z').filter(Boolean).map(read);
  const europe = layoutOf('europe');
  /** How much of a line lies on land. */
  const dry = ({ from, to }: BoardLine): number => {
    const shares = Array.from({ length: 21 }, (_, i) => i / 20);
    const onLand = shares.filter((t) => isLand(rings, from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)));
    return onLand.length / shares.length;
  };

  it('agree: every ferry crosses water', () => {
    const ferries = europe.lines.filter((line) => line.terrain === 'sea');
    expect(ferries).toHaveLength(103);
    expect(ferries.filter((line) => dry(line) === 1)).toEqual([]);
  });

  it('agree: bridges and tunnels are on land, but for one at the Pyrenees’ end', () => {
    const works = europe.lines.filter((line) => line.terrain === 'river' || line.terrain === 'mountain');
    expect(works.filter((line) => dry(line) < 0.5).length).toBeLessThanOrEqual(1);
  });

  it('agree: four single lines in five are on land', () => {
    const singles = europe.lines.filter((line) => line.cost === 1);
    expect(singles.filter((line) => dry(line) >= 0.5).length / singles.length).toBeGreaterThan(0.8);
  });

  it('agree: every city is on land or at the shore', () => {
    const drowned = europe.map.cities.filter((_, city) => {
      const { x, y } = cityPoint(europe, city);
      const around = Array.from({ length: 8 }, (_angle, i) => (i * Math.PI) / 4);
      return !isLand(rings, x, y) && !around.some((a) => isLand(rings, x + 9 * Math.cos(a), y + 9 * Math.sin(a)));
    });
    expect(drowned.map((city) => city.id)).toEqual([]);
  });
});

/** One closed ring as the generator writes it: a start and steps. */
function read(ring: string): readonly Point[] {
  const [start, steps] = ring.slice(1).split('l') as [string, string];
  let [x, y] = start.split(' ').map(Number) as [number, number];
  const points: Point[] = [[x, y]];
  for (const [, dx, dy] of steps.matchAll(/(-?\d+) ?(-?\d+)/g)) {
    [x, y] = [x + Number(dx), y + Number(dy)];
    points.push([x, y]);
  }
  return points;
}

function isLand(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1)!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

describe('the warp', () => {
  it('brings pinned anchors exactly to their places', () => {
    const anchors = [
      { from: [0, 0], to: [10, 10], slack: 0 },
      { from: [1, 0], to: [20, 12], slack: 0 },
      { from: [0, 1], to: [9, 25], slack: 0 },
      { from: [1, 1], to: [24, 20], slack: 0 },
      { from: [0.4, 0.6], to: [15, 18], slack: 0 },
    ] as const;
    const warp = thinPlate(anchors);
    for (const { from, to } of anchors) {
      warp(from).forEach((value, axis) => expect(value).toBeCloseTo(to[axis]!, 6));
    }
  });
});

describe('an outline', () => {
  const frame = { x: 0, y: 0, width: 10, height: 10 };

  it('is cut at the frame', () => {
    const ring = clipRing(
      [
        [-5, 2],
        [5, 2],
        [5, 8],
        [-5, 8],
      ],
      frame,
    );
    expect(areaOf(ring)).toBeCloseTo(30);
    expect(ring.every(([x]) => x >= 0)).toBe(true);
  });

  it('falls into pieces where it leaves the frame and comes back', () => {
    const pieces = clipPath(
      [
        [2, 5],
        [2, 15],
        [8, 15],
        [8, 5],
      ],
      frame,
    );
    expect(pieces).toEqual([
      [
        [2, 5],
        [2, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ]);
  });

  it('loses points that do not show', () => {
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.4],
          [10, 0],
          [10, 10],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});
