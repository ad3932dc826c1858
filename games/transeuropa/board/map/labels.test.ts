import { overlap } from '@stellwerk/toolkit/labels.ts';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, it } from 'vitest';
import { island } from '../e2e/island.ts';
import { cityPoint, layoutOf } from './geometry.ts';
import { labelOf, namesAt } from './labels.ts';

const europe = layoutOf('europe');

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
