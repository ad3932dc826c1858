/** What event cards have to do with a turn: hints that name one, and points that stay laid when one is bought. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, it, test } from 'vitest';
import {
  ABOARD,
  ARRIVED,
  CARDS,
  expectedTime,
  game,
  LINES,
  proposeFor,
  taskCard,
  type Card,
  type State,
} from '../../rules/index.ts';
import { armingsOf } from '../panels/Hand.tsx';
import { cardHints } from './hint.ts';
import { driving, put, speak } from './position.testing.ts';
import { knownJourney, sayPlay } from './say.ts';
import { keyOf } from './useLay.ts';
import { otherHalf } from './ways.ts';

/** Somebody else has one passenger at the goal and the other four fields before it. */
function aboutToLose(state: State, seat: number): number {
  const rival = (seat + 1) % 3;
  const [home, last] = [2 * rival, 2 * rival + 1];
  Object.assign(state.task, { [home]: 1, [last]: 2 });
  state.place[home] = -1;
  state.arrivals.push(home);
  const { goal } = taskCard(state, 2);
  const line = LINES.findIndex(({ fields }) => fields.includes(goal));
  const field = LINES[line]!.fields.indexOf(goal);
  const dir = field >= 4 ? 1 : -1;
  put(state, 2 * line, field - 4 * dir, dir);
  state.front[2 * line] = last;
  state.place[last] = ABOARD + 2 * line;
  return rival;
}

function hintsWith(cards: readonly Card[], lose: boolean): readonly string[] {
  const { state, seat } = driving([0, 1, 2, 3, 4]);
  const rival = lose ? aboutToLose(state, seat) : -1;
  state.hands[seat] = cards.map((card) => CARDS.indexOf(card));
  const speech = speak(game.view(state, seat));
  const hints = cardHints(speech, game.legal(state, seat)).map(({ text }) => text);
  return rival < 0 ? hints : hints.map((text) => text.replace(speech.name(rival), 'RIVAL'));
}

describe('a hint', () => {
  it('names the card that keeps somebody from winning', () => {
    expect(hintsWith(['redsignal'], true)).toEqual([expect.stringMatching(/^Hint: play Red signal: .*RIVAL may win/)]);
  });

  it('says nothing of cards where none is held or none is worth it', () => {
    expect(hintsWith([], true)).toEqual([]);
    expect(hintsWith(['redsignal'], false)).toEqual([]);
  });
});

describe('a swap', () => {
  it('of seats says who comes to the front and who to the rear', () => {
    const { state, seat } = driving([0, 1, 2, 3, 4]);
    const [mine, theirs] = [2 * seat, 2 * ((seat + 1) % 3)];
    Object.assign(state.place, { [mine]: ABOARD, [theirs]: ABOARD });
    [state.front[0], state.rear[0]] = [theirs, mine];
    const said = sayPlay(speak(game.view(state, seat)), { card: 'seatswap', train: 0 });
    expect(said).toMatch(/: [AB] to the front, \w+’s passenger to the rear$/);
  });

  it('of journeys tells where the other passenger goes then', () => {
    const { view } = driving([0, 1, 2, 3, 4]);
    const [mine, other] = view.own!.passengers as [number, number];
    const task = knownJourney(view, mine) as 1 | 2;
    const [own, crossed] = [task, 3 - task].map((each) => proposeFor(view, mine, each)!);
    expect(otherHalf(view, mine, own!)).toBeUndefined();
    const half = otherHalf(view, mine, crossed!)!;
    expect(half.task).toBe(task);
    expect(expectedTime(view, other, half.legs)).toBeLessThan(Infinity);
  });
});

test('a swap of seats is kept ready only for the passenger whose arrival would win', () => {
  const { state, seat } = driving([0, 1, 2, 3, 4]);
  expect(armingsOf(game.view(state, seat), 'seatswap')).toEqual([]);
  state.place[2 * seat] = ARRIVED;
  expect(armingsOf(game.view(state, seat), 'seatswap')).toMatchObject([{ trigger: { when: 'second' } }]);
});

describe('buying a card', () => {
  it('leaves the other points for the moment that they were laid for', () => {
    const { state, seat, view } = driving([5, 0, 5, 5, 1]);
    game.apply(state, seat, { type: 'draw' }, fastRng(1), () => {});
    expect(keyOf(game.view(state, seat))).toBe(keyOf(view, 3));
  });
});
