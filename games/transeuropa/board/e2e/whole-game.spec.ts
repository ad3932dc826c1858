/** Whole games in the browser: by mouse, by keyboard alone. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  island,
  mapOf,
  moveByMouse,
  overlayOf,
  playRound,
  promptOf,
  quick,
  railsOn,
  showHelp,
  tabTo,
} from './table.ts';

test('two rounds by mouse against a bot: marker, rails, scoring, the next round, the end', async ({ page }) => {
  await quick(page);
  await begin(page, { rounds: 2 });
  await expect(promptOf(page)).toHaveText(/Place your start marker|is placing/);
  await showHelp(page);

  await playRound(page);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('Round 1 of 2: scoring');
  await expect(overlayOf(page).getByText('connected all five cities')).toBeVisible();
  await expect(overlayOf(page).getByRole('listitem')).toHaveCount(2);
  await expect(overlayOf(page).getByRole('img', { name: /^Credit: \d+ of 13$/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(overlayOf(page)).toHaveCount(0);
  const start = await asked(page);
  expect(start.kind).toBe('crossing');
  await expect(railsOn(page)).toHaveCount(0);
  await moveByMouse(page, start);

  await playRound(page);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('The game is over');
  await expect(overlayOf(page)).toContainText('Both rounds have been played.');
  await expect(overlayOf(page)).toContainText(/most credit left/);
  await expect(promptOf(page)).toHaveText(/ wins\.$| share the victory\.$/);
  const table = overlayOf(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Who', 'Start', /1/, /2/]);
  for (const name of ['Kim', 'Ada']) {
    const [credit, first, second] = await table.getByRole('row', { name }).getByRole('cell').allTextContents();
    expect(Number(credit)).toBe(13);
    expect(Number(first)).toBeLessThanOrEqual(13);
    expect(Number(second)).toBeLessThanOrEqual(Number(first));
  }
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(overlayOf(page)).toHaveCount(0);
  expect((await asked(page)).kind).toBe('crossing');
});

test('two rounds by keyboard alone, from the home page to the end', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await tabTo(page, 'Play TransEuropa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Remove Harry/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Options');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Fixed number of rounds/);
  await page.keyboard.press('2');
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);

  await playRound(page, moveByKeys);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await expect(overlayOf(page)).toHaveCount(0);
  // The board is where the keys go on.
  await expect(page.getByRole('main')).toBeFocused();
  await playRound(page, moveByKeys);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('The game is over');
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, 'Replay');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\//);
});

test('without the map: a game from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page, { rounds: 1, map: island() });
  await page.getByRole('button', { name: 'All moves as a list' }).click();
  const choices = page.getByRole('complementary').locator('ul li button:not([title])');
  await playRound(page, async () => choices.last().click());
  await expect(overlayOf(page)).toContainText('One round has been played.');
});

/** One decision on the map by arrow and Enter; the first of a turn's two rails is often enough. */
async function moveByKeys(page: Page): Promise<void> {
  const map = mapOf(page);
  if (!(await map.evaluate((element) => element === document.activeElement)))
    await tabTo(page, /^Map of TransEuropa\. /);
  await page.keyboard.press('ArrowRight');
  await expect(promptOf(page)).toHaveText(/\?$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
