/** Whole games in the browser: by mouse, by keyboard alone, from the list of moves, and the duel. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, overlayOf, playToTheEnd, promptOf, quick, stateOf, tabTo, type Kind } from './table.ts';

// A game has some fifteen turns for each of three; every one is rolled and driven.
test.describe.configure({ timeout: 180_000 });

test('by mouse against two bots: journeys, dice, trains on the map, the end', async ({ page }) => {
  await quick(page);
  await begin(page);
  await playToTheEnd(page);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('The game is over');
  await expect(overlayOf(page)).toContainText(/brought both passengers home in turn \d+/);
  await expect(overlayOf(page).getByRole('row')).toHaveCount(4);
  await expect(promptOf(page)).toHaveText(/wins\.$/);
});

test('by keyboard alone, from the home page to the end', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await tabTo(page, /^Play InterCity$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  await playToTheEnd(page, decideByKeys);
  await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('The game is over');
});

test('without the map: a duel from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page, { duel: true });
  await page.getByRole('button', { name: 'All moves as a list' }).click();
  const choices = page.getByRole('complementary').locator('ul li button:not([title])');
  await playToTheEnd(page, async (_, kind) => {
    const wanted = {
      plan: /accept the journey/,
      ready: /^Ready$/,
      roll: /^Roll/,
      again: /^Keep all/,
      drive: /^Drive|card$/,
      question: /./,
    };
    await choices.filter({ hasText: wanted[kind] }).first().click();
  });
  await expect(overlayOf(page)).toContainText(/brought both passengers home/);
});

const BUTTONS: Readonly<Record<Exclude<Kind, 'over'>, RegExp>> = {
  plan: /^Accept journeys$/,
  ready: /^Ready$/,
  roll: /^Roll$/,
  again: /^Keep all$/,
  drive: /^Drive /,
  question: /^(Take it|Get off|Board|Roll|Fight|Do nothing|End turn)$/,
};

/** From the tools behind the prompt's buttons back to the first of them. */
const BACK = 6;

async function decideByKeys(page: Page, kind: Exclude<Kind, 'over'>): Promise<void> {
  await tabTo(page, BUTTONS[kind], BACK);
  await page.keyboard.press('Enter');
}

test('a train on the map is driven by keys', async ({ page }) => {
  await quick(page);
  await begin(page);
  for (let kind = await asked(page); kind !== 'drive'; kind = await asked(page)) {
    const before = await stateOf(page);
    await decideByKeys(page, kind as Exclude<Kind, 'over'>);
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
  const train = page.locator('[data-train][data-target]').first();
  const place = await train.getAttribute('style');
  const index = await train.getAttribute('data-train');
  await train.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-train="${index}"]`)).not.toHaveAttribute('style', place!);
});
