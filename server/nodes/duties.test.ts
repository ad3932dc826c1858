/** Bots, clocks and deadlines where there are several nodes: done by one, once, and by another as soon as that one is dead. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fastRng, type Game, type Seat } from '@stellwerk/kernel';
import type { ClockSetting } from '@stellwerk/tables/wire';
import { inDatabase } from '../chaos/local-postgres.ts';
import { choose, cookieFor, gameOf, HandTime, openTable, startPlay, TestPage, testServer } from '../online.testing.ts';
import type { TestServer } from '../online.testing.ts';
import { POSTGRES, postgresForTest, type TestDatabase } from '../store/databases.testing.ts';
import { fastTimeSince, startNode, type NodeProcess } from './node-process.testing.ts';
import { BEAT_MS, GONE_MS } from './postgres-nodes.ts';

test('a dead node’s duties wait for 3 seconds at most: its silence, and the next beat of another', () => {
  expect(GONE_MS + BEAT_MS).toBeLessThanOrEqual(3000);
  // One beat that comes late must not look like death.
  expect(GONE_MS).toBeGreaterThan(2 * BEAT_MS);
});

describe.skipIf(!POSTGRES)('clocks of two nodes', () => {
  let database: TestDatabase;
  let time: HandTime;
  let nodes: readonly [TestServer, TestServer];
  beforeAll(async () => {
    database = await postgresForTest();
    time = new HandTime();
    // The second one's bots are slower: it hears of a move before it has made its own.
    const start = (botPause: number) => testServer({ place: database.place, countdown: 100, time, botPause });
    nodes = [await start(0), await start(2000)];
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === 1), { timeout: 20_000 });
  });
  afterAll(async () => {
    await Promise.all((nodes ?? []).map((node) => node.stop()));
    await database?.drop();
  });
  /** Nothing gets through from one timer to the next: nodes find that the same moment has come. */
  const atOnce = () => Promise.resolve();

  /** Mia at the first node, which keeps the table, and Lena at the second. */
  async function begin(clock: ClockSetting): Promise<{ mia: TestPage; lena: TestPage; table: string }> {
    const [mia, lena] = [await nodes[0].page('Mia'), await nodes[1].page('Lena')];
    const table = await openTable([mia, lena], { game: 'transeuropa', clock });
    await mia.must('start', { table });
    await time.pass(100, atOnce);
    for (const page of [mia, lena]) await page.until(() => page.play !== undefined);
    return { mia, lena, table };
  }

  test('everybody sees the same time left, no matter who wrote the last move and when they came', async () => {
    const game = await gameOf('transeuropa');
    const { mia, lena, table } = await begin({ kind: 'bank', seconds: 600, increment: 20 });
    await time.pass(7000, atOnce);
    for (const [mover, other, seed] of [
      [mia, lena, 1],
      [lena, mia, 2],
    ] as const) {
      const { seen } = mover.play!;
      await mover.must('act', { table, play: 1, seen, actions: [choose(game, mover.play!, fastRng(seed))] });
      for (const page of [mover, other]) await page.until(() => page.play!.seen > seen);
      expect(other.play!.clock).toEqual(mover.play!.clock);
      await time.pass(5000, atOnce);
    }
    const late = await Promise.all([nodes[0].page('Eve'), nodes[1].page('Kim')]);
    for (const page of late) await page.enter(table);
    expect(late[1]!.play!.clock).toEqual(late[0]!.play!.clock);
    expect(late[0]!.play!.clock).toMatchObject({ left: [608_000, 615_000], running: [0] });
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('a clock that runs out does so once, even if both think that they keep the table', async () => {
    const { mia, lena, table } = await begin({ kind: 'turn', seconds: 45 });
    (await nodes[1].online.rooms.get(table))!.keep(true);
    for (let turn = 1; turn <= 2; turn++) {
      await time.pass(46_000, atOnce);
      const next = turn % 2;
      for (const page of [mia, lena]) await page.until(() => page.play!.clock!.running.join() === String(next));
      expect(mia.play!.late).toHaveLength(turn);
      expect(lena.play!.late).toEqual(mia.play!.late);
      const seats = ({ play }: TestPage) => play!.steps.map(([seat]) => seat);
      expect(seats(lena)).toEqual(seats(mia));
      const { rows } = await sql<{ seq: number; request: string | null }>`
        select seq, request from entries where play = ${`${table}/1`} order by seq`.execute(nodes[0].online.store.db);
      expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
      expect(rows.filter(({ request }) => request === 'late')).toHaveLength(turn);
    }
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

describe.skipIf(!POSTGRES)('a node is killed', () => {
  let database: TestDatabase;
  let dying: NodeProcess;
  let other: TestServer;
  beforeAll(async () => {
    database = await postgresForTest();
    const start = Date.now();
    dying = await startNode(database.place.url!, start, 10);
    other = await testServer({ place: database.place, countdown: 1000, time: fastTimeSince(start, 10) });
    await vi.waitUntil(() => other.online.nodes.others.has(dying.node), { timeout: 20_000 });
    await inDatabase(database.place.url!, HISTORY);
    // Its last sign of life is read from the history: a fast machine would be through before the first one is in it.
    await vi.waitUntil(async () => (await history()).some(({ node }) => node === dying.node), { timeout: 20_000 });
  });
  afterAll(async () => {
    await dying?.kill();
    await other?.stop();
    await database?.drop();
  });

  interface Noted {
    readonly what: 'beat' | 'kept';
    readonly node: string;
    readonly at: number;
  }
  const history = async (): Promise<Noted[]> =>
    (await sql<Noted>`select what, node, at from history order by at`.execute(other.online.store.db)).rows;

  /** Somebody who comes through the dying node. */
  const pageThere = async (name: string): Promise<TestPage> =>
    new TestPage(dying.url, await cookieFor(dying.url, name)).connected;

  /** A table that the dying node keeps, with pages of all its people at the other one. */
  async function tableOf(
    names: readonly string[],
    wishes: Parameters<typeof openTable>[1],
  ): Promise<{ table: string; pages: TestPage[] }> {
    const host = await pageThere('Mia');
    const others = await Promise.all(names.map((name) => other.page(name)));
    const table = await openTable([host, ...others], wishes);
    await startPlay(table, [host, ...others]);
    const mia = await other.again(host);
    await mia.enter(table);
    return { table, pages: [mia, ...others] };
  }

  test('its bots move, its clocks run out and its windows close through the other, from the first beat after its lease', async () => {
    const bot = await tableOf(['Lena'], {
      game: 'transeuropa',
      seats: [{ kind: 'bot', level: 'easy' }, { kind: 'you' }, { kind: 'free' }],
    });
    const clock = await tableOf(['Lena'], { game: 'transeuropa', clock: { kind: 'turn', seconds: 5 } });
    const asked = await tableOf(['Lena', 'Kim'], { game: 'future-mobility', reaction: 10 });
    await playUntilAsked(await gameOf('future-mobility'), asked.table, asked.pages);
    // Nobody is there through the other one, which has not even read it.
    const people = [await pageThere('Eve'), await pageThere('Kim')];
    const left = await openTable(people, { game: 'transeuropa', clock: { kind: 'turn', seconds: 5 } });
    await startPlay(left, people);
    const { db } = other.online.store;
    const rooms = db.selectFrom('rooms').select('keeper').distinct();
    expect(await rooms.execute()).toEqual([{ keeper: dying.node }]);
    expect(bot.pages[0]!.play!.toAct).toEqual([0]);
    expect(clock.pages[0]!.play!.late).toBeUndefined();

    await dying.kill();
    for (const page of bot.pages) await page.until(() => page.play!.steps.some(([seat]) => seat === 0));
    for (const page of clock.pages) await page.until(() => page.play!.late?.[0]?.[0] === 0);
    for (const page of asked.pages) await page.until(() => page.play!.window === null);
    const late = db.selectFrom('entries').select('seq').where('play', '=', `${left}/1`).where('request', '=', 'late');
    await vi.waitUntil(async () => (await late.execute()).length > 0, { timeout: 20_000 });
    const eve = await other.again(people[0]!);
    await eve.enter(left);
    expect(eve.play!.late![0]![0]).toBe(0);

    const { id } = other.online.nodes;
    expect(await rooms.execute()).toEqual([{ keeper: id }]);
    const rows = await history();
    const end = rows.findLast(({ what, node }) => what === 'beat' && node === dying.node)!.at + GONE_MS;
    const taken = rows.filter(({ what, node }) => what === 'kept' && node === id);
    expect(taken).toHaveLength(4);
    const beats = rows.filter((row) => row.what === 'beat' && row.node === id && row.at >= end);
    for (const { at } of taken) expect(beats.filter((beat) => beat.at <= at)).toHaveLength(1);
    expect(other.errors).toEqual([]);
  });
});

/** When each node gave a sign of life, and when it came to keep a room: by the database's clock, whatever else the machine does. */
const HISTORY = `
  create table history (what text, node text, at bigint);
  create function note_beat() returns trigger language plpgsql as $$ begin
    insert into history values ('beat', new.id, new.seen);
    return new;
  end $$;
  create trigger beats after insert or update on nodes for each row execute function note_beat();
  create function note_keeper() returns trigger language plpgsql as $$ begin
    insert into history values ('kept', new.keeper, extract(epoch from clock_timestamp()) * 1000);
    return new;
  end $$;
  create trigger keepers after update of keeper on rooms for each row
    when (new.keeper is distinct from old.keeper) execute function note_keeper();`;

/** Who is to act does something, until somebody is asked for a reaction. */
async function playUntilAsked(game: Game, table: string, pages: readonly TestPage[]): Promise<void> {
  const rng = fastRng(1);
  while (!pages.some(({ play }) => play!.window)) {
    const page = pages.find(({ play }) => play!.toAct.includes(play!.viewer as Seat))!;
    const { seen } = page.play!;
    await page.must('act', { table, play: 1, seen, actions: [choose(game, page.play!, rng)] });
    for (const each of pages) await each.until(() => each.play!.seen > seen);
  }
}
