import { join } from 'node:path';
import { testGame, testHostileInput } from '@stellwerk/kernel/kit';
import { game } from './game.ts';
import type { State } from './state.ts';

testGame(game, {
  folder: join(import.meta.dirname, '..'),
  variants: [{ vexation: true }, { openRounds: 2 }, { credit: 20, vexation: true, openRounds: 3 }],
  /** That somebody is finished, and the cards of all when a round is scored. */
  reveals: (before: State, _, __, after: State) =>
    after.finishers !== before.finishers || after.rounds.length !== before.rounds.length,
});

testHostileInput(game, { vexation: true });
