/** What was answered with ok is written, and what is written is done once: whatever becomes of the server between the writing and the answer. */
import { describe, expect, test, vi } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import {
  choose,
  codeOf,
  fastTime,
  gameOf,
  HandTime,
  openTable,
  startPlay,
  testServer,
  type TestPage,
  type TestServer,
} from './online.testing.ts';
import { forgetOld } from './rooms/asked.ts';
import type { RoomDoc } from './rooms/room-doc.ts';
import { POSTGRES, postgresForTest } from './store/databases.testing.ts';

const SEATS = [{ kind: 'you' as const }, { kind: 'free' as const }];
const TABLE = {
  game: 'transeuropa',
  options: {},
  seats: SEATS,
  public: false,
  watch: true,
  clock: { kind: 'none' as const },
  reaction: 20 as const,
};

/** Asks for everything that would show if it were done twice, each under its name. */
async function askAll(page: TestPage, table: string): Promise<void> {
  const opened = await page.ask('open', TABLE, 'o1');
  if (!opened.ok) throw new Error(codeOf(opened));
  await page.enter(table);
  const codes = [
    await page.ask('say', { table, text: 'All aboard' }, 's1'),
    await page.ask('phrase', { table, phrase: 0 }, 'p1'),
    await page.ask('addSeat', { table }, 'a1'),
    await page.ask('arrange', { table, order: [1, 0, 2] }, 'a2'),
  ].map(codeOf);
  expect(codes).toEqual(['ok', 'ok', 'ok', 'ok']);
}

async function expectOnce({ online }: TestServer, page: TestPage, table: string): Promise<void> {
  const room = (await online.rooms.get(table))!;
  expect(room.doc.seats.map(({ person }) => person !== undefined)).toEqual([false, true, false]);
  const lines = await online.store.db.selectFrom('talk').select(['text', 'phrase']).orderBy('number').execute();
  expect(lines).toEqual([
    { text: 'All aboard', phrase: null },
    { text: null, phrase: 0 },
  ]);
  expect(await online.store.db.selectFrom('rooms').select('id').execute()).toHaveLength(2);
  await page.must('ping', {});
}

describe('what was done and not answered is asked again', () => {
  test('after the server was there again: nothing is done twice', async () => {
    const server = await testServer();
    const mia = await server.page('Mia');
    const { table } = await mia.must('open', TABLE);
    await askAll(mia, table!);
    await server.restart();
    const again = await server.again(mia);
    await askAll(again, table!);
    await expectOnce(server, again, table!);
    expect(server.errors).toEqual([]);
    await server.stop();
  });

  test.skipIf(!POSTGRES)('through another node: nothing is done twice', async () => {
    const database = await postgresForTest();
    const nodes = await Promise.all([1, 2].map(() => testServer({ place: database.place })));
    await vi.waitUntil(() => nodes.every(({ online }) => online.nodes.others.size === 1), { timeout: 20_000 });
    const mia = await nodes[0]!.page('Mia');
    const { table } = await mia.must('open', TABLE);
    const again = await nodes[1]!.again(mia);
    // At the same time, and once more afterwards.
    await Promise.all([askAll(mia, table!), askAll(again, table!)]);
    await askAll(again, table!);
    await expectOnce(nodes[1]!, again, table!);
    expect(nodes.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(nodes.map((node) => node.stop()));
    await database.drop();
  });

  test('a day later it is forgotten', async () => {
    const server = await testServer();
    const mia = await server.page('Mia');
    await mia.must('open', TABLE);
    const { store } = server.online;
    const noted = () => store.db.selectFrom('requests').select('at').execute();
    const [{ at }] = (await noted()) as [{ at: number }];
    await forgetOld(store, at + 86_400_000);
    expect(await noted()).toHaveLength(1);
    await forgetOld(store, at + 86_400_001);
    expect(await noted()).toEqual([]);
    await server.stop();
  });
});

describe('an ok', () => {
  /** Mia and Lena at a table, whose server writes nothing more about it until it is told to write one thing. */
  async function atGate() {
    const server = await testServer({ time: fastTime(10), countdown: 1000 });
    const people = (await Promise.all([server.page('Mia'), server.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable(people, TABLE);
    await startPlay(table, people);
    const { log, db } = server.online.store;
    const commit = log.commit.bind(log);
    const held: (() => void)[] = [];
    log.commit = async (write) => {
      if (write.topic?.startsWith('r')) await new Promise<void>((resolve) => void held.push(resolve));
      await commit(write);
    };
    const writeOne = async (): Promise<void> => {
      await vi.waitUntil(() => held.length > 0);
      held.shift()!();
    };
    const stored = async (): Promise<RoomDoc> => {
      const { doc } = await db.selectFrom('rooms').select('doc').executeTakeFirstOrThrow();
      return JSON.parse(doc) as RoomDoc;
    };
    const stop = async (): Promise<void> => {
      log.commit = commit;
      for (const go of held) go();
      await server.stop();
    };
    return { mia: people[0], lena: people[1], table, writeOne, stored, stop };
  }

  test.each(['resign', 'back'] as const)('to %s comes when it is written, and the bot with it', async (request) => {
    const { mia, table, writeOne, stored, stop } = await atGate();
    let answered = false;
    const asked = mia.ask(request, { table });
    void asked.then(() => (answered = true));
    await mia.must('ping', {});
    await mia.must('ping', {});
    expect([answered, mia.room!.seats[0]!.relieved]).toEqual([false, undefined]);
    await writeOne();
    expect(codeOf(await asked)).toBe('ok');
    expect((await stored()).relieved).toEqual(request === 'resign' ? [0] : []);
    await stop();
  });

  test('to a move is an ok for those who come while the table is put away', async () => {
    const time = new HandTime();
    const server = await testServer({ time });
    const mia = await server.page('Mia');
    const table = await openTable([mia], { game: 'transeuropa', bots: 1 });
    await mia.must('start', { table });
    await time.pass(100, () => new Promise((resolve) => setTimeout(resolve, 20)));
    await mia.until(() => mia.play !== undefined);
    const { log } = server.online.store;
    const commit = log.commit.bind(log);
    let write = (): void => {};
    const begun = new Promise<void>((begin) => {
      log.commit = async (what) => {
        if (what.topic?.startsWith('e')) await new Promise<void>((resolve) => begin(void (write = resolve)));
        await commit(what);
      };
    });
    const actions = [choose(await gameOf('transeuropa'), mia.play!, fastRng(1))];
    void mia.ask('act', { table, play: 1, seen: 0, actions });
    await begun;
    mia.close();
    await mia.closed;
    await time.pass(70_000, () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(server.online.rooms.loaded).toBe(0);
    const again = await server.again(mia);
    const entered = again.enter(table);
    await again.must('ping', {});
    expect(again.room).toBeUndefined();
    log.commit = commit;
    write();
    await entered;
    expect(again.play!.steps.some(([seat]) => seat === 0)).toBe(true);
    expect(server.errors).toEqual([]);
    await server.stop();
  });

  test('to the vote that gives somebody a bot comes with the bot', async () => {
    const { mia, lena, table, writeOne, stored, stop } = await atGate();
    mia.close();
    await lena.until(() => lena.room!.seats[0]!.awaySince !== undefined);
    const vote = lena.ask('vote', { table, motion: 'bot', seat: 0, yes: true });
    await writeOne();
    expect(codeOf(await vote)).toBe('ok');
    expect((await stored()).relieved).toEqual([0]);
    await stop();
  });
});
