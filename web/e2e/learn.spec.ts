/** The guided first games: doing what is pointed at leads to the end, and into a game of one’s own. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { LESSONS, type GameId } from '@stellwerk/games';
import { expectAccessible, expectNoSidewaysScroll, quick } from './app.ts';

const GAMES = Object.keys(LESSONS) as GameId[];
const guideOf = (page: Page): Locator => page.getByRole('region', { name: /^(The guide|Der Lotse)$/ });
const stepOf = (page: Page): Locator => guideOf(page).locator('[aria-current=step]');
const goOn = (page: Page): Locator => page.getByRole('button', { name: /^(Go on|Weiter)$/ });
const playNow = (page: Page): Locator => page.getByRole('button', { name: /^(Play now|Jetzt spielen)$/ });

/** Touches one thing after another that is pointed at, until the step is done. */
async function followPointer(page: Page): Promise<void> {
  const now = await stepOf(page).getAttribute('aria-label');
  const left = async (): Promise<boolean> =>
    (await playNow(page).isVisible()) || (await stepOf(page).getAttribute('aria-label')) !== now;
  await expect(async () => {
    // The ring is drawn around the thing and takes no touch itself. Looked for first, it is not yet the next step's.
    const ring = page.locator('[data-ring]').first();
    const box = (await ring.isVisible()) ? await ring.boundingBox({ timeout: 3000 }) : undefined;
    if (await left()) return;
    if (await goOn(page).isVisible()) await goOn(page).click();
    else if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(300);
    expect(await left()).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [200] });
}

for (const game of GAMES) {
  for (const [where, language, viewport] of [
    ['a phone', 'de', { width: 390, height: 844 }],
    ['a desktop', 'en', { width: 1440, height: 900 }],
  ] as const) {
    test.describe(`${game} on ${where}`, () => {
      test.use({ viewport, ...(where === 'a phone' && { hasTouch: true, isMobile: true }) });

      test('is learnt by doing what is pointed at, left and taken up again in the middle', async ({ page }) => {
        test.slow();
        await quick(page, { language }, []);
        await page.goto('/');
        await page
          .getByRole('link', { name: /^(Show me|Zeig’s mir)/ })
          .nth(GAMES.indexOf(game))
          .click();
        await expect(stepOf(page)).toBeVisible();
        const count = await guideOf(page).getByRole('listitem').count();
        for (let step = 1; !(await playNow(page).isVisible()); step++) {
          expect(step).toBeLessThan(count);
          await expect(stepOf(page)).toHaveAccessibleName(new RegExp(` ${step} `));
          await expectNothingCut(page);
          if (step === 4) await leaveAndComeBack(page, step);
          await followPointer(page);
        }
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await playNow(page).click();
        await page.waitForURL(/\/play\//);
        await page.goto('/');
        // Now it is the introduction, and *Play* is the one to press.
        await expect(page.getByRole('link', { name: /^(Introduction|Einführung)/ })).toHaveCount(1);
      });
    });
  }
}

test('the line of steps, brackets and Escape lead through a lesson', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  await expect(stepOf(page)).toHaveAccessibleName('Step 3 of 11');
  await page.keyboard.press('[');
  await expect(stepOf(page)).toHaveAccessibleName('Step 2 of 11');
  // The table of the step may still be on its way.
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expect(stepOf(page)).toHaveAccessibleName('Step 2 of 11');
  await guideOf(page).getByRole('button', { name: 'Step 6 of 11' }).click();
  await expect(guideOf(page)).toContainText('Build across the Danube.');
  await page.reload();
  await expect(guideOf(page)).toContainText('Build across the Danube.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Go on learning: TransEuropa' })).toBeVisible();
});

test('wrong tries get a reason and never a dead end', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  const list = page.getByRole('button', { name: 'All moves as a list' });
  await list.click();
  const others = page.getByRole('listitem').getByRole('button', { name: /^Rail/ });
  await others.last().click();
  await expect(guideOf(page)).toContainText('You could. Here we want what the arrow points at.');
  await expect(guideOf(page).getByRole('button', { name: 'Show me' })).toBeHidden();
  await others.last().click();
  await guideOf(page).getByRole('button', { name: 'Show me' }).click();
  await expect(stepOf(page)).toHaveAccessibleName('Step 4 of 11');
});

async function leaveAndComeBack(page: Page, step: number): Promise<void> {
  await guideOf(page)
    .getByRole('button', { name: /^(Leave|Verlassen)/ })
    .click();
  await page.getByRole('link', { name: /^(Go on learning|Weiterlernen)/ }).click();
  await expect(stepOf(page)).toHaveAccessibleName(new RegExp(` ${step} `));
}

/** Every word of the guide is inside its sign. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await guideOf(page).evaluate((guide) => {
    const sign = guide.firstElementChild!.getBoundingClientRect();
    return [...guide.querySelectorAll('h1, h2, p:not(.visually-hidden)')]
      .map((line) => ({ text: line.textContent, box: line.getBoundingClientRect() }))
      .filter(({ box }) => box.top < sign.top - 1 || box.bottom > sign.bottom + 1 || box.right > sign.right + 1)
      .map(({ text }) => text);
  });
  expect(cut).toEqual([]);
}
