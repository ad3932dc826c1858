/** Whole games in the browser: by mouse, by keyboard alone, and from the list of moves. */
import { expect, test } from '@playwright/test';
import {
  begin,
  button,
  builderOf,
  cityOf,
  clickBlock,
  glowingCells,
  overlayOf,
  playToTheEnd,
  promptOf,
  quick,
  tabTo,
  tripsOf,
} from './table.ts';

test('to the end by mouse: a trip of one’s own, then what is proposed, the end with its chart', async ({ page }) => {
  await quick(page);
  await begin(page);
  for (;;) {
    const asked = button(page, /^(Best trip: .*|Let it pass)$/);
    await expect(asked).toBeVisible();
    if ((await asked.textContent())!.startsWith('Best trip')) break;
    const question = await promptOf(page).textContent();
    await asked.click();
    await expect(promptOf(page)).not.toHaveText(question!);
  }
  await tripsOf(page).first().click();
  await expect(builderOf(page)).toBeVisible();
  const ends = await glowingCells(page, 'to');
  await clickBlock(page, ends.at(-1)!);
  await expect(builderOf(page).getByLabel(/^To/)).toHaveValue(String(ends.at(-1)));
  await button(page, /^Set off: \d+ points?$/).click();
  await expect(builderOf(page)).toHaveCount(0);

  await playToTheEnd(page, (target) => target.click());
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('The game is over');
  await expect(overlayOf(page)).toContainText(/has the most points: \d+|share the victory/);
  await expect(overlayOf(page)).toContainText('IMAGINARY');
  await expect(promptOf(page)).toHaveText(/ (wins|share the victory) with \d+ points\.$/);
  const rows = overlayOf(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  const totals = await overlayOf(page).locator('tbody td:nth-child(2)').allTextContents();
  expect(Number(totals[0])).toBeGreaterThanOrEqual(50);
  const last = await overlayOf(page).locator('tbody td:last-child').allTextContents();
  expect(last).toEqual(totals);
  await button(page, 'Rematch').click();
  await expect(overlayOf(page)).toHaveCount(0);
});

test('to the end by keyboard alone, from the home page', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Play Future Mobility' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  await expect(cityOf(page)).toBeVisible();

  await playToTheEnd(page, async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  });
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('without the plan: to the end from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page);
  await button(page, 'All moves as a list').click();
  const choices = page.getByRole('complementary').locator('ul li button:not([title])');
  for (let moves = 0; moves < 300; moves++) {
    await expect(choices.nth(1).or(overlayOf(page)).first()).toBeVisible();
    if (await overlayOf(page).isVisible()) return;
    const before = await page.getByRole('complementary').textContent();
    await choices.first().click();
    await expect.poll(() => page.getByRole('complementary').textContent()).not.toBe(before);
  }
  throw new Error('The play has no end');
});
