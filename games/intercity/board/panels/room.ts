/** What has room in the tray of a phone: notes on what would follow, and below them my passengers. */
import type { Passenger } from '../../rules/index.ts';
import type { Note } from '../choosing/notes.ts';

/** A row is as high as so many notes. */
const ROW = 1.5;

/** How many notes are shown at once: where trains stop gives way to rows of whom the notes say nothing. */
export function notesAbove(
  notes: readonly Pick<Note, 'passenger' | 'line'>[],
  own: readonly Passenger[],
  most: number,
): number {
  const least = Math.max(1, notes.filter(({ line }) => line === undefined).length);
  const untold = own.filter((passenger) => !notes.some((note) => note.passenger === passenger)).length;
  const rows = Math.max(0, Math.min(untold, Math.floor((most - least) / ROW)));
  return Math.floor(most - rows * ROW);
}

/** Whose rows still fit below the notes: first those of whom they say nothing. */
export function rowsBelow(
  notes: readonly Pick<Note, 'passenger'>[],
  own: readonly Passenger[],
  most: number,
): readonly Passenger[] {
  const room = Math.max(0, Math.floor((most - Math.max(1, notes.length)) / ROW));
  const isTold = (passenger: Passenger): boolean => notes.some((note) => note.passenger === passenger);
  const fitting = own.toSorted((a, b) => Number(isTold(a)) - Number(isTold(b))).slice(0, room);
  return own.filter((passenger) => fitting.includes(passenger));
}
