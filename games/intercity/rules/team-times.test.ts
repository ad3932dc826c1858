/** Team times are those of the trips that the program proposes. */
import { drawAction, fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, hasArrived, proposeForTeam, teamTimes } from './index.ts';

test.each([3, 4, 5])('a team is at its goals when its two proposals say so (deal %i)', (seed) => {
  const rng = fastRng(seed);
  const state = game.setup({ duel: false, moveUp: true }, 4, rng, () => {});
  for (let actions = 0; actions < 300 && !game.result(state); actions++) {
    const seat = game.toAct(state)[0]!;
    game.apply(state, seat, drawAction(game, state, seat, rng), rng, () => {});
    if (actions % 10 > 0) continue;
    for (let team = 0; team < 4; team++) {
      const times = proposeForTeam(state, team).map((proposal, index) =>
        hasArrived(state, 2 * team + index) ? 0 : (proposal?.time ?? Infinity),
      );
      expect(teamTimes(state, team)).toEqual(times.sort((a, b) => a - b));
    }
  }
});
