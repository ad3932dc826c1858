/** A turn on the screen: columns stay lit, points are laid and taken back, wishes lay themselves, plans are made on the map. */
import { expect, test, type Page } from '@playwright/test';
import {
  alternativesOf,
  answersOf,
  asked,
  begin,
  button,
  columnsOf,
  decide,
  ghostsOf,
  middleOf,
  openTrains,
  plan,
  promptOf,
  quick,
  trainsOf,
  type Kind,
} from './table.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  await quick(page);
  await begin(page);
});

/** Plays on until the screen asks for this. */
async function until(page: Page, wanted: Kind): Promise<void> {
  for (let kind = await asked(page); kind !== wanted && kind !== 'over'; kind = await asked(page)) {
    await decide(page, kind as Exclude<Kind, 'over' | 'cover'>);
  }
}

test('the opening offers ways to choose from, with rounds, and nothing is chosen for the person', async ({ page }) => {
  await expect(trainsOf(page)).toHaveCount(10);
  await expect(alternativesOf(page).first()).toContainText(/≈\s\d+/);
  expect(await alternativesOf(page).count()).toBeGreaterThan(1);
  await expect(page.locator('[data-alternative][aria-pressed=true]')).toHaveCount(0);
  await plan(page);
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('a station on the map is a leg made by hand, and its pin takes it away', async ({ page }) => {
  const targets = page.locator('[data-station][data-target]').filter({ hasText: /^(Mannheim|Würzburg|Hannover)$/ });
  const pin = page.getByRole('button', { name: 'Drop my own leg' });
  // Where the passenger stands already is no leg; the next one is.
  await expect(async () => {
    for (const target of await targets.all()) {
      await target.focus();
      await page.keyboard.press('Enter');
      if (await pin.isVisible()) return;
    }
    await expect(pin).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('[data-alternative][aria-pressed=true]')).toHaveCount(1);
  await pin.click();
  await expect(pin).toHaveCount(0);
});

test('a station that no train comes to gets a word, and nothing is laid', async ({ page }) => {
  await plan(page);
  await until(page, 'drive');
  const laid = await ghostsOf(page).count();
  const so = page.getByRole('banner').locator('p');
  const far = page.locator('[data-station]:not([data-target])');
  await expect(async () => {
    // A train beside the name may be meant instead.
    for (const station of await far.all()) {
      const { x, y } = await middleOf(station);
      await page.mouse.click(x, y);
      if ((await so.textContent())!.startsWith('No train gets to ')) return;
      while ((await ghostsOf(page).count()) > laid) await page.keyboard.press('u');
    }
    throw new Error('no word');
  }).toPass({ timeout: 20_000 });
  await expect(ghostsOf(page)).toHaveCount(laid);
});

test('the first roll throws itself; a lit column stays lit in the next turn', async ({ page }) => {
  await plan(page);
  await until(page, 'roll');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  const [red, jokers] = [columnsOf(page).first(), columnsOf(page).nth(5)];
  await red.click();
  await expect(jokers).toHaveAttribute('aria-pressed', 'true');
  // Who taps them to keep them, too, does.
  await jokers.click();
  await expect(page.getByText('Kept already. Press again to roll it.')).toBeVisible();
  await expect(jokers).toHaveAttribute('aria-pressed', 'true');
  await jokers.click();
  await expect(jokers).toHaveAttribute('aria-pressed', 'false');
  await red.click();
  await jokers.click();
  await expect(page.locator('[data-kept]')).toHaveCount(1);
  await button(page, /^Keep all/).click();
  await until(page, 'drive');
  await decide(page, 'drive');
  await until(page, 'roll');
  const kept = await page.locator('[data-kept]').count();
  // It goes out only when my passengers ride elsewhere.
  expect(kept).toBeLessThanOrEqual(1);
});

test('points are laid as ghosts, nothing counts before Go, Undo takes the last one back', async ({ page }) => {
  await plan(page);
  await until(page, 'roll');
  await button(page, /^Keep all/).click();
  await expect(promptOf(page)).toHaveText(/^Where do your trains go\? 5 points\.$/);
  const places = () => trainsOf(page).evaluateAll((all) => all.map((train) => train.getAttribute('style')));
  const before = await places();
  await expect(button(page, /^Go(?! on)/)).toBeDisabled();
  await page.mouse.click(...(await at(page)));
  await expect(ghostsOf(page)).toHaveCount(1);
  await expect(promptOf(page)).toHaveText(/4 points\.$/);
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(ghostsOf(page)).toHaveCount(0);
  await page.mouse.click(...(await at(page)));
  await button(page, /^Go(?! on)/).click();
  await expect.poll(places).not.toEqual(before);
  // What is left and helps nobody of mine lies there by itself.
  await expect(promptOf(page)).toHaveText(/4 points\.$|^All points are placed/);
});

test('lit columns and laid points come back after a reload, and only for this turn', async ({ page }) => {
  await plan(page);
  await until(page, 'roll');
  await columnsOf(page).nth(5).click();
  await page.reload();
  await until(page, 'roll');
  await expect(columnsOf(page).nth(5)).toHaveAttribute('aria-pressed', 'true');
  await button(page, /^Keep all/).click();
  await until(page, 'drive');
  await page.mouse.click(...(await at(page)));
  const laid = await promptOf(page).textContent();
  const ghosts = await ghostsOf(page).count();
  expect(ghosts).toBeGreaterThan(0);
  await page.reload();
  await until(page, 'drive');
  await expect(promptOf(page)).toHaveText(laid!);
  await expect(ghostsOf(page)).toHaveCount(ghosts);
});

async function at(page: Page): Promise<[number, number]> {
  const { x, y } = await middleOf(openTrains(page).first().locator('path').nth(2));
  return [x, y];
}

test('who asks about what is not planned is asked, with equal answers and no red button', async ({ page }) => {
  await page.getByText('asks when anything changes the plan').click();
  await button(page, /^No plan/).click();
  for (let kind = await asked(page); kind !== 'question'; kind = await asked(page)) {
    if (kind === 'over') return;
    await decide(page, kind as Exclude<Kind, 'over' | 'cover'>);
  }
  expect(await answersOf(page).count()).toBeGreaterThan(0);
  const question = await promptOf(page).textContent();
  await answersOf(page).last().click();
  await expect(async () => expect(await promptOf(page).textContent()).not.toBe(question)).toPass();
});

test('a hint gives its reason and marks what it means, and does nothing', async ({ page }) => {
  await plan(page);
  await until(page, 'roll');
  await button(page, /^Keep all/).click();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByText(/^Hint: IC\s\d to .+: .+\.$/)).toBeVisible();
  await expect(page.locator('[class*=_lamp_]')).toHaveCount(1);
  await expect(ghostsOf(page)).toHaveCount(0);
});
