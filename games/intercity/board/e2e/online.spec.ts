/** Two people at their own screens, with a bot: plans are made at once, turns go round, and everybody is told the same. */
import { expect, test, type Page } from '@playwright/test';
import { ask, DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { asked, decide, openTrains, playToTheEnd, Presses, resultOf } from './table.ts';

/** What the log tells of the trains; of passengers it speaks in other words to their own player. */
async function told(page: Page): Promise<readonly string[]> {
  const sentences = page.getByRole('region', { name: 'Log' }).locator('span[class*=sentence]');
  return (await sentences.allTextContents()).filter((sentence) => /^IC\b/.test(sentence));
}

test('points that were placed by hand are driven when the clock runs out', async ({ browser }) => {
  test.setTimeout(180_000);
  const mia = await person(browser, DESK, 'Mia');
  const sent: string[] = [];
  mia.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const drives = () => sent.filter((message) => message.includes('"act"') && message.includes('"drive"')).length;
  await playTogether([mia], ['you', 'bot', 'bot'], { game: 'intercity', clock: { kind: 'turn', seconds: 45 } });
  const presses = new Presses();
  for (let kind = await asked(mia); kind !== 'drive'; kind = await asked(mia))
    await decide(mia, kind as 'plan' | 'roll' | 'question', presses);
  const trains = openTrains(mia);
  // Where everything lies there by itself, a point is taken back by hand.
  if ((await trains.count()) === 0) await mia.keyboard.press('u');
  else await presses.point(trains.first().locator('path').nth(2), 'train');
  const go = mia.getByRole('button', { name: /^Go(?! on)/ }).first();
  await expect(go).toBeEnabled();
  expect(drives()).toBe(0);
  await expect.poll(drives, { timeout: 60_000 }).toBe(1);
});

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
