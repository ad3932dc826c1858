/** A table: what it keeps, what it refuses, when bots move, and what each viewer's feed shows. */
import { MAX_ENTRIES } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { toy, type ToyState } from '../kernel/kit/toy.ts';
import { ANNA, BEN, bid, BOT, draw, settle, testTable } from './table.testing.ts';

describe('a table', () => {
  test('keeps every action before anybody hears of it', async () => {
    const { table, world } = testTable([ANNA, BEN]);
    let release = (): void => {};
    world.disk = () => new Promise((resolve) => (release = resolve));
    const heard: number[] = [];
    table.listen(() => heard.push(world.kept.length));
    const answer = table.act(0, bid, 0);
    await settle();
    expect(heard).toEqual([]);
    release();
    expect(await answer).toBeUndefined();
    expect(heard).toEqual([1]);
    expect(world.kept).toEqual([{ seat: 0, action: bid }]);
  });

  test('ends when it can’t keep what happened, and tells nobody', async () => {
    const { table, world } = testTable([ANNA, BEN]);
    world.disk = () => Promise.reject(new Error('planted'));
    let heard = 0;
    table.listen(() => heard++);
    await expect(table.act(0, bid, 0)).rejects.toThrow('planted');
    expect(heard).toBe(0);
    expect(await table.act(0, bid, 0)).toEqual({ code: 'table.closed' });
    expect(world.errors).toHaveLength(1);
  });

  test('takes actions one after another and none twice', async () => {
    const { table, play } = testTable([ANNA, BEN]);
    const answers = await Promise.all([table.act(0, bid, 0), table.act(0, bid, 0), table.act(0, draw, 1)]);
    expect(answers).toEqual([undefined, { code: 'play.stale' }, undefined]);
    expect(play.length).toBe(2);
  });

  test('keeps undo as an entry of its own', async () => {
    const { table, world } = testTable([ANNA, BEN]);
    await table.act(0, bid, 0);
    expect(await table.undo(0, 1)).toBeUndefined();
    expect(world.kept).toHaveLength(2);
    expect(await table.undo(0, 2)).toEqual({ code: 'play.noUndo' });
    expect(world.kept).toHaveLength(2);
  });

  test('changes and keeps nothing when an action is refused', async () => {
    const { table, world } = testTable([ANNA, BEN]);
    expect(await table.act(0, draw, 0)).toEqual({ code: 'bidFirst' });
    expect(table.why(0, { type: 'bid', height: 9 })).toEqual({ code: 'height' });
    expect(world.kept).toEqual([]);
  });

  test('lets bots move by themselves until a person is to act', async () => {
    const { table, play } = testTable([ANNA, BOT]);
    table.start();
    await table.act(0, bid, 0);
    await table.act(0, draw, 1);
    await settle();
    expect(play.toAct).toEqual([0]);
    expect(play.length).toBe(4);
  });

  test('lets no bot think once the log is full', async () => {
    let thought = 0;
    const bot = () => ({ choose: () => (thought++, bid) });
    const { table, play } = testTable([BOT, ANNA], { bots: { easy: bot, normal: bot, hard: bot } });
    while (play.length < MAX_ENTRIES) play.act(1, { type: 'wish', wish: 1 - (play.length % 2) });
    table.start();
    await settle();
    expect(thought).toBe(0);
    expect(await table.act(1, { type: 'wish', wish: 1 }, play.seen(1))).toEqual({ code: 'play.full' });
  });

  test('lets a bot think again when a person has acted meanwhile', async () => {
    const held: (() => void)[] = [];
    const pause = (): Promise<void> => new Promise((resolve) => void held.push(resolve));
    const { table, play } = testTable([BOT, ANNA], { pause });
    table.start();
    await settle();
    await table.act(1, { type: 'wish', wish: 1 }, 0);
    held.shift()!();
    await settle();
    expect(play.length).toBe(1);
    held.shift()!();
    await settle();
    expect(play.length).toBe(2);
  });

  test('goes on with its bots when a person answers in the very moment they stop', async () => {
    const { table, play } = testTable([BOT, ANNA]);
    table.listen(() => {
      const action = play.state.bid > 0 ? draw : bid;
      if (play.toAct.includes(1) && !play.result) void table.act(1, action, play.seen(1));
    });
    table.start();
    await settle();
    expect(play.result).toBeDefined();
  });

  test('ends when rules throw in the middle of an action', async () => {
    const faulty = {
      ...toy,
      apply: (state: { round: number }) => {
        state.round = 9;
        throw new Error('planted');
      },
    };
    const { table, world } = testTable([ANNA, BEN], { game: faulty as unknown as typeof toy });
    await expect(table.act(0, bid, 0)).rejects.toThrow('planted');
    expect(await table.act(0, bid, 0)).toEqual({ code: 'table.closed' });
    expect([world.kept, world.errors.length]).toEqual([[], 1]);
  });

  test('replaces a bot that fails by chance and goes on', async () => {
    const broken = () => ({
      choose: () => {
        throw new Error('planted');
      },
    });
    const { table, play, world } = testTable([BOT, ANNA], { bots: { easy: broken, normal: broken, hard: broken } });
    table.start();
    await settle();
    expect(play.toAct).toEqual([1]);
    expect(world.errors.length).toBeGreaterThan(0);
  });

  test('lets a clock answer a reaction by default, and only a reaction', async () => {
    const asking = { ...toy, reaction: ({ bid: height }: { bid: number }) => height > 0, fallback: () => draw };
    const { table, play } = testTable([ANNA, BEN], { game: asking as typeof toy });
    await table.timeOut(0, 0);
    expect(play.length).toBe(0);
    await table.act(0, bid, 0);
    await table.timeOut(1, 1);
    expect(play.length).toBe(1);
    await table.timeOut(0, 0);
    expect(play.length).toBe(1);
    await table.timeOut(0, 1);
    expect(play.entries[1]).toEqual({ seat: 0, action: draw });
  });
});

describe('a feed', () => {
  test('shows increments: each step once, the set-up first', async () => {
    const { table } = testTable([ANNA, BEN]);
    const feed = table.feed(1);
    expect(feed.next()).toMatchObject({ seen: 0, steps: [{ number: 0, seat: undefined }] });
    await table.act(0, bid, 0);
    await table.act(0, draw, 1);
    expect(feed.next()).toMatchObject({
      seen: 2,
      steps: [
        { number: 1, seat: 0, events: [{ type: 'bid', seat: 0, height: 2 }] },
        { number: 2, seat: 0, events: [{ type: 'drew', seat: 0 }] },
      ],
      toAct: [1],
    });
    expect(feed.next()).toBeUndefined();
  });

  test('says nothing of another seat’s secret action and does not count it', async () => {
    const { table } = testTable([ANNA, BEN]);
    const [own, other] = [table.feed(1), table.feed(0)];
    own.next();
    other.next();
    await table.act(1, { type: 'wish', wish: 1 }, 0);
    expect(own.next()).toMatchObject({ seen: 1 });
    expect(other.next()).toBeUndefined();
    await table.act(0, bid, 0);
    expect(other.next()).toMatchObject({ seen: 1, steps: [{ number: 1 }] });
    expect(own.next()).toMatchObject({ seen: 2, steps: [{ number: 2 }] });
  });

  test('tells everybody which step was taken back; nothing of it is news', async () => {
    const { table } = testTable([ANNA, BEN]);
    const feed = table.feed('observer');
    await table.act(0, bid, 0);
    await table.undo(0, 1);
    const update = feed.next()!;
    expect(update.steps.map(({ number, undoes }) => [number, undoes])).toEqual([
      [0, undefined],
      [1, undefined],
      [2, 1],
    ]);
    expect(update.fresh).toEqual([]);
  });

  test('tells everybody from which of their steps on a turn was taken back', async () => {
    const { table } = testTable([ANNA, BEN]);
    await table.act(1, { type: 'wish', wish: 1 }, 0);
    await table.actAll(0, [bid, draw], 0);
    expect(await table.rewind(0, 5)).toEqual({ code: 'play.noRewind' });
    expect(await table.rewind(0, 0)).toBeUndefined();
    expect(table.feed(0).steps().at(-1)).toEqual({ number: 3, seat: 0, events: [], undoes: 1, rewinds: true });
    expect(table.feed(1).steps().at(-1)).toMatchObject({ number: 4, undoes: 1, rewinds: true });
    expect(table.feed(0).next()!.fresh).toEqual([]);
  });

  test('keeps what was done of several actions when a later one is refused', async () => {
    const { table, world } = testTable([ANNA, BEN]);
    expect(await table.actAll(0, [bid, bid, draw], 0)).toEqual({ code: 'bidOnce' });
    expect(world.kept).toEqual([{ seat: 0, action: bid }]);
  });

  test('answers at home for persons without a choice, and never where one of them has one', async () => {
    const asked = { ...toy, mayAct: () => [], reaction: ({ bid: height }: { bid: number }) => height > 0 };
    const forced = { ...asked, forced: ({ bid: height }: ToyState) => (height > 0 ? draw : undefined) } as typeof toy;
    const { table, play } = testTable([ANNA, BEN], { game: forced, answersForced: true });
    await table.act(0, bid, 0);
    await settle();
    expect(play.entries.slice(0, 2)).toEqual([
      { seat: 0, action: bid },
      { seat: 0, action: draw },
    ]);
    expect(play.toAct).toEqual([1]);
    const chosen = testTable([ANNA, BEN], { game: asked as typeof toy, answersForced: true });
    await chosen.table.act(0, bid, 0);
    await settle();
    expect(chosen.play.length).toBe(1);
  });
});
