/** People at their own screens, with bots: what was sent and is not confirmed, and the server answers for those who have no choice. */
import { expect, test } from '@playwright/test';
import { ask, DESK, person, playTogether } from '../../../../web/e2e/online.ts';
import { cityOf, playToTheEnd, resultOf, travel, tripsOf } from './table.ts';

test('what was sent stays on the plan, pale, until it is confirmed', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  let confirm = (): void => {};
  await mia.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (String(text).includes('"trip"')) confirm = () => server.send(text);
      else server.send(text);
    });
  });
  await playTogether([mia], ['you', 'bot', 'bot'], { game: 'future-mobility' });
  const trip = tripsOf(mia).first();
  await expect(async () => {
    await trip.click({ timeout: 1000 });
    await expect(travel(mia)).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const asked = (await mia.getByRole('heading', { level: 1 }).textContent())!;
  const label = (await travel(mia).textContent())!;
  await travel(mia).click();
  const line = cityOf(mia).locator('[data-unconfirmed]:has([data-mode])');
  await expect(line).toHaveCSS('opacity', '0.6');
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(asked);
  await expect(travel(mia)).toHaveText(label);
  await expect(travel(mia)).toBeDisabled();
  await expect(trip).toHaveAttribute('data-look', 'chosen');
  confirm();
  await expect(cityOf(mia).locator('[data-unconfirmed]:has([data-mode])')).toHaveCount(0);
  await expect(travel(mia)).toHaveCount(0);
});

test('a turn that lies there whole when the clock runs out is travelled as it lies', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const sent: string[] = [];
  mia.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await playTogether([mia], ['you', 'bot', 'bot'], { game: 'future-mobility', clock: { kind: 'turn', seconds: 15 } });
  await expect(async () => {
    await tripsOf(mia).first().click({ timeout: 1000 });
    await expect(travel(mia)).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const travelled = () => sent.filter((message) => message.includes('"act"') && message.includes('"trip"'));
  expect(travelled()).toEqual([]);
  await expect(travel(mia)).toHaveCount(0, { timeout: 30_000 });
  expect(travelled()).toHaveLength(1);
  await expect(mia.getByRole('region', { name: 'Log' })).not.toContainText('Time was up');
});

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
