/** Every moment of a play, by day and by night, wide and narrow: accessible, nothing cut off, nothing on top of anything. */
import { expect, test, type Page } from '@playwright/test';
import {
  asked,
  begin,
  expectAccessibleDayAndNight,
  expectNoOverlaps,
  expectNoSidewaysScroll,
  inWindow,
  island,
  mapOf,
  moveByMouse,
  nextRound,
  playRound,
  promptOf,
  quick,
  resultOf,
  soOf,
  toMiddleOfTurn,
} from './table.ts';

/** The table from the first look to the last; `look` is called at each moment. */
async function atTheTable(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await begin(page, {
    seats: ['Kim', ...Array.from({ length: 5 }, () => ({ bot: 'easy' as const }))],
    privateRails: true,
  });
  await asked(page);
  await look('start');
  await mapOf(page).press('ArrowRight');
  await expect(promptOf(page)).toHaveText('Start here?');
  await look('choosing a start');
  await mapOf(page).press('Escape');
  await toMiddleOfTurn(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(soOf(page)).toContainText(/^Hint: /);
  await look('in the middle of a turn, with a hint');
}

async function roundsAndReplay(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await begin(page, { rounds: 2, map: island() });
  await playRound(page);
  await look('scoring');
  await nextRound(page).click();
  await playRound(page);
  await look('end');
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: /^Turn by turn/ }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole('slider').press('Home');
  for (let turns = 0; turns < 4; turns++) await page.getByRole('button', { name: 'One turn on' }).click();
  await look('replay');
}

/** Looking for barriers takes its time, and not every moment brings something new. */
function accessibleAt(page: Page, moments: readonly string[]): (moment: string) => Promise<void> {
  return async (moment) => {
    if (moments.includes(moment)) await expectAccessibleDayAndNight(page);
  };
}

test('the table is accessible at every moment, and so are the rules over it', async ({ page }) => {
  await quick(page);
  await atTheTable(page, accessibleAt(page, ['start', 'in the middle of a turn, with a hint']));
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleDayAndNight(page);
});

test('scoring, end and replay are accessible', async ({ page }) => {
  await quick(page);
  await roundsAndReplay(page, accessibleAt(page, ['scoring', 'end', 'replay']));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ page }) => quick(page));

  async function expectRoom(page: Page): Promise<void> {
    await expectNoSidewaysScroll(page);
    await expectNoOverlaps(page);
  }

  test('six at the table: nothing scrolls sideways or overlaps', async ({ page }) => {
    await atTheTable(page, () => expectRoom(page));
  });

  test('scoring, end and replay have room, and are accessible', async ({ page }) => {
    const accessible = accessibleAt(page, ['scoring', 'end']);
    await roundsAndReplay(page, async (moment) => {
      await expectRoom(page);
      await accessible(moment);
    });
  });

  test('all five cities are seen with their names for the start; where rails are laid, crossings are 32 pixels apart', async ({
    page,
  }) => {
    await begin(page);
    const start = await asked(page);
    await expect(async () => expect(await namedOf(page)).toBe(5)).toPass({ timeout: 8000 });
    await moveByMouse(page, start);
    await asked(page, start);
    await expectWorkingZoom(page);
    await page.getByRole('button', { name: 'Show all' }).tap();
    // Seen as a whole, only one's own cities are named, and still can be read.
    await expect(page.locator('[data-label]')).toHaveCount(5);
    for (const size of await typeSizes(page)) expect(size).toBeGreaterThanOrEqual(10.9);
  });

  test('no name is cut by the edge of the map, from the start through the first turns', async ({ page }) => {
    await begin(page);
    let now = await asked(page);
    for (let moves = 0; moves < 9; moves++) {
      await expect(async () => expect(await cutNames(page)).toEqual([])).toPass({ timeout: 8000 });
      await moveByMouse(page, now);
      now = await asked(page, now);
    }
  });

  test('a finger is pressed and lifted; a drag that follows no line pans and lays nothing', async ({ page }) => {
    await begin(page);
    const start = await asked(page);
    await moveByMouse(page, start);
    await asked(page, start);
    await expectSettled(page);
    const ring = (await nearRings(page))[0]!;
    const seen = (): Promise<string | null> => page.locator('main svg').first().getAttribute('viewBox');
    const before = await seen();
    const finger = await fingerOn(page);
    // Between two lines of the grid, towards the middle of the window; at the map's edge the other way.
    const inwards = ring.x < 390 / 2 ? 1 : -1;
    for (const side of [inwards, -inwards]) {
      const along = (far: number) => [ring.x + side * far * Math.cos(Math.PI / 6), ring.y + far / 2] as const;
      await finger.press(...along(8));
      await expect(soOf(page)).toContainText(/^Let go (to build here|for a)/);
      for (const far of [35, 55, 75]) await finger.move(...along(far));
      await expect(soOf(page)).not.toContainText(/^Let go/);
      await finger.lift();
      await expect(mapOf(page).locator('[data-look=draft]')).toHaveCount(0);
      if ((await seen()) !== before) break;
    }
    expect(await seen()).not.toBe(before);
    // What it was pressed at has moved away under it.
    const again = (await nearRings(page))[0]!;
    await finger.press(again.x - 6, again.y + 9);
    await finger.move(again.x + 4, again.y);
    await finger.lift();
    await expect(mapOf(page).locator('[data-look=draft]')).toHaveCount(1);
    // A long press on it would tell whose it is; a tap takes it back.
    const box = (await mapOf(page).locator('[data-look=draft]').boundingBox())!;
    // So soon and so near after the first it would be a hand that shook.
    await page.waitForTimeout(400);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(mapOf(page).locator('[data-look=draft]')).toHaveCount(0);
  });

  test('a card whose city is out of sight has an arrow, and leads there', async ({ page }) => {
    await begin(page);
    await asked(page);
    await mapOf(page).focus();
    for (let zooms = 0; zooms < 4; zooms++) await page.keyboard.press('+');
    const away = page
      .locator('button[data-connected]')
      .filter({ has: page.locator('[data-arrow]') })
      .first();
    const name = (await away.getAttribute('aria-label'))!;
    await away.tap();
    await expect(page.getByRole('button', { name, exact: true }).locator('[data-arrow]')).toHaveCount(0);
  });
});

test('whose rails they are is shown while W is held', async ({ page }) => {
  await quick(page);
  await begin(page);
  await toMiddleOfTurn(page);
  await expect(page.locator('main [data-look=built]')).toHaveCount(0);
  await page.keyboard.down('w');
  await expect(page.locator('main [data-look=built]')).not.toHaveCount(0);
  await page.keyboard.up('w');
  await expect(page.locator('main [data-look=built]')).toHaveCount(0);
  const eye = page.getByRole('button', { name: 'Whose rails?' });
  await eye.click();
  await expect(page.locator('main [data-look=built]')).not.toHaveCount(0);
  // What can be done is seen all the same, and a hint or a rail ends it.
  await expect(mapOf(page).locator('[data-target]').first()).toBeVisible();
  expect(
    await mapOf(page)
      .locator('[data-target]')
      .first()
      .evaluate((mark) => mark.closest('[class*=under]')),
  ).toBeNull();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('main [data-look=built]')).toHaveCount(0);
});

test('my way is dotted, and only rails that bring me nearer are strong', async ({ page }) => {
  await quick(page);
  await begin(page);
  const start = await asked(page);
  await moveByMouse(page, start);
  const now = await asked(page, start);
  await expect(mapOf(page).locator('[data-layer=way]')).toHaveAttribute('d', /^M/);
  const near = now.targets.filter(({ mark }) => mark === 'near');
  expect(near.length).toBeGreaterThan(0);
  const { x, y } = await inWindow(page, near[0]!.at);
  await page.mouse.move(x, y);
  await expect(soOf(page)).toContainText(/^(Here: (\d+) to build instead of|Takes the whole turn)/);
});

test('somebody who finds their own way sees no way, and all rails alike', async ({ page }) => {
  await quick(page, { ways: false });
  await begin(page);
  const start = await asked(page);
  await moveByMouse(page, start);
  const now = await asked(page, start);
  await expect(mapOf(page).locator('[data-layer=way]')).not.toHaveAttribute('d', /M/);
  expect(now.targets.some(({ mark }) => mark === 'near')).toBe(true);
  expect(now.targets.filter(({ mark }) => mark === 'one')).toEqual([]);
});

test('Enter does nothing where no key has led: a click is never followed by a jump', async ({ page }) => {
  await quick(page);
  await begin(page);
  await toMiddleOfTurn(page);
  const cursor = mapOf(page).locator('[data-layer=cursor]');
  await page.keyboard.press('Enter');
  await expect(cursor).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(mapOf(page).locator('[data-look=draft]')).toHaveCount(2);
});

test('the map follows the keys when only a part of it is seen', async ({ page }) => {
  await quick(page);
  await begin(page);
  await asked(page);
  const map = mapOf(page);
  await map.focus();
  for (let zooms = 0; zooms < 5; zooms++) await page.keyboard.press('+');
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press(steps < 6 ? 'ArrowRight' : 'ArrowUp');
    await expect(() => expectInSight(page)).toPass({ timeout: 5000 });
  }
});

/** The pin that stands where the keys have led is within the window onto the map. */
async function expectInSight(page: Page): Promise<void> {
  const cursor = (await mapOf(page).locator('[data-layer=cursor]').boundingBox())!;
  const frame = (await page.getByRole('main').boundingBox())!;
  expect(cursor.x).toBeGreaterThanOrEqual(frame.x - 1);
  expect(cursor.y).toBeGreaterThanOrEqual(frame.y - 1);
  expect(cursor.x + cursor.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  expect(cursor.y + cursor.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
}

/** How many of the person's cities are in the window with their names. */
async function namedOf(page: Page): Promise<number> {
  return page.locator('main svg [data-mine=true]').evaluateAll((cities) => {
    const frame = cities[0]!.closest('svg')!.getBoundingClientRect();
    return cities.filter((city) => {
      const { left, right, top, bottom } = city.getBoundingClientRect();
      const isIn = left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
      return isIn && document.querySelector(`[data-label='${(city as SVGElement).dataset['city']}']`);
    }).length;
  });
}

test.describe('on a phone held across', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('names can be read and crossings, cards and buttons hit', async ({ page }) => {
    await quick(page);
    await begin(page);
    const start = await asked(page);
    await moveByMouse(page, start);
    await asked(page, start);
    await expectWorkingZoom(page);
    for (const button of await page.locator('section button:visible').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(32);
    }
  });
});

/** The zoom that fingers work at: 100 units of the map are 32 pixels or more, and no name is smaller than 11. */
async function expectWorkingZoom(page: Page): Promise<void> {
  await expect(async () => {
    const scale = await mapOf(page).evaluate((map) => (map as unknown as SVGGElement).getScreenCTM()!.a);
    expect(scale * 100).toBeGreaterThanOrEqual(31.9);
  }).toPass({ timeout: 8000 });
  for (const size of await typeSizes(page)) expect(size).toBeGreaterThanOrEqual(10.9);
}

/** The map has gone where it follows to: it rests for three seconds after a touch before it does. */
async function expectSettled(page: Page): Promise<void> {
  const seen = (): Promise<string | null> => page.locator('main svg').first().getAttribute('viewBox');
  await expect(async () => {
    const before = await seen();
    await page.waitForTimeout(3300);
    expect(await seen()).toBe(before);
  }).toPass();
}

/** Names that reach beyond the window onto the map. */
async function cutNames(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('main svg [data-label]').evaluateAll((names) => {
    const frame = names[0]!.closest('svg')!.getBoundingClientRect();
    return names.flatMap((name) => {
      const { left, right } = name.getBoundingClientRect();
      return left < frame.left || right > frame.right ? [name.textContent] : [];
    });
  });
}

/** How high the names on the map are, in pixels. */
async function typeSizes(page: Page): Promise<readonly number[]> {
  return page.locator('[data-label]').evaluateAll((names) => {
    const { a } = (names[0] as SVGGraphicsElement).getScreenCTM()!;
    return names.map((name) => Number(name.getAttribute('font-size')) * a);
  });
}

/** Rings that bring one nearer, where they are in the window. */
async function nearRings(page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> {
  const box = (await page.getByRole('main').boundingBox())!;
  const rings = await page.locator('[data-target=near]').evaluateAll((all) =>
    all.map((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  return rings.filter(({ x, y }) => x > 30 && x < box.width - 30 && y > box.y + 30 && y < box.y + box.height - 30);
}

async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x: number, y: number) => send('touchStart', { x, y }),
    move: (x: number, y: number) => send('touchMove', { x, y }),
    lift: () => send('touchEnd'),
  };
}

test('the result of a round is seen whole beside the board, and names no city by half on a wide screen', async ({
  page,
}) => {
  test.slow();
  await quick(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }], rounds: 2 });
  await playRound(page);
  const result = resultOf(page);
  // Nothing is left to scroll to: the fifth city stands above the log.
  await expect(result.locator('dl > div')).toHaveCount(5);
  await expect(result.locator('dl > div').last()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 2560, height: 1440 });
  const cut = await result.getByRole('img', { name: /connected/ }).evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll('span')].filter(({ childElementCount }) => childElementCount === 0);
      return words.filter((word) => word.getBoundingClientRect().right > right).map((word) => word.textContent);
    }),
  );
  expect(cut).toEqual([]);
});

test('at the end of a game whose rails they were is seen whole beside the board', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }], rounds: 1 });
  await playRound(page);
  const result = resultOf(page);
  await expect(result.getByText('What decided it')).toBeVisible();
  await expect(result.getByRole('group', { name: 'Whose rails?' })).toBeInViewport({ ratio: 1 });
  await expect(result.getByText(/rails? joins? (your|.*’s) cities: /)).toBeInViewport({ ratio: 1 });
});
