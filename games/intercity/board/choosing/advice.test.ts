/** What the screen advises and what is planned by hand keeps to the rules. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game, LINES, station, taskCard, type State, type View } from '../../rules/index.ts';
import { adviseDrive, nextTrains, usefulFaces } from './advice.ts';
import { nextLeg, planFrom, planTargets } from './itinerary.ts';

function begun(seed: number): State {
  const rng = fastRng(seed);
  const state = game.setup({ duel: false, moveUp: true }, 3, rng, () => {});
  for (const seat of [0, 1, 2]) game.apply(state, seat, { type: 'pass' }, rng, () => {});
  return state;
}
const seen = (state: State): View => game.view(state, game.toAct(state)[0]!);

describe('the advised drive', () => {
  test('is legal in whole turns', () => {
    const rng = fastRng(3);
    const state = begun(3);
    for (let turn = 0; turn < 6; turn++) {
      const seat = game.toAct(state)[0]!;
      game.apply(state, seat, { type: 'roll', dice: [0, 1, 2, 3, 4] }, rng, () => {});
      game.apply(state, seat, { type: 'stop' }, rng, () => {});
      while (game.toAct(state)[0] === seat && state.phase === 'drive') {
        const advised = adviseDrive(game.view(state, seat), game.legal(state, seat));
        expect(game.check(state, seat, advised)).toBeUndefined();
        game.apply(state, seat, advised!, rng, () => {});
      }
    }
  });

  test('wins where one point is enough', () => {
    const state = begun(5);
    const seat = game.toAct(state)[0]!;
    const passenger = 2 * state.active;
    const goal = taskCard(state, 1).goal;
    const line = LINES.findIndex(({ fields }) => fields.indexOf(goal) > 1);
    const train = 2 * line;
    Object.assign(state, { phase: 'drive', rolls: 3 });
    state.dice = [0, 1, 2, 3, 4].map((face) => (face + line + 1) % 5);
    state.field[train] = LINES[line]!.fields.indexOf(goal) - 2;
    state.dir[train] = 1;
    state.front[train] = passenger;
    state.place[passenger] = 100 + train;
    state.task[passenger] = 1;
    state.place[passenger + 1] = -1;
    state.task[passenger + 1] = 2;
    expect(adviseDrive(game.view(state, seat), game.legal(state, seat))!.train).toBe(train);
  });
});

test('useful dice are jokers, the trains that carry somebody and those that are waited for', () => {
  const state = begun(7);
  const seat = game.toAct(state)[0]!;
  const [first] = game.view(state, seat).own!.passengers;
  state.place[first!] = 100 + 6;
  state.front[6] = first!;
  expect([...usefulFaces(game.view(state, seat))].sort()).toEqual([3, 5]);
});

test('the next trains at a station come in order, with where they go', () => {
  const view = seen(begun(1));
  const trains = nextTrains(view, station('koeln'), 10);
  expect(trains.map(({ fields }) => fields)).toEqual(trains.map(({ fields }) => fields).sort((a, b) => a - b));
  expect(new Set(trains.map(({ train }) => train >> 1))).toEqual(new Set([0, 1, 4]));
  const south = trains.find(({ train }) => train === 0)!;
  expect(south.towards).toBe(station('stuttgart'));
});

describe('a journey planned by hand', () => {
  test('is accepted leg by leg', () => {
    const state = begun(2);
    const seat = game.toAct(state)[0]!;
    const view = game.view(state, seat);
    const passenger = view.own!.passengers.find((each) => view.place[each]! < 100)!;
    let legs: readonly NonNullable<ReturnType<typeof nextLeg>>[] = [];
    for (let change = 0; change < 4; change++) {
      const target = [...planTargets(view, passenger, legs)].at(change)!;
      legs = [...legs, nextLeg(view, passenger, legs, target)!];
      expect(planFrom(view, passenger, legs)).toBe(target);
      expect(game.check(state, seat, { type: 'itinerary', passenger, legs })).toBeUndefined();
    }
  });

  test('starts in the train for who sits in one', () => {
    const state = begun(2);
    const seat = game.toAct(state)[0]!;
    const [passenger] = game.view(state, seat).own!.passengers;
    state.place[passenger!] = 104;
    state.front[4] = passenger!;
    const view = game.view(state, seat);
    const leg = nextLeg(view, passenger!, [], station('frankfurt'))!;
    expect(leg.board).toEqual([{ line: 2, dir: 0 }]);
    expect(nextLeg(view, passenger!, [], station('ulm'))).toBeUndefined();
    expect(game.check(state, seat, { type: 'itinerary', passenger, legs: [leg] })).toBeUndefined();
  });
});
