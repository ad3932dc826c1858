/** Whole games in the browser: by mouse, by keyboard alone, from the list of moves, and a competition. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  boardOf,
  endTurn,
  laid,
  lit,
  placed,
  playOn,
  promptOf,
  quick,
  resultOf,
  second,
  tabTo,
  usable,
} from './table.ts';

test('a game by mouse against a bot, to the result and the trains', async ({ page }) => {
  await quick(page);
  await begin(page);
  await expect(promptOf(page)).toHaveText('Place up to three tiles, at most one of them a station.');
  await expect(second(page)).toContainText('Stations bring commerce, track brings value.');
  await expect(laid(page)).toHaveCount(2);
  await playOn(page);

  const result = resultOf(page);
  await expect(promptOf(page)).toHaveText(/ wins? with \d+ points?\.$| share the victory /);
  await expect(second(page)).toContainText(/complete\.|laid\.|place anything\./);
  await expect(result.getByRole('listitem')).toHaveCount(2);
  await expect(result.getByText('Turning point')).toBeVisible();
  await expect(result.getByText('Luck of the stations')).toBeVisible();
  // A figure leads to its turn, and so does the curve.
  for (const way of [
    result.getByRole('button', { name: 'Look at it' }).first(),
    page.getByRole('img', { name: /^Points if/ }),
  ]) {
    await way.click();
    await expect(promptOf(page)).toHaveText(/ · round \d+ of \d+$/);
    // Trains run on the table of the result alone.
    await expect(result.getByRole('button', { name: 'Watch the points add up' })).toBeDisabled();
    await page.keyboard.press('Escape');
  }
  const looking = page.locator('[data-looking]').first();
  await expect(looking).toHaveAttribute('data-looking', 'false');
  await result.getByRole('button', { name: 'Watch the points add up' }).click();
  await expect(looking).toHaveAttribute('data-looking', 'true');
  await page.keyboard.press('Shift');
  await expect(looking).toHaveAttribute('data-looking', 'false');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(result).toHaveCount(0);
  await asked(page);
});

test('a game by keyboard alone, from the home page to the end', async ({ page }) => {
  test.slow();
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
  await page.keyboard.press('e');
  await expect(endTurn(page)).toBeDisabled();
  await playOn(page, placeByDigits, () => page.keyboard.press('e'));
  await expect(resultOf(page)).toBeVisible();
});

test('without the board: a game from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page);
  await page.getByRole('button', { name: 'What I can do, as a list' }).click();
  const moves = page.getByRole('complementary').locator('ul li button');
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
  await expect(resultOf(page)).toBeVisible();
});

test('a competition shows the result of each game before the next one, and adds them up', async ({ page }) => {
  await quick(page);
  await begin(page, { competition: true });
  await playOn(page);
  const result = resultOf(page);
  await expect(promptOf(page)).toHaveText(/^Game 1: /);
  await expect.poll(() => laid(page).count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(result).toHaveCount(0);
  await playOn(page);
  await expect(promptOf(page)).not.toHaveText(/^Game/);
  await expect(result.getByRole('heading', { name: 'What decided it' })).toBeVisible();
  await expect(result.getByText(/^game [12], round \d+: /).first()).toBeVisible();
  const games = result.getByRole('group', { name: 'Games of the competition' });
  for (const name of ['Kim', 'Ada']) {
    const [first, last, sum] = await games.getByRole('row', { name }).getByRole('cell').allTextContents();
    expect(Number(first) + Number(last)).toBe(Number(sum));
  }
});

/** A tile from the tray by Tab and arrows. */
async function placeByKeys(page: Page): Promise<void> {
  await tabTo(page, page.locator('button[data-slot][tabindex="0"]'));
  const focused = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[data-usable=true]') ?? false);
  for (let presses = 0; presses < 15 && !(await focused()); presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await placeHeld(page);
}

/** A tile by its number. With two players the tray begins with the first slot. */
async function placeByDigits(page: Page): Promise<void> {
  const slot = await usable(page).first().getAttribute('data-slot');
  await page.keyboard.press(String(Number(slot) + 1));
  await placeHeld(page);
}

/** The first cell that it fits, Enter; the board has the focus as soon as a tile is chosen. */
async function placeHeld(page: Page): Promise<void> {
  const count = await laid(page).count();
  await expect(boardOf(page)).toBeFocused();
  await expect(lit(page).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(promptOf(page)).toHaveText(/\?$/);
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Enter');
  await placed(page, count);
}
