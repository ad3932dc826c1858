/** Whole games in the browser: by mouse, by keyboard alone, by finger, and without the map. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  decide,
  island,
  mapOf,
  moveByMouse,
  nextRound,
  playRound,
  promptOf,
  quick,
  railsOn,
  resultOf,
  tabTo,
  tapMap,
  type Asked,
} from './table.ts';

test('two rounds by mouse against a bot: marker, rails, scoring, the next round, the end', async ({ page }) => {
  test.slow();
  await quick(page);
  await begin(page, { rounds: 2 });
  await expect(promptOf(page)).toHaveText(/Put your start marker|is placing/);

  await playRound(page);
  await expect(promptOf(page)).toHaveText(/^Round 1: .* connected all five cities[.!]$/);
  await expect(resultOf(page).getByRole('listitem')).toHaveCount(2);
  await expect(resultOf(page).getByRole('img', { name: /: (connected|not connected yet)$/ })).toHaveCount(10);
  await expect(page.locator('main [data-layer=built]')).not.toHaveCount(0);
  // Whose rails: the loser's are asked for, and what was missing is dotted.
  const loser = resultOf(page).getByRole('listitem').nth(1).locator('strong').first();
  await resultOf(page)
    .getByRole('button', { name: await loser.innerText() })
    .click();
  await expect(page.locator('[data-layer=missing]')).toHaveAttribute('d', /^M/);
  await expect(resultOf(page)).toContainText(/\d+ rails?.* (was|were) missing/);

  await nextRound(page).click();
  await expect(resultOf(page)).toHaveCount(0);
  const start = await asked(page);
  expect(start.kind).toBe('crossing');
  await expect(railsOn(page)).toHaveCount(0);
  await moveByMouse(page, start);
  await asked(page, start);

  await playRound(page);
  await expect(promptOf(page)).toHaveText(/ wins? with \d+ points?[.!]$| share the victory\.$/);
  await expect(resultOf(page)).toContainText('What decided it');
  // The last round is laid open like the first, its finisher's cities on the map.
  await expect(resultOf(page).getByRole('img', { name: /: (connected|not connected yet)$/ })).toHaveCount(10);
  await expect(page.locator('[data-layer=missing]')).toHaveCount(1);
  for (const figure of ['Worst turn', 'Luck of the cards', /^Laid for you by (?!others)/]) {
    await expect(resultOf(page).getByText(figure)).toBeVisible();
  }
  await expect(resultOf(page).getByRole('img', { name: /^Points: \d+ of 13$/ })).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Points after each round' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(resultOf(page)).toHaveCount(0);
});

test('two rounds by keyboard alone, from the home page to the end', async ({ page }) => {
  test.slow();
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
  await tabTo(page, 'Next round');
  // It has only just come, and takes no press that was meant for the button before it.
  await expect(page.locator('button:focus:not([aria-disabled=true])')).toHaveText(/^Next round/);
  await page.keyboard.press('Enter');
  await expect(resultOf(page)).toHaveCount(0);
  await playRound(page, moveByKeys);
  await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
  await tabTo(page, 'Watch again');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Turn by turn/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\//);
});

test('without the map: a game from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page, { rounds: 1, map: island() });
  await page.getByRole('button', { name: 'What I can do, as a list' }).click();
  const choices = page.getByRole('complementary').locator('ul li button:not([data-connected]):not([title])');
  await playRound(page, () => choices.last().click());
  await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole round on a phone: every tap does what it was meant for', async ({ page }) => {
    await quick(page);
    await begin(page, { rounds: 1 });
    const before = await page.getByRole('main').boundingBox();
    await playRound(page, async (_, now) => {
      expect(await page.getByRole('main').boundingBox()).toEqual(before);
      const rails = await railsOn(page).count();
      await decide(page, now, tapMap);
      if (now.kind !== 'line') return;
      // A rail more, or the turn has ended.
      await expect(async () =>
        expect((await railsOn(page).count()) > rails || (await asked(page)).key !== now.key).toBe(true),
      ).toPass();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
  });
});

/** One decision by arrow and Enter; E ends the turn. */
async function moveByKeys(page: Page, now: Asked): Promise<void> {
  if (now.kind === 'draft') {
    // A press that comes too soon after the last one counts for nothing, and is repeated as a person would.
    return expect(async () => {
      await page.keyboard.press('e');
      await expect(promptOf(page)).not.toHaveText(now.prompt, { timeout: 1000 });
    }).toPass();
  }
  const map = mapOf(page);
  if (!(await map.evaluate((element) => element === document.activeElement)))
    await tabTo(page, /^Map of TransEuropa\. /);
  await page.keyboard.press('ArrowRight');
  await expect(map.locator('[data-layer=cursor]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  // From the end of a net no arrow may lead on; N always does.
  if (now.kind === 'line' && (await map.locator('[data-layer=aim]').count()) === 0) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}
