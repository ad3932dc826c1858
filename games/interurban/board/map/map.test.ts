import { describe, expect, it } from 'vitest';
import { textWidth } from '@stellwerk/toolkit/text-width.ts';
import { fastRng } from '@stellwerk/kernel';
import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { Scene } from '../../rules/scene.testing.ts';
import {
  DIRECTIONS,
  edgesOf,
  game,
  isStation,
  legalActions,
  NONE,
  placedTiles,
  rotationsOf,
  routesOf,
  tileCode,
  whyNot,
  type Rotation,
  type View,
} from '../../rules/index.ts';
import { boxOf, cellAt, centre, railsPath, routePath, sameCell, trackPath, type Box, type Cell } from './geometry.ts';
import { settled, spotsFor } from '../choosing/moves.ts';
import { roomOn, wordSize } from './Ghost.tsx';
import { LOCO } from './sizes.ts';
import { spotKeys } from './TableMap.tsx';
import { partAfter, type Part, type Work } from './usePart.ts';
import { isIn, moved, pixelsOf, shownAfter, shownToMouse } from './useSteadyBox.ts';
import { holding, viewOf } from '../view.testing.ts';

/** Whether the tile has a track on exactly those edges where the tiles around the cell have one. */
function fitsTracks(view: View, { x, y }: { x: number; y: number }, code: number, rotation: Rotation): boolean {
  const around = [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ];
  return placedTiles(view).every((tile) => {
    const side = around.findIndex((cell) => sameCell(cell, tile));
    if (side < 0) return true;
    const there = edgesOf(tile.code, tile.rotation) & (1 << (side ^ 2));
    return (there !== 0) === ((edgesOf(code, rotation) & (1 << side)) !== 0);
  });
}

describe('where things are drawn', () => {
  it('north is up, and a point belongs to the cell that it lies in', () => {
    expect(centre({ x: 2, y: 3 })).toEqual({ x: 200, y: -300 });
    expect(cellAt({ x: 240, y: -260 })).toEqual({ x: 2, y: 3 });
    expect(cellAt({ x: -20, y: 20 })).toEqual({ x: 0, y: 0 });
  });

  it('the box holds every tile and every cell before a loco, and is never smaller than the first ones need', () => {
    const tiles = [{ x: 0, y: 0 }];
    const ended = (x: number, y: number, complete = false) => ({ complete, end: { x, y, side: 0 as const } });
    const box = boxOf(tiles, [ended(-9, 4)], 0.3);
    expect(box.west).toBeLessThan(-9.4);
    expect(box.west + box.columns).toBeGreaterThan(0.4);
    expect(box.north).toBeLessThan(-4.4);
    expect(box.north + box.rows).toBeGreaterThan(0.4);
    // The label of a complete route reaches a little beyond the middle of the cell before it.
    expect(boxOf(tiles, [ended(-9, 0, true)], 0.1).west).toBeCloseTo(-9.25);
    const small = boxOf(tiles, [], 0.3);
    expect(small.columns).toBeGreaterThan(5);
    expect(small.west + small.columns / 2).toBeCloseTo(0);
  });

  it('a straight is a line and a curve a quarter of a circle around its corner', () => {
    expect(trackPath(0, 2)).toBe('M0 -50L0 50');
    expect(trackPath(0, 1)).toBe('M0 -50A50 50 0 0 0 50 0');
    expect(trackPath(1, 0)).toBe('M50 0A50 50 0 0 1 0 -50');
    expect(railsPath(0, 1)).toContain('A42 42');
    expect(railsPath(0, 1)).toContain('A58 58');
  });

  it('a route is one way from its start edge to its loco, and its last part begins where that tile does', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['curve', 0, 2, 90]);
    const view = viewOf(scene);
    const route = routesOf(view).find(({ label }) => label === '6')!;
    const tiles = placedTiles(view);
    expect(routePath(route, tiles)).toBe('M0 -35L0 -50L0 -150A50 50 0 0 1 50 -200');
    expect(routePath(route, tiles, 1)).toBe('M0 -150A50 50 0 0 1 50 -200');
  });
});

describe('the part of the table that a mouse has before it', () => {
  const window = { width: 900, height: 700 };
  const part = (west: number, north: number, columns: number, rows: number) => ({ west, north, columns, rows });
  const first = [{ count: 2, box: part(-4, -3, 9, 7) }];

  it('stays while all is in sight, beside the box as well', () => {
    expect(shownAfter(first, 3, part(-3, -3, 7, 6), window, moved)).toBe(first);
    expect(shownAfter(first, 3, part(-5, -3, 10, 6), { width: 1200, height: 700 }, moved)).toBe(first);
  });

  it('moves sideways without shrinking, with what is needed in its middle', () => {
    const [, next] = shownAfter(first, 5, part(-3, -4, 6, 5), window, moved);
    expect(next).toEqual({ count: 5, box: part(-4.5, -5, 9, 7) });
  });

  it('shrinks only for what no longer fits, by a step, but not to cells that are hard to read unless it must', () => {
    const step = moved(part(-4, -3, 9, 7), part(-4, -4, 8, 8), window);
    expect(step.columns).toBeCloseTo(9 * 1.25);
    expect(step.rows).toBeCloseTo(7 * 1.25);
    expect(step.west + step.columns / 2).toBeCloseTo(0);
    expect(step.north + step.rows / 2).toBeCloseTo(0);
    expect(900 / moved(part(-4, -6, 15, 11.5), part(-4, -7, 8, 12), window).columns).toBeCloseTo(54);
    expect(moved(part(-4, -7, 21, 16), part(-4, -7, 8, 17), window).rows).toBeCloseTo(17.6);
  });

  it('in a turn moves and shrinks no more than it must', () => {
    const amid = (needed: Box) => shownToMouse(first, { needed, count: 3, rooms: [], amid: true }, window).at(-1)!.box;
    expect(amid(part(-4, -4, 6, 5))).toEqual(part(-4, -4, 9, 7));
    expect(amid(part(-4, -4, 6, 7.7)).rows).toBeCloseTo(7.7);
  });

  it('holds all of a plan that is advised, with no more movement than that takes, and stays when it goes', () => {
    const needed = part(-2, -2, 4, 4);
    const rooms = [part(-4, -4, 8, 7)];
    const begun = shownToMouse(first, { needed, count: 3, rooms, amid: false }, window);
    const planned = [
      { x: 0, y: -3 },
      { x: 0, y: -4 },
      { x: 0, y: -5 },
    ];
    const advised = shownToMouse(begun, { needed, count: 3, rooms, amid: false, planned }, window);
    for (const cell of planned) expect(isIn(advised.at(-1)!.box, cell)).toBe(true);
    expect(advised.at(-1)!.box.north + advised.at(-1)!.box.rows).toBeCloseTo(5.65);
    expect(shownToMouse(advised, { needed, count: 3, rooms, amid: false }, window)).toBe(advised);
    expect(shownToMouse(advised, { needed, count: 4, rooms: [], amid: true, planned }, window)).toBe(advised);
  });

  it('is the one before again when tiles are taken back', () => {
    const grown = shownAfter(first, 5, part(-3, -4, 6, 5), window, moved);
    expect(shownAfter(grown, 6, part(-3, -4, 6, 5), window, moved)).toBe(grown);
    expect(shownAfter(grown, 4, part(-3, -3, 6, 5), window, moved)).toEqual(first);
  });
});

describe('of a table that is too large for it a mouse', () => {
  const window = { width: 800, height: 660 };
  const needed = { west: -10.65, north: -8.65, columns: 21.3, rows: 17.3 };
  const work = (cells: readonly Cell[], more: Partial<Work> = {}): Work => ({
    needed,
    count: 40,
    choices: [cells],
    planned: [],
    amid: false,
    ...more,
  });
  const at = (x: number, y: number): Cell => ({ x, y });
  const last = (parts: readonly Part[]) => parts.at(-1)!.box!;
  const locos = [at(2, 1), at(7, -3)];
  const begun = partAfter([], work(locos), window);

  it('has the part with all locos before it, in cells of sixty pixels', () => {
    expect(window.width / last(begun).columns).toBeCloseTo(60);
    for (const cell of locos) expect(isIn(last(begun), cell)).toBe(true);
  });

  it('has room before a loco at the edge of the table, so that the next tiles move nothing', () => {
    const { west, columns } = last(partAfter([], work([at(10, 0)]), window));
    expect(west + columns).toBeCloseTo(13.6);
  });

  it('has all of it as long as that can be read: nothing is cut off for the sake of larger cells', () => {
    const readable = { west: -9, north: -7.5, columns: 19.7, rows: 15 };
    expect(pixelsOf(readable, window)).toBeCloseTo(40.6, 1);
    expect(partAfter([], work(locos, { needed: readable }), window).at(-1)!.box).toBeUndefined();
    // A part goes with the turn in which it was needed, not amid it.
    const wide = { width: 1000, height: 825 };
    expect(last(partAfter(begun, work(locos, { count: 41, amid: true }), wide))).toBeDefined();
    expect(partAfter(begun, work(locos, { count: 41 }), wide).at(-1)!.box).toBeUndefined();
  });

  it('has all of it where that is hardly smaller, or where the locos are as far apart as the table', () => {
    const small = { west: -6.65, north: -5.65, columns: 13.3, rows: 11.8 };
    expect(partAfter([], work(locos, { needed: small }), window).at(-1)!.box).toBeUndefined();
    expect(partAfter([], work([at(-10, 0), at(10, 0)]), window).at(-1)!.box).toBeUndefined();
  });

  it('keeps its part while the locos are in it, moves in a turn only as far as a tile needs, and goes back with it', () => {
    expect(partAfter(begun, work([at(3, 1)], { count: 41 }), window)).toBe(begun);
    const edge = last(begun).west + last(begun).columns;
    const beyond = at(Math.ceil(edge), 0);
    const laid = partAfter(begun, work([...locos, beyond], { count: 41, amid: true }), window);
    expect(last(laid).columns).toBeCloseTo(last(begun).columns);
    expect(isIn(last(laid), beyond)).toBe(true);
    expect(last(laid).north).toBeCloseTo(last(begun).north);
    expect(partAfter(laid, work(locos, { count: 40 }), window)).toEqual(begun);
  });

  it('in a turn that began with all of it keeps that, however far a tile leads', () => {
    const small = { west: -6.65, north: -5.65, columns: 13.3, rows: 11.8 };
    const all = partAfter([], work(locos, { needed: small }), window);
    expect(partAfter(all, work(locos, { count: 41, amid: true }), window)).toBe(all);
  });

  it('sees a plan that leads beyond its part', () => {
    const planned = [at(8, -3), at(9, -3), at(10, -3), at(11, -3)];
    const advised = last(partAfter(begun, work(locos, { planned }), window));
    for (const cell of [...locos, ...planned]) expect(isIn(advised, cell)).toBe(true);
  });

  it('sees what others have laid, unless cells would be small for it', () => {
    const [near, far] = [
      [...locos, at(-2, 0)],
      [...locos, at(-10, 8)],
    ];
    expect(isIn(last(partAfter([], work([], { choices: [near, locos] }), window)), at(-2, 0))).toBe(true);
    expect(isIn(last(partAfter([], work([], { choices: [far, locos] }), window)), at(-10, 8))).toBe(false);
  });
});

it('words on a cell are wide enough to be read and narrow enough for the cell, or there are none', () => {
  expect(wordSize(['by the city', 'only track'], 86)).toBe(19);
  for (let cell = 20; cell < 90; cell++) {
    const size = wordSize(['by the city', 'only track'], cell);
    if (size === undefined) continue;
    expect((size * cell) / 100).toBeGreaterThanOrEqual(10.99);
    expect(textWidth('by the city', size)).toBeLessThanOrEqual(90);
  }
  expect(wordSize(['track hits', 'a blank edge'], 42)).toBeUndefined();
});

it('words on a large cell stand clear of the loco that looks in', () => {
  for (const side of DIRECTIONS) {
    const { lines } = roomOn(side, 80);
    // A loco reaches so far into the cell from the middle of its side, and so far aside, with its rim.
    const [from, to] =
      side % 2 === 1 ? [-LOCO.side, LOCO.side] : side === 0 ? [-50, LOCO.front - 50] : [50 - LOCO.front, 50];
    for (const line of lines) {
      const [top, bottom] = [line - 0.7 * 19, line];
      expect(bottom <= from - 1.5 || top >= to + 1.5, `${side}: ${line}`).toBe(true);
      expect(bottom).toBeLessThanOrEqual(40);
    }
  }
});

describe('the cells for a tile', () => {
  it('are the six ends at first: all of them for a track, none for a station, by A', () => {
    const scene = new Scene();
    const view = holding(scene, tileCode('curve', 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots).toHaveLength(6);
    for (const { fits, reason } of spots) {
      expect(fits.length).toBeGreaterThan(0);
      expect(reason).toBeUndefined();
    }
    const station = holding(scene, tileCode('simple', 1, 0));
    const refused = spotsFor(station, routesOf(station), legalActions(station, station.seat), 0);
    expect(refused.map(({ reason }) => reason?.code)).toEqual(Array.from({ length: 6 }, () => 'A'));
  });

  it('name the restriction that teaches most, not a rotation that misses the track', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['simple', 0, 2, 0, 2, 0], ['straight', 0, 3, 0]);
    const view = holding(scene, tileCode('simple', 2, 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots.find(({ x, y }) => x === 0 && y === 4)?.reason?.code).toBe('H');
  });

  it('say nothing about tracks where the tile fits the tracks around it in some rotation', () => {
    let checked = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 3, rng, () => {});
      while (state.ended === null) {
        const view = game.view(state, state.seat);
        const routes = routesOf(view);
        const legal = legalActions(view, view.seat);
        for (const [slot, code] of view.faceUp.entries()) {
          if (code === NONE || (view.stationPlaced && isStation(code))) continue;
          for (const spot of spotsFor(view, routes, legal, slot)) {
            if (!spot.reason) continue;
            checked++;
            const fitting = rotationsOf(code).some((rotation) => fitsTracks(view, spot, code, rotation));
            if (fitting) expect(spot.reason.code, JSON.stringify({ seed, spot })).not.toBe('F');
            // What is said when the tile is put there is the same.
            const { x, y, meets } = spot;
            const put = whyNot(view, { type: 'place', slot, x, y, rotation: settled(spot, meets.at(-1)!) });
            expect(put).toEqual(spot.reason);
          }
        }
        game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('are gone through by N and P and with arrows', () => {
    const view = holding(new Scene(), tileCode('straight', 0));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    const next = (key: string, spot?: (typeof spots)[number]) =>
      spots[nextTarget(spotKeys({ spots, ghost: spot && ({ spot } as never) }), key)!];
    expect(next('ArrowLeft')).toBe(spots[0]);
    expect(next('x')).toBeUndefined();
    expect(next('n', spots[0])).toBe(spots[1]);
    expect(next('p', spots[0])).toBe(spots.at(-1));
    const [west] = spots;
    expect(west).toMatchObject({ x: -1, y: 0 });
    expect(next('ArrowLeft', west)).toBeUndefined();
    expect(next('ArrowUp', west)).toMatchObject({ x: 0, y: 1 });
  });
});
