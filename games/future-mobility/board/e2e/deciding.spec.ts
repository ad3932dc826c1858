/** Every decision of the game at the table: building a trip, laying, avoiding, recovering, jams, carpool, discards, standing orders. */
import { expect, test } from '@playwright/test';
import { CITY, tripOf, type View } from '../../rules/index.ts';
import { jamTargets, recoverableCard } from '../choosing/draft.ts';
import {
  beginWhere,
  builderOf,
  button,
  cityOf,
  clickBlock,
  drawOver,
  ghosts,
  glowing,
  glowingCells,
  handOf,
  promptOf,
  quick,
  tripsOf,
} from './table.ts';

test.beforeEach(async ({ page }) => quick(page));

const plans = (view: View): boolean => view.phase === 'plan' && !view.avoided;
const card = (page: Parameters<typeof handOf>[0], name: string) => handOf(page).filter({ hasText: name }).first();

test('a trip is put together: ends from lists and on the plan, modes with reasons, the route by drawing', async ({
  page,
}) => {
  await beginWhere(page, (view) => plans(view) && view.open.includes(1) && view.turns < 4);
  await tripsOf(page)
    .and(page.getByRole('button', { name: /^Apartments → Shop/ }))
    .click();
  await expect(promptOf(page)).toHaveText(/^Your trip brings \d points\. Set off, or change something\?$/);
  await builderOf(page).getByRole('button', { name: /^car/ }).click();
  await builderOf(page).getByLabel('From').selectOption({ label: 'Apartments C3' });
  await builderOf(page).getByLabel('To').selectOption({ label: 'Shop C4' });
  await expect(builderOf(page)).toContainText('Route: 2 blocks');
  await expect(builderOf(page).getByText('2 points', { exact: true }).last()).toBeVisible();
  await clickBlock(page, 22);
  await expect(builderOf(page).getByLabel('To')).toHaveValue('22');
  await drawOver(page, [14, 15, 16, 22]);
  await expect(builderOf(page)).toContainText('Route: 4 blocks');
  await clickBlock(page, 20);
  await clickBlock(page, 26);
  await expect(
    page
      .getByRole('alert')
      .or(builderOf(page).getByText(/Route: [4-9] blocks/))
      .first(),
  ).toBeVisible();
  await builderOf(page).getByRole('button', { name: 'Another route' }).click();

  const bicycle = builderOf(page).getByRole('button', { name: /^bicycle/ });
  await expect(bicycle).toContainText('needs bike paths');
  await bicycle.click();
  await expect(page.getByRole('alert')).toContainText('Every cell of the route needs a bike path.');
  await cityOf(page).press('Escape');
  await expect(builderOf(page)).toHaveCount(0);
});

test('two cards are joined to one trip and taken apart again', async ({ page }) => {
  const follows = (view: View): boolean =>
    view.open.some((id) => id !== view.open[0] && joins(view.open[0]!, id) && tripOf(id).points > 2);
  const joins = (one: number, other: number): boolean =>
    tripOf(one).freight === tripOf(other).freight && tripOf(other).from.includes(tripOf(one).to);
  await beginWhere(page, (view) => plans(view) && follows(view));
  await tripsOf(page).first().click();
  const next = tripsOf(page).filter({ has: page.locator('xpath=self::*[@data-look="follows"]') });
  await next.first().click();
  await expect(tripsOf(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(2);
  await expect(builderOf(page)).toContainText('→');
  await builderOf(page)
    .getByRole('button', { name: /^Take .* back$/ })
    .click();
  await expect(tripsOf(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
});

test('bike paths are painted over the plan, laid, and taken back to the brush', async ({ page }) => {
  await beginWhere(
    page,
    (view) => plans(view) && view.hand.includes('bikePath') && view.markers.every((set) => (set & 4) === 0),
  );
  await card(page, 'Bike path').click();
  await expect(glowing(page).first()).toBeVisible();
  const [start] = await glowingCells(page, 'take');
  const way = [start!];
  while (way.length < 3) way.push(CITY.neighbours[way.at(-1)!]!.find((cell) => !way.includes(cell))!);
  await drawOver(page, way);
  await expect(ghosts(page)).toHaveCount(3);
  await clickBlock(page, way[2]!);
  await expect(ghosts(page)).toHaveCount(2);
  await clickBlock(page, 6);
  await expect(page.getByRole('alert')).toContainText('There is no road in a park.');
  await button(page, 'Lay 2 blocks').click();
  const laid = cityOf(page).locator('[data-marker=bikePath]:is([data-look=firm], [data-look=fresh])');
  await expect(laid).toHaveCount(2);
  await button(page, 'Undo').click();
  await expect(laid).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(2);
});

test('a tram stop is placed by keyboard', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.hand.includes('tramA') && view.supply.tramA === 10);
  await card(page, 'Tram A').click();
  await cityOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(ghosts(page)).toHaveCount(1);
  await button(page, 'Lay').click();
  await expect(cityOf(page).locator('[data-marker=tramA]')).toHaveCount(2);
});

test('an avoid card shows what it removes and brings, and ends the chance of a trip', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.hand.includes('homeOffice') && view.open.includes(7));
  await card(page, 'Home office').click();
  await expect(promptOf(page)).toHaveText(/removes .* and brings \d+ points/);
  const removed = page.locator('[data-look=removed]');
  const count = await removed.count();
  expect(count).toBeGreaterThan(0);
  const trips = await tripsOf(page).count();
  await button(page, /^Avoid: \d+ points$/).click();
  await expect(tripsOf(page)).toHaveCount(trips - count);
  await expect(promptOf(page)).toHaveText('Trips avoided. Play more power-ups or end your turn.');
  if (trips > count) {
    await tripsOf(page).first().click();
    await expect(page.getByRole('alert')).toContainText('avoid');
  }
  await button(page, 'End turn').click();
  await expect(promptOf(page)).not.toHaveText(/Trips avoided/);
});

test('an electric vehicle goes along with a trip by car', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.hand.includes('electricVehicle'));
  await card(page, 'Electric vehicle').click();
  const extra = builderOf(page).getByRole('checkbox', { name: 'Play electric vehicle' });
  await expect(extra).toBeChecked();
  const before = await button(page, /^Set off/).textContent();
  await extra.uncheck();
  await expect(button(page, /^Set off/)).not.toHaveText(before!);
});

test('in the window a jam is put on the route; a second tap confirms', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'window' && jamTargets(view).length > 1);
  await expect(promptOf(page)).toHaveText(/ goes .* Put a jam in the way\? Tap a block of the route\.$/);
  const [first, second] = await glowingCells(page, 'jam');
  await clickBlock(page, first!);
  await expect(promptOf(page)).toHaveText(/^Put a jam on .*\?$/);
  await clickBlock(page, second!);
  await expect(ghosts(page)).toHaveCount(1);
  const jams = cityOf(page).locator(
    '[data-marker=trafficJam][data-look=firm], [data-marker=trafficJam][data-look=fresh]',
  );
  const before = await jams.count();
  await clickBlock(page, second!);
  await expect(ghosts(page)).toHaveCount(0);
  await expect.poll(() => jams.count()).toBeGreaterThan(before);
});

test('the window has a clock, and letting it run out lets the trip pass', async ({ page }) => {
  await page.clock.install();
  await beginWhere(page, (view) => view.phase === 'window');
  const clock = page.getByRole('timer');
  await expect(clock).toBeVisible();
  const asked = await promptOf(page).textContent();
  await page.clock.runFor(46_000);
  await expect(promptOf(page)).not.toHaveText(asked!);
});

test('who wants to let all pass is asked no more, and says so at any time', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'window');
  const order = page.getByRole('switch', { name: 'Always let pass' });
  await order.click();
  await expect(promptOf(page)).not.toHaveText(/ goes /);
  await expect(order).toBeChecked();
  await order.click();
  await expect(order).not.toBeChecked();
});

test('a jammed traveller is asked for a carpool', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'carpool' && view.hand.includes('carpool'));
  await expect(promptOf(page)).toHaveText(/on your trip: \d points less\. Play a carpool\?$/);
  await expect(button(page, 'Stay in the jam')).toBeVisible();
  await button(page, 'Play carpool').click();
  await expect(page.getByRole('complementary')).toContainText('Kim gets past the jams with a carpool.');
});

test('who holds too many cards chooses what goes', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'discard');
  await expect(promptOf(page)).toHaveText('Too many cards: discard one.');
  const discard = button(page, 'Discard 1 card');
  await expect(discard).toBeDisabled();
  await handOf(page).nth(2).click();
  await discard.click();
  await expect(handOf(page).or(page.locator('[data-playable]')).first()).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Kim discards');
});

test('with the variant, two cards are given up for the last one that somebody else played', async ({ page }) => {
  await beginWhere(page, (view) => recoverableCard(view) !== undefined && view.hand.length > 2, { recover: true });
  await button(page, /^Recover “/).click();
  await expect(button(page, 'Recover').and(page.locator(':disabled'))).toBeVisible();
  await handOf(page).nth(0).click();
  await handOf(page).nth(1).click();
  await page.getByRole('button', { name: 'Recover', exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText(/Kim discards .* and recovers/);
});
