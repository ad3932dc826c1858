/** A whole game of two people at their own screens. */
import { expect, test } from '@playwright/test';
import { DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playOn, promptOf, resultOf } from './table.ts';

test('two people play to the end, and both are told the same', async ({ browser }) => {
  test.setTimeout(240_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await playTogether([mia, lena], ['you', 'free'], { game: 'interurban' });
  await Promise.all([playOn(mia), playOn(lena)]);
  for (const page of [mia, lena]) await expect(resultOf(page)).toBeVisible();
  await expect(promptOf(mia)).toHaveText(/ wins? with | share the victory/);
  await expect(promptOf(lena)).toHaveText((await promptOf(mia).textContent())!);
});
