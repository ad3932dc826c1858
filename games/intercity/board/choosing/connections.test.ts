/** A connection that others made me miss is told with what it costs, and one that is about to be missed before. */
import { expect, test } from 'vitest';
import { ABOARD, expectedTime, game, LINES, roundsOf, station, type Event, type State } from '../../rules/index.ts';
import { saySetback, sayTight, setbackOf, tightChange } from './connections.ts';
import { rowOf } from './outlook.ts';
import { begun, put, speak } from './position.testing.ts';
import { letterOf } from './say.ts';
import { isChosen, isPlanGood, waysOf } from './ways.ts';

const [KOELN, MAINZ] = [station('koeln'), station('mainz')];
const at = (line: number, place: number): number => LINES[line]!.fields.indexOf(place);

/** Mine sits in IC 2, three fields before Köln, and means to go on with IC 1 to Mainz, which comes there a field later. */
function onTheWay(): { readonly state: State; readonly seat: number; readonly mine: number } {
  const { state, seat } = begun();
  const [mine] = game.view(state, seat).own!.passengers as [number];
  state.place.fill(station('basel'));
  put(state, 2, at(1, KOELN) - 3, 1);
  put(state, 0, at(0, KOELN) - 4, 1);
  // Its sister is as far away as can be.
  put(state, 1, at(0, KOELN) + 4, 1);
  state.place[mine] = ABOARD + 2;
  state.front[2] = mine;
  state.orders[mine] = {
    ...state.orders[mine]!,
    legs: [
      { from: station('hagen'), board: [{ line: 1, dir: 1 }], leave: KOELN, seat: 'any' },
      { from: KOELN, board: [{ line: 0, dir: 1 }], leave: MAINZ, seat: 'any' },
    ],
  };
  return { state, seat, mine };
}

/** The news of a turn that began with the trains as they stand, and what it did. */
function turnOf({ state, seat }: { state: State; seat: number }, happened: readonly Event[] = []) {
  const events: Event[] = [
    { type: 'turn', turn: state.turn, team: 1, seat: (seat + 1) % 3 },
    { type: 'baseStep', field: [...state.field], dir: [...state.dir] },
    ...happened,
  ];
  return [{ events }];
}

test('a connection that somebody drove away is missed: the rounds are those of now', () => {
  const table = onTheWay();
  const { state, seat, mine } = table;
  const news = turnOf(table);
  expect(setbackOf(game.view(state, seat), news, mine)).toBeUndefined();
  const before = roundsOf(state, expectedTime(state, mine, state.orders[mine]!.legs));
  put(state, 0, at(0, KOELN) + 2, 1);
  const view = game.view(state, seat);
  const rounds = roundsOf(view, expectedTime(view, mine, state.orders[mine]!.legs));
  expect(rounds).toBeGreaterThan(before);
  expect(setbackOf(view, news, mine)).toEqual({ rounds, why: 'missed', station: KOELN });
  expect(saySetback(speak(view), mine, setbackOf(view, news, mine)!)).toBe(
    `Connection in Köln is gone: now ≈\u00A0${rounds} rounds`,
  );
  expect(saySetback(speak(view, 'de'), mine, setbackOf(view, news, mine)!)).toBe(
    `Anschluss in Köln ist weg: jetzt ≈\u00A0${rounds} Runden`,
  );
});

test('also where mine has come to the platform meanwhile', () => {
  const table = onTheWay();
  const { state, seat, mine } = table;
  const news = turnOf(table, [{ type: 'left', passenger: mine, train: 2, station: KOELN, cause: 'wish' }]);
  put(state, 0, at(0, KOELN) + 2, 1);
  put(state, 2, at(1, KOELN), 1);
  state.front[2] = -1;
  state.place[mine] = KOELN;
  state.orders[mine] = { ...state.orders[mine]!, legs: state.orders[mine]!.legs.slice(1) };
  expect(setbackOf(game.view(state, seat), news, mine)).toMatchObject({ why: 'missed', station: KOELN });
});

test('who waited there all the time is told that the train comes later', () => {
  const table = onTheWay();
  const { state, seat, mine } = table;
  state.place[mine] = KOELN;
  state.front[2] = -1;
  state.orders[mine] = { ...state.orders[mine]!, legs: state.orders[mine]!.legs.slice(1) };
  const news = turnOf(table);
  put(state, 0, at(0, KOELN) - 4, -1);
  expect(setbackOf(game.view(state, seat), news, mine)).toMatchObject({ why: 'later' });
});

test('who has chosen a plan since knows it', () => {
  const table = onTheWay();
  const { state, seat, mine } = table;
  const news = turnOf(table);
  put(state, 0, at(0, KOELN) + 2, 1);
  expect(setbackOf(game.view(state, seat), news, mine, state.turn)).toBeUndefined();
  expect(setbackOf(game.view(state, seat), news, mine, state.turn - 1)).toBeDefined();
});

test('a change with little to spare is said before, one with time is not', () => {
  const { state, seat, mine } = onTheWay();
  const view = game.view(state, seat);
  expect(tightChange(view, mine)).toEqual({ station: KOELN, fields: 1 });
  expect(sayTight(speak(view), mine)).toBe('Tight change in Köln: 1\u00A0space to spare');
  put(state, 0, at(0, KOELN) - 10, 1);
  expect(tightChange(game.view(state, seat), mine)).toBeUndefined();
});

test('who had to get off because of somebody’s card is told whose and where, until a new plan is made', () => {
  const table = onTheWay();
  const { state, seat, mine } = table;
  const rival = (seat + 1) % 3;
  const news = turnOf(table, [
    { type: 'played', seat: rival, play: { card: 'diversion', train: 2, line: 0, dir: 1 } },
    { type: 'left', passenger: mine, train: 2, station: KOELN, cause: 'wish' },
  ]);
  state.front[2] = -1;
  state.place[mine] = KOELN;
  const board = [{ line: 1, dir: 1 as const }];
  state.orders[mine] = {
    ...state.orders[mine]!,
    legs: [{ from: station('hagen'), board, leave: station('koblenz'), seat: 'any' }],
  };
  const view = game.view(state, seat);
  const speech = speak(view);
  const off = setbackOf(view, news, mine)!;
  expect(saySetback(speech, mine, off)).toBe(
    `${speech.name(rival)}’s Diversion: ${letterOf(view, mine)} had to get off in Köln`,
  );
  expect(setbackOf(view, news, mine, view.turn)).toBeUndefined();
  // The plan was to sit in that train: it is no longer drawn or ticked, but there is another one.
  expect(isPlanGood(view, mine)).toBe(false);
  expect(waysOf(view, mine).filter((way) => isChosen(view, mine, way))).toEqual([]);
  expect(rowOf(speech, mine)).toEqual({ kind: 'lost', text: 'Köln: needs a new plan' });
});
