/** A finished game that is looked at again with the searcher's eyes. */
import { expect, test, type Page } from '@playwright/test';
import { turnIn } from '@stellwerk/bots';
import { bots, game } from '@stellwerk/games/transeuropa/index.ts';
import { defaultOptions, drawAction, fastRng, namedSeed, Play, savePlay } from '@stellwerk/kernel';
import { expectAccessible, expectNoSidewaysScroll, moveByList, promptOf, quick } from './app.ts';

/** So many entries long. */
const ASTRAY = 20;

/** Rails and ends of turns: a turn or two. */
const TRIED = 5;

/** One round in which Kim laid rails anywhere at first. */
async function finished(): Promise<string> {
  const play = new Play(game, {
    game: game.id,
    rules: game.version,
    options: { ...defaultOptions(game.options), openRounds: 1 },
    seats: [
      { name: 'Kim', colour: 0 },
      { name: 'Ada', colour: 1, bot: 'normal' },
    ],
    seed: namedSeed('analysis'),
  });
  const rng = fastRng(1);
  while (!play.result) {
    const seat = play.toAct[0]!;
    const turn = turnIn(game, play.state, seat, play.length);
    const lost = seat === 0 && play.length < ASTRAY;
    play.act(seat, lost ? drawAction(game, play.state, seat, rng) : await bots.normal().choose(turn));
  }
  return JSON.stringify(savePlay(play));
}

async function openIn(page: Page, language: 'de' | 'en'): Promise<void> {
  await quick(page, { language });
  await page.goto('/');
  const file = { name: 'kim.json', mimeType: 'application/json', buffer: Buffer.from(await finished()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.goto(`${page.url().split('?')[0]}?at=9999`);
}

for (const [where, language, viewport] of [
  ['a phone', 'de', { width: 390, height: 844 }],
  ['a desktop', 'en', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport, hasTouch: where === 'a phone', isMobile: where === 'a phone' });

    test('tells chances, luck and skill and turning points, and plays on from one of them', async ({ page }) => {
      test.slow();
      await openIn(page, language);
      await page.getByRole('button', { name: /^Analys(is|e)$/ }).click();
      const panel = page.getByRole('region', { name: /^Analys(is|e)$/ });
      // Nothing is told of a player before all of it is known. Persons come first; the bot's turns need not be waited for.
      await expect(panel.getByRole('progressbar')).toBeVisible();
      await expect(panel.getByRole('heading')).toHaveCount(0);
      await expect(panel.getByRole('listitem').first()).toBeVisible({ timeout: 150_000 });
      await panel.getByRole('button', { name: /^(Stop|Anhalten)$/ }).click();
      await expect(panel.getByRole('button', { name: /^(Go on|Weiter)$/ })).toBeVisible();
      await expect(page.getByRole('img', { name: /^(Chances|Gewinnchancen)/ })).toBeVisible();
      const figures = await panel.getByRole('row').locator('td:last-child').allInnerTexts();
      const [start, ...rest] = figures.map((text) => Number(text.replace('−', '-').replace(/[^-\d]/g, '')));
      expect(start).toBeGreaterThan(0);
      expect(rest.slice(0, -1).reduce((sum, each) => sum + each, start!)).toBe(rest.at(-1));
      expect([0, 100]).toContain(rest.at(-1));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await panel.getByRole('button', { name: /^1\s/ }).click();
      await expect(panel).toBeVisible();
      await expect(promptOf(page)).toContainText(/^(Turning point 1 of|Wendepunkt 1 von) \d · /);
      if (where === 'a desktop') {
        const line = page.getByRole('slider').first();
        const looked = (await line.getAttribute('aria-valuenow'))!;
        await line.press('Home');
        await page.keyboard.press('n');
        await expect(line).toHaveAttribute('aria-valuenow', looked);
      }
      await page.getByRole('button', { name: /^(Try from here|Ab hier spielen)$/ }).click();
      await page.waitForURL(/\/play\//);
      // It is Kim's turn again.
      await expect(page.getByRole('button', { name: /^(Hint|Tipp)$/ })).toBeEnabled();
    });
  });
}

test('what was stopped goes on where it stopped, and a try stands beside the game with what it came to', async ({
  page,
}) => {
  test.slow();
  await openIn(page, 'en');
  await page.goto(page.url().replace(/\/replay\/([^?]+).*/, '/play/$1'));
  await page.getByRole('button', { name: 'Analysis' }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  const progress = panel.getByRole('progressbar');
  await expect(panel.getByRole('listitem').first()).toBeVisible({ timeout: 150_000 });
  await panel.getByRole('button', { name: 'Stop' }).click();
  const far = Number(await progress.getAttribute('value'));
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(far);

  // A turn of Kim’s, with what the computer preferred.
  await page.getByRole('slider').first().press('Home');
  await page.keyboard.press('.');
  await expect(panel.getByRole('heading', { name: 'This turn compared' })).toBeVisible();
  const compared = panel.getByRole('list').first().getByRole('button');
  await expect(compared.last()).toContainText(/\d\s%$/);

  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.waitForURL(/\/play\/[^/]+~/);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  for (let moves = 0; moves < TRIED; moves++) await moveByList(page);
  await page.getByRole('link', { name: 'Back to the real game', exact: true }).click();
  await page.waitForURL(/\/play\/[^/~]+$|\?at=/);
  await expect(page.getByRole('link', { name: /^your try: \d+ turns?, \d+\s%$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /^Chances to win.*; your try: / })).toBeVisible();
  await expectAccessible(page);
});
