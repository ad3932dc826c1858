/** What bots are measured against: a game's *normal* as it was when work on its bots began. Yardsticks keep what they decide; only the rules around them may change. */
import { normal } from './intercity/normal.ts';
import type { GameId } from '@stellwerk/games';
import type { Bot } from '@stellwerk/kernel';

export const YARDSTICKS: { readonly [Id in GameId]?: () => Bot } = { intercity: normal };
