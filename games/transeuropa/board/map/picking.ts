/** What a pointer means: the nearest crossing or line, a draft that lies there, a way that leads there, or why there is none. */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import type { Label } from '@stellwerk/toolkit/labels.ts';
import { nearest } from '@stellwerk/toolkit/pointing.ts';
import type { Reach, Way } from '../choosing/reach.ts';
import type { Kind } from '../choosing/useChoice.ts';
import { citiesInPlay, FREE, type View } from '../../rules/index.ts';
import { type BoardLine, type Layout, linesAt, middle } from './geometry.ts';
import type { Network } from './networks.ts';

/** Of a line's length, at either end, what belongs to the crossing there. */
const END = 0.22;

export function nearestLine(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (line: number) => boolean = () => true,
): number | undefined {
  return nearest(
    layout.lines.map((line, index) => (counts(index) ? distanceToSegment(point, line.from, line.to) : Infinity)),
    reach,
  );
}

export function nearestCrossing(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (crossing: number) => boolean = () => true,
): number | undefined {
  return nearest(
    layout.crossings.map((at, index) => (counts(index) ? distance(at, point) : Infinity)),
    reach,
  );
}

/** How far along a line the point lies: 0 at its first end, 1 at its other one. */
function alongLine({ from, to }: BoardLine, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
}

/** How near to a crossing, in pixels, nothing else is meant, and how near to a ring that stands beside or on a name. */
const AT_CITY = 14;
const AT_RING = 9;
/** The same for a finger on the name of a city that can't be reached: nearly half the way from ring to ring. */
const NEAR_RING = 17;

interface Names {
  readonly layout: Layout;
  /** As they are drawn. */
  readonly labels: ReadonlyMap<number, Label>;
  readonly byFinger: boolean;
  /** Crossings with a mark of their own. */
  isRing(crossing: number): boolean;
}

/** The city that a pointer means: the one whose sign or name it is on, unless it is on a ring. */
export function cityUnder(names: Names, point: Point, pixel: number): number | undefined {
  const { layout, labels, byFinger, isRing } = names;
  const { cityAt, site } = layout.topo;
  const near = nearestCrossing(layout, point, AT_CITY * pixel);
  if (near !== undefined && cityAt[near]! >= 0) return cityAt[near];
  const city = [...labels].find(([, { box }]) => isIn(box, point))?.[0];
  if (city === undefined) return undefined;
  const reach = byFinger && !isRing(site[city]!) ? NEAR_RING : AT_RING;
  return nearestCrossing(layout, point, reach * pixel, isRing) === undefined ? city : undefined;
}

function isIn({ left, right, top, bottom }: Label['box'], { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The line under the point, between its ends rather than at them. */
export function lineUnder(
  layout: Layout,
  point: Point,
  reach: number,
  counts: (line: number) => boolean,
): number | undefined {
  return nearestLine(layout, point, reach, (index) => {
    if (!counts(index)) return false;
    const at = alongLine(layout.lines[index]!, point);
    return at > END && at < 1 - END;
  });
}

/** A slide may be so far off the direction of a line. */
const STRAIGHT = Math.cos(Math.PI / 9);

/** Whether a slide from a crossing to a point goes along a line that a way takes onwards from there. */
export function leadsOn(layout: Layout, ways: Reach, at: number, point: Point): boolean {
  const from = layout.crossings[at]!;
  const slid = distance(from, point);
  return [...ways].some(([to, found]) => {
    const end = layout.crossings[to]!;
    const along = (end.x - from.x) * (point.x - from.x) + (end.y - from.y) * (point.y - from.y);
    if (to === at || along < STRAIGHT * slid * distance(from, end)) return false;
    return found.some(({ lines }) => {
      const { a, b } = layout.lines[lines.at(-1)!]!;
      return a === at || b === at;
    });
  });
}

/** The way that a mouse means: the line it is on, or the crossing that it is near to, by the line on its side. */
export function wayByMouse(layout: Layout, ways: Reach, point: Point, reach: number, narrow: number): Way | undefined {
  const last = new Map<number, Way>();
  for (const found of ways.values()) for (const way of found.toReversed()) last.set(way.lines.at(-1)!, way);
  const on = lineUnder(layout, point, narrow, (line) => last.has(line));
  if (on !== undefined) return last.get(on);
  const crossing = nearestCrossing(layout, point, reach, (index) => ways.has(index));
  return crossing === undefined ? undefined : ways.get(crossing)![0];
}

/** The way that a finger means: to the nearest crossing, through the one that it came over if it did. */
export function wayByFinger(
  layout: Layout,
  ways: Reach,
  point: Point,
  reach: number,
  over: number | undefined,
): Way | undefined {
  const crossing = nearestCrossing(layout, point, reach, (index) => ways.has(index));
  if (crossing === undefined) return undefined;
  const found = ways.get(crossing)!;
  const through = ({ lines }: Way): boolean =>
    lines.length > 1 && [layout.lines[lines[0]!]!.a, layout.lines[lines[0]!]!.b].includes(over!);
  return found.find(through) ?? found[0];
}

/** A city to which nothing leads now: it is part of the net already, in nobody's hand, not in mine, or too far for this turn. */
export interface CityDenied {
  readonly city: number;
  readonly code: 'isMine' | 'notInPlay' | 'notMine' | 'tooFar';
}

/** A place where no marker can be put: it is far from all crossings. */
export interface Nowhere {
  readonly code: 'onCrossing';
}

/** A crossing of the net, where there is nothing to build. */
export interface Connected {
  readonly code: 'connected';
  readonly at: number;
}

/** A line that can't be had, and why, where that lies in the turn and not in the line alone. */
export interface Denied {
  readonly line: number;
  /** A double line would come second, or a line after a double one, or after the last rail of the turn. */
  readonly code?: 'doubleAfterSingle' | 'doubleTakesAll' | 'turnSpent';
}

interface Standing {
  readonly layout: Layout;
  /** With the draft. */
  readonly rails: readonly number[];
  readonly network: Network;
  readonly choice: { readonly kind: Kind; readonly reach: Reach; readonly drafts: readonly number[] };
}

/**
 * The line that somebody means who taps a crossing that can't be reached now: the nearest that leads there from the net or, where a turn
 * begins, from a crossing that its first rail reaches.
 */
export function lineDenied({ layout, rails, network, choice }: Standing, at: number, point: Point): Denied | undefined {
  if (network.crossings.has(at)) return undefined;
  const isDouble = (line: number): boolean => layout.lines[line]!.cost > 1;
  const lines = linesAt(layout, at)
    .filter((line) => rails[line] === FREE)
    .map((line) => ({ line, from: otherEnd(layout, line, at), far: distance(point, middle(layout.lines[line]!)) }))
    .toSorted((a, b) => a.far - b.far);
  const direct = lines.find(({ from }) => network.crossings.has(from))?.line;
  if (direct !== undefined) {
    if (choice.kind !== 'draft') return { line: direct };
    return { line: direct, code: isDouble(choice.drafts.at(-1)!) ? 'doubleTakesAll' : 'turnSpent' };
  }
  if (choice.kind !== 'line' || choice.drafts.length > 0) return undefined;
  for (const { line, from } of lines) {
    const first = choice.reach.get(from)?.find((way) => way.lines.length === 1)?.lines[0];
    if (first === undefined) continue;
    if (isDouble(first)) return { line, code: 'doubleTakesAll' };
    if (isDouble(line)) return { line, code: 'doubleAfterSingle' };
  }
  return undefined;
}

/** Why nothing leads to a city: a line that can't be had in this turn, or the city itself. */
export function cityDenied(
  standing: Standing & { readonly view: Pick<View, 'hand' | 'seats'> },
  city: number,
  point: Point,
): Denied | CityDenied {
  const { layout, network, view } = standing;
  const site = layout.topo.site[city]!;
  if (network.crossings.has(site)) return { city, code: 'isMine' };
  const denied = lineDenied(standing, site, point);
  if (denied) return denied;
  if (!citiesInPlay(layout.topo, view.seats).flat().includes(city)) return { city, code: 'notInPlay' };
  return { city, code: view.hand.includes(city) ? 'tooFar' : 'notMine' };
}

function otherEnd({ lines }: Layout, line: number, end: number): number {
  const { a, b } = lines[line]!;
  return a === end ? b : a;
}
