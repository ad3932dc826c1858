import { describe, expect, it } from 'vitest';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { Scene } from '../rules/scene.testing.ts';
import { placedTiles, type Event } from '../rules/index.ts';
import { notation } from './notation.ts';
import { newsOf, preferredOn } from './useTable.tsx';
import { viewOf } from './view.testing.ts';

describe('a turn in short', () => {
  it('names tiles, owners by their seat, whatever their colour, routes and the way of curves', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90, 1], ['curve', 3, 0, 270], ['crossing', 3, 1, 0, 2, 2]);
    const view = viewOf(scene);
    const placed = (tile: number, x: number, y: number): Event =>
      ({ type: 'placed', tile, x, y, routes: [4], labels: ['7'], runIns: [] }) as unknown as Event;
    const events: Event[] = [
      placed(1, 2, 0),
      placed(100, 3, 0),
      placed(322, 3, 1),
      { type: 'completed', route: 4, label: '7', block: { by: 'tiles' } },
    ];
    expect(notation(events, view)).toEqual(['st1›7 cu0›7:l P3:2x›7#', 'st1>7 cu0>7:l P3:2x>7#']);
  });
});

describe('what others have placed', () => {
  it('is marked where it lies, and nothing of an earlier game is', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90, 1], ['straight', 3, 0, 90]);
    const tiles = placedTiles(viewOf(scene));
    const placed = (x: number, tile: number): Event => ({ type: 'placed', seat: 1, x, y: 0, tile }) as unknown as Event;
    const turn = (...events: Event[]): Turn<Event> => ({ seat: 1, events, from: 0, to: 0 });
    expect(newsOf([turn(placed(2, 1)), turn(placed(3, 0))], tiles, (seat) => seat + 3)).toEqual([
      { tile: 2, colour: 4 },
      { tile: 3, colour: 4 },
    ]);
    const begun = { type: 'game' } as Event;
    expect(newsOf([turn(placed(2, 1), begun), turn(placed(3, 0))], tiles, (seat) => seat)).toEqual([
      { tile: 3, colour: 1 },
    ]);
  });
});

it('draws what would have been better than a turn that is looked at, like advice', () => {
  const events = [
    { type: 'turn', seat: 1 },
    { type: 'placed', seat: 1, slot: 4, x: 2, y: 0, rotation: 90, tile: 322 },
  ] as unknown as Event[];
  expect(preferredOn({ preferred: { seat: 1, events, from: 0, to: 0 } })).toEqual([
    { placement: { type: 'place', slot: 4, x: 2, y: 0, rotation: 90 }, code: 322, nth: undefined },
  ]);
  expect(preferredOn({})).toBeUndefined();
});
