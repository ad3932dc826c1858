/** What is kept and what is looked at again: undo, reload, several plays, files, replays, another language. */
import { expect, test, type Page } from '@playwright/test';
import { saveAsFile } from '../../../../web/e2e/app.ts';
import { readFileSync } from 'node:fs';
import {
  asked,
  begin,
  cardsOf,
  draftsOn,
  endTurn,
  FIRST,
  inWindow,
  island,
  mapOf,
  middleOf,
  moveByMouse,
  openPlay,
  playRound,
  promptOf,
  quick,
  railsOn,
  resultOf,
  SECOND,
  soOf,
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

test('a turn that is ended at once after a click for two rails has both', async ({ page }) => {
  await begin(page);
  let now = await asked(page);
  for (; now.kind !== 'line'; now = await asked(page, now)) await moveByMouse(page, now);
  const { x, y } = await inWindow(page, now.targets.find(({ mark }) => mark === 'two')!.at);
  // Pressed as soon as it can be, faster than any hand.
  await page.evaluate(() => {
    const press = (): void => {
      const end = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'End turn');
      if (end && !end.disabled) end.click();
      else requestAnimationFrame(press);
    };
    press();
  });
  await page.mouse.click(x, y);
  await expect(page.getByRole('listitem').filter({ hasText: 'Kim' }).filter({ hasText: 'two rails' })).toHaveCount(1);
});

test('a rail is taken back within the turn: by button, by key, by a click on it; and not after it', async ({
  page,
}) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const rails = await railsOn(page).count();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(railsOn(page)).toHaveCount(rails - 1);
  await expect(promptOf(page)).toHaveText(FIRST);
  await expect(undo).toBeDisabled();

  await toMiddleOfTurn(page);
  await expect(railsOn(page)).toHaveCount(rails);
  await page.keyboard.press('Control+z');
  await expect(railsOn(page)).toHaveCount(rails - 1);

  await toMiddleOfTurn(page);
  await expect(soOf(page)).toContainText('Click your new rail to take it back.');
  const { x, y } = await middleOf(draftsOn(page));
  await page.mouse.click(x, y);
  await expect(railsOn(page)).toHaveCount(rails - 1);

  await toMiddleOfTurn(page);
  await endTurn(page).click();
  await expect(promptOf(page)).toHaveText(FIRST);
  expect(await railsOn(page).count()).toBeGreaterThan(rails);
  await expect(undo).toBeDisabled();
});

test('a second rail ends nothing: it stays a draft until End turn, and can be taken back', async ({ page }) => {
  await begin(page);
  const now = await toMiddleOfTurn(page);
  const rails = await railsOn(page).count();
  const { x, y } = await inWindow(page, now.targets[0]!.at);
  await page.mouse.click(x, y);
  await expect(promptOf(page)).toHaveText('Two rails laid: end your turn?');
  await expect(draftsOn(page)).toHaveCount(2);
  await page.keyboard.press('u');
  await expect(promptOf(page)).toHaveText(SECOND);
  await expect(railsOn(page)).toHaveCount(rails);
  await page.mouse.click(x, y);
  await expect(draftsOn(page)).toHaveCount(2);
  await endTurn(page).click();
  await expect(draftsOn(page)).toHaveCount(0);
  await expect(railsOn(page)).not.toHaveCount(rails);
});

test('two rails at once by the small dot, and what others laid since is marked until my turn ends', async ({
  page,
}) => {
  await begin(page);
  const start = await asked(page);
  await moveByMouse(page, start);
  const now = await asked(page, start);
  await expect(mapOf(page).locator('[data-look=news]')).toHaveCount(0);
  const { x, y } = await inWindow(page, now.targets.find(({ mark }) => mark === 'two')!.at);
  await page.mouse.click(x, y);
  await expect(draftsOn(page)).toHaveCount(2);
  await endTurn(page).click();
  await expect(promptOf(page)).toHaveText(FIRST);
  // The bot has laid one or two, in its own colour.
  await expect(mapOf(page).locator('[data-look=news]')).not.toHaveCount(0);
  const news = await mapOf(page).locator('[data-look=news]').count();
  await moveByMouse(page, await asked(page));
  await expect(mapOf(page).locator('[data-look=news]')).toHaveCount(news);
});

test('Undo takes back both rails that one click laid, and each by itself if each was clicked', async ({ page }) => {
  await begin(page);
  const start = await asked(page);
  await moveByMouse(page, start);
  const now = await asked(page, start);
  const { x, y } = await inWindow(page, now.targets.find(({ mark }) => mark === 'two')!.at);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.mouse.click(x, y);
  await expect(draftsOn(page)).toHaveCount(2);
  await undo.click();
  await expect(draftsOn(page)).toHaveCount(0);
  await expect(undo).toBeDisabled();

  const second = await toMiddleOfTurn(page);
  const there = await inWindow(page, second.targets[0]!.at);
  await page.mouse.click(there.x, there.y);
  await expect(draftsOn(page)).toHaveCount(2);
  await undo.click();
  await expect(draftsOn(page)).toHaveCount(1);
});

test('where turns end by themselves, the second rail is the end', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('stellwerk.settings', JSON.stringify({ pace: 'instant', motion: 'off', endsByItself: true })),
  );
  await begin(page);
  const now = await toMiddleOfTurn(page);
  const { x, y } = await inWindow(page, now.targets[0]!.at);
  await page.mouse.click(x, y);
  await expect(promptOf(page)).toHaveText(FIRST);
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
  await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
  // A finished one comes in as a replay.
  const whole = await saved(page);
  await openPlay(page, whole);
  expect(page.url()).toContain('/replay/');
});

test('a finished play is watched again: turn by turn, with other eyes', async ({ page }) => {
  await begin(page, { rounds: 1, map: island() });
  await playRound(page);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: /^Turn by turn/ }).click();
  await page.waitForURL(/\/replay\//);
  const laid = page.locator('main').locator('[data-look=laid], [data-look=news]');
  const slider = page.getByRole('slider');
  await slider.press('Home');
  await expect(laid).toHaveCount(0);
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect(laid).not.toHaveCount(0);
  // One's own eyes come first.
  await expect(cardsOf(page)).toHaveCount(5);
  await page.getByLabel('Seen by').selectOption('What everybody sees');
  await expect(cardsOf(page)).toHaveCount(0);
  await page.getByLabel('Seen by').selectOption('As Kim sees it');
  await expect(cardsOf(page)).toHaveCount(5);
});

test('the log leads back to the board as it was, and forward again', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  await endTurn(page).click();
  await expect(promptOf(page)).toHaveText(FIRST);
  const rails = await railsOn(page).count();
  const mine = page.getByRole('complementary').getByRole('button', { name: /^Kim you ⌂/ });
  const place = await mine.boundingBox();
  await mine.click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
  await expect(railsOn(page)).toHaveCount(0);
  // Nothing jumps under the pointer, and from there the keys lead on: turn by turn, with Shift step by step.
  expect(await mine.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(railsOn(page)).toHaveCount(rails);
  expect(await mine.boundingBox()).toEqual(place);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(railsOn(page)).toHaveCount(rails - 1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(railsOn(page)).toHaveCount(rails);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('aria-valuemax'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', String(last - 2));
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', String(last - 1));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0);
  await expect(promptOf(page)).toHaveText(FIRST);
});

test('the language is switched in the middle of a turn, and the turn goes on', async ({ page }) => {
  await begin(page);
  await toMiddleOfTurn(page);
  const { rails } = await seen(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Settings').click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(promptOf(page)).toHaveText('Noch eine Schiene auf eine einfache Linie oder Zug beenden?');
  await expect(mapOf(page)).toHaveAccessibleName(/^Karte von TransEuropa\. /);
  await expect(page.locator('[data-label]').filter({ hasText: /^Warschau$/ })).toHaveCount(1);
  await expect(page.getByRole('complementary').getByRole('button', { name: /Kim.*beginnt/ })).toHaveCount(1);
  expect((await seen(page)).rails).toEqual(rails);
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await expect(promptOf(page)).toHaveText(/^Lege eine oder zwei Schienen/);
  await moveByMouse(page, await asked(page));
  expect(await railsOn(page).count()).toBeGreaterThan(rails.length);
});

/** Saves the play as a file and returns where it lies. */
async function saved(page: Page): Promise<string> {
  const running = (await resultOf(page).count()) === 0;
  await page.getByRole('button', { name: 'Menu' }).click();
  return (await saveAsFile(page, page, running)).path();
}
