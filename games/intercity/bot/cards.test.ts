/** Cards that are kept for the moment before somebody wins. */
import { describe, expect, test } from 'vitest';
import { game, type Card } from '../rules/index.ts';
import { before, completing, T, table } from '../rules/table.testing.ts';
import { decide } from './policy.ts';
import { sceneOf } from './scene.ts';

const GREEN = 2;

/** Player 0 is a field before the goal with the last passenger; the others hold these cards and decide as the normal bot does. */
function aboutToWin(...hands: readonly (readonly Card[])[]) {
  const t = table();
  t.points(GREEN, GREEN);
  t.train(T.g, before(GREEN, 'basel', 1), 1);
  completing(t, 0);
  t.ride(0, T.g, 'front');
  t.state.settings.forEach((_, seat) => (t.state.settings[seat] = { intervene: true, first: -1 }));
  hands.forEach((cards, index) => t.give(index + 1, ...cards));
  t.drive(T.g);
  for (let answers = 0; t.state.window && answers < 9; answers++) {
    const [seat] = game.toAct(t.state) as [number];
    t.act(seat, decide(sceneOf(game.view(t.state, seat))));
  }
  return t;
}

describe('who is asked before somebody wins', () => {
  test('turns the train', () => {
    const t = aboutToWin(['turnaround'], []);
    expect(t.state.winner).toBe(-1);
    expect(t.told('turned')).toHaveLength(1);
  });

  test.each([
    [['turnaround'], ['turnaround']],
    [['redsignal'], ['turnaround']],
    [['turnaround'], ['redsignal', 'turnaround']],
  ] as const)('does not undo what somebody else did about it: %o, %o', (one, other) => {
    const t = aboutToWin(one, other);
    expect(t.state.winner).toBe(-1);
    expect(t.told('played')).toHaveLength(1);
    expect(t.state.hands.flat()).toHaveLength(one.length + other.length - 1);
  });
});
