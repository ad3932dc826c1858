/** What is kept and what is looked at again: undo, reload, several plays, files, replays, another language. */
import { expect, test, type Page } from '@playwright/test';
import { saveAsFile } from '../../../../web/e2e/app.ts';
import { readFileSync } from 'node:fs';
import {
  asked,
  begin,
  cardsOf,
  island,
  mapOf,
  moveByMouse,
  openPlay,
  overlayOf,
  playRound,
  promptOf,
  quick,
  railsOn,
  SECOND,
  toMiddleOfTurn,
} from './table.ts';

test.beforeEach(async ({ page }) => quick(page));

/** What can be seen of a play: cards, rails and what is asked. */
async function seen(page: Page) {
  await expect(cardsOf(page)).toHaveCount(5);
  const rails = await railsOn(page).evaluateAll((each) => each.map((rail) => rail.getAttribute('transform')));
  return {
    cards: await cardsOf(page).allTextContents(),
    rails: rails.toSorted(),
    asked: await promptOf(page).textContent(),
  };
}

test('a rail is taken back within the turn, by button and by key, and not after it', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const rails = await railsOn(page).count();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(railsOn(page)).toHaveCount(rails - 1);
  await expect(promptOf(page)).toHaveText('Lay one or two rails, or one over a double line.');
  await expect(undo).toHaveCount(0);

  await toMiddleOfTurn(page);
  await expect(railsOn(page)).toHaveCount(rails);
  await page.keyboard.press('Control+z');
  await expect(railsOn(page)).toHaveCount(rails - 1);

  await toMiddleOfTurn(page);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(promptOf(page)).toHaveText('Lay one or two rails, or one over a double line.');
  expect(await railsOn(page).count()).toBeGreaterThan(rails);
  await expect(undo).toHaveCount(0);
});

test('a reload in the middle of a turn changes nothing, and the turn goes on', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const before = await seen(page);
  await page.reload();
  await expect(promptOf(page)).toHaveText(SECOND);
  expect(await seen(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(railsOn(page)).toHaveCount(before.rails.length - 1);
});

test('several plays are kept side by side, and each goes on where it was', async ({ page }) => {
  const small = await begin(page, { seats: ['Lou', { bot: 'easy' }], map: island() });
  await asked(page);
  const first = await seen(page);
  const large = await begin(page, { seats: ['Kim', { bot: 'normal' }, { bot: 'easy' }] });
  await toMiddleOfTurn(page);
  const second = await seen(page);
  await page.goto('/');
  const plays = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(plays).toHaveCount(2);
  await plays.filter({ hasText: 'Lou' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/play/${small}`);
  expect(await seen(page)).toEqual(first);
  await page.goto('/');
  await plays.filter({ hasText: 'Kim' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/play/${large}`);
  await expect(promptOf(page)).toHaveText(SECOND);
  expect(await seen(page)).toEqual(second);
});

test('a play goes out as a file in the middle of a turn, comes in as another play, and is played to its end', async ({
  page,
}) => {
  const id = await begin(page, { rounds: 1, map: island() });
  await toMiddleOfTurn(page);
  const before = await seen(page);
  const file = await saved(page);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'transeuropa', options: { openRounds: 1 } });
  await openPlay(page, file);
  expect(page.url()).not.toContain(id);
  await expect(promptOf(page)).toHaveText(SECOND);
  expect(await seen(page)).toEqual(before);
  await playRound(page);
  await expect(overlayOf(page)).toContainText('One round has been played.');
  // A finished one comes in as a replay.
  const whole = await saved(page);
  await openPlay(page, whole);
  expect(page.url()).toContain('/replay/');
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('a finished play is watched again: scrubber, steps, play and pause, other eyes', async ({ page }) => {
  await begin(page, { rounds: 1, map: island() });
  await playRound(page);
  const rails = await railsOn(page).or(page.locator('main [data-look=laid]')).count();
  await page.clock.install();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const laid = page.locator('main [data-look=laid]');
  await expect(laid).toHaveCount(0);
  await expect(page.getByText('Spectators have no cities.')).toBeVisible();

  const length = Number(await slider.getAttribute('max'));
  await slider.fill(String(length));
  await expect(laid).toHaveCount(rails);
  await expect(promptOf(page)).toHaveText(/ wins\.$| share the victory\.$/);
  await slider.fill('2');
  await expect(laid).toHaveCount(0);
  await expect(promptOf(page)).toHaveText(/ is building\.$/);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(laid).toHaveCount(1);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(laid).toHaveCount(0);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const step of [3, 4, 5]) {
    await page.clock.runFor(1200);
    await expect(slider).toHaveValue(String(step));
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10_000);
  await expect(slider).toHaveValue('5');

  await page.getByLabel('Seen by').selectOption('Kim');
  await expect(cardsOf(page)).toHaveCount(5);
  await expect(slider).toHaveValue('5');
  await page.getByLabel('Seen by').selectOption('everybody');
  await expect(cardsOf(page)).toHaveCount(0);
});

test('the log leads back to the board as it was, and forward again', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const rails = await railsOn(page).count();
  await page.getByRole('button', { name: /Kim puts the start marker/ }).click();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await expect(railsOn(page)).toHaveCount(0);
  await expect(mapOf(page)).not.toHaveAttribute('data-choosing');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(railsOn(page)).toHaveCount(rails);
  await expect(mapOf(page)).toHaveAttribute('data-choosing', 'line');
});

test('the language is switched in the middle of a turn, and the turn goes on', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const { rails } = await seen(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(promptOf(page)).toHaveText('Lege noch eine auf eine einfache Linie, oder beende den Zug.');
  await expect(mapOf(page)).toHaveAccessibleName(/^Karte von TransEuropa\. /);
  await expect(page.locator('[data-city] text').filter({ hasText: /^Warschau$/ })).toHaveCount(1);
  await expect(page.getByRole('complementary').getByRole('button', { name: /Kim setzt den Startstein/ })).toHaveCount(
    1,
  );
  expect((await seen(page)).rails).toEqual(rails);
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await expect(promptOf(page)).toHaveText(/^Lege eine oder zwei Schienen/);
  await moveByMouse(page, await asked(page));
  expect(await railsOn(page).count()).toBeGreaterThan(rails.length);
});

/** Saves the play as a file and returns where it lies. */
async function saved(page: Page): Promise<string> {
  const running = (await overlayOf(page).count()) === 0;
  if (running) await page.getByRole('button', { name: 'Menu' }).click();
  return (await saveAsFile(page, page, running)).path();
}
