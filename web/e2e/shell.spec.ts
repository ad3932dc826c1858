/** The shell around the games: language, settings, addresses, files, storage. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { firstGame, inWorker, quick, saveAsFile, startGame, startPlay } from './app.ts';

test.describe('language', () => {
  test.use({ locale: 'de-AT' });

  test('comes from the browser, is switched at once, and is kept', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Brettspiele');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Board games');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Board games');
  });

  test('can be switched in the middle of a play without losing anything', async ({ page }) => {
    await quick(page, { language: 'de' });
    await startGame(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByText('Einstellungen').click();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByText('Kim').first()).toBeVisible();
  });
});

test('settings are kept and take effect', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('switch', { name: /shapes/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /shapes/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
});

test('settings that can’t be stored hold until the page is closed, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByText('erlaubt Stellwerk nicht, Einstellungen zu speichern')).toBeVisible();
});

test('an address where nothing is says so and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/rules/chess', '/new/chess']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This train doesn’t stop here');
  }
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page).toHaveURL('/');
});

test('a play that isn’t stored here says so', async ({ page }) => {
  for (const path of ['/play/nothing', '/replay/nothing']) {
    await page.goto(path);
    await expect(page.getByText('isn’t stored on this device')).toBeVisible();
  }
});

test('a play is resumed after a reload and from the home page, and can be deleted', async ({ page }) => {
  await quick(page);
  const id = await startGame(page);
  await page.reload();
  await expect(page.getByText('Kim').first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/play/${id}`);
  await page.goto('/');
  await page.getByRole('link', { name: 'All, finished too' }).click();
  await page.getByRole('button', { name: /^What to do with/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test('the same play can’t be open in two tabs at once', async ({ page, context }) => {
  await quick(page);
  const id = await startGame(page);
  const other = await context.newPage();
  await other.goto(`/play/${id}`);
  await expect(other.getByText('open in another tab')).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText('Kim').first()).toBeVisible();
});

test('with several persons the screen is covered until the right one takes it', async ({ page }) => {
  await quick(page);
  await startGame(page, { persons: ['Kim', 'Lou'] });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your turn');
  const name = (await page.getByRole('button', { name: /^I am/ }).textContent())!;
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('the seal of the shuffle is shown before the game, in the menu, and stands in the file with what was added', async ({
  page,
}) => {
  await quick(page);
  const game = await firstGame(page);
  await page.goto(`/new/${game}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Options', { exact: true }).click();
  await dialog.getByText('Fair shuffle').click();
  const seal = await dialog.getByLabel('Seal of the shuffle').textContent();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  await dialog.getByLabel('Your share of the luck').fill('thirteen');
  await startPlay(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Fair shuffle').click();
  await expect(page.getByLabel('Seal of the shuffle')).toHaveText(seal!);
  await page.getByRole('button', { name: 'Save as file' }).click();
  await expect(page.getByText('The file holds everything')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const file = JSON.parse(readFileSync(await (await saveAsFile(page)).path(), 'utf8'));
  expect(file.seed).toMatchObject({ commitment: seal, contributions: ['thirteen'] });
});

test.describe('files', () => {
  test.beforeEach(async ({ page }) => quick(page));

  for (const [what, content, words] of [
    ['cut off', '{"format":"stellwerk-pl', 'not a JSON file'],
    ['something else', '{"name":"package","version":"1.0.0"}', 'not a Stellwerk game'],
    ['of a game that isn’t here', JSON.stringify(strangeGame()), '“chess”'],
    ['damaged', JSON.stringify({ ...strangeGame(), seats: 'three' }), 'damaged at “seats”'],
    ['of the future', JSON.stringify({ ...strangeGame(), formatVersion: 9 }), 'format 9'],
  ] as const) {
    test(`a file that is ${what} is refused with the reason in words`, async ({ page }) => {
      await page.goto('/');
      const file = { name: 'play.json', mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText(words);
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await expect(page.getByRole('alert')).toContainText('lässt sich nicht öffnen');
    });
  }

  test('a play goes out as a file and comes in again; one that was edited by hand does not', async ({ page }) => {
    await startGame(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const download = await saveAsFile(page);
    expect(download.suggestedFilename()).toMatch(/^stellwerk-.*\.json$/);
    const path = await download.path();
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(path);
    await page.waitForURL(/\/play\//);
    await expect(page.getByText('Kim').first()).toBeVisible();

    // Some editors put a byte order mark in front.
    const { readFileSync } = await import('node:fs');
    const text = readFileSync(path, 'utf8');
    await page.goto('/');
    const marked = { name: 'marked.json', mimeType: 'application/json', buffer: Buffer.from(`\uFEFF${text}`) };
    await page.locator('input[type=file]').setInputFiles(marked);
    await page.waitForURL(/\/play\//);

    const play = JSON.parse(text);
    const edited = { ...play, hash: '0'.repeat(64) };
    await page.goto('/');
    const file = { name: 'edited.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(edited)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('changed or damaged');

    const endless = { ...play, options: { ...play.options, openRounds: 99 } };
    const buffer = Buffer.from(JSON.stringify(endless));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'endless.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toContainText('from 1 to 20, or 0 for “off”');
  });

  test('a file can be dropped on the page', async ({ page }) => {
    await page.goto('/');
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['not a play'], 'dropped.json', { type: 'application/json' }));
      return data;
    });
    await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByRole('alert')).toContainText('“dropped.json” can’t be opened.');
  });
});

test('a file that is no map, or none at all, is refused before the game starts', async ({ page }) => {
  const game = await firstGame(page);
  await page.goto(`/new/${game}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Option(s|en)$/).click();
  const input = dialog.locator('input[type=file]').first();
  const upload = (text: string): Promise<void> =>
    input.setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await upload('{"cities": [');
  await expect(dialog.getByRole('alert')).toHaveText('This is not a JSON file.');
  await upload('{"cities": 7}');
  await expect(dialog.getByRole('alert')).not.toHaveText('This is not a JSON file.');
  await expect(dialog.getByRole('alert')).not.toContainText('That isn’t possible');
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Use the built-in one' }).click();
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeEnabled();
});

test.describe('storage', () => {
  test('where it is forbidden the play goes on, says so, and can be saved as a file', async ({ page }) => {
    await quick(page);
    await inWorker(
      page,
      'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });',
    );
    await startGame(page);
    const told = page.getByRole('dialog', { name: 'This game isn’t being kept' });
    await expect(told).toContainText('doesn’t let Stellwerk store anything');
    const download = await saveAsFile(page, told);
    expect(download.suggestedFilename()).toContain('stellwerk-');
    await told.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /Home/ }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByText('Kim').first()).toBeVisible();
  });

  test('where it is full the message is another one, in German too', async ({ page }) => {
    await quick(page, { language: 'de' });
    await inWorker(
      page,
      'IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };',
    );
    await startGame(page);
    await expect(page.getByRole('dialog')).toContainText('Der Speicher dieses Browsers ist voll');
  });
});

test('a damaged record in the storage is named, can be saved as it is and deleted; the rest of the page works', async ({
  page,
}) => {
  await quick(page);
  const id = await startGame(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.evaluate(async (whole) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const db = await done(indexedDB.open('stellwerk'));
    const summaries = () => db.transaction('summaries', 'readwrite').objectStore('summaries');
    const summary = await done(summaries().get(whole));
    const head = await done(db.transaction('heads').objectStore('heads').get(whole));
    await done(summaries().put({ ...summary, id: 'coloured', seats: [{ name: 'Kim', colour: 'x' }], updated: 1e300 }));
    await done(db.transaction('heads', 'readwrite').objectStore('heads').put(head, 'coloured'));
    await done(summaries().put({ ...summary, id: 'alone', updated: 'yesterday' }));
    db.close();
  }, id);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Damaged game' }).click();
  await expect(page).toHaveURL('/me/games');
  const damaged = page.getByRole('listitem').filter({ hasText: 'Damaged game' });
  await expect(damaged).toHaveCount(2);
  await damaged.first().getByRole('button', { name: 'Save as file' }).click();
  await expect(damaged.first()).toContainText('nothing left of it to save');
  const downloading = page.waitForEvent('download');
  await damaged.last().getByRole('button', { name: 'Save as file' }).click();
  expect((await downloading).suggestedFilename()).toContain('coloured');
  for (const left of [1, 0]) {
    await damaged.first().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(damaged).toHaveCount(left);
  }
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
  await expect(damaged).toHaveCount(0);
});

test('when something breaks in the worker the play is still there afterwards', async ({ page }) => {
  await quick(page);
  await inWorker(
    page,
    'self.addEventListener("message", ({ data }) => { if (data === "break") throw new Error("planted"); });',
  );
  await startGame(page);
  await expect(page.getByText('Kim').first()).toBeVisible();
  const [worker] = page.workers();
  await worker!.evaluate(() => setTimeout(() => dispatchEvent(new MessageEvent('message', { data: 'break' }))));
  await expect(page.getByRole('heading', { name: 'Signal failure' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Kim').first()).toBeVisible();
});

function strangeGame() {
  return {
    format: 'stellwerk-play',
    formatVersion: 2,
    game: 'chess',
    rules: 1,
    options: {},
    seats: [],
    seed: { commitment: '0'.repeat(64), secret: '0'.repeat(64), contributions: [] },
    entries: [],
    log: '0'.repeat(64),
    hash: '0'.repeat(64),
  };
}

test('the first page doesn’t jump while its parts come in, with games that were begun', async ({ page }) => {
  // Tables that others open meanwhile come when they come.
  await page.route('**/api/server', (route) => route.abort());
  await startGame(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    const watch = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/assets/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  // A tenth is where people begin to notice; the list alone moved the page by four.
  expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(0.1);
});
