import { fastRng } from '@stellwerk/kernel';
import { distance, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, it } from 'vitest';
import { island } from '../e2e/island.ts';
import { cityPoint, layoutOf, LEAST_WORKING, middle, WORKING } from './geometry.ts';
import { beadAt, beadRadius, distanceTo, lettersOf } from './beads.ts';
import { labelOf, labelsAt, namesAt, pinAt } from './labels.ts';

const europe = layoutOf('europe');
const isSeen = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

describe('the size of names', () => {
  it('is the same for all as long as they can be read', () => {
    expect(namesAt(0.38)).toEqual({ all: true, type: 31 });
    expect(0.38 * namesAt(0.38).type).toBeGreaterThan(11);
  });

  it('is 11 pixels for my own cities where the others are hidden', () => {
    const { all, type } = namesAt(0.2);
    expect(all).toBe(false);
    expect(0.2 * type).toBeCloseTo(11);
  });
});

describe.each(LANGUAGES)('the names on the map (%s)', (language) => {
  const labels = europe.map.cities.map((_, city) => labelOf(europe, city, language));

  it('do not cover each other', () => {
    const covered = labels.flatMap((label, i) =>
      labels.slice(i + 1).flatMap((other) => (overlap(label.box, other.box) ? [`${label.text} / ${other.text}`] : [])),
    );
    expect(covered).toEqual([]);
  });

  it('do not cover another city', () => {
    const covered = labels.flatMap((label) =>
      europe.map.cities.flatMap((city, index) => {
        const { x, y } = cityPoint(europe, index);
        const symbol = { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 };
        return overlap(label.box, symbol) ? [`${label.text} / ${city.name.en}`] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  it('stay on the map', () => {
    const outside = labels.filter(
      ({ box }) => box.left < 0 || box.top < 0 || box.right > europe.width || box.bottom > europe.height,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the names at a table (%s)', (language) => {
  const every = [...europe.map.cities.keys()];
  const rng = fastRng(7);
  const some = (count: number, below: number) => Array.from({ length: count }, () => rng.below(below));
  /** Tables with markers anywhere, often on cities, seen through a phone's window somewhere on the map. */
  const tables = Array.from({ length: 150 }, (_, i) => {
    const scale = [0.21, LEAST_WORKING, WORKING, 0.5][i % 4]!;
    const [width, height] = [390 / scale, 494 / scale];
    const mine = [...new Set(some(5, every.length))];
    const pins = [...some(3, europe.crossings.length), europe.topo.site[mine[0]!]!];
    const seen = { x: rng.below(2100) - 200 - width / 4, y: rng.below(1500) - 200 - height / 4, width, height };
    return { layout: europe, language, scale, mine, connected: every, pins, seen };
  });

  it('are all where they were chosen to be while nothing is in their way', () => {
    const named = labelsAt({ layout: europe, language, scale: WORKING });
    expect([...named.keys()].toSorted((a, b) => a - b)).toEqual(every);
    for (const [city, label] of named) expect(label).toEqual(labelOf(europe, city, language));
  });

  it('are never cut by the window', () => {
    const cut = tables.flatMap((table) => {
      const { x, y, width, height } = table.seen;
      return [...labelsAt(table).values()].filter(
        ({ box }) => box.left < x || box.top < y || box.right > x + width || box.bottom > y + height,
      );
    });
    expect(cut).toEqual([]);
  });

  it('cover neither each other nor the sign of a city, nor the ring of mine', () => {
    const around = (city: number, room: number) => {
      const { x, y } = cityPoint(europe, city);
      return { left: x - room, right: x + room, top: y - room, bottom: y + room };
    };
    const covering = tables.flatMap((table) => {
      const boxes = [...labelsAt({ ...table, mine: [] }).values()].map(({ box }) => box);
      const signs = every.map((city) => around(city, 10));
      const others = [...labelsAt(table)].filter(([city]) => !table.mine.includes(city)).map(([, { box }]) => box);
      const rings = table.mine
        .filter((city) => isSeen(table.seen, cityPoint(europe, city)))
        .map((city) => around(city, 30));
      return [
        ...boxes.filter((box, i) => [...signs, ...boxes.slice(i + 1)].some((other) => overlap(box, other))),
        ...others.filter((box) => rings.some((ring) => overlap(box, ring))),
      ];
    });
    expect(covering).toEqual([]);
  });

  it('keep clear of start markers, and none is lost on a whole map for one that stands on a city', () => {
    const scale = 0.55;
    const covering = tables.flatMap(({ pins, mine }) => {
      const named = labelsAt({ layout: europe, language, scale, mine, pins });
      expect(mine.every((city) => named.has(city))).toBe(true);
      const markers = pins.flatMap((pin) => pinAt(europe.crossings[pin]));
      return [...named.values()].filter(({ box }) => markers.some((it) => overlap(box, it)));
    });
    expect(covering).toEqual([]);
    for (const site of europe.topo.site)
      expect(labelsAt({ layout: europe, language, scale, pins: [site] }).size).toBe(every.length);
  });
});

describe('the mark of a builder', () => {
  it.each(LANGUAGES)(
    'stands clear of names wherever its rail lies, on a small map at least its shape (%s)',
    (language) => {
      for (const scale of [LEAST_WORKING, WORKING, 0.55, 1]) {
        const clear = scale < WORKING ? 10 : beadRadius(scale) - 2;
        const names = [...labelsAt({ layout: europe, language, scale }).values()].map(lettersOf);
        for (const line of europe.lines) {
          const at = beadAt(line, scale, undefined, names)!;
          expect(Math.min(...names.map((name) => distanceTo(name, at)))).toBeGreaterThan(clear);
        }
      }
    },
  );

  it('is not under a start marker at the end of its rail, and in the middle of it where nothing is in its way', () => {
    for (const line of europe.lines) {
      expect(beadAt(line, WORKING, undefined, [])).toEqual(middle(line));
      for (const end of [line.from, line.to]) {
        const at = beadAt(line, WORKING, undefined, pinAt(end))!;
        expect(distance(at, { x: end.x, y: end.y - 45 })).toBeGreaterThan(25 + beadRadius(WORKING) - 4);
      }
    }
  });
});

describe('the names on a small map of somewhere else', () => {
  const small = layoutOf(island());

  it('stay on it, the longest too', () => {
    const long = {
      ...island(),
      cities: island().cities.map((city) => ({ ...city, name: { ...city.name, en: 'Oberammergau' } })),
    };
    for (const layout of [small, layoutOf(long)]) {
      for (const [city] of layout.map.cities.entries()) {
        const { box } = labelOf(layout, city, 'en');
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(layout.width);
        expect(box.top).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('are smaller than on a large one', () => {
    expect(labelOf(small, 0, 'de').size).toBeLessThan(labelOf(europe, 0, 'de').size);
  });
});
