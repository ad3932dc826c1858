/** After the first visit the app needs no connection any more. */
import { expect, test } from '@playwright/test';
import { quick, startGame } from './app.ts';

test.use({ serviceWorkers: 'allow' });

test('a game can be started and reloaded without a connection', async ({ page, context }) => {
  await quick(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await context.setOffline(true);
  await startGame(page);
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
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
