/** The server is stopped and started in the middle of a game: pages say so, come back by themselves, and nothing is lost. */
import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, DESK, person, PHONE, playTogether } from './online.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('a game goes on after the server was restarted, and after it was killed', async ({ browser }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-restart-'));
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  let server = await start(port, folder);
  const mia = await person(browser, { ...DESK, baseURL }, 'Mia');
  const jonas = await person(browser, { ...PHONE, baseURL }, 'Jonas');
  const table = await playTogether([mia, jonas], ['you', 'free', 'bot'], { clock: { kind: 'turn', seconds: 600 } });
  const cities = await mia.locator('button[data-connected]').allTextContents();
  expect(cities).toHaveLength(5);
  const line = mia.getByRole('heading', { level: 1 });
  const told = mia.getByRole('region', { name: 'Log' }).locator('[class*=sentence]');
  const move = async (page: Page, seen: number, crossing: number): Promise<void> => {
    const actions = [{ type: 'start', crossing }];
    await ask(page, { type: 'enter', table }, { type: 'act', table, play: 1, seen, actions });
  };
  await move(mia, 0, 57);
  await expect(line).toHaveText(/^Jonas/);

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await stop(server, signal);
    await expect(mia.getByRole('banner')).toContainText(
      signal === 'SIGTERM' ? 'The server is restarting.' : /Reconnecting|Offline/,
      { timeout: 15_000 },
    );
    // Once the server has said that it goes, no clock runs.
    if (signal === 'SIGTERM') {
      await expect(mia.getByRole('banner')).toContainText('all clocks are paused');
      const clock = mia.getByRole('banner').getByText(/^\d+:\d\d$/);
      await expect(mia.getByRole('banner')).toContainText('Next try in', { timeout: 20_000 });
      const stood = await clock.textContent();
      // It counts down to the next try; the clock doesn't.
      const line = await mia.getByRole('banner').getByText('Next try in').textContent();
      await expect(mia.getByRole('banner').getByText('Next try in')).not.toHaveText(line!);
      expect(await clock.textContent()).toBe(stood);
    }
    // What is said meanwhile is sent later.
    const before = await told.allTextContents();
    await mia.getByRole('button', { name: 'Talk' }).click();
    await mia.getByRole('textbox', { name: /^Message/ }).fill(`Still here after ${signal}?`);
    await mia.keyboard.press('Enter');
    server = await start(port, folder);
    await expect(mia.getByRole('banner')).toContainText('Connected again.', { timeout: 30_000 });
    await expect(mia.getByRole('log')).toContainText(`Still here after ${signal}?`);
    // What was done is there, and goes on.
    await mia.getByRole('button', { name: 'Log' }).click();
    expect(before.length).toBeGreaterThan(1);
    expect(await told.allTextContents()).toEqual(before);
    if (signal === 'SIGTERM') {
      await move(jonas, 1, 60);
      await expect(line).toHaveText(/^Lay one or two rails/, { timeout: 15_000 });
    }
    expect(await mia.locator('button[data-connected]').allTextContents()).toEqual(cities);
  }
  await jonas.getByRole('button', { name: /^Gespräch/ }).click({ timeout: 30_000 });
  await expect(jonas.getByRole('log')).toContainText('Still here after SIGKILL?', { timeout: 30_000 });
  await stop(server, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number, folder: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: folder };
  const server = spawn(process.execPath, [join(ROOT, 'scripts', 'stellwerk.mjs'), 'serve'], { cwd: ROOT, env });
  await expect(async () => expect((await fetch(`http://localhost:${port}/healthz`)).ok).toBe(true)).toPass({
    timeout: 30_000,
  });
  return server;
}

async function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
