/** What goes by itself: left-over points help by the plans, jokers are offered for a card first, hints tell the truth. */
import { describe, expect, test } from 'vitest';
import { dryRun, game, hasArrived, JOKER, LINES, station, taskCard, type View } from '../../rules/index.ts';
import { driveHints, rollHints } from './hint.ts';
import { drivesOf, openTrains, pointsLeft } from './laying.ts';
import { aboutToDrive, driving, put, speak } from './position.testing.ts';
import { notesOf } from './notes.ts';
import { helpedByRest, restOf } from './rest.ts';
import { letterOf } from './say.ts';
import { firstLay, relaid, undone } from './useLay.ts';
import { isPlanned, seenIn, worthOf } from './worth.ts';

const seenWith = (view: View, laid: readonly number[]): number => {
  const run = dryRun(view, drivesOf(view, laid)!);
  return run.after.phase === 'over' ? worthOf(view, run.after) : seenIn(view, run);
};

describe('the rest', () => {
  test('goes to the train that mine is about to board, not to its empty sister', () => {
    const { state, seat } = driving([1, 1, 1, 0, 0]);
    const [mine] = game.view(state, seat).own!.passengers as [number];
    const koeln = LINES[1]!.fields.indexOf(station('koeln'));
    put(state, 2, koeln - 4, 1);
    put(state, 3, koeln + 20, 1);
    state.place[mine] = station('koeln');
    state.orders[mine] = {
      ...state.orders[mine]!,
      legs: [{ from: station('koeln'), board: [{ line: 1, dir: 1 }], leave: station('frankfurt'), seat: 'any' }],
    };
    const view = game.view(state, seat);
    expect(restOf(view, []).filter((train) => train === 2).length).toBeGreaterThanOrEqual(2);
    expect(restOf(view, [])).toHaveLength(5);
  });

  test('is never worse for me than putting all that fits on one train', () => {
    let compared = 0;
    for (const view of aboutToDrive(2)) {
      const rest = restOf(view, []);
      expect(pointsLeft(view, rest)).toEqual([]);
      const mine = seenWith(view, rest);
      for (const train of openTrains(view, [])) {
        const alone = [train];
        while (drivesOf(view, [...alone, train])) alone.push(train);
        // Jokers go one train after the other: now and then another order is a little better.
        expect(mine).toBeGreaterThanOrEqual(seenWith(view, [...alone, ...restOf(view, alone)]) - 4);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('brings the train on that mine rides, before a later connection and before others', () => {
    const { state, seat } = driving([1, JOKER, JOKER, 4, 4]);
    state.deckSize = 0;
    state.deck = [];
    const [mine] = game.view(state, seat).own!.passengers as [number];
    const hagen = LINES[1]!.fields.indexOf(station('hagen'));
    put(state, 2, hagen, 1);
    put(state, 3, hagen + 12, 1);
    state.place[mine] = 100 + 2;
    state.front[2] = mine;
    state.orders[mine] = {
      ...state.orders[mine]!,
      legs: [
        { from: station('hagen'), board: [{ line: 1, dir: 1 }], leave: station('wuerzburg'), seat: 'any' },
        { from: station('wuerzburg'), board: [{ line: 3, dir: -1 }], leave: station('goettingen'), seat: 'any' },
      ],
    };
    const view = game.view(state, seat);
    expect(restOf(view, [8, 8])).toEqual([2, 2, 2]);
  });

  test('does not carry others in a train that comes to mine only after a whole round of its line', () => {
    const { state, seat } = driving([1, 1, 1, 1, 1]);
    const [mine] = game.view(state, seat).own!.passengers as [number];
    const theirs = 2 * ((seat + 1) % 3);
    const koeln = LINES[1]!.fields.indexOf(station('koeln'));
    put(state, 2, koeln + 10, 1);
    put(state, 3, koeln + 4, 1);
    state.place[theirs] = 100 + 2;
    state.front[2] = theirs;
    state.place[mine] = station('koeln');
    state.orders[mine] = {
      ...state.orders[mine]!,
      legs: [{ from: station('koeln'), board: [{ line: 1, dir: 1 }], leave: station('frankfurt'), seat: 'any' }],
    };
    expect(new Set(restOf(game.view(state, seat), []))).toEqual(new Set([3]));
  });

  test('does not carry another one home where it can go elsewhere', () => {
    const { state, seat } = driving([0, 0, 0, 0, 0]);
    const theirs = 2 * ((seat + 1) % 3);
    const { goal } = taskCard(state, 1);
    const line = LINES.findIndex(({ fields }) => fields.indexOf(goal) > 4);
    state.dice.fill(line);
    state.task[theirs] = 1;
    state.place[theirs] = 100 + 2 * line;
    state.front[2 * line] = theirs;
    put(state, 2 * line, LINES[line]!.fields.indexOf(goal) - 4, 1);
    const view = game.view(state, seat);
    const { events } = dryRun(view, drivesOf(view, restOf(view, []))!);
    expect(events.some((event) => event.type === 'arrived')).toBe(false);
  });
});

describe('points that are of no use to me', () => {
  /** IC 1 and its sister far from everybody, a passenger of somebody else in one of them or in both. */
  function withRiders(...trains: readonly number[]): { readonly view: View; readonly theirs: number } {
    const { state, seat } = driving([0, 0, 0, 0, 0]);
    const theirs = 2 * ((seat + 1) % 3);
    state.place.fill(station('basel'));
    put(state, 0, 3, 1);
    put(state, 1, 3, -1);
    trains.forEach((train, index) => {
      state.place[theirs + index] = 100 + train;
      state.front[train] = theirs + index;
    });
    return { view: game.view(state, seat), theirs };
  }

  test('carry nobody else where an empty train can take them', () => {
    for (const train of [0, 1]) {
      const { view } = withRiders(train);
      expect(new Set(restOf(view, []))).toEqual(new Set([1 - train]));
      expect(helpedByRest(view, [])).toEqual([]);
    }
  });

  test('are said to help where they can’t be kept from it', () => {
    const { view, theirs } = withRiders(0, 1);
    expect(helpedByRest(view, [])).toEqual([theirs, theirs + 1]);
    const drives = drivesOf(view, restOf(view, []))!;
    const notes = notesOf(speak(view), dryRun(view, drives));
    expect(notes.some(({ text, tone }) => /\brides?\b/.test(text) && tone === 'warn')).toBe(true);
  });

  test('are taken back with one press, and what lay there before stays', () => {
    const { view } = withRiders(0);
    const one = relaid({ key: '', laid: [], before: [] }, [1]);
    const all = relaid(one, [1, ...restOf(view, [1])]);
    expect(all.laid).toHaveLength(5);
    expect(undone(all)).toEqual(one);
    expect(undone(undone(all)).laid).toEqual([]);
    // What lay there from the start goes point by point.
    expect(undone({ key: '', laid: [1, 1], before: [] }).laid).toEqual([1]);
  });
});

test('three jokers are not laid by themselves: they could buy a card', () => {
  const { state, seat } = driving([0, 0, JOKER, JOKER, JOKER]);
  put(state, 0, 3, 1);
  const view = game.view(state, seat);
  const wish = [{ train: 0, station: station('muenster') }];
  expect(firstLay(view, wish)).toEqual([0, 0]);
  state.deckSize = 0;
  state.deck = [];
  expect(firstLay(game.view(state, seat), wish)).toHaveLength(5);
});

test('hints name passengers that are under way and trains of their plans', () => {
  let named = 0;
  for (const view of aboutToDrive(2)) {
    for (const { text, train } of driveHints(speak(view), [])) {
      for (const passenger of view.own!.passengers) {
        const own = letterOf(view, passenger);
        if (!new RegExp(`: .*\\b${own}\\b (boards|gets|arrives|rides|rolls|saves|and|save)`).test(text)) continue;
        named++;
        expect(hasArrived(view, passenger)).toBe(false);
        expect(isPlanned(view, passenger, train!)).toBe(true);
      }
      expect(text).not.toMatch(/[AB] and [AB] saves|: [AB] save /);
    }
  }
  expect(named).toBeGreaterThan(5);
});

test('a hint for dice counts those that lie there: three that bring mine aboard are kept, with others that help', () => {
  const { state, seat } = driving([1, 1, 1, 4, 0]);
  Object.assign(state, { phase: 'roll', rolls: 1 });
  const [mine] = game.view(state, seat).own!.passengers as [number];
  const koeln = LINES[1]!.fields.indexOf(station('koeln'));
  put(state, 2, koeln - 6, 1);
  put(state, 3, koeln + 20, 1);
  state.place[mine] = station('koeln');
  state.orders[mine] = {
    ...state.orders[mine]!,
    legs: [{ from: station('koeln'), board: [{ line: 1, dir: 1 }], leave: station('frankfurt'), seat: 'any' }],
  };
  const [first] = rollHints(speak(game.view(state, seat)));
  expect(first!.faces).toContain(1);
  expect(first!.text).toMatch(/boards in Köln/);
});
