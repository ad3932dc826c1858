/** A full train: who gets off before one boards, what it costs to find no seat, and whom a hint helps beside. */
import { expect, test } from 'vitest';
import { ABOARD, game, LINES, roundsOf, station, type State } from '../../rules/index.ts';
import { DESTINATION_CARDS } from '../../rules/board.ts';
import { driveHints } from './hint.ts';
import { estimate, nextTrains, rowOf } from './outlook.ts';
import { aboutToDrive, driving, put, speak } from './position.testing.ts';
import { sayEstimate } from './say.ts';
import { isChosen, waysOf } from './ways.ts';
import { fieldsByPlan } from './worth.ts';

/** IC 1 with two riders of others four fields before Köln, where one of mine waits for it. */
function full(): { readonly state: State; readonly seat: number; readonly mine: number } {
  const { state, seat } = driving([0, 0, 0, 3, 3]);
  const [mine] = game.view(state, seat).own!.passengers as [number];
  put(state, 0, LINES[0]!.fields.indexOf(station('koeln')) - 4, 1);
  put(state, 1, LINES[0]!.last, -1);
  state.place.fill(station('basel'));
  const riders = state.place.map((_, passenger) => passenger).filter((passenger) => passenger >> 1 !== mine >> 1);
  [state.front[0], state.rear[0]] = [riders[0]!, riders[2]!];
  for (const rider of [riders[0]!, riders[2]!]) state.place[rider] = ABOARD;
  const from = station('koeln');
  state.place[mine] = from;
  const legs = [{ from, board: [{ line: 0, dir: 1 as const }], leave: station('mainz'), seat: 'any' as const }];
  state.orders[mine] = { ...state.orders[mine]!, legs };
  return { state, seat, mine };
}

const arrivalOf = (state: State, seat: number) =>
  nextTrains(game.view(state, seat), station('koeln')).find(({ train }) => train === 0)!;

test('a way by a full train says how long it takes with a seat and without', () => {
  const { state, seat, mine } = full();
  const view = game.view(state, seat);
  const { legs } = state.orders[mine]!;
  expect(arrivalOf(state, seat).free).toBe(0);
  const { time, seatless } = estimate(view, mine, legs);
  expect(seatless).toBeGreaterThan(time);
  expect(sayEstimate(speak(view), { time, seatless: seatless! })).toMatch(
    /^with a seat ≈\s\d+ rounds?, without ≈\s\d+$/,
  );
  state.rear[0] = -1;
  expect(estimate(game.view(state, seat), mine, legs)).toEqual({ time: expect.closeTo(time) });
});

test('a train isn’t called full whose rider gets off before', () => {
  const { state, seat } = full();
  // Essen is the goal of a ticket, and lies between Dortmund and Köln.
  Object.assign(state, { tasks: [DESTINATION_CARDS.findIndex(({ goal }) => goal === station('essen')), 0] });
  put(state, 0, LINES[0]!.fields.indexOf(station('essen')) - 1, 1);
  expect(arrivalOf(state, seat).free).toBe(0);
  state.task[state.rear[0]!] = 1;
  expect(arrivalOf(state, seat).free).toBe(1);
});

test('a hint says what others have of it as well, where there is room for that', () => {
  const { state, seat } = full();
  const also =
    /, but ((Kim|Ada|Harry)( and (Kim|Ada|Harry))? (rides? along|could board)|it comes nearer to (Kim|Ada|Harry))/;
  const said = (room: number): string => driveHints(speak(game.view(state, seat)), [], room)[0]!.text;
  expect(said(160)).toMatch(also);
  expect(said(60)).not.toMatch(also);
});

test('the rounds in a row are those that a preview begins with, and those of the way in the plan', () => {
  for (const view of aboutToDrive(2)) {
    for (const passenger of view.own!.passengers) {
      const row = rowOf(speak(view), passenger);
      if (!('time' in row)) continue;
      expect(roundsOf(view, fieldsByPlan(view, view, passenger))).toBe(roundsOf(view, Math.min(400, row.time)));
      const planned = waysOf(view, passenger).find((way) => isChosen(view, passenger, way));
      if (planned) expect(planned.time).toBe(row.time);
    }
  }
});
