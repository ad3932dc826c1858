/** The names on the diagram can all be read, and the fields lie evenly. */
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { describe, expect, it } from 'vitest';
import { distance } from '@stellwerk/toolkit/point.ts';
import { LINES, STATIONS } from '../../rules/index.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { COURSES, pillOf } from './geometry.ts';
import { labelOf } from './labels.ts';

// Pixels a unit: a phone, a desktop window, a wide one.
describe.each([0.312, 0.6, 1])('the names of the stations at %s pixels a unit', (scale) => {
  const labels = STATIONS.map((_, station) => labelOf(station, { scale }));

  it('do not cover each other', () => {
    const covered = labels.flatMap((label, i) =>
      labels.slice(i + 1).flatMap((other) => (overlap(label.box, other.box) ? [`${label.text} / ${other.text}`] : [])),
    );
    expect(covered).toEqual([]);
  });

  it('do not cover a station', () => {
    const covered = labels.flatMap((label) =>
      STATIONS.flatMap(({ name }, station) => {
        const { from, to } = pillOf(station);
        const pill = {
          left: Math.min(from.x, to.x) - 11,
          right: Math.max(from.x, to.x) + 11,
          top: Math.min(from.y, to.y) - 11,
          bottom: Math.max(from.y, to.y) + 11,
        };
        return overlap(label.box, pill) ? [`${label.text} / ${name}`] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  it('stay on the map', () => {
    const outside = labels.filter(
      ({ box }) =>
        box.left < ORIGIN.x || box.top < ORIGIN.y || box.right > ORIGIN.x + WIDTH || box.bottom > ORIGIN.y + HEIGHT,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
  });
});

describe.each(LINES.map((line, index) => [line.colour, index] as const))('the %s line', (_, line) => {
  const { fields, stretches } = COURSES[line]!;

  it('has a bead for each of its fields', () => {
    expect(fields).toHaveLength(LINES[line]!.fields.length);
  });

  it('has evenly spaced beads between two stations', () => {
    const stops = LINES[line]!.fields.flatMap((station, field) => (station >= 0 ? [field] : []));
    for (const [index, start] of stops.slice(0, -1).entries()) {
      const gaps = fields
        .slice(start, stops[index + 1]! + 1)
        .flatMap((point, i, all) => (i ? [distance(all[i - 1]!, point)] : []));
      // Along the line they are equal; a bend makes the straight distance a little shorter.
      expect(Math.min(...gaps)).toBeGreaterThan(0.85 * Math.max(...gaps));
    }
  });

  it('has about the same spacing everywhere', () => {
    const gaps = fields.slice(1).map((point, field) => distance(fields[field]!, point));
    expect(Math.min(...gaps)).toBeGreaterThan(16);
    expect(Math.max(...gaps)).toBeLessThan(50);
  });

  it('runs in the eight directions', () => {
    for (const { points } of stretches) {
      const [from, next] = points;
      const angle = (Math.atan2(next!.y - from!.y, next!.x - from!.x) * 180) / Math.PI;
      expect(Math.abs(angle / 45 - Math.round(angle / 45))).toBeLessThan(0.01);
    }
  });
});
