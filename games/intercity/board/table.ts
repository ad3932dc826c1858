/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import { seatOfTeam, type Action, type Event, type View } from '../rules/index.ts';

export type InterCityTable = Table<View, Action, Event>;

/** Once the play is over: whose pair has arrived first. */
export function winnersOf(view: View): readonly number[] {
  return [seatOfTeam(view, view.winner)];
}
