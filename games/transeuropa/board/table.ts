/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, View } from '../rules/index.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';

export type TransEuropaTable = Table<View, Action, Event>;

export const texts = { de, en } as const;
