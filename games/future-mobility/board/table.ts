/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import { jammable, type Action, type Cell, type Event, type View } from '../rules/index.ts';

export type FutureMobilityTable = Table<View, Action, Event>;

/**
 * What this screen is for now: `plan` my turn · `ahead` somebody else's, and I may sketch mine · `jam`, `carpool`, `discard` I am asked ·
 * `wait` nothing to do · `watch` looking on or back.
 */
export type Role = 'plan' | 'ahead' | 'jam' | 'carpool' | 'discard' | 'wait' | 'watch';

export function roleOf({ me, toAct, view, viewer, mode, players, pending }: FutureMobilityTable): Role {
  if (mode !== 'play' || viewer === 'observer') return 'watch';
  if (me !== undefined && toAct.includes(me)) {
    if (view.phase === 'plan') return pending ? 'wait' : 'plan';
    // Who has no choice is answered for by the table and need not be shown a question.
    if (view.phase === 'window') return jamTargets(view).length > 0 ? 'jam' : 'wait';
    if (view.phase === 'carpool') return view.hand.includes('carpool') ? 'carpool' : 'wait';
    return 'discard';
  }
  // At a shared screen the others would see the plan.
  const alone = players.filter(({ kind }) => kind === 'person').length === 1;
  return alone && view.turn !== viewer ? 'ahead' : 'wait';
}

/** Where the viewer could put a jam now. */
export function jamTargets(view: View): readonly Cell[] {
  if (!view.announced || !view.hand.includes('trafficJam') || view.supply.trafficJam === 0) return [];
  return jammable(view.announced.segments, view.markers);
}
