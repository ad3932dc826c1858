/** How the tests sit at a table of InterCity: they read the prompt, press what is offered and point at trains, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';

import { middleOf, promptOf, seatAt, startPlay } from '../../../../web/e2e/app.ts';

export * from '../../../../web/e2e/app.ts';

export const trainsOf = (page: Page): Locator => page.locator('[data-train]');
/** The trains that can be driven, as they glow on the map. */
export const openTrains = (page: Page): Locator => page.locator('[data-train][data-target]');

interface Seating {
  readonly duel?: boolean;
}

/** Kim against two bots, or against one in the duel. */
export async function begin(page: Page, { duel = false }: Seating = {}): Promise<void> {
  const bots = Array.from({ length: duel ? 1 : 2 }, () => ({ bot: 'normal' as const }));
  const dialog = await seatAt(page, 'intercity', ['Kim', ...bots]);
  if (duel) {
    await dialog.getByText(/^Option(s|en)$/).click();
    await dialog.getByRole('switch').first().check();
  }
  await startPlay(page);
  await expect(trainsOf(page)).toHaveCount(10);
}

const KINDS = {
  plan: /accept the proposed journeys|Nimm die vorgeschlagenen/,
  ready: /Ready to depart|Bereit zur Abfahrt/,
  roll: /roll the five dice|Würfle mit allen/,
  again: /dice you want to keep|liegen bleiben sollen/,
  drive: /^Drive: |^Fahren: /,
  over: /wins\.$|gewinnt\.$/,
  /** A window is open, and it is for this screen to answer. */
  question: /\?$/,
} as const;
export type Kind = keyof typeof KINDS;

/** What the screen asks of its person now. Others' turns are waited for. */
export async function asked(page: Page): Promise<Kind> {
  const patterns = Object.entries(KINDS).map(([kind, { source }]) => [kind, source] as const);
  const found = await page.waitForFunction((known) => {
    const prompt = document.querySelector('h1')?.textContent?.trim() ?? '';
    return known.find(([, source]) => new RegExp(source).test(prompt))?.[0];
  }, patterns);
  return (await found.jsonValue()) as Kind;
}

/**
 * Presses a button of the prompt line, wide or narrow. If it went away meanwhile, something else is asked
 * already, and there is nothing to press.
 */
export async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if ((await button.count()) > 0) throw error;
  });
}

const NAMES: Readonly<Record<Exclude<Kind, 'over' | 'drive'>, RegExp>> = {
  plan: /^(Accept journeys|Fahrten annehmen)$/,
  ready: /^(Ready|Fertig)$/,
  roll: /^(Roll|Würfeln)$/,
  again: /^(Keep all|Alle behalten)$/,
  question: /^(Take it|Get off|Board|Roll|Fight|Do nothing|End turn|Ready)$/,
};

/** One decision by mouse: the advised train is pointed at on the map. */
export async function decide(page: Page, kind: Exclude<Kind, 'over'>): Promise<void> {
  await acceptJourneys(page);
  if (kind !== 'drive') return press(page, NAMES[kind]);
  await pointAt(page, page.locator('[data-advised][data-train]'));
}

/** Passengers who have got off without a plan get one. */
async function acceptJourneys(page: Page): Promise<void> {
  const accept = page
    .locator('article')
    .filter({ hasNot: page.locator('ol') })
    .getByRole('button', { name: /^(Accept|Annehmen)$/ });
  if ((await accept.count()) > 0 && (await promptOf(page).textContent())?.startsWith('Your turn'))
    await accept.first().click();
}

/** Clicks into the middle of a train's body. */
export async function pointAt(page: Page, train: Locator): Promise<void> {
  const { x, y } = await middleOf(train.locator('path').nth(2));
  await page.mouse.click(x, y);
}

/** Plays until there is a winner. */
export async function playToTheEnd(page: Page, move = decide): Promise<void> {
  for (let kind = await asked(page); kind !== 'over'; kind = await asked(page)) {
    const before = await stateOf(page);
    await move(page, kind);
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

/** What changes with every decision: the prompt and the dice. */
export async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, [class*=dice] button, article, [class*=log] li:first-child')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .join('|'),
  );
}
