/** Advice with its reason: where to start, and which rails bring me nearer. Rails that nobody else will lay come first, joining comes last. */
import type { Seat } from '@stellwerk/kernel';
import { distance } from '@stellwerk/toolkit/point.ts';
import { citiesInPlay, FREE, mayUse, missingFrom, networks, topology, type View } from '../../rules/index.ts';
import type { Suggestion } from '../../texts/words.ts';
import { workOn } from '../../texts/works.ts';
import { cityPoint, EDGE, type Layout, linesAt } from '../map/geometry.ts';
import { networkOf, type Network } from '../map/networks.ts';
import { outlookFrom, withRails } from './useOutlook.ts';
import type { Reach, Way } from './reach.ts';

/** How many suggestions there are, one after another. */
const MOST = 5;
/** Lines from the nearest net of others from which on a place is one's own. */
const ALONE = 3;
/** Lines from the others' markers beyond which a start is far enough from them. */
const AWAY = 5;
/** Two suggested starts are at least so many lines apart. */
const APART = 3;

export interface StartHint {
  readonly crossing: number;
  readonly points: number;
  /** A cheapest tree: from all its crossings it costs the same. */
  readonly tree: readonly number[];
}

/** Free crossings of a cheapest tree over the five cities: away from the others first, then those with the shortest ways to all five. */
export function startHints(layout: Layout, { hand, markers }: View): readonly StartHint[] {
  const { topo } = layout;
  const sites = hand.map((city) => topo.site[city]!);
  const { points, lines: tree } = missingFrom(
    topo,
    layout.lines.map(() => FREE),
    0,
    sites[0]!,
    sites,
  );
  const sum = (crossing: number): number =>
    sites.reduce((total, site) => total + distance(layout.crossings[site]!, layout.crossings[crossing]!), 0);
  // Whose markers are near soon share a net: beyond some lines it does not matter how far they are.
  const others = markers.flatMap((marker) => layout.crossings[marker] ?? []);
  const away = (crossing: number): number =>
    Math.min(AWAY, ...others.map((other) => Math.round(distance(other, layout.crossings[crossing]!) / EDGE)));
  const crossings = [...new Set(tree.flatMap((line) => [layout.lines[line]!.a, layout.lines[line]!.b]))]
    .filter((crossing) => !markers.includes(crossing))
    .toSorted((a, b) => away(b) - away(a) || sum(a) - sum(b));
  const chosen: number[] = [];
  const apart = (crossing: number): boolean =>
    chosen.every((other) => distance(layout.crossings[other]!, layout.crossings[crossing]!) > (APART - 0.5) * EDGE);
  for (const crossing of crossings) if (chosen.length < MOST && apart(crossing)) chosen.push(crossing);
  return chosen.map((crossing) => ({ crossing, points, tree }));
}

interface LayGiven {
  readonly layout: Layout;
  readonly view: View;
  readonly seat: Seat;
  readonly network: Network;
  readonly reach: Reach;
  readonly points: number;
  name(seat: Seat): string;
  city(city: number): string;
}

export interface LayHint {
  readonly way: Way;
  /** A cheapest completion with it: what it leads to. */
  readonly plan: readonly number[];
  readonly suggestion: Suggestion;
}

/** Ways of one rail that bring the seat nearer, the best first. */
export function layHints(given: LayGiven): readonly LayHint[] {
  const { layout, view, seat, reach, points } = given;
  const { reach: owners } = networks(layout.topo, view.rails, view.markers);
  const others = owners.flatMap((mask, crossing) => ((mask & ~(1 << seat)) !== 0 ? [crossing] : []));
  const far = (crossing: number): number =>
    Math.min(9, ...others.map((other) => distance(layout.crossings[other]!, layout.crossings[crossing]!) / EDGE));
  return [...reach.values()]
    .flatMap(([way]) => (way && way.lines.length === 1 ? [way] : []))
    .map((way) => {
      const after = outlookFrom(layout, view, withRails(view.rails, way.lines, seat, false), view.markers[seat]!)!;
      const away = far(way.to);
      const saves = points - after.points;
      return {
        way,
        saves,
        away,
        plan: after.way,
        value: (away === 0 ? -100 : away / 2) + remoteness(layout, view, way.to),
      };
    })
    .filter(({ way, saves }) => saves >= layout.lines[way.lines[0]!]!.cost)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map(({ way, saves, away, plan }) => ({
      way,
      plan: [...way.lines, ...plan],
      suggestion: suggest(given, way, saves, away, plan),
    }));
}

/** The mean distance from the cities in play, in lines. */
function remoteness(layout: Layout, { seats }: View, crossing: number): number {
  const cities = citiesInPlay(layout.topo, seats).flat();
  const sum = cities.reduce((total, city) => total + distance(cityPoint(layout, city), layout.crossings[crossing]!), 0);
  return sum / cities.length / EDGE;
}

function suggest(
  given: LayGiven,
  { to, lines: [line] }: Way,
  saves: number,
  away: number,
  plan: readonly number[],
): Suggestion {
  const { layout, view, seat, network, name, city } = given;
  const beyond = networkOf(layout, view.rails, to, seat).crossings;
  const owners = view.markers.flatMap((marker, other) => (other !== seat && beyond.has(marker) ? [other] : []));
  const mine = view.hand.filter((index) => !network.crossings.has(layout.topo.site[index]!));
  const reached = mine.find((index) => beyond.has(layout.topo.site[index]!));
  const towards = ahead(given, to, plan);
  return {
    map: view.map,
    to,
    work: workOn(topology(view.map), line!),
    saves,
    alone: away >= ALONE,
    ...(reached !== undefined
      ? { connects: city(reached) }
      : owners.length > 0
        ? { joins: name(owners[0]!) }
        : towards !== undefined && { towards: city(towards) }),
  };
}

/** The first of the seat's open cities that the plan leads to from a crossing, away from the net. */
function ahead({ layout, view, seat, network }: LayGiven, from: number, plan: readonly number[]): number | undefined {
  const way = new Set([from]);
  for (const crossing of way) {
    const city = layout.topo.cityAt[crossing]!;
    if (view.hand.includes(city)) return city;
    for (const line of linesAt(layout, crossing)) {
      const { a, b } = layout.lines[line]!;
      const to = a === crossing ? b : a;
      if (!network.crossings.has(to) && (plan.includes(line) || mayUse(view.rails[line]!, seat))) way.add(to);
    }
  }
  return undefined;
}
