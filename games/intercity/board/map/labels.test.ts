/** The names on the diagram can all be read, and the fields lie evenly. */
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { describe, expect, it } from 'vitest';
import { distance } from '@stellwerk/toolkit/point.ts';
import { LINES, STATIONS } from '../../rules/index.ts';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { COURSES, pillOf } from './geometry.ts';
import { placeBubbles } from './bubbles.ts';
import { fleetOf, spineOf } from './fleet.ts';
import { boxAround, boxDistance, labelOf, placeNames, touches } from './labels.ts';

// Pixels a unit: a phone, a desktop window, a wide one.
describe.each([0.312, 0.6, 1])('the names of the stations at %s pixels a unit', (scale) => {
  const labels = STATIONS.map((_, station) => labelOf(station, scale));

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
    expect(Math.max(...gaps)).toBeLessThan(44);
  });

  it('runs in the eight directions', () => {
    for (const { points } of stretches) {
      const [from, next] = points;
      const angle = (Math.atan2(next!.y - from!.y, next!.x - from!.x) * 180) / Math.PI;
      expect(Math.abs(angle / 45 - Math.round(angle / 45))).toBeLessThan(0.01);
    }
  });
});

describe('among trains', () => {
  const scale = 0.312;
  const all = STATIONS.map((_, station) => station);
  const indexOf = (id: string): number => STATIONS.findIndex((each) => each.id === id);
  const munich = indexOf('muenchen');
  /** Both trains of every line at its southern end, facing back. */
  const trains = LINES.flatMap((_, line) => [line, line]);
  const fleet = fleetOf(
    {
      line: trains,
      field: trains.map((line) => LINES[line]!.last),
      dir: trains.map(() => -1),
      front: trains.map(() => -1),
      rear: trains.map(() => -1),
    },
    scale,
  );
  const bodies = fleet.map((train) => {
    const [from, to] = spineOf(train, scale);
    return { from, to, reach: (train.size.height / 2 + 2) / scale };
  });
  const rows = new Map([[munich, 1]]);

  it('trains at a shared terminus stand side by side', () => {
    const there = fleet.filter(({ field }) => distance(field, pillOf(munich).middle) < 40);
    expect(there).toHaveLength(6);
    for (const [index, a] of there.entries())
      for (const b of there.slice(0, index)) expect(distance(a, b) * scale).toBeGreaterThan(20);
  });

  it('names that matter are there and keep off the trains', () => {
    const label = placeNames([munich], new Set([munich]), { scale, bodies, boxes: [], rows }).get(munich)!;
    expect(label.text).toBe('München');
    expect(bodies.some((body) => touches(label.box, body))).toBe(false);
  });

  it('no name stands nearer to another dot than to its own', () => {
    const names = placeNames(all, new Set(), { scale, bodies, boxes: [], rows: new Map() });
    for (const [station, { box }] of names) {
      const far = all.map((each) => {
        const { from, middle, to } = pillOf(each);
        return Math.min(...[from, middle, to].map((point) => boxDistance(point, box)));
      });
      expect(far.indexOf(Math.min(...far))).toBe(station);
    }
  });

  it('a bubble covers nothing dear, and is left out where it would', () => {
    const at = { x: 600, y: 600 };
    const bubble = { key: 'tag', at, around: { x: 20, y: 10 }, width: 60, height: 26 };
    const above = boxAround({ x: 600, y: 500 }, 300, 80);
    const place = placeBubbles([bubble], scale, { bodies: [], boxes: [above] }, { bodies: [], boxes: [] }).get('tag')!;
    expect(overlap(boxAround(place, 30 / scale, 13 / scale), above)).toBe(false);
    const everywhere = boxAround(at, 2000);
    const none = placeBubbles([bubble], scale, { bodies: [], boxes: [everywhere] }, { bodies: [], boxes: [] });
    expect(none.size).toBe(0);
  });
});
