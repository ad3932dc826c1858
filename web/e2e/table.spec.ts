/** The frame of the table, the same for all games: nothing covers or moves the board, nothing is cut off, and every way back leads to now. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GAME_IDS } from '@stellwerk/games';
import {
  coversOf,
  endTurn,
  expectAccessible,
  moveByList,
  movesOf,
  promptOf,
  quick,
  seatAt,
  startPlay,
  WINDOWS,
} from './app.ts';

const MOVES = 6;

const boardOf = (page: Page): Locator => page.locator('main');

async function expectFrameKept(page: Page, first: Readonly<Record<string, unknown>>): Promise<void> {
  await expect(async () => expect(await frameOf(page)).toEqual(first)).toPass({ timeout: 3000 });
  expect(await cutLines(page)).toEqual([]);
  expect(await coversOf(page)).toEqual([]);
}

async function frameOf(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return { board: await boardOf(page).boundingBox(), head: await page.locator('header').boundingBox() };
}

/** Lines of the head that don't fit, or reach beyond it, and what stands beside the turn line if that is cut. */
async function cutLines(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header h1, header p > span, nav [class*=caption]')].flatMap((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const around = line.closest('header, nav')!.getBoundingClientRect();
      const isCut = line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2;
      const isOut = line.clientHeight > 0 && (top < around.top - 1 || bottom > around.bottom + 1);
      return isCut || isOut ? [line.textContent ?? ''] : [];
    }),
  );
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(name, () => {
    test.use(window);
    for (const game of GAME_IDS) {
      test(`${game}: the board keeps its place through a game’s first turns`, async ({ page }) => {
        test.slow();
        // German has the longer words; English shows that the frame is the same, where most people play.
        const language = name === 'laptop' ? 'en' : 'de';
        await page.addInitScript((given) => localStorage.setItem('stellwerk.settings', given), settings(language));
        await seatAt(page, game, ['Mia', { bot: 'easy' }, { bot: 'easy' }]);
        await startPlay(page);
        await expect(promptOf(page)).toBeVisible();
        const first = await frameOf(page);
        for (let move = 0; move < MOVES; move++) {
          await expectFrameKept(page, first);
          await moveByList(page);
        }
        await page.keyboard.press(',');
        await expectFrameKept(page, first);
        await page.keyboard.press('Escape');
        await expectFrameKept(page, first);
        await expectAccessible(page);
      });
    }
  });
}

const LAPTOPS = [1280, 1366, 1440];

for (const language of ['en', 'de'] as const)
  for (const game of GAME_IDS)
    test(`${game}: every sentence is read whole on laptops (${language})`, async ({ page }) => {
      test.slow();
      await quick(page, { language, name: 'Mia', reaction: 'off' });
      await seatAt(page, game, ['Mia', { bot: 'normal' }, { bot: 'easy' }, { bot: 'normal' }]);
      await startPlay(page);
      await expect(promptOf(page)).toBeVisible();
      const expectWhole = async (): Promise<void> => {
        for (const width of LAPTOPS) {
          await page.setViewportSize({ width, height: 800 });
          await expect(async () => expect(await cutLines(page)).toEqual([])).toPass({ timeout: 2000 });
        }
      };
      for (let move = 0; move < 2 * MOVES; move++) {
        await expect(async () => expect(await moveByList(page)).toBe(true)).toPass();
        await expectWhole();
        await page.keyboard.press('h');
        await expectWhole();
      }
      for (const key of [',', ',', ',']) {
        await page.keyboard.press(key);
        await expectWhole();
      }
    });

test.describe('the rules over the table', () => {
  for (const [name, window] of Object.entries({
    laptop: WINDOWS.laptop,
    small: { viewport: { width: 1280, height: 800 } },
  }))
    test.describe(name, () => {
      test.use(window);
      for (const game of GAME_IDS)
        test(`${game}: leave the board in sight`, async ({ page }) => {
          await quick(page);
          await seatAt(page, game, ['Mia', { bot: 'easy' }, { bot: 'easy' }]);
          await startPlay(page);
          await expect(promptOf(page)).toBeVisible();
          const before = await frameOf(page);
          const { x, width } = (await boardOf(page).boundingBox())!;
          await page.keyboard.press('?');
          const drawer = page.getByRole('dialog');
          await expect(drawer).toBeVisible();
          const left = async (): Promise<number> => (await drawer.boundingBox())!.x;
          await expect.poll(left).toBeLessThan(window.viewport.width);
          // Where a column beside the board is narrower than can be read, its edge is covered.
          expect(await left()).toBeGreaterThanOrEqual(x + width - (game === 'intercity' ? 60 : 1));
          expect(await drawer.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0);
          expect(await frameOf(page)).toEqual(before);
        });
    });
});

test('a bot that searches thinks in a worker of its own: the page is answered meanwhile', async ({ page }) => {
  await quick(page);
  await seatAt(page, 'transeuropa', ['Kim', { bot: 'hard' }]);
  await expect(page.getByText('Bot, hard:')).toBeVisible();
  await startPlay(page);
  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  for (let turn = 0; turn < 2; turn++) {
    await expect(movesOf(page).first()).toBeVisible();
    await expect(async () => expect(await moveByList(page)).toBe(true)).toPass();
    if (await endTurn(page).first().isEnabled()) await moveByList(page);
  }
  await expect(log).not.toHaveCount(0);
  await expect(async () => expect(await log.count()).toBeGreaterThanOrEqual(4)).toPass({ timeout: 30_000 });
});

function settings(language: string): string {
  return JSON.stringify({ language, pace: 'instant', motion: 'off', sound: false, knowsZoom: true, reaction: 'off' });
}

test('the title says whose turn it is, the menu which options are in force', async ({ page }) => {
  await quick(page);
  await seatAt(page, 'transeuropa', ['Mia', { bot: 'easy' }]);
  await startPlay(page);
  await expect(page).toHaveTitle(/^Your turn · TransEuropa/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Options of this game').click();
  await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
});

test('a game is begun again or deleted from the menu, each after one question', async ({ page }) => {
  await quick(page);
  await seatAt(page, 'transeuropa', ['Mia', { bot: 'easy' }]);
  const id = await startPlay(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Start again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Delete this game' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
});
