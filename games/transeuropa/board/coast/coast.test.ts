import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EUROPE } from '../../rules/europe.ts';
import { CITIES } from './anchors.ts';
import { generateCoast } from './generate.ts';
import { areaOf, clipPath, clipRing, simplify } from './outline.ts';
import { thinPlate } from './warp.ts';

describe('the coast', () => {
  const made = generateCoast();

  it.each(Object.keys(made) as (keyof typeof made)[])('is what the generator writes: %s', (file) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(made[file]);
  });

  it('stays small enough to travel with the board', () => {
    expect(gzipSync(made['coast.ts']).length).toBeLessThan(20_000);
    expect(gzipSync(made['silhouette.ts']).length).toBeLessThan(3_000);
  });

  it('knows where every city of the map really is', () => {
    expect(Object.keys(CITIES).sort()).toEqual(EUROPE.cities.map((city) => city.id).sort());
  });
});

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
