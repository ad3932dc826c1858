/** The minute: from the first look at the site to the first moves of two people, one of them on a phone. Nothing is waited for by time. */
import { expect, test, type Page } from '@playwright/test';
import { DESK, person, PHONE } from './online.ts';

/** Puts the start marker where the list of all moves has its first, and ends the turn. */
async function firstMove(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^(All moves as a list|Alle Möglichkeiten als Liste)$/ });
  if (!(await all.isVisible())) await page.getByTitle('Mitspieler').click();
  await all.click();
  // On a phone it lies in the sheet, which is a section, too.
  await page.locator('section', { has: all }).last().getByRole('listitem').first().getByRole('button').click();
  const close = page.getByRole('button', { name: /^(Close|Schließen)$/ });
  if (await close.isVisible()) await close.click();
  const end = page.getByRole('button', { name: /^(End turn|Zug beenden)$/ });
  if (await end.isEnabled()) await end.click();
}

test('somebody new opens a table, a friend joins by the link on a phone, and both have moved', async ({ browser }) => {
  const mia = await person(browser, DESK);
  await mia.goto('/');
  await mia.getByRole('link', { name: 'Play TransEuropa' }).click();
  const dialog = mia.getByRole('dialog');
  await dialog.getByText('Online').click();
  await dialog.getByRole('textbox').fill('Mia');
  await dialog.getByRole('button', { name: 'Remove seat 3' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await mia.waitForURL(/\/t\/[\w-]/);

  const jonas = await person(browser, PHONE);
  await jonas.goto(mia.url());
  await expect(jonas.getByLabel('Wie heißt du?')).toBeFocused();
  await jonas.keyboard.type('Jonas');
  await jonas.keyboard.press('Enter');
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Everybody is here.');
  await expect(jonas.getByRole('heading', { level: 1 })).not.toHaveText('Wie heißt du?');
  await mia.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(/^Put your start marker/, { timeout: 15_000 });
  await firstMove(mia);
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Setze deinen Startstein.');
  await firstMove(jonas);
  await expect(mia.getByRole('heading', { level: 1 })).not.toHaveText(/^Jonas|^Put your start marker/);
});
