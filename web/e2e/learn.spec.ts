/** The guided first games: doing what is pointed at, by mouse, with a finger or by keys alone, leads to the end and into a game of one’s own. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GAME_IDS } from '@stellwerk/games';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  middleOf,
  moveByList,
  movesOf,
  quick,
  resultOf,
  startPlay,
  WINDOWS,
} from './app.ts';

/** The first game of each, and its other lessons. */
const LESSONS = GAME_IDS.flatMap((game) => {
  const files = readdirSync(join(import.meta.dirname, '../../games', game, 'lessons'));
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  return names.map((name) => ({ game, name, isFirst: name === 'first' }));
});
const guideOf = (page: Page): Locator => page.getByRole('region', { name: /^(The guide|Der Lotse)$/ });
const stepOf = (page: Page): Locator => guideOf(page).locator('[aria-current=step]');
const goOn = (page: Page): Locator => page.getByRole('button', { name: /^(Go on|Weiter)$/ });
const playNow = (page: Page): Locator => page.getByRole('button', { name: /^(Play now|Jetzt spielen)$/ });

type Hand = 'by mouse' | 'with a finger' | 'by keys alone';

async function press(target: Locator, hand: Hand): Promise<void> {
  if (hand === 'by mouse') await target.click();
  else if (hand === 'with a finger') await target.tap();
  else await target.press('Enter');
}

/** Touches one thing after another that is pointed at, or goes there by keys, until the step is done. */
async function followPointer(page: Page, hand: Hand): Promise<void> {
  const now = await stepOf(page).getAttribute('aria-label');
  const left = async (): Promise<boolean> =>
    (await playNow(page).isVisible()) || (await stepOf(page).getAttribute('aria-label')) !== now;
  await expect(async () => {
    // The ring is drawn around the thing and takes no touch itself. Looked for first, it is not yet the next step's.
    const ring = page.locator('[data-ring]').first();
    const box = (await ring.isVisible()) ? await ring.boundingBox({ timeout: 3000 }) : undefined;
    if (await left()) return;
    if (await goOn(page).isVisible()) await press(goOn(page), hand);
    else if (box && hand === 'by keys alone') await pressKeys(page, 'g', 'Enter');
    else if (box) {
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await (hand === 'by mouse' ? page.mouse.click(...middle) : page.touchscreen.tap(...middle));
    }
    await page.waitForTimeout(300);
    expect(await left()).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [200] });
}

async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

for (const { game, name, isFirst } of LESSONS) {
  for (const [where, language, hand] of [
    ['a phone', 'en', 'with a finger'],
    ['a phone', 'de', 'by keys alone'],
    ['a desktop', 'de', 'by keys alone'],
    ['a desktop', 'en', 'by mouse'],
  ] as const) {
    test.describe(`${game}, ${name}, on ${where} in ${language}`, () => {
      test.use({
        viewport: where === 'a phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        ...(hand === 'with a finger' && { hasTouch: true, isMobile: true }),
      });

      const byKeys = hand === 'by keys alone';
      test(`is learnt ${hand}, doing what is pointed at, left and taken up again in the middle`, async ({ page }) => {
        test.slow();
        await quick(page, { language }, []);
        await page.goto(isFirst ? '/' : `/rules/${game}`);
        const showMe = page.getByRole('link', { name: /^(Show me|Zeig’s mir)/ }).nth(GAME_IDS.indexOf(game));
        await press(isFirst ? showMe : page.locator(`a[href="/learn/${game}/${name}"]`), hand);
        await expect(stepOf(page)).toBeVisible();
        const count = await guideOf(page).getByRole('listitem').count();
        for (let step = 1; !(await playNow(page).isVisible()); step++) {
          expect(step).toBeLessThan(count);
          await expect(stepOf(page)).toHaveAccessibleName(new RegExp(` ${step} `));
          await expectNothingCut(page);
          await expectNamesFree(page);
          if (step === (byKeys ? 4 : 2)) await expectAccessible(page);
          if (step === 4) await leaveAndComeBack(page, step, hand, isFirst);
          if (byKeys && step === 2) await askToBeShown(page);
          else await followPointer(page, hand);
        }
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await press(playNow(page), hand);
        await page.waitForURL(/\/play\//);
        if (!isFirst) return;
        await page.goto('/');
        // Now it is the introduction, and *Play* is the one to press.
        await expect(page.getByRole('link', { name: /^(Introduction|Lessons|Einführung|Lektionen)/ })).toHaveCount(1);
      });
    });
  }
}

test('the line of steps, brackets and Escape lead through a lesson', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  await expect(stepOf(page)).toHaveAccessibleName('Step 3 of 11');
  await page.keyboard.press('[');
  await expect(stepOf(page)).toHaveAccessibleName('Step 2 of 11');
  // The table of the step may still be on its way.
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expect(stepOf(page)).toHaveAccessibleName('Step 2 of 11');
  await guideOf(page).getByRole('button', { name: 'Step 7 of 11' }).click();
  await expect(guideOf(page)).toContainText('Build across the Danube.');
  await page.reload();
  await expect(guideOf(page)).toContainText('Build across the Danube.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Go on learning: TransEuropa' })).toBeVisible();
});

test('every step can be skipped and gone back to, and the sign stays where the keys are', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa');
  const skip = guideOf(page).getByRole('button', { name: 'Skip this step' });
  const back = guideOf(page).getByRole('button', { name: 'Back' });
  for (let step = 1; step < 11; step++) {
    await expect(stepOf(page)).toHaveAccessibleName(`Step ${step} of 11`);
    await skip.press('Enter');
  }
  await expect(playNow(page)).toBeVisible();
  await back.focus();
  for (let step = 10; step >= 1; step--) {
    await page.keyboard.press('Enter');
    await expect(stepOf(page)).toHaveAccessibleName(`Step ${step} of 11`);
    if (step > 1) await expect(back).toBeFocused();
  }
  // Read out also where the table is another one.
  await expect(page.locator('body > [aria-live=assertive]')).toContainText('Connect your five cities.');
});

test('the game after a lesson has advice', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=11');
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
});

test('somebody new meets easy bots and hears of hints; a game counts as played once something was done in it', async ({
  page,
}) => {
  await quick(page, {}, []);
  await page.goto('/new/transeuropa');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Easy bots are set up, and Hint helps on every turn.');
  const kinds = dialog.getByRole('combobox', { name: /seat/ });
  await expect(kinds).toHaveCount(3);
  for (const bot of [1, 2]) await expect(kinds.nth(bot)).toHaveValue('easy');
  await dialog.getByRole('radio', { name: 'Online' }).check({ force: true });
  await expect(dialog).toContainText('Give a seat to an easy bot. Hint helps on every turn.');
  await dialog.getByRole('radio', { name: 'Here' }).check({ force: true });
  const play = await startPlay(page);
  await page.goto('/');
  const showMe = page.getByRole('link', { name: 'Show me: TransEuropa' });
  await expect(showMe).toBeVisible();
  await page.goto(`/play/${play}`);
  await page.getByRole('button', { name: 'What I can do, as a list' }).click();
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.goto('/');
  await expect(showMe).toHaveCount(0);
});

test('what is pointed at out of sight has an arrow at the edge', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=9');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await expect(page.locator('[data-edge]')).toHaveCount(0);
  await page
    .locator('main svg')
    .first()
    .hover({ position: { x: 700, y: 300 } });
  for (let turns = 0; turns < 6; turns++) await page.mouse.wheel(0, -400);
  await expect(page.locator('[data-edge]').first()).toBeVisible();
});

test('one step of a lesson is tried from the rules, and a kept place stays', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=4');
  await expect(stepOf(page)).toHaveAccessibleName('Step 4 of 11');
  await page.goto('/rules/transeuropa');
  await page.getByRole('link', { name: 'Try it: What slows you down' }).click();
  await expect(stepOf(page)).toHaveAccessibleName('Step 7 of 11');
  await guideOf(page)
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/transeuropa#short-7$/);
  const tried = page.getByRole('link', { name: 'Try it: What slows you down' });
  await expect(tried).toBeFocused();
  await expect(tried).toBeInViewport();
  await page.goto('/');
  await expect(page.getByText('Step 4 of 11')).toBeVisible();
});

test('a choice on the screen alone that is not the step’s is told, and taken back', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/future-mobility?step=2');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.locator('[data-name^="trip:"]:not([data-name~="trip:10"])').first().click();
  await expect(guideOf(page)).toContainText('Not this one. Choose it again to take it away.');
  await page.locator('[data-name^="chosen:"]').click();
  await expect(guideOf(page)).not.toContainText('Not this one.');
  await page.locator('[data-name~="trip:10"]').click();
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 3 /);
});

test('what can only be touched or refused is shown, too', async ({ page }) => {
  await quick(page, {}, []);
  const showMe = guideOf(page).getByRole('button', { name: 'Show me' });
  await page.goto('/learn/interurban?step=5');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.keyboard.press('h');
  await showMe.click();
  await expect(page.locator('[data-name~="close"]').first()).toBeVisible();
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 6 /);
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.keyboard.press('h');
  await showMe.click();
  await expect(guideOf(page).locator('p[data-refused]')).toBeVisible();
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 7 /);
});

test('wrong tries get a reason and never a dead end', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.mouse.click(200, 250);
  await expect(guideOf(page)).toContainText('This line doesn’t touch your network. Follow the arrow.');
  await page.reload();
  const list = page.getByRole('button', { name: 'What I can do, as a list' });
  await list.click();
  const others = page.getByRole('listitem').getByRole('button', { name: /^Rail/ });
  await others.last().click();
  await expect(guideOf(page)).toContainText('You could. Better take a filled circle: it brings you nearer.');
  await expect(guideOf(page).getByRole('button', { name: 'Show me' })).toBeHidden();
  await others.last().click();
  await guideOf(page).getByRole('button', { name: 'Show me' }).click();
  await expect(stepOf(page)).toHaveAccessibleName('Step 4 of 11');
});

test('any rail that brings nearer is taken, as the first one and as the second', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  const nearer = page.locator('[data-name~=nearer]');
  await expect(nearer).toHaveCount(3);
  // Not the one of the play.
  await clickOn(page, 'crossing:26,5');
  await expect(stepOf(page)).toHaveAccessibleName('Step 4 of 11');
  await clickOn(page, 'crossing:25,6');
  await page.getByRole('button', { name: 'End turn' }).first().click();
  await expect(stepOf(page)).toHaveAccessibleName('Step 5 of 11');
  await goOn(page).click();
  // Later it is the play’s position again.
  await expect(guideOf(page)).toContainText('Join Harry’s network.');
});

test('wrong tries in InterUrban get the reason and a nudge, and after the second a finger leads on', async ({
  page,
}) => {
  await quick(page, {}, []);
  await page.goto('/learn/interurban?step=7');
  await clickOn(page, 'tile:5');
  await clickOn(page, 'cell:1,-3');
  await expect(guideOf(page).locator('p[data-refused]')).toContainText(
    'Two stations never lie edge to edge. Follow the arrow.',
  );
  await expect(page.locator('[data-finger]')).toHaveCount(0);
  await clickOn(page, 'cell:1,-3');
  await expect(page.locator('[data-finger]')).toBeVisible();
  await expect(guideOf(page).getByRole('button', { name: 'Show me' })).toBeVisible();
});

test('wrong tries in InterCity get the reason', async ({ page }) => {
  await quick(page, {}, []);
  await page.goto('/learn/intercity?step=2');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.locator('[data-name^="way:"]:not([data-name~="way:A:4"])').first().click();
  await expect(guideOf(page).locator('p[data-refused]')).toContainText('This time A goes by IC 4.');
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 2 /);
});

test('who does nothing for a while is led', async ({ page }) => {
  await page.clock.install();
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=3');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await expect(page.locator('[data-finger]')).toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(page.locator('[data-finger]')).toBeVisible();
  await expect(guideOf(page).getByRole('button', { name: 'Show me' })).toBeVisible();
});

test('a half-built turn is there again when the lesson is taken up in it', async ({ page }) => {
  await quick(page, {}, []);
  for (const step of [8, 9]) {
    await page.goto(`/learn/future-mobility?step=${step}`);
    const chosen = page.locator(`[data-name~="chosen:${step === 8 ? 20 : 21}"]`);
    await expect(chosen.first()).toBeVisible({ timeout: 15_000 });
    await expect(stepOf(page)).toHaveAccessibleName(new RegExp(`^Step ${step} `));
    await expect(guideOf(page).locator('p[data-refused]')).toHaveCount(0);
  }
  await page
    .getByRole('button', { name: /^Travel/ })
    .first()
    .click();
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 10 /);
});

test('the list of moves begins with what is wanted', async ({ page }) => {
  await quick(page, {}, []);
  const first = page.locator('[class*=choices] li button').first();
  await page.goto('/learn/transeuropa?step=7');
  await movesOf(page).click();
  await expect(first).toContainText('Budapest');
  await first.click();
  await expect(first).toHaveText('End turn');
  await first.click();
  await expect(stepOf(page)).toHaveAccessibleName('Step 8 of 11');
  await page.goto('/learn/interurban?step=3');
  await movesOf(page).click();
  await first.click();
  await first.click();
  await expect(stepOf(page)).toHaveAccessibleName(/^Step 4 /);
});

test('the game after a lesson leads to a whole one', async ({ page }) => {
  test.slow();
  await quick(page, {}, []);
  await page.goto('/learn/transeuropa?step=11');
  await playNow(page).click();
  await page.waitForURL(/\/play\//);
  await expect(async () => {
    await moveByList(page);
    expect(await resultOf(page).isVisible()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [50] });
  await resultOf(page).getByRole('link', { name: 'A whole game' }).click();
  await expect(page).toHaveURL(/\/new\/transeuropa$/);
});

test.describe('on a phone', () => {
  test.use(WINDOWS.phone);
  test('the short rules stand above the contents', async ({ page }) => {
    await quick(page, {}, []);
    await page.goto('/rules/transeuropa');
    const short = (await page.locator('#short').boundingBox())!;
    const contents = (await page.getByRole('navigation', { name: 'Contents' }).boundingBox())!;
    expect(short.y + short.height).toBeLessThanOrEqual(contents.y);
  });
});

async function leaveAndComeBack(page: Page, step: number, hand: Hand, isFirst: boolean): Promise<void> {
  const address = new URL(page.url()).pathname;
  if (hand === 'by keys alone') await pressKeys(page, 'Escape', 'Escape');
  else await press(guideOf(page).getByRole('button', { name: /^Leave/ }), hand);
  await expect(page.getByText(new RegExp(`^(Step|Schritt) ${step} `))).toBeVisible();
  const back = page.getByRole('link', { name: /^(Go on learning|Weiterlernen)/ });
  await press(isFirst ? back : page.locator(`a[href="${address}"]`), hand);
  await expect(stepOf(page)).toHaveAccessibleName(new RegExp(` ${step} `));
}

async function askToBeShown(page: Page): Promise<void> {
  const now = await stepOf(page).getAttribute('aria-label');
  await expect(page.locator('[data-ring]').first()).toBeVisible();
  await page.keyboard.press('h');
  await guideOf(page).getByRole('button', { name: 'Zeig’s mir' }).press('Enter');
  await expect(stepOf(page)).not.toHaveAccessibleName(now!);
}

/** By its place, as a person does: boards draw things that take no touch themselves. */
async function clickOn(page: Page, name: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(`[data-name~="${name}"]`).first());
  await page.mouse.click(x, y);
}

/** No wedge lies on a name. */
async function expectNamesFree(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const boxOf = (drawn: Element): DOMRect => drawn.getBoundingClientRect();
    const wedges = [...document.querySelectorAll('[data-wedge]')].map(boxOf);
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const names = [...document.querySelectorAll('main svg text')];
    return names.filter((name) => wedges.some((wedge) => meets(wedge, boxOf(name)))).map((name) => name.textContent);
  });
  expect(covered).toEqual([]);
}

/** Every word of the guide is inside its sign. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await guideOf(page).evaluate((guide) => {
    const sign = guide.firstElementChild!.getBoundingClientRect();
    return [...guide.querySelectorAll('h1, h2, p:not(.visually-hidden)')]
      .map((line) => ({ text: line.textContent, box: line.getBoundingClientRect() }))
      .filter(({ box }) => box.top < sign.top - 1 || box.bottom > sign.bottom + 1 || box.right > sign.right + 1)
      .map(({ text }) => text);
  });
  expect(cut).toEqual([]);
}
