/**
 * `npm run pictures`: what people see of every game and of the pages around it, in every layout and both languages, to be looked at before and after
 * a change. Nothing is compared: a picture that isn't there could not be reached.
 */
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@stellwerk/games';
import { join } from 'node:path';
import { moveByList, openPlay, promptOf, quick, seatAt, startPlay, WINDOWS } from './app.ts';
import { ask, openTable, person } from './online.ts';

const FOLDER = process.env['STELLWERK_PICTURES'] ?? join(import.meta.dirname, '../../pictures');
/** Finished plays of three or more, so that rounds and results are full. */
const FINISHED: Readonly<Record<GameId, string>> = {
  transeuropa: 'open-rounds',
  interurban: 'competition',
  intercity: 'ordinary-win',
  'future-mobility': 'ordinary',
};
const PAGES = { home: '/', tables: '/tables', me: '/me', games: '/me/games', settings: '/settings' } as const;
/** So many presses lead into the middle of a turn, with what others did before it. */
const PRESSES = 9;

for (const language of ['en', 'de'] as const)
  for (const window of Object.values(WINDOWS)) {
    const { width, height } = window.viewport;
    const size = `${width}x${height}`;
    const settings = { language, name: 'Mia', knowsZoom: true, reaction: 'off', notify: false };
    const shoot = async (page: Page, name: string): Promise<void> => {
      // All parts are there, and what moves without being asked has come to rest.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(FOLDER, size, language, `${name}.png`) });
    };
    test.describe(`${size} ${language}`, () => {
      test.use(window);

      for (const game of GAME_IDS)
        test(game, async ({ page }) => {
          await quick(page, settings);
          await seatAt(page, game, ['Mia', { bot: 'normal' }, { bot: 'easy' }]);
          await shoot(page, `${game} 1 new`);
          await startPlay(page);
          await expect(promptOf(page)).toBeVisible();
          await shoot(page, `${game} 2 start`);
          for (let presses = 0; presses < PRESSES; presses++)
            await expect(async () => expect(await moveByList(page)).toBe(true)).toPass();
          await shoot(page, `${game} 3 turn`);
          await page.keyboard.press('h');
          await shoot(page, `${game} 4 hint`);
          await page.keyboard.press(',');
          await shoot(page, `${game} 5 back`);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
          await shoot(page, `${game} 6 menu`);
          await page.keyboard.press('Escape');
          if (Math.min(width, height) < 600) {
            await page.keyboard.press('l');
            await shoot(page, `${game} 7 log`);
          }
        });

      for (const game of GAME_IDS)
        test(`${game}, the end`, async ({ page }) => {
          await quick(page, settings);
          await openPlay(page, join(import.meta.dirname, `../../games/${game}/fixtures/${FINISHED[game]}.json`));
          const line = page.getByRole('slider');
          await expect(line).toBeVisible();
          const chapters = line.locator('[data-turn]:has(> b)');
          // The first is the deal, the last the end of the game.
          if ((await chapters.count()) > 2) {
            await chapters.nth(1).click();
            await shoot(page, `${game} 8 round`);
          }
          await line.press('End');
          await shoot(page, `${game} 9 end`);
        });

      test('pages', async ({ page }) => {
        await quick(page, settings);
        await seatAt(page, 'transeuropa', ['Mia', { bot: 'easy' }]);
        await startPlay(page);
        await page.context().request.post('/api/me', { data: { name: 'Mia' } });
        for (const [name, path] of Object.entries(PAGES)) {
          await page.goto(path);
          await expect(promptOf(page)).toBeVisible();
          await shoot(page, name);
        }
        await page.goto('/new/transeuropa?online');
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot(page, 'new online');
      });

      test('online', async ({ browser }) => {
        const device: BrowserContextOptions = { ...window };
        const mia = await person(browser, device, 'Mia', settings);
        const lena = await person(browser, device, 'Lena', settings);
        for (const game of GAME_IDS) {
          const clock = { kind: 'bank', seconds: 600, increment: 20 };
          const table = await ask(mia, openTable(['you', 'free', 'bot'], { game, clock }));
          await mia.goto(`/t/${table}`);
          await expect(mia.getByRole('button', { name: /^(Start|Starten)$/ })).toBeVisible();
          await shoot(mia, `${game} online 1 waiting`);
          await ask(lena, { type: 'enter', table }, { type: 'sit', table }, { type: 'phrase', table, phrase: 0 });
          await lena.goto(`/t/${table}`);
          await mia.getByRole('button', { name: /^(Start|Starten)$/ }).click();
          for (const page of [mia, lena])
            await expect(page.locator('main svg').first()).toBeVisible({ timeout: 15_000 });
          await mia.waitForTimeout(3000);
          await shoot(mia, `${game} online 2 table`);
          await shoot(lena, `${game} online 3 guest`);
          await mia
            .getByRole('button', { name: /^(Talk|Gespräch)/ })
            .first()
            .click();
          await shoot(mia, `${game} online 4 talk`);
        }
      });
    });
  }
