/** What the kernel asks of every game. */
import { join } from 'node:path';
import { testGame, testHostileInput } from '@stellwerk/kernel/kit';
import { game } from './game.ts';
import type { State } from './types.ts';

testGame(game, {
  folder: join(import.meta.dirname, '..'),
  variants: [{ competition: true }],
  /** At the end of a turn tiles are turned up. */
  reveals: (before: State, _seat, _action, after: State) =>
    after.turns !== before.turns || after.game !== before.game || after.ended !== null,
});

testHostileInput(game);
