/** The moments of a play, by day and by night, wide and narrow: accessible, nothing cut off, nothing on top of anything. */
import { expect, test, type Page } from '@playwright/test';
import type { View } from '../../rules/index.ts';
import { jamTargets } from '../choosing/draft.ts';
import {
  beginWhere,
  builderOf,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  handOf,
  overlayOf,
  playToTheEnd,
  quick,
  tripsOf,
} from './table.ts';

const MOMENTS: Readonly<Record<string, { fits(view: View): boolean; prepare?(page: Page): Promise<void> }>> = {
  'something is proposed': { fits: (view) => view.phase === 'plan' && view.turns > 9 },
  'a trip is put together': {
    fits: (view) => view.phase === 'plan' && view.turns > 9,
    prepare: async (page) => {
      await tripsOf(page).nth(1).click();
      await expect(builderOf(page)).toBeVisible();
    },
  },
  'markers are painted': {
    fits: (view) => view.phase === 'plan' && view.hand.includes('walkableCity'),
    prepare: (page) => handOf(page).filter({ hasText: 'Walkable city' }).first().click(),
  },
  'a jam may be put': { fits: (view) => view.phase === 'window' && jamTargets(view).length > 1 },
  'cards are discarded': { fits: (view) => view.phase === 'discard' },
};

async function show(page: Page, moment: string): Promise<void> {
  const { fits, prepare } = MOMENTS[moment]!;
  await beginWhere(page, fits);
  await prepare?.(page);
}

for (const theme of ['light', 'dark'] as const) {
  for (const moment of Object.keys(MOMENTS)) {
    test(`${theme === 'light' ? 'by day' : 'by night'} the table is accessible when ${moment}`, async ({ page }) => {
      await quick(page, { theme });
      await show(page, moment);
      await expectAccessible(page);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const moment of Object.keys(MOMENTS)) {
    test(`nothing scrolls sideways, overlaps or is too small when ${moment}`, async ({ page }) => {
      await quick(page);
      await show(page, moment);
      for (const tab of ['Players', 'Log', 'Hand']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectNoSidewaysScroll(page);
        await expectNoOverlaps(page);
        await expectLargeEnough(page);
        await expectSheetFits(page);
      }
      await expectAccessible(page);
    });
  }

  test('the end has room and is accessible', async ({ page }) => {
    await quick(page);
    await beginWhere(page, (view) => view.phase === 'plan' && Math.max(...view.scores) > 40);
    await playToTheEnd(page, (button) => button.click());
    await expect(overlayOf(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

for (const [language, title] of [
  ['de', 'Worum es geht'],
  ['en', 'What it is about'],
] as const) {
  test(`the rules can be read in ${language}, with their credits`, async ({ page }) => {
    await quick(page, { language });
    await page.goto('/rules/future-mobility');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const name of ['IMAGINARY', 'Futurium', 'OpenMoji'])
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /CC BY-SA 4\.0/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

/** A finger needs 40 pixels. */
async function expectLargeEnough(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, [role=tab]')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const hidden = width === 0 || !element.checkVisibility() || element.closest('.visually-hidden') !== null;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return hidden || (width >= 40 && height >= 40) ? [] : [`${name} ${Math.round(width)}×${Math.round(height)}`];
    }),
  );
  expect(small).toEqual([]);
}

/** The sheet is read downwards only. */
async function expectSheetFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('aside, aside *')].flatMap((element) => {
      const { scrollWidth, clientWidth, textContent } = element;
      const scrolls = getComputedStyle(element).overflowX !== 'visible' && clientWidth > 0;
      return scrolls && scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}: ${textContent}`] : [];
    }),
  );
  expect(wide).toEqual([]);
}
