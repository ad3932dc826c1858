/** How the tests sit at a table of TransEuropa: they look at the map, and point at it, as a person does. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Point } from '@stellwerk/toolkit/point.ts';
import * as app from '../../../../web/e2e/app.ts';
import type { MapFile } from '../../rules/index.ts';

export { island } from './island.ts';
export * from '../../../../web/e2e/app.ts';

export const mapOf = (page: Page): Locator => page.getByRole('application');
/** The cards of the person who has the screen. */
export const cardsOf = (page: Page): Locator => page.locator('button[data-connected]');
export const railsOn = (page: Page): Locator => mapOf(page).locator('[data-look=laid]');

interface Seating {
  /** Who sits there: names of persons, levels of bots; Kim against one bot if nothing is said. */
  readonly seats?: readonly app.Sitting[];
  readonly rounds?: number;
  readonly privateRails?: boolean;
  readonly map?: MapFile;
}

/** Opens the dialog and fills it in, up to the button that starts. */
export async function prepare(page: Page, seating: Seating = {}): Promise<Locator> {
  const { seats = ['Kim', { bot: 'normal' }], rounds, privateRails = false, map } = seating;
  const dialog = await app.seatAt(page, 'transeuropa', seats);
  await dialog.getByText(/^Option(s|en)$/).click();
  if (rounds !== undefined) await dialog.getByLabel(/Fixed number|Feste/).selectOption(String(rounds));
  if (privateRails) await dialog.getByRole('switch').check();
  if (map) await dialog.locator('input[type=file]').setInputFiles(app.asFile('map.json', map));
  return app.startOf(dialog);
}

/** Starts a game and returns the id of the play. */
export async function begin(page: Page, seating: Seating = {}): Promise<string> {
  await prepare(page, seating);
  return app.startPlay(page);
}

export interface Target {
  readonly key: string;
  /** The middle of a line, in units of the map. */
  readonly at: Point;
  /** Lines that run level are the likeliest to be single. */
  readonly level: boolean;
}

/** What the table asks for now. */
export interface Asked {
  readonly kind: 'crossing' | 'line' | 'overlay';
  /** Where something can be done, as it glows on the map. */
  readonly targets: readonly Target[];
  /** Those among them that lie on the way that help shows. */
  readonly onTheWay: readonly Target[];
  /** Changes from one moment to the next. */
  readonly drawn: string;
  readonly prompt: string;
}

/** Waits until the person at the screen has something to do that differs from what was asked before. */
export async function asked(page: Page, before?: Asked): Promise<Asked> {
  const seen = await page.waitForFunction(
    (last) => {
      if (document.querySelector('main section[aria-labelledby]')) {
        return { kind: 'overlay', drawn: '', prompt: '', way: '' };
      }
      const kind = document.querySelector<SVGElement>('[role=application]')?.dataset['choosing'] ?? 'none';
      const drawn = document.querySelector('path[data-kind]')?.getAttribute('d') ?? '';
      const way = document.querySelector('path[data-layer=way]')?.getAttribute('d') ?? '';
      const prompt = document.querySelector('h1')?.textContent ?? '';
      // A question is about what is chosen on the map, not about what has changed on it.
      const isNew = drawn !== last.drawn || (prompt !== last.prompt && !prompt.endsWith('?'));
      return kind !== 'none' && isNew && { kind, drawn, prompt, way };
    },
    { drawn: before?.drawn ?? '', prompt: before?.prompt ?? '' },
  );
  const { way, ...now } = (await seen.jsonValue()) as Omit<Asked, 'targets' | 'onTheWay'> & { way: string };
  const targets = targetsIn(now.drawn);
  const wanted = new Set(targetsIn(way).map(({ key }) => key));
  return { ...now, targets, onTheWay: targets.filter(({ key }) => wanted.has(key)) };
}

/** A path of points and lines, each at its middle. */
function targetsIn(path: string): readonly Target[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)(?:h0|L([\d.]+) ([\d.]+))/g)].map(([key, x, y, toX = x, toY = y]) => ({
    key,
    at: { x: (Number(x) + Number(toX)) / 2, y: (Number(y) + Number(toY)) / 2 },
    level: y === toY,
  }));
}

/** Where a point of the map is in the window. */
export async function inWindow(page: Page, point: Point): Promise<Point> {
  return app.inWindow(mapOf(page), point);
}

export async function clickMap(page: Page, point: Point): Promise<void> {
  const { x, y } = await inWindow(page, point);
  await page.mouse.click(x, y);
}

/** A crossing or a line that seems good: an own city to start at, then what lies on the way if help shows one. */
export async function goodTarget(page: Page, { kind, targets, onTheWay }: Asked): Promise<Target | undefined> {
  if (kind === 'line') return onTheWay[0];
  const mine = await page
    .locator('[data-mine=true] circle')
    .evaluateAll((rings) =>
      rings.map((ring) => ({ x: Number(ring.getAttribute('cx')), y: Number(ring.getAttribute('cy')) })),
    );
  return targets.find(({ at }) => mine.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1));
}

/** One decision by mouse on the map; stops where nothing useful is left to do. */
export async function moveByMouse(page: Page, now: Asked): Promise<void> {
  const good = await goodTarget(page, now);
  const stop = page.getByRole('button', { name: /End turn|Zug beenden/ });
  if (!good && (await stop.isVisible())) await stop.click();
  else await clickMap(page, (good ?? now.targets[0]!).at);
}

/** Plays until something is laid over the board: a round is over, or the play. */
export async function playRound(page: Page, move = moveByMouse): Promise<void> {
  for (let now = await asked(page); now.kind !== 'overlay'; now = await asked(page, now)) await move(page, now);
}

export const SECOND = 'Lay another rail on a single line, or end your turn.';

/** Starts in the middle of the map and plays until one single rail of the turn lies and another may follow. */
export async function toMiddleOfTurn(page: Page): Promise<Asked> {
  for (let now = await asked(page); ; now = await asked(page, now)) {
    if (now.prompt === SECOND) return now;
    const target = now.kind === 'crossing' ? middlemost(now.targets) : now.targets.find(({ level }) => level);
    await clickMap(page, (target ?? now.targets[0]!).at);
  }
}

function middlemost(targets: readonly Target[]): Target {
  const mean = (axis: 'x' | 'y'): number => targets.reduce((sum, { at }) => sum + at[axis], 0) / targets.length;
  const middle = { x: mean('x'), y: mean('y') };
  const off = ({ at }: Target): number => Math.hypot(at.x - middle.x, at.y - middle.y);
  return targets.toSorted((a, b) => off(a) - off(b))[0]!;
}

export async function showHelp(page: Page): Promise<void> {
  const help = page.getByRole('button', { name: /Help on the board|Hilfe/ });
  await help.click();
  await expect(help).toHaveAttribute('aria-pressed', 'true');
}
