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
