/** Every page, by day and by night, wide and narrow: accessible, nothing cut off, nothing on top of anything. */
import { expect, test, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  firstGame,
  quick,
  startGame,
} from './app.ts';

/** Opens page after page and calls back on each. */
async function everyPage(page: Page, look: () => Promise<void>): Promise<void> {
  const game = await firstGame(page);
  for (const path of ['/', '/settings', '/credits', '/nowhere', '/play/nothing', `/rules/${game}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }
  await page.goto(`/new/${game}`);
  await page.getByRole('dialog').getByText('Options', { exact: true }).click();
  await look();
  const id = await startGame(page);
  await expect(page.getByRole('navigation')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Menu' }).click();
  await look();
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await look();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await look();
  await startGame(page, { persons: ['Kim', 'Lou'] });
  await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
  await look();
}

test('every page is accessible by day and by night', async ({ page }) => {
  test.slow();
  await quick(page);
  await everyPage(page, () => expectAccessibleDayAndNight(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no page scrolls sideways and no control lies on another', async ({ page }) => {
    await quick(page);
    await everyPage(page, async () => {
      await expectNoSidewaysScroll(page);
      await expectNoOverlaps(page);
    });
  });

  test('the table is accessible; players, moves and log come in the tray’s place and go again', async ({ page }) => {
    await quick(page);
    await startGame(page);
    await expectAccessible(page);
    await page.getByTitle('Players').click();
    const sheet = page.getByRole('region', { name: 'Players and log' });
    await expect(sheet.getByRole('button', { name: 'Players' })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: 'Log' }).click();
    await expect(sheet.getByRole('region', { name: 'Log' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNoOverlaps(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // A touch on the board closes it, too, and does nothing else.
    await page.getByTitle('Players').click();
    await page.getByRole('main').tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('main [data-ghost]')).toHaveCount(0);
    await page.getByRole('main').tap();
    await expect(page.locator('main [data-ghost]')).toHaveCount(1);
    // So does a finger that draws its head down.
    await page.getByTitle('Players').click();
    const { x, y } = (await sheet.getByRole('group').boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x + 5, y: y + 5 });
    for (const down of [20, 40, 60]) await touch('touchMove', { x: x + 5, y: y + down });
    await touch('touchEnd');
    await expect(sheet).toHaveCount(0);
  });

  test('how fingers zoom is told while others act, not in one’s own turn', async ({ page }) => {
    await quick(page, { pace: 'calm' });
    await startGame(page);
    const told = page.getByRole('banner').getByText('Pinch to zoom.');

    await expect(told).toHaveCount(0);
    await page.getByRole('main').tap();
    await page.getByRole('button', { name: 'Start here' }).tap();
    await expect(told).toBeVisible();

    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
    await expect(told).toHaveCount(0);
  });

  test('what is tapped is large enough', async ({ page }) => {
    await quick(page);
    await startGame(page);
    await page.waitForTimeout(300);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'header button, header a, nav button, [role=group] button, section button',
        ),
      ].flatMap((element) => {
        // What is drawn small may reach further.
        const box = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        const more = after.position === 'absolute' ? -2 * parseFloat(after.top) : 0;
        const [width, height] = [box.width + more, box.height + more];
        const seen = width > 0 && height > 0;
        return seen && (height < 40 || width < 40) ? [`${element.textContent} ${width}×${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('the keyboard reaches everything in order: skip link, home, tables, settings, language, games', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Tables/ })).toBeVisible();
  const names: string[] = [];
  // Between the head and the games stand the tables that others have just opened.
  for (let i = 0; i < 20 && !names.at(-1)?.startsWith('Play '); i++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement!;
        return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      }),
    );
  }
  expect(names.slice(0, 6)).toEqual([
    'Skip to content',
    'Stellwerk: Home',
    expect.stringMatching(/^Tables/),
    'Settings',
    'Deutsch',
    'English',
  ]);
  expect(names.at(-1)).toMatch(/^Play /);
});

test('a dialog takes the focus, keeps it, and gives it back by Escape', async ({ page }) => {
  await quick(page);
  await startGame(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 30; i++) await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => {
    const element = document.activeElement!;
    return element === document.body || document.querySelector('dialog')!.contains(element);
  });
  expect(inside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

for (const language of ['en', 'de'] as const)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`choosing who sits at a new table moves nothing: ${width} px, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await quick(page, { language, name: 'Mia' });
      for (const path of ['/new/transeuropa', '/new/interurban', '/new/transeuropa?online']) {
        await page.goto(path);
        const dialog = page.getByRole('dialog');
        const kinds = dialog.getByRole('combobox', { name: /seat|Platz/ });
        await expect(kinds.first()).toBeVisible();
        const places = (): Promise<readonly unknown[]> =>
          dialog.evaluate((box) =>
            [box, ...box.querySelectorAll('select, button, li, summary')].map((each) =>
              each.getBoundingClientRect().toJSON(),
            ),
          );
        // It has risen to its place.
        await expect(async () => {
          const before = await places();
          await page.waitForTimeout(100);
          expect(await places()).toEqual(before);
        }).toPass();
        const before = await places();
        for (const seat of await kinds.all())
          for (const option of await seat.locator('option').all()) {
            await seat.selectOption((await option.getAttribute('value'))!);
            expect(await places()).toEqual(before);
          }
      }
    });
