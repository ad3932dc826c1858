/** Who sits at a table, as everybody sees it. */
import type { PlayHead, Seat } from '@stellwerk/kernel';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** Index into the six player colours; each comes with a shape of its own. */
  readonly colour: number;
  readonly kind: 'person' | 'bot';
}

export function playersOf(head: PlayHead): readonly Player[] {
  return head.seats.map(({ name, colour, bot }, seat) => ({
    seat,
    name,
    colour,
    kind: bot === undefined ? 'person' : 'bot',
  }));
}

export function personsOf(head: PlayHead): readonly Seat[] {
  return head.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}
