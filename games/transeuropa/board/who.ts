/** Who is spoken of: the person whose screen it is is "you" and comes first; where several share one, everybody has a name. */
import type { Seat } from '@stellwerk/kernel';
import type { Who, Words } from '../texts/words.ts';
import type { TransEuropaTable } from './table.ts';

type Sitting = Pick<TransEuropaTable, 'players' | 'you'>;

/** With names alone, for those who were not at the table. */
export function namesOf({ players }: Pick<Sitting, 'players'>, words: Words, seats: readonly Seat[]): Who {
  return { names: words.list(seats.map((seat) => players[seat]!.name)), count: seats.length, you: false };
}

export function whoOf(table: Sitting, words: Words, seats: readonly Seat[]): Who {
  const names = seats.filter((seat) => seat !== table.you).map((seat) => table.players[seat]!.name);
  const isYou = names.length < seats.length;
  return { names: words.list(isYou ? [words.you, ...names] : names), count: seats.length, you: isYou };
}
