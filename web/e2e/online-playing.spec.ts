/** While a game runs online: what the others are told about somebody's time, and how it ends before its end. */
import { expect, test } from '@playwright/test';
import { DESK, person, PHONE, playTogether } from './online.ts';

test('everybody is told when a bot finished somebody’s turn, and the log keeps it', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  await playTogether([mia, jonas], ['you', 'free'], { clock: { kind: 'turn', seconds: 5 } });
  const late = { timeout: 15_000 };
  await expect(jonas.getByRole('banner')).toContainText('Die Zeit von Mia war um: Ein Bot hat den Zug beendet.', late);
  await expect(mia.getByRole('banner')).toContainText('Your time was up.', late);
  await mia.reload();
  await expect(mia.getByRole('region', { name: 'Log' })).toContainText('Time was up: a bot finished the turn.', late);
});

test('a game that all agreed to end is over on every screen: nobody is on turn', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  await playTogether([mia, jonas], ['you', 'free', 'bot']);
  await expect(mia.getByText('on turn', { exact: true })).toBeVisible();
  await mia.getByRole('button', { name: 'Menu' }).click();
  await mia.getByRole('button', { name: 'End without a result' }).click();
  await mia.getByRole('alert').getByRole('button', { name: 'End without a result' }).click();
  await mia.keyboard.press('Escape');
  await expect(mia.getByRole('banner')).toContainText('1 of 2');
  await jonas.getByRole('button', { name: 'Aufhören' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('The game has been ended.');
  await expect(mia.getByText('on turn', { exact: true })).toHaveCount(0);
  await expect(mia.getByRole('banner').getByRole('img', { name: 'Mia' })).toHaveCount(0);
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Die Partie ist beendet.');
  await expect(mia.getByRole('button', { name: 'I’m in' })).toBeEnabled();
});
