/** InterUrban on a phone, by night, in German, and for those who use assistive technology. */
import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import {
  advisedTile,
  asked,
  begin,
  drafts,
  expectAccessible,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  laid,
  lit,
  middleOf,
  middleOfCell,
  openPlay,
  placed,
  playOn,
  quick,
  resultOf,
  second,
  usable,
} from './table.ts';

/** Pixels a cell that the view goes down to by itself, and cells around the middle of the outermost locos. */
const LEAST_CELL = 34;
const ROOM = 2.2;

const place = (page: Page) => page.getByRole('button', { name: /^(Place|Legen)$/ });
const stage = (page: Page) => page.locator('main');

/** With fingers: a tile, a cell that can be seen, and the button. */
async function placeByFinger(page: Page): Promise<void> {
  const count = await laid(page).count();
  await usable(page).first().tap();
  await expect(lit(page).first()).toBeVisible();
  const window = (await stage(page).boundingBox())!;
  const spots = await Promise.all((await lit(page).all()).map(middleOfCell));
  const seen = spots.find(
    ({ x, y }) => x > window.x && x < window.x + window.width && y > window.y && y < window.y + window.height,
  );
  expect(seen, 'a place for the tile is in sight').toBeDefined();
  const city = (): Promise<unknown> => laid(page).first().boundingBox();
  const before = await city();
  await page.touchscreen.tap(seen!.x, seen!.y);
  await expect(place(page)).toBeEnabled();
  expect(await city(), 'nothing moves under the hand').toEqual(before);
  await place(page).tap();
  await placed(page, count);
}

test.describe('on a phone held across', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a game by finger: every place in sight can be hit, and those beyond the edge are a touch away', async ({
    page,
  }) => {
    // Every tile is chosen twice, put down and placed.
    test.slow();
    await quick(page);
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }] });
    await playOn(
      page,
      async () => {
        await usable(page).first().tap();
        await expect(lit(page).first()).toBeVisible();
        const sizes = await Promise.all(
          (await lit(page).all()).map((cell) => cell.locator('rect').first().boundingBox()),
        );
        // The frame of a cell is a tenth smaller than the cell.
        expect(sizes[0]!.width).toBeGreaterThanOrEqual(0.9 * 32);
        const beyond = page.locator('main button[data-refused]');
        if ((await beyond.count()) > 0) {
          const named = (await beyond.first().getAttribute('aria-label'))!;
          await beyond.first().tap();
          await expect(page.getByRole('button', { name: named, exact: true })).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await placeByFinger(page);
      },
      (button) => button.tap(),
    );
    await expect(resultOf(page)).toBeVisible();
  });

  test('late in a game every route is explained in full, in letters that can be read', async ({ page }) => {
    await quick(page, { language: 'de' });
    await openPlay(page, join(import.meta.dirname, 'late-turn.json'));
    await asked(page);
    for (const route of await page.getByRole('region', { name: 'Strecken' }).getByRole('button').all()) {
      await route.tap();
      const sheet = page.getByRole('region', { name: /^Strecke / });
      await expect(sheet.getByText(/^Fertig/)).toBeInViewport({ ratio: 1 });
      const sizes = await sheet.evaluate((it) =>
        [...it.querySelectorAll('p, li > *')].map((text) => parseFloat(getComputedStyle(text).fontSize)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
      await sheet.getByRole('button', { name: 'Schließen' }).tap();
    }
  });

  test('five players: every tile is on the screen and large enough for fingers', async ({ page }) => {
    await quick(page);
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await expectTilesForFingers(page);
    await expectReadable(page);
  });
});

/** What is written on the table, in pixels. */
async function expectReadable(page: Page): Promise<void> {
  const sizes = await page
    .getByRole('application')
    .evaluate((board) =>
      [...board.querySelectorAll('text')]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.9);
}

/** All tiles that lie face up are there and can be hit. */
async function expectTilesForFingers(page: Page): Promise<void> {
  for (const button of await page.locator('button[data-slot]').all()) {
    await expect(button).toBeInViewport({ ratio: 0.95 });
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(36);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a pale button says why it does nothing, until something changes', async ({ page }) => {
    await quick(page);
    await begin(page);
    await usable(page).first().tap();
    await expect(place(page)).toBeDisabled();
    await place(page).tap({ force: true });
    await expect(second(page)).toHaveText('First choose one of the highlighted cells.');
    await usable(page).nth(1).tap();
    await expect(second(page)).not.toHaveText(/highlighted/);
  });

  test('a game by finger: a tap puts the tile down, the button places it, and the board never changes its place', async ({
    page,
  }) => {
    // Every tile is chosen, put down and placed.
    test.slow();
    await quick(page, { language: 'de' });
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await expectNoSidewaysScroll(page);
    await expectNoOverlaps(page);
    const board = await stage(page).boundingBox();
    await playOn(
      page,
      async () => {
        await placeByFinger(page);
        expect(await stage(page).boundingBox()).toEqual(board);
      },
      (button) => button.tap(),
    );
    await expect(resultOf(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('advice is taken up by a tap: the tile lies there to be placed, its route says what it would be worth in its own place', async ({
    page,
  }) => {
    await quick(page, { language: 'de' });
    await begin(page, { seats: ['Kim', { bot: 'normal' }, { bot: 'normal' }] });
    for (let turn = 0; turn < 3; turn++) {
      while ((await asked(page)) === 'tile') {
        await page.getByRole('button', { name: 'Tipp', exact: true }).tap();
        const advised = page.locator('[data-hint]');
        const line = page.locator('header p span').first();
        await expect(line).toHaveText(/^Tipp( I+)?: /);
        expect(await line.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
        if ((await advised.count()) === 0) break;
        const count = await laid(page).count();
        // A touch while the board moves was meant for what lay there before.
        await page.waitForTimeout(500);
        const { x, y } = await middleOf(advised);
        await page.touchscreen.tap(x, y);
        await expect(place(page)).toBeEnabled();
        for (const route of await page.getByRole('region', { name: 'Strecken' }).getByRole('button').all())
          expect(await route.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
        await place(page).tap();
        await placed(page, count);
      }
      await page.getByRole('button', { name: 'Zug beenden' }).tap();
      await expect(drafts(page)).toHaveCount(0);
    }
  });

  test('advice that is asked for with a tile in hand or a route opened is shown all the same', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    const expectHint = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await expect(page.locator('header p span').first()).toHaveText(/^Hint( I+)?: /);
      await expect(page.locator('[data-hint]')).toHaveCount(1);
      await expect(advisedTile(page)).toHaveCount(1);
    };
    for (const slot of [0, 1]) {
      await page.locator(`button[data-slot="${slot}"]`).tap();
      await expectHint();
    }
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').first().tap();
    await expectHint();
  });

  test('a route that is touched while the log lies open is told in its place', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const log = page.getByRole('region', { name: 'Log', exact: true });
    await expect(log).toBeVisible();
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').first().tap();
    await expect(log).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Route \w+$/ })).toBeVisible();
  });

  test('the board stays where it is while a tile is carried, and shows its places once it is let go beside them', async ({
    page,
  }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    const city = async (): Promise<number> => (await laid(page).first().boundingBox())!.width;
    await expect.poll(city).toBeGreaterThan(30);
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('+');
    const near = await city();
    const { x, y } = await middleOf(usable(page).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 40, { steps: 4 });
    await expect(lit(page)).toHaveCount(6);
    await page.waitForTimeout(300);
    expect(await city()).toBe(near);
    await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.up();
    await expect.poll(city).toBeLessThan(near);
  });

  test('another tap turns the tile; a tap on a tile of the turn takes it back', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    const tile = usable(page).first();
    const curved = (await tile.getAttribute('aria-label'))!.startsWith('Curve');
    await tile.tap();
    const { x, y } = await middleOfCell(lit(page).first());
    await page.touchscreen.tap(x, y);
    const ghost = page.locator('[data-ghost]');
    const before = await ghost.getAttribute('data-ghost');
    await page.touchscreen.tap(x, y);
    // A straight has one way to lie before a loco.
    if (curved) await expect(ghost).not.toHaveAttribute('data-ghost', before!);
    else await expect(ghost).toHaveAttribute('data-ghost', before!);
    await page.touchscreen.tap(x, y);
    await place(page).tap();
    await expect(drafts(page)).toHaveCount(1);
    const draft = await middleOf(drafts(page));
    await page.touchscreen.tap(draft.x, draft.y);
    await expect(drafts(page)).toHaveCount(0);
    await expect(laid(page)).toHaveCount(2);
  });

  test('a turn begins with all locos in sight, and what is written and tapped is large enough at that zoom', async ({
    page,
  }) => {
    await quick(page);
    await begin(page, { seats: ['Kim', { bot: 'normal' }, { bot: 'normal' }] });
    await asked(page);
    for (let turn = 0; turn < 3; turn++) {
      await placeByFinger(page);
      await page.getByRole('button', { name: 'End turn' }).tap();
      await expect(drafts(page)).toHaveCount(0);
      await asked(page);
    }
    const window = (await stage(page).boundingBox())!;
    const middles = async () => {
      const boxes = await Promise.all((await page.locator('[data-loco]').all()).map((loco) => loco.boundingBox()));
      return boxes.map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));
    };
    /** A table may have grown too large for cells that a finger can hit. */
    const fits = async (): Promise<boolean> => {
      const cell = (await laid(page).first().boundingBox())!.width;
      const locos = await middles();
      const pixels = (of: 'x' | 'y'): number => {
        const places = locos.map((loco) => loco[of]);
        return ((Math.max(...places) - Math.min(...places)) / cell + ROOM) * LEAST_CELL;
      };
      return pixels('x') <= window.width && pixels('y') <= window.height;
    };
    const outside = async (): Promise<number> => {
      const places = await middles();
      return places.filter(
        ({ x, y }) => x < window.x || y < window.y || x > window.x + window.width || y > window.y + window.height,
      ).length;
    };
    await expect.poll(async () => (await outside()) === 0 || !(await fits())).toBe(true);
    await expectReadable(page);
    for (const button of await page.locator('button[data-slot]:enabled').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(36);
    }
  });

  test('a route is explained in the tray’s place, and a touch on the table closes it', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    const board = await stage(page).boundingBox();
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').nth(1).tap();
    const sheet = page.getByRole('region', { name: /^Route \w+$/ });
    await expect(sheet.getByText(/^Worth \d+ = /)).toBeVisible();
    expect(await stage(page).boundingBox()).toEqual(board);
    expect(await sheet.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    await page.touchscreen.tap(board!.x + 20, board!.y + 20);
    await expect(sheet).toHaveCount(0);
    await expect(usable(page).first()).toBeVisible();
  });

  test('a route that is touched comes into sight', async ({ page }) => {
    await quick(page);
    await begin(page);
    await asked(page);
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('+');
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').nth(1).tap();
    const label = await page.getByRole('region', { name: /^Route \w+$/ }).getAttribute('aria-label');
    const loco = page.locator(`[data-loco="${label!.slice('Route '.length)}"]`);
    await expect
      .poll(async () => {
        const window = (await stage(page).boundingBox())!;
        const box = (await loco.boundingBox())!;
        return box.x >= window.x && box.x + box.width <= window.x + window.width && box.y >= window.y;
      })
      .toBe(true);
  });

  test('five players: every tile is on the screen and large enough for fingers', async ({ page }) => {
    await quick(page);
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await expectTilesForFingers(page);
    await expectNoOverlaps(page);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('the table is fitted again when the device is turned', async ({ page }) => {
    await quick(page);
    await openPlay(page, join(import.meta.dirname, 'late-turn.json'));
    await asked(page);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(async () => (await laid(page).first().boundingBox())!.width).toBeGreaterThan(40);
  });
});

test('a table of sixty tiles can be seen whole and read by zooming in', async ({ page }) => {
  await quick(page);
  await openPlay(page, join(import.meta.dirname, '../../fixtures/all-track-laid.json'));
  await page.getByRole('slider').press('End');
  const tiles = laid(page);
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(60);
  const board = (await stage(page).boundingBox())!;
  for (const tile of [tiles.first(), tiles.last()]) {
    const { x, y, width, height } = (await tile.boundingBox())!;
    expect(x >= board.x && x + width <= board.x + board.width).toBe(true);
    expect(y >= board.y && y + height <= board.y + board.height).toBe(true);
  }
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('+');
  await expect.poll(async () => (await tiles.first().boundingBox())!.width).toBeGreaterThan(44);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the table in ${theme}, with a tile chosen and with a route opened`, async ({ page }) => {
    await quick(page, { theme });
    await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }] });
    await asked(page);
    await page.getByRole('region', { name: 'Routes' }).getByRole('button').nth(2).click();
    await expectAccessible(page);
    await usable(page).first().click();
    const { x, y } = await middleOfCell(lit(page).first());
    await page.mouse.move(x, y);
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
