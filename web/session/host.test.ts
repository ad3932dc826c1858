/** One table in one browser: who sees what, when bots move, what is saved. */
import { makeSeed, Play, type BotLevels, type SeatInfo } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { toy, type ToyView } from '../../kernel/kit/toy.ts';
import type { StorageState } from '../storage/safe-store.ts';
import { Host } from './host.ts';
import type { SessionState, Snapshot } from './session.ts';

const ANNA: SeatInfo = { name: 'Anna', colour: 0 };
const BEN: SeatInfo = { name: 'Ben', colour: 1 };
const BOT: SeatInfo = { name: 'Bot', colour: 2, bot: 'easy' };
const bid = { type: 'bid', height: 2 };
const draw = { type: 'draw' };

const first = () => ({ choose: ({ legal }: { legal(): readonly unknown[] }) => legal()[0] });
const BOTS = { easy: first, normal: first } as BotLevels;

function table(seats: readonly SeatInfo[], bots = BOTS, resumed = false, game = toy) {
  const seed = makeSeed(new Uint8Array(32).fill(7));
  const play = new Play(game, { game: 'toy', rules: 1, options: { high: false }, seats, seed });
  const states: SessionState[] = [];
  const naps: number[] = [];
  const world = { storage: 'ok' as StorageState, saves: 0 };
  const host = new Host(
    play,
    bots,
    {
      emit: (state) => states.push(structuredClone(state)),
      save: async () => {
        world.saves++;
        return world.storage;
      },
      sleep: async (time) => void naps.push(time),
      botSeed: 1,
    },
    resumed,
  );
  return { host, play, states, naps, world };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** A screen that has always drawn everything. */
const PACE = { pause: 0, held: false, seen: Infinity };

function live(state: SessionState | undefined): Snapshot {
  if (state?.status !== 'live') throw new Error(`not live but ${state?.status}`);
  return state.snapshot;
}

test('a lone person sees their own hand at once and is never asked to hand over', async () => {
  const { host, states, play } = table([ANNA, BOT]);
  await host.start(PACE);
  await host.act(bid);
  await host.act(draw);
  await settle();
  for (const state of states) {
    expect(live(state).viewer).toBe(0);
    expect(live(state).handOver).toBeUndefined();
  }
  expect(play.toAct).toEqual([0]);
});

test('with two persons nothing of any hand leaves before somebody has taken the screen', async () => {
  const { host, states } = table([ANNA, BEN]);
  await host.start(PACE);
  expect(states).toHaveLength(1);
  expect(states[0]).toMatchObject({ status: 'covered', to: 0 });
  expect(JSON.stringify(states[0])).not.toContain('card');
});

test('the next person sees nothing until they have confirmed, and then their own hand', async () => {
  const { host, states, play } = table([ANNA, BEN]);
  await host.start(PACE);
  host.takeScreen(0);
  await host.act(bid);
  await host.act(draw);
  const waiting = live(states.at(-1));
  expect(waiting).toMatchObject({ viewer: 0, handOver: 1, me: 0 });
  const secret = (play.state as { cards: number[] }).cards[1]!;
  const seen = states.flatMap((state) => (state.status === 'live' ? [(state.snapshot.view as ToyView).card] : []));
  expect(seen).not.toContain(secret);
  host.takeScreen(1);
  const after = live(states.at(-1));
  expect(after).toMatchObject({ viewer: 1, me: 1, handOver: undefined });
  expect((after.view as ToyView).card).toBe(secret);
});

test('whoever takes the screen is told what happened since they last had it, as they may hear it', async () => {
  const { host, states } = table([ANNA, BEN]);
  await host.start(PACE);
  host.takeScreen(0);
  await host.act(bid);
  await host.act(draw);
  host.takeScreen(1);
  const { fresh } = live(states.at(-1));
  expect(fresh).toEqual([
    { type: 'bid', seat: 0, height: 2 },
    { type: 'drew', seat: 0 },
  ]);
});

test('somebody who may act out of turn can take the screen, act, and the one on turn is asked back', async () => {
  const { host, states, play } = table([ANNA, BEN]);
  await host.start(PACE);
  host.takeScreen(0);
  expect(live(states.at(-1)).mayAct).toEqual([1]);
  host.takeScreen(1);
  expect(live(states.at(-1))).toMatchObject({ viewer: 1, me: 1, handOver: 0, legal: [{ type: 'wish', wish: 1 }] });
  expect(await host.act({ type: 'wish', wish: 1 })).toBeUndefined();
  expect(play.toAct).toEqual([0]);
  expect(live(states.at(-1)).handOver).toBe(0);
});

test('a bot cannot be impersonated: only persons take the screen', async () => {
  const { host, states } = table([ANNA, BEN, BOT]);
  await host.start(PACE);
  host.takeScreen(2);
  expect(states.at(-1)?.status).toBe('covered');
});

test('a refused action changes nothing and is not saved', async () => {
  const { host, states, world } = table([ANNA, BOT]);
  await host.start(PACE);
  const { saves } = world;
  expect(await host.act(draw)).toEqual({ code: 'bidFirst' });
  expect(host.why({ type: 'bid', height: 9 })).toEqual({ code: 'height' });
  expect(states).toHaveLength(1);
  expect(world.saves).toBe(saves);
});

test('every action is saved, and undo too', async () => {
  const { host, states, world, play } = table([ANNA, BOT]);
  await host.start(PACE);
  await host.act(bid);
  expect(live(states.at(-1)).canUndo).toBe(true);
  await host.undo();
  expect(live(states.at(-1))).toMatchObject({ canUndo: false, log: [] });
  expect(world.saves).toBe(3);
  expect(play.entries).toHaveLength(2);
});

test('when saving starts to fail the table says so and goes on', async () => {
  const { host, states, world } = table([ANNA, BOT]);
  await host.start(PACE);
  world.storage = 'full';
  await host.act(bid);
  expect(states.at(-1)).toMatchObject({ status: 'live', storage: 'full' });
  expect(await host.act(draw)).toBeUndefined();
});

test('bots pause before they move, and wait while something is being read', async () => {
  const { host, play, naps } = table([ANNA, BOT]);
  await host.start({ ...PACE, pause: 500, held: true });
  await host.act(bid);
  await host.act(draw);
  await settle();
  expect(naps).toEqual([500]);
  expect(play.entries).toHaveLength(2);
  host.setPace(PACE);
  await settle();
  expect(play.toAct).toEqual([0]);
});

test('bots don’t run ahead of the screen', async () => {
  const { host, play } = table([ANNA, BOT]);
  await host.start({ ...PACE, seen: 0 });
  await host.act(bid);
  await host.act(draw);
  await settle();
  expect(play.entries).toHaveLength(2);
  host.setPace({ ...PACE, seen: 2 });
  await settle();
  expect(play.entries).toHaveLength(3);
  host.setPace({ ...PACE, seen: 3 });
  await settle();
  expect(play.entries).toHaveLength(4);
});

test('a bot that fails is replaced by chance, and the play goes on', async () => {
  const broken = () => ({
    choose: () => {
      throw new Error('planted');
    },
  });
  const complain = console.error;
  console.error = () => {};
  const { host, play } = table([ANNA, BOT], { easy: broken, normal: broken });
  await host.start(PACE);
  await host.act(bid);
  await host.act(draw);
  await settle();
  console.error = complain;
  expect(play.entries.length).toBeGreaterThan(2);
});

test('looking back shows the board of then with the same eyes, and changes nothing', async () => {
  const { host, play } = table([ANNA, BOT]);
  await host.start(PACE);
  const before = play.view(0);
  await host.act(bid);
  await host.act(draw);
  await settle();
  const hash = play.hash();
  const moment = host.lookBack(0);
  expect(moment).toMatchObject({ viewer: 0, toAct: [0] });
  expect(moment.view).toEqual(before);
  expect(host.lookBack(2).fresh.map(({ type }) => type)).toEqual(['drew']);
  expect(play.hash()).toBe(hash);
});

test('a resumed play does not tell its whole past as news', async () => {
  const { host, states } = table([ANNA, BOT], BOTS, true);
  await host.start(PACE);
  expect(live(states.at(-1)).fresh).toEqual([]);
});

test('after closing nothing is sent any more', async () => {
  const { host, states } = table([ANNA, BOT]);
  await host.start(PACE);
  host.close();
  await host.act(bid);
  expect(states).toHaveLength(1);
});

test('where nothing is hidden the screen goes from person to person by itself', async () => {
  const { host, states } = table([ANNA, BEN], BOTS, false, { ...toy, open: true });
  await host.start(PACE);
  expect(live(states.at(-1)).me).toBe(0);
  await host.act(bid);
  await host.act(draw);
  expect(live(states.at(-1))).toMatchObject({ viewer: 1, me: 1, handOver: undefined });
  expect(live(states.at(-1)).fresh.map(({ type }) => type)).not.toContain('bid');
});

test('a clock that runs out answers a reaction by default, and only a reaction', async () => {
  const asking = { ...toy, reaction: ({ bid: height }: { bid: number }) => height > 0, fallback: () => draw };
  const { host, play, states } = table([ANNA, BOT], BOTS, false, asking as typeof toy);
  await host.start(PACE);
  expect(live(states.at(-1)).reaction).toBe(false);
  await host.timeOut();
  expect(play.entries).toHaveLength(0);
  await host.act(bid);
  expect(live(states.at(-1)).reaction).toBe(true);
  await host.timeOut();
  expect(play.entries[1]).toEqual({ seat: 0, action: draw });
});
