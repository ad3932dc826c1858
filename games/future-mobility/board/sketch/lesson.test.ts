/** What the lesson’s freight step takes: its trip alone, to whichever workshop, however the turn came together. */
import { readFileSync } from 'node:fs';
import { isAwaited, Replay, type Entry, type Lesson } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { actionsOf, EMPTY, reckon } from './sketch.ts';
import { touchTrip } from './touches.ts';
import { game, type Action, type State, type TripId, type View } from '../../rules/index.ts';

const { steps, play } = JSON.parse(
  readFileSync(new URL('../../lessons/first.json', import.meta.url), 'utf8'),
) as Lesson;
/** Supermarket → workshop, and from there on. */
const FREIGHT: TripId = 22;
const MORE: TripId = 40;
const freight = steps.find(({ point }) => point?.includes(`trip:${FREIGHT}`))!;
const entries = play.entries as readonly Entry[];
const state = new Replay(game, play, entries).at(freight.at).state as State;
const view = game.view(state, 0) as View;

function turnAfter(...trips: readonly TripId[]): Action {
  const sketch = trips.reduce((before, trip) => reckon(view, touchTrip(view, before, trip)).sketch, EMPTY);
  return actionsOf(view, reckon(view, sketch))[0]!;
}

const takes = (action: Action): boolean => {
  const expected = entries[freight.at]!;
  return isAwaited(freight, 'action' in expected && expected.action, action);
};

test('a second trip that was added and taken away again leaves no turn that is refused', () => {
  const [plain, back] = [turnAfter(FREIGHT), turnAfter(FREIGHT, MORE, MORE)];
  expect(back).not.toEqual(plain);
  expect([plain, back].map(takes)).toEqual([true, true]);
});

test('more than that, or another trip, is not what it is about', () => {
  expect(takes(turnAfter(FREIGHT, MORE))).toBe(false);
  expect(takes(turnAfter(MORE))).toBe(false);
  expect(takes({ type: 'pass' })).toBe(false);
});
