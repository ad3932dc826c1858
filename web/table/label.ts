/** What stands where a player's name stands alone: "You" on a screen of one's own. */
import type { Seat } from '@stellwerk/kernel';
import { onlyPerson } from '@stellwerk/toolkit/players.tsx';
import type { Texts } from '../texts/index.ts';
import type { GameTableProps } from './frame.ts';

export type Label = (seat: Seat) => string;

export function labelIn({ table, others }: Pick<GameTableProps, 'table' | 'others'>, texts: Texts): Label {
  const { players, viewer } = table;
  // Online everybody has a screen of their own.
  const you = others ? viewer : onlyPerson(players, viewer);
  return (seat) => (seat === you ? texts.table.you : players[seat]!.name);
}
