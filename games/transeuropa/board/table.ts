/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';

export type TransEuropaTable = Table<View, Action, Event>;
