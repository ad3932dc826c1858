/** Two people at their own screens, with a bot: the server answers for those who have no choice. */
import { expect, test } from '@playwright/test';
import { DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd } from './table.ts';

// A whole game takes minutes, since no reaction may be answered faster than a person could: server/games.test.ts plays it to the end.
test('two people and a bot travel three times each, and both see the same race', async ({ browser }) => {
  test.setTimeout(240_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'future-mobility', reaction: 10 });
  const TRIPS = 3;
  await Promise.all([mia, lena].map((page) => playToTheEnd(page, (target) => target.click(), undefined, TRIPS)));
  const race = (page: typeof mia): Promise<string | null> =>
    page.locator('section[aria-label*="50"]').getAttribute('aria-label');
  await expect(async () => expect(await race(lena)).toBe(await race(mia))).toPass();
});
