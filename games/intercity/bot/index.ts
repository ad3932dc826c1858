/** InterCity's bots. */
import type { BotLevels } from '@stellwerk/kernel';
import { searcher } from '@stellwerk/bots';
import { game, type Action, type View } from '../rules/index.ts';
import { easy } from './easy.ts';
import { guide } from './guide.ts';
import { normal } from './normal.ts';

/**
 * Hard looks beyond its own turn: what others drive next undoes much of what looks good at its end. The guide's own horizon is shorter, since the
 * puzzles were found with it and most of them have no clear solution farther ahead.
 */
const farther = { ...guide, horizon: 4, budget: 1800 };

export const bots: BotLevels<Action, View> = { easy, normal, hard: () => searcher(game, farther) };
