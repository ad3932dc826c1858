/** A whole game of two people at their own screens, with a bot: the server answers for those who have no choice. */
import { expect, test } from '@playwright/test';
import { DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd, promptOf } from './table.ts';

test('two people and a bot play to the end, and both are told the same', async ({ browser }) => {
  test.setTimeout(300_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'future-mobility', reaction: 10 });
  await Promise.all([mia, lena].map((page) => playToTheEnd(page, (target) => target.click())));
  await expect(promptOf(mia)).toHaveText(/^Your city 2050: .* wins? with \d+ points$/);
  expect(await promptOf(lena).textContent()).toBe(await promptOf(mia).textContent());
});
