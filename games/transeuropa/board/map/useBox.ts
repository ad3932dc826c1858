/**
 * Which part of the map is to be seen: all of it where that is large enough, else what can be done and the cities that fit. It stays the
 * same from turn to turn as long as nothing that matters is out of sight.
 */
import { type RefObject, useMemo, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { closeTo, seen as seenOf } from '@stellwerk/toolkit/frame.ts';
import { boxAround, distance, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { useSize } from '@stellwerk/toolkit/useSize.ts';
import { FREE, type View } from '../../rules/index.ts';
import type { Choosing } from '../choosing/useChoice.ts';
import { outlookAlong } from '../choosing/useOutlook.ts';
import { beadPlaces } from './beads.ts';
import { cityPoint, EDGE, LEAST_WORKING, type Layout, linesAt, middle, WORKING } from './geometry.ts';
import { labelOf } from './labels.ts';
import { networkOf } from './networks.ts';
import type { Hinted } from './PlayMap.tsx';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Seen {
  readonly box: Box | undefined;
  /** Pixels a unit at least: less than usual where that brings another city into sight. */
  readonly working: number;
  /** What of it matters now: while it is in sight, nothing moves. */
  readonly must?: Box | undefined;
}

interface Given {
  readonly layout: Layout;
  readonly view: View;
  readonly rails: readonly number[];
  readonly me: Seat | undefined;
  readonly choice: Pick<Choosing, 'kind' | 'drafts'>;
  readonly news: ReadonlyMap<number, Seat>;
  /** The news is a turn that is looked back at. */
  readonly looking?: boolean | undefined;
  /** The lines that my way keeps to. */
  readonly along: readonly number[];
  /** What a hint is about that was out of sight. */
  readonly sought?: Hinted | undefined;
}

/** By the size of the window what was seen last, and while a turn is looked at what is seen of that. */
type Kept = Readonly<Record<string, { readonly seen: Seen | undefined; readonly looked?: Seen | undefined }>>;

export function useBox(board: RefObject<Element | null>, given: Given): Seen {
  const { layout, view, rails, me, choice, news, looking, along, sought } = given;
  const { kind, drafts } = choice;
  const window = useSize(board);
  const [kept, keep] = useState<Kept>({});
  const [seen, next] = useMemo(
    () => seenNext(window, { layout, view, rails, me, choice: { kind, drafts }, news, looking, along, sought }, kept),
    [window, layout, view, rails, me, kind, drafts, news, looking, along, sought, kept],
  );
  if (next !== kept) keep(next);
  return seen;
}

/**
 * What is seen, and what is kept of it: a sheet that makes the window smaller and is closed again leaves the map where it was, and so does
 * looking back.
 */
export function seenNext(window: Size, given: Given, kept: Kept): readonly [seen: Seen, kept: Kept] {
  const size = `${window.width} ${window.height}`;
  const { seen: before, looked } = kept[size] ?? {};
  const seen = seenIn(window, given, given.looking ? (looked ?? before) : before);
  const next = given.looking ? { seen: before, looked: seen } : { seen, looked: undefined };
  const isKept = isSame(before, next.seen) && isSame(looked, next.looked);
  return [seen, isKept ? kept : { ...kept, [size]: next }];
}

/** The whole map will do where it is seen nearly as large as fingers work at. */
const NEARLY = 0.8;
/** What of my net lies so near to where I build shows where it is. */
const END = 2.1 * EDGE;

/**
 * What is seen of a turn. While others build, the map keeps still: tabs at its edge tell what is out of sight. In my own turn it moves if
 * where I build is out of sight, or more of the cities that I am missing could be seen: only as far as it must, and it goes nearer or further
 * away only if it has to. What a hint is about is gone to, and the map stays there for the rest of the turn. So is the turn that is looked at.
 */
export function seenIn(window: Size, given: Given, last?: Seen): Seen {
  const { layout, view, me, choice, news, looking = false, sought } = given;
  // Where the start was chosen may be too far away for rails: then it comes as near as fingers need, and no nearer.
  const isFar = choice.kind === 'line' && last && last.working < LEAST_WORKING;
  const before = last?.box && (isFar ? leastAround(window, last.box) : last);
  const whole = Math.min(window.width / layout.width, window.height / layout.height);
  if (whole >= NEARLY * WORKING) {
    return { box: { x: 0, y: 0, width: layout.width, height: layout.height }, working: Math.min(whole, WORKING) };
  }
  if (me === undefined) return watchedIn(window, given, before);
  if (choice.kind === 'none') {
    const kind = view.markers[me]! < 0 ? 'crossing' : 'line';
    const now = before ?? wantedIn(window, { ...given, choice: { ...choice, kind } });
    const isTold = !looking || (now.box && isMarked(window, layout, now, news.keys()));
    return isTold ? now : movedTo(window, layout, now, boxOf(layout, news));
  }
  const advised = sought && boxOfHint(window, layout, sought);
  if (before && advised && holds(partSeen(window, layout, before), closer(advised))) return before;
  const now = turnIn(window, given, before);
  return advised ? withPlace(window, layout, now, advised) : now;
}

/** What is seen when my turn begins. */
function turnIn(window: Size, given: Given, before: Seen | undefined): Seen {
  const { layout } = given;
  const wanted = wantedIn(window, given);
  const { box, must } = wanted;
  if (!before || !box || !must) return wanted;
  const open = openOf(given);
  const shown = (it: Seen, room: number): number => {
    const part = partSeen(window, layout, it);
    return open.filter((city) => holds(part, boxAround([city], room))).length;
  };
  // What is there already may lie at the edge; for that alone the map does not move.
  const most = shown(wanted, CLEAR);
  const does = (it: Seen): boolean => holds(partSeen(window, layout, it), must) && shown(it, 0) >= most;
  if (does(before)) return before;
  const moved = withPlace(window, layout, before, box);
  return does(moved) ? moved : wanted;
}

/**
 * Who watches sees all markers and rails as far as fingers could work there, so that cities have their names, and above all what was built
 * last. The map moves only when that is out of sight, and never comes nearer.
 */
function watchedIn(window: Size, { layout, view, news }: Given, before: Seen | undefined): Seen {
  const { crossings, lines } = layout;
  const newest = news.size > 0 ? [...news.keys()] : view.laid.slice(-1);
  if (before && isMarked(window, layout, before, newest)) return before;
  const ends = (line: number): readonly Point[] => [lines[line]!.from, lines[line]!.to];
  const starts = view.markers.flatMap((crossing) => (crossing < 0 ? [] : [crossings[crossing]!]));
  const rails = view.laid.toReversed().map(ends);
  const all = fitting(window, [newest.flatMap(ends), ...newest.map(ends)], [...single(starts), ...rails]).box;
  return leastAround(window, all ?? { x: 0, y: 0, width: layout.width, height: layout.height });
}

/** The middle of a box, as far away as fingers can work. */
function leastAround(window: Size, { x, y, width, height }: Box): Seen {
  const [wide, high] = [window.width / LEAST_WORKING, window.height / LEAST_WORKING];
  const box = { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  return { box: window.width === 0 ? undefined : box, working: LEAST_WORKING };
}

/** The part of the map that a window shows of it. */
export function partSeen(window: Size, { width, height }: Layout, { box, working }: Seen): Box {
  const board = { width, height, maxZoom: MOST, window };
  return seenOf(board, closeTo(board, box!, WORKING, working));
}

/** More than the map is ever followed to. */
const MOST = 99;
/** Less than that, in board units, is no difference. */
const LITTLE = 0.5;

function holds(part: Box, { x, y, width, height }: Box): boolean {
  return (
    x > part.x - LITTLE &&
    y > part.y - LITTLE &&
    x + width < part.x + part.width + LITTLE &&
    y + height < part.y + part.height + LITTLE
  );
}

function isSame(a: Seen | undefined, b: Seen | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  return a.working === b.working && (a.box && b.box ? holds(a.box, b.box) && holds(b.box, a.box) : a.box === b.box);
}

/**
 * Before the start my five cities; then where my net goes on to my nearest open city, with its end and that city, the other crossings that
 * bring me nearer, my open cities with their names, the nearest first, and the other crossings around my net. It is the same for the whole turn, whatever is
 * drafted, so that the map keeps still under a finger.
 */
function wantedIn(window: Size, given: Given): Seen {
  const { layout, view, me = 0, choice, along } = given;
  const cities = openOf(given);
  const named = (some: readonly (typeof cities)[number][]): Groups =>
    some.map((city) => [city, ...namesIn(layout, new Set([city.site]))]);
  if (choice.kind === 'crossing') {
    // However far away that is: a start is only chosen by a finger, and put down with the button.
    const box = around(cities);
    return window.width === 0
      ? { box: undefined, working: WORKING }
      : { box, working: Math.min(WORKING, scaleOf(window, box)), must: closer(box) };
  }
  const before = railsBefore(given);
  const marker = view.markers[me]!;
  const { crossings } = networkOf(layout, before, marker, me);
  const ends = (lines: readonly number[]): readonly Point[] =>
    lines.flatMap((line) => [layout.lines[line]!.from, layout.lines[line]!.to]);
  const begins = (line: number): boolean => {
    const { a, b } = layout.lines[line]!;
    return crossings.has(a) !== crossings.has(b);
  };
  const beginnings = outlookAlong(layout, view, before, marker, along)?.way.filter(begins) ?? [];
  const near = ends(beginnings);
  const rings = ends([...crossings].flatMap((crossing) => linesAt(layout, crossing)));
  const open = byDistance(cities, rings);
  const [first] = open;
  const far = (line: number): number => (first ? distance(middle(layout.lines[line]!), first) : 0);
  const onward = ends(beginnings.toSorted((a, b) => far(a) - far(b)).slice(0, 1));
  const net = [...crossings].map((crossing) => layout.crossings[crossing]!);
  const end = net.filter((point) => onward.some((it) => distance(it, point) < END));
  return fitting(
    window,
    [[...onward, ...open.slice(0, 1)], end, near, ...single(near)],
    [
      [...rings, ...namesIn(layout, crossings)],
      ...named(open.slice(0, 1)),
      ...single(byDistance(end, onward)),
      ...named(open),
      ...single(open),
      rings,
      ...single(byDistance(rings, near)),
    ],
  );
}

/** Those at the beginning of the turn. */
function railsBefore({ rails, choice: { drafts } }: Given): readonly number[] {
  return rails.map((rail, line) => (drafts.includes(line) ? FREE : rail));
}

/** My cities that were not connected when the turn began. */
function openOf(given: Given): readonly (Point & { readonly site: number })[] {
  const { layout, view, me = 0 } = given;
  const { crossings } = networkOf(layout, railsBefore(given), view.markers[me]!, me);
  const cities = view.hand.map((city) => ({ ...cityPoint(layout, city), site: layout.topo.site[city]! }));
  return cities.filter(({ site }) => !crossings.has(site));
}

const single = (points: readonly Point[]): Groups => points.map((point) => [point]);

/** The nearest to some places first. */
function byDistance<Place extends Point>(points: readonly Place[], from: readonly Point[]): readonly Place[] {
  const far = (point: Point): number => Math.min(...from.map((it) => distance(it, point)));
  const known = new Map(points.map((point) => [point, far(point)]));
  return points.toSorted((a, b) => known.get(a)! - known.get(b)!);
}

type Groups = readonly (readonly Point[])[];

/** Pixels a unit at which a window holds all of a box. */
function scaleOf({ width, height }: Size, box: Box): number {
  return Math.min(width / box.width, height / box.height);
}

/** All of the groups that a window can hold together at a scale that fingers can still work at; the first come first, and matter. */
function fitting(window: Size, first: Groups, others: Groups): Seen {
  if (window.width === 0) return { box: undefined, working: WORKING };
  const hold = (groups: Groups, from?: Box): Box | undefined => {
    let box = from;
    for (const group of groups) {
      if (group.length === 0) continue;
      const more = union(around(group), box);
      if (scaleOf(window, more) >= LEAST_WORKING || (!box && group.length === 1)) box = more;
    }
    return box;
  };
  const must = hold(first);
  const box = hold(others, must);
  if (!box || !must) return { box, working: WORKING };
  return { box, working: Math.min(WORKING, Math.max(LEAST_WORKING, scaleOf(window, box))), must: closer(must) };
}

/** The map moves only as far as it must to show a place: it comes no nearer and goes no further away. */
function movedTo(window: Size, layout: Layout, seen: Seen, place: Box | undefined): Seen {
  if (!seen.box || !place || window.width === 0) return seen;
  const part = partSeen(window, layout, seen);
  if (holds(part, closer(place))) return seen;
  const along = (from: number, room: number, start: number, length: number): number =>
    length > room ? start + length / 2 - room / 2 : Math.min(start, Math.max(start + length - room, from));
  const x = along(part.x, part.width, place.x, place.width);
  const y = along(part.y, part.height, place.y, place.height);
  return { box: { ...part, x, y }, working: seen.working };
}

/** The outer ends of the names of cities at some crossings. */
function namesIn(layout: Layout, crossings: ReadonlySet<number>): readonly Point[] {
  return [...crossings].flatMap((crossing) => {
    const city = layout.topo.cityAt[crossing]!;
    if (city < 0) return [];
    const { left, right, top } = labelOf(layout, city, 'de').box;
    // Boxes have room around them; names need little of it.
    return [
      { x: left + ROOM / 2, y: top + ROOM / 2 },
      { x: right - ROOM / 2, y: top + ROOM / 2 },
    ];
  });
}

function boxOf({ lines }: Layout, news: Given['news']): Box | undefined {
  return news.size === 0 ? undefined : around([...news.keys()].flatMap((line) => [lines[line]!.from, lines[line]!.to]));
}

/** The mark of every new rail is seen: then no tab at the edge stands for it either. */
function isMarked(window: Size, layout: Layout, seen: Seen, lines: Iterable<number>): boolean {
  const part = partSeen(window, layout, seen);
  return [...lines].every((line) => beadPlaces(layout.lines[line]!, window.width / part.width, part).length > 0);
}

/** The room around what the map goes to, and how much of it is enough for what is in sight already. */
const ROOM = 60;
const CLEAR = 28;

function closer({ x, y, width, height }: Box): Box {
  const less = ROOM - CLEAR;
  return { x: x + less, y: y + less, width: width - 2 * less, height: height - 2 * less };
}

/** Each of the places that a hint is about: both ends of its rails, or a crossing. */
function placesOf({ crossings, lines }: Layout, hinted: Hinted): Groups {
  if ('crossing' in hinted) return [[crossings[hinted.crossing]!]];
  return hinted.lines.map((line) => [lines[line]!.from, lines[line]!.to]);
}

/** The middle of the first place that a hint is about and that is not seen well. */
export function hiddenOf(layout: Layout, hinted: Hinted, part: Box): Point | undefined {
  const hidden = placesOf(layout, hinted).find((points) => !holds(part, closer(around(points))));
  return hidden && middle({ from: hidden[0]!, to: hidden.at(-1)! });
}

/** All that a hint is about, or only what comes first where the rest is too far away to be seen with it. */
function boxOfHint(window: Size, layout: Layout, hinted: Hinted): Box {
  const places = placesOf(layout, hinted);
  const all = around(places.flat());
  return scaleOf(window, all) >= LEAST_WORKING ? all : around(places[0]!);
}

/** The map moves only as far as it must to show a place, and goes further away only if it has to. */
function withPlace(window: Size, layout: Layout, seen: Seen, place: Box): Seen {
  if (!seen.box || window.width === 0) return seen;
  const { width, height } = partSeen(window, layout, seen);
  if (place.width <= width && place.height <= height) return movedTo(window, layout, seen, place);
  return { box: place, working: Math.min(WORKING, scaleOf(window, place)) };
}

const around = (points: readonly Point[]): Box => boxAround(points, ROOM);

function union(a: Box, b: Box = a): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}
