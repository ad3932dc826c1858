/** What is asked on the way matters: no slower train, no dice for a seat that decides nothing. */
import { expect, test } from 'vitest';
import {
  ABOARD,
  ARRIVED,
  game,
  homeOf,
  isWaiting,
  LINES,
  roundsOf,
  station,
  STATIONS,
  switchesOf,
  taskCard,
  type Mode,
  type View,
} from '../../rules/index.ts';
import { answersOf } from '../panels/Question.tsx';
import { isMoot, isStillThere, saySpared, sparedIn } from './moot.ts';
import { driving, momentsToDrive, put, speak } from './position.testing.ts';
import { ALL_TRAINS, letterOf } from './say.ts';

test('a train that takes longer than waiting is never asked about, unless everything is', () => {
  let slower = 0;
  for (const { state, seat, view } of momentsToDrive(4))
    for (const passenger of view.own!.passengers) {
      const place = state.place[passenger]!;
      if (!isWaiting(place)) continue;
      for (const train of ALL_TRAINS.filter((each) => LINES[homeOf(each)]!.fields.includes(place))) {
        const asking = game.clone(state);
        put(asking, train, LINES[homeOf(train)]!.fields.indexOf(place), state.dir[train]!);
        asking.window = { kind: 'board', train, station: place, questions: [{ seat, passenger }], answers: [-1] };
        const ask = (mode: Mode): View => {
          const orders = asking.orders[passenger]!;
          asking.orders[passenger] = { ...orders, switches: switchesOf(mode, orders.switches.card) };
          return game.view(asking, seat);
        };
        expect(isMoot(ask('always'), passenger)).toBe(false);
        const seen = ask('matters');
        const [board, wait] = answersOf(speak(seen), passenger).map(({ time = 0, seatless = time }) => seatless);
        if (roundsOf(seen, board!) <= roundsOf(seen, wait!)) continue;
        slower++;
        expect(isMoot(seen, passenger)).toBe(true);
        const said = saySpared(speak(seen), sparedIn(seen, passenger));
        expect(said).toBe(
          `${letterOf(seen, passenger)} stays in ${STATIONS[place]!.name}: IC\u00A0${homeOf(train) + 1} is no faster.`,
        );
      }
    }
  expect(slower).toBeGreaterThan(5);
});

test('the front seat is asked about where both would win, or somebody may board on the way', () => {
  const { state, seat } = driving([0, 0, 5, 3, 3]);
  const [mine] = game.view(state, seat).own!.passengers as [number];
  const theirs = (mine + 2) % 6;
  const { goal } = taskCard(state, 1);
  const line = LINES.findIndex(({ fields }) => fields.indexOf(goal) > 4);
  const train = 2 * line;
  put(state, train, LINES[line]!.fields.indexOf(goal) - 2, 1);
  state.place.fill(station('basel'));
  Object.assign(state.task, { [mine]: 1, [theirs]: 1 });
  Object.assign(state.place, { [mine]: ABOARD + train, [theirs]: ABOARD + train });
  state.front[train] = theirs;
  state.rear[train] = mine;
  state.orders[mine] = { ...state.orders[mine]!, switches: switchesOf('matters', 'task1') };
  state.window = { kind: 'front', train, station: -1, questions: [{ seat, passenger: mine }], answers: [-1] };
  const isAsked = (): boolean => !isMoot(game.view(state, seat), mine);
  expect(isAsked()).toBe(false);
  const seen = game.view(state, seat);
  expect(saySpared(speak(seen), sparedIn(seen, mine))).toMatch(/^[AB] keeps the rear seat: /);
  state.place[mine ^ 1] = ARRIVED;
  expect(isAsked()).toBe(false);
  state.place[theirs ^ 1] = ARRIVED;
  expect(isAsked()).toBe(true);
});

test('why nothing was asked is told as long as the passenger is where it was', () => {
  const at = (place: number): View => ({ place: [place] }) as unknown as View;
  const onPlatform = { turn: 3, passenger: 0, train: 4, station: 16 };
  const behind = { ...onPlatform, station: -1 as const };
  expect(isStillThere(at(16), onPlatform)).toBe(true);
  expect(isStillThere(at(ABOARD + 4), onPlatform)).toBe(false);
  expect(isStillThere(at(ABOARD + 4), behind)).toBe(true);
  expect(isStillThere(at(ARRIVED), behind)).toBe(false);
  expect(isStillThere(at(16), behind)).toBe(false);
});
