/** Whole turns to the end of a game: whatever is asked, hinted, refused or told, the plan stays where it is and nothing lies on it. */
import { expect, test } from '@playwright/test';
import {
  beginWhere,
  button,
  coversOf,
  framedCells,
  hint,
  hintsOf,
  modesOf,
  placeOf,
  playToTheEnd,
  quick,
  resultOf,
  tripsOf,
  watchPlaces,
  WINDOWS,
} from './table.ts';

for (const name of ['phone', 'laptop'] as const)
  test.describe(name, () => {
    test.use(WINDOWS[name]);

    test('the plan keeps its place through reaction, hints, refusals and whole turns, and is whole at the end', async ({
      page,
    }) => {
      test.slow();
      await quick(page);
      await beginWhere(page, ({ phase }) => phase === 'window');
      const places = await watchPlaces(page);
      const jam = button(page, /^Jam /);
      await expect(button(page, /^Let .* through$/)).toBeVisible();
      expect(await coversOf(page)).toEqual([]);
      const [cell] = await framedCells(page, 'jam');
      const { x, y } = await placeOf(page, cell!);
      await (name === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await expect(jam).toBeEnabled();
      expect(await coversOf(page)).toEqual([]);
      await jam.click();

      let refusals = 0;
      await playToTheEnd(page, (target) => target.click(), {
        each: async () => {
          if (await resultOf(page).isVisible()) return;
          expect(await coversOf(page)).toEqual([]);
          if (!(await button(page, /^Travel(?! \+)/).isVisible())) return;
          await hint(page).click();
          await expect(hintsOf(page).first()).toBeVisible();
          expect(await coversOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(hintsOf(page)).toHaveCount(0);
          await tripsOf(page).first().click();
          const cannot = modesOf(page).and(page.locator('[data-look=cannot]'));
          if ((await cannot.count()) > 0) {
            const so = page.getByRole('banner').locator('p');
            const before = (await so.textContent())!;
            // A pale one still says why.
            await cannot.first().click({ force: true });
            await expect(so).not.toHaveText(before);
            expect(await coversOf(page)).toEqual([]);
            refusals++;
          }
          await page.keyboard.press('u');
          await expect(button(page, /^Travel(?! \+)/)).toBeVisible();
        },
      });
      expect(refusals).toBeGreaterThan(0);
      expect((await places()).running).toHaveLength(1);
      const plan = (await page.locator('main').boundingBox())!;
      expect(plan.width).toBeCloseTo(plan.height, -1);
      await page.locator('main').evaluate((main) => main.scrollIntoView({ block: 'center' }));
      expect(await coversOf(page)).toEqual([]);
      if (name === 'phone') return;
      await page.waitForTimeout(500);
      const end = await watchPlaces(page);
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
      await expect(resultOf(page)).toBeVisible();
      expect((await end()).over).toHaveLength(1);
    });
  });
