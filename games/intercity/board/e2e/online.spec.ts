/** Two people at their own screens, with a bot: plans are made at once, turns go round, and everybody is told the same. */
import { expect, test, type Page } from '@playwright/test';
import { ask, DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd, resultOf } from './table.ts';

/** What the log tells of the trains; of passengers it speaks in other words to their own player. */
async function told(page: Page): Promise<readonly string[]> {
  const sentences = page.getByRole('region', { name: 'Log' }).locator('span[class*=sentence]');
  return (await sentences.allTextContents()).filter((sentence) => /^IC\b/.test(sentence));
}

// Persons alone would take minutes more: after a few turns bots sit in for both, who look on to the end.
test('two people drive three times each, let bots go on, and both are told the same to the end', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  const table = await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'intercity' });
  const TURNS = 3;
  await Promise.all([mia, lena].map((page) => playToTheEnd(page, undefined, { turns: TURNS })));
  const toldBoth = async (): Promise<void> => {
    const [hers, other] = await Promise.all([told(mia), told(lena)]);
    expect(hers.length).toBeGreaterThan(2 * TURNS);
    expect(other).toEqual(hers);
  };
  await expect(toldBoth).toPass({ timeout: 30_000 });
  for (const page of [mia, lena]) await ask(page, { type: 'enter', table }, { type: 'resign', table });
  for (const page of [mia, lena]) await expect(resultOf(page)).toBeVisible({ timeout: 400_000 });
  await expect(toldBoth).toPass({ timeout: 30_000 });
});
