/** How the tests sit at a table of InterUrban: they choose tiles and point at cells, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { endTurn, middleOf, resultOf, seatAt, startPlay, type Sitting } from '../../../../web/e2e/app.ts';

export * from '../../../../web/e2e/app.ts';

export const boardOf = (page: Page): Locator => page.getByRole('application');
/** The second line of the head. */
export const second = (page: Page): Locator => page.locator('header p > span').first();
/** Tiles that can be placed somewhere now. */
export const usable = (page: Page): Locator => page.locator('button[data-slot][data-usable=true]:enabled');
/** The advised tile in the tray, the first where there are more. */
export const advisedTile = (page: Page): Locator =>
  page.locator('button[data-hinted=true]:not([data-order]), button[data-order="1"]');
export const cells = (page: Page): Locator => page.locator('[data-cell]');
/** Cells that light up for the chosen tile, and those that say why not. */
export const lit = (page: Page): Locator => page.locator('[data-cell]:has([data-fits=true])');
export const forbidden = (page: Page): Locator => page.locator('[data-cell]:has([data-fits=false])');
export const laid = (page: Page): Locator => page.locator('[data-looking] rect[data-kind]');
/** Tiles of this turn that can be taken back. */
export const drafts = (page: Page): Locator => page.locator('[data-draft]');

interface Seating {
  /** Who sits there: names of persons, levels of bots; Kim against one bot if nothing is said. */
  readonly seats?: readonly Sitting[];
  readonly competition?: boolean;
}

export async function begin(page: Page, seating: Seating = {}): Promise<void> {
  const { seats = ['Kim', { bot: 'easy' }], competition = false } = seating;
  const dialog = await seatAt(page, 'interurban', seats);
  if (competition) {
    await dialog.getByText(/^Option(s|en)$/).click();
    await dialog.getByRole('switch').check();
  }
  await startPlay(page);
}

/** Waits until the person at the screen is asked for a tile, can only end the turn, or the game is over. */
export async function asked(page: Page): Promise<'tile' | 'end' | 'result'> {
  const result = resultOf(page);
  const ends = endTurn(page).and(page.locator(':enabled'));
  await expect(usable(page).or(result).or(ends).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if ((await result.count()) > 0) return 'result';
  return (await usable(page).count()) > 0 ? 'tile' : 'end';
}

/** Where a cell is in the window. */
export const middleOfCell = (cell: Locator): ReturnType<typeof middleOf> => middleOf(cell.locator('rect').first());

/** Places a tile with the mouse: the first one that can be used, on the last cell that lights up. */
export async function placeByMouse(page: Page): Promise<void> {
  const count = await laid(page).count();
  await usable(page).first().click();
  const { x, y } = await middleOfCell(lit(page).last());
  await page.mouse.click(x, y);
  await placed(page, count);
}

/** Waits until there is another tile than the `count` that lay there. */
export async function placed(page: Page, count: number): Promise<void> {
  await expect(laid(page)).toHaveCount(count + 1);
  await expect(cells(page)).toHaveCount(0);
}

/** Plays until there is a result. */
export async function playOn(
  page: Page,
  move = placeByMouse,
  end = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  for (;;) {
    const what = await asked(page);
    if (what === 'result') return;
    if (what === 'tile') await move(page);
    else {
      await end(endTurn(page));
      await expect(drafts(page)).toHaveCount(0);
    }
  }
}
