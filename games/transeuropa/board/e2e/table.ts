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
/** All rails that lie, news and drafts too. */
export const railsOn = (page: Page): Locator =>
  mapOf(page).locator('[data-look=laid], [data-look=news], [data-look=draft]');
export const draftsOn = (page: Page): Locator => mapOf(page).locator('[data-look=draft]');
/** The second line of the head. */
export const soOf = (page: Page): Locator => page.getByRole('banner').locator('p');
export const nextRound = (page: Page): Locator => page.getByRole('button', { name: /^(Next round|Nächste Runde)$/ });

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
  readonly at: Point;
  /** How it is marked: reached by one rail, by two, by one that brings the person nearer; or free for a start. */
  readonly mark: 'one' | 'two' | 'near' | 'start';
}

/** What the table asks for now. */
export interface Asked {
  readonly kind: 'crossing' | 'line' | 'draft' | 'result';
  readonly targets: readonly Target[];
  readonly prompt: string;
  /** Changes from one moment to the next. */
  readonly key: string;
}

/** Waits until the person at the screen has something to do that differs from what was asked before. */
export async function asked(page: Page, before?: Asked): Promise<Asked> {
  const seen = await page.waitForFunction((last) => {
    const prompt = document.querySelector('h1')?.textContent ?? '';
    const result = document.querySelector('section[aria-label=Result], section[aria-label=Ergebnis]');
    const kind = result ? 'result' : document.querySelector<SVGElement>('[role=application]')?.dataset['choosing'];
    if (kind === undefined) return false;
    const marks = new Map(
      [...document.querySelectorAll<SVGElement>('[data-target]')].map((mark) => [
        `${mark.getAttribute('cx')} ${mark.getAttribute('cy')}`,
        mark.dataset['target'],
      ]),
    );
    const hit = document.querySelector('[data-layer=hit]')?.getAttribute('d') ?? '';
    const drafts = [...document.querySelectorAll('[data-look=draft]')].map((it) => it.getAttribute('transform'));
    const key = `${kind} ${hit} ${drafts.join()}`;
    const targets = [...hit.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({
      at: { x: Number(x), y: Number(y) },
      mark: marks.get(`${x} ${y}`) ?? 'start',
    }));
    return key !== last && { kind, targets, prompt, key };
  }, before?.key ?? '');
  return (await seen.jsonValue()) as Asked;
}

/** Where a point of the map is in the window. */
export async function inWindow(page: Page, point: Point): Promise<Point> {
  return app.inWindow(mapOf(page), point);
}

export async function clickMap(page: Page, point: Point): Promise<void> {
  const { x, y } = await inWindow(page, point);
  await page.mouse.click(x, y);
}

export async function tapMap(page: Page, point: Point): Promise<void> {
  const { x, y } = await inWindow(page, point);
  await page.touchscreen.tap(x, y);
}

/** Where the person's own cities lie on the map. */
export async function ownCities(page: Page): Promise<readonly Point[]> {
  return page
    .locator('[data-city][data-mine=true] circle:first-child')
    .evaluateAll((rings) =>
      rings.map((ring) => ({ x: Number(ring.getAttribute('cx')), y: Number(ring.getAttribute('cy')) })),
    );
}

type Press = (page: Page, point: Point) => Promise<void>;

/** One decision on the map: the marker onto an own city, then rails that bring one nearer, and the end of the turn. */
export async function decide(page: Page, now: Asked, press: Press): Promise<void> {
  const end = app.endTurn(page);
  if (now.kind === 'draft') return end.click();
  if (now.kind === 'crossing') {
    const mine = await ownCities(page);
    const seen = await inSight(page, now.targets);
    const good = seen.find(({ at }) => mine.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1)) ?? seen[0]!;
    await press(page, good.at);
    return page.getByRole('button', { name: /^(Start here|Hier starten)$/ }).click();
  }
  const seen = await inSight(page, now.targets);
  const near = seen.find(({ mark }) => mark === 'near');
  if (!near && (await end.isEnabled())) return end.click();
  return press(page, (near ?? seen[0]!).at);
}

/** Targets that can be pointed at without moving the map. */
async function inSight(page: Page, targets: readonly Target[]): Promise<readonly Target[]> {
  const box = (await page.getByRole('main').boundingBox())!;
  const points = await mapOf(page).evaluate(
    (map, all) => {
      const matrix = (map as unknown as SVGGElement).getScreenCTM()!;
      return all.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix)).map(({ x, y }) => ({ x, y }));
    },
    targets.map(({ at }) => at),
  );
  const seen = targets.filter((_, i) => {
    const { x, y } = points[i]!;
    return x > box.x + 2 && x < box.x + box.width - 2 && y > box.y + 2 && y < box.y + box.height - 2;
  });
  expect(seen.length).toBeGreaterThan(0);
  return seen;
}

export const moveByMouse = (page: Page, now: Asked): Promise<void> => decide(page, now, clickMap);

/** Plays until a result stands beside the board: of a round, or of the game. */
export async function playRound(page: Page, move = moveByMouse): Promise<void> {
  for (let now = await asked(page); now.kind !== 'result'; now = await asked(page, now)) await move(page, now);
}

export const FIRST = 'Lay one or two rails, or one on a double line.';
export const SECOND = 'One rail left: lay it on a single line, or end your turn.';
/** The same on phones. */
const SECOND_BRIEF = 'One rail left: lay it, or end turn?';

/** Starts in the middle of the map and plays until one single rail of the turn lies and another may follow. */
export async function toMiddleOfTurn(page: Page): Promise<Asked> {
  let tries = 0;
  for (let now = await asked(page); ; now = await asked(page, now)) {
    if ([SECOND, SECOND_BRIEF].includes(now.prompt) && now.kind === 'line') return now;
    if (now.kind === 'crossing') {
      await clickMap(page, middlemost(await inSight(page, now.targets)).at);
      await page.getByRole('button', { name: 'Start here' }).click();
    } else if (now.kind === 'draft') await page.keyboard.press('u');
    else {
      const seen = await inSight(page, now.targets);
      const rings = seen.filter(({ mark }) => mark === 'one' || mark === 'near');
      await clickMap(page, rings[tries++ % rings.length]!.at);
    }
  }
}

function middlemost(targets: readonly Target[]): Target {
  const mean = (axis: 'x' | 'y'): number => targets.reduce((sum, { at }) => sum + at[axis], 0) / targets.length;
  const middle = { x: mean('x'), y: mean('y') };
  const off = ({ at }: Target): number => Math.hypot(at.x - middle.x, at.y - middle.y);
  return targets.toSorted((a, b) => off(a) - off(b))[0]!;
}
