/** InterUrban's bots. */
import { searcher } from '@stellwerk/bots';
import type { BotLevels } from '@stellwerk/kernel';
import { game, type Action, type View } from '../rules/index.ts';
import { easy } from './easy.ts';
import { guide } from './guide.ts';
import { normal } from './normal.ts';

export const bots: BotLevels<Action, View> = { easy, normal, hard: () => searcher(game, guide) };
