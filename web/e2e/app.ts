/** How the tests use the app, in the ways a person has. What is the same at every table is here; a game adds its own board. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { GAME_IDS, type GameId } from '@stellwerk/games';
import type { Level } from '@stellwerk/kernel';

/**
 * Bots move at once, nothing is animated and nobody is new: what is tested is what is there, not how it gets there. Cards and dice are the same every
 * time a test runs, so that none fails by the luck of a deal.
 */
export async function quick(
  page: Page,
  settings: Record<string, unknown> = {},
  played: readonly GameId[] = GAME_IDS,
): Promise<void> {
  await fixLuck(page);
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    },
    {
      'stellwerk.settings': { pace: 'instant', motion: 'off', sound: false, ...settings },
      'stellwerk.played': Object.fromEntries(played.map((game) => [game, true])),
    },
  );
}

/** Plays are dealt in the worker: each start of it draws from numbers of its own, which depend on the test's name alone. */
async function fixLuck(page: Page): Promise<void> {
  const name = test.info().titlePath.join(' ');
  let starts = 0;
  // Only a browser finds other names that lead here.
  await page.route(/\/\/localhost:\d+\/.*\/worker-[^/]+\.js$/, async (route) => {
    const seed = createHash('sha256').update(`${name} ${starts++}`).digest().readUInt32LE();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${String(drawFrom)})(${seed});\n${await response.text()}` });
    } catch (error) {
      // A page that has gone on needs no worker any more.
      if (!page.isClosed() && !/disposed|closed/.test(String(error))) throw error;
    }
  });
}

/** Runs in the worker, so it stands alone: xorshift in the place of the browser's own randomness. */
function drawFrom(seed: number): void {
  let state = seed | 1;
  crypto.getRandomValues = (into) => {
    const bytes = into as unknown as Uint8Array;
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < all.length; at++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      all[at] = state >>> 11;
    }
    return into;
  };
}

/** One of each layout that the table has. */
export const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1440, height: 900 } },
  'large screen': { viewport: { width: 2560, height: 1440 } },
} as const;

export async function firstGame(page: Page): Promise<string> {
  await page.goto('/');
  const href = await page.locator('li:first-child > article a').first().getAttribute('href');
  return href!.split('/').at(-1)!;
}

export const promptOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The result of a round or of the game, beside the board. */
export const resultOf = (page: Page): Locator => page.getByRole('region', { name: /^(Result|Ergebnis)$/ });
/** The button itself; the list of moves has another one. */
export const endTurn = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^(End (turn|round|game)|(Zug|Runde|Spiel) beenden)$/ })
    .and(page.locator('button:not(li button)'));

/** Opens the list of moves. */
export const movesOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^(What I can do|Was ich tun kann), / });

/** Who plays by the list plays everything: on phones it lies with the players. Returns whether there was anything to do. */
export async function moveByList(page: Page): Promise<boolean> {
  const end = endTurn(page);
  if ((await end.count()) > 0 && (await end.first().isEnabled())) {
    await end.first().click();
    // Else the next look finds the button of the turn that has just ended.
    await expect(end.and(page.locator(':enabled'))).toHaveCount(0);
    return true;
  }
  const folded = !(await movesOf(page).first().isVisible());
  if (folded) await page.keyboard.press('l');
  const list = movesOf(page).first();
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
  const moves = page.locator('[class*=choices] li button');
  const some = (await moves.count()) > 0;
  if (some) await moves.first().click();
  if (folded) await page.keyboard.press('Escape');
  return some;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person by name, or a bot by level. */
export type Sitting = string | { readonly bot: Level };

/** Opens the dialog of a new game and seats everybody. */
export async function seatAt(page: Page, game: string, seats: readonly Sitting[]): Promise<Locator> {
  await page.goto(`/new/${game}`);
  const dialog = page.getByRole('dialog');
  const kinds = dialog.getByRole('combobox', { name: /seat|Platz/ });
  await expect(kinds).toHaveCount(3);
  for (let count = 3; count > seats.length; count--)
    await dialog
      .getByRole('button', { name: /Remove|entfernen/ })
      .last()
      .click();
  for (let count = 3; count < seats.length; count++)
    await dialog.getByRole('button', { name: /^(Add|.*hinzu)/ }).click();
  for (const [index, seat] of seats.entries()) {
    await kinds.nth(index).selectOption(typeof seat === 'string' ? 'person' : seat.bot);
    if (typeof seat === 'string') await dialog.getByRole('textbox').nth(index).fill(seat);
  }
  return dialog;
}

export const startOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: /Start|Los geht/ });

/** Starts the game that the dialog is filled in for and returns the id of the play. */
export async function startPlay(page: Page): Promise<string> {
  await startOf(page.getByRole('dialog')).click();
  await page.waitForURL(/\/play\//);
  return page.url().split('/').at(-1)!;
}

interface Seating {
  /** Names of the persons; the rest are bots. */
  readonly persons?: readonly string[];
}

/** Starts the first game and returns the id of the play. */
export async function startGame(page: Page, { persons = ['Kim'] }: Seating = {}): Promise<string> {
  const game = await firstGame(page);
  await page.goto(`/new/${game}`);
  const dialog = page.getByRole('dialog');
  for (const [index, name] of persons.entries()) {
    await dialog.getByRole('combobox').nth(index).selectOption('person');
    await dialog.getByRole('textbox').nth(index).fill(name);
  }
  return startPlay(page);
}

/**
 * Presses Tab until the target, or something of that name, has the focus, which it may have already. `back` says how many steps to go
 * back first.
 */
export async function tabTo(page: Page, target: string | RegExp | Locator, back = 0): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press(presses < back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The keyboard doesn’t reach ${String(target)}`);
}

async function hasFocus(page: Page, target: string | RegExp | Locator): Promise<boolean> {
  if (typeof target === 'object' && 'evaluate' in target)
    return target.evaluate((element) => element === document.activeElement);
  const focused = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
    return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim();
  });
  return typeof target === 'string' ? focused === target : target.test(focused);
}

/** Every place that the board takes from now on, frame by frame: while the game runs, and beside a result. */
export async function watchPlaces(page: Page): Promise<() => Promise<Readonly<Record<'running' | 'over', string[]>>>> {
  await page.evaluate(() => {
    const seen = { running: new Set<string>(), over: new Set<string>() };
    const look = (): void => {
      const { x, y, width, height } = document.querySelector('main')!.getBoundingClientRect();
      const over = document.querySelector('section[aria-label=Result], section[aria-label=Ergebnis]');
      seen[over ? 'over' : 'running'].add([x, y + scrollY, width, height].map(Math.round).join());
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { places: seen });
  });
  return () =>
    page.evaluate(() => {
      const { running, over } = (globalThis as unknown as { places: Record<'running' | 'over', Set<string>> }).places;
      return { running: [...running], over: [...over] };
    });
}

/** What lies over the board and doesn't belong to it. */
export async function coversOf(page: Page): Promise<readonly string[]> {
  return page.locator('main').evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    const told = new Set<string>();
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) {
        const hit = document.elementFromPoint(x + (width * i) / 12, y + (height * j) / 12);
        if (hit && !board.contains(hit)) told.add(hit.outerHTML.slice(0, 90));
      }
    return [...told];
  });
}

/** A file to be chosen in a dialog or on the home page. */
export function asFile(name: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Opens a play from a file, by its path or as it is. */
export async function openPlay(page: Page, file: string | ReturnType<typeof asFile>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/(play|replay)\//);
}

/** The middle of something drawn, in the window. */
export async function middleOf(drawn: Locator): Promise<Point> {
  const { x, y, width, height } = await drawn.evaluate(async (element) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let before = element.getBoundingClientRect(); ;) {
      await frame();
      await frame();
      const now = element.getBoundingClientRect();
      if (now.x === before.x && now.y === before.y) return now.toJSON() as DOMRect;
      before = now;
    }
  });
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a point of a drawing is in the window. */
export async function inWindow(drawing: Locator, { x, y }: Point): Promise<Point> {
  return drawing.evaluate(
    (drawn, at) => {
      const { x, y } = new DOMPoint(at.x, at.y).matrixTransform((drawn as SVGGElement).getScreenCTM()!);
      return { x, y };
    },
    { x, y },
  );
}

/** With `rules`, by these alone. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // No frames of other sites here, so no second page is needed; and what passes is not asked for: both take longer than the check itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(told).toEqual([]);
}

/** By night nothing is different but the colours. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** The controls that can be seen, none on top of another, none cut off at the sides. */
export async function expectNoOverlaps(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    // What lies under an open dialog can't be reached.
    const within = document.querySelector('dialog:modal') ?? document;
    const shown = [...within.querySelectorAll<HTMLElement>('button, a, input, select')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || !element.checkVisibility({ opacityProperty: true })) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit === null || element.contains(hit) || hit.contains(element);
    });
    // A list that scrolls shows only a part of what is in it.
    const visible = (element: HTMLElement): { left: number; right: number; top: number; bottom: number } => {
      let { left, right, top, bottom } = element.getBoundingClientRect().toJSON() as DOMRect;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        if (overflowX === 'auto') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      }
      return { left, right, top, bottom };
    };
    const boxes = shown.map((element) => ({
      element,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      box: visible(element),
    }));
    const told: string[] = [];
    for (const a of boxes) {
      if (a.box.left < -1 || a.box.right > innerWidth + 1) told.push(`${a.name} is cut off`);
      for (const b of boxes) {
        if (a === b || a.element.contains(b.element) || b.element.contains(a.element) || a.name > b.name) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 1 && high > 1) told.push(`${a.name} overlaps ${b.name}`);
      }
    }
    return told;
  });
  expect(faults).toEqual([]);
}

/** Makes the worker start with these lines: a browser that forbids things forbids them there too. */
export async function inWorker(page: Page, lines: string): Promise<void> {
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${lines}\n${await answer.text()}` });
  });
}

/** Waits until the service worker answers for this page. */
export async function underServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Saves a play as a file; while it runs, past the warning that the file holds its secrets. */
export async function saveAsFile(page: Page, within: Page | Locator = page, running = true): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Save as file' }).click();
  if (running) await page.getByRole('button', { name: 'Save anyway' }).click();
  return downloading;
}
