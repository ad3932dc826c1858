/** Advice with its reason: where to start, and the best turn from here on. Rails that nobody else will lay come first, joining comes last. */
import type { Seat } from '@stellwerk/kernel';
import { distance } from '@stellwerk/toolkit/point.ts';
import { citiesInPlay, FREE, mayUse, networks, topology, type View } from '../../rules/index.ts';
import { placeOf } from '../../texts/places.ts';
import type { Suggestion } from '../../texts/words.ts';
import { workOn } from '../../texts/works.ts';
import { cityPoint, EDGE, type Layout, linesAt } from '../map/geometry.ts';
import { joinedBy, networkOf } from '../map/networks.ts';
import { emptyTree, outlookAlong, outlookFrom, withRails } from './useOutlook.ts';

/** How many suggestions there are. */
const MOST = 3;
/** Lines from the nearest net of others from which on a place is one's own. */
const ALONE = 3;
/** Lines from the others' markers beyond which a start is far enough from them. */
const AWAY = 5;
/** What it is worth that a rail lies on the way that is shown: more than where it lies, less than not to join others. */
const ON_WAY = 50;
/** Two suggested starts are at least so many lines apart. */
const APART = 3;

export interface StartHint {
  readonly crossing: number;
  readonly points: number;
  /** Others have begun, and none of them near it. */
  readonly away: boolean;
  /** A cheapest tree: from all its crossings it costs the same. */
  readonly tree: readonly number[];
}

/**
 * Free crossings of a cheapest tree over the five cities: away from the others if there are any, then those with the shortest ways to all
 * five. So each of them is as good as the first.
 */
export function startHints(layout: Layout, { map, hand, markers }: View): readonly StartHint[] {
  const { topo } = layout;
  const sites = hand.map((city) => topo.site[city]!);
  const { points, lines: tree } = emptyTree(layout, hand);
  const sum = (crossing: number): number =>
    sites.reduce((total, site) => total + distance(layout.crossings[site]!, layout.crossings[crossing]!), 0);
  // Whose markers are near soon share a net: beyond some lines it does not matter how far they are.
  const others = markers.flatMap((marker) => layout.crossings[marker] ?? []);
  const away = (crossing: number): number => {
    const lines = others.map((other) => Math.round(distance(other, layout.crossings[crossing]!) / EDGE));
    const least = Math.min(AWAY, ...lines);
    return others.length > 0 && least >= ALONE ? least : 0;
  };
  const crossings = [...new Set(tree.flatMap((line) => [layout.lines[line]!.a, layout.lines[line]!.b]))]
    .filter((crossing) => !markers.includes(crossing))
    .toSorted((a, b) => away(b) - away(a) || sum(a) - sum(b));
  const isAway = (crossing: number): boolean => away(crossing) > 0;
  const nameOf = (crossing: number): string => {
    const { city, lines } = placeOf(map, crossing);
    return `${lines === 0 ? 'in' : 'near'} ${city.id}`;
  };
  const chosen: number[] = [];
  const apart = (crossing: number): boolean =>
    chosen.every(
      (other) =>
        distance(layout.crossings[other]!, layout.crossings[crossing]!) > (APART - 0.5) * EDGE &&
        nameOf(other) !== nameOf(crossing),
    );
  for (const crossing of crossings) {
    const isAsGood = isAway(crossing) === isAway(crossings[0]!);
    if (chosen.length < MOST && isAsGood && apart(crossing)) chosen.push(crossing);
  }
  return chosen.map((crossing) => ({ crossing, points, away: isAway(crossing), tree }));
}

interface LayGiven {
  readonly layout: Layout;
  readonly view: View;
  readonly seat: Seat;
  /** The lines that may be laid now. */
  readonly lines: ReadonlySet<number>;
  /** Whether a second rail may follow in the same turn. */
  readonly pairs: boolean;
  readonly privately: boolean;
  readonly points: number;
  /** The way that is shown. */
  readonly way: readonly number[];
  name(seat: Seat): string;
  city(city: number): string;
  /** Nobody is told the same twice. */
  say(suggestion: Suggestion): string;
}

export interface LayHint {
  /** The rails of the turn, in an order in which they can be laid. */
  readonly lines: readonly number[];
  /** A cheapest completion with them: what they lead to. */
  readonly plan: readonly number[];
  readonly suggestion: Suggestion;
  readonly said: string;
}

/** The rails of an advised turn that are left when some of them lie, and nothing else of this turn does. */
export function restOf(advised: readonly number[], drafts: readonly number[]): readonly number[] {
  if (drafts.length === 0 || !drafts.every((line) => advised.includes(line))) return [];
  return advised.filter((line) => !drafts.includes(line));
}

/** One rail of a turn: from the net to a crossing outside it. */
interface Step {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A turn that brings the seat nearer by all that its rails cost. */
interface Turn {
  readonly steps: readonly Step[];
  readonly saves: number;
}

/** The turns that bring the seat nearest, the best first, each with a rail that none before it has and a sentence of its own. */
export function layHints(given: LayGiven): readonly LayHint[] {
  const { layout, view, seat } = given;
  const turns = usefulTurns(given);
  const most = Math.max(...turns.map(({ saves }) => saves));
  const { reach: owners } = networks(layout.topo, view.rails, view.markers);
  const others = owners.flatMap((mask, crossing) => ((mask & ~(1 << seat)) !== 0 ? [layout.crossings[crossing]!] : []));
  const far = (crossing: number): number =>
    Math.min(9, ...others.map((other) => distance(other, layout.crossings[crossing]!) / EDGE));
  const value = ({ line, to }: Step): number =>
    (far(to) === 0 ? -100 : far(to) / 2) + remoteness(layout, view, to) + (given.way.includes(line) ? ON_WAY : 0);
  const mean = ({ steps }: Turn): number => steps.reduce((sum, step) => sum + value(step), 0) / steps.length;
  const known = new Set<number>();
  const hints = new Map<string, LayHint>();
  const best = turns
    .filter(({ saves }) => saves === most)
    .map((turn) => ({ turn, worth: mean(turn) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ turn }) => turn)
    .filter(({ steps }) => {
      const isNew = steps.some(({ line }) => !known.has(line));
      for (const { line } of steps) known.add(line);
      return isNew;
    });
  const isAlone = ({ from, to }: Step): boolean => far(to) >= ALONE && far(to) >= far(from);
  for (const turn of best) {
    if (hints.size === MOST) break;
    const plan = planOf(given, turn);
    const suggestion = suggest(given, turn, plan, isAlone);
    const said = given.say(suggestion);
    const lines = turn.steps.map(({ line }) => line);
    if (!hints.has(said)) hints.set(said, { lines, plan, suggestion, said });
  }
  return [...hints.values()];
}

/**
 * One rail, or two on single lines. A rail brings nobody nearer by more than it costs, so each rail of a useful pair is useful by itself or
 * begins where the other ends: no others have to be tried.
 */
function usefulTurns(given: LayGiven): readonly Turn[] {
  const { layout, view, points, pairs } = given;
  const singles = [...given.lines].flatMap((line) => usefulTurn(given, view.rails, [], line, points) ?? []);
  if (!pairs || points < 2) return singles;
  const alone = singles.map(({ steps: [step] }) => step!.line).filter((line) => layout.lines[line]!.cost === 1);
  const doubles = alone.flatMap((first) => {
    const rails = railsWith(given, [first]);
    const steps = stepsOf(given, view.rails, first);
    const gained = networkOf(layout, rails, steps.to, given.seat).crossings;
    const before = networkOf(layout, view.rails, steps.from, given.seat).crossings;
    const onward = [...gained].filter((crossing) => !before.has(crossing)).flatMap((it) => linesAt(layout, it));
    const seconds = new Set([...onward, ...alone.filter((line) => line > first)]);
    return [...seconds].flatMap((line) => {
      if (rails[line] !== FREE || layout.lines[line]!.cost > 1) return [];
      return usefulTurn(given, rails, [steps], line, points) ?? [];
    });
  });
  return [...singles, ...doubles];
}

function railsWith({ view, seat, privately }: LayGiven, lines: readonly number[]): readonly number[] {
  return withRails(view.rails, lines, seat, privately);
}

function stepsOf({ layout, view, seat }: LayGiven, rails: readonly number[], line: number): Step {
  const { a, b } = layout.lines[line]!;
  const isMine = networkOf(layout, rails, view.markers[seat]!, seat).crossings.has(a);
  return { line, from: isMine ? a : b, to: isMine ? b : a };
}

/** A turn that ends with a line, if all its rails bring the seat nearer by what they cost. */
function usefulTurn(
  given: LayGiven,
  rails: readonly number[],
  before: readonly Step[],
  line: number,
  points: number,
): Turn | undefined {
  const { layout, view, seat } = given;
  const lines = [...before.map((step) => step.line), line];
  const cost = lines.reduce((sum, it) => sum + layout.lines[it]!.cost, 0);
  const after = outlookFrom(layout, view, railsWith(given, lines), view.markers[seat]!)!;
  if (points - after.points < cost) return undefined;
  return { steps: [...before, stepsOf(given, rails, line)], saves: cost };
}

/** The rails of a turn and what is left to do after it, by the way that is shown where that still is as short. */
function planOf(given: LayGiven, { steps }: Turn): readonly number[] {
  const { layout, view, seat, way } = given;
  const lines = steps.map(({ line }) => line);
  return [...lines, ...outlookAlong(layout, view, railsWith(given, lines), view.markers[seat]!, way)!.way];
}

/** The mean distance from the cities in play, in lines. */
function remoteness(layout: Layout, { seats }: View, crossing: number): number {
  const cities = citiesInPlay(layout.topo, seats).flat();
  const sum = cities.reduce((total, city) => total + distance(cityPoint(layout, city), layout.crossings[crossing]!), 0);
  return sum / cities.length / EDGE;
}

/** What a turn is good for. A rail that connects a city by itself is told first; the other one leads somewhere. */
function suggest(
  given: LayGiven,
  { steps, saves }: Turn,
  plan: readonly number[],
  isAlone: (step: Step) => boolean,
): Suggestion {
  const { layout, view, seat, points, name, city } = given;
  const lines = steps.map(({ line }) => line);
  const mine = (laid: readonly number[]): readonly number[] => {
    const { crossings } = networkOf(layout, railsWith(given, laid), view.markers[seat]!, seat);
    return view.hand.filter((index) => crossings.has(layout.topo.site[index]!));
  };
  const already = mine([]);
  const connects = mine(lines).filter((index) => !already.includes(index));
  // The rails that the cities need; what is left goes on towards another.
  const idle = steps.filter(({ line }) => mine(lines.filter((it) => it !== line)).length === mine(lines).length);
  const leading = connects.length === 0 ? steps : steps.length > 1 ? idle.slice(-1) : [];
  const [first, second] = steps;
  const isOneWay = second === undefined || first!.to === second.from;
  const ends = connects.length === 0 && isOneWay ? leading.slice(-1) : leading;
  const towards = ends.flatMap((step) => ahead(given, step.to, lines, plan) ?? []);
  const origin = layout.topo.cityAt[first!.from]!;
  return {
    rails: steps.length,
    work: workOn(topology(view.map), first!.line),
    saves,
    finishes: saves === points,
    connects: connects.map(city),
    joins: joinedBy(layout, view.markers, seat, view.rails, railsWith(given, lines)).map(name),
    towards: [...new Set(towards)].map(city),
    ...(connects.length === 0 && isOneWay && origin !== -1 && { from: city(origin) }),
    alone: steps.every(isAlone),
  };
}

/** The first of the seat's open cities that the plan leads to from a crossing, away from the net with the rails of this turn. */
function ahead(given: LayGiven, from: number, laid: readonly number[], plan: readonly number[]): number | undefined {
  const { layout, view, seat } = given;
  const rails = railsWith(given, laid);
  const { crossings } = networkOf(layout, rails, view.markers[seat]!, seat);
  const way = new Set([from]);
  for (const crossing of way) {
    const city = layout.topo.cityAt[crossing]!;
    if (view.hand.includes(city) && !crossings.has(crossing)) return city;
    for (const line of linesAt(layout, crossing)) {
      const { a, b } = layout.lines[line]!;
      const to = a === crossing ? b : a;
      if (!crossings.has(to) && (plan.includes(line) || mayUse(rails[line]!, seat))) way.add(to);
    }
  }
  return undefined;
}
