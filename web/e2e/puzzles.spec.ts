/** Puzzles: a turn that is best is solved, another one is told kindly, and the solution is shown on the board. */
import { expect, test, type Page } from '@playwright/test';
import { follow } from '@stellwerk/bots';
import { GAMES, PUZZLES } from '@stellwerk/games';
import type { Play, Seat } from '@stellwerk/kernel';
import { playAt } from '@stellwerk/tables';
import { expectAccessible, expectNoSidewaysScroll, middleOf, promptOf, quick } from './app.ts';

/** A turn is compared in a worker. */
const JUDGED = { timeout: 30_000 };
const order = (page: Page) => page.getByRole('region', { name: /^(The puzzle|Das Rätsel)$/ }).locator('h1, h2');

const isLaid = (action: unknown): boolean => (action as { type: string }).type === 'lay';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** TransEuropa's puzzles, and the play of one as it is posed. */
async function transeuropa() {
  const [{ game, puzzleGuide: guide }, { puzzles: all }] = await Promise.all([
    GAMES.transeuropa(),
    PUZZLES.transeuropa!(),
  ]);
  return {
    game,
    guide,
    all: all.puzzles,
    playOf: (index: number) => playAt(game, all.plays[all.puzzles[index]!.play]!, all.puzzles[index]!.at),
  };
}

/** What the list of moves says, in its order. */
function listed(play: Play, seat: Seat): readonly unknown[] {
  const rank = ({ type, own }: { type: string; own?: boolean }): number => (type === 'stop' ? -1 : own ? 1 : 0);
  return play.legal(seat).toSorted((a, b) => rank(a) - rank(b));
}

/** Takes these actions, and says where the list of moves had them. */
function placesOf(play: Play, seat: Seat, way: readonly unknown[]): readonly number[] {
  return way.map((action) => {
    const place = listed(play, seat).findIndex((each) => isSame(each, action));
    play.act(seat, action);
    return place;
  });
}

/** A puzzle of two rails, and where the list of moves has those that solve it, or one that does not. */
async function posed() {
  const { all, playOf } = await transeuropa();
  const index = all.findIndex(({ best }) => best.length === 2 && best.every(isLaid));
  const { seat, best } = all[index]!;
  const play = playOf(index);
  const wrong = listed(play, seat).findIndex((action) => !best.some((each) => isSame(each, action)));
  return { number: index + 1, wrong: [wrong], right: placesOf(play, seat, best) };
}

/** A puzzle whose solution ends the round, and two other rails that do. */
async function otherEnd() {
  const { game, guide, all, playOf } = await transeuropa();
  for (const [index, { seat, best }] of all.entries()) {
    const { state } = playOf(index);
    const ends = (way: readonly unknown[]): boolean =>
      follow({ game, guide, state, seat }, way).heard.some(
        (event) => event.type === 'finished' && (event as unknown as { seats: readonly Seat[] }).seats.includes(seat),
      );
    if (!best.every(isLaid) || !ends(best)) continue;
    for (const first of playOf(index).legal(seat).filter(isLaid)) {
      const play = playOf(index);
      play.act(seat, first);
      if (!play.toAct.includes(seat)) continue;
      const second = play.legal(seat).find((action) => ends([first, action]));
      const way = [first, second];
      if (second && way.some((action) => !best.some((each) => isSame(each, action))))
        return { number: index + 1, places: placesOf(playOf(index), seat, way) };
    }
  }
  throw new Error('no such puzzle');
}

/** Makes a turn by the list of moves. */
async function take(page: Page, phone: boolean, places: readonly number[]): Promise<void> {
  for (const place of places) {
    if (phone) await page.keyboard.press('l');
    const list = page.getByRole('button', { name: /^(What I can do|Was ich tun kann), / });
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
      // The next one is large, with its board.
      await expect(page.getByRole('link', { name: /^(Solve puzzle 1|Rätsel 1 lösen)$/ })).toBeVisible();
      await expect(page.locator('section[aria-labelledby=next] [inert] svg').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: new RegExp(`(Puzzle|Rätsel) ${number} (of|von)`) }).click();
      await expect(order(page)).toHaveText(/\?$/);
      await expectAccessible(page);
      const check = page.getByRole('button', { name: /^(Check|Prüfen)$/ }).and(page.locator('button:not(li button)'));
      await expect(check).toBeDisabled();
      await take(page, phone, wrong);
      await expect(order(page)).toHaveText(/better|besser/, JUDGED);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: /^(Try again|Noch einmal)$/ }).click();
      await expect(order(page)).toHaveText(/\?$/);
      // The rail still lies there.
      await page.getByRole('button', { name: /^(Undo|Rückgängig)$/ }).click();
      // First it is said what it is about.
      await page.getByRole('button', { name: /^(Hint|Tipp)$/ }).click();
      await expect(page.getByText(/^(Hint|Tipp): /)).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Solution|Lösung)$/ })).toBeVisible();
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

test('what was put together before a miss is there again at the next try', async ({ page }) => {
  await quick(page, { language: 'en' });
  await page.goto('/puzzles/transeuropa/5');
  const draft = page.getByRole('button', { name: 'Undo' });
  await expect(draft).toBeDisabled();
  const list = page.getByRole('button', { name: 'What I can do, as a list' });
  await list.click();
  const rails = list.locator('xpath=..').getByRole('listitem').getByRole('button', { name: /^Rail/ });
  await rails.last().click();
  await rails.last().click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Try again' }).click(JUDGED);
  // The first of the two rails.
  await expect(draft).toBeEnabled();
  await draft.click();
  await expect(draft).toBeDisabled();
});

test('what would give a puzzle away is not told before', async ({ page }) => {
  await quick(page, { language: 'en' });
  const { puzzles } = (await PUZZLES['future-mobility']!()).puzzles;
  const laid = puzzles.findIndex(({ best }) => (best[0] as { type: string }).type === 'lay');
  await page.goto(`/puzzles/future-mobility/${laid + 1}`);
  const cards = page.locator('[data-name^="card:"]');
  await expect(cards.first()).toBeVisible();
  // What a card is for, not what it would make of the turn.
  for (const card of await cards.all())
    await expect(card).toHaveAccessibleName(/(stop|blocks|avoids|trip|freight.*|no jams|for others)$/);
  const held = await cards.count();
  for (let place = 0; place < held; place++) {
    await cards.nth(place).click();
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
    // What is chosen has another name.
    await page.keyboard.press('Escape');
    await expect(cards).toHaveCount(held);
  }
  // Nor what each mode would bring.
  await page.locator('[data-name^="trip:"]').first().click();
  const modes = page.getByRole('radiogroup', { name: 'How' }).getByRole('radio');
  await expect(modes.first()).toBeVisible();
  for (const mode of await modes.all()) await expect(mode).not.toHaveAccessibleName(/points?/);
  await page.goto('/puzzles/interurban/2');
  await page.locator('[data-name^="tile:"]').first().click();
  const cell = await middleOf(page.locator('main [data-name^="cell:"]').first());
  await page.mouse.move(cell.x, cell.y);
  await expect(page.locator('main [data-name^="cell:"]').first()).toBeVisible();
  await expect(page.getByRole('banner').locator('p')).toHaveText('');
});

test('the solution is played on the board and said in words', async ({ page }) => {
  await quick(page, { language: 'en' });
  const { number, wrong } = await posed();
  await page.goto(`/puzzles/transeuropa/${number}`);
  await take(page, false, wrong);
  await page.getByRole('button', { name: 'Solution' }).click(JUDGED);
  await expect(page.getByText('The round is over, and you lose nothing.', { exact: true })).toBeVisible(JUDGED);
  // Beside it the turns that come next to it; a touch shows them on the board, too.
  const compared = page.getByRole('region', { name: 'How turns compare' });
  await expect(compared.getByRole('button')).not.toHaveCount(0, JUDGED);
  await expectAccessible(page);
  await compared.getByRole('button').nth(1).click();
  await expect(order(page)).toHaveText('Another turn');
  await expect(compared.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true', JUDGED);
});

test('a whole turn of InterCity is made by hand, on the map, and is the solution', async ({ page }) => {
  test.slow();
  await quick(page, { language: 'en' });
  const { puzzles } = (await PUZZLES.intercity!()).puzzles;
  type Drive = { readonly type: string; readonly train: number };
  const drives = ({ best }: (typeof puzzles)[number]) => best as readonly Drive[];
  const index = puzzles.findIndex(
    (each) => drives(each).length === 5 && drives(each).every(({ type }) => type === 'drive'),
  );
  await page.goto('/puzzles/intercity');
  await page.getByRole('link', { name: new RegExp(`^Puzzle ${index + 1} of`) }).click();
  await expect(order(page)).toHaveText(/\?$/);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (const { train } of drives(puzzles[index]!)) {
    const asked = (await promptOf(page).textContent())!;
    const { x, y } = await middleOf(page.locator(`[data-train="${train}"] path`).nth(2));
    await page.mouse.click(x, y);
    await expect(promptOf(page)).not.toHaveText(asked);
  }
  await expect(undo).toBeEnabled();
  await page.getByRole('button', { name: /^Go(?! on)/ }).click();
  await expect(order(page)).toHaveText('At the first try!', JUDGED);
  await page.goto('/puzzles/intercity');
  await expect(
    page.getByRole('link', { name: new RegExp(`^Puzzle ${index + 1} of .*at the first try`) }),
  ).toBeVisible();
});

test('another turn that is as good solves a puzzle, and is said to be another', async ({ page }) => {
  await quick(page, { language: 'en' });
  const { number, places } = await otherEnd();
  await page.goto(`/puzzles/transeuropa/${number}`);
  await expect(order(page)).toHaveText('How do you end the round now?');
  await take(page, false, places);
  await expect(order(page)).toHaveText('Another way, just as good!', JUDGED);
  await expect(page.getByText('The round is over, and you lose nothing.', { exact: true })).toBeVisible();
  await page.goto('/puzzles/transeuropa');
  await expect(page.getByRole('link', { name: new RegExp(`^Puzzle ${number} of .*at the first try`) })).toBeVisible();
});
