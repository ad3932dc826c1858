/** Choosing, turning, dragging and refusing on the table of InterUrban. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, cells, laid, lit, middleOf, placed, promptOf, quick } from './table.ts';

test.beforeEach(async ({ page }) => {
  await quick(page);
  await begin(page);
  await asked(page);
});

/** A tile by its name; only tiles that lie face up. */
const tile = (page: Page, name: RegExp) => page.locator('button[data-slot]').and(page.getByRole('button', { name }));
const track = (page: Page) => page.locator('button[data-slot="0"]');

test('the wheel and R turn the tile that is held over a cell; the tile in the tray turns with a click', async ({
  page,
}) => {
  const curve = tile(page, /^(Curve|Plain curve)/).first();
  // Deals differ; one with a curve face up is soon found.
  while ((await curve.count()) === 0) {
    await begin(page);
    await asked(page);
  }
  await curve.click();
  const { x, y } = await middleOf(cells(page).first());
  await page.mouse.move(x, y);
  const tip = page.locator('p[data-refused]');
  await expect(tip).toHaveText(/to the (left|right)/);
  const first = (await tip.textContent())!;
  await page.mouse.wheel(0, 120);
  await expect(tip).not.toHaveText(first);
  await page.mouse.wheel(0, 120);
  await expect(tip).toHaveText(first);
  await page.keyboard.press('r');
  await expect(tip).not.toHaveText(first);
  const picture = (): Promise<string> => curve.innerHTML();
  const before = await picture();
  await curve.click();
  await expect.poll(picture).not.toBe(before);
});

test('a tile is dragged to its cell', async ({ page }) => {
  const from = await middleOf(track(page));
  await track(page).click();
  const to = await middleOf(lit(page).first());
  await page.keyboard.press('Escape');
  await expect(cells(page)).toHaveCount(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('p[data-refused=false]')).toContainText(/^Route/);
  await page.mouse.up();
  await placed(page, 2);
  await expect(laid(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(laid(page)).toHaveCount(2);
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

test('a refused cell shows its letter, says why and marks the tile at fault', async ({ page }) => {
  await tile(page, /^Station/)
    .or(tile(page, /^Crossing/))
    .first()
    .click();
  await expect(cells(page)).toHaveCount(6);
  await expect(cells(page).first()).toHaveText('A');
  await expect(lit(page)).toHaveCount(0);
  const { x, y } = await middleOf(cells(page).first());
  await page.mouse.click(x, y);
  await expect(page.getByRole('alert')).toContainText('A: Beside the start tiles');
  await expect(page.locator('[data-fault]')).toHaveCount(1);
  const start = await middleOf(laid(page).first());
  await page.mouse.click(start.x, start.y);
  await expect(page.getByRole('alert')).toContainText('A tile lies here already.');
});

test('the route panel tells about a route and shows it alone', async ({ page }) => {
  const routes = page.getByRole('region', { name: 'Routes' });
  await routes.getByRole('button').first().click();
  await expect(routes.getByText(/^Start number \d/).first()).toBeVisible();
  await expect(routes.getByText('The next station may be:').first()).toBeVisible();
  await expect(page.locator('[data-looking]').first()).toHaveAttribute('data-looking', 'true');
  await track(page).click();
  await expect(page.locator('[data-looking]').first()).toHaveAttribute('data-looking', 'false');
  await expect(promptOf(page)).toHaveText(/in front of which loco\?$/);
});
