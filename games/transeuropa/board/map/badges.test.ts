/** Numerals of suggestions are seen whole, whatever the suggestions are. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { enlarged, NUMBER, NUMERAL, numbersAt, numeralsAt } from './badges.ts';
import { layoutOf, linesAt } from './geometry.ts';
import { labelsAt } from './labels.ts';
import { lettersOf } from './beads.ts';
import type { Hinted } from './PlayMap.tsx';

const europe = layoutOf('europe');

describe.each([1, 0.56, 0.38, 0.32])('at %d pixels a unit', (scale) => {
  const taken = [...labelsAt({ layout: europe, language: 'de', scale }).values()].map(lettersOf);
  const given = { layout: europe, scale, seen: undefined, taken };
  const size = enlarged(scale);

  const apart = (suggested: readonly Hinted[], shown: Hinted): void => {
    const places = numeralsAt(given, suggested, shown) as readonly Point[];
    const numbers = numbersAt(given, shown);
    for (const [i, place] of places.entries()) {
      for (const other of places.slice(i + 1))
        expect(distance(place, other)).toBeGreaterThanOrEqual(2 * NUMERAL * size);
      for (const number of numbers) expect(distance(place, number)).toBeGreaterThanOrEqual((NUMERAL + NUMBER) * size);
    }
  };

  it('numerals cover neither each other nor the numbers of rails, whichever is shown', () => {
    for (const crossing of europe.crossings.keys()) {
      const [one, two, three, ...more] = linesAt(europe, crossing);
      const last = more.at(-1);
      if (last === undefined) continue;
      const { a, b } = europe.lines[last]!;
      const [onward] = linesAt(europe, a === crossing ? b : a).filter((line) => line !== last);
      const suggested: Hinted[] = [
        { lines: [last, onward!], ordered: true },
        { lines: [last, two!], ordered: false },
        { lines: [last, three!], ordered: false },
      ];
      for (const shown of suggested) apart(suggested, shown);
      apart(
        [one!, two!, three!].map((line) => ({ lines: [line], ordered: false })),
        suggested[0]!,
      );
    }
  });

  it('numerals of neighbouring starts do not cover each other', () => {
    for (const { a, b } of europe.lines) {
      const suggested = [{ crossing: a }, { crossing: b }];
      apart(suggested, suggested[1]!);
    }
  });
});

it('a numeral is seen whole where the map is seen in part', () => {
  const [line] = linesAt(europe, 100);
  const { from } = europe.lines[line!]!;
  const seen = { x: from.x - 25, y: from.y - 60, width: 400, height: 400 };
  const given = { layout: europe, scale: 1, seen, taken: [] };
  const suggested: Hinted[] = [{ crossing: europe.lines[line!]!.a }];
  const [{ x, y }] = numeralsAt(given, suggested, suggested[0]) as [{ x: number; y: number }];
  expect(x - NUMERAL).toBeGreaterThanOrEqual(seen.x);
  expect(y - NUMERAL).toBeGreaterThanOrEqual(seen.y);
});
