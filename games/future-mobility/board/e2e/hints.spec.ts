/** Hints beside one's turn, and the chances of turns in the sheet that lists them. */
import { expect, test, type Page } from '@playwright/test';
import { beginWhere, expectNoOverlaps, expectNoSidewaysScroll, hint, hintsOf, quick, WINDOWS } from './table.ts';

const said = (page: Page) => page.locator('header p[data-kind=hint]');
const answersIn = (page: Page) =>
  page.getByRole('region', { name: 'What you could do' }).locator('button[aria-pressed]');

for (const window of ['phone', 'laptop'] as const)
  test.describe(`on a ${window}`, () => {
    test.use(WINDOWS[window]);

    test('who is asked for a jam sees the chance of each answer; the table stays as it is', async ({ page }) => {
      await quick(page, { strength: 'chances' });
      await beginWhere(page, ({ phase, hand }) => phase === 'window' && hand.includes('trafficJam'));
      await hint(page).click();
      await expect(said(page)).toHaveText(/^Hint: (jam [A-F]\d|keep your jam)\./);
      await expect(answersIn(page)).not.toHaveCount(0);
      await expect(page.getByRole('progressbar', { name: 'Weighing the chances' })).toHaveCount(0, { timeout: 20_000 });
      await expect(answersIn(page).filter({ hasText: '%' })).toHaveCount(await answersIn(page).count());
      await expectNoSidewaysScroll(page);
      await expectNoOverlaps(page);
      await page.keyboard.press('Escape');
      await expect(answersIn(page)).toHaveCount(0);
    });

    test('the sheet of good turns gets its chances while it can be read', async ({ page }) => {
      await quick(page, { strength: 'chances' });
      await beginWhere(page, ({ phase, turns }) => phase === 'plan' && turns > 3);
      await hint(page).click();
      await expect(hintsOf(page).first()).toBeVisible();
      await expect(hintsOf(page).first()).toContainText(/\d+\s% to win/, { timeout: 20_000 });
      await expect(answersIn(page)).toHaveCount(0);
    });
  });

for (const [asked, phase] of [
  ['for a jam', 'window'],
  ['to discard', 'discard'],
] as const)
  test(`who is asked ${asked} is nudged without being told`, async ({ page }) => {
    await quick(page, { strength: 'nudge' });
    await beginWhere(page, (view) => view.phase === phase && (phase === 'discard' || view.hand.includes('trafficJam')));
    await hint(page).click();
    await expect(said(page)).toHaveText(
      /^Hint: look at (.+’s points|the cards you hold twice|what each card is good for)\.$/,
    );
    await hint(page).click();
    await expect(said(page)).not.toHaveText(/look at/);
  });
