/** What everybody may know of a play from its beginning on. */
import type { PlayHead } from '@stellwerk/kernel';
import { playersOf, type Player } from './players.ts';

export interface Facts {
  readonly game: string;
  readonly players: readonly Player[];
  /** What the shuffle was committed to before the first card. */
  readonly commitment: string;
  /** The options that are in force. */
  readonly options: Readonly<Record<string, unknown>>;
}

export function factsOf(head: PlayHead): Facts {
  return { game: head.game, players: playersOf(head), commitment: head.seed.commitment, options: head.options };
}
