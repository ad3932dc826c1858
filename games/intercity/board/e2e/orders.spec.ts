/** Orders on the screen: boarding by taps, planning by hand, switches, questions, and refusals in words. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, decide, openTrains, pointAt, promptOf, quick, stateOf } from './table.ts';

const journeys = (page: Page) => page.locator('article');

/** Plays on until the screen asks for this. */
async function until(page: Page, wanted: string): Promise<void> {
  for (let kind = await asked(page); kind !== wanted && kind !== 'over'; kind = await asked(page)) {
    const before = await stateOf(page);
    await decide(page, kind);
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

test('one click accepts both proposed journeys, one more departs', async ({ page }) => {
  await quick(page);
  await begin(page);
  await expect(journeys(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Accept journeys' }).click();
  await expect(journeys(page).locator('ol').first()).toBeVisible();
  await expect(journeys(page).locator('ol')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(promptOf(page)).not.toHaveText(/Ready to depart/);
});

test('a passenger and a train: it waits for the next one of that line', async ({ page }) => {
  await quick(page);
  await begin(page);
  const head = journeys(page)
    .first()
    .getByRole('button', { name: /^Passenger 1/ });
  await head.click();
  await expect(promptOf(page)).toHaveText(/Passenger 1: tap a train/);
  await pointAt(page, openTrains(page).first());
  await expect(journeys(page).first()).toContainText(/boards the next train of line \d/);
  await journeys(page).first().getByRole('button', { name: 'Withdraw' }).click();
  await expect(journeys(page).first()).not.toContainText(/boards the next train/);
});

test('a journey planned by hand, station by station', async ({ page }) => {
  await quick(page);
  await begin(page);
  await journeys(page).first().locator('summary').filter({ hasText: 'Orders' }).click();
  await journeys(page).first().getByRole('button', { name: 'Plan by hand' }).click();
  await expect(promptOf(page)).toHaveText(/tap the next station/);
  await expect(page.getByRole('button', { name: 'Take this plan' })).toBeDisabled();
  for (let leg = 1; leg <= 2; leg++) {
    const name = page.locator('g[data-target][role=button]:has(text)').filter({ hasNot: page.locator('[data-train]') });
    await name.nth(leg).focus();
    await page.keyboard.press('Enter');
    await expect(journeys(page).first().locator('ol li')).toHaveCount(leg);
  }
  await page.getByRole('button', { name: 'Take this plan' }).click();
  await expect(journeys(page).first().locator('ol li')).toHaveCount(2);
});

test('who wants to be asked is asked, with the answers as buttons', async ({ page }) => {
  await quick(page);
  await begin(page);
  await page.getByRole('button', { name: 'Accept journeys' }).click();
  for (const passenger of [0, 1]) {
    await journeys(page).nth(passenger).locator('summary').filter({ hasText: 'Orders' }).click();
    await journeys(page).nth(passenger).getByRole('button', { name: 'always asks me' }).click();
    await expect(journeys(page).nth(passenger)).toContainText('Now: always asks me');
  }
  await until(page, 'question');
  await expect(promptOf(page)).toHaveText(/^Shall Passenger [12] .*\?$|is full|intervene/);
  await expect(page.getByRole('button', { name: /^(Board|Get off|Take it|Roll)$/ }).first()).toBeVisible();
  const before = await stateOf(page);
  await page
    .getByRole('button', { name: /^(Board|Get off|Take it|Roll)$/ })
    .first()
    .click();
  await expect.poll(() => stateOf(page)).not.toBe(before);
});

test('a switch is kept, and a wrong train says why not', async ({ page }) => {
  await quick(page);
  await begin(page);
  await page.getByRole('button', { name: 'Accept journeys' }).click();
  await journeys(page).first().locator('summary').filter({ hasText: 'Orders' }).click();
  const full = journeys(page).first().getByLabel('Full train');
  await full.selectOption('ask');
  await expect(full).toHaveValue('ask');
  await until(page, 'drive');
  const coloured = page.getByRole('button', { name: /^(Red|Brown|Green|Yellow|Blue), line \d/ });
  await coloured.and(page.locator(':enabled')).first().click();
  await expect(promptOf(page)).toHaveText(/Which train gets the point/);
  await expect(openTrains(page)).toHaveCount(2);
  const closed = page.locator('[data-train]:not([data-target])');
  await pointAt(page, closed.first());
  await expect(page.getByText('This die moves only trains of its colour.')).toBeVisible();
});
