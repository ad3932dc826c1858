/** At every size, in both languages and by day and night: nothing cut off, nothing on top of another, readable for all. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  decide,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  quick,
  stateOf,
} from './table.ts';

// A table has hundreds of nodes that axe looks at, several times in each test.
test.describe.configure({ timeout: 120_000 });

async function driveTo(page: Page, wanted: string): Promise<void> {
  for (let kind = await asked(page); kind !== wanted && kind !== 'over'; kind = await asked(page)) {
    const before = await stateOf(page);
    await decide(page, kind);
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['de', 'en'] as const) {
    test(`nothing is cut off or overlaps (${language})`, async ({ page }) => {
      await quick(page, { language });
      await begin(page);
      for (const moment of ['plan', 'again', 'drive']) {
        await driveTo(page, moment);
        await expectNoSidewaysScroll(page);
        await expectNoOverlaps(page);
        await expectAccessible(page);
      }
    });
  }

  test('whatever is tapped is at least 40 pixels high', async ({ page }) => {
    await quick(page);
    await begin(page);
    await driveTo(page, 'drive');
    const small = await page.locator('button:visible, select:visible, summary:visible').evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const hidden = width === 0 || getComputedStyle(element).opacity === '0' || element.closest('[class*=buttons]');
        return !hidden && height < 39.5 ? [`${element.textContent} ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`the table can be used by everybody (${theme})`, async ({ page }) => {
    await quick(page, { theme });
    await begin(page);
    await expectAccessible(page);
    await page.locator('article summary').filter({ hasText: 'Orders' }).first().click();
    await expectAccessible(page);
    await driveTo(page, 'again');
    await expectAccessible(page);
    await driveTo(page, 'drive');
    await expectAccessible(page);
    await expectNoOverlaps(page);
  });
}

test('the trains roll, can be skipped, and never keep the person from acting', async ({ page }) => {
  await quick(page, { motion: 'on' });
  await begin(page);
  await driveTo(page, 'drive');
  const rolling = page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')];
    const skip = buttons.some(({ textContent }) => textContent === 'Skip');
    const goOn = buttons.some(({ textContent, disabled }) => /^Drive |^Roll$/.test(textContent ?? '') && !disabled);
    return document.querySelector('[data-rolling]') !== null && skip && goOn;
  });
  await page.getByRole('button', { name: /^Drive / }).click();
  await rolling;
  await expect(page.locator('[data-rolling]')).toHaveCount(0);
});

for (const language of ['de', 'en'] as const) {
  test(`the rules can be learned from their page (${language})`, async ({ page }) => {
    await quick(page, { language });
    await page.goto('/rules/intercity');
    await expect(page.getByRole('img')).toHaveCount(4);
    await expectAccessible(page);
  });
}
