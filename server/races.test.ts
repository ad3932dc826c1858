/** What may happen in the same breath: entering while a move is being kept, votes that outlive their play, a database that fails at the wrong moment. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { choose, gameOf, openTable, playAtRandom, startPlay, testServer, type TestServer } from './online.testing.ts';

describe('in the same breath', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ countdown: 100 });
  });
  afterEach(() => server.stop());

  /** Writes wait until the returned function is called. */
  function holdWrites(): () => void {
    const { log } = server.online.store;
    const commit = log.commit.bind(log);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    log.commit = async (write) => {
      await held;
      return commit(write);
    };
    return () => {
      log.commit = commit;
      release();
    };
  }

  /** The next write succeeds, those after it fail until the returned function is called. */
  function failAfterNextWrite(error: Error): () => void {
    const { log } = server.online.store;
    const commit = log.commit.bind(log);
    log.commit = (write) => {
      log.commit = () => Promise.reject(error);
      return commit(write);
    };
    return () => {
      log.commit = commit;
    };
  }

  test('who enters while a move is being kept sees it afterwards, and so does everybody else', async () => {
    const [mia, lena, first, second] = await Promise.all(
      ['Mia', 'Lena', 'Eve', 'Kim'].map((name) => server.page(name)),
    );
    const table = await openTable([mia!, lena!], { game: 'transeuropa' });
    await first!.enter(table);
    await startPlay(table, [mia!, lena!, first!]);
    const release = holdWrites();
    const actions = [choose(await gameOf('transeuropa'), mia!.play!, fastRng(1))];
    const moved = mia!.must('act', { table, play: 1, seen: 0, actions });
    // The move has come in before this is asked.
    await mia!.must('ping', {});
    await second!.enter(table);
    expect(second!.play!.seen).toBe(0);
    release();
    await moved;
    for (const page of [mia!, lena!, first!, second!]) await page.until(() => page.play!.seen === 1);
    expect(second!.play!.view).toEqual(first!.play!.view);
  });

  test('a vote ends with its play: nobody agrees to anything in the next one by it', async () => {
    const game = await gameOf('interurban');
    const [mia, lena] = await Promise.all(['Mia', 'Lena'].map((name) => server.page(name)));
    const table = await openTable([mia!, lena!], { game: 'interurban' });
    await startPlay(table, [mia!, lena!]);
    await mia!.must('vote', { table, motion: 'abandon', yes: true });
    await Promise.all([mia!, lena!].map((page, index) => playAtRandom(game, table, page, index)));
    for (const page of [mia!, lena!]) await page.until(() => page.room!.phase === 'over');
    for (const page of [mia!, lena!]) await page.must('again', { table, in: true });
    await mia!.until(() => mia!.play!.play === 2);
    expect(mia!.room!.motions).toBeUndefined();
    await mia!.must('vote', { table, motion: 'abandon', yes: true });
    await lena!.until(() => lena!.room!.motions?.length === 1);
    expect(lena!.room!.phase).toBe('playing');
  });

  test('a start that can’t be kept harms nobody: pages come back, and the play begins after all', async () => {
    const [mia, lena] = await Promise.all(['Mia', 'Lena'].map((name) => server.page(name)));
    const table = await openTable([mia!, lena!], { game: 'transeuropa' });
    const mend = failAfterNextWrite(new Error('the disk is full'));
    await mia!.must('start', { table });
    await mia!.closed;
    mend();
    expect(server.errors.splice(0).map(String)).toContain('Error: the disk is full');
    const again = await Promise.all([server.again(mia!), server.again(lena!)]);
    for (const page of again) await page.enter(table);
    for (const page of again) await page.until(() => page.play?.play === 1);
  });

  test('a device that is signed out neither sees nor does anything more', async () => {
    const mia = await server.page('Mia');
    const devices = (await (
      await fetch(new URL('/api/me/devices', server.served.url), { headers: { cookie: mia.cookie } })
    ).json()) as { id: string }[];
    await fetch(new URL(`/api/me/devices/${devices[0]!.id}`, server.served.url), {
      method: 'DELETE',
      headers: { cookie: mia.cookie },
    });
    expect(await mia.closed).toBe(1008);
  });
});
