/** A hint says as little or as much as the person likes; while its chances are worked out the table can be used. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { GameId } from '@stellwerk/games';
import type { Strength } from '@stellwerk/toolkit/screen.ts';
import { expectAccessible, expectNoSidewaysScroll, promptOf, quick, seatAt, startPlay, WINDOWS } from './app.ts';

const GAMES = ['transeuropa', 'interurban', 'intercity'] as const;

const hintOf = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
const saidIn = (page: Page): Locator => page.locator('header p[data-kind=hint]');
const adviceIn = (page: Page): Locator =>
  page.getByRole('region', { name: 'What you could do' }).locator('button[aria-pressed]');

async function begin(page: Page, game: GameId, strength: Strength): Promise<void> {
  await quick(page, { strength });
  await seatAt(page, game, ['Kim', { bot: 'easy' }, { bot: 'easy' }]);
  await startPlay(page);
  await expect(hintOf(page)).toBeEnabled();
}

for (const game of GAMES) {
  test(`${game}: a nudge says where to look, the next press what to do`, async ({ page }) => {
    await begin(page, game, 'nudge');
    await hintOf(page).click();
    await expect(saidIn(page)).toHaveText(/^Hint: look at .+\.$/);
    await expect(adviceIn(page)).toHaveCount(0);
    await hintOf(page).click();
    await expect(saidIn(page)).not.toHaveText(/look at/);
  });

  test(`${game}: a suggestion says what and why, one after another, and no chances`, async ({ page }) => {
    await begin(page, game, 'suggestion');
    await hintOf(page).click();
    const first = (await saidIn(page).textContent())!;
    const advice = adviceIn(page);
    await expect(advice.first()).toHaveAttribute('aria-pressed', 'true');
    expect(await advice.count()).toBeGreaterThan(1);
    await expect(advice.filter({ hasText: '%' })).toHaveCount(0);
    await hintOf(page).click();
    await expect(advice.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(saidIn(page)).not.toHaveText(first);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(advice).toHaveCount(0);
  });
}

for (const [game, window] of [
  ['transeuropa', 'phone'],
  ['interurban', 'laptop'],
  ['intercity', 'phone'],
] as const)
  test.describe(`on a ${window}`, () => {
    test.use(WINDOWS[window]);

    test(`${game}: words come at once, then chances, and the table can be used meanwhile`, async ({ page }) => {
      await begin(page, game, 'chances');
      const prompt = await promptOf(page).textContent();
      await hintOf(page).click();
      await expect(saidIn(page)).toBeVisible();
      const weighing = page.getByRole('progressbar', { name: 'Weighing the chances' });
      await expect(weighing).toBeVisible();
      // Others are looked at while numbers come.
      await adviceIn(page).last().click();
      await expect(adviceIn(page).last()).toHaveAttribute('aria-pressed', 'true');
      await expect(promptOf(page)).toHaveText(prompt!);
      await expect(weighing).toHaveCount(0, { timeout: 20_000 });
      const percents = (await adviceIn(page).allTextContents()).map((text) => Number(/(\d+)\s%/.exec(text)?.[1]));
      expect(percents.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
      // What is hardly better may stay behind.
      expect(percents[0]! + 1).toBeGreaterThanOrEqual(Math.max(...percents));
      await expectNoSidewaysScroll(page);
    });
  });

test('the table asks what a hint shall say, and keeps it', async ({ page }) => {
  await begin(page, 'transeuropa', 'suggestion');
  await page.keyboard.press('Shift+H');
  await page.getByRole('button', { name: /^Nudge/ }).click();
  await expect(saidIn(page)).toHaveText(/^Hint: look at /);
  await page.reload();
  await hintOf(page).click();
  await expect(saidIn(page)).toHaveText(/^Hint: look at /);
});
