/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';

export type FutureMobilityTable = Table<View, Action, Event>;

/** Is it for this screen to answer now? Standing orders may be changed at any other time, too. */
export function isAsked({ me, toAct }: Pick<FutureMobilityTable, 'me' | 'toAct'>): boolean {
  return me !== undefined && toAct.includes(me);
}
