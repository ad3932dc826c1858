/** What is still missing, and one cheapest way there: now, and after what is aimed at. Exact, as it is scored. */
import { useMemo } from 'react';
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
