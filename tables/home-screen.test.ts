/** One screen for several persons: who sees what, who has to take it, and how bots wait for it. */
import type { Rng, SeatInfo, Tell } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { toy, type ToyAction, type ToyState, type ToyView } from '../kernel/kit/toy.ts';
import { HomeScreen, Pacer, type Pace, type ScreenState, type Shown } from './index.ts';
import { ANNA, BEN, bid, BOT, draw, settle, testTable } from './table.testing.ts';

/** A screen that has always drawn everything. */
const PACE: Pace = { pause: 0, held: false, seen: Infinity };

function home(seats: readonly SeatInfo[], { resumed = false, game = toy, pace = PACE } = {}) {
  const states: ScreenState[] = [];
  const naps: number[] = [];
  const pacer = new Pacer(pace, async (time) => void naps.push(time));
  const { table, play, world } = testTable(seats, { game, pause: () => pacer.wait(() => screen.step) });
  const screen: HomeScreen = new HomeScreen(table, resumed, (state) => states.push(structuredClone(state)));
  const act = (action: unknown) => screen.act(action, live(states.at(-1)).seen);
  screen.show();
  table.start();
  return { screen, table, play, states, naps, pacer, world, act };
}

function live(state: ScreenState | undefined): Shown {
  if (state?.status !== 'live') throw new Error(`not live but ${state?.status}`);
  return state.shown;
}

test('a lone person sees their own hand at once and is never asked to hand over', async () => {
  const { states, play, act } = home([ANNA, BOT]);
  await act(bid);
  await act(draw);
  await settle();
  for (const state of states) {
    expect(live(state).viewer).toBe(0);
    expect(live(state).handOver).toBeUndefined();
  }
  expect(play.toAct).toEqual([0]);
});

test('with two persons nothing of any hand leaves before one of them has taken the screen', () => {
  const { states } = home([ANNA, BEN]);
  expect(states).toHaveLength(1);
  expect(states[0]).toMatchObject({ status: 'covered', to: 0 });
  expect(JSON.stringify(states[0])).not.toContain('card');
});

test('the next person sees nothing until they have confirmed, and then their own hand', async () => {
  const { screen, states, play, act } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  await act(bid);
  await act(draw);
  expect(live(states.at(-1))).toMatchObject({ viewer: 0, handOver: 1, me: 0 });
  const secret = (play.state as { cards: number[] }).cards[1]!;
  const seen = states.flatMap((state) => (state.status === 'live' ? [(state.shown.view as ToyView).card] : []));
  expect(seen).not.toContain(secret);
  await screen.takeScreen(1);
  const after = live(states.at(-1));
  expect(after).toMatchObject({ viewer: 1, me: 1, handOver: undefined });
  expect((after.view as ToyView).card).toBe(secret);
});

test('who takes the screen is told what happened since they last had it, and gets a log of their own', async () => {
  const { screen, states, act } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  await act(bid);
  await act(draw);
  await screen.takeScreen(1);
  const { fresh, from, steps } = live(states.at(-1));
  expect(fresh).toEqual([
    { type: 'bid', seat: 0, height: 2 },
    { type: 'drew', seat: 0 },
  ]);
  expect([from, steps.length]).toEqual([0, 3]);
});

test('the log crosses once: a step sends itself and not what came before', async () => {
  const { states, act } = home([ANNA, BOT]);
  await act(bid);
  expect(live(states.at(-1))).toMatchObject({ from: 1, steps: [{ number: 1 }] });
  await act(draw);
  expect(live(states[2])).toMatchObject({ from: 2, steps: [{ number: 2 }] });
});

test('a person who may act out of turn can take the screen, act, and the one on turn is asked back', async () => {
  const { screen, states, play, act } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  expect(live(states.at(-1)).mayAct).toEqual([1]);
  await screen.takeScreen(1);
  expect(live(states.at(-1))).toMatchObject({ viewer: 1, me: 1, handOver: 0, legal: [{ type: 'wish', wish: 1 }] });
  expect(await act({ type: 'wish', wish: 1 })).toBeUndefined();
  expect(play.toAct).toEqual([0]);
  expect(live(states.at(-1)).handOver).toBe(0);
});

test('a bot cannot be impersonated: only persons take the screen', async () => {
  const { screen, states } = home([ANNA, BEN, BOT]);
  await screen.takeScreen(2);
  expect(states.at(-1)?.status).toBe('covered');
});

test('bots pause before they move, and wait while something is being read', async () => {
  const { play, naps, pacer, act } = home([ANNA, BOT], { pace: { ...PACE, pause: 500, held: true } });
  await act(bid);
  await act(draw);
  await settle();
  expect(naps).toEqual([500]);
  expect(play.length).toBe(2);
  pacer.set(PACE);
  await settle();
  expect(play.toAct).toEqual([0]);
});

test('bots don’t run ahead of the screen', async () => {
  const { play, pacer, act } = home([ANNA, BOT], { pace: { ...PACE, seen: 0 } });
  await act(bid);
  await act(draw);
  await settle();
  expect(play.length).toBe(2);
  pacer.set({ ...PACE, seen: 2 });
  await settle();
  expect(play.length).toBe(3);
  pacer.set({ ...PACE, seen: 3 });
  await settle();
  expect(play.length).toBe(4);
});

test('looking back shows the board of then with the same eyes, and changes nothing', async () => {
  const { screen, play, act } = home([ANNA, BOT]);
  const before = play.view(0);
  await act(bid);
  await act(draw);
  await settle();
  const hash = play.hash();
  const first = await screen.lookBack(0);
  expect(first).toMatchObject({ viewer: 0, toAct: [0] });
  expect(first.view).toEqual(before);
  expect((await screen.lookBack(2)).fresh.map(({ type }) => type)).toEqual(['drew']);
  expect((await screen.lookBack(1)).fresh.map(({ type }) => type)).toEqual(['bid']);
  expect(play.hash()).toBe(hash);
});

test('a resumed play does not tell its whole past as news, but shows it in the log', async () => {
  const { states } = home([ANNA, BOT], { resumed: true });
  expect(live(states.at(-1))).toMatchObject({ fresh: [], from: 0, steps: [{ number: 0 }] });
});

test('after closing nothing is sent any more', async () => {
  const { table, states, act } = home([ANNA, BOT]);
  table.close();
  expect(await act(bid)).toEqual({ code: 'table.closed' });
  expect(states).toHaveLength(1);
});

test('where nothing is hidden the screen goes from person to person by itself', async () => {
  const { states, act } = home([ANNA, BEN], { game: { ...toy, open: true } });
  expect(live(states.at(-1)).me).toBe(0);
  await act(bid);
  await act(draw);
  expect(live(states.at(-1))).toMatchObject({ viewer: 1, me: 1, handOver: undefined });
  expect(live(states.at(-1)).fresh.map(({ type }) => type)).not.toContain('bid');
});

test('looking back goes on working after more moves and undos', async () => {
  const { screen, act, states } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  await act(bid);
  await screen.lookBack(1);
  await screen.undo(live(states.at(-1)).seen);
  await act(bid);
  expect((await screen.lookBack(99)).fresh.map(({ type }) => type)).toEqual(['bid']);
});

test('nothing is shown that is not kept yet, nor after the table has failed', async () => {
  const { screen, states, world, act } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  let fail = (): void => {};
  world.disk = () => new Promise((_, reject) => (fail = () => reject(new Error('planted'))));
  const acting = act(bid).catch(() => 'failed');
  const taking = screen.takeScreen(1);
  await settle();
  expect(live(states.at(-1)).viewer).toBe(0);
  fail();
  expect(await acting).toBe('failed');
  await taking;
  expect(live(states.at(-1)).viewer).toBe(0);
});

test('what another seat does in secret does not show on the screen at all', async () => {
  const { screen, table, states } = home([ANNA, BEN]);
  await screen.takeScreen(0);
  const { length } = states;
  await table.act(1, { type: 'wish', wish: 1 }, 0);
  expect(states).toHaveLength(length);
});

test('a reaction of others is asked with nobody’s hand open, until one of them takes the screen or nobody wants to', async () => {
  const asking = {
    ...toy,
    toAct: ({ turn, bid: height }: ToyState) => (height > 0 ? [1 - turn] : turn < 0 ? [] : [turn]),
    reaction: ({ bid: height }: ToyState) => height > 0,
    check: () => undefined,
    apply: (state: ToyState, seat: number, action: ToyAction, ...rest: [Rng, Tell]) =>
      toy.apply(state, action.type === 'draw' ? state.turn : seat, action, ...rest),
    fallback: () => draw,
  } as unknown as typeof toy;
  const { screen, states, play, act } = home([ANNA, BEN], { game: asking });
  await screen.takeScreen(0);
  await act(bid);
  expect(live(states.at(-1))).toMatchObject({ viewer: 'observer', me: undefined, reaction: true, handOver: 1 });
  expect((live(states.at(-1)).view as ToyView).card).toBe(-1);
  await screen.takeScreen(1);
  expect(live(states.at(-1))).toMatchObject({ viewer: 1, me: 1 });
  const { length } = play.entries;
  await screen.passFor([0]);
  expect(play.entries).toHaveLength(length);
  await screen.passFor([0, 1]);
  expect(play.entries.at(-1)).toEqual({ seat: 1, action: draw });
});
