/** How the tests sit at a table of InterCity: they read the prompt, press what is offered and point at trains, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { middleOf, promptOf, seatAt, startPlay, type Sitting } from '../../../../web/e2e/app.ts';

export * from '../../../../web/e2e/app.ts';

export const trainsOf = (page: Page): Locator => page.locator('[data-train]');
/** The trains that a point can be laid for. */
export const openTrains = (page: Page): Locator => page.locator('[data-train][data-target]');
export const ghostsOf = (page: Page): Locator => page.locator('[data-ghost]');
export const columnsOf = (page: Page): Locator => page.locator('button[data-face]');
export const alternativesOf = (page: Page): Locator => page.locator('[data-alternative]');
/** Cards of answers; where cards of the hand can be played instead, the button that says no. */
export const answersOf = (page: Page): Locator =>
  page
    .locator('button[class*=_answer_]')
    .or(page.getByRole('button', { name: /^(No|Nein|Go on|Weiter)\b.*(let it happen|wie es kommt)/ }));

interface Seating {
  readonly duel?: boolean;
  readonly seats?: readonly Sitting[];
}

/** Kim against two bots, or against one in the duel. */
export async function begin(page: Page, { duel = false, seats }: Seating = {}): Promise<void> {
  const bots = Array.from({ length: duel ? 1 : 2 }, () => ({ bot: 'normal' as const }));
  const dialog = await seatAt(page, 'intercity', seats ?? ['Kim', ...bots]);
  if (duel) {
    await dialog.getByText(/^Option(s|en)$/).click();
    // On by itself for two.
    await expect(dialog.getByRole('switch').first()).toBeChecked();
  }
  await startPlay(page);
}

const KINDS = {
  plan: /where to\?$|Wohin geht’s\?$/,
  roll: /^Which colours|^Welche Farben/,
  drive:
    /^Where (do|to)|^Wohin|^One point left|^Noch ein Punkt|^All points are placed|^Alles verteilt|^(Something came|Ready to go|Go on)|^(Da kam etwas|Losfahren|Weiterfahren)/,
  over: /wins[.!]$|^You win|gewinnt[.!]$|^Du gewinnst/,
  /** A window is open, and it is for this screen to answer. */
  question: /\?$/,
  cover: /^Pass|^Gib|Kim|Lou|Mia/,
} as const;
export type Kind = keyof typeof KINDS;

/** What the screen asks of its person now. Others' turns and the first roll are waited for, dice for a seat as well by who is patient. */
export async function asked(page: Page, patient = false): Promise<Kind> {
  const patterns = Object.entries(KINDS).map(([kind, { source }]) => [kind, source] as const);
  const found = await page.waitForFunction(
    ([known, waits]) => {
      const whole = document.querySelector('h1')?.textContent?.trim() ?? '';
      // The duel says first which pair is on turn.
      const prompt = whole.replace(/^(?:Pair|Paar) \d: (.)/, (_, first: string) => first.toUpperCase());
      // Dice for a seat have been seen.
      if (!waits && /^(Dice for a seat|Würfeln um den Platz)/.test(prompt))
        [...document.querySelectorAll('button')]
          .find((each) => /^(Go on|Weiter)/.test(each.textContent ?? ''))
          ?.click();
      // A button that has only just come takes no press yet; one that says what is missing is pale until that is done.
      const isPale = ({ textContent }: Element): boolean =>
        /no points yet|noch kein Punkt|plan (both|all) first|erst (beide|alle) planen/.test(textContent ?? '');
      const settling = [...document.querySelectorAll('button[aria-disabled=true][class*=_primary_]:not(:disabled)')];
      if (document.querySelector('[aria-busy=true], main ~ * [inert]') || settling.some((each) => !isPale(each)))
        return undefined;
      const kind = known.find(([, source]) => new RegExp(source).test(prompt))?.[0];
      if (kind === 'cover')
        return [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('I am'))
          ? kind
          : undefined;
      return kind;
    },
    [patterns, patient] as const,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Kind;
}

/** The head when nothing is left to do but to go. */
export const READY = /placed|verteilt|Ready to go|Go on\?|Losfahren|Weiterfahren/;

/** Counts what a person presses, by what it was for, and notes what nothing came of. */
export class Presses {
  readonly kinds = new Map<string, number>();
  readonly idle: string[] = [];
  readonly #touch: boolean;
  constructor(touch = false) {
    this.#touch = touch;
  }
  get count(): number {
    return [...this.kinds.values()].reduce((sum, count) => sum + count, 0);
  }
  async press(target: Locator, kind: string): Promise<void> {
    await this.#count(target.page(), kind, () => (this.#touch ? target.tap() : target.click()));
  }
  /** Points at a thing on the map, once the map has come to rest. */
  async point(target: Locator, kind: string): Promise<void> {
    const page = target.page();
    await atRest(page);
    const { x, y } = await middleOf(target);
    await this.#count(page, kind, () => (this.#touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)));
  }
  async #count(page: Page, kind: string, press: () => Promise<void>): Promise<void> {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    const before = await stateOf(page);
    await press();
    try {
      await expect.poll(() => stateOf(page), { timeout: 3000 }).not.toBe(before);
    } catch {
      this.idle.push(`${kind}: ${(await promptOf(page).textContent())!}`);
    }
  }
}

/** The map comes near a moment after what it comes for has been chosen. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 50)),
  );

export const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();

/** The opening with the best way for each. */
export async function plan(page: Page, presses = new Presses()): Promise<void> {
  for (const tab of [0, 1]) {
    await expect(page.locator('button[aria-pressed=true][data-alternative]')).toHaveCount(0);
    await presses.press(alternativesOf(page).first(), 'plan');
    if (tab === 0) await expect(page.locator('button:has-text("✓")')).toHaveCount(1);
  }
  await expect(page.locator('button:has-text("✓")')).toHaveCount(2);
  await presses.press(button(page, /^(Let’s go|Los geht’s)/), 'go');
}

/** Lights what my passengers ride or wait for, and jokers, unless something is lit already; throws the rest. */
export async function roll(page: Page, presses: Presses): Promise<void> {
  if ((await page.locator('[data-kept]').count()) === 0) {
    const useful = columnsOf(page).filter({ has: page.locator('svg') });
    for (const column of await useful.all()) {
      const isUseful = /for [AB]|Joker|für [AB]/.test((await column.getAttribute('aria-label'))!);
      if (isUseful && (await column.getAttribute('aria-pressed')) === 'false') await presses.press(column, 'column');
    }
  }
  const again = button(page, /^Roll \d|^Roll all|neu werfen|^Alle neu/);
  for (let rolls = 0; rolls < 2 && (await again.count()) > 0 && (await asked(page)) === 'roll'; rolls++) {
    await presses.press(again, 'throw');
  }
  if ((await asked(page)) !== 'roll') return;
  const place = button(page, /^(Place points|Punkte verteilen)/);
  await presses.press((await place.count()) > 0 ? place : button(page, /^(Keep all|So lassen)/), 'keep');
}

/** Wishes for whatever brings the own passengers on by their plans, where there is no such wish yet. */
export async function wish(page: Page, presses: Presses): Promise<void> {
  const open = page.locator('[data-wish][aria-pressed=false]');
  while ((await open.count()) > 0) {
    const left = await open.count();
    await presses.press(open.first(), 'wish');
    await expect(open).toHaveCount(left - 1);
  }
}

/** The button that places what is left over, unless it is pale. */
export const restOf = (page: Page): Locator =>
  button(page, /^(Place the rest|Rest verteilen)/).and(page.locator(':not([aria-disabled=true])'));

/** The columns that have dice left for mine. */
const diceForMine = (page: Page): Locator =>
  page.locator(
    'button[data-face][aria-label*=" for "]:not([aria-disabled], [aria-pressed=true]), button[data-face][aria-label*=" für "]:not([aria-disabled], [aria-pressed=true])',
  );

/** Lays what wishes haven't: dice for mine by their columns, where several trains could be meant on one that glows, the rest by its button; and drives. */
export async function drive(page: Page, presses: Presses): Promise<void> {
  const rest = restOf(page);
  for (let taps = 0; taps < 10 && (await asked(page)) === 'drive'; taps++) {
    if (READY.test((await promptOf(page).textContent())!)) break;
    const chosen = (await page.locator('button[data-face][aria-pressed=true]').count()) > 0;
    const dice = diceForMine(page);
    if (!chosen && (await dice.count()) > 0) await presses.press(dice.first(), 'dice');
    else if (!chosen && (await rest.count()) > 0) await presses.press(rest, 'rest');
    else {
      const trains = openTrains(page);
      if ((await trains.count()) === 0) break;
      const lit = page.locator('[data-train][data-target][data-lit]');
      const train = (await lit.count()) > 0 ? lit : trains;
      await presses.point(train.first().locator('path').nth(2), 'train');
    }
  }
  if ((await asked(page)) === 'drive') await presses.press(button(page, /^(Go(?! on)|Fahren)/), 'drive');
}

/** One decision. */
export async function decide(
  page: Page,
  kind: Exclude<Kind, 'over' | 'cover'>,
  presses = new Presses(),
): Promise<void> {
  if (kind === 'plan') return plan(page, presses);
  if (kind === 'roll') return roll(page, presses);
  if (kind === 'drive') return drive(page, presses);
  await presses.press(answersOf(page).first(), 'answer');
}

/** Plays until there is a winner, or for so many turns. */
export async function playToTheEnd(
  page: Page,
  move = decide,
  { turns = Infinity, patient = false }: { readonly turns?: number; readonly patient?: boolean } = {},
): Promise<void> {
  let driven = 0;
  for (let kind = await asked(page, patient); kind !== 'over'; kind = await asked(page, patient)) {
    const before = await stateOf(page);
    await move(page, kind as Exclude<Kind, 'over' | 'cover'>);
    if (kind === 'drive' && ++driven === turns) return;
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

/** What changes with every decision, and with every press: the head, the dice, the buttons, what is laid, what the map shows. */
export async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, header p, button, [data-ghost] text, main svg[viewBox]')]
      .flatMap((element) => [
        element.getAttribute('aria-label') ?? element.textContent,
        ...['aria-pressed', 'viewBox'].map((name) => element.getAttribute(name)),
      ])
      .join('|'),
  );
}
