/** Who sits at a table, as everybody sees it. */
import type { PlayHead, Seat } from '@stellwerk/kernel';

export const LONGEST_NAME = 20;

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

/** A name as people mean it: capitals and spaces around it don't count. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Two of the same name at one table are told apart by a number. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++)
    free = `${name.slice(0, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  return free;
}

/** Bots have names like everybody else; no two at a table share one. */
const BOT_NAMES = ['Ada', 'Harry', 'Lina', 'Massimo', 'Emma', 'Otto'] as const;

/** A name for the next bot that nobody at the table has. */
export function botName(taken: readonly (string | undefined)[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0];
}
