/** What somebody who runs a server can see of it: figures for Prometheus, and log lines that say nothing of anybody. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { Online, serve } from './index.ts';
import { choose, codeOf, cookieFor, gameOf, openTable, startPlay, testServer, TestPage } from './online.testing.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('/metrics counts pages, rooms, moves and transactions', async () => {
  const server = await testServer({ countdown: 50 });
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(new URL('/metrics', server.served.url))).text();
    return Number(new RegExp(`^stellwerk_${name} (\\S+)$`, 'm').exec(text)![1]);
  };
  expect(await figure('sockets')).toBe(0);
  const [mia, lena] = [await server.page('Mia'), await server.page('Lena')];
  const table = await openTable([mia, lena], { game: 'transeuropa' });
  await startPlay(table, [mia, lena]);
  const before = await figure('commits');
  await mia.must('act', {
    table,
    play: 1,
    seen: 0,
    actions: [choose(await gameOf('transeuropa'), mia.play!, fastRng(1))],
  });
  expect([await figure('sockets'), await figure('rooms'), await figure('moves_total')]).toEqual([2, 1, 1]);
  expect(await figure('commits')).toBeGreaterThan(before);
  expect(await figure('writes')).toBeGreaterThanOrEqual(await figure('commits'));
  expect(await figure('memory_bytes')).toBeGreaterThan(1e6);
  await server.stop();
});

test('the log has JSON lines without names, addresses, cookies, codes and links to tables', async () => {
  const lines: string[] = [];
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-logs-'));
  writeFileSync(join(folder, 'index.html'), '<title>Stellwerk</title>');
  const online = await Online.open({ place: { folder: join(folder, 'data') } });
  const { url, close } = await serve(folder, 0, 'localhost', undefined, online);
  const cookie = await cookieFor(url, 'Mia Secret');
  for (const path of [
    '/t/TABLESECRET?s=SEATSECRET',
    '/j/CODESECRET',
    '/me/carry/KEYSECRET',
    '/api/tables/TABLESECRET/file?play=1',
    '/api/me/devices/DEVICESECRET',
  ])
    await (await fetch(new URL(path, url), { headers: { cookie } })).text();
  // What goes wrong is told with nothing that somebody has written.
  online.rooms.find = () => Promise.reject(Object.assign(new Error('planted'), { detail: 'Mia Secret' }));
  const page = await new TestPage(url, cookie).connected;
  expect(codeOf(await page.ask('find', { code: 'CODESECRET' }))).toBe('wire.failed');
  page.close();
  await close();
  await online.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  const text = lines.join('');
  const told = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; req?: { path: string }; err?: { message: string } });
  expect(told.flatMap(({ req }) => req?.path ?? [])).toEqual(
    expect.arrayContaining(['/t/…', '/j/…', '/me/carry/…', '/api/tables/…/file', '/api/me/devices/…']),
  );
  expect(told.filter(({ level, err }) => level === 50 && err?.message === 'planted')).toHaveLength(1);
  expect(text).not.toMatch(/SECRET|Secret|remoteAddress/);
  expect(text).not.toContain(cookie.split('=')[1]);
});
