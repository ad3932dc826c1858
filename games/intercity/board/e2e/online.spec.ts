/** A whole game of two people at their own screens, with a bot. */
import { expect, test } from '@playwright/test';
import { DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd, promptOf, resultOf } from './table.ts';

test('two people and a bot play to the end, and both are told who won', async ({ browser }) => {
  test.setTimeout(300_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'intercity' });
  await Promise.all([playToTheEnd(mia), playToTheEnd(lena)]);
  for (const page of [mia, lena]) {
    await expect(promptOf(page)).toHaveText(/wins!$|^You win!$/);
    await expect(resultOf(page)).toBeVisible();
  }
});
