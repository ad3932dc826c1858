/** How the rails of a finished round join somebody's five cities, who laid them, and what was missing to which city. */
import type { Seat } from '@stellwerk/kernel';
import { mayUse, type Scored } from '../../rules/index.ts';
import { type Layout, linesAt } from '../map/geometry.ts';
import { networkOf } from '../map/networks.ts';

interface JoinedCity {
  readonly city: number;
  /** The rails from the marker to it, and those that no city before it needed. */
  readonly way: readonly number[];
  readonly added: readonly number[];
}

interface MissedCity {
  readonly city: number;
  /** What was missing to it beyond the cities before it. */
  readonly points: number;
}

export interface Tree {
  /** The nearest city first, each joined by the shortest way. */
  readonly joined: readonly JoinedCity[];
  readonly missed: readonly MissedCity[];
  /** All rails that join the connected cities with the marker. */
  readonly lines: readonly number[];
  /** How many of them each seat laid. */
  readonly laidBy: readonly number[];
}

export function treeOf(layout: Layout, scored: Scored, seat: Seat): Tree {
  const joined = joinedCities(layout, scored, seat);
  const lines = joined.flatMap(({ added }) => added);
  const builder = new Map(scored.laid.map((line, i) => [line, scored.laidBy[i]!]));
  return {
    joined,
    missed: missedCities(layout, scored, seat),
    lines,
    laidBy: scored.markers.map((_, other) => lines.filter((line) => builder.get(line) === other).length),
  };
}

/** The cities that the seat's network has, joined one after another by the rails that lie. */
function joinedCities(layout: Layout, { rails, hands, markers }: Scored, seat: Seat): readonly JoinedCity[] {
  const usable = (line: number): boolean => mayUse(rails[line]!, seat);
  const open = new Set(hands[seat]);
  /** The way from the marker to every crossing of the tree. */
  const ways = new Map<number, readonly number[]>([[markers[seat]!, []]]);
  const found: JoinedCity[] = [];
  for (;;) {
    const next = nearest(layout, ways, usable, (crossing) => open.has(layout.topo.cityAt[crossing]!));
    if (!next) return found;
    const city = layout.topo.cityAt[next.at(-1)?.to ?? markers[seat]!]!;
    for (const { line, from, to } of next) ways.set(to, [...ways.get(from)!, line]);
    open.delete(city);
    found.push({ city, way: ways.get(layout.topo.site[city]!)!, added: next.map(({ line }) => line) });
  }
}

/** The points that were missing to each city, in the order of the hand. */
function missedCities(layout: Layout, { rails, hands, markers, missing }: Scored, seat: Seat): readonly MissedCity[] {
  const planned = new Set(missing[seat]);
  const usable = (line: number): boolean => mayUse(rails[line]!, seat) || planned.has(line);
  const reached = new Map<number, readonly number[]>();
  for (const crossing of networkOf(layout, rails, markers[seat]!, seat).crossings) reached.set(crossing, []);
  return hands[seat]!.flatMap((city) => {
    const site = layout.topo.site[city]!;
    if (reached.has(site)) return [];
    const steps = nearest(layout, reached, usable, (crossing) => crossing === site) ?? [];
    for (const { to } of steps) reached.set(to, []);
    const points = steps.reduce((sum, { line }) => sum + (planned.has(line) ? layout.lines[line]!.cost : 0), 0);
    return [{ city, points }];
  });
}

interface Step {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** The steps from any of some crossings to the nearest one that is wanted; none if one of them is. */
function nearest(
  layout: Layout,
  from: ReadonlyMap<number, unknown>,
  usable: (line: number) => boolean,
  wanted: (crossing: number) => boolean,
): readonly Step[] | undefined {
  const came = new Map<number, Step | undefined>([...from.keys()].map((crossing) => [crossing, undefined]));
  for (const crossing of came.keys()) {
    if (wanted(crossing)) return stepsTo(came, crossing);
    for (const line of linesAt(layout, crossing)) {
      const { a, b } = layout.lines[line]!;
      const to = a === crossing ? b : a;
      if (usable(line) && !came.has(to)) came.set(to, { line, from: crossing, to });
    }
  }
  return undefined;
}

function stepsTo(came: ReadonlyMap<number, Step | undefined>, crossing: number): readonly Step[] {
  const steps: Step[] = [];
  for (let step = came.get(crossing); step; step = came.get(step.from)) steps.unshift(step);
  return steps;
}
