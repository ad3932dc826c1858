/** The line of the day: dealt alike to everybody, one try that counts, and a line to share. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, quick, resultOf } from './app.ts';

/** A game's turns are compared in a worker. */
const JUDGED = { timeout: 90_000 };

async function cardsOf(page: Page): Promise<readonly (string | null)[]> {
  await page.waitForURL(/\/play\//);
  const cards = page.locator('[data-name^="card:"]');
  await expect(cards).toHaveCount(5);
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-name')));
}

test('a line of the day is dealt alike to all, counts once, and leads to a line to share', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quick(page, { endsByItself: true });
  await page.goto('/daily/transeuropa');
  const cards = await cardsOf(page);
  const mine = page.url();
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await expect(hint).toBeDisabled();
  await expect(hint).toHaveAttribute('title', 'No hints in the line of the day.');
  const rule = 'Line of the day · one try · no hints';
  await expect(page.getByRole('banner')).toContainText(rule);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText(rule);
  await expect(menu.getByRole('button', { name: 'Delete this game' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Start again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A browser with a luck of its own.
  const other = await browser.newPage();
  await other.goto(new URL('/daily/transeuropa', mine).href);
  expect(await cardsOf(other)).toEqual(cards);
  await other.close();
  await page.goto('/daily/transeuropa');
  await page.waitForURL(mine);

  const list = page.getByRole('button', { name: 'What I can do, as a list' });
  await list.click();
  const moves = list.locator('xpath=..').getByRole('listitem').getByRole('button');
  await expect(async () => {
    if (!(await resultOf(page).isVisible())) await moves.last().click({ timeout: 1000 });
    await expect(resultOf(page)).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 40_000, intervals: [50] });
  const line = page.getByRole('region', { name: 'Line of the day' });
  await expect(line.getByRole('img', { name: /as good as the computer/ })).toHaveText(/^[●◐○━]+⚑$/, JUDGED);
  await expect(line).toContainText('1 day in a row');
  await expect(line).toContainText(/Next line in (\d+\sh )?\d+\smin/);
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Share' }).click();
  await expect(line.getByRole('button', { name: 'Copied' })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n')).toEqual([
    expect.stringMatching(/^Stellwerk · TransEuropa · /),
    expect.stringMatching(/⚑$/),
    expect.stringMatching(/^(won|played), .* · 1 day in a row$/),
  ]);

  await line.getByRole('link', { name: 'Practise' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && url.href !== mine);
  expect(await cardsOf(page)).toEqual(cards);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Line of the day' });
  const mineToday = card.getByRole('link', { name: /^TransEuropa: (won|played)$/ });
  await expect(mineToday).toContainText(/(Won|Played), \d+ : \d+ : \d+/);
  await expect(card.getByRole('button', { name: 'Share: TransEuropa' })).toBeEnabled();
  await expect(card.getByRole('link', { name: 'InterCity: Play' })).toBeVisible();
  await expectAccessible(page);
  await mineToday.click();
  await page.waitForURL(mine);
});

test('a line whose game is gone, or could not be begun, can be begun again', async ({ page }) => {
  await quick(page);
  await page.addInitScript(() => {
    const now = new Date();
    const two = (part: number): string => String(part).padStart(2, '0');
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    localStorage.setItem('stellwerk.daily', JSON.stringify({ [day]: { interurban: { play: 'gone' } } }));
  });
  const worker = /\/assets\/worker-[^/]+\.js$/;
  await page.route(worker, (route) => route.abort());
  await page.goto('/daily/interurban');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(worker);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForURL(/\/play\/(?!gone)/);
});
