/** After the first visit the app needs no connection any more. */
import { expect, test } from '@playwright/test';
import { quick, startGame, underServiceWorker } from './app.ts';

test.use({ serviceWorkers: 'allow' });

test('a game can be started and reloaded without a connection', async ({ page, context }) => {
  await quick(page);
  await page.goto('/');
  await underServiceWorker(page);
  await context.setOffline(true);
  await startGame(page);
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a line of the day that begins late is played without a connection', async ({ page, context }) => {
  await quick(page);
  await page.goto('/');
  await underServiceWorker(page);
  await context.setOffline(true);
  for (const game of ['InterCity', 'Future Mobility']) {
    await page.goto('/');
    await page.getByRole('link', { name: `${game}: Play`, exact: true }).click();
    await page.waitForURL(/\/play\//, { timeout: 30_000 });
    await expect(page.getByRole('main')).toBeVisible();
    const mine = page.url();
    await page.reload();
    await expect(page).toHaveURL(mine);
    await page.goto('/');
    await expect(page.getByRole('link', { name: `${game}: Go on` })).toBeVisible();
  }
});

test('the licences of everything in the app are at hand, without a connection too', async ({ page, context }) => {
  await page.goto('/credits');
  await underServiceWorker(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'All licences in full' }).click();
  await page.waitForURL('/licences.txt');
  const text = (await page.locator('body').textContent())!;
  // Of the page, of the worker, and a font; our own and that of the art.
  for (const name of ['react-dom', 'wouter', 'comlink', 'valibot', '@noble/hashes', 'pure-rand', '@fontsource/barlow'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  for (const words of [
    'Copyright (c) Meta',
    'Apache License',
    'SIL OPEN FONT LICENSE',
    'The Stellwerk authors',
    'OpenMoji',
  ])
    expect(text).toContain(words);
});

test('it can be installed: manifest and icons are there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href!)).json();
  expect(manifest).toMatchObject({ name: 'Stellwerk', display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons as { src: string }[]) {
    const icon = await request.get(src);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
});

test('nothing is refused by the content policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await quick(page);
  await startGame(page);
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.goto('/credits');
  expect(refused).toEqual([]);
});
