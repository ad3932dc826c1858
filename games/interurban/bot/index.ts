/** InterUrban's bots. */
import { searcher } from '@stellwerk/bots';
import type { BotLevels } from '@stellwerk/kernel';
import { game, type Action, type View } from '../rules/index.ts';
import { easy } from './easy.ts';
import { guide } from './guide.ts';
import { normal } from './normal.ts';

/** Hard looks on until it has had two more turns. The guide's own horizon is shorter: what puzzles ask for can be seen from the table. */
const farther = { ...guide, horizon: 2.5, budget: 2000 };

export const bots: BotLevels<Action, View> = { easy, normal, hard: () => searcher(game, farther) };
