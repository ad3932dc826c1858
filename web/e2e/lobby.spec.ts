/** The pages around tables online, on the real server: opening, finding, one's name and games, and all of it absent where there is none. */
import { expect, test, type Page } from '@playwright/test';
import { ask, DESK, nameAs, openTable, person, PHONE } from './online.ts';
import { expectAccessible, expectNoOverlaps, expectNoSidewaysScroll, quick, startGame } from './app.ts';

/** Tests run side by side at one server: everybody has a name of their own. */
let count = 0;
const unique = (name: string): string => `${name} ${process.pid % 1000}-${count++}`;

const rowOf = (page: Page, name: string) => page.getByRole('link').filter({ hasText: name });

test('a table is opened online in four presses, and the name is kept', async ({ page }) => {
  await quick(page);
  const name = unique('Mia');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play TransEuropa' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Online').click();
  await expect(dialog.getByRole('combobox', { name: /seat/ })).toHaveCount(2);
  const open = dialog.getByRole('button', { name: 'Open the table' });
  await open.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your name.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(name);
  await open.click();
  await page.waitForURL(/\/t\/[\w-]/);

  await page.goto('/');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /Your games/ }).getByText('1 of 3 seats')).toBeVisible();
  await page.getByRole('link', { name: 'Play InterUrban' }).click();
  await expect(dialog.getByRole('radio', { name: 'Online' })).toBeChecked();
  await expect(dialog.getByRole('textbox')).toHaveValue(name);
  await open.click();
  await page.waitForURL(/\/t\/[\w-]/);
});

test('the dialog keeps both sets of seats, invites, and says in words what is missing', async ({ page, context }) => {
  await quick(page);
  await nameAs(context, unique('Mia'));
  await page.goto('/new/intercity?online');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Online' })).toBeChecked();
  const kinds = dialog.getByRole('combobox', { name: /seat/ });
  await kinds.first().selectOption('invited');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByRole('alert')).toContainText('who is invited');
  await dialog.getByRole('textbox').nth(1).fill('Lena');
  await kinds.nth(1).selectOption('normal');
  await dialog.getByText('Here', { exact: true }).click();
  await expect(kinds).toHaveCount(3);
  await dialog.getByText('Online').click();
  await expect(dialog.getByRole('textbox').nth(1)).toHaveValue('Lena');
  await dialog.getByLabel('Clock').selectOption('90 s a turn');
  await expect(dialog.getByText('At zero a bot plays that turn')).toBeVisible();
  // Figures of one's own, in the unit that one thinks in.
  await dialog.getByLabel('Clock').selectOption('Custom per turn');
  await dialog.getByRole('spinbutton', { name: 'Custom per turn' }).fill('2');
  await dialog.getByLabel('Unit').selectOption('days');
  await expect(dialog.getByText('seats may stay free for a week')).toBeVisible();
  await dialog.getByLabel('Clock').selectOption('Custom total');
  await dialog.getByLabel('Minutes').fill('25');
  await dialog.getByLabel('+ s a turn').fill('5');
  await dialog.getByText('Options').click();
  await dialog.getByLabel(/Time to react/).selectOption('40 s');
  await dialog.getByText('Everybody').click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[\w-]/);
  await expect(page.getByText(/25 min \+ 5 s a turn.*40 s to react/).first()).toBeVisible();
  // The host may still change it.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: /Time to react/ }).selectOption('10 s');
  await page.getByRole('button', { name: 'Play like this' }).click();
  await expect(page.getByText('10 s to react').first()).toBeVisible();
});

test('others see an open table at once, on home and among the tables, until it starts', async ({ page, browser }) => {
  const petra = unique('Petra');
  await quick(page);
  await page.goto('/tables');
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const home = await person(browser, {});
  await home.goto('/');

  const host = await person(browser, {}, petra);
  const table = await ask(host, openTable(['you', 'free', 'bot'], { clock: { kind: 'turn', seconds: 90 } }));
  const waiting = page.getByRole('region', { name: 'Waiting for players' });
  await expect(waiting.getByRole('link').filter({ hasText: petra })).toContainText('1 of 3 free');
  await expect(waiting.getByRole('link').filter({ hasText: petra })).toContainText('90 s a turn');
  await expect(home.getByRole('region', { name: 'Open tables' })).toBeVisible();
  // A filter in the address holds after a reload.
  await page.getByRole('link', { name: 'InterUrban', exact: true }).click();
  await expect(rowOf(page, petra)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'InterUrban', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(rowOf(page, petra)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.locator('h1').click();

  const guest = await person(browser, {}, unique('Lena'));
  const at = { table };
  await ask(guest, { type: 'enter', ...at }, { type: 'sit', ...at });
  await expect(waiting.getByRole('link').filter({ hasText: petra })).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByRole('region', { name: 'Games to watch' }).getByText(petra)).toBeVisible();
});

test('no row moves under the pointer: what is gone stays pale until nobody looks', async ({ page, browser }) => {
  await quick(page);
  const [first, second] = [unique('Ola'), unique('Ruth')];
  const ola = await person(browser, {}, first);
  const ruth = await person(browser, {}, second);
  const table = await ask(ola, openTable(['you', 'free'], { game: 'interurban' }));
  await ask(ruth, openTable(['you', 'free'], { game: 'interurban' }));
  await page.goto('/tables?game=interurban');
  const row = rowOf(page, second);
  await row.hover();
  const before = await row.boundingBox();
  const guest = await person(browser, {}, unique('Pim'));
  await ask(guest, { type: 'enter', table }, { type: 'sit', table });
  await expect(rowOf(page, first).first()).toContainText('just started');
  expect(await row.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: 'Waiting for players' }).getByText(first)).toHaveCount(0, {
    timeout: 10_000,
  });
});

test('a code that was said aloud leads to its table', async ({ page, browser }) => {
  const host = await person(browser, {}, unique('Ines'));
  const table = await ask(host, openTable(['you', 'free'], { public: false }));
  await host.goto('/settings');
  const code = await host.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data as string);
          if (message.type === 'welcome') socket.send(JSON.stringify({ type: 'enter', table: id, id: 'a' }));
          if (message.room) resolve(message.room.code);
        });
      }),
    table,
  );
  await quick(page);
  await page.goto('/tables');
  const field = page.getByLabel('Got a code from somebody?');
  await field.fill('ZZZ ZZZ');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('There’s no table with this code.');
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await page.getByRole('button', { name: 'To the table' }).click();
  await expect(page).toHaveURL(`/t/${table}`);
});

test('it is told everywhere that it is my turn', async ({ page, context, browser }) => {
  await quick(page);
  const lena = unique('Lena');
  await nameAs(context, unique('Mia'));
  const guest = await person(browser, {}, lena);
  const table = await ask(
    page,
    openTable(['you', 'free'], { public: false, clock: { kind: 'turn', seconds: 86_400 } }),
  );
  await ask(guest, { type: 'enter', table }, { type: 'sit', table });
  await ask(page, { type: 'enter', table }, { type: 'start', table });
  // In TransEuropa everybody chooses a start first.
  await page.goto('/settings');
  const strip = page.getByRole('link', { name: `Your turn: TransEuropa with ${lena}` });
  await expect(strip).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveTitle(/^● Your turn · TransEuropa/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image/);
  expect((await strip.boundingBox())!.height).toBe(44);
  await page.goto('/');
  const row = page.getByRole('region', { name: /Your games.*Your turn in 1 game/ }).getByRole('link', { name: lena });
  await expect(row).toHaveAccessibleName(/Your turn, 23 h left$/);
  await row.click();
  await expect(page).toHaveURL(`/t/${table}`);
});

test('a notice of the system tells that it is my turn while I look at something else', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['notifications']);
  await quick(page);
  await page.addInitScript(() => {
    const told: string[] = [];
    class Told extends EventTarget {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(words: string) {
        super();
        told.push(words);
      }
    }
    Object.assign(window, { Notification: Told, told });
  });
  const lena = unique('Lena');
  await nameAs(context, unique('Mia'));
  await page.goto('/me');
  await page.getByRole('switch', { name: /^Tell me when it is my turn/ }).check({ force: true });
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  const guest = await person(browser, {}, lena);
  const table = await ask(guest, openTable(['you', 'free'], { public: false }));
  await ask(await context.newPage(), { type: 'enter', table }, { type: 'sit', table });
  await ask(
    guest,
    { type: 'enter', table },
    { type: 'start', table },
    { type: 'arrange', table, order: [1, 0] },
    { type: 'start', table },
  );
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told), { timeout: 15_000 })
    .toEqual([`Your turn: TransEuropa with ${lena}`]);
});

test('a name is changed, and carried to another device by a link that works once', async ({
  page,
  context,
  browser,
}) => {
  await quick(page);
  await nameAs(context, unique('Mia'));
  const name = unique('Maria');
  await page.goto('/me');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue(name);
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();

  await page.getByRole('button', { name: 'Show code and link' }).click();
  const link = (await page.getByRole('img', { name: /\/me\/carry\// }).getAttribute('aria-label'))!;
  const phone = await person(browser, {});
  await phone.goto(new URL(link).pathname);
  await expect(phone).toHaveURL('/me/carry');
  await phone.getByRole('button', { name: 'Go on here' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`You are ${name} here now.`);
  await expect(phone.getByRole('link', { name, exact: true })).toBeVisible();
  const late = await person(browser, {});
  await late.goto(new URL(link).pathname);
  await late.getByRole('button', { name: 'Go on here' }).click();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
});

test('who is deleted is gone after one question, here and in the lists', async ({ page, context }) => {
  await quick(page);
  const name = unique('Zoë');
  await nameAs(context, name);
  const hello = { type: 'phrase', table: '$', phrase: 0 };
  const enter = { type: 'enter', table: '$' };
  await ask(page, openTable(['you', 'bot'], { public: false }), enter, hello, hello);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Delete me from this server' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 messages go. There is no way back.');
  await page.getByRole('button', { name: 'Delete me', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect(await (await context.request.get('/api/me')).json()).toEqual({});
});

test('my games stand in one list, and a table is taken out of it', async ({ page, context }) => {
  await quick(page);
  await nameAs(context, unique('Mia'));
  await startGame(page);
  await ask(page, openTable(['you', 'free'], { public: false, game: 'interurban' }));
  await page.goto('/me/games');
  const running = page.getByRole('region', { name: 'Running' });
  await expect(running.getByRole('listitem')).toHaveCount(2);
  await running.getByRole('listitem').filter({ hasText: '1 of 2 seats' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Remove from my list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(running.getByRole('listitem')).toHaveCount(1);
});

test('a game that was finished online is there on another device, with its replay', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await quick(page);
  await nameAs(context, unique('Mia'));
  // Two bots play it to the end: the one of the table, and the one for who has given up.
  await ask(
    page,
    openTable(['you', 'bot'], { public: false, game: 'interurban' }),
    { type: 'enter', table: '$' },
    { type: 'start', table: '$' },
  ).then(async (table) => {
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('slider')).toBeVisible({ timeout: 15_000 });
    await ask(page, { type: 'enter', table }, { type: 'resign', table });
  });
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 120_000 });
  // The same people may play something else here.
  await page.getByRole('button', { name: 'Another game' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'TransEuropa' }).click();
  // Who chooses it is in, and so is the bot.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/start marker/, { timeout: 15_000 });

  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  await phone.addCookies(await context.cookies());
  const there = await phone.newPage();
  await there.goto('/me/games');
  await there
    .getByRole('listitem')
    .getByRole('link', { name: /^InterUrban/ })
    .click();
  await there.waitForURL(/\/replay\//);
  await expect(there.getByRole('slider')).toBeVisible();
  await there.goto('/me/games');
  const row = there.getByRole('listitem').getByRole('link', { name: /^InterUrban/ });
  await expect(row).toHaveCount(1);
  await expect(row).toHaveAccessibleName(/(Gewonnen|Geteilter Sieg|Platz zwei), \d+ Punkte?/);
});

test('without a server nothing of it is there, and games on this device are kept and deleted', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await quick(page, { place: 'online' });
  await startGame(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Tables/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Open tables' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Play TransEuropa' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);
  for (const path of ['/tables', '/me', '/me/carry/abc']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This train doesn’t stop here');
  }
  await page.goto('/me/games');
  await page.getByRole('button', { name: /^What to do with/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet.' })).toBeVisible();
});

for (const [where, language, viewport] of [
  ['a phone', 'de', { width: 390, height: 844 }],
  ['a desktop', 'en', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${where}, ${language}`, () => {
    test.use({ viewport, hasTouch: where === 'a phone', isMobile: where === 'a phone' });

    test('home, dialog, tables and my own pages are accessible, and nothing is cut off', async ({
      page,
      context,
      browser,
    }) => {
      test.slow();
      const theme = language === 'de' ? 'dark' : 'light';
      await quick(page, { language, theme });
      await nameAs(context, unique('Mia'));
      const host = await person(browser, {}, unique('Kenji'));
      await ask(host, openTable(['you', 'free', 'free']));
      await ask(page, openTable(['you', 'free'], { public: false }));
      const look = async (): Promise<void> => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectNoOverlaps(page);
      };
      await page.goto('/');
      await expect(page.getByRole('region', { name: /Open tables|Offene Tische/ })).toBeVisible();
      await expect(page.getByRole('region', { name: /Your games|Deine Partien/ })).toBeVisible();
      await look();
      await page.goto('/new/intercity?online');
      await page
        .getByRole('dialog')
        .getByText(/^Option(s|en)/)
        .click();
      await look();
      await page.goto('/tables');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
      await page.goto('/me');
      await page.getByRole('button', { name: /Show code|Code und/ }).click();
      await expect(page.getByRole('img', { name: /carry/ })).toBeVisible();
      await look();
      await page.goto('/me/games');
      await page.getByRole('button', { name: /^(What to do|Was mit)/ }).click();
      await look();
      await page.goto('/me/carry/abc');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    });
  });
}

test('a friend sees the seat that is kept for them at once, sits down, and the notice is gone', async ({ browser }) => {
  const [ada, lena] = [unique('Ada'), unique('Lena')];
  const host = await person(browser, DESK, ada);
  const friend = await person(browser, PHONE, lena);
  const before = await ask(host, openTable(['you', 'free']));
  await ask(friend, { type: 'enter', table: before }, { type: 'sit', table: before });
  await friend.goto('/');
  const games = friend.getByRole('region', { name: /Deine Partien/ });
  await expect(games.getByRole('link').filter({ hasText: ada })).toHaveCount(1);

  const table = await ask(host, openTable(['you', { invited: lena }, 'bot'], { game: 'interurban', public: false }));
  const row = friend.getByRole('link', { name: `${ada} hält dir einen Platz frei: InterUrban, 3 Plätze` });
  await expect(row).toContainText('Hinsetzen');
  await expect(friend.getByRole('heading', { name: /1 Platz ist für dich frei gehalten/ })).toBeVisible();
  await expectAccessible(friend);
  await expectNoSidewaysScroll(friend);
  await host.goto('/');
  await expect(host.getByText('3 of 3 seats')).toBeVisible();
  await row.click();
  await expect(friend).toHaveURL(`/t/${table}`);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/Du sitzt/);
  // People who wait elsewhere are told.
  await expect(host.getByRole('link', { name: `New at your table: ${lena} (InterUrban)` })).toBeVisible();
  await friend.goto('/');
  await expect(games.getByRole('link').filter({ hasText: ada })).toHaveCount(2);
  await expect(row).toHaveCount(0);
});
