/** The help that a person can ask for: what is still missing, and a cheapest way there. */
import { useMemo } from 'react';
import { missingFrom, SHARED } from '../../rules/index.ts';
import type { Layout } from '../map/geometry.ts';
import type { Moves } from './moves.ts';
import type { TransEuropaTable } from '../table.ts';

export interface Help {
  readonly points: number;
  /** What would be missing after the move that is being looked at. */
  readonly after: number | undefined;
  readonly way: readonly number[];
}

/** Missing points and a cheapest way, before and after what is picked; before the start for the crossing that is picked. */
export function useHelp(
  { view, help }: TransEuropaTable,
  layout: Layout,
  { kind }: Moves,
  picked: number | undefined,
): Help | undefined {
  return useMemo(() => {
    if (!help || view.viewer === 'observer' || view.hand.length === 0 || view.phase === 'over') return undefined;
    const seat = view.viewer;
    const sites = view.hand.map((city) => layout.topo.site[city]!);
    const marker = kind === 'crossing' && picked !== undefined ? picked : view.markers[seat]!;
    if (marker < 0) return undefined;
    const now = missingFrom(layout.topo, view.rails, seat, marker, sites);
    if (kind !== 'line' || picked === undefined) return { points: now.points, after: undefined, way: now.lines };
    const then = missingFrom(layout.topo, view.rails.with(picked, SHARED), seat, marker, sites);
    return { points: now.points, after: then.points, way: then.lines };
  }, [view, help, layout, kind, picked]);
}
