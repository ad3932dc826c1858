/** Tiles on trial: the same may be laid as by the rules, it is worth the same, and what is lifted leaves no trace. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { xOf, yOf } from './board.ts';
import { game } from './game.ts';
import { distinctPlacements, turnsFrom } from './plans.ts';
import { tableAfter } from './play.ts';
import * as trial from './trial.ts';
import type { Placement, Rotation, State } from './types.ts';
import { weigh } from './weigh.ts';

const quiet = (): void => {};

/** What the trial lays on a table, each with what it is worth then unless the turn is over. */
function tried(state: State): { placement: Placement; worth: number | undefined }[] {
  const found: { placement: Placement; worth: number | undefined }[] = [];
  trial.begin(state);
  trial.tryAll({
    wants: () => true,
    visit(slot, cell, rotation) {
      const placement = { type: 'place', slot, x: xOf(cell), y: yOf(cell), rotation: rotation as Rotation } as const;
      found.push({ placement, worth: trial.goesOn() ? trial.worth() : undefined });
    },
  });
  return found;
}

test.each([2, 3, 5])('with %i seats, at any moment of a random play', (seats) => {
  let compared = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, seats, rng, quiet);
    while (state.ended === null) {
      const found = tried(state);
      expect(found.map(({ placement }) => placement)).toEqual(distinctPlacements(state));
      for (const { placement, worth } of found) {
        if (worth === undefined) continue;
        compared++;
        expect(worth).toBeCloseTo(weigh(tableAfter(state, placement), 0, state.seat), 9);
      }
      expect(tried(state)).toEqual(found);
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, quiet);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('a planned turn can be played', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, 2 + (seed % 4), rng, quiet);
    while (state.ended === null) {
      const { seat } = state;
      const turns = turnsFrom(state, 4);
      for (const tiles of turns) {
        const world = game.clone(state);
        for (const tile of tiles) {
          expect(game.check(world, seat, tile)).toBeUndefined();
          game.apply(world, seat, tile, rng, quiet);
        }
      }
      game.apply(
        state,
        seat,
        rng.below(3) === 0 ? (turns[0]![0] ?? { type: 'end' }) : game.sample!(state, seat, rng),
        rng,
        quiet,
      );
    }
  }
});
