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
    await dialog.getByRole('switch').first().check();
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

/** What the screen asks of its person now. Others' turns, duels and the first roll are waited for. */
export async function asked(page: Page): Promise<Kind> {
  const patterns = Object.entries(KINDS).map(([kind, { source }]) => [kind, source] as const);
  const found = await page.waitForFunction(
    (known) => {
      const prompt = document.querySelector('h1')?.textContent?.trim() ?? '';
      // Dice for a seat have been seen.
      if (/^(Dice for a seat|Würfeln um den Platz)/.test(prompt))
        [...document.querySelectorAll('button')]
          .find((each) => /^(Go on|Weiter)/.test(each.textContent ?? ''))
          ?.click();
      // A button that has only just come takes no press yet; one that says what is missing is pale until that is done.
      const isPale = ({ textContent }: Element): boolean =>
        /no points yet|noch kein Punkt|plan both first|erst beide planen/.test(textContent ?? '');
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
    patterns,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Kind;
}

/** The head when nothing is left to do but to go. */
export const READY = /placed|verteilt|Ready to go|Go on\?|Losfahren|Weiterfahren/;

/** Counts what a person presses, by what it was for. */
export class Presses {
  readonly kinds = new Map<string, number>();
  readonly #touch: boolean;
  constructor(touch = false) {
    this.#touch = touch;
  }
  /** Presses in the same way that don't count. */
  uncounted(): Presses {
    return new Presses(this.#touch);
  }
  get count(): number {
    return [...this.kinds.values()].reduce((sum, count) => sum + count, 0);
  }
  #note(kind: string): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }
  async press(target: Locator, kind: string): Promise<void> {
    this.#note(kind);
    if (this.#touch) await target.tap();
    else await target.click();
  }
  async point(page: Page, { x, y }: { readonly x: number; readonly y: number }, kind: string): Promise<void> {
    this.#note(kind);
    if (this.#touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
}

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
      if (/for [AB]|Joker|für [AB]/.test((await column.getAttribute('aria-label'))!))
        await presses.press(column, 'column');
    }
  }
  const again = button(page, /^Roll \d|^Roll all|neu werfen|^Alle neu/);
  for (let rolls = 0; rolls < 2 && (await again.count()) > 0 && (await asked(page)) === 'roll'; rolls++) {
    const before = await stateOf(page);
    await presses.press(again, 'throw');
    await expect.poll(() => stateOf(page)).not.toBe(before);
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

/** Lays what wishes haven't: own trains as far as they go, the rest on empty trains; and drives. */
export async function drive(page: Page, presses: Presses): Promise<void> {
  const rest = restOf(page);
  for (let taps = 0; taps < 6 && (await asked(page)) === 'drive'; taps++) {
    if (READY.test((await promptOf(page).textContent())!)) break;
    const before = await ghostState(page);
    const trains = await openTrains(page).all();
    if (trains.length === 0) break;
    const labels = await Promise.all(trains.map((train) => train.getAttribute('aria-label')));
    const own = labels.findIndex((label) => /(in front|behind|vorn|hinten) [AB]\b/.test(label!));
    const beads = page.locator('[data-bead]');
    // A map that has only just moved by itself takes no finger yet: that press isn't the person's. One that brings the map nearer is.
    let counted = presses;
    await expect(async () => {
      if ((await beads.count()) > 0) await counted.point(page, await middleOf(beads.last()), 'bead');
      else if (own < 0 && (await rest.count()) > 0) await counted.press(rest, 'rest');
      else await counted.point(page, await middleOf(trains[Math.max(0, own)]!.locator('path').nth(2)), 'train');
      const so = await page.getByRole('banner').locator('p').textContent();
      counted = /Several trains|Mehrere Züge/.test(so!) ? presses : presses.uncounted();
      await expect.poll(() => ghostState(page), { timeout: 1000 }).not.toBe(before);
    }).toPass({ timeout: 20_000 });
  }
  if ((await asked(page)) === 'drive') await presses.press(button(page, /^(Go(?! on)|Fahren)/), 'drive');
}

const ghostState = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, [data-ghost] text, [data-train]')]
      .map(({ textContent }) => textContent)
      .join('|'),
  );

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
export async function playToTheEnd(page: Page, move = decide, turns = Infinity): Promise<void> {
  let driven = 0;
  for (let kind = await asked(page); kind !== 'over'; kind = await asked(page)) {
    const before = await stateOf(page);
    await move(page, kind as Exclude<Kind, 'over' | 'cover'>);
    if (kind === 'drive' && ++driven === turns) return;
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

/** What changes with every decision: the prompt, the dice, the buttons. */
export async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, button')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .join('|'),
  );
}
