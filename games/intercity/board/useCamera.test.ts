/** Where the map looks by itself: still while somebody decides, near a train that is laid for, never away from what is to be chosen. */
import { describe, expect, test } from 'vitest';
import { game, LINES, station, type State, type View } from '../rules/index.ts';
import { driving, put } from './choosing/position.testing.ts';
import type { Stage } from './choosing/useTurn.ts';
import { nextCamera, type Shown } from './useCamera.ts';

const choice = (stage: Stage, more: { train?: number; colour?: number; laid?: readonly number[] } = {}) => ({
  stage,
  planning: undefined,
  train: undefined,
  colour: undefined,
  laid: [],
  ...more,
});

/** IC 1 north of Köln and IC 4 south of Hamburg, with points for both. */
function apart(): State {
  const { state } = driving([0, 0, 0, 3, 3]);
  put(state, 0, LINES[0]!.fields.indexOf(station('koeln')) - 3, 1);
  put(state, 6, 3, 1);
  state.place.fill(station('koeln'));
  return state;
}
const viewOf = (state: State): View => game.view(state, game.toAct(state)[0]!);
const whole = (view: View): Shown => nextCamera(view, choice('roll'), undefined);

describe('the map', () => {
  test('shows all of the network, and goes on with it from moment to moment', () => {
    const view = viewOf(apart());
    const first = whole(view);
    for (const stage of ['opening', 'wait', 'question', 'roll', 'drive', 'over'] as const)
      for (const planning of [undefined, view.own!.passengers[0]])
        expect(nextCamera({ ...view, turn: view.turn + 1 }, { ...choice(stage), planning }, first)).toBe(first);
  });

  test('comes near to a train that is laid for, and stays there while it is driven and asked about', () => {
    const view = viewOf(apart());
    const near = nextCamera(view, choice('drive', { train: 0, laid: [0] }), whole(view));
    expect(near.box.width).toBeLessThan(whole(view).box.width);
    expect(nextCamera(view, choice('drive', { train: 0, laid: [0, 0] }), near)).toBe(near);
    expect(nextCamera(view, choice('question'), near)).toBe(near);
    expect(nextCamera(view, choice('wait'), near)).toBe(near);
  });

  test('shows all of it again for the next turn, and where what is left lies elsewhere', () => {
    const view = viewOf(apart());
    const near = nextCamera(view, choice('drive', { train: 0, laid: [0] }), whole(view));
    const { box } = whole(view);
    expect(nextCamera({ ...view, turn: view.turn + 1 }, choice('wait'), near).box).toEqual(box);
    expect(nextCamera(view, choice('drive', { train: 0, laid: [0, 0, 0] }), near).box).toEqual(box);
    expect(nextCamera(view, choice('drive', { colour: 3, laid: [0] }), near).box).toEqual(box);
  });
});
