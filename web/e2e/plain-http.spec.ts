/** Over plain http from another computer, as at home, browsers withhold some of their APIs; everything but offline use works all the same. */
import { expect, test } from '@playwright/test';
import { promptOf, quick, saveAsFile, startGame } from './app.ts';
import config from './playwright.config.ts';

const { baseURL, launchOptions } = config.use!;
const address = new URL(baseURL!);
address.hostname = 'lan.test';

test.use({
  baseURL: address.origin,
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--host-resolver-rules=MAP lan.test 127.0.0.1'],
  },
  serviceWorkers: 'allow',
});

test('a game is started, played, reloaded and played on; another tab is told that it is open here', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await quick(page);
  const id = await startGame(page);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);

  const log = page.locator('ol[reversed] > li');
  const list = page.getByRole('button', { name: 'What I can do, as a list' });
  const move = async (): Promise<void> => {
    await list.click();
    const first = page.locator('section', { has: list }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    const told = await log.count();
    await first.getByRole('button').click();
    await expect.poll(() => log.count()).toBeGreaterThan(told);
  };
  await move();
  await page.reload();
  await move();

  const other = await context.newPage();
  await other.goto(`/play/${id}`);
  await expect(other.getByText('open in another tab')).toBeVisible();
  await expect(promptOf(page)).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText('Kim').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a play comes in as a file, and pages that want more than http gives stay quiet', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser remarks that it ignores this header over http, as it should.
    const ignored = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
    if (message.type() === 'error' && !ignored) complaints.push(message.text());
  });
  await quick(page);
  await startGame(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const path = await (await saveAsFile(page)).path();
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(/\/play\//);
  await expect(page.getByText('Kim').first()).toBeVisible();
  for (const path of ['/settings', '/credits']) await page.goto(path);
  expect(complaints).toEqual([]);
});

test('what is copied in a dialog can be pasted', async ({ page }) => {
  await quick(page);
  await startGame(page);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Fair shuffle').click();
  await menu.getByRole('button', { name: 'Copy the seal' }).click();
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeFocused();
  const seal = (await menu.getByLabel('Seal of the shuffle').textContent())!;
  await page.goto('/new/transeuropa');
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('');
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(seal.slice(0, Number(await field.getAttribute('maxlength'))));
});
