/** What has been sent is drawn as it will be once it is confirmed. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { ABOARD, game, LINES, NOBODY, station, taskCard, type Action, type State } from '../../rules/index.ts';
import { driving, put } from '../choosing/position.testing.ts';
import { pictureOf } from './playback.ts';
import { cardTrain, pictureWith } from './unconfirmed.ts';

/** Nobody else is where mine waits and IC 1 is. */
function alone(): { readonly state: State; readonly seat: number; readonly mine: number } {
  const { state, seat } = driving([0, 0, 0, 3, 3]);
  const [mine] = game.view(state, seat).own!.passengers as [number];
  state.place.fill(station('basel'));
  state.place[mine] = taskCard(game.view(state, seat), 1).via;
  for (let train = 0; train < 10; train++) put(state, train, LINES[train >> 1]!.last, -1);
  const line = LINES.findIndex(({ fields }) => fields.includes(state.place[mine]!));
  put(state, 2 * line, LINES[line]!.fields.indexOf(state.place[mine]!), 1);
  return { state, seat, mine };
}

const drawn = (state: State, seat: number, draft: Action) => {
  const view = game.view(state, seat);
  return pictureWith(pictureOf(view), draft, view);
};

test('who boards, gets off or takes a ticket is where it will be', () => {
  const { state, seat, mine } = alone();
  const train = state.dir.indexOf(1);
  const then = (action: Action) => {
    const before = drawn(state, seat, action);
    game.apply(state, seat, action, fastRng(1), () => {});
    expect(before).toEqual(pictureOf(game.view(state, seat)));
  };
  then({ type: 'take', passenger: mine });
  then({ type: 'board', passenger: mine, train });
  expect(state.place[mine]).toBe(ABOARD + train);
  then({ type: 'leave', passenger: mine });
  expect(state.front[train]).toBe(NOBODY);
});

test('a seat that dice decide about isn’t drawn as taken', () => {
  const { state, seat, mine } = alone();
  const train = state.dir.indexOf(1);
  [state.front[train], state.rear[train]] = [(mine + 2) % 6, (mine + 4) % 6];
  const view = game.view(state, seat);
  expect(pictureWith(pictureOf(view), { type: 'board', passenger: mine, train }, view)).toEqual(pictureOf(view));
});

test('a card marks the train that it is played on', () => {
  expect(cardTrain({ type: 'play', play: { card: 'redsignal', train: 4 } })).toBe(4);
  expect(cardTrain({ type: 'stop' })).toBeUndefined();
});
