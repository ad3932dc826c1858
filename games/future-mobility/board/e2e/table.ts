/** How the tests sit at a table of Future Mobility: they look at the city, the cards and the prompt, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { asFile, inWindow, openPlay, overlayOf, seatAt, startPlay } from '../../../../web/e2e/app.ts';
import type { Cell, View } from '../../rules/index.ts';
import { centreOf } from '../map/geometry.ts';
import { playWhere } from './situations.ts';

export * from '../../../../web/e2e/app.ts';

export const cityOf = (page: Page): Locator => page.getByRole('application', { name: /City plan|Stadtplan/ });
export const tripsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /Open trips|Offene Strecken/ }).getByRole('button');
export const handOf = (page: Page): Locator =>
  page.getByRole('region', { name: /Your power-ups|Deine Power-ups/ }).getByRole('button');
export const builderOf = (page: Page): Locator => page.getByRole('region', { name: /Your trip|Deine Fahrt/ });
export const glowing = (page: Page): Locator => cityOf(page).locator('rect[data-kind]');
/** Markers that are about to be laid. */
export const ghosts = (page: Page): Locator => cityOf(page).locator('[data-marker][data-look=ghost]');
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Kim against two bots, from the first turn on. */
export async function begin(page: Page, level: 'easy' | 'normal' = 'easy'): Promise<void> {
  await seatAt(page, 'future-mobility', ['Kim', { bot: level }, { bot: level }]);
  await startPlay(page);
}

/** Kim at a table that has come to a certain point. */
export async function beginWhere(
  page: Page,
  fits: (view: View) => boolean,
  options?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await openPlay(page, asFile('play.json', playWhere(fits, options)));
  await expect(cityOf(page)).toBeVisible();
}

/** Where a block is in the window. */
export async function placeOf(page: Page, cell: Cell): Promise<{ readonly x: number; readonly y: number }> {
  return inWindow(cityOf(page), centreOf(cell));
}

export async function clickBlock(page: Page, cell: Cell): Promise<void> {
  const { x, y } = await placeOf(page, cell);
  await page.mouse.click(x, y);
}

/** A stroke of the pointer from block to block. */
export async function drawOver(page: Page, cells: readonly Cell[]): Promise<void> {
  for (const [index, cell] of cells.entries()) {
    const { x, y } = await placeOf(page, cell);
    await page.mouse.move(x, y, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

export async function glowingCells(page: Page, kind: string): Promise<readonly Cell[]> {
  return cityOf(page)
    .locator(`rect[data-kind=${kind}]`)
    .evaluateAll((frames) => frames.map((frame) => Number((frame as SVGElement).dataset['cell'])));
}

/** The button that answers whatever is asked of Kim, except for discarding. */
export const answer = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Best trip: .*|Let it pass|Go on|Stay in the jam|End turn)$/ });

/** Answers until the play is over; cards are discarded from the left. */
export async function playToTheEnd(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const discard = page.getByRole('button', { name: /^Discard \d/ });
  for (let answers = 0; answers < 300; answers++) {
    const next = answer(page).or(discard).or(overlayOf(page));
    await expect(next.first()).toBeVisible();
    if (await overlayOf(page).isVisible()) return;
    const before = await stepOf(page);
    if (await discard.isVisible()) {
      const count = Number(/\d+/.exec((await discard.textContent())!)![0]);
      for (let place = 0; place < count; place++) await press(handOf(page).nth(place));
      await press(discard);
    } else await press(answer(page));
    await expect.poll(() => stepOf(page)).not.toBe(before);
  }
  throw new Error('The play has no end');
}

/** Changes from one moment to the next. */
async function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cards = document.querySelectorAll('[data-playable]').length;
    const log = document.querySelector('[role=complementary], aside')?.textContent ?? '';
    return `${document.querySelector('h1')?.textContent} ${cards} ${log}`;
  });
}
