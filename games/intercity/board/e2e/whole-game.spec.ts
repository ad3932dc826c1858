/** Whole games in the browser: by mouse, by finger with presses counted, by keyboard alone, from the list of moves, and the duel. */
import { expect, test, type Page } from '@playwright/test';
import {
  alternativesOf,
  answersOf,
  asked,
  begin,
  button,
  decide,
  drive,
  ghostsOf,
  openTrains,
  playToTheEnd,
  Presses,
  promptOf,
  quick,
  READY,
  restOf,
  resultOf,
  roll,
  stateOf,
  tabTo,
  wish,
  type Kind,
} from './table.ts';

// A game has some fifteen turns for each of three; every one is rolled and driven.
test.describe.configure({ timeout: 240_000 });

test('by mouse against two bots: plans, dice, trains on the map, the end', async ({ page }) => {
  await quick(page);
  await begin(page);
  // Dice for a seat go by themselves.
  await playToTheEnd(page, undefined, { patient: true });
  await expect(resultOf(page)).toContainText(/What decided it/);
  await expect(resultOf(page)).toContainText(/Luck of the dice/);
  await expect(resultOf(page)).toContainText(/What others did for me/);
  await expect(promptOf(page)).toHaveText(/wins[.!]$|^You win!$/);
});

test.describe('by finger at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // A turn that one decides oneself takes 4 presses with priority; without it 5, since the dice of each colour are sent to their train.
  for (const { wishes, most } of [
    { wishes: true, most: 4.2 },
    { wishes: false, most: 5.8 },
  ]) {
    test(`a whole game with at most ${most} presses a turn, ${wishes ? 'by wishes' : 'without wishes'}`, async ({
      page,
    }) => {
      test.slow();
      await quick(page);
      await begin(page);
      const alerts = await alertsOf(page);
      const presses = new Presses(true);
      let turns = 0;
      for (let kind = await asked(page); kind !== 'over'; kind = await asked(page)) {
        if (kind === 'roll') {
          turns++;
          if (wishes) await wish(page, presses);
          await roll(page, presses);
        } else if (kind === 'drive') await drive(page, presses);
        else await decide(page, kind as Exclude<Kind, 'over' | 'cover'>, new Presses(true));
        expect(presses.idle).toEqual([]);
      }
      const told = [...presses.kinds].map(([kind, count]) => `${kind} ${(count / turns).toFixed(1)}`);
      test.info().annotations.push({ type: 'presses a turn', description: told.join(', ') });
      expect(presses.count / turns).toBeLessThanOrEqual(most);
      expect(await alerts()).toEqual([]);
      await expect(resultOf(page)).toBeVisible();
    });
  }
});

/** What has been refused from now on. */
async function alertsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const all: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) if (textContent) all.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return all;
  });
  return () => said.jsonValue();
}

test('without the map: a duel from the list of moves', async ({ page }) => {
  await quick(page);
  await begin(page, { duel: true });
  await page.getByRole('button', { name: 'What I can do, as a list' }).click();
  const choices = page.locator('ul li button:not([title])');
  const wanted: Readonly<Record<string, RegExp>> = {
    plan: /^(Let’s go)$/,
    roll: /^Keep all/,
    drive: /^Go: \d|^Place a point/,
    question: /./,
  };
  await alternativesOf(page).first().click();
  await playToTheEnd(page, async (_, kind) => {
    if (kind === 'question') return answersOf(page).first().click();
    const laid = READY.test((await promptOf(page).textContent())!);
    const name = kind === 'drive' ? (laid ? /^Go: \d/ : /^Place a point/) : wanted[kind]!;
    await choices.filter({ hasText: name }).first().click();
  });
  await expect(resultOf(page)).toBeVisible();
});

test('by keyboard alone: plan, keep, lay, take back, drive, to the end', async ({ page }) => {
  test.slow();
  await quick(page);
  await page.goto('/');
  await tabTo(page, /^Play InterCity$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  expect(await asked(page)).toBe('plan');
  for (let tab = 0; tab < 2; tab++) {
    await tabTo(page, alternativesOf(page).first());
    await page.keyboard.press('Enter');
    await expect(page.locator('button:has-text("✓")')).toHaveCount(tab + 1);
  }
  await tabTo(page, button(page, /^Let’s go/));
  await page.keyboard.press('Enter');
  while ((await asked(page)) === 'question') await answersOf(page).first().press('Enter');
  expect(await asked(page)).toBe('roll');
  await page.keyboard.press('k');
  expect(await asked(page)).toBe('drive');
  const train = openTrains(page).first();
  await train.focus();
  const focused = (): Promise<string | null> =>
    page.evaluate(
      () => document.activeElement!.closest('[data-train], [data-station]')?.getAttribute('aria-label') ?? null,
    );
  const from = await focused();
  const met = new Set<string | null>();
  for (const way of ['Down', 'Up', 'Right', 'Left']) {
    await page.keyboard.press(`Arrow${way}`);
    met.add(await focused());
  }
  expect(met).not.toContain(null);
  expect([...met].some((each) => each !== from)).toBe(true);
  await train.focus();
  await page.keyboard.press('Enter');
  await expect(ghostsOf(page)).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(ghostsOf(page)).toHaveCount(0);
  await train.focus();
  await page.keyboard.press('Enter');
  await expect(ghostsOf(page)).toHaveCount(1);
  const before = await stateOf(page);
  await tabTo(page, button(page, /^Go(?! on)/));
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe(before);
  await playToTheEnd(page, async (_, kind) => {
    if (kind === 'question') return answersOf(page).first().press('Enter');
    if (kind === 'roll') {
      const open = page.locator('[data-wish][aria-pressed=false]');
      if ((await open.count()) > 0) await open.first().press('Enter');
      return page.keyboard.press((await button(page, /^Place points/).count()) > 0 ? 'k' : 'r');
    }
    const rest = restOf(page);
    if (READY.test((await promptOf(page).textContent())!)) return button(page, /^Go(?! on)/).press('Enter');
    if ((await rest.count()) > 0) return rest.press('Enter');
    return openTrains(page).first().press('Enter');
  });
  await expect(resultOf(page)).toBeVisible();
});
