/** InterUrban on a phone, by night, in German, and for those who use assistive technology. */
import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import {
  asked,
  begin,
  cells,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  laid,
  lit,
  middleOf,
  openPlay,
  overlayOf,
  placed,
  playOn,
  quick,
  usable,
} from './table.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap puts the tile down, another turns it, the button places it; so to the end, and nothing is cut off', async ({
    page,
  }) => {
    await quick(page, { language: 'de' });
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await expectNoSidewaysScroll(page);
    await expectNoOverlaps(page);
    const place = page.getByRole('button', { name: 'Legen', exact: true });
    await playOn(page, async () => {
      const count = await laid(page).count();
      await usable(page).first().tap();
      const { x, y } = await middleOf(lit(page).first().locator('rect').first());
      await page.touchscreen.tap(x, y);
      await expect(place).toBeEnabled();
      await place.tap();
      await placed(page, count);
    });
    await expect(overlayOf(page).getByRole('img', { name: 'Spieltisch von InterUrban' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('a second tap turns the tile', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    await usable(page).first().tap();
    const { x, y } = await middleOf(cells(page).first());
    await page.touchscreen.tap(x, y);
    const ghost = page.locator('[data-ghost]');
    const before = await ghost.getAttribute('data-ghost');
    await page.touchscreen.tap(x, y);
    await expect(ghost).not.toHaveAttribute('data-ghost', before!);
  });

  test('a table of sixty tiles can be seen whole and read by zooming in', async ({ page }) => {
    await quick(page);
    await openPlay(page, join(import.meta.dirname, '../../fixtures/all-track-laid.json'));
    await page.locator('input[type=range]').press('End');
    const tiles = page.getByRole('application').locator('[data-looking] rect[data-kind]');
    await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(60);
    const board = (await page.getByRole('application').locator('xpath=ancestor::*[@role="group"]').boundingBox())!;
    for (const tile of [tiles.first(), tiles.last()]) {
      const { x, y, width, height } = (await tile.boundingBox())!;
      expect(x >= board.x && x + width <= board.x + board.width).toBe(true);
      expect(y >= board.y && y + height <= board.y + board.height).toBe(true);
    }
    await page.getByRole('application').focus();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('+');
    await expect.poll(async () => (await tiles.first().boundingBox())!.width).toBeGreaterThan(44);
  });

  test('tiles are large enough for fingers', async ({ page }) => {
    await quick(page);
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    for (const button of await page.locator('main button, aside button').all()) {
      if (!(await button.isVisible())) continue;
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    }
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the table in ${theme}, with a tile chosen and with a route opened`, async ({ page }) => {
    await quick(page, { theme });
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').nth(2).click();
    await expectAccessible(page);
    await usable(page).first().click();
    await lit(page).first().hover({ force: true });
    await expectAccessible(page);
    await expectNoOverlaps(page);
  });
}

test('axe finds nothing at the end', async ({ page }) => {
  await quick(page);
  await begin(page);
  await playOn(page);
  await expectAccessible(page);
});

test('axe finds nothing on the rules page', async ({ page }) => {
  await page.goto('/rules/interurban');
  await expect(page.getByRole('heading', { name: 'J: One 4 for each player' })).toBeVisible();
  await expectAccessible(page);
});
