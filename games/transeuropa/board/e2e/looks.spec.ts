/** Every moment of a play, by day and by night, wide and narrow: accessible, nothing cut off, nothing on top of anything. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  inWindow,
  island,
  mapOf,
  moveByMouse,
  overlayOf,
  playRound,
  promptOf,
  quick,
  showHelp,
  toMiddleOfTurn,
} from './table.ts';

/** The table from the first look to the last, and what lies over it; `look` is called at each moment. */
async function atTheTable(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await begin(page, {
    seats: ['Kim', ...Array.from({ length: 5 }, () => ({ bot: 'easy' as const }))],
    privateRails: true,
  });
  await asked(page);
  await look('start');
  await mapOf(page).press('ArrowRight');
  await expect(promptOf(page)).toHaveText(/\?$/);
  await look('choosing a start');
  await mapOf(page).press('Escape');
  const now = await toMiddleOfTurn(page);
  await showHelp(page);
  await look('in the middle of a turn, with help');
  // Where the first rail of the turn lies nothing more can be laid.
  const taken = await mapOf(page).locator('[data-look=laid]').last().boundingBox();
  await page.mouse.click(taken!.x + taken!.width / 2, taken!.y + taken!.height / 2);
  await expect(page.getByRole('alert').or(promptOf(page).filter({ hasNotText: now.prompt }))).toBeVisible();
  await look('refused');
}

async function roundsAndReplay(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await begin(page, { rounds: 2, map: island() });
  await playRound(page);
  await look('scoring');
  await page.getByRole('button', { name: 'Continue' }).click();
  await playRound(page);
  await look('end');
  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(overlayOf(page)).toHaveCount(0);
  await look('the board at the end');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('4');
  await expect(page.locator('main [data-look=laid]')).not.toHaveCount(0);
  await look('replay');
  await page.getByLabel('Seen by').selectOption('Kim');
  await expect(page.locator('button[data-connected]')).toHaveCount(5);
  await look('replay with Kim’s eyes');
}

/** Looking for barriers takes its time, and not every moment brings something new. */
function accessibleAt(page: Page, moments: readonly string[]): (moment: string) => Promise<void> {
  return async (moment) => {
    if (moments.includes(moment)) await expectAccessible(page);
  };
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme === 'light' ? 'by day' : 'by night', () => {
    test.beforeEach(async ({ page }) => quick(page, { theme }));

    test('the table is accessible at every moment, and so are the rules over it', async ({ page }) => {
      await atTheTable(page, accessibleAt(page, ['start', 'in the middle of a turn, with help', 'refused']));
      await page.getByRole('button', { name: 'Rules' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('scoring, end and replay are accessible', async ({ page }) => {
      await roundsAndReplay(page, accessibleAt(page, ['scoring', 'end', 'replay']));
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ page }) => quick(page));

  async function expectRoom(page: Page): Promise<void> {
    await expectNoSidewaysScroll(page);
    await expectNoOverlaps(page);
    await expectLargeEnough(page);
  }

  test('six at the table: nothing scrolls sideways, overlaps or is too small to tap', async ({ page }) => {
    await atTheTable(page, async () => {
      for (const tab of ['Players', 'Log', 'Hand']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectRoom(page);
      }
    });
    await page.getByRole('button', { name: 'All moves as a list' }).click();
    await expectRoom(page);
  });

  test('scoring, end and replay have room, and are accessible', async ({ page }) => {
    const accessible = accessibleAt(page, ['scoring', 'end', 'replay']);
    await roundsAndReplay(page, async (moment) => {
      await expectRoom(page);
      await accessible(moment);
    });
  });

  test.describe('with German, where sentences are longer', () => {
    test.use({ locale: 'de-DE' });

    test('the map keeps its place when something is tapped, so that a second tap means the same', async ({ page }) => {
      await begin(page);
      const start = await asked(page);
      await moveByMouse(page, start);
      const now = await asked(page, start);
      const before = await mapOf(page).boundingBox();
      for (const { at } of now.targets) {
        const { x, y } = await inWindow(page, at);
        await page.touchscreen.tap(x, y);
        await expect(promptOf(page)).toHaveText(/ hier, (einfache Linie|Doppellinie)\?$/);
        expect(await mapOf(page).boundingBox()).toEqual(before);
      }
    });
  });
});

test('the map follows the keys when only a part of it is seen', async ({ page }) => {
  await quick(page);
  await begin(page);
  await asked(page);
  const map = mapOf(page);
  await map.focus();
  for (let zooms = 0; zooms < 5; zooms++) await page.keyboard.press('+');
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press(steps < 6 ? 'ArrowRight' : 'ArrowUp');
    await expect(() => expectInSight(page)).toPass({ timeout: 5000 });
  }
});

/** The pin that stands where the keys have led is within the window onto the map. */
async function expectInSight(page: Page): Promise<void> {
  const cursor = (await mapOf(page).locator('[data-layer=cursor]').boundingBox())!;
  const frame = (await page.getByRole('group', { name: 'Map of TransEuropa' }).boundingBox())!;
  expect(cursor.x).toBeGreaterThanOrEqual(frame.x - 1);
  expect(cursor.y).toBeGreaterThanOrEqual(frame.y - 1);
  expect(cursor.x + cursor.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  expect(cursor.y + cursor.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
}

/** A finger needs 40 pixels. */
async function expectLargeEnough(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, input[type=range], [role=tab]')].flatMap(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const hidden = width === 0 || !element.checkVisibility() || element.closest('.visually-hidden') !== null;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return hidden || (width >= 40 && height >= 40) ? [] : [`${name} ${Math.round(width)}×${Math.round(height)}`];
      },
    ),
  );
  expect(small).toEqual([]);
}
