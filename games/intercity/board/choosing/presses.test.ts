/** What saves presses: colours that stay lit from turn to turn, and dice of a colour that go to their train at once. */
import { expect, test, vi } from 'vitest';
import { ABOARD, game, JOKER, LINES, NOBODY, station, type State } from '../../rules/index.ts';
import { reasonsFor, stillLit, type LitFor } from './columns.ts';
import type { InterCityTable } from '../table.ts';
import { driving, put, speak } from './position.testing.ts';
import { pressRoll } from '../useTable.tsx';
import { promptOf } from './prompts.ts';
import { colourOn, firstLay, placedFor, trainFor } from './useLay.ts';
import type { TurnChoice } from './useTurn.ts';

const [RED, GREEN] = [0, 2] as const;

/** One of mine waits in Köln for a red train southwards; the other rides nowhere near. */
function inKoeln(dice: readonly number[]): { readonly state: State; readonly seat: number; readonly mine: number } {
  const { state, seat } = driving(dice);
  const [mine, other] = game.view(state, seat).own!.passengers as [number, number];
  const [from, leave] = [station('koeln'), station('mainz')];
  state.place[mine] = from;
  state.place[other] = station('basel');
  state.orders[other] = { ...state.orders[other]!, legs: [] };
  const legs = [{ from, board: [{ line: RED, dir: 1 as const }], leave, seat: 'any' as const }];
  state.orders[mine] = { ...state.orders[mine]!, legs };
  state.front.fill(NOBODY);
  state.rear.fill(NOBODY);
  put(state, 0, LINES[RED]!.fields.indexOf(from) - 6, 1);
  put(state, 1, LINES[RED]!.last, -1);
  return { state, seat, mine };
}

/** It has boarded the first red train, so many fields before Mainz. */
function aboard(state: State, mine: number, fields: number): void {
  state.place[mine] = ABOARD;
  state.front[0] = mine;
  put(state, 0, LINES[RED]!.fields.indexOf(station('mainz')) - fields, 1);
}

test('a colour stays lit, and jokers with it, until the passenger that it was for changes trains', () => {
  const { state, seat, mine } = inKoeln([0, 0, 2, 3, 5]);
  const before = game.view(state, seat);
  const lit = [RED, GREEN, JOKER].map((face): LitFor => [face, face === RED ? 1 : 0, reasonsFor(before, face)]);
  const stay = (): readonly number[] => [...stillLit(game.view(state, seat), lit).keys()];
  // Green was for nobody of mine: it was for that turn.
  expect(stay()).toEqual([RED, JOKER]);
  expect(stillLit(before, lit).get(RED)).toBe(0);
  aboard(state, mine, 8);
  expect(stay()).toEqual([RED, JOKER]);
  state.orders[mine] = {
    ...state.orders[mine]!,
    legs: [{ ...state.orders[mine]!.legs[0]!, leave: station('stuttgart') }],
  };
  expect(stay()).toEqual([]);
});

test('dice of a colour go to the one train that they are plainly for, all at once', () => {
  const { state, seat } = inKoeln([0, 0, 0, 3, 5]);
  const view = game.view(state, seat);
  expect(trainFor(view, [], RED)).toBe(0);
  expect(colourOn(view, [], RED, 0)).toEqual([0, 0, 0]);
  expect(colourOn(view, [0, 0, 0], JOKER, 0)).toEqual([0]);
  // Two yellow trains, and neither is for mine: the person says which.
  expect(trainFor(view, [], 3)).toBeUndefined();
  expect(colourOn(view, [], 3, 6)).toEqual([6]);
});

test('no more dice of a colour than bring who rides to where they get off', () => {
  const { state, seat, mine } = inKoeln([0, 0, 0, 3, 5]);
  aboard(state, mine, 4);
  expect(colourOn(game.view(state, seat), [], RED, 0)).toEqual([0, 0]);
  aboard(state, mine, 9);
  expect(colourOn(game.view(state, seat), [], RED, 0)).toEqual([0, 0, 0]);
});

test('dice lie again where they were placed in the last turn, as long as they are for the same passenger', () => {
  const { state, seat, mine } = inKoeln([0, 0, 2, 3, 5]);
  const before = game.view(state, seat);
  expect(firstLay(before, [])).toEqual([]);
  const drive = (die: number, train: number) => ({ type: 'drive', die, train }) as const;
  const placed = placedFor(before, [drive(0, 0), drive(1, 0), drive(2, 4), drive(4, 0)]);
  // Green was for nobody of mine, and jokers are placed again each time.
  expect(placed.map(([face]) => face)).toEqual([RED]);
  aboard(state, mine, 9);
  expect(firstLay(game.view(state, seat), [], placed)).toEqual([0, 0]);
  expect(placedFor(before, [drive(2, 4)])).toEqual([]);
  const [leg] = state.orders[mine]!.legs;
  state.orders[mine] = { ...state.orders[mine]!, legs: [{ ...leg!, leave: station('stuttgart') }] };
  expect(firstLay(game.view(state, seat), [], placed)).toEqual([]);
});

test.each(['en', 'de'] as const)('the head says what stays lit, and where a chosen colour goes (%s)', (language) => {
  const { state, seat } = inKoeln([0, 0, 0, 3, 5]);
  const said = (turn: object): unknown => {
    const view = game.view(state, seat);
    const table = { view, news: [] } as unknown as InterCityTable;
    const choice = { laid: [], stoppedBy: [], thrown: [], followed: new Set(), carried: new Map(), ...turn };
    return promptOf(table, speak(view, language), choice as unknown as TurnChoice, [], new Map(), false, false).so;
  };
  const german = language === 'de';
  expect(said({ stage: 'drive', colour: RED })).toMatch(
    german ? /einen roten Zug: .* 3\sPunkte/ : /a red train: .* 3\spoints/,
  );
  Object.assign(state, { phase: 'roll', rolls: 1, turn: 4 });
  const carried = new Map([RED, JOKER].map((face) => [face, 0]));
  expect(said({ stage: 'roll', carried })).toMatch(german ? /behältst du Rot und ★/ : /you keep red and ★/);
});

test('R rolls again and K keeps, whichever button does it; not while a plan is open, nor before a button has settled', () => {
  const [red, other] = [vi.fn(), vi.fn()];
  const buttons = { primary: { label: '', run: red }, secondary: { label: '', run: other } };
  const rolling = { stage: 'roll', planning: undefined, thrown: [0, 1] } as const;
  expect(pressRoll(rolling, buttons, 'r')).toBe(true);
  expect([red, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  pressRoll(rolling, buttons, 'k');
  // All are kept: now the red button goes on.
  pressRoll({ ...rolling, thrown: [] }, buttons, 'k');
  expect([red, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(pressRoll({ ...rolling, planning: 0 }, buttons, 'r')).toBe(false);
  expect(pressRoll({ ...rolling, stage: 'drive' }, buttons, 'r')).toBe(false);
  pressRoll(rolling, { ...buttons, primary: { ...buttons.primary, settling: true } }, 'r');
  expect(red.mock.calls.length).toBe(2);
});
