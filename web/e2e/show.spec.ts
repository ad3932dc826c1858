/** The end of a game: the board grows once more, and goes home as a poster. */
import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPlay, quick } from './app.ts';

const GAMES = {
  transeuropa: 'open-rounds',
  interurban: 'all-track-laid',
  intercity: 'ordinary-win',
  'future-mobility': 'ordinary',
} as const;

const fixture = (game: keyof typeof GAMES): string =>
  join(import.meta.dirname, `../../games/${game}/fixtures/${GAMES[game]}.json`);

/** Opens a finished game and goes to its end. */
async function openEnd(page: Page, game: keyof typeof GAMES): Promise<void> {
  await openPlay(page, fixture(game));
  await page.getByRole('slider').press('End');
  await expect(buttonOf(page, 'Poster')).toBeVisible();
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Way = 'Time-lapse' | 'Film';
const wayOf = (page: Page, way: Way) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${way}`) });

async function watch(page: Page, way: Way): Promise<void> {
  await buttonOf(page, 'Watch again').click();
  await wayOf(page, way).click();
}

/** Every place that the board takes and every step that it shows, from now on. */
async function watchBoard(page: Page): Promise<() => Promise<{ places: string[]; steps: string[] }>> {
  await page.evaluate(() => {
    const seen = { places: new Set<string>(), steps: new Set<string>() };
    const look = (): void => {
      seen.places.add(JSON.stringify(document.querySelector('main svg')!.getBoundingClientRect()));
      seen.steps.add(new URLSearchParams(location.search).get('at')!);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  return () =>
    page.evaluate(() => {
      const { places, steps } = (globalThis as unknown as { seen: Record<'places' | 'steps', Set<string>> }).seen;
      return { places: [...places], steps: [...steps] };
    });
}

/** The eight seconds of shows and films go by in half a second. */
const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 16 * now();
  });

test('the show goes through five stills and ends at the result; the board stays where it is', async ({ page }) => {
  await quick(page);
  await openEnd(page, 'transeuropa');
  const result = page.getByRole('region', { name: 'Result' });
  const end = page.url();
  const seen = await watchBoard(page);
  const begun = Date.now();
  await watch(page, 'Time-lapse');
  await expect.poll(() => page.url()).not.toBe(end);
  await expect(result).toBeVisible();
  await expect(buttonOf(page, 'Watch again')).toHaveAttribute('aria-pressed', 'false', { timeout: 15_000 });
  expect(Date.now() - begun).toBeGreaterThan(7000);
  await expect.poll(() => page.url()).toBe(end);
  await expect(result).toBeVisible();
  const { places, steps } = await seen();
  expect(places).toHaveLength(1);
  expect(steps).toHaveLength(5);
});

test('the show of another game ends at its result, too', async ({ page }) => {
  await quick(page);
  await hurry(page);
  await openEnd(page, 'future-mobility');
  const end = page.url();
  const seen = await watchBoard(page);
  await watch(page, 'Time-lapse');
  await expect.poll(() => page.url()).not.toBe(end);
  await expect(buttonOf(page, 'Watch again')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => page.url()).toBe(end);
  const { places, steps } = await seen();
  expect(places).toHaveLength(1);
  expect(steps.length).toBeGreaterThan(1);
});

for (const [how, stop] of [
  ['space', (page: Page) => page.keyboard.press('Space')],
  ['a touch on the board', (page: Page) => page.mouse.click(400, 400)],
] as const)
  test(`${how} stops the show`, async ({ page }) => {
    await quick(page, { motion: 'on' });
    await openEnd(page, 'interurban');
    const end = page.url();
    await watch(page, 'Time-lapse');
    await expect.poll(() => page.url()).not.toBe(end);
    await stop(page);
    await expect(buttonOf(page, 'Watch again')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => page.url()).toBe(end);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(end);
  });

for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[])
  test(`the poster of ${game}`, async ({ page }) => {
    await quick(page, { theme: 'light' });
    const written = await whatIsWritten(page);
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await openEnd(page, game);
    await buttonOf(page, 'Poster').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await buttonOf(page, 'Save').click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.png$/);
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1520]);
    const { corner, lightest, board, names } = await coloursOf(page, png);
    expect(corner).toBeLessThan(60);
    expect(lightest).toBeGreaterThan(220);
    expect(board).toBeGreaterThan(100);
    expect(names).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    const texts = await written();
    const { seats } = JSON.parse(await readFile(fixture(game), 'utf8')) as { seats: { name: string }[] };
    expect(texts.filter((text) => seats.some(({ name }) => name === text))).toHaveLength(seats.length);
    expect(texts.filter((text) => /\bwins?\b| share the victory/.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /^\d{1,2} \p{L}+ \d{4}$/u.test(text))).toHaveLength(1);
    // How everybody travelled.
    expect(texts.some((text) => / (on foot|bicycle|tram|car and van)$/.test(text))).toBe(game === 'future-mobility');
  });

/** Everything that is written on a canvas from now on. */
async function whatIsWritten(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      written.push(text);
      fillText.call(this, text, ...rest);
    };
    Object.assign(globalThis, { written });
  });
  return () => page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
}

/** How bright the corner and the brightest place are, and how many colours the board and what stands below it have. */
async function coloursOf(page: Page, png: Buffer) {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const pixels = (y: number, height: number): readonly number[] => [
      ...new Uint32Array(pen.getImageData(0, y, picture.width, height).data.buffer),
    ];
    const bright = (pixel: number): number => Math.max(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255);
    const head = pixels(0, 300).map(bright);
    return {
      corner: bright(pixels(0, 1)[0]!),
      lightest: head.reduce((a, b) => Math.max(a, b)),
      board: new Set(pixels(400, 700)).size,
      names: new Set(pixels(1260, 240)).size,
    };
  }, png.toString('base64'));
}

test('a film is made, can be stopped meanwhile, and is not offered where nothing can be recorded', async ({ page }) => {
  await quick(page);
  await hurry(page);
  await openEnd(page, 'interurban');
  await watch(page, 'Film');
  await expect(page.getByText(/Making the film: \d+%/)).toBeVisible();
  await buttonOf(page, 'Cancel').click();
  await expect(page.getByText(/Making the film/)).toHaveCount(0);
  await watch(page, 'Film');
  const film = page.getByRole('dialog').locator('video');
  await expect(film).toBeVisible({ timeout: 40_000 });
  const downloading = page.waitForEvent('download');
  await buttonOf(page, 'Save').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.(webm|mp4)$/);
  expect((await readFile(await file.path())).length).toBeGreaterThan(10_000);
  await page.keyboard.press('Escape');
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
  await page.reload();
  await expect(buttonOf(page, 'Poster')).toBeVisible();
  await buttonOf(page, 'Watch again').click();
  await expect(wayOf(page, 'Time-lapse')).toBeVisible();
  await expect(wayOf(page, 'Film')).toHaveCount(0);
});
