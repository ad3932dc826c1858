/** Two people at their own screens, with a bot: the server answers for those who have no choice. */
import { expect, test } from '@playwright/test';
import { ask, DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd, resultOf } from './table.ts';

// No reaction may be answered faster than a person could: after a few trips bots sit in for both, who look on to the end.
test('two people travel three times each, let bots go on, and both see the same race to the end', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  const table = await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'future-mobility', reaction: 10 });
  const TRIPS = 3;
  await Promise.all([mia, lena].map((page) => playToTheEnd(page, (target) => target.click(), { trips: TRIPS })));
  const race = (page: typeof mia): Promise<string | null> =>
    page.locator('section[aria-label*="50"]').getAttribute('aria-label');
  await expect(async () => expect(await race(lena)).toBe(await race(mia))).toPass();
  for (const page of [mia, lena]) await ask(page, { type: 'enter', table }, { type: 'resign', table });
  for (const page of [mia, lena]) await expect(resultOf(page)).toBeVisible({ timeout: 400_000 });
  await expect(async () => expect(await race(lena)).toBe(await race(mia))).toPass();
});
