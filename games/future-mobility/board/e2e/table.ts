/** How the tests sit at a table of Future Mobility: they look at the city, the cards and the prompt, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { asFile, inWindow, openPlay, resultOf, seatAt, startPlay } from '../../../../web/e2e/app.ts';
import type { Cell, View } from '../../rules/index.ts';
import { centreOf } from '../map/geometry.ts';
import { playWhere } from './situations.ts';

export * from '../../../../web/e2e/app.ts';

export const cityOf = (page: Page): Locator => page.getByRole('application', { name: /City plan|Stadtplan/ });
export const tripsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /Open trips|Offene Strecken/ }).getByRole('button');
export const handOf = (page: Page): Locator =>
  page.getByRole('region', { name: /Your cards|Deine Karten/ }).getByRole('button');
export const modesOf = (page: Page): Locator => page.getByRole('radiogroup', { name: /How|Womit/ }).getByRole('radio');
export const hintsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /good turn|gute Idee/ }).locator('ol button');
/** Markers that are sketched. */
export const ghosts = (page: Page): Locator => cityOf(page).locator('g[data-marker][data-look=ghost]');
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
/** *Travel +10*, *Avoid +13*. */
export const travel = (page: Page): Locator => button(page, /^(Travel|Avoid|Losfahren|Vermeiden) \+\d+/);
export const hint = (page: Page): Locator => button(page, /^(Hint|Tipp)$/);

/** Kim against two bots, from the first turn on. */
export async function begin(page: Page, level: 'easy' | 'normal' = 'easy'): Promise<void> {
  await seatAt(page, 'future-mobility', ['Kim', { bot: level }, { bot: level }]);
  await startPlay(page);
  await expect(cityOf(page)).toBeVisible();
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

export async function framedCells(page: Page, kind: string): Promise<readonly Cell[]> {
  return cityOf(page)
    .locator(`rect[data-kind=${kind}]`)
    .evaluateAll((frames) => frames.map((frame) => Number((frame as SVGElement).dataset['cell'])));
}

const through = (page: Page): Locator =>
  button(page, /^(Let .* through|.* fahren lassen|In the jam \+\d|Im Stau \+\d)/);
const discard = (page: Page): Locator => button(page, /^(Discard \d|\d .* ablegen)/);

/** Lets those through who travel before Kim's first turn. */
export async function untilMyTurn(page: Page): Promise<void> {
  const mine = button(page, 'Travel');
  await expect(async () => {
    if (await through(page).isVisible()) await through(page).click({ timeout: 1000 });
    await expect(mine).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

interface Playing {
  /** Before everything that is asked. */
  readonly each?: () => Promise<void>;
  /** Until the next one's turn after so many trips. */
  readonly trips?: number;
  /** Cards that promise points are played. */
  readonly withCards?: boolean;
}

/** Plays until the game is over: trips one after the other, everybody is let through, cards are discarded from the left. */
export async function playToTheEnd(
  page: Page,
  press: (button: Locator) => Promise<void>,
  { each = async () => {}, trips = Infinity, withCards = false }: Playing = {},
): Promise<number> {
  let presses = 0;
  let travelled = 0;
  const doPress = async (target: Locator): Promise<void> => {
    presses++;
    await press(target);
  };
  const idle = button(page, /^(Travel|Losfahren)(?! \+)/);
  // What has been sent stays on the button, pale, until it is confirmed.
  const ready = travel(page).and(page.locator('button:not([aria-disabled=true]):enabled'));
  const othersTurn = page.getByRole('heading', { name: / is (planning|discarding)$/ });
  for (let answers = 0; answers < 300; answers++) {
    const asked = through(page).or(discard(page)).or(resultOf(page));
    const next = travelled === trips ? asked.or(othersTurn) : asked.or(idle).or(ready);
    // Online, others have their time.
    await expect(next.first()).toBeVisible({ timeout: 40_000 });
    if (travelled === trips && !(await discard(page).isVisible())) return presses;
    await each();
    if (await resultOf(page).isVisible()) return presses;
    const travelling = travel(page);
    let last = travelling;
    if (await discard(page).isVisible()) {
      const count = Number(/\d+/.exec((await discard(page).textContent())!)![0]);
      for (let place = 0; place < count; place++) await doPress(handOf(page).nth(place));
      last = discard(page);
    } else if (await through(page).isVisible()) last = through(page);
    else if (await idle.isVisible()) {
      if (!withCards || !(await playCard(page, doPress))) await doPress(tripsOf(page).nth(answers % 5));
    } else if (!(await ready.isVisible())) continue;
    // Meanwhile others may have ended the game.
    await expect(last.or(resultOf(page)).first()).toBeVisible();
    if (await resultOf(page).isVisible()) return presses;
    await expect(last).toBeEnabled();
    const before = await stepOf(page);
    await doPress(last);
    await expect.poll(() => stepOf(page), { timeout: 40_000 }).not.toBe(before);
    if (last === travelling) travelled++;
  }
  throw new Error('The game has no end');
}

/** Puts the turn together that the first good card promises; false where none does. */
async function playCard(page: Page, press: (target: Locator) => Promise<void>): Promise<boolean> {
  const feet = handOf(page).locator('[class*=foot]');
  await expect.poll(async () => (await feet.allTextContents()).every((text) => text.trim() !== '')).toBe(true);
  const good = handOf(page).filter({ has: page.locator('[data-good]') });
  if ((await good.count()) === 0) return false;
  await press(good.first());
  const show = button(page, /^(Show|Zeigen)$/);
  await expect(travel(page).or(show).first()).toBeVisible();
  if (await show.isVisible()) await press(show);
  return true;
}

/** What a touch is for: looks of cards and trips, and what the buttons say. */
export async function looksOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, section button')]
      .map((one) => `${one.textContent} ${one.dataset['look']} ${one.ariaPressed}`)
      .join(),
  );
}

/** Changes from one moment to the next. */
async function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const race = document.querySelector('section[aria-label*="50"]')?.textContent ?? '';
    const trips = [...document.querySelectorAll('[data-fresh], [aria-pressed]')].map((one) => one.ariaLabel).join();
    return `${document.querySelector('h1')?.textContent} ${race} ${trips}`;
  });
}
