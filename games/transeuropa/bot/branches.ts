/**
 * Which way to build first. It always knows a cheapest tree over its cities and builds first what nobody else is likely to build: remote branches,
 * far from the others' networks. What lies in the middle is often laid by somebody else in the meantime. To join other networks comes last.
 */
import type { Seat } from '@stellwerk/kernel';
import {
  bit,
  citiesInPlay,
  FREE,
  mayUse,
  missingFrom,
  networks,
  topology,
  type Action,
  type Topology,
  type View,
} from '../rules/index.ts';
import { distancesFrom, distancesFromCities, UNREACHED } from './distances.ts';

/** What lies on the table: a state has it, of a view `sceneOf` works it out. */
export interface Scene extends Pick<View, 'map' | 'seats' | 'phase' | 'rails' | 'markers' | 'laidThisTurn'> {
  readonly reach: readonly number[];
  readonly joined: readonly number[];
}

export function sceneOf(view: View): Scene {
  return { ...view, ...networks(topology(view.map), view.rails, view.markers) };
}

/** What a branch's distance from the others' networks counts for, next to its remoteness. */
const SECLUSION = 0.5;
/** What a branch loses for each point it costs: short spurs first. */
const LENGTH = 0.1;
/** More than any branch is worth: to join comes last. */
const JOINING = 100;

/** What it does; undefined where it has to do something and nothing of its tree can be built. */
export function build(
  scene: Scene,
  seat: Seat,
  cities: readonly number[],
  nextLine = () => rankLines(scene, seat, intend(scene, seat, cities))[0],
): Action | undefined {
  if (scene.phase === 'start') {
    const [crossing] = rankStarts(scene, seat, cities);
    return crossing === undefined ? undefined : { type: 'start', crossing };
  }
  const line = nextLine();
  if (line !== undefined) return { type: 'lay', line };
  return scene.laidThisTurn > 0 ? { type: 'stop' } : undefined;
}

/** Crossings of the cheapest tree, those with the shortest ways to the five cities first: where the tree branches. */
export function rankStarts({ map, rails, markers }: Scene, seat: Seat, cities: readonly number[]): readonly number[] {
  const topo = topology(map);
  const sites = cities.map((city) => topo.site[city]!);
  const { lines } = missingFrom(topo, rails, seat, sites[0]!, sites);
  const ways = sites.map((site) => distancesFrom(topo, rails, seat, [site]));
  const sums = new Map<number, number>();
  for (const crossing of lines.flatMap((line) => [topo.endA[line]!, topo.endB[line]!])) {
    if (markers.includes(crossing)) continue;
    sums.set(
      crossing,
      ways.reduce((total, way) => total + way[crossing]!, 0),
    );
  }
  return [...sums].toSorted(([, a], [, b]) => a - b).map(([crossing]) => crossing);
}

/** What a turn is decided by. */
interface Outlook {
  readonly topo: Topology;
  readonly rails: readonly number[];
  readonly seat: Seat;
  readonly reach: readonly number[];
  /** 1 for each line of the cheapest tree. */
  readonly tree: Uint8Array;
  /** The mean distance of each crossing from the cities in play. */
  readonly remote: Float64Array;
  /** The distance of each crossing from the networks of others. */
  readonly away: Int32Array;
}

/** What a seat builds after: it holds for a while, although others go on laying. */
export interface Intent {
  readonly lines: readonly number[];
  /** The distance of each crossing from the networks of others. */
  readonly away: Int32Array;
}

export function intend(scene: Scene, seat: Seat, cities: readonly number[]): Intent {
  const { map, rails, markers, reach, joined } = scene;
  const topo = topology(map);
  const sites = cities.map((city) => topo.site[city]!);
  const others = joined.filter((crossing) => (reach[crossing]! & bit(seat)) === 0);
  return {
    lines: missingFrom(topo, rails, seat, markers[seat]!, sites).lines,
    away: distancesFrom(topo, rails, seat, others),
  };
}

/** The lines of the cheapest tree that can be laid now, the most secluded branches first. */
export function rankLines(scene: Scene, seat: Seat, { lines, away }: Intent): readonly number[] {
  const { map, rails, seats, reach, laidThisTurn } = scene;
  const topo = topology(map);
  const tree = new Uint8Array(topo.lines);
  for (const line of lines) if (rails[line] === FREE) tree[line] = 1;
  const outlook = { topo, rails, seat, reach, tree, remote: remoteness(topo, seats), away };
  const dearest = laidThisTurn > 0 ? 1 : 2;
  const values = new Map<number, number>();
  for (const line of lines) {
    if (rails[line] !== FREE || topo.cost[line]! > dearest) continue;
    const far = farEnd(outlook, line);
    if (far >= 0) values.set(line, branchValue(outlook, line, far));
  }
  return [...values].toSorted(([, x], [, y]) => y - x).map(([line]) => line);
}

/** Where a line leads to from the network, −1 if it does not begin there or leads nowhere new. */
function farEnd({ topo, reach, seat }: Outlook, line: number): number {
  const [a, b] = [topo.endA[line]!, topo.endB[line]!];
  const [fromA, fromB] = [reach[a]! & bit(seat), reach[b]! & bit(seat)];
  if (fromA && fromB) return -1;
  return fromA ? b : fromB ? a : -1;
}

/** The mean worth of the part of the tree that hangs on a line, which leads from the network to `far`. */
function branchValue(outlook: Outlook, line: number, far: number): number {
  const { topo, rails, seat, reach, tree } = outlook;
  let cost = topo.cost[line]!;
  let sum = worth(outlook, line) * cost;
  if (reach[far] !== 0) return sum / cost - LENGTH * cost - JOINING;
  const way = [far];
  for (let w = 0; w < way.length; w++) {
    for (let i = topo.first[way[w]!]!, end = topo.first[way[w]! + 1]!; i < end; i++) {
      const via = topo.via[i]!;
      const to = topo.to[i]!;
      if (tree[via] === 0 && !mayUse(rails[via]!, seat)) continue;
      if ((reach[to]! & bit(seat)) !== 0 || way.includes(to)) continue;
      way.push(to);
      if (tree[via] === 0) continue;
      cost += topo.cost[via]!;
      sum += worth(outlook, via) * topo.cost[via]!;
    }
  }
  return sum / cost - LENGTH * cost;
}

/** What a line is worth building early: the more, the less likely somebody else needs it. */
function worth({ topo, remote, away }: Outlook, line: number): number {
  const [a, b] = [topo.endA[line]!, topo.endB[line]!];
  const secluded = away[a]! < UNREACHED && away[b]! < UNREACHED ? away[a]! + away[b]! : 0;
  return (remote[a]! + remote[b]! + SECLUSION * secluded) / 2;
}

const known = new WeakMap<readonly (readonly number[])[], Float64Array>();

/** The mean distance of each crossing from the cities in play, on an empty board. */
function remoteness(topo: Topology, seats: number): Float64Array {
  const cities = citiesInPlay(topo, seats);
  let remote = known.get(cities);
  if (!remote) {
    known.set(cities, (remote = new Float64Array(topo.crossings)));
    const all = cities.flat();
    for (const city of all) {
      const distance = distancesFromCities(topo)[city]!;
      for (let c = 0; c < topo.crossings; c++) remote[c]! += distance[c]! / all.length;
    }
  }
  return remote;
}
