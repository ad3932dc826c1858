/**
 * Normal: always knows a cheapest tree over its cities and builds first what nobody else is likely to build: remote branches, far from
 * the others' networks. What lies in the middle is often laid by somebody else in the meantime. It joins other networks last, and stops
 * after one rail where a second would not bring its own cities nearer.
 */
import { legalIn, type Bot, type Seat, type Turn } from '@stellwerk/kernel';
import {
  game,
  bit,
  citiesInPlay,
  FREE,
  mayUse,
  missingPoints,
  missingFrom,
  networks,
  topology,
  type Action,
  type Topology,
  type View,
} from '../rules/index.ts';
import { distancesFrom, UNREACHED } from './distances.ts';

/** What a branch's distance from the others' networks counts for, next to its remoteness. */
const SECLUSION = 0.5;
/** What a branch loses for each point it costs: short spurs first. */
const LENGTH = 0.1;
/** More than any branch is worth: to join comes last. */
const JOINING = 100;

export function normal(): Bot<Action, View> {
  return { choose: (turn) => (turn.view.phase === 'start' ? chooseStart(turn) : chooseRail(turn)) };
}

/** A crossing of the cheapest tree with the shortest ways to the five cities: where the tree branches. */
function chooseStart({ seat, view }: Turn<View>): Action {
  const topo = topology(view.map);
  const sites = view.hand.map((city) => topo.site[city]!);
  const { lines } = missingFrom(topo, view.rails, seat, sites[0]!, sites);
  const ways = sites.map((site) => distancesFrom(topo, view.rails, seat, [site]));
  let best = -1;
  let shortest = Infinity;
  for (const crossing of lines.flatMap((line) => [topo.endA[line]!, topo.endB[line]!])) {
    if (view.markers.includes(crossing)) continue;
    const sum = ways.reduce((total, way) => total + way[crossing]!, 0);
    if (sum < shortest) [best, shortest] = [crossing, sum];
  }
  return best >= 0 ? { type: 'start', crossing: best } : legalIn(game, view, seat)[0]!;
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

function chooseRail({ seat, view }: Turn<View>): Action {
  const topo = topology(view.map);
  const { lines } = missingPoints(view, seat);
  const outlook = look(topo, view, seat, lines);
  const dearest = view.laidThisTurn > 0 ? 1 : 2;
  let best = -1;
  let most = -Infinity;
  for (const line of lines) {
    if (view.rails[line] !== FREE || topo.cost[line]! > dearest) continue;
    const far = farEnd(outlook, line);
    if (far < 0) continue;
    const value = branchValue(outlook, line, far);
    if (value > most) [best, most] = [line, value];
  }
  if (best >= 0) return { type: 'lay', line: best };
  return view.laidThisTurn > 0 ? { type: 'stop' } : legalIn(game, view, seat)[0]!;
}

function look(topo: Topology, view: View, seat: Seat, lines: readonly number[]): Outlook {
  const { reach, joined } = networks(topo, view.rails, view.markers);
  const tree = new Uint8Array(topo.lines);
  for (const line of lines) tree[line] = 1;
  const others = joined.filter((crossing) => (reach[crossing]! & bit(seat)) === 0);
  const away = distancesFrom(topo, view.rails, seat, others);
  return { topo, rails: view.rails, seat, reach, tree, remote: remoteness(topo, view.seats), away };
}

/** Where a line leads to from the network, −1 if it does not begin there. */
function farEnd({ topo, reach, seat }: Outlook, line: number): number {
  const [a, b] = [topo.endA[line]!, topo.endB[line]!];
  if (reach[a]! & bit(seat)) return b;
  return reach[b]! & bit(seat) ? a : -1;
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
    const empty = Array.from({ length: topo.lines }, () => FREE);
    const sites = cities.flat().map((city) => topo.site[city]!);
    for (const site of sites) {
      const distance = distancesFrom(topo, empty, 0, [site]);
      for (let c = 0; c < topo.crossings; c++) remote[c]! += distance[c]! / sites.length;
    }
  }
  return remote;
}
