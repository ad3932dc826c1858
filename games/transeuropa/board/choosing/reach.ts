/**
 * Where this turn can lead: crossings, not lines. Each crossing outside one's net that one rail or two can reach, with the ways there, the
 * one that most people would mean first. Which line leads to a crossing hardly ever matters: the net gains the same crossing.
 */
import type { Seat } from '@stellwerk/kernel';
import { FREE, type Action, type View } from '../../rules/index.ts';
import { type Layout, linesAt } from '../map/geometry.ts';
import { type Network, networkOf } from '../map/networks.ts';

export interface Way {
  readonly to: number;
  /** One rail, or two on single lines. */
  readonly lines: readonly number[];
}

/** The ways to each crossing that can be reached; never into one's own net, where a rail would only make a loop. */
export type Reach = ReadonlyMap<number, readonly Way[]>;

interface Outset {
  readonly layout: Layout;
  readonly view: View;
  readonly seat: Seat;
  readonly network: Network;
  /** The lines that may be laid now. */
  readonly lines: ReadonlySet<number>;
  /** Whether a second rail may follow in the same turn. */
  readonly pairs: boolean;
  /** The lines of a cheapest completion. */
  readonly tree: ReadonlySet<number>;
}

/** The lines that may be laid now, for everybody or privately. */
export function linesIn(legal: readonly Action[], privately: boolean): ReadonlySet<number> {
  return new Set(
    legal.flatMap((action) => (action.type === 'lay' && (action.own === true) === privately ? [action.line] : [])),
  );
}

export function reachOf(outset: Outset): Reach {
  const direct = directWays(outset);
  const ways = new Map(direct);
  if (outset.pairs) {
    for (const [to, pairs] of pairWays(outset, direct)) {
      const before = ways.get(to) ?? [];
      if (before.some((way) => isSingle(outset, way))) continue;
      // A double line costs as much as two single ones: then the way that is drawn is meant.
      const strays = ({ lines }: Way): number => Number(!lines.every((line) => outset.tree.has(line)));
      ways.set(
        to,
        [...before, ...pairs].toSorted((x, y) => strays(x) - strays(y)),
      );
    }
  }
  return ways;
}

/** Crossings that one rail reaches, each with its ways: single lines first, then the cheapest tree, then the straightest. */
function directWays(outset: Outset): Map<number, Way[]> {
  const { layout, network, lines, tree } = outset;
  const ways = new Map<number, Way[]>();
  for (const line of lines) {
    const { a, b } = layout.lines[line]!;
    if (network.crossings.has(a) && network.crossings.has(b)) continue;
    const to = network.crossings.has(a) ? b : a;
    ways.set(to, [...(ways.get(to) ?? []), { to, lines: [line] }]);
  }
  const effort = ({ to, lines: [line] }: Way): number =>
    layout.lines[line!]!.cost * 10 - (tree.has(line!) ? 5 : 0) - straightness(outset, line!, to);
  for (const found of ways.values()) found.sort((x, y) => effort(x) - effort(y));
  return ways;
}

/** Crossings that a second rail reaches, by each first rail on a single line: also beyond a net that it joins. */
function pairWays(outset: Outset, direct: ReadonlyMap<number, readonly Way[]>): Map<number, Way[]> {
  const { layout, view, seat, network, tree } = outset;
  const ways = new Map<number, Way[]>();
  for (const [middle, [first]] of direct) {
    if (!first || !isSingle(outset, first)) continue;
    const beyond = networkOf(layout, view.rails, middle, seat).crossings;
    for (const from of beyond) {
      for (const line of linesAt(layout, from)) {
        const { a, b, cost } = layout.lines[line]!;
        const to = a === from ? b : a;
        if (cost > 1 || view.rails[line] !== FREE || beyond.has(to) || network.crossings.has(to)) continue;
        ways.set(to, [...(ways.get(to) ?? []), { to, lines: [first.lines[0]!, line] }]);
      }
    }
  }
  const effort = ({ lines }: Way): number =>
    -5 * lines.filter((line) => tree.has(line)).length - alignment(layout, lines[0]!, lines[1]!);
  for (const found of ways.values()) found.sort((x, y) => effort(x) - effort(y));
  return ways;
}

function isSingle({ layout }: Outset, { lines }: Way): boolean {
  return lines.length === 1 && layout.lines[lines[0]!]!.cost === 1;
}

/** How straight a line goes on from the rails it begins at: 1 is straight ahead. */
function straightness({ layout, network }: Outset, line: number, to: number): number {
  const { a, b } = layout.lines[line]!;
  const before = linesAt(layout, a === to ? b : a).filter((other) => network.lines.has(other));
  return Math.max(-1, ...before.map((other) => alignment(layout, other, line)));
}

/** The cosine between two lines that share a crossing, seen as one way. */
function alignment(layout: Layout, first: number, second: number): number {
  const [one, two] = [layout.lines[first]!, layout.lines[second]!];
  const shared = one.a === two.a || one.a === two.b ? one.a : one.b;
  const point = layout.crossings[shared]!;
  const from = layout.crossings[one.a === shared ? one.b : one.a]!;
  const to = layout.crossings[two.a === shared ? two.b : two.a]!;
  const [dx, dy, ex, ey] = [point.x - from.x, point.y - from.y, to.x - point.x, to.y - point.y];
  return (dx * ex + dy * ey) / (Math.hypot(dx, dy) * Math.hypot(ex, ey));
}
