/** Whole turns to the end of a game: whatever is asked, hinted, refused or scored, the map stays where it is and nothing lies on it. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  clickMap,
  coversOf,
  decide,
  quick,
  resultOf,
  soOf,
  tapMap,
  watchPlaces,
  WINDOWS,
  inWindow,
  type Asked,
} from './table.ts';

/** A place this far from everything that can be chosen is refused. */
const FAR = 70;

for (const name of ['phone', 'laptop'] as const)
  test.describe(name, () => {
    test.use(WINDOWS[name]);

    test('the map keeps its place through whole turns, with hints and refusals, and beside the end', async ({
      page,
    }) => {
      test.slow();
      await quick(page);
      await begin(page, { rounds: 1 });
      const press = name === 'phone' ? tapMap : clickMap;
      let now = await asked(page);
      const places = await watchPlaces(page);
      let [hints, refusals] = [0, 0];
      for (; now.kind !== 'result'; now = await asked(page, now)) {
        expect(await coversOf(page)).toEqual([]);
        if (now.kind !== 'draft') {
          await page.keyboard.press('h');
          if (await isHinted(page)) hints++;
          expect(await coversOf(page)).toEqual([]);
          if (await isRefused(page, now, name === 'phone')) refusals++;
          expect(await coversOf(page)).toEqual([]);
        }
        await decide(page, now, press);
      }
      await expect(resultOf(page)).toBeVisible();
      expect(hints).toBeGreaterThan(3);
      expect(refusals).toBeGreaterThan(0);
      expect((await places()).running).toHaveLength(1);
      // Beside the end it is fitted once.
      await page.waitForTimeout(500);
      const end = await watchPlaces(page);
      expect(await coversOf(page)).toEqual([]);
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Escape']) {
        await page.keyboard.press(key);
        expect(await coversOf(page)).toEqual([]);
      }
      expect((await end()).over).toHaveLength(1);
    });
  });

const isHinted = (page: Page): Promise<boolean> =>
  page
    .getByRole('banner')
    .locator('p[data-kind=hint]')
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);

/** Points where nothing can be chosen, if the map shows such a place. */
async function isRefused(page: Page, { targets }: Asked, byFinger: boolean): Promise<boolean> {
  const { x, y, width, height } = (await page.getByRole('main').boundingBox())!;
  const points = await Promise.all(targets.map(({ at }) => inWindow(page, at)));
  const corners = [0.06, 0.5, 0.94].flatMap((i) =>
    [0.06, 0.5, 0.94].map((j) => ({ x: x + i * width, y: y + j * height })),
  );
  const far = corners.find((at) => points.every((it) => Math.hypot(it.x - at.x, it.y - at.y) > FAR));
  if (!far) return false;
  const before = await soOf(page).textContent();
  await (byFinger ? page.touchscreen.tap(far.x, far.y) : page.mouse.click(far.x, far.y));
  return expect(soOf(page))
    .not.toHaveText(before!, { timeout: 1500 })
    .then(() => true)
    .catch(() => false);
}
