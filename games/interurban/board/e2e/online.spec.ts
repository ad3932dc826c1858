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
  // Each is called you on the own screen, and by name on the other.
  const told = (await promptOf(mia).textContent())!;
  const other: Readonly<Record<string, string>> = {
    'You win': 'Mia wins',
    'Lena wins': 'You win',
    'You and Lena': 'You and Mia',
  };
  const [same] = Object.keys(other).filter((words) => told.startsWith(words));
  await expect(promptOf(lena)).toHaveText(told.replace(same!, other[same!]!));
});
