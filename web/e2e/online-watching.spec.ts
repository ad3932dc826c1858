/** Who watches sees whose table it is, is counted and named, talks, and goes along when the table goes on. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverlaps, expectNoSidewaysScroll } from './app.ts';
import { ask, DESK, person, PHONE, playTogether } from './online.ts';

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoOverlaps(page);
}

const endByVote = async (table: string, ...pages: readonly Page[]): Promise<void> => {
  for (const page of pages)
    await ask(page, { type: 'enter', table }, { type: 'vote', table, motion: 'abandon', yes: true });
};

test('on a phone a watcher sees who plays, gets a name by talking, and has a seat in the next game', async ({
  browser,
}) => {
  test.slow();
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  const table = await playTogether([mia, jonas], ['you', 'free'], { public: false });
  const kim = await person(browser, PHONE);
  await kim.goto(`/t/${table}`);
  const head = kim.getByRole('banner');
  await expect(head).toContainText('Mia setzt den Startstein.');
  await expect(head).toContainText('Du siehst zu.');
  await expect(kim.getByTitle('Mitspieler')).toContainText('Jonas');
  await expectSound(kim);
  // The players know that somebody is there, and who.
  await expect(mia.getByText('1 watching')).toBeVisible();
  await mia.getByText('1 watching').click();
  await expect(mia.getByText('1 without a name')).toBeVisible();

  await kim.getByRole('button', { name: 'Gespräch' }).click();
  await kim.getByRole('button', { name: 'Mitreden' }).click();
  await expect(kim.getByText('Bitte gib einen Namen ein.')).toBeVisible();
  await kim.getByLabel(/^Wie heißt du/).fill('Kim');
  await kim.keyboard.press('Enter');
  await kim.getByRole('region', { name: 'Gespräch' }).getByRole('button', { name: 'Stark!' }).click();
  await expect(kim.getByRole('log')).toContainText('Kim Stark!');
  await expect(mia.getByRole('group', { name: 'Players' })).toContainText('Kim');
  await expectSound(kim);
  await kim.keyboard.press('Escape');
  // What was done last, and what can be said to it, is at hand without the talk.
  const tray = kim.getByRole('region', { name: 'Hand' });
  const start = { type: 'act', table, play: 1, seen: 0, actions: [{ type: 'start', crossing: 57 }] };
  await ask(mia, { type: 'enter', table }, start);
  await expect(tray.getByRole('listitem')).toContainText('Mia');
  await tray.getByRole('button', { name: 'Ups' }).click();
  await kim.getByRole('button', { name: /^Gespräch/ }).click();
  await expect(kim.getByRole('log')).toContainText('Kim Ups');
  await kim.keyboard.press('Escape');
  await jonas.getByTitle('Mitspieler').click();
  await expect(jonas.getByText('1 schaut zu')).toBeVisible();

  await kim.getByRole('button', { name: 'Nächste Partie mitspielen' }).click();
  await expect(head).toContainText('bist bei der nächsten Partie dabei.');
  await endByVote(table, mia, jonas);
  await mia.getByRole('button', { name: 'Play again' }).click();
  await mia.getByRole('button', { name: /^Start.*Jonas/ }).click();
  await expect(kim.getByRole('heading', { level: 1 })).toHaveText('Setze deinen Startstein.', { timeout: 30_000 });
  // Jonas has not answered: the seat is still his.
  await expect(jonas.getByRole('banner')).toContainText('Für dich spielt gerade ein Bot.');
});

test('a watcher without a wish to play is led along into the next game', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await playTogether([mia], ['you', 'bot', 'bot', 'bot']);
  const otto = await person(browser, DESK, 'Otto');
  const eve = await person(browser, PHONE, 'Eve');
  for (const page of [otto, eve]) await page.goto(`/t/${table}`);
  await expect(otto.getByRole('banner')).toContainText('You are watching, with Eve.');
  await expect(eve.getByRole('banner')).toContainText('Am Tisch: Mia, Ada, Harry und Lina.');
  await expectSound(otto);
  await endByVote(table, mia);
  await expect(otto.getByRole('heading', { level: 1 })).toHaveText('The game was called off.');
  await mia.getByRole('button', { name: 'Play again' }).click();
  await expect(otto.getByRole('heading', { level: 1 })).toHaveText(/^Departure in/);
  await expect(eve.getByRole('slider')).toBeVisible({ timeout: 15_000 });
  await expect(eve.getByRole('banner')).toContainText('Du siehst zu, mit Otto.');
});

test('nobody watches where that was not agreed', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await playTogether([mia], ['you', 'bot'], { watch: false });
  const otto = await person(browser, DESK, 'Otto');
  await otto.goto(`/t/${table}`);
  await expect(otto.getByRole('heading', { name: 'Nobody can watch at this table.' })).toBeVisible();
});
