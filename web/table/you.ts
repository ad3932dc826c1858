/** Whose screen it is, where it is one person's own, and what that person is called. */
import type { Seat } from '@stellwerk/kernel';
import { PLAYER_COLOURS } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import type { Live } from '../session/session.ts';
import { TEXTS, type Texts } from '../texts/index.ts';

/** Online everybody has a screen of their own; on one device the only person among bots has. */
export function youIn({ players, snapshot: { viewer }, apart = false }: Live): Seat | undefined {
  if (viewer === 'observer') return undefined;
  const persons = players.filter(({ kind }) => kind === 'person');
  return apart || (persons.length === 1 && persons[0]!.seat === viewer) ? viewer : undefined;
}

/** A name as it stands beside its badge: "Player 1" is no name for the person who reads it. */
export function shownName(player: Player, you: Seat | undefined, texts: Texts): string {
  return player.seat === you && !isNamed(player) ? texts.table.you : player.name;
}

/** The players as others see them, who were not at the table: "Player 1" is nobody there, but somebody has played red. */
export function namedByColour(players: readonly Player[], language: Language): readonly Player[] {
  return players.map((player) =>
    isNamed(player)
      ? player
      : { ...player, name: PLAYER_COLOURS[player.colour % PLAYER_COLOURS.length]!.name[language] },
  );
}

function isNamed({ seat, name }: Player): boolean {
  return Object.values(TEXTS).every(({ newGame }) => newGame.personName(seat + 1) !== name);
}
