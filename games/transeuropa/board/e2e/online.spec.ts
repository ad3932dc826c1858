/** People at their own screens: whole rounds in two languages, a watcher who sees nobody's cards, and another game. */
import { expect, test } from '@playwright/test';
import { DESK, person, PHONE, playTogether } from '../../../../web/e2e/online.ts';
import {
  cardsOf,
  decide,
  endTurn,
  expectAccessible,
  island,
  moveByMouse,
  nextRound,
  playRound,
  promptOf,
  resultOf,
  tapMap,
} from './table.ts';

const SHORT = { options: { openRounds: 2, map: island() } };

test('a desk in English and a phone in German play two rounds and go on', async ({ browser }) => {
  test.setTimeout(240_000);
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  const table = await playTogether([mia, jonas], ['you', 'free'], SHORT);
  const round = (): Promise<unknown> =>
    Promise.all([playRound(mia, moveByMouse), playRound(jonas, (page, now) => decide(page, now, tapMap))]);
  await round();
  await expect(promptOf(mia)).toHaveText(/^Round 1: /);
  await nextRound(mia).click();
  await nextRound(jonas).click();
  await round();
  await expect(promptOf(mia)).toHaveText(/ wins? with | share the victory/);
  await expect(promptOf(jonas)).toHaveText(/ gewinns?t mit | teil(en sich|t euch)/);
  for (const page of [mia, jonas]) await expectAccessible(page);

  await mia.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(resultOf(mia)).toContainText('The shuffle matches the seal. What your browser added is in it.');

  // The finished game can be seen through anybody's eyes; the file has been checked against its seal.
  await expect(mia.getByRole('button', { name: 'Analysis' })).toBeVisible();
  await mia.getByRole('button', { name: 'Watch again' }).click();
  await mia.getByRole('button', { name: /^Turn by turn/ }).click();
  await mia.waitForURL(/\/replay\//);
  await expect(mia.getByRole('combobox', { name: 'Seen by' })).toHaveText(/Jonas/);
  await mia.goto(`/t/${table}`);

  await expect(resultOf(mia).getByRole('region', { name: 'Rematch?' })).toContainText('Jonas');
  await mia.getByRole('button', { name: 'Play again' }).click();
  await expect(jonas.getByRole('region', { name: 'Revanche?' })).toContainText('dabei');
  await jonas.getByRole('button', { name: 'Ich bin dabei' }).click();
  await expect(resultOf(mia)).toHaveCount(0, { timeout: 15_000 });
  // Another one begins.
  await expect(promptOf(jonas)).toHaveText(/Startstein/, { timeout: 15_000 });
  await expect(cardsOf(jonas)).toHaveCount(5);
});

test('a watcher sees nobody’s cards, and only watchers hear watchers', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, DESK, 'Jonas');
  const told: string[] = [];
  mia.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  const table = await playTogether([mia, jonas], ['you', 'free'], SHORT);
  const kim = await person(browser, DESK, 'Kim');
  const heard: string[] = [];
  kim.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await kim.goto(`/t/${table}`);
  await expect(kim.getByRole('banner')).toContainText('You are watching.');
  await expect(cardsOf(kim)).toHaveCount(0);
  await expect(endTurn(kim)).toHaveCount(0);
  await kim.getByRole('button', { name: 'Talk' }).click();
  await kim.getByRole('button', { name: 'Good move!' }).click();
  await expect(kim.getByRole('log')).toContainText('Good move!');
  await mia.getByRole('button', { name: 'Talk' }).click();
  await mia.getByRole('button', { name: 'Hello!' }).click();
  await expect(kim.getByRole('log')).toContainText('Hello!');
  await expect(mia.getByRole('log')).not.toContainText('Good move!');
  // Of all that came, nothing tells of anybody's cards.
  const views = (frames: readonly string[]) =>
    frames.flatMap((text) => [...text.matchAll(/"hand":(\[[^\]]*\])/g)].map(([, hand]) => hand));
  expect(heard.join()).toContain('"viewer":"observer"');
  expect(views(heard)).toContain('[]');
  expect(new Set(views(heard))).toEqual(new Set(['[]']));
  expect(views(told).some((hand) => hand !== '[]')).toBe(true);
});

test('a page that was offline says so, comes back by itself and has missed nothing', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  await playTogether([mia, jonas], ['you', 'free'], { ...SHORT, clock: { kind: 'turn', seconds: 600 } });
  await jonas.context().setOffline(true);
  await expect(jonas.getByRole('banner')).toContainText(/Offline|Verbindung wird gesucht/, { timeout: 15_000 });
  await expect(endTurn(jonas)).toBeDisabled();
  const menu = jonas.getByRole('banner').getByRole('button', { name: 'Menü' });
  await expect(menu).toHaveAttribute('data-light', /amber|red/);
  await mia.getByRole('button', { name: 'Talk' }).click();
  await mia.getByRole('button', { name: 'One moment…' }).click();
  await jonas.context().setOffline(false);
  await expect(jonas.getByRole('banner')).toContainText('Wieder verbunden.', { timeout: 20_000 });
  await jonas.getByRole('button', { name: 'Gespräch' }).click();
  await expect(menu).not.toHaveAttribute('data-light');
  await expect(jonas.getByRole('log')).toContainText('Moment …');
});
