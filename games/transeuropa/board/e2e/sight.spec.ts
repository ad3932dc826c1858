/** What a phone shows of the map: it moves where a person can foresee it, and comes back to where it was. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, decide, draftsOn, island, mapOf, nextRound, playRound, quick, tapMap } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const partSeen = (page: Page): Promise<string | null> => page.locator('main svg').first().getAttribute('viewBox');
const expectSeen = (page: Page, part: string | null): Promise<void> => expect.poll(() => partSeen(page)).toBe(part);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('players and log that are opened and closed leave the map as it was', async ({ page }) => {
  await quick(page);
  await begin(page);
  let now = await asked(page);
  for (let moves = 0; moves < 9; moves++) {
    if (moves % 4 === 0) {
      const before = await partSeen(page);
      await button(page, /Kim/).tap();
      await expect.poll(() => partSeen(page)).not.toBe(before);
      await button(page, 'Close').tap();
      await expectSeen(page, before);
    }
    await decide(page, now, tapMap);
    now = await asked(page, now);
  }
});

test('all of the map is shown until one follows again, or goes back by the same button', async ({ page }) => {
  await quick(page);
  await begin(page);
  await asked(page);
  const [whole, follow] = [button(page, 'Show all'), button(page, /Follow/)];
  const before = await partSeen(page);
  for (const back of [whole, follow]) {
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await whole.tap();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    expect(await partSeen(page)).not.toBe(before);
    await back.tap();
    await expectSeen(page, before);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  }
});

test('all of the map stays shown from turn to turn and in the next round, until it is left by the same button', async ({
  page,
}) => {
  await quick(page);
  await begin(page, { rounds: 2 });
  await asked(page);
  const followed = await partSeen(page);
  await button(page, 'Show all').tap();
  await expect.poll(() => partSeen(page)).not.toBe(followed);
  const whole = await partSeen(page);
  await playRound(page, async (_, now) => {
    expect(await partSeen(page)).toBe(whole);
    await decide(page, now, tapMap);
  });
  await nextRound(page).tap();
  await expectSeen(page, whole);
  await button(page, 'Show all').tap();
  await expect.poll(() => partSeen(page)).not.toBe(whole);
  await expect(button(page, /Follow/)).toHaveAttribute('aria-pressed', 'true');
});

test('the map goes to what a hint is about, and keeps still if that is in sight', async ({ page }) => {
  await quick(page);
  await begin(page);
  for (let now = await asked(page), moves = 0; moves < 8 && now.kind !== 'result'; moves++) {
    if (now.kind !== 'draft') {
      const before = await partSeen(page);
      await button(page, 'Hint').tap();
      const lamp = mapOf(page).locator('[data-layer=hint]');
      await expect(lamp).toBeVisible();
      await expect
        .poll(async () => {
          const rails = lamp.locator('rect');
          const first = (await rails.count()) > 0 ? rails.first() : lamp;
          const [part, board] = [(await first.boundingBox())!, (await page.getByRole('main').boundingBox())!];
          const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
          return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
        })
        .toBe(true);
      const isOutside = await lamp.evaluate((it: SVGGraphicsElement, seen) => {
        const [x, y, width, height] = seen!.split(' ').map(Number) as [number, number, number, number];
        const { x: left, y: top, width: wide, height: high } = it.getBBox();
        const room = 10;
        return left < x + room || top < y + room || left + wide > x + width - room || top + high > y + height - room;
      }, before);
      if (!isOutside) expect(await partSeen(page)).toBe(before);
    }
    await decide(page, now, tapMap);
    now = await asked(page, now);
  }
});

test('who lays the first rail of a hint sees the second marked until it lies', async ({ page }) => {
  await quick(page);
  // Where all lines are single, a turn that is advised has two rails.
  const { lines, ...rest } = island();
  await begin(page, { map: { ...rest, lines: lines.map(({ a, b }) => ({ a, b, cost: 1 })) } });
  const start = await asked(page);
  await decide(page, start, tapMap);
  await asked(page, start);
  await button(page, 'Hint').tap();
  const rails = mapOf(page).locator('[data-layer=hint] rect');
  for (const laid of [1, 2]) {
    await expect(rails).toHaveCount(3 - laid);
    const { x, y, width, height } = (await rails.first().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(draftsOn(page)).toHaveCount(laid);
  }
  await expect(rails).toHaveCount(0);
});

test('when my turn begins the map is where it stays', async ({ page }) => {
  await quick(page, { motion: 'on' });
  await begin(page, { seats: ['Kim', { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }] });
  let now = await asked(page);
  for (let moves = 0; moves < 6; moves++) {
    if (now.kind === 'line' && moves > 0) {
      // One picture after the question is asked.
      const begun = await mapOf(page).evaluate(
        (map) =>
          new Promise<string | null>((done) =>
            requestAnimationFrame(() => done(map.closest('svg')!.getAttribute('viewBox'))),
          ),
      );
      await page.waitForTimeout(2000);
      expect(await partSeen(page)).toBe(begun);
    }
    await decide(page, now, tapMap);
    now = await asked(page, now);
  }
});
