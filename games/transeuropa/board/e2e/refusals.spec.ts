/** What is refused, at the table and before it: the page says why, in both languages, and nothing is lost. */
import { expect, test, type Page } from '@playwright/test';
import { saveAsFile } from '../../../../web/e2e/app.ts';
import { readFileSync } from 'node:fs';
import type { MapFile } from '../../rules/index.ts';
import { layoutOf, middle } from '../map/geometry.ts';
import {
  asFile,
  asked,
  begin,
  clickMap,
  FIRST,
  inWindow,
  island,
  mapOf,
  moveByMouse,
  playRound,
  prepare,
  promptOf,
  quick,
  railsOn,
  SECOND,
  soOf,
  type Asked,
  type Target,
} from './table.ts';

test.beforeEach(async ({ page }) => quick(page));

const EUROPE = layoutOf('europe');

test('a card says what it is for and leads to its rule, until the next touch', async ({ page }) => {
  await begin(page);
  await asked(page);
  const card = page.locator('button[data-connected]').first();
  const name = /^(.*) \(/.exec((await card.getAttribute('aria-label'))!)![1]!;
  await card.click();
  await expect(soOf(page)).toContainText(`${name} is one of your five cities. Connect it to your network.`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'The rule about this' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What it is about' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await page.mouse.up();
  await expect(soOf(page)).not.toContainText(name);
});

test.describe('a line that can’t be had', () => {
  test('because a rail lies there, because it isn’t connected, because a double line takes the whole turn', async ({
    page,
  }) => {
    await begin(page);
    const now = await toDoubleLine(page);
    const { double, single } = besideNet();

    await clickMap(page, farFrom(now));
    await expectWhyNot(page, 'This line doesn’t touch your network.');

    const rails = await railsOn(page).count();
    await clickMap(page, middle(EUROPE.lines[single]!));
    await expect(railsOn(page)).toHaveCount(rails + 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(promptOf(page)).toHaveText(SECOND);

    await clickMap(page, middle(EUROPE.lines[double]!));
    await expectWhyNot(page, 'After one rail only a single line is allowed.');
    // The refusal leads to its paragraph, and goes with the next touch.
    await expect(page.getByRole('alert').getByRole('button', { name: 'Rule ›' })).toBeVisible();
    await page.mouse.move(5, 300);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(mapOf(page).locator('[data-look=refused]')).toHaveCount(0);
    await expect(railsOn(page)).toHaveCount(rails + 1);
  });

  test('a crossing where a marker stands', async ({ page }) => {
    await begin(page, { seats: ['Kim', 'Lou'], map: island() });
    const cover = page.getByRole('button', { name: /^I am/ });
    await cover.click();
    const { targets } = await asked(page);
    await clickMap(page, targets[7]!.at);
    await page.getByRole('button', { name: 'Start here' }).click();
    await cover.click();
    await asked(page);
    await clickMap(page, targets[7]!.at);
    await expect(page.getByRole('alert')).toContainText('Somebody’s start marker is already here.');
  });

  test('a crossing of one’s own net, where nothing has to be built', async ({ page }) => {
    await begin(page);
    const before = await asked(page);
    const isCity = ({ x, y }: Target['at']): boolean =>
      EUROPE.crossings.some((it, crossing) => it.x === x && it.y === y && EUROPE.topo.cityAt[crossing]! >= 0);
    const { at } = before.targets.find((target) => !isCity(target.at))!;
    await clickMap(page, at);
    await page.getByRole('button', { name: 'Start here' }).click();
    await asked(page, before);
    await expect(promptOf(page)).toHaveText(FIRST);
    // So soon after the last press it would be a hand that shook.
    await page.waitForTimeout(1000);
    await clickMap(page, at);
    await expect(page.getByRole('alert')).toContainText('You are already connected there: everybody’s rails count.');
  });

  test('the nearest crossing is meant in the middle between some, and none far out at sea', async ({ page }) => {
    await begin(page);
    await asked(page);
    await clickMap(page, { x: 40, y: 40 });
    await expect(soOf(page)).toHaveText(/^Click a crossing\./);
    const { from, to } = EUROPE.lines[EUROPE.lines.findIndex(({ cost }) => cost === 1)]!;
    await clickMap(page, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await expect(promptOf(page)).toHaveText('Start here?');
  });

  test('by finger a tap chooses the start and says what it costs; another tap compares', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'en' });
    await quick(page);
    await begin(page);
    await asked(page);
    const box = (await page.getByRole('main').boundingBox())!;
    for (const share of [0.3, 0.6]) {
      await page.touchscreen.tap(box.x + box.width * share, box.y + box.height / 2);
      await expect(promptOf(page)).toHaveText('Start here?');
      await expect(soOf(page)).toContainText(/^\d+ rails? to build from here \(dotted\)\. Tap elsewhere to compare\./);
    }
    await page.getByRole('button', { name: 'Start here' }).tap();
    await expect(promptOf(page)).toHaveText('Lay one or two rails.');
    await page.close();
  });

  test('a second tap on the chosen crossing takes it away', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'en' });
    await quick(page);
    await begin(page);
    await asked(page);
    const box = (await page.getByRole('main').boundingBox())!;
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await expect(promptOf(page)).toHaveText('Start here?');
    // So soon after the first it would be a hand that shook.
    await page.waitForTimeout(400);
    await tap();
    await expect(promptOf(page)).toHaveText('Put down your start marker.');
    await page.close();
  });

  test('a double click starts at once', async ({ page }) => {
    await begin(page);
    const now = await asked(page);
    const { x, y } = await inWindow(page, now.targets[100]!.at);
    await page.mouse.dblclick(x, y);
    await expect(promptOf(page)).toHaveText(FIRST);
  });
});

test.describe('a map from a file', () => {
  test('is played on when it is good', async ({ page }) => {
    await begin(page, { rounds: 1, map: island(), privateRails: true });
    const start = await asked(page);
    await moveByMouse(page, start);
    await asked(page, start);
    await expect(mapOf(page).locator('[data-city]')).toHaveCount(10);
    // A private rail, since there are some.
    await page.getByRole('button', { name: 'Private (3)' }).click();
    await expect(promptOf(page)).toHaveText('Lay a private rail: only you can use it.');
    await page.getByRole('button', { name: 'For all' }).click();
    await playRound(page);
    await expect(promptOf(page)).toHaveText(/ wins? with | share the victory/);
  });

  const broken: readonly [what: string, map: unknown, en: string, de: string][] = [
    ['no map at all', { name: 'package' }, 'not a map for TransEuropa', 'keine Karte für TransEuropa'],
    ['a map by a name nobody knows', 'atlantis', 'no map called “atlantis”', 'namens „atlantis“ gibt es nicht'],
    [
      'a line that leads nowhere',
      broke((map) => ({ lines: [...map.lines, { a: '0-0', b: '9-9', cost: 1 }] })),
      'from 0-0 to 9-9 is wrong',
      'von 0-0 nach 9-9 ist falsch',
    ],
    [
      'a crossing twice',
      broke((map) => ({ crossings: [...map.crossings, map.crossings[0]!] })),
      'Crossing 0-0 appears twice',
      'Kreuzung 0-0 kommt auf der Karte doppelt vor',
    ],
    [
      'a city in nowhere',
      broke((map) => ({ cities: [...map.cities, { ...map.cities[0]!, id: 'x', crossing: 'sea' }] })),
      'city x lies on no crossing',
      'Stadt x liegt auf keiner Kreuzung',
    ],
    [
      'too few cities',
      broke((map) => ({ cities: map.cities.slice(0, 9) })),
      'too few blue cities: 1 instead of 2',
      'zu wenige Städte der Gruppe Blau: 1 statt 2',
    ],
    [
      'an island off the island',
      broke((map) => ({ crossings: [...map.crossings, { id: 'far', x: 40, y: 0 }] })),
      'Not all crossings',
      'nicht alle Kreuzungen miteinander verbunden',
    ],
  ];

  test('is refused when it is broken, and the dialog says why', async ({ page }) => {
    const start = await prepare(page, { map: island() });
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[type=file]');
    await expect(start).toBeEnabled();
    for (const [what, map, en] of broken) {
      await file.setInputFiles(asFile(`${what}.json`, map === 'atlantis' ? '"atlantis"' : map));
      await expect(dialog.getByRole('alert'), what).toContainText(en);
      await expect(start).toBeDisabled();
    }
    await file.setInputFiles(asFile('cut.json', '{"name":"Cut o'));
    await expect(dialog.getByRole('alert').filter({ hasText: 'This is not a JSON file.' })).toBeVisible();
    await expect(start).toBeEnabled();
    await file.setInputFiles(asFile('good.json', island()));
    await expect(dialog.getByText('good.json')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add a player' }).click();
    await expect(dialog.getByRole('alert')).toContainText('too few red cities: 2 instead of 3');
    await dialog.getByRole('button', { name: 'Use the built-in one' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(start).toBeEnabled();
  });

  test.describe('auf Deutsch', () => {
    test.use({ locale: 'de-DE' });
    test('is refused in German too', async ({ page }) => {
      await prepare(page, { map: island() });
      const dialog = page.getByRole('dialog');
      for (const [what, map, , de] of broken) {
        await dialog
          .locator('input[type=file]')
          .setInputFiles(asFile(`${what}.json`, map === 'atlantis' ? '"atlantis"' : map));
        await expect(dialog.getByRole('alert'), what).toContainText(de);
      }
    });
  });
});

test('a play file that was edited by hand is refused, each with its own reason, and the play itself is still there', async ({
  page,
}) => {
  await begin(page, { map: island() });
  await moveByMouse(page, await asked(page));
  await asked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const play = JSON.parse(readFileSync(await (await saveAsFile(page)).path(), 'utf8')) as PlayFile;
  const marker = play.entries.findIndex(({ action }) => action?.type === 'start');

  const edited: readonly [what: string, change: Partial<PlayFile>, en: string, de: string][] = [
    [
      'a move that breaks the rules',
      { entries: play.entries.with(marker, { ...play.entries[marker]!, action: { type: 'start', crossing: 999 } }) },
      'breaks the rules',
      'gegen die Regeln',
    ],
    [
      'something that is not a move',
      { entries: play.entries.with(marker, { ...play.entries[marker]!, action: { type: 'dig' } }) },
      'breaks the rules',
      'gegen die Regeln',
    ],
    ['another end', { hash: '0'.repeat(64) }, 'changed or damaged', 'verändert oder beschädigt'],
    [
      'too many rounds',
      { options: { ...play.options, openRounds: 99 } },
      '“Fixed number of rounds” must be a whole number from 1 to 20',
      'ganze Zahl von 1 bis 20',
    ],
    [
      'a credit of half a point',
      { options: { ...play.options, credit: 12.5 } },
      'must be a whole number from 8 to 20',
      '„Punkte am Anfang“ muss eine ganze Zahl von 8 bis 20',
    ],
    ['an option that isn’t', { options: { ...play.options, turbo: true } }, 'no option “turbo”', '„turbo“'],
    [
      'a map nobody knows',
      { options: { ...play.options, map: 'atlantis' } },
      'no map called “atlantis”',
      'namens „atlantis“ gibt es nicht',
    ],
    [
      'seven at the table',
      { seats: Array.from({ length: 7 }, () => play.seats[0]!) },
      'for 2 to 6 players, not 7',
      '2 bis 6',
    ],
    ['other rules', { rules: 77 }, 'version 77 of the rules', '77'],
    ['chosen cards', { seed: { ...play.seed, secret: 'f'.repeat(64) } }, 'may have been rigged', 'Siegel'],
    ['nobody', { seats: 'Kim' as never }, 'damaged at “seats”', '„seats“'],
  ];
  for (const language of ['en', 'de'] as const) {
    await page.goto('/');
    await page.getByRole('button', { name: language === 'en' ? 'English' : 'Deutsch' }).click();
    for (const [what, change, en, de] of edited) {
      await page.locator('input[type=file]').setInputFiles(asFile(`${what}.json`, { ...play, ...change }));
      await expect(page.getByRole('alert')).toContainText(what);
      await expect(page.getByRole('alert'), what).toContainText(language === 'en' ? en : de);
    }
  }
  await page.getByRole('link', { name: 'Weiterspielen' }).click();
  expect((await asked(page)).kind).toBe('line');
});

interface PlayFile {
  readonly entries: readonly { readonly action?: Record<string, unknown> & { readonly type: string } }[];
  readonly options: Record<string, unknown>;
  readonly seats: readonly unknown[];
  readonly seed: Record<string, unknown>;
  readonly hash: string;
  readonly rules: number;
}

function broke(change: (map: MapFile) => object): unknown {
  return { ...island(), ...change(island()) };
}

/** The reason is said, and the line at fault is marked. */
async function expectWhyNot(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(reason);
  await expect(mapOf(page).locator('[data-look=refused]')).toHaveCount(1);
}

const linesAt = ({ at }: Target, cost: number): readonly number[] =>
  EUROPE.lines.flatMap(({ from, to, cost: its }, index) =>
    its === cost && [from, to].some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1) ? [index] : [],
  );

let begun: Target;

/** Starts beside double lines, and waits for a turn in which a single line and a double one can be chosen. */
async function toDoubleLine(page: Page): Promise<Asked> {
  const start = await asked(page);
  const fit = (target: Target): number => Math.min(linesAt(target, 2).length, linesAt(target, 1).length);
  begun = start.targets.toSorted((a, b) => fit(b) - fit(a))[0]!;
  await clickMap(page, begun.at);
  await page.getByRole('button', { name: 'Start here' }).click();
  return asked(page, start);
}

/** A double line at the marker, and a single one that doesn't end where it does. */
function besideNet(): { readonly double: number; readonly single: number } {
  return { double: linesAt(begun, 2)[0]!, single: linesAt(begun, 1)[0]! };
}

/** The middle of the line that is furthest from everything that could be chosen. */
function farFrom({ targets }: Asked): { x: number; y: number } {
  const middles = EUROPE.lines.map(middle);
  const distance = ({ x, y }: { x: number; y: number }): number =>
    Math.min(...targets.map(({ at }) => Math.hypot(at.x - x, at.y - y)));
  return middles.toSorted((a, b) => distance(b) - distance(a))[0]!;
}
