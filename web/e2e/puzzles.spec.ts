/** Puzzles: a turn that is best is solved, another one is told kindly, and the solution is shown on the board. */
import { expect, test, type Page } from '@playwright/test';
import { GAMES, PUZZLES } from '@stellwerk/games';
import { playAt } from '@stellwerk/tables';
import { expectAccessible, expectNoSidewaysScroll, quick } from './app.ts';

/** A turn is compared in a worker. */
const JUDGED = { timeout: 30_000 };
const order = (page: Page) => page.getByRole('region', { name: /^(The puzzle|Das Rätsel)$/ }).locator('h1, h2');

/** A puzzle of two rails, and where the list of moves has those that solve it, or one that does not. */
async function posed() {
  const [{ game }, { puzzles: all }] = await Promise.all([GAMES.transeuropa(), PUZZLES.transeuropa!()]);
  const isLaid = (action: unknown): boolean => (action as { type: string }).type === 'lay';
  const index = all.puzzles.findIndex(({ best }) => best.length === 2 && best.every(isLaid));
  const { play: from, at, seat, best } = all.puzzles[index]!;
  const play = playAt(game, all.plays[from]!, at);
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const listed = () => {
    const legal = play.legal(seat);
    const rank = ({ type, own }: { type: string; own?: boolean }): number => (type === 'stop' ? -1 : own ? 1 : 0);
    return legal.toSorted((a, b) => rank(a) - rank(b));
  };
  const wrong = listed().findIndex((action) => !best.some((each) => same(each, action)));
  const right = best.map((action) => {
    const place = listed().findIndex((each) => same(each, action));
    play.act(seat, action);
    return place;
  });
  return { number: index + 1, wrong: [wrong], right };
}

/** Makes a turn by the list of moves. */
async function take(page: Page, phone: boolean, places: readonly number[]): Promise<void> {
  for (const place of places) {
    if (phone) await page.keyboard.press('l');
    const list = page.getByRole('button', { name: /^(All moves as a list|Alle Möglichkeiten als Liste)$/ });
    if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
    const entry = list.locator('xpath=..').getByRole('listitem').nth(place).getByRole('button');
    const more = list.locator('xpath=..').getByRole('button', { name: /\d+ (more|weitere)/ });
    if ((await entry.count()) === 0) await more.click();
    await entry.click();
    if (phone) await page.keyboard.press('Escape');
  }
  await page.locator('[data-name~="button"]').click();
}

for (const [where, language, viewport] of [
  ['a phone', 'de', { width: 390, height: 844 }],
  ['a desktop', 'en', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${where}`, () => {
    const phone = where === 'a phone';
    test.use({ viewport, ...(phone && { hasTouch: true, isMobile: true }) });

    test('a puzzle is missed, shown, and another time solved', async ({ page }) => {
      test.slow();
      await quick(page, { language });
      const { number, wrong, right } = await posed();
      await page.goto('/puzzles/transeuropa');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: new RegExp(`(Puzzle|Rätsel) ${number} (of|von)`) }).click();
      await expect(order(page)).toHaveText(/Which turn is best|Was ist hier am besten/);
      await expectAccessible(page);
      await take(page, phone, wrong);
      await expect(order(page)).toHaveText(/better|besser/, JUDGED);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: /^(Try again|Noch einmal)$/ }).click();
      await expect(order(page)).toHaveText(/Which turn is best|Was ist hier am besten/);
      await take(page, phone, right);
      await expect(order(page)).toHaveText(/Solved|Gelöst/, JUDGED);
      await page
        .getByRole('button', { name: /^(Next puzzle|Nächstes Rätsel)$/ })
        .last()
        .click();
      await expect(page).toHaveURL(new RegExp(`/puzzles/transeuropa/${number + 1}$`));
      await page.goto('/puzzles/transeuropa');
      await expect(page.getByRole('link', { name: new RegExp(` ${number} (of|von) .*(later|später)`) })).toBeVisible();
    });
  });
}

test('the solution is played on the board and said in words', async ({ page }) => {
  await quick(page, { language: 'en' });
  const { number, wrong } = await posed();
  await page.goto(`/puzzles/transeuropa/${number}`);
  await take(page, false, wrong);
  await page.getByRole('button', { name: 'Solution' }).click(JUDGED);
  await expect(page.getByText(/ahead of the next best/)).toBeVisible(JUDGED);
  // Beside it the turns that come next to it; a touch shows them on the board, too.
  const compared = page.getByRole('region', { name: 'How turns compare' });
  await expect(compared.getByRole('button')).not.toHaveCount(0, JUDGED);
  await expectAccessible(page);
  await compared.getByRole('button').nth(1).click();
  await expect(order(page)).toHaveText('Another turn');
  await expect(compared.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true', JUDGED);
});
