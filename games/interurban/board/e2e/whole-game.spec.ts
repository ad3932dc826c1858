/** Whole games in the browser: by mouse, by keyboard alone, from the list of moves, and a competition. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  boardOf,
  endTurn,
  laid,
  lit,
  overlayOf,
  placed,
  playOn,
  promptOf,
  quick,
  tabTo,
} from './table.ts';

test('a game by mouse against a bot, to the scoring route by route', async ({ page }) => {
  await quick(page);
  await begin(page);
  await expect(promptOf(page)).toHaveText(/^Choose a tile/);
  await expect(laid(page)).toHaveCount(2);
  await playOn(page);

  const over = overlayOf(page);
  await expect(over.getByRole('heading', { level: 2 })).toHaveText('The game is over');
  await expect(promptOf(page)).toHaveText(/ wins with \d+ points?\.$| share the victory /);
  const steps = over.getByRole('navigation', { name: 'Steps of the scoring' });
  await expect(steps.getByRole('button')).toHaveCount(7);
  const next = over.getByRole('button', { name: 'Next' });
  for (let route = 0; route < 6; route++) {
    await expect(steps.getByRole('button').nth(route)).toHaveAttribute('aria-current', 'step');
    await expect(over.getByRole('heading', { name: /^Route .+: worth \d+$/ })).toBeVisible();
    await expect(page.locator('[data-looking]').first()).toHaveAttribute('data-looking', 'true');
    await next.click();
  }
  await expect(over.getByRole('heading', { name: 'All routes together' })).toBeVisible();
  await expect(next).toBeDisabled();
  const table = over.getByRole('table');
  for (const name of ['Kim', 'Ada']) {
    const cells = (await table.getByRole('row', { name }).getByRole('cell').allTextContents()).map(Number);
    const sum = cells.pop();
    expect(cells.reduce((a, b) => a + b, 0)).toBe(sum);
  }
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(overlayOf(page)).toHaveCount(0);
  await asked(page);
});

test('a game by keyboard alone, from the home page to the end', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await tabTo(page, 'Play InterUrban');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Remove Harry/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  await asked(page);
  await placeByKeys(page);
  await tabTo(page, 'End turn', Infinity);
  await page.keyboard.press('Enter');
  await expect(endTurn(page)).toHaveCount(0);
  await playOn(page, placeByKeys);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect(overlayOf(page).locator('[aria-current=step]')).toHaveCount(1);
});

test('without the board: a game from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page);
  await page.getByRole('button', { name: 'All moves as a list' }).click();
  const moves = page.getByRole('complementary').locator('ul li button:not([title])');
  await playOn(page, async () => {
    const count = await laid(page).count();
    await moves
      .filter({ hasText: /^Choose / })
      .last()
      .click();
    await moves
      .filter({ hasText: /: routes? / })
      .first()
      .click();
    await placed(page, count);
  });
  await expect(overlayOf(page)).toBeVisible();
});

test('a competition shows the scoring of each game before the next one, and adds them up', async ({ page }) => {
  await quick(page);
  await begin(page, { competition: true });
  await playOn(page);
  const over = overlayOf(page);
  await expect(over.getByRole('heading', { level: 2 })).toHaveText('Game 1: scoring');
  await expect.poll(() => laid(page).count()).toBeGreaterThan(2);
  await over.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(over).toHaveCount(0);
  await playOn(page);
  await expect(over.getByRole('heading', { level: 2 })).toHaveText('The game is over');
  const games = over.getByRole('group', { name: 'Games of the competition' });
  for (const name of ['Kim', 'Ada']) {
    const [first, second, sum] = await games.getByRole('row', { name }).getByRole('cell').allTextContents();
    expect(Number(first) + Number(second)).toBe(Number(sum));
  }
});

/** A tile from the tray, the first cell that it fits, Enter; the board has the focus as soon as a tile is chosen. */
async function placeByKeys(page: Page): Promise<void> {
  const count = await laid(page).count();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('button[data-slot][data-usable=true]') ?? false))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(boardOf(page)).toBeFocused();
  await expect(lit(page).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(promptOf(page)).toHaveText(/\?$/);
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Enter');
  await placed(page, count);
}
