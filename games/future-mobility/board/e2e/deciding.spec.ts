/** Every decision at the table, and how many presses it takes: sketching cards and trips, jams, carpool, discards, hints. */
import { expect, test, type Page } from '@playwright/test';
import { isAvoidCard, type View } from '../../rules/index.ts';
import { onOffer, reckon, EMPTY } from '../sketch/sketch.ts';
import { ticketsOf } from '../sketch/tickets.ts';
import { touchCard, touchTrip } from '../sketch/touches.ts';
import { endZones, tripsAt } from '../sketch/zones.ts';
import { jamTargets } from '../table.ts';
import {
  beginWhere,
  button,
  cityOf,
  clickBlock,
  drawOver,
  framedCells,
  ghosts,
  handOf,
  hint,
  hintsOf,
  modesOf,
  placeOf,
  promptOf,
  quick,
  travel,
  tripsOf,
} from './table.ts';

test.beforeEach(async ({ page }) => quick(page));

const plans = (view: View): boolean => view.phase === 'plan' && view.turn === 0;
/** By its own name: other cards may name it as what goes with them. */
const card = (page: Page, name: string) =>
  handOf(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
const race = (page: Page) => page.locator('section[aria-label*="50"]');
/** Where a touch on a bike path, then on two trips, brings a trip of both. */
const pathForTwo = (view: View): [number, number] | undefined => {
  if (!plans(view) || !view.hand.includes('bikePath')) return undefined;
  const active = touchCard(view, EMPTY, view.hand.indexOf('bikePath'));
  if ('refused' in active) return undefined;
  for (const one of view.open)
    for (const other of view.open) {
      if (one === other) continue;
      const first = touchTrip(view, active, one);
      if (first.lays.length === 0) continue;
      const both = reckon(view, touchTrip(view, first, other));
      if (both.journey?.segments.length === 2 && both.journey.segments.every(({ mode }) => mode === 'bicycle'))
        return [view.open.indexOf(one), view.open.indexOf(other)];
    }
  return undefined;
};

test('bike path and two trips joined: four presses, and every number follows', async ({ page }) => {
  let found: [number, number] | undefined;
  await beginWhere(page, (view) => (found = pathForTwo(view)) !== undefined);
  const before = await race(page).getAttribute('aria-label');
  await card(page, 'Bike path').click();
  await expect(promptOf(page)).toHaveText(/^Bike path: \d blocks left$/);
  await expect(tripsOf(page).nth(found![0])).toHaveAttribute('data-look', 'prospect');
  await tripsOf(page).nth(found![0]).click();
  await expect(ghosts(page).first()).toBeVisible();
  await expect(travel(page)).toBeVisible();
  const alone = Number(/\d+/.exec((await travel(page).textContent())!)![0]);
  await tripsOf(page).nth(found![1]).click();
  const both = Number(/\d+/.exec((await travel(page).textContent())!)![0]);
  expect(both).toBeGreaterThan(alone);
  await expect(race(page)).toHaveAttribute('aria-label', before!);
  await travel(page).click();
  await expect(race(page)).not.toHaveAttribute('aria-label', before!);
});

test('a card that promises points shows its turn, which can be taken back', async ({ page }) => {
  await beginWhere(page, (view) => pathForTwo(view) !== undefined);
  const path = card(page, 'Bike path');
  await expect(path).toContainText(/turn \+\d+/);
  const points = /turn \+(\d+)/.exec((await path.textContent())!)![1]!;
  await path.click();
  await expect(page.locator('[data-reading]')).toContainText(`With it your turn brings ${points}`);
  await button(page, /^Show$/).click();
  await expect(ghosts(page).first()).toBeVisible();
  await expect(travel(page)).toContainText(`+${points}`);
  await button(page, 'Undo').click();
  await expect(travel(page)).toHaveCount(0);
});

test('one trip by car: two presses; the sketch is taken back step by step', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.turns > 3);
  await expect(button(page, 'Travel')).toBeDisabled();
  await tripsOf(page).first().click();
  await expect(travel(page)).toBeEnabled();
  await button(page, 'Undo').click();
  await expect(button(page, 'Travel')).toBeDisabled();
  await tripsOf(page).first().click();
  await travel(page).click();
  await expect(travel(page)).toHaveCount(0);
});

test('a trip that takes the place of another says so before and after; Undo takes it back with its words', async ({
  page,
}) => {
  await beginWhere(page, (view) => {
    const [one] = view.open;
    const looks = plans(view) ? ticketsOf(view, reckon(view, touchTrip(view, EMPTY, one!))) : [];
    return looks.some(({ look }) => look === 'instead');
  });
  await tripsOf(page).first().click();
  const other = tripsOf(page).and(page.locator('[data-look=instead]')).first();
  await expect(other).toContainText(/^or/);
  await other.click();
  await expect(page.getByText(/^Instead of .+ → .+; Undo brings it back$/)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText(/Undo brings it back/)).toHaveCount(0);
  await expect(tripsOf(page).first()).toHaveAttribute('data-look', 'chosen');
});

/** Where two trips go one after the other, and the first of them by car. */
const pairByCar = (view: View): [number, number] | undefined => {
  for (const one of plans(view) ? view.open : [])
    for (const other of view.open) {
      const alone = touchTrip(view, EMPTY, one);
      const both = one === other ? [] : reckon(view, touchTrip(view, alone, other)).journey!.segments;
      if (both.length === 2 && both[0]!.trip === one && both.every(({ mode }) => mode === 'car'))
        return [view.open.indexOf(one), view.open.indexOf(other)];
    }
  return undefined;
};

test('a trip that is joined on moves nothing: neither where the first begins nor what lies before me', async ({
  page,
}) => {
  let found: [number, number] | undefined;
  await beginWhere(page, (view) => (found = pairByCar(view)) !== undefined);
  await tripsOf(page).nth(found![0]).click();
  await expect(modesOf(page).first()).toBeVisible();
  const start = cityOf(page).locator('circle[class*=joint]').first();
  const boxes = async () =>
    Promise.all([...(await tripsOf(page).all()), ...(await handOf(page).all()), start].map((one) => one.boundingBox()));
  const before = await boxes();
  await tripsOf(page).nth(found![1]).click();
  await expect(tripsOf(page).and(page.locator('[data-look=chosen]'))).toHaveCount(2);
  expect(await boxes()).toEqual(before);
});

test('a card that goes along stays chosen when its trip is taken off and another one tried', async ({ page }) => {
  await beginWhere(
    page,
    (view) =>
      plans(view) &&
      view.hand.includes('electricVehicle') &&
      view.open
        .slice(0, 2)
        .every((id) =>
          reckon(view, touchTrip(view, EMPTY, id)).journey!.segments.every(
            ({ mode }) => mode === 'car' || mode === 'van',
          ),
        ),
  );
  const electric = card(page, 'Electric vehicle');
  await tripsOf(page).first().click();
  await electric.click();
  await expect(electric).toHaveAttribute('data-look', 'set');
  await tripsOf(page).first().click();
  await expect(electric).toHaveAttribute('data-look', 'active');
  await tripsOf(page).nth(1).click();
  await expect(electric).toHaveAttribute('data-look', 'set');
});

test('a block that is touched first shows its trips; a sketch comes back after a reload', async ({ page }) => {
  let place = -1;
  await beginWhere(page, (view) => {
    place = endZones([view.open[0]!])[0]![0]!;
    return plans(view) && tripsAt(view.open, place).length < view.open.length;
  });
  await clickBlock(page, place);
  await expect(page.locator('header')).toContainText(/trips? from or to here/);
  await expect(tripsOf(page).first()).toHaveAttribute('data-look', 'plain');
  await expect(page.locator('[data-look=dim]').first()).toBeVisible();
  await tripsOf(page).first().click();
  const label = await travel(page).textContent();
  await page.reload();
  await expect(travel(page)).toHaveText(label!);
  await expect(tripsOf(page).first()).toHaveAttribute('data-look', 'chosen');
});

test('a trip that is asked about says what it brings by which mode, and leads to its rule', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.open.includes(30));
  const trip = tripsOf(page).and(page.getByRole('button', { name: /^Houses → Stadium/ }));
  await trip.click({ button: 'right' });
  await expect(page.locator('[data-reading]')).toContainText(
    'Houses → Stadium. 5 points by car, 7 by tram or bicycle, 8 on foot. ★ brings you a card.',
  );
  await expect(trip).toHaveAttribute('data-look', 'plain');
  await page.locator('[data-reading]').getByRole('button', { name: 'Rule' }).click();
  await expect(page.getByRole('heading', { name: 'Trips', exact: true })).toBeInViewport();
});

test('an avoid card: two presses, the trips that fall away with their points', async ({ page }) => {
  await beginWhere(page, (view) => {
    const avoids = [...view.hand.keys()].filter((place) => isAvoidCard(view.hand[place]!));
    return plans(view) && avoids.length > 0 && avoids.every((place) => reckonAvoid(view, place));
  });
  await handOf(page).and(page.locator('[data-class=avoid]')).first().click();
  await expect(promptOf(page)).toHaveText(/ trips? avoided$/);
  await expect(tripsOf(page).and(page.locator('[data-look=avoided]')).first()).toContainText('+');
  await button(page, /^Avoid \+\d+/).click();
  await expect(button(page, /^Avoid \+/)).toHaveCount(0);
});

const reckonAvoid = (view: View, place: number): boolean => {
  const touched = touchCard(view, EMPTY, place);
  return !('refused' in touched) && reckon(view, touched).avoided.length > 0;
};

test('a trip is shown whole; its ends, way and mode change by touches and strokes on the plan', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.open.includes(30) && view.turns < 8);
  const window = cityOf(page).locator('xpath=ancestor::*[name()="svg"]');
  const whole = (await window.getAttribute('viewBox'))!;
  const { x, y } = await placeOf(page, 35);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -900);
  await expect(window).not.toHaveAttribute('viewBox', whole);
  await tripsOf(page)
    .and(page.getByRole('button', { name: /^Houses → Stadium/ }))
    .click();
  await expect(promptOf(page)).toHaveText(/^Houses .. → Stadium A1$/);
  // The stadium was out of sight.
  await expect(window).toHaveAttribute('viewBox', whole);
  await clickBlock(page, 34);
  await expect(promptOf(page)).toHaveText('Houses E6 → Stadium A1');
  expect(await framedCells(page, 'end')).toEqual(expect.arrayContaining([0, 34]));
  const line = cityOf(page).locator('[data-mode=car] path').last();
  const first = await line.getAttribute('d');
  await modesOf(page).first().click();
  await expect(line).not.toHaveAttribute('d', first!);
  const second = await line.getAttribute('d');
  await drawOver(page, [34, 28, 22, 21]);
  await expect(line).not.toHaveAttribute('d', second!);
  await expect(line).toHaveAttribute('d', /L494 465L374 465L/);
  const impossible = modesOf(page).and(page.locator('[data-look=cannot]')).last();
  await impossible.click({ force: true });
  await expect(
    page
      .locator('header, [class*=head]')
      .getByText(/missing|too far|full|together/)
      .first(),
  ).toBeVisible();
  await cityOf(page).press('Escape');
  await expect(modesOf(page)).toHaveCount(0);
});

test('a path is painted with the finger; what can’t be laid says why', async ({ page }) => {
  await beginWhere(
    page,
    (view) => plans(view) && view.hand.includes('bikePath') && view.markers[20] === 0 && view.markers[14] === 0,
  );
  await card(page, 'Bike path').click();
  await drawOver(page, [14, 20]);
  await expect(ghosts(page)).toHaveCount(2);
  await clickBlock(page, 6);
  await expect(page.getByText('There is no road in a park.')).toBeVisible();
  await clickBlock(page, 20);
  await expect(ghosts(page)).toHaveCount(1);
  await card(page, 'Bike path').click();
  await expect(ghosts(page)).toHaveCount(0);
});

test('a hint is a choice of turns; one becomes the sketch, nothing is done', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.turns > 6 && view.hand.length > 2);
  const before = await race(page).getAttribute('aria-label');
  await hint(page).click();
  await expect(page.getByText(/^Hint: \+\d+ /)).toBeVisible();
  const points = (await hintsOf(page).first().locator('b').first().textContent())!;
  await hintsOf(page).first().click();
  await expect(travel(page)).toContainText(points);
  await expect(race(page)).toHaveAttribute('aria-label', before!);
  await tripsOf(page)
    .and(page.locator('[aria-pressed=true]'))
    .or(button(page, /^Avoid/))
    .first()
    .click();
});

test('with a jam card: every block says what it costs; pass is one press, a jam two', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'window' && jamTargets(view).length > 2);
  await expect(button(page, /^Jam /)).toHaveCount(0);
  await expect(button(page, /^Let (Ada|Harry) through$/)).toBeEnabled();
  await expect(cityOf(page).getByText('−2').first()).toBeAttached();
  // What the card does is said when it is touched.
  await card(page, 'Traffic jam').click();
  await expect(page.locator('[data-reading]')).toContainText('Costs others 2 points');
  await card(page, 'Traffic jam').click();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
  const [cell] = await framedCells(page, 'jam');
  await clickBlock(page, cell!);
  await button(page, /^Jam .. ?\d+ instead of \d+$/).click();
  await expect(button(page, /^Jam /)).toHaveCount(0);
});

test('who holds a jam card is asked before the first turn of their own, too', async ({ page }) => {
  await beginWhere(page, (view) => jamTargets(view).length > 0 && view.deeds.every(({ seat }) => seat !== 0));
  await expect(button(page, /^Let (Ada|Harry) through$/)).toBeEnabled();
});

test('a standing order answers, and is set on the jam card again', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'window' && jamTargets(view).length > 0);
  await page.getByRole('combobox', { name: 'Ask me about jams' }).selectOption('Never ask, always let through');
  await expect(button(page, /^Let .* through$/)).toHaveCount(0);
  await expect(button(page, /^Travel/)).toBeVisible();
  await card(page, 'Traffic jam').click();
  await page.getByRole('combobox', { name: 'Ask me about jams' }).selectOption('Ask from 6 points up');
  await expect(page.getByRole('combobox', { name: 'Ask me about jams' })).toHaveValue('6');
});

test('who has no jam card is not asked', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.turns > 3 && !view.hand.includes('trafficJam'));
  await tripsOf(page).first().click();
  await travel(page).click();
  // The bots’ trips pass without a question until it is Kim’s turn again, a card has to go, or a jam card was drawn.
  await expect(
    button(page, 'Travel')
      .or(button(page, /^(Discard|Let .* through|In the jam)/))
      .first(),
  ).toBeVisible();
  if (await button(page, /^Let .* through/).isVisible())
    await expect(handOf(page).filter({ hasText: 'Traffic jam' }).first()).toBeVisible();
});

test('jammed with a carpool in hand: two answers with their points', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'carpool' && view.hand.includes('carpool'));
  await expect(promptOf(page)).toHaveText(/ jams? /);
  await expect(card(page, 'Carpool')).toHaveText(/turn \+\d+$/);
  await expect(page.getByText(/^With your carpool: \d+ points? instead of \d+/)).toBeVisible();
  await expect(button(page, /^In the jam \+\d+$/)).toBeEnabled();
  await button(page, /^Carpool \+\d+$/).click();
  await expect(button(page, /^Carpool/)).toHaveCount(0);
});

test('too many cards: tap the one that is needed least', async ({ page }) => {
  await beginWhere(page, (view) => view.phase === 'discard');
  await expect(promptOf(page)).toHaveText(/^\d cards: /);
  await expect(button(page, /^Discard/)).toBeDisabled();
  await handOf(page).nth(2).click();
  await expect(handOf(page).nth(2)).toHaveAttribute('data-look', 'goes');
  await expect(page.locator('[data-reading]')).toBeVisible();
  await button(page, 'Discard 1 card').click();
  await expect(button(page, /^Discard/)).toHaveCount(0);
});

test('with the variant, a card on offer costs two, all in the sketch', async ({ page }) => {
  await beginWhere(page, (view) => onOffer(view, 0) !== undefined && view.hand.length > 2, { recover: true });
  const held = await handOf(page).count();
  await handOf(page).last().click();
  await handOf(page).nth(0).click();
  await handOf(page).nth(1).click();
  await expect(handOf(page).nth(0)).toHaveAttribute('data-look', 'goes');
  await tripsOf(page).first().click();
  await travel(page).click();
  await expect(handOf(page)).not.toHaveCount(held);
});

test('a look back ends with the next choice, which is then on the plan', async ({ page }) => {
  await beginWhere(page, (view) => plans(view) && view.turns > 9);
  const looking = race(page).locator('[aria-pressed=true]');
  await button(page, 'Turn after').click();
  await expect(looking).toHaveCount(1);
  await tripsOf(page).first().click();
  await expect(looking).toHaveCount(0);
});
