/** Parts of the app that are missing: after a new version was deployed, or without a connection. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { firstGame, quick, startGame, underServiceWorker } from './app.ts';

/** Answers 404 to what matches and isn't there `already`, and counts how often each address is asked for. */
async function missing(page: Page, pattern: RegExp, already: readonly string[] = []): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    if (already.includes(url)) return route.continue();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  return asked;
}

/** A loop would ask hundreds of times in this while. */
const aWhile = (page: Page): Promise<void> => page.waitForTimeout(1000);

const SENTENCE = 'A part of Stellwerk couldn’t be loaded';
const PARTS = [
  ['screen', () => /\/assets\/board-.*\.js$/, 'new'],
  ['rules page', () => /\/assets\/board-.*\.js$/, 'rules'],
  ['worker', () => /\/assets\/worker-.*\.js$/, 'new'],
  ['game in the worker', (game: string) => new RegExp(`/assets/${game}-.*\\.js$`), 'new'],
] as const;

for (const [what, patternFor, path] of PARTS) {
  test(`when the ${what} is missing it is not asked for again and again, and the page offers to reload`, async ({
    page,
  }) => {
    await quick(page);
    const game = await firstGame(page);
    const pattern = patternFor(game);
    // The home page shares small parts with the screens, and stands behind the dialog of a new game.
    const already = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/board-') ? [name] : [])),
    );
    const asked = await missing(page, pattern, already);
    await page.goto(`/${path}/${game}`);
    await expect(page.getByRole('alert')).toContainText(SENTENCE);
    await aWhile(page);
    expect(asked.size).toBeGreaterThan(0);
    // The browser may ask twice, once ahead of the import and once for it.
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(2);

    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('alert')).toContainText('Ein Teil von Stellwerk ließ sich nicht laden');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('dialog, article section').first()).toBeVisible();
  });
}

test('without the worker a saved play says the same, and is there after a reload', async ({ page }) => {
  await quick(page);
  await startGame(page);
  await expect(page.getByText('Kim').first()).toBeVisible();
  const asked = await missing(page, /\/assets\/worker-.*\.js$/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(SENTENCE);
  await aWhile(page);
  expect([...asked.values()]).toEqual([1]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Kim').first()).toBeVisible();
});

test('a game whose card is missing says so on the home page, and the others are there', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('article');
  await expect(cards).toHaveCount(4);
  const about = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /about-.*\.js$/.test(name))!.name,
  );
  const asked = await missing(page, new RegExp(about.split('/').at(-1)!));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(SENTENCE);
  await expect(cards).toHaveCount(3);
  await aWhile(page);
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(2);
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: Server;
  let address: string;
  /** From now on the screens of all games are gone from the server, as if they had other names in the new version. */
  let deployed = false;

  test.beforeEach(async ({ baseURL }) => {
    deployed = false;
    server = createServer((request, response) => {
      const answer = async (): Promise<void> => {
        const path = request.url!;
        const original = await fetch(new URL(path, baseURL));
        const gone = deployed && path.includes('/assets/board-');
        let body = Buffer.from(await original.arrayBuffer());
        if (deployed && path === '/sw.js') body = Buffer.from(nextVersion(body.toString()));
        const type = original.headers.get('content-type') ?? 'text/plain';
        response.writeHead(gone ? 404 : original.status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(body);
      };
      answer().catch((error: unknown) => response.destroy(error as Error));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  function nextVersion(worker: string): string {
    return worker.replace(/stellwerk-\$\{"\w+"\}/, 'stellwerk-next').replace(/"\/assets\/board-[^"]+",/g, '');
  }

  const builds = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

  test('that one tab has loaded does not pull the rug from under another', async ({ page: old, context }) => {
    await quick(old);
    await old.goto(address);
    await underServiceWorker(old);
    deployed = true;
    const fresh = await context.newPage();
    await fresh.goto(address);
    await fresh.getByRole('button', { name: 'Reload' }).click();
    await expect(fresh.getByText('A new version is here.')).toHaveCount(0);
    await expect(fresh.locator('article').first()).toBeVisible();
    await expect.poll(async () => (await builds(fresh)).includes('stellwerk-next')).toBe(true);

    // The old tab has never loaded a screen, and the server has it no more.
    const [screen] = await old.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().flatMap(({ url }) => (/board-.*\.js$/.test(url) ? [url] : []));
    });
    expect((await fetch(screen!)).status).toBe(404);
    await old
      .getByRole('link', { name: /^Play / })
      .first()
      .click();
    await expect(old.getByRole('dialog').getByRole('button', { name: 'Start' })).toBeVisible();

    // Once no page is open any more, the old version goes with the next visit.
    expect(await builds(old)).toHaveLength(2);
    await old.goto('about:blank');
    await fresh.goto('about:blank');
    await fresh.goto(address);
    await expect.poll(() => builds(fresh)).toEqual(['stellwerk-next']);
  });
});
