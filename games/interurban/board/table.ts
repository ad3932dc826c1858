/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import { leaders, seriesTotals, type Action, type Event, type View } from '../rules/index.ts';

export type InterUrbanTable = Table<View, Action, Event>;

/** Once the play is over: who has the most points, over all games of a competition. */
export function winnersOf(view: View): readonly number[] {
  return leaders(seriesTotals(view));
}
