/** Choosing, turning, dragging, taking back and refusing on the table of InterUrban. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import {
  advisedTile,
  asked,
  begin,
  boardOf,
  cells,
  drafts,
  endTurn,
  forbidden,
  laid,
  lit,
  middleOf,
  middleOfCell,
  openPlay,
  placeByMouse,
  placed,
  promptOf,
  quick,
  second,
  usable,
} from './table.ts';

test.beforeEach(async ({ page }) => {
  await quick(page);
  await begin(page);
  await asked(page);
});

/** A tile by its name; only tiles that lie face up. */
const tile = (page: Page, name: RegExp) => page.locator('button[data-slot]').and(page.getByRole('button', { name }));
const track = (page: Page) => page.locator('button[data-slot="0"]');
const rule = (page: Page) => page.getByRole('button', { name: 'Rule ›' });

test('the wheel, R and a right click turn the tile over a cell; a click turns the one in the tray', async ({
  page,
}) => {
  const curve = await dealtWith(page, /^Curve/);
  await curve.click();
  const { x, y } = await middleOfCell(lit(page).first());
  await page.mouse.move(x, y);
  const turned = (): Promise<string | null> => page.locator('[data-ghost]').getAttribute('data-ghost');
  const turnBy = async (how: () => Promise<void>): Promise<void> => {
    const before = await turned();
    await how();
    await expect.poll(turned).not.toBe(before);
  };
  await turnBy(() => page.mouse.wheel(0, 120));
  await turnBy(() => page.keyboard.press('r'));
  await turnBy(() => page.mouse.click(x, y, { button: 'right' }));
  const picture = (): Promise<string> => curve.innerHTML();
  const before = await picture();
  await curve.click();
  await expect.poll(picture).not.toBe(before);
});

/** Carries a tile to the first cell that lights up for it. */
async function dragToCell(page: Page, dragged: Locator): Promise<void> {
  const from = await middleOf(dragged);
  await dragged.click();
  const to = await middleOfCell(lit(page).first());
  await page.keyboard.press('Escape');
  await expect(cells(page)).toHaveCount(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(second(page)).toContainText(/[Rr]oute/);
  await page.mouse.up();
}

/** Deals differ; one with such a tile face up is soon found. */
async function dealtWith(page: Page, name: RegExp): Promise<Locator> {
  const found = tile(page, name).first();
  while ((await found.count()) === 0) {
    await begin(page);
    await asked(page);
  }
  return found;
}

test('a tile is dragged to its cell and lies there where it can lie in one way only', async ({ page }) => {
  await dragToCell(page, await dealtWith(page, /^Straight/));
  await placed(page, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(laid(page)).toHaveCount(2);
});

test('a curve that is dragged to its cell waits there to be turned and placed', async ({ page }) => {
  await dragToCell(page, await dealtWith(page, /^Curve/));
  await expect(promptOf(page)).toHaveText(/^Curve.*: place it or rotate it\?$/);
  await expect(laid(page)).toHaveCount(2);
  const ghost = page.locator('[data-ghost]');
  const before = await ghost.getAttribute('data-ghost');
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await expect(ghost).not.toHaveAttribute('data-ghost', before!);
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await placed(page, 2);
});

test('a tile that is let go beside the board goes back', async ({ page }) => {
  const from = await middleOf(track(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 2, { steps: 3 });
  await page.mouse.up();
  await expect(laid(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a forbidden cell says why in a few words; touched, in a sentence that the next touch takes away', async ({
  page,
}) => {
  const station = tile(page, /(station|crossing) \d$/).first();
  await station.click();
  await expect(cells(page)).toHaveCount(6);
  await expect(cells(page).first()).toHaveText('by the cityonly track');
  await expect(cells(page).first().locator('[data-sign]')).toBeVisible();
  await expect(lit(page)).toHaveCount(0);
  const { x, y } = await middleOfCell(forbidden(page).first());
  const refuse = async (): Promise<void> => {
    await page.mouse.click(x, y);
    await expect(page.getByRole('alert')).toContainText('Next to the city there is only track.');
    await expect(page.locator('[data-fault]')).toHaveCount(1);
  };
  await refuse();
  await expect(rule(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await station.click();
  await refuse();
  await track(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-fault]')).toHaveCount(0);
});

test('the rule of a refusal is one touch away', async ({ page }) => {
  await tile(page, /(station|crossing) \d$/)
    .first()
    .click();
  const { x, y } = await middleOfCell(forbidden(page).first());
  await page.mouse.click(x, y);
  await rule(page).click();
  await expect(page.getByRole('heading', { name: 'A: No station next to the city' })).toBeInViewport();
});

test('what a tile would change stands in the second line and beside the old figures', async ({ page }) => {
  const worthy = await dealtWith(page, /^(Straight|Curve) \+\d$/);
  await worthy.click();
  await expect(second(page)).toHaveText(/^Adds \d to its route/);
  const { x, y } = await middleOfCell(lit(page).first());
  await page.mouse.move(x, y);
  await expect(second(page)).toHaveText(/^Route .+ is worth \d+ instead of \d+\. Nobody has a station there yet\.$/);
  // In the row of the route, where nothing unfolds.
  const rows = page.getByRole('region', { name: 'Routes' }).getByRole('button');
  await expect(rows.filter({ hasText: /\d+ → \d+/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Routes' }).locator('[aria-expanded=true]')).toHaveCount(0);
});

test('the third tile waits for the end of the turn; a touch on a tile of the turn takes it and later ones back', async ({
  page,
}) => {
  const city = (await laid(page).first().boundingBox())!;
  await placeByMouse(page);
  // What lies stays where it is during a turn, unless the tile would lie out of sight: then it makes room, by less than a cell.
  const after = (await laid(page).first().boundingBox())!;
  expect(Math.abs(after.x - city.x)).toBeLessThan(city.width);
  expect(Math.abs(after.y - city.y)).toBeLessThan(city.height);
  expect(after.width).toBeCloseTo(city.width, 0);
  for (let tiles = 1; tiles < 3; tiles++) await placeByMouse(page);
  await expect(drafts(page)).toHaveCount(3);
  await expect(endTurn(page)).toBeEnabled();
  await expect(promptOf(page)).toHaveText('That was your turn: end it, or take a tile back.');
  const { x, y } = await middleOf(drafts(page).nth(1));
  await page.mouse.click(x, y);
  await expect(second(page)).toHaveText('Once more, and 2 tiles go back: this one and what came after it.');
  await expect(drafts(page)).toHaveCount(3);
  await page.mouse.click(x, y);
  await expect(drafts(page)).toHaveCount(1);
  await expect(laid(page)).toHaveCount(3);
  for (let tiles = 0; tiles < 2; tiles++) await placeByMouse(page);
  await page.keyboard.press('u');
  await expect(drafts(page)).toHaveCount(2);
});

test('late in a game the table stands still from the first tile of a turn to the last; a small window shows a part of it in large cells, and all of it when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlay(page, join(import.meta.dirname, 'late-turn.json'));
  await asked(page);
  const city = () => laid(page).first().boundingBox();
  await middleOf(laid(page).first());
  const beyond = async () => {
    const board = (await boardOf(page).locator('xpath=ancestor::*[local-name()="svg"]').boundingBox())!;
    return laid(page).evaluateAll(
      (tiles, { x, y, width, height }) =>
        tiles.filter((tile) => {
          const at = tile.getBoundingClientRect();
          return at.left < x || at.right > x + width || at.top < y || at.bottom > y + height;
        }).length,
      board,
    );
  };
  // Where all of it can be read, all of it is shown.
  await expect.poll(beyond).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await city())!.width).toBeGreaterThan(50);
  expect(await beyond()).toBeGreaterThan(0);
  const showAll = page.getByRole('button', { name: 'Show all', exact: true });
  await showAll.click();
  await expect.poll(beyond).toBe(0);
  await showAll.click();
  await expect.poll(beyond).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(beyond).toBe(0);
  const before = await city();
  for (let tiles = 0; tiles < 3; tiles++) {
    await usable(page).first().click();
    await expect(lit(page).first()).toBeVisible();
    expect(await city()).toEqual(before);
    await page.keyboard.press('Escape');
    await placeByMouse(page);
    expect(await city()).toEqual(before);
  }
});

test('what is taken back leaves the board where it was before', async ({ page }) => {
  const city = () => laid(page).first().boundingBox();
  const before = await city();
  for (let tiles = 0; tiles < 3; tiles++) await placeByMouse(page);
  for (let tiles = 2; tiles >= 0; tiles--) {
    await page.keyboard.press('u');
    await expect(drafts(page)).toHaveCount(tiles);
  }
  expect(await city()).toEqual(before);
});

test('a preview shows the loco where it will stand', async ({ page }) => {
  await track(page).click();
  const { x, y } = await middleOfCell(lit(page).first());
  await page.mouse.move(x, y);
  const locos = async () => {
    const all = await page.locator('[data-loco]').all();
    return Promise.all(all.map(async (loco) => JSON.stringify(await loco.boundingBox())));
  };
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  const shown = await locos();
  await page.mouse.click(x, y);
  await placed(page, 2);
  expect(await locos()).toEqual(shown);
});

test('tiles of others are marked until my turn ends', async ({ page }) => {
  await placeByMouse(page);
  const news = page.locator('[data-news]');
  await expect(news).toHaveCount(0);
  const before = await laid(page).count();
  await endTurn(page).click();
  await expect(news.first()).toBeVisible();
  await expect(async () => expect((await laid(page).count()) - before).toBe(await news.count())).toPass({
    timeout: 10_000,
  });
  await placeByMouse(page);
  await expect(news.first()).toBeVisible();
});

test('a hint marks a tile and a cell and says why; asked again it gives another', async ({ page }) => {
  await openPlay(page, join(import.meta.dirname, 'late-turn.json'));
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(second(page)).toHaveText(/^Hint( I+)?: .+\./);
  await expect(page.locator('[data-hint]')).toHaveCount(1);
  await expect(advisedTile(page).first()).toBeVisible();
  const first = await second(page).textContent();
  const count = await laid(page).count();
  await hint.click();
  await expect(second(page)).not.toHaveText(first!);
  await expect(laid(page)).toHaveCount(count);
  // A touch of the board leaves it there; where nothing was laid Undo closes it.
  const shown = await second(page).textContent();
  await page.mouse.click(400, 250);
  await expect(second(page)).toHaveText(shown!);
  await expect(page.locator('[data-hint]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await expect(second(page)).not.toHaveText(/^Hint/);
});

test('advice of several tiles shows them all, numbered; what follows goes once the first is held another way', async ({
  page,
}) => {
  await openPlay(page, join(import.meta.dirname, 'late-turn.json'));
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(second(page)).toHaveText(
    /^Hint I: your crossing 2 completes 5b \(you lead\): you\s\+1, Ada\s−4, Harry\s−4\.$/,
  );
  const count = await laid(page).count();
  await expect(page.locator('[data-hint]')).toHaveCount(1);
  await expect(page.locator('[data-then]')).toHaveCount(1);
  await expect(page.locator('g[data-order]')).toHaveText(['1', '2']);
  // In the tray they have the same numbers.
  await expect(page.locator('button[data-hinted=true]')).toHaveCount(2);
  for (const order of ['1', '2']) await expect(page.locator(`button[data-order="${order}"]`)).toHaveCount(1);
  const { x, y } = await middleOf(page.locator('[data-hint]'));
  await advisedTile(page).click();
  await page.mouse.move(x, y);
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await expect(page.locator('[data-then]')).toHaveCount(1);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('[data-then], [data-order]')).toHaveCount(0);
  await expect(laid(page)).toHaveCount(count);
  // Laid as advised, the rest of the plan stays with its number; another tile would end it.
  await page.mouse.wheel(0, -100);
  await expect(page.locator('[data-then]')).toHaveCount(1);
  await page.mouse.click(x, y);
  await placed(page, count);
  await expect(second(page)).toHaveText(/^Hint, tile 2: your crossing 2 on route 5b\./);
  await expect(page.locator('g[data-order]')).toHaveText(['2']);
  await expect(page.locator('button[data-order="2"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-hint], [data-order]')).toHaveCount(0);
});

test('a touch on the advised tile takes it in hand and puts it there, to be placed', async ({ page }) => {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const { x, y } = await middleOf(page.locator('[data-hint]'));
  await page.mouse.click(x, y);
  await expect(promptOf(page)).toHaveText(/: place it/);
  await expect(laid(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await placed(page, 2);
});

test('with the advised tile in hand a click on its cell places it at once, as without advice', async ({ page }) => {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const { x, y } = await middleOf(page.locator('[data-hint]'));
  await advisedTile(page).click();
  await page.mouse.move(x, y);
  // What it does there comes before the hint, which comes back when nothing is pointed at.
  await expect(second(page)).not.toHaveText(/^Hint/);
  await page.mouse.move(700, 20);
  await expect(second(page)).toHaveText(/^Hint/);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await placed(page, 2);
  await expect(drafts(page)).toHaveCount(1);
});

test('the route panel explains a route and shows it alone', async ({ page }) => {
  const routes = page.getByRole('region', { name: 'Routes' });
  await routes.getByRole('button').first().click();
  await expect(routes.getByText(/^Worth \d+ = /)).toBeVisible();
  await expect(routes.getByText(/^Complete with stations 1, 2, 3 and 4/)).toBeVisible();
  await expect(page.locator('[data-looking]').first()).toHaveAttribute('data-looking', 'true');
  await page.mouse.move(700, 400);
  await track(page).click();
  await expect(page.locator('[data-looking]').first()).toHaveAttribute('data-looking', 'false');
  await expect(promptOf(page)).toHaveText(/in front of which loco\?$/);
});
