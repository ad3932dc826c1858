/** At every size, in both languages and by day and night: nothing cut off, nothing on top of another, readable for all. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  asked,
  begin,
  button,
  decide,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  middleOf,
  openTrains,
  quick,
  type Kind,
} from './table.ts';

// A table has hundreds of nodes that axe looks at, several times in each test.
test.describe.configure({ timeout: 120_000 });

async function driveTo(page: Page, wanted: Kind): Promise<void> {
  for (let kind = await asked(page); kind !== wanted && kind !== 'over'; kind = await asked(page)) {
    await decide(page, kind as Exclude<Kind, 'over' | 'cover'>);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['de', 'en'] as const) {
    test(`nothing is cut off or overlaps, the map stays where it is (${language})`, async ({ page }) => {
      await quick(page, { language });
      await begin(page);
      const heights: number[] = [];
      for (const moment of ['plan', 'roll', 'drive', 'roll'] as const) {
        await driveTo(page, moment);
        await expectNoSidewaysScroll(page);
        await expectNoOverlaps(page);
        await expectAccessible(page);
        const { height } = (await page.locator('main svg').first().boundingBox())!;
        if (moment !== 'plan') heights.push(Math.round(height));
      }
      expect(new Set(heights).size).toBe(1);
    });
  }

  test('the map shows all of the network, and what a person has zoomed to stays from turn to turn', async ({
    page,
  }) => {
    await quick(page);
    await begin(page);
    const map = page.locator('main svg[viewBox]').first();
    const seen = (): Promise<string | null> => map.getAttribute('viewBox');
    const whole = await seen();
    await driveTo(page, 'roll');
    expect(await seen()).toBe(whole);
    await spread(page, map, 80);
    const near = await seen();
    expect(near).not.toBe(whole);
    await driveTo(page, 'drive');
    expect(await seen()).toBe(near);
    await openTrains(page).first().press('Enter');
    expect(await seen()).toBe(near);
    await button(page, /^Place the rest/).click();
    await button(page, /^Go(?! on)/).click();
    await driveTo(page, 'roll');
    expect(await seen()).toBe(near);
  });

  test('what lies beyond a map that is zoomed has a pill at its edge, which leads there', async ({ page }) => {
    await quick(page);
    await begin(page);
    await driveTo(page, 'roll');
    const map = page.locator('main svg[viewBox]').first();
    const pills = page.locator('[data-beyond]');
    await expect(pills).toHaveCount(0);
    await spread(page, map, 160);
    await expect(pills.first()).toBeVisible();
    const [seen, said] = [await map.getAttribute('viewBox'), await pills.first().getAttribute('aria-label')];
    expect(said).toMatch(/^Out of sight: /);
    await pills.first().tap();
    await expect.poll(() => map.getAttribute('viewBox')).not.toBe(seen);
    await expect(page.locator(`[data-beyond][aria-label="${said}"]`)).toHaveCount(0);
  });

  test('upright and lying, text is at least 11 pixels high, what is tapped at least 32', async ({ page }) => {
    await quick(page);
    await begin(page);
    for (const moment of ['plan', 'roll', 'drive'] as const) {
      await driveTo(page, moment);
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => smallTexts(page), `${moment} at ${width}`).toEqual([]);
        expect(await lowTargets(page), `${moment} at ${width}`).toEqual([]);
      }
    }
  });
});

/** Two fingers on the map move apart to so many pixels on each side. */
async function spread(page: Page, map: Locator, most: number): Promise<void> {
  const { x, y } = await middleOf(map);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
    });
  await touch('touchStart', 40);
  for (let apart = 50; apart <= most; apart += 10) await touch('touchMove', apart);
  await touch('touchEnd');
}

/** What is written smaller than 11 pixels, as it is seen. */
function smallTexts(page: Page): Promise<readonly string[]> {
  return page.locator('body *:visible').evaluateAll((all) =>
    all.flatMap((element) => {
      const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '');
      if (!isWritten || element.closest('.visually-hidden')) return [];
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()! : { a: 1, b: 0 };
      const height = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(scale.a, scale.b);
      return height < 10.99 ? [`${element.textContent}: ${height.toFixed(1)}`] : [];
    }),
  );
}

/** What a finger has less than 32 pixels for: with what catches fingers around it; on the map they mean whatever is within 22. */
function lowTargets(page: Page): Promise<readonly string[]> {
  return page.locator('button:visible, a:visible, label:visible').evaluateAll((all) =>
    all.flatMap((element) => {
      const [box, around] = [element.getBoundingClientRect(), getComputedStyle(element, '::after')];
      const catches = around.content === '""' && around.position === 'absolute';
      const width = Math.max(box.width, catches ? parseFloat(around.width) : 0);
      const height = Math.max(box.height, catches ? parseFloat(around.height) : 0);
      return box.width > 1 && Math.min(width, height) < 31.99 ? [`${element.textContent} ${width}×${height}`] : [];
    }),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`the table can be used by everybody (${theme})`, async ({ page }) => {
    await quick(page, { theme });
    await begin(page);
    for (const moment of ['plan', 'roll', 'drive'] as const) {
      await driveTo(page, moment);
      await expectAccessible(page);
      await expectNoOverlaps(page);
    }
  });
}

test('the trains roll, and never keep the person from acting', async ({ page }) => {
  await quick(page, { motion: 'on' });
  await begin(page);
  await driveTo(page, 'drive');
  const rolling = page.waitForSelector('[data-rolling]', { state: 'attached' });
  await decide(page, 'drive');
  await rolling;
  await expect(page.locator('[data-rolling]')).toHaveCount(0, { timeout: 20_000 });
});

for (const language of ['de', 'en'] as const) {
  test(`the rules can be learned from their page (${language})`, async ({ page }) => {
    await quick(page, { language });
    await page.goto('/rules/intercity');
    await expect(page.getByRole('img')).toHaveCount(4);
    await expectAccessible(page);
  });
}
