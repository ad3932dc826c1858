/** Where the map looks by itself: still while somebody decides, near a train that is laid for, never away from what is to be chosen. */
import { isIn } from '@stellwerk/toolkit/point.ts';
import { describe, expect, test } from 'vitest';
import { game, LINES, station, type State, type View } from '../rules/index.ts';
import { driving, put } from './choosing/position.testing.ts';
import type { Stage } from './choosing/useTurn.ts';
import { fieldPoint } from './map/geometry.ts';
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
const whole = (view: View): Shown => nextCamera(view, choice('roll'), false, undefined);

describe('an upright screen', () => {
  test('shows all of the network, and goes on with it from moment to moment', () => {
    const view = viewOf(apart());
    const first = whole(view);
    for (const stage of ['opening', 'wait', 'question', 'roll', 'drive', 'over'] as const)
      expect(nextCamera({ ...view, turn: view.turn + 1 }, choice(stage), false, first)).toBe(first);
  });

  test('comes near to a train that is laid for, and stays there while it is driven and asked about', () => {
    const view = viewOf(apart());
    const near = nextCamera(view, choice('drive', { train: 0, laid: [0] }), false, whole(view));
    expect(near.box.width).toBeLessThan(whole(view).box.width);
    expect(nextCamera(view, choice('drive', { train: 0, laid: [0, 0] }), false, near)).toBe(near);
    expect(nextCamera(view, choice('question'), false, near)).toBe(near);
    expect(nextCamera(view, choice('wait'), false, near)).toBe(near);
  });

  test('shows all of it again for the next turn, and where what is left lies elsewhere', () => {
    const view = viewOf(apart());
    const near = nextCamera(view, choice('drive', { train: 0, laid: [0] }), false, whole(view));
    const { box } = whole(view);
    expect(nextCamera({ ...view, turn: view.turn + 1 }, choice('wait'), false, near).box).toEqual(box);
    expect(nextCamera(view, choice('drive', { train: 0, laid: [0, 0, 0] }), false, near).box).toEqual(box);
    expect(nextCamera(view, choice('drive', { colour: 3, laid: [0] }), false, near).box).toEqual(box);
  });
});

describe('a low screen', () => {
  const planned = (planning: number | undefined) => ({ ...choice('roll'), planning });

  test('shows all of the network, too', () => {
    const view = viewOf(apart());
    expect(nextCamera(view, choice('roll'), true, undefined).box).toEqual(whole(view).box);
  });

  test('comes near to a plan and shows all of it, until it is closed', () => {
    const view = viewOf(apart());
    const [mine] = view.own!.passengers as [number];
    const near = nextCamera(view, planned(mine), true, whole(view));
    const { fields } = LINES[0]!;
    expect(isIn(near.box, fieldPoint(0, fields.indexOf(station('koeln'))))).toBe(true);
    expect(near.least).toBeLessThan(near.working);
    expect(nextCamera(view, planned(mine), true, near)).toBe(near);
    expect(nextCamera(view, planned(undefined), true, near).box).toEqual(whole(view).box);
  });
});
