/** The minute: from the first look at the site to the first moves of four people, two of them on phones. Nothing is waited for by time. */
import { expect, test, type Page } from '@playwright/test';
import { DESK, person, PHONE } from './online.ts';

/** Puts the start marker where the list of all moves has its first, and ends the turn. */
async function firstMove(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^(What I can do|Was ich tun kann), / });
  if (!(await all.isVisible())) await page.getByTitle('Mitspieler').click();
  await all.click();
  // On a phone it lies in the sheet, which is a section, too.
  await page.locator('section', { has: all }).last().getByRole('listitem').first().getByRole('button').click();
  const close = page.getByRole('button', { name: /^(Close|Schließen)$/ });
  if (await close.isVisible()) await close.click();
  const end = page.getByRole('button', { name: /^(End turn|Zug beenden)$/ });
  if (await end.isEnabled()) await end.click();
}

test('somebody new opens a table, three friends join by the link, and all four have moved', async ({ browser }) => {
  const mia = await person(browser, DESK);
  await mia.goto('/');
  await mia.getByRole('link', { name: 'Play TransEuropa' }).click();
  const dialog = mia.getByRole('dialog');
  await dialog.getByText('Online').click();
  await dialog.getByRole('textbox').fill('Mia');
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await mia.waitForURL(/\/t\/[\w-]/);

  const friends = await Promise.all([PHONE, DESK, PHONE].map((device) => person(browser, device)));
  for (const [index, friend] of friends.entries()) {
    await friend.goto(mia.url());
    await expect(friend.getByLabel(/^(Wie heißt du|What’s your name)\?$/)).toBeFocused();
    await friend.keyboard.type(['Jonas', 'Lena', 'Kim'][index]!);
    await friend.keyboard.press('Enter');
  }
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Everybody is here.');
  await mia.getByRole('button', { name: 'Start', exact: true }).click();

  for (const page of [mia, ...friends]) {
    const line = page.getByRole('heading', { level: 1 });
    await expect(line).toHaveText(/^(Put your start marker|Setze deinen Startstein)/, { timeout: 15_000 });
    await firstMove(page);
    await expect(line).not.toHaveText(/^(Put your start marker|Setze deinen Startstein)/);
  }
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(/^Lay one or two rails/);
});
