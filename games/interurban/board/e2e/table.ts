/** How the tests sit at a table of InterUrban: they choose tiles and point at cells, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { middleOf, overlayOf, seatAt, startPlay, type Sitting } from '../../../../web/e2e/app.ts';

export * from '../../../../web/e2e/app.ts';

export const boardOf = (page: Page): Locator => page.getByRole('application');
/** Tiles that can be placed somewhere now. */
export const usable = (page: Page): Locator => page.locator('button[data-slot][data-usable=true]:enabled');
export const cells = (page: Page): Locator => page.locator('[data-cell]');
/** Cells that light up for the chosen tile. */
export const lit = (page: Page): Locator => page.locator('[data-cell]:has([data-fits=true])');
export const laid = (page: Page): Locator => page.locator('[data-looking] rect[data-kind]');
export const endTurn = (page: Page): Locator => page.getByRole('button', { name: /^(End turn|Zug beenden)$/ });

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

/** Waits until the person at the screen is asked for something, or something is laid over the board. */
export async function asked(page: Page): Promise<'tile' | 'overlay'> {
  const overlay = overlayOf(page);
  await expect(usable(page).or(overlay).first()).toBeVisible();
  return (await overlay.count()) > 0 ? 'overlay' : 'tile';
}

/** Places a tile with the mouse: the first one that can be used, on the last cell that lights up. */
export async function placeByMouse(page: Page): Promise<void> {
  const count = await laid(page).count();
  await usable(page).first().click();
  const { x, y } = await middleOf(lit(page).last().locator('rect').first());
  await page.mouse.click(x, y);
  await placed(page, count);
}

/** Waits until there is another tile than the `count` that lay there, or the next game has begun. */
export async function placed(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await laid(page).count()) !== count || (await overlayOf(page).count()) > 0).toBe(true);
  await expect(cells(page)).toHaveCount(0);
}

/** Plays until something is laid over the board. */
export async function playOn(page: Page, move = placeByMouse): Promise<void> {
  while ((await asked(page)) === 'tile') await move(page);
}
