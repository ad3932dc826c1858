/** Whole games in the browser: by mouse, by finger at 390 px, by keyboard alone, and from the list of moves. */
import { expect, test, type Locator } from '@playwright/test';
import {
  begin,
  button,
  cityOf,
  looksOf,
  playToTheEnd,
  promptOf,
  quick,
  resultOf,
  tabTo,
  untilMyTurn,
} from './table.ts';

test('to the end by mouse, with the city that came of it', async ({ page }) => {
  await quick(page);
  await begin(page);
  await playToTheEnd(page, (target) => target.click());
  await expect(promptOf(page)).toHaveText(/^Your city 2050: .* wins? with \d+ points$/);
  const result = resultOf(page);
  await expect(result).toContainText(/How everybody travelled: \d+ trips, \d+ of them without car or van/);
  await expect(result).toContainText('Best turn');
  await expect(result).toContainText('IMAGINARY');
  await expect(cityOf(page)).toBeVisible();
});

test.describe('by finger at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('to the end with cards and no tap in vain, and the plan is as large in every state of the game', async ({
    page,
  }) => {
    await quick(page, { language: 'de' });
    await begin(page);
    const boxes = new Set<string>();
    let shown = 0;
    await playToTheEnd(
      page,
      async (target) => {
        shown += Number((await target.textContent()) === 'Zeigen');
        const before = await looksOf(page);
        await target.tap();
        // No tap is in vain, and none is refused.
        await expect.poll(() => looksOf(page)).not.toBe(before);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
      {
        withCards: true,
        each: async () => {
          if (await resultOf(page).isVisible()) return;
          const box = (await page.locator('main').boundingBox())!;
          boxes.add([box.x, box.y, box.width, box.height].map(Math.round).join());
        },
      },
    );
    expect(shown).toBeGreaterThan(0);
    expect([...boxes]).toHaveLength(1);
    // Why and who came where is seen at once, before the city; for the rest everything scrolls but the head and the buttons.
    const result = resultOf(page);
    const standing = page.getByRole('region', { name: 'Endstand' });
    const plan = (await page.locator('main').boundingBox())!;
    expect(plan.width).toBe(plan.height);
    const again = button(page, 'Noch einmal spielen');
    const bottom = async (one: Locator): Promise<number> => {
      const { y, height } = (await one.boundingBox())!;
      return y + height;
    };
    const buttons = await again.boundingBox();
    await expect(standing.getByRole('heading', { name: 'Was den Ausschlag gab' })).toBeInViewport({ ratio: 1 });
    expect(await bottom(standing.locator('ol > li').last())).toBeLessThanOrEqual(plan.y);
    expect(plan.y).toBeLessThan(buttons!.y);
    await result.locator('dl > div').last().scrollIntoViewIfNeeded();
    expect(await bottom(page.locator('main'))).toBeLessThan(0);
    expect((await again.boundingBox())!.y).toBeCloseTo(buttons!.y, 0);
    await expect(promptOf(page)).toBeInViewport();
    // A turn that is looked at brings the plan back, and one press leads back to the end.
    const [title] = await promptOf(page).allTextContents();
    await button(page, 'Ansehen').first().tap();
    await expect(page.locator('main')).toBeInViewport({ ratio: 1 });
    await button(page, 'Zurück zum Spiel').tap();
    await expect(promptOf(page)).toHaveText(title!);
  });
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
    await target.focus();
    await page.keyboard.press('Enter');
  });
});

test('without the plan: a turn from the list of moves', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await quick(page);
  await begin(page);
  await untilMyTurn(page);
  await button(page, /^What I can do, as a list/)
    .first()
    .click();
  await button(page, /^Trip: /)
    .first()
    .click();
  await page
    .getByRole('list')
    .getByRole('button', { name: /^Travel \+/ })
    .click();
  // A trip may bring nothing; it is told all the same.
  await expect(
    page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /^Kim\b.* by \w.* → /i }),
  ).toBeVisible();
});
