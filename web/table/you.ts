/** Whose screen it is, where it is one person's own, and what that person is called. */
import type { Seat } from '@stellwerk/kernel';
import { PLAYER_COLOURS } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Live } from '../session/session.ts';
import { TEXTS, type Texts } from '../texts/index.ts';

/** Online everybody has a screen of their own; on one device the only person among bots has. */
export function youIn({ players, snapshot: { viewer }, apart = false }: Live): Seat | undefined {
  if (viewer === 'observer') return undefined;
  const persons = players.filter(({ kind }) => kind === 'person');
  return apart || (persons.length === 1 && persons[0]!.seat === viewer) ? viewer : undefined;
}

/** The state of a table with everybody named. */
export function useNamed(state: Live): Live {
  const { language } = useSettings().settings;
  return useMemo(() => ({ ...state, players: namedByColour(state.players, language) }), [state, language]);
}

/** A name as it stands beside its badge: who gave none is *you* to the person who reads it. */
export function shownName(player: Player, you: Seat | undefined, texts: Texts): string {
  return player.seat === you && !isNamed(player) ? texts.table.you : player.name;
}

/** "Player 1" is nobody at a table, but somebody plays red: all sentences call who gave no name by their colour. */
export function namedByColour<Of extends Named>(players: readonly Of[], language: Language): readonly Of[] {
  return players.map((player) => (isNamed(player) ? player : { ...player, name: colourOf(player)[language] }));
}

type Named = Pick<Player, 'seat' | 'name' | 'colour'>;

const colourOf = ({ colour }: Named) => PLAYER_COLOURS[colour % PLAYER_COLOURS.length]!.name;

function isNamed(player: Named): boolean {
  const { seat, name } = player;
  const given = Object.values(TEXTS).map(({ newGame }) => newGame.personName(seat + 1));
  return ![...given, ...Object.values(colourOf(player))].includes(name);
}
