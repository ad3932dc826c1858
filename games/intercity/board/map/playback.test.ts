/** What rolls over the map agrees with what happened. */
import { fastRng, pick } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, type Event } from '../../rules/index.ts';
import { framesOf, pictureAfter, pictureOf, trainsWith } from './playback.ts';

test('a whole play’s frames end where its views are, and trains go field by field', () => {
  for (let seed = 0; seed < 3; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ duel: false, moveUp: true }, 4, rng, () => {});
    for (const hand of state.hands) hand.push(...state.deck.splice(-3));
    state.deckSize = state.deck.length;
    let before = pictureOf(game.view(state, 'observer'));
    while (!game.result(state)) {
      const events: Event[] = [];
      const seat = pick(game.toAct(state), rng);
      game.apply(state, seat, game.sample!(state, seat, rng), rng, (event) => void events.push(event));
      const after = pictureOf(game.view(state, 'observer'));
      const frames = framesOf(before, events, after);
      const told = pictureAfter(before, events);
      for (const part of ['line', 'field', 'dir', 'heldUntil', 'front', 'rear', 'place', 'task'] as const)
        expect(told[part]).toEqual(after[part]);
      expect(frames.at(-1)!.picture).toBe(after);
      let last = before;
      for (const { picture } of frames) {
        picture.field.forEach((field, train) => {
          const jumped = picture.line[train] !== last.line[train] || events.some(({ type }) => type === 'cameHome');
          if (!jumped) expect(Math.abs(field - last.field[train]!)).toBeLessThanOrEqual(1);
        });
        last = picture;
      }
      before = after;
    }
  }
});

test('passengers get on when the train is there, not before', () => {
  const view = game.view(
    game.setup({ duel: false, moveUp: true }, 3, fastRng(1), () => {}),
    0,
  );
  const before = pictureOf(view);
  const after = { ...before, field: [2, ...before.field.slice(1)], place: [100, ...before.place.slice(1)] };
  const frames = framesOf(
    before,
    [
      { type: 'moved', train: 0, line: 0, field: 1, dir: 1 },
      { type: 'boarded', passenger: 0, train: 0, station: 3, seat: 'front' },
      { type: 'moved', train: 0, line: 0, field: 2, dir: 1 },
    ],
    after,
  );
  expect(frames.map(({ picture }) => picture.field[0])).toEqual([1, 2]);
  expect(frames[0]!.picture.front[0]).toBe(0);
  expect(before.front[0]).toBe(-1);
});

test('without movement nothing takes time', () => {
  const view = game.view(
    game.setup({ duel: false, moveUp: true }, 3, fastRng(1), () => {}),
    0,
  );
  const picture = pictureOf(view);
  expect(framesOf(picture, [{ type: 'turn', turn: 1, team: 0, seat: 0 }], picture)).toEqual([{ picture, time: 0 }]);
});

test('a train that carries one of mine, or that mine gets into, goes slowly; others go faster', () => {
  const view = game.view(
    game.setup({ duel: false, moveUp: true }, 3, fastRng(1), () => {}),
    0,
  );
  const before = { ...pictureOf(view), front: view.front.with(2, 1), rear: view.rear.with(3, 4) };
  const events: readonly Event[] = [
    ...[0, 2, 3].map((train): Event => ({ type: 'moved', train, line: 0, field: 1, dir: 1 })),
    { type: 'boarded', passenger: 0, train: 0, station: 3, seat: 'front' },
  ];
  const mine = trainsWith((passenger) => passenger < 2, before, events);
  const times = framesOf(before, events, before, (train) => mine.has(train)).map(({ time }) => time);
  expect([...mine].sort()).toEqual([0, 2]);
  expect(times[0]).toBe(times[1]);
  expect(times[2]).toBeLessThan(times[0]!);
});
