/** Two people at their own screens, with a bot: plans are made at once, turns go round, and everybody is told the same. */
import { expect, test, type Page } from '@playwright/test';
import { DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { playToTheEnd } from './table.ts';

/** What the log tells of the trains; of passengers it speaks in other words to their own player. */
async function told(page: Page): Promise<readonly string[]> {
  const sentences = page.getByRole('region', { name: 'Log' }).locator('span[class*=sentence]');
  return (await sentences.allTextContents()).filter((sentence) => /^IC\b/.test(sentence));
}

// A whole game takes minutes: server/games.test.ts plays it to the end.
test('two people and a bot drive three times each, and both are told the same', async ({ browser }) => {
  test.setTimeout(240_000);
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await playTogether([mia, lena], ['you', 'free', 'bot'], { game: 'intercity' });
  const TURNS = 3;
  await Promise.all([mia, lena].map((page) => playToTheEnd(page, undefined, TURNS)));
  await expect(async () => {
    const [hers, other] = await Promise.all([told(mia), told(lena)]);
    expect(hers.length).toBeGreaterThan(2 * TURNS);
    expect(other).toEqual(hers);
  }).toPass({ timeout: 30_000 });
});
