/** What is still missing, and one cheapest way there: now, and after what is aimed at. Exact, as it is scored. */
import { useMemo, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { FREE, missingFrom, OWN, SHARED, type Action, type View } from '../../rules/index.ts';
import type { Layout } from '../map/geometry.ts';

export interface Outlook {
  readonly points: number;
  /** The lines of one cheapest completion. */
  readonly way: readonly number[];
  /** Private rails leave no way to all five cities. */
  readonly walledIn: boolean;
}

/** What the seat is missing from a crossing on, over these rails; undefined where no cards or no marker are known. */
export function outlookFrom(
  layout: Layout,
  { viewer, hand }: View,
  rails: readonly number[],
  from: number,
): Outlook | undefined {
  if (viewer === 'observer' || hand.length === 0 || from < 0) return undefined;
  const sites = hand.map((city) => layout.topo.site[city]!);
  const { points, lines } = missingFrom(layout.topo, rails, viewer, from, sites);
  return { points, way: lines, walledIn: lines.some((line) => rails[line] !== FREE) };
}

/**
 * The same, by a way that keeps to some lines wherever that is as short: of many cheapest ways a person should see the one that was seen
 * before. A line is on one of them if a rail on it brings the seat nearer by all that it costs.
 */
export function outlookAlong(
  layout: Layout,
  view: View,
  rails: readonly number[],
  from: number,
  lines: readonly number[],
): Outlook | undefined {
  const outlook = outlookFrom(layout, view, rails, from);
  if (!outlook || outlook.walledIn) return outlook;
  let [laid, rest] = [rails, outlook];
  const kept: number[] = [];
  for (const line of lines) {
    if (laid[line] !== FREE) continue;
    const next = laid.with(line, SHARED);
    const after = outlookFrom(layout, view, next, from)!;
    if (after.points > rest.points - layout.lines[line]!.cost) continue;
    [laid, rest] = [next, after];
    kept.push(line);
  }
  return { ...outlook, way: [...kept, ...rest.way].toSorted((a, b) => a - b) };
}

/** A cheapest tree over a hand on the empty map: from all its crossings it costs the same. */
export function emptyTree({ topo, lines }: Layout, hand: readonly number[]) {
  const sites = hand.map((city) => topo.site[city]!);
  return missingFrom(
    topo,
    lines.map(() => FREE),
    0,
    sites[0]!,
    sites,
  );
}

/**
 * The lines that my way keeps to: before the start those of a cheapest tree, as hints do, then those of the way when nothing of this turn
 * lay yet. So it is the same again after something is taken back.
 */
export function useKeptWay(layout: Layout, { hand, round, viewer, markers, laidThisTurn }: View, isDrafted: boolean) {
  const tree = useMemo(() => (hand.length > 0 ? emptyTree(layout, hand).lines : []), [layout, hand]);
  const [last, keep] = useState<{ readonly of: string; readonly lines: readonly number[] }>();
  const of = `${round} ${viewer}`;
  const lines = last?.of === of ? last.lines : tree;
  return {
    lines,
    keep: (way: readonly number[]): void => {
      const stands = viewer !== 'observer' && markers[viewer]! >= 0;
      if (!stands || isDrafted || laidThisTurn > 0) return;
      if (last?.of !== of || way.join() !== lines.join()) keep({ of, lines: way });
    },
  };
}

/** The rails with some more on them. */
export function withRails(
  rails: readonly number[],
  lines: readonly number[],
  seat: Seat,
  privately: boolean,
): readonly number[] {
  const laid = rails.slice();
  for (const line of lines) laid[line] = privately ? OWN + seat : SHARED;
  return laid;
}

/** The rails as they lie for the eyes: those of the view, and the draft. */
export function useRails({ rails }: View, draft: Action | undefined, seat: Seat | undefined): readonly number[] {
  return useMemo(
    () =>
      draft?.type === 'lay' && seat !== undefined ? withRails(rails, [draft.line], seat, draft.own === true) : rails,
    [rails, draft, seat],
  );
}
