/** InterCity's bots. */
import type { BotLevels } from '@stellwerk/kernel';
import type { Action, View } from '../rules/index.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

export const bots: BotLevels<Action, View> = { easy, normal };
