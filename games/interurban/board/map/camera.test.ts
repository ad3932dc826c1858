import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import {
  game,
  isStation,
  legalActions,
  NONE,
  placedTiles,
  routesOf,
  type Route,
  type View,
} from '../../rules/index.ts';
import { spotsFor, type Spot } from '../choosing/moves.ts';
import {
  CHIP,
  chipsFor,
  hintView,
  HITTABLE,
  laidView,
  othersView,
  tileView,
  turnView,
  viewOn,
  zoomFor,
} from './camera.ts';
import { boxOf, centre, including, openEnds, towards, type Box } from './geometry.ts';
import { FIRST, neededFor, roomsFor } from './reach.ts';
import { LOCO, sizesAt } from './sizes.ts';
import { endOf } from './Lines.tsx';
import { holds, isIn, shownToMouse, type Seen, type Shown, type Size } from './useSteadyBox.ts';

/** What the table leaves of a phone, upright and across, and of a tablet. */
const WINDOWS: readonly Size[] = [
  { width: 390, height: 389 },
  { width: 540, height: 290 },
  { width: 820, height: 598 },
];

/** Moments of whole games, with the routes as they lie. */
function* moments(seeds: number): Generator<{ seed: number; view: View; routes: readonly Route[]; content: Box }> {
  for (let seed = 1; seed <= seeds; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, 3, rng, () => {});
    while (state.ended === null) {
      const view = game.view(state, state.seat);
      const routes = routesOf(view);
      yield { seed, view, routes, content: boxOf(placedTiles(view), routes, 0.15) };
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
    }
  }
}

const seenIn = (box: Box, window: Size): Seen & { window: Size } => ({
  ...box,
  pixels: window.width / box.columns,
  window,
});

/** How far a loco with a tile in hand is from the middle of a cell, in units; 0 where it covers it. */
function gap(route: Route, spot: Spot, pixels: number): number {
  const { body, out } = sizesAt(pixels, true).loco;
  const edge = endOf(route);
  const ahead = towards(route.end.side, -0.02);
  const at = { x: centre(spot).x - edge.x, y: centre(spot).y - edge.y };
  const along = at.x * ahead.x + at.y * ahead.y;
  const aside = Math.abs(at.x * ahead.y - at.y * ahead.x);
  const beyond = Math.max(along - (LOCO.front * body + out), out - LOCO.back * body - along, 0);
  return Math.hypot(beyond, Math.max(0, aside - LOCO.side * body));
}

describe("a finger's board", () => {
  it('shows places that can be hit, no loco on the middle of one, and says at the edge where there are more', () => {
    let shown = 0;
    let beyond = 0;
    let [onTiles, aside] = [0, 0];
    for (const { seed, view, routes, content } of moments(4)) {
      const legal = legalActions(view, view.seat);
      const ends = openEnds(routes);
      for (const window of WINDOWS) {
        const begins = seenIn(turnView([[...placedTiles(view), ...ends], ends], window, content)!, window);
        expect(begins.pixels).toBeGreaterThanOrEqual(HITTABLE);
        expect(ends.some((end) => isIn(begins, end))).toBe(true);
        for (const [slot, code] of view.faceUp.entries()) {
          if (code === NONE || (view.stationPlaced && isStation(code))) continue;
          const spots = spotsFor(view, routes, legal, slot);
          const places = spots.filter(({ fits }) => fits.length > 0);
          if (places.length === 0) continue;
          const box = tileView(places, begins, window, content);
          const seen = box ? seenIn(box, window) : begins;
          expect(seen.pixels, JSON.stringify({ seed, window, places })).toBeGreaterThanOrEqual(HITTABLE);
          const inSight = places.filter((cell) => isIn(seen, cell));
          expect(inSight.length, JSON.stringify({ seed, window })).toBeGreaterThan(0);
          // It moves once: then as many are in sight as can be.
          expect(tileView(places, seen, window, content)).toBeUndefined();
          for (const spot of inSight) {
            for (const route of routes) if (!route.complete) expect(gap(route, spot, seen.pixels)).toBeGreaterThan(5);
          }
          const chips = chipsFor(spots, placedTiles(view), seen);
          expect(chips.flatMap((chip) => chip.spots)).toHaveLength(spots.filter((cell) => !isIn(seen, cell)).length);
          for (const { x, y, edge } of chips) {
            const covers = (cell: Spot): boolean =>
              Math.abs((cell.x - seen.west) * seen.pixels - x) < 22 &&
              Math.abs((-cell.y - seen.north) * seen.pixels - y) < 22;
            expect(inSight.some(covers), JSON.stringify({ seed, window, x, y })).toBe(false);
            const gaps = { left: x, right: window.width - x, top: y, bottom: window.height - y };
            // At the very edge, and all of it in the window.
            expect(gaps[edge]).toBe(CHIP.deep);
            expect(Math.min(...Object.values(gaps))).toBeGreaterThanOrEqual(CHIP.deep);
            const onTile = placedTiles(view).some(
              (tile) =>
                Math.abs((tile.x - seen.west) * seen.pixels - x) < 14 + seen.pixels / 2 &&
                Math.abs((-tile.y - seen.north) * seen.pixels - y) < 14 + seen.pixels / 2,
            );
            if (onTile) onTiles++;
            else aside++;
          }
          shown += inSight.length;
          beyond += places.length - inSight.length;
        }
      }
    }
    expect(shown).toBeGreaterThan(1000);
    expect(beyond).toBeGreaterThan(10);
    // Only where tiles lie all along the edge.
    expect(onTiles).toBeLessThan(aside / 5);
  });

  it('stays where somebody is at work: nothing moves for a tile that was laid in sight, and the next one moves it only for want of a place', () => {
    let [stayed, both] = [0, 0];
    for (const window of WINDOWS) {
      let seen: ReturnType<typeof seenIn> | undefined;
      for (const { view, routes, content } of moments(4)) {
        const ends = openEnds(routes);
        const begins = turnView([[...placedTiles(view), ...ends], ends], window, content)!;
        if (view.placed === 0 || !seen) {
          seen = seenIn(begins, window);
          continue;
        }
        const tiles = placedTiles(view);
        const work = tiles.at(-1)!;
        const moved = laidView(work, seen, window, content);
        if (isIn(seen, work)) expect(moved).toBeUndefined();
        if (moved) seen = seenIn(moved, window);
        expect(holds(seen, { west: work.x, north: -work.y, columns: 0, rows: 0 })).toBe(true);
        const legal = legalActions(view, view.seat);
        for (const [slot, code] of view.faceUp.entries()) {
          if (code === NONE || (view.stationPlaced && isStation(code))) continue;
          const places = spotsFor(view, routes, legal, slot).filter(({ fits }) => fits.length > 0);
          const box = tileView(places, seen, window, content, work);
          const inSight = places.filter((cell) => isIn(seen!, cell));
          const cut = places.some((cell) => {
            const [across, down] = [cell.x - seen!.west, -cell.y - seen!.north];
            const isHalf = across >= 0 && across <= seen!.columns && down >= 0 && down <= seen!.rows;
            return isHalf && !isIn(seen!, cell);
          });
          if (inSight.length > 0 && !cut) expect(box).toBeUndefined();
          if (inSight.length > 0) expect(inSight.filter((cell) => box && !isIn(box, cell))).toEqual([]);
          if (inSight.length > 0) stayed++;
          if (!box) continue;
          expect(places.some((cell) => isIn(box, cell))).toBe(true);
          const [across, down] = [window.width / 34 - 1.3, window.height / 34 - 1.3];
          const near = places.some(({ x, y }) => Math.abs(x - work.x) <= across && Math.abs(y - work.y) <= down);
          expect(isIn(box, work) || !near).toBe(true);
          if (isIn(box, work)) both++;
        }
      }
    }
    expect(stayed).toBeGreaterThan(1000);
    expect(both).toBeGreaterThan(20);
  });

  it('holds the tiles of a turn that is only looked at, and of a plan, as far as they can be read', () => {
    let [all, stayed] = [0, 0];
    for (const { view, content } of moments(3)) {
      const turn = placedTiles(view).slice(2).slice(-3);
      if (turn.length === 0) continue;
      for (const window of WINDOWS) {
        const from = seenIn({ ...content, rows: (content.columns * window.height) / window.width }, window);
        const seen = seenIn(othersView(turn, from, window, content) ?? from, window);
        expect(seen.pixels).toBeGreaterThanOrEqual(HITTABLE);
        expect(isIn(seen, turn.at(-1)!)).toBe(true);
        const [xs, ys] = [turn.map(({ x }) => x), turn.map(({ y }) => y)];
        const fits =
          Math.max(...xs) - Math.min(...xs) <= window.width / 34 - 1.3 &&
          Math.max(...ys) - Math.min(...ys) <= window.height / 34 - 1.3;
        if (fits) {
          expect(turn.filter((cell) => !isIn(seen, cell))).toEqual([]);
          all++;
          // In sight it stays.
          expect(othersView(turn, seen, window, content)).toBeUndefined();
          stayed++;
        }
        const plan = viewOn(turn, from, window, content);
        expect(window.width / plan.columns).toBeGreaterThanOrEqual(HITTABLE);
        if (fits) expect(turn.filter((cell) => !isIn(plan, cell))).toEqual([]);
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(stayed).toBeGreaterThan(200);
  });

  it('shows all of a table whose cells can be read, else as many ends as it can at the same size, and then stays', () => {
    let [whole, part] = [0, 0];
    const window = WINDOWS[0]!;
    for (const { view, routes, content } of moments(4)) {
      const ends = openEnds(routes);
      const table = [...placedTiles(view), ...ends];
      const choices = [table, ends];
      const box = turnView(choices, window, content)!;
      const seen = seenIn(box, window);
      const fits = Math.min(window.width / content.columns, window.height / content.rows) >= 36;
      if (fits) {
        expect(table.filter((cell) => !isIn(seen, cell))).toEqual([]);
        expect(turnView(choices, window, content, seen)).toBeUndefined();
        whole++;
      } else if (ends.some((end) => !isIn(seen, end))) {
        // As far off as cells can be read.
        expect(seen.pixels).toBeCloseTo(34, 0);
        part++;
      }
    }
    expect(whole).toBeGreaterThan(50);
    expect(part).toBeGreaterThan(5);
  });

  it('shows a plan with all of the table where that can be read, else in the middle', () => {
    const window = WINDOWS[0]!;
    const content = { west: -10, north: -10, columns: 20, rows: 20 };
    const seen = seenIn({ west: -1, north: -3, columns: 8, rows: 8 }, window);
    const [plan, near, far] = [
      { x: 8, y: 0 },
      { x: 0, y: 0 },
      { x: -6, y: 0 },
    ];
    const box = hintView([[near]], [plan], seen, window, content);
    expect(isIn(box, plan) && isIn(box, near)).toBe(true);
    const alone = hintView([[far]], [plan], seen, window, content);
    expect(isIn(alone, plan)).toBe(true);
    expect(isIn(alone, far)).toBe(false);
    expect(window.width / alone.columns).toBeGreaterThanOrEqual(HITTABLE);
  });

  it('shows all of a plan, even where the table does not reach so far yet', () => {
    const content = { west: -3, north: -3, columns: 6, rows: 6 };
    for (const window of WINDOWS) {
      const seen = seenIn({ west: -3, north: -3, columns: 6, rows: 6 }, window);
      const plan = [3, 4, 5, 6].map((x) => ({ x, y: 0 }));
      const reached = including(content, plan);
      const box = hintView([], plan, seen, window, reached);
      // All of each cell, not only most of it.
      for (const { x } of plan) expect(x - 0.5 >= box.west && x + 0.5 <= box.west + box.columns).toBe(true);
      expect(including(reached, plan)).toEqual(reached);
    }
    expect(including(content, [])).toBe(content);
  });

  it('keeps the size that somebody has zoomed to', () => {
    const window = WINDOWS[0]!;
    for (const zoom of [25, 60]) {
      for (const { view, routes, content } of moments(1)) {
        const ends = openEnds(routes);
        const sized = (box: Box | undefined): void => {
          if (box) expect(window.width / box.columns).toBeCloseTo(zoom);
        };
        const far = seenIn({ west: -20, north: -20, columns: 40, rows: 40 }, window);
        const box = turnView([ends], window, content, far, zoom)!;
        sized(box);
        const seen = seenIn(box, window);
        expect(ends.some((end) => isIn(seen, end))).toBe(true);
        sized(tileView(ends, seen, window, content, undefined, zoom));
        sized(tileView(ends, seen, window, content, placedTiles(view).at(-1), zoom));
        sized(laidView(placedTiles(view).at(-1)!, seen, window, content, zoom));
        sized(othersView(placedTiles(view).slice(-2), far, window, content, zoom));
        sized(viewOn(placedTiles(view).slice(-2), seen, window, content, zoom));
      }
    }
  });

  it('gives a zoom up where the chosen tile has places beyond it, and keeps one that shows them all', () => {
    const window = WINDOWS[0]!;
    const content = { west: -10, north: -10, columns: 20, rows: 20 };
    const places = [-4, 0, 4].map((x) => ({ x, y: 0 }));
    const near = seenIn({ west: -3, north: -3, columns: 6, rows: 6 }, window);
    expect(zoomFor(places, window, 65)).toBeUndefined();
    const box = tileView(places, near, window, content, undefined, zoomFor(places, window, 65))!;
    expect(places.filter((cell) => !isIn(box, cell))).toEqual([]);
    expect(zoomFor(places, window, 25)).toBe(25);
    expect(zoomFor([], window, 65)).toBe(65);
  });

  it('above a sheet shows all ends of a table that it can’t show large enough to be hit', () => {
    const above = { width: 390, height: 216 };
    let all = 0;
    for (const { view, routes, content } of moments(2)) {
      const ends = openEnds(routes);
      const table = [...placedTiles(view), ...ends];
      const seen = seenIn(turnView([table, ends], above, content)!, above);
      expect(seen.pixels).toBeGreaterThanOrEqual(25 - 0.01);
      if (Math.min(above.width / content.columns, above.height / content.rows) < 26) continue;
      expect(table.filter((cell) => !isIn(seen, cell))).toEqual([]);
      all++;
    }
    expect(all).toBeGreaterThan(20);
  });

  it('stays where it is with all places in sight, moves sideways as large as it is, and comes nearer where cells are tiny', () => {
    const window = { width: 390, height: 390 };
    const content = { west: -10, north: -10, columns: 20, rows: 20 };
    const seen = seenIn({ west: -3, north: -3, columns: 6.5, rows: 6.5 }, window);
    const near = [
      { x: -1, y: 0 },
      { x: 2, y: 1 },
    ];
    expect(tileView(near, seen, window, content)).toBeUndefined();
    const aside = tileView([...near, { x: 4, y: 0 }], seen, window, content)!;
    expect(aside.columns).toBeCloseTo(6.5);
    expect(isIn(aside, { x: -1, y: 0 }) && isIn(aside, { x: 4, y: 0 })).toBe(true);
    const far = seenIn({ west: -10, north: -10, columns: 20, rows: 20 }, window);
    expect(window.width / tileView(near, far, window, content)!.columns).toBeGreaterThanOrEqual(HITTABLE);
  });
});

/** What the mouse of the first seat is shown from tile to tile of whole games, and how many pixels a cell that is. */
function* shownOf(seeds: number, window: Size) {
  let shown: readonly Shown[] = [];
  let game = 0;
  const fit = ({ columns, rows }: Box): number => Math.min(window.width / columns, window.height / rows);
  for (const { seed, view, routes } of moments(seeds)) {
    const tiles = placedTiles(view);
    const count = tiles.length;
    const drafts = view.seat === 0 ? view.placed : 0;
    const needed = neededFor(tiles, routes, drafts);
    const begins = view.seat === 0 && drafts === 0;
    const isNew = seed !== game;
    if (isNew) shown = [{ count, box: boxOf(tiles, routes, 0.15, FIRST) }];
    game = seed;
    const rooms = begins ? roomsFor(tiles, routes, view.faceUp) : [];
    const before = shown;
    const part = { needed, count, rooms, amid: drafts > 0 };
    shown = shownToMouse(shown, part, window);
    // Once it is shown all is in sight: nothing moves any more.
    expect(shownToMouse(shown, part, window)).toBe(shown);
    const { box } = shown.at(-1)!;
    const [columns, rows] = [window.width / fit(box), window.height / fit(box)];
    const seen = {
      west: box.west - (columns - box.columns) / 2,
      north: box.north - (rows - box.rows) / 2,
      columns,
      rows,
    };
    yield {
      seed,
      view,
      routes,
      isNew,
      begins,
      amid: drafts > 0,
      seen,
      scale: fit(box),
      was: fit(before.at(-1)!.box),
      needs: fit(needed),
    };
  }
}

const DESKS: readonly Size[] = [
  { width: 800, height: 660 },
  { width: 1640, height: 1115 },
];

describe('a mouse’s board', () => {
  it('changes its scale at most four times a game while cells can be read, hardly ever in a turn, and what lies is always in sight', () => {
    for (const window of DESKS) {
      let [changes, inTurn, tiles] = [0, 0, 0];
      for (const { seed, view, routes, isNew, amid, seen, scale, was } of shownOf(12, window)) {
        const isChanged = !isNew && Math.round(scale) !== Math.round(was);
        // A route that runs straight across a random game makes it a third as large; then a part of it is shown, or nothing is too little.
        changes = isNew ? 0 : changes + Number(isChanged && was >= 54);
        expect(changes, `seed ${seed}, ${scale}`).toBeLessThanOrEqual(4);
        if (amid) tiles++;
        if (amid && isChanged) inTurn++;
        expect([...placedTiles(view), ...openEnds(routes)].filter((cell) => !isIn(seen, cell))).toEqual([]);
      }
      expect(tiles).toBeGreaterThan(80);
      expect(inTurn).toBeLessThan(tiles / 20);
    }
  });

  it('leaves little of its window empty', () => {
    for (const window of DESKS) {
      for (const { seed, begins, scale, needs } of shownOf(12, window)) {
        // At first there is room for three tiles on every side.
        const first = Math.min(window.width / FIRST.columns, window.height / FIRST.rows);
        if (begins) expect(scale, `seed ${seed}`).toBeGreaterThan(0.68 * Math.min(needs, first));
      }
    }
  });
});
