/** Advice beside one's turn: every answer can be given, and a nudge names none of them. */
import type { Seat } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { act, arrange, at, type Arrangement } from '../rules/arrange.testing.ts';
import { game, type Action, type State, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { answerHints } from './answer-hints.ts';
import type { FutureMobilityTable } from './table.ts';
import type { Role } from './table.ts';

const ROUTE = [at(0, 2), at(1, 2), at(1, 3), at(2, 3), at(2, 4), at(1, 4), at(1, 5), at(0, 5)];
const TRIP: Action = { type: 'trip', segments: [{ trip: 39, mode: 'car', route: ROUTE }] };

/** Seat 0 has announced a trip by car, which somebody may have jammed. */
function asked(wish: Arrangement): State {
  const state = arrange({ open: [39, 1, 2, 3, 4], scores: [20, 10, 5], ...wish });
  act(state, 0, TRIP);
  return state;
}

const jamming = (): State => asked({ hands: [[], ['trafficJam'], []] });
const jammed = (): State => {
  const state = asked({ hands: [['carpool'], ['trafficJam'], []] });
  act(state, 1, { type: 'jam', cell: ROUTE[2]! });
  while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
  return state;
};
const discarding = (): State => {
  const state = arrange({ hands: [['tramA', 'tramA', 'tramB', 'carpool', 'bikePath', 'denseCity'], [], []] });
  return Object.assign(state, { phase: 'discard' });
};

const MOMENTS: readonly (readonly [Role, () => State, Seat])[] = [
  ['jam', jamming, 1],
  ['carpool', jammed, 0],
  ['discard', discarding, 0],
];

function adviceFor(role: Role, state: State, seat: Seat, more: Partial<FutureMobilityTable> = {}) {
  const players = ['Kim', 'Ada', 'Harry'].map((name) => ({ name }));
  const table = { view: game.view(state, seat) as View, players, ...more } as unknown as FutureMobilityTable;
  return answerHints(table, texts.en, role);
}

test.each(MOMENTS)('%s: several answers come into question, and each can be given', (role, begin, seat) => {
  const state = begin();
  const advice = adviceFor(role, state, seat);
  expect(advice.length).toBeGreaterThan(1);
  expect(advice[0]!.say).toMatch(/^Hint: /);
  for (const { way, say } of advice) {
    expect(way).toHaveLength(1);
    expect(game.check(state, seat, way![0] as Action)).toBeUndefined();
    expect(say.length, say).toBeLessThanOrEqual(78);
  }
  expect(new Set(advice.map(({ say }) => say)).size).toBe(advice.length);
});

test.each(MOMENTS)('%s: a nudge says what the answer depends on, the same for each', (role, begin, seat) => {
  const advice = adviceFor(role, begin(), seat);
  const nudges = new Set(advice.map(({ nudge }) => nudge));
  expect([...nudges]).toEqual([
    { jam: 'Kim’s points', carpool: 'the jam on your trip', discard: expect.stringMatching(/card/) }[role as 'jam'],
  ]);
});

test('what the searcher has found comes first, once all chances are known', () => {
  const cell = ROUTE[4]!;
  const found: readonly Action[] = [{ type: 'jam', cell }];
  const weighed = {
    better: [found],
    done: true,
    chanceOf: (way: readonly unknown[] | undefined) => (JSON.stringify(way) === JSON.stringify(found) ? 0.5 : 0.3),
  };
  const [first] = adviceFor('jam', jamming(), 1, { weighed });
  expect(first).toMatchObject({
    way: found,
    say: expect.stringMatching(/^Hint: Jam .+ Played out, it wins more often\.$/),
  });
  expect(first!.brings).toMatch(/^−\d+$/);
});

test('an answer that wins more often than the one that is advised says so, the others stand beside it', () => {
  const own = adviceFor('carpool', jammed(), 0);
  const second = JSON.stringify(own[1]!.way);
  const chanceOf = (way: readonly unknown[] | undefined): number => (JSON.stringify(way) === second ? 0.5 : 0.3);
  const weighed = { better: [], done: true, chanceOf };
  const [first, ...others] = adviceFor('carpool', jammed(), 0, { weighed });
  expect(first).toMatchObject({ way: own[1]!.way, say: expect.stringMatching(/^Hint: .+ Played out/) });
  expect(others).toEqual([own[0]]);
  expect(own[1]!.say).toMatch(/^Or: /);
});
