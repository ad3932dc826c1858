/** Whose screen it is, where it is one person's own, and what that person is called. */
import type { Seat } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { Live } from '../session/session.ts';
import { TEXTS, type Texts } from '../texts/index.ts';

/** Online everybody has a screen of their own; on one device the only person among bots has. */
export function youIn({ players, snapshot: { viewer }, apart = false }: Live): Seat | undefined {
  if (viewer === 'observer') return undefined;
  const persons = players.filter(({ kind }) => kind === 'person');
  return apart || (persons.length === 1 && persons[0]!.seat === viewer) ? viewer : undefined;
}

/** A name as it stands beside its badge: "Player 1" is no name for the person who reads it. */
export function shownName({ seat, name }: Player, you: Seat | undefined, texts: Texts): string {
  const typed = Object.values(TEXTS).every(({ newGame }) => newGame.personName(seat + 1) !== name);
  return seat === you && !typed ? texts.table.you : name;
}
