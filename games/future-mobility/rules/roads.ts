/** Ways through a road net: distances, all simple routes, and the one with fewest jams. */
import { CELLS, CITY, type Cell, type City } from './city.ts';

/** Road steps between any two cells of the printed city, −1 where there is no way. */
export const ROAD_STEPS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  stepsFrom(CITY, cell),
);

function stepsFrom(city: City, origin: Cell): number[] {
  const steps = Array.from({ length: CELLS }, () => -1);
  steps[origin] = 0;
  const queue = [origin];
  for (const cell of queue) {
    for (const next of city.neighbours[cell]!) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[cell]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Where a route may lead and how long it may be. */
export interface Passage {
  readonly city: City;
  /** May this cell be visited? */
  open(cell: Cell): boolean;
  /** Cells at most, both ends included. */
  readonly most: number;
}

/** Every simple route between two cells: at most 206 in the printed city. */
export function allRoutes(passage: Passage, from: Cell, to: Cell): Cell[][] {
  const routes: Cell[][] = [];
  const route: Cell[] = [];
  const visit = (cell: Cell): void => {
    if (!passage.open(cell) || route.includes(cell)) return;
    route.push(cell);
    if (cell === to) routes.push([...route]);
    else if (route.length < passage.most) for (const next of passage.city.neighbours[cell]!) visit(next);
    route.pop();
  };
  if (from !== to) visit(from);
  return routes;
}

const BETWEEN = new WeakMap<City, (Uint8Array | undefined)[]>();

/** By cell, 1 if some simple route between the two visits it. Roads never change, so it is found once for each pair. */
export function cellsBetween(city: City, from: Cell, to: Cell): Uint8Array {
  let known = BETWEEN.get(city);
  if (!known) BETWEEN.set(city, (known = Array.from({ length: CELLS * CELLS }, () => undefined)));
  let between = known[from * CELLS + to];
  if (!between) {
    between = known[from * CELLS + to] = new Uint8Array(CELLS);
    for (const route of allRoutes({ city, open: () => true, most: Infinity }, from, to))
      for (const cell of route) between[cell] = 1;
  }
  return between;
}

/** For one origin: how the best way leads to every other cell. */
export interface Ways {
  /** Jams on the way, the origin's own not counted; −1 where there is none. */
  readonly jams: Int8Array;
  /** The cell before, on the best way. */
  readonly before: Int8Array;
}

const FAR = 0x7fff;
const JAM_COST = 64;
const cost = new Int16Array(CELLS);
const done = new Uint8Array(CELLS);

/** The ways with fewest jams, and of those the shortest. */
export function bestWays(passage: Passage, origin: Cell, jammed: (cell: Cell) => boolean): Ways {
  const before = new Int8Array(CELLS).fill(-1);
  const jams = new Int8Array(CELLS).fill(-1);
  if (!passage.open(origin)) return { jams, before };
  cost.fill(FAR);
  done.fill(0);
  cost[origin] = 0;
  const reached = [origin];
  while (reached.length > 0) {
    let nearest = 0;
    for (let i = 1; i < reached.length; i++) if (cost[reached[i]!]! < cost[reached[nearest]!]!) nearest = i;
    const cell = reached[nearest]!;
    reached[nearest] = reached.at(-1)!;
    reached.pop();
    done[cell] = 1;
    jams[cell] = Math.floor(cost[cell]! / JAM_COST);
    if ((cost[cell]! % JAM_COST) + 1 >= passage.most) continue;
    for (const next of passage.city.neighbours[cell]!) {
      if (done[next] || !passage.open(next)) continue;
      const there = cost[cell]! + 1 + (jammed(next) ? JAM_COST : 0);
      if (there >= cost[next]!) continue;
      if (cost[next] === FAR) reached.push(next);
      cost[next] = there;
      before[next] = cell;
    }
  }
  return { jams, before };
}

export function routeTo(ways: Ways, to: Cell): Cell[] {
  const route = [to];
  for (let cell = ways.before[to]!; cell !== -1; cell = ways.before[cell]!) route.unshift(cell);
  return route;
}
