/** Whose screen it is, where it is one person's own. */
import type { Seat } from '@stellwerk/kernel';
import { onlyPerson } from '@stellwerk/toolkit/players.tsx';
import type { GameTableProps } from './frame.ts';

export function youIn({ table, others }: Pick<GameTableProps, 'table' | 'others'>): Seat | undefined {
  const { players, viewer } = table;
  // Online everybody has a screen of their own.
  if (others) return viewer === 'observer' ? undefined : viewer;
  return onlyPerson(players, viewer);
}
