/** Two persons, one screen: what one of them holds never reaches the page while the other one looks. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, cardsOf, decide, clickMap, island, mapOf, promptOf, quick, resultOf } from './table.ts';

test.beforeEach(async ({ page }) => {
  await quick(page);
  await listen(page);
});

test('nobody’s cities are on the page, nor told to it, before that person has taken the screen', async ({ page }) => {
  await begin(page, { seats: ['Kim', 'Lou'] });
  const [first, second] = await inOrder(page);
  expect(await heardHands(page)).toEqual([]);
  await expectNothingShown(page);

  await take(page, first);
  const mine = await cities(page);
  expect(mine).toHaveLength(5);
  expect(await heardHands(page)).toEqual([first]);
  expect(await ringed(page)).toEqual(mine.length);
  const seenByFirst = await page.content();

  await placeMarker(page);
  await expect(page.getByRole('button', { name: `I am ${second}` })).toBeFocused();
  await expectNothingShown(page);
  for (const city of mine) expect(await page.content()).not.toContain(city);
  expect(await heardHands(page)).toEqual([first]);

  await take(page, second);
  const theirs = await cities(page);
  expect(theirs).toHaveLength(5);
  expect(await heardHands(page)).toEqual([first, second].toSorted());
  // What the second holds was on the first one's page as a name on the map at most.
  for (const city of theirs) expect(seenByFirst).not.toContain(`${city} (`);
  expect(theirs.filter((city) => mine.includes(city))).toEqual([]);
  for (const city of mine) expect(await page.content()).not.toContain(`${city} (`);
  const dealt = page.getByRole('complementary').getByText('Your cities: ');
  await expect(dealt).toHaveCount(1);
  for (const city of theirs) await expect(dealt).toContainText(city);
});

test('a reload in the middle of a turn covers the screen again and tells nothing', async ({ page }) => {
  await begin(page, { seats: ['Kim', 'Lou'] });
  const [first] = await inOrder(page);
  await take(page, first);
  const mine = await cities(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `I am ${first}` })).toBeVisible();
  await expectNothingShown(page);
  expect(await heardHands(page)).toEqual([]);
  await take(page, first);
  expect(await cities(page)).toEqual(mine);
});

test('a whole round at one screen: each sees only their own cards until the scoring shows all', async ({ page }) => {
  await begin(page, { seats: ['Kim', 'Lou'], rounds: 1, map: island() });
  const hands = new Map<string, string[]>();
  for (let turns = 0; turns < 120; turns++) {
    const cover = page.getByRole('button', { name: /^I am/ });
    await expect(cover.or(resultOf(page))).toBeVisible();
    if (await resultOf(page).isVisible()) break;
    const who = (await cover.textContent())!.replace('I am ', '');
    await cover.click();
    const held = await cities(page);
    expect(held).toEqual(hands.get(who) ?? held);
    hands.set(who, held);
    await turnByMouse(page);
  }
  await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
  const scored = page.getByRole('complementary').getByText(/^Scoring of round 1/);
  await expect(scored).toHaveCount(1);
  expect(hands.size).toBe(2);
});

/** Lays what brings one nearer until the turn is over: then the screen is covered, or the play has ended. */
async function turnByMouse(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: /^I am/ }).or(resultOf(page));
  let now = await asked(page);
  while (!(await over.isVisible())) {
    await decide(page, now, clickMap);
    const next = await Promise.race([asked(page, now).catch(() => undefined), over.waitFor().then(() => undefined)]);
    if (!next || next.kind === 'result') return;
    now = next;
  }
}

async function inOrder(page: Page): Promise<[first: string, second: string]> {
  const first = (await page.getByRole('button', { name: /^I am/ }).textContent())!.replace('I am ', '');
  return [first, first === 'Kim' ? 'Lou' : 'Kim'];
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(cardsOf(page)).toHaveCount(5);
}

async function placeMarker(page: Page): Promise<void> {
  const now = await asked(page);
  await clickMap(page, now.targets[0]!.at);
  await page.getByRole('button', { name: 'Start here' }).click();
}

async function cities(page: Page): Promise<string[]> {
  await expect(cardsOf(page)).toHaveCount(5);
  return cardsOf(page).allTextContents();
}

async function ringed(page: Page): Promise<number> {
  return mapOf(page).locator('[data-city][data-mine=true]').count();
}

async function expectNothingShown(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('[data-connected], [data-city], [role=application]')).toHaveCount(0);
  await expect(page.getByText('Your cities')).toHaveCount(0);
}

/** Keeps everything that the worker tells the page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const listened = new WeakSet<EventTarget>();
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: unknown[]) {
      const talks = this instanceof Worker || this instanceof MessagePort;
      if (talks && type === 'message' && !listened.has(this)) {
        listened.add(this);
        add.call(this, 'message', (event) => heard.push((event as MessageEvent).data));
      }
      return Reflect.apply(add, this, [type, ...rest]);
    };
  });
}

/** The names of those whose cities were told to the page: in a view, or in an event that deals them. */
async function heardHands(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { heard: readonly unknown[] };
    if (heard.length === 0) throw new Error('Nothing was heard at all');
    const seats = new Set<number>();
    const seen = new Set<unknown>();
    const search = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      const told = value as Record<string, unknown>;
      if (Array.isArray(told['hand']) && told['hand'].length > 0) seats.add(told['viewer'] as number);
      if (told['type'] === 'hand') seats.add(told['seat'] as number);
      for (const part of Object.values(told)) search(part);
    };
    for (const message of heard) search(message);
    return [...seats].map((seat) => ['Kim', 'Lou'][seat]!).toSorted();
  });
}
