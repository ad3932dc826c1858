/** What is told to the person at this screen: where nothing is going on, what the browser forgets, what is left behind and what is kept. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverlaps, expectNoSidewaysScroll, startGame } from './app.ts';
import { ask, DESK, joinAs, openTable, person, PHONE, playTogether } from './online.ts';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoOverlaps(page);
}

for (const [device, settings, title, text, home] of [
  [DESK, 'en', 'There is no such table.', 'Perhaps the link was cut off.', 'Home'],
  [PHONE, 'de', 'Diesen Tisch gibt es nicht.', 'Vielleicht ist der Link abgeschnitten.', 'Startseite'],
] as const)
  test(`a link that was cut off says so and leads home, ${settings}`, async ({ browser }) => {
    const mia = await person(browser, device);
    await mia.goto('/t/0123456789ab');
    await expect(headingOf(mia)).toHaveText(title);
    await expect(mia.getByText(text)).toBeVisible();
    await look(mia);
    await mia.getByRole('main').getByRole('link', { name: home }).click();
    await expect(mia).toHaveURL('/');
    await expect(mia.locator('article')).toHaveCount(4);
  });

for (const [device, nobody, nothing] of [
  [DESK, 'Nobody is waiting right now.', 'No public game is running.'],
  [PHONE, 'Gerade wartet niemand.', 'Gerade läuft keine öffentliche Partie.'],
] as const)
  test(`an empty lobby says so and leads to a table of one's own, ${device.locale}`, async ({ browser }) => {
    const mia = await person(browser, device, 'Mia');
    // Other tests have tables at the same server.
    await mia.routeWebSocket('**/api/live', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((said) => {
        const message = JSON.parse(String(said)) as Record<string, unknown>;
        if (message['type'] === 'lobby') return;
        socket.send(JSON.stringify('re' in message ? { ...message, lobby: [] } : message));
      });
    });
    await mia.goto('/tables');
    await expect(mia.getByRole('heading', { name: nobody })).toBeVisible();
    await expect(mia.getByText(nothing)).toBeVisible();
    await look(mia);
    await mia.getByRole('main').getByRole('link', { name: 'InterCity' }).last().click();
    await expect(mia).toHaveURL('/new/intercity?online');
    await expect(mia.getByRole('dialog').getByRole('radio', { name: 'Online' })).toBeChecked();
  });

test('where cookies are blocked, joining and opening a table say so, and work once they are allowed', async ({
  browser,
}) => {
  const block = (page: Page) =>
    page.route('**/api/me', (route) => {
      const request = route.request();
      return request.method() === 'POST' ? route.fulfill({ json: request.postDataJSON() }) : route.fallback();
    });
  const host = await person(browser, DESK, 'Mia');
  const table = await ask(host, openTable(['you', 'free'], { public: false }));
  const jonas = await person(browser, PHONE);
  await block(jonas);
  await jonas.goto(`/t/${table}`);
  await jonas.getByLabel('Wie heißt du?').fill('Jonas');
  await jonas.keyboard.press('Enter');
  await expect(jonas.getByRole('alert')).toContainText('Dein Browser lässt hier keine Cookies zu.');
  await look(jonas);
  await jonas.unroute('**/api/me');
  await jonas.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(headingOf(jonas)).toHaveText(/^Du sitzt/);

  const lena = await person(browser, DESK);
  await block(lena);
  await lena.goto('/new/transeuropa?online');
  const dialog = lena.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Lena');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your browser blocks cookies here.');
});

test('a device that was somebody already is told what it leaves, may stay, and keeps its own games', async ({
  browser,
}) => {
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  await startGame(lena);
  const table = await ask(lena, openTable(['you', 'free'], { public: false }));
  const carried = await mia.context().request.post('/api/me/carry');
  const { key } = (await carried.json()) as { readonly key: string };
  await lena.goto(`/me/carry/${key}`);
  await expect(lena.getByText('So far you are Lena here, at a table. Going on leaves it behind')).toBeVisible();
  await expect(lena.getByText('Games saved on this device stay here.')).toBeVisible();
  await look(lena);
  await lena.getByRole('link', { name: 'Stay Lena' }).click();
  const games = lena.getByRole('region', { name: /Your games/ });
  await expect(games.getByRole('link')).toHaveCount(3);

  // The key was not spent.
  await lena.goto(`/me/carry/${key}`);
  await lena.getByRole('button', { name: 'Go on here' }).click();
  await expect(headingOf(lena)).toHaveText('You are Mia here now.');
  await lena.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(games.getByRole('link', { name: /Continue/ })).toBeVisible();
  await expect(games.getByRole('link')).toHaveCount(2);
  await lena.goto(`/t/${table}`);
  await expect(lena.getByRole('button', { name: 'Join as Mia' })).toBeVisible();

  // Who was nobody leaves nothing.
  const phone = await person(browser, DESK);
  await phone.goto('/me/carry/abc');
  await expect(headingOf(phone)).toHaveText(/^Go on here/);
  await expect(phone.getByText('So far you are')).toHaveCount(0);
});

test('at the first table of my own I am asked once whether to be told of my turns', async ({ browser }) => {
  const answered = async (name: string, answer: 'Yes' | 'No'): Promise<Page> => {
    const page = await person(browser, DESK, name);
    await page.addInitScript(() => {
      class Told extends EventTarget {
        static permission = 'default';
        static requestPermission = () => Promise.resolve('granted');
      }
      Object.assign(window, { Notification: Told });
    });
    const open = async (): Promise<void> => {
      const table = await ask(page, openTable(['you', 'free'], { public: false }));
      await page.goto(`/t/${table}`);
      await expect(headingOf(page)).toHaveText('Invite your friends.');
    };
    const question = page.getByText('Tell you when it is your turn?');
    await open();
    await expect(question).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: answer, exact: true }).click();
    await expect(question).toHaveCount(0);
    await open();
    await expect(page.getByRole('region', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2);
    await expect(question).toHaveCount(0);
    await page.goto('/me');
    return page;
  };
  const told = (page: Page) => page.getByRole('switch', { name: /^Tell me when it is my turn/ });
  await expect(told(await answered('Mia', 'Yes'))).toBeChecked();
  await expect(told(await answered('Lena', 'No'))).not.toBeChecked();
});

test('inside a chat app the invitation offers its link for the real browser', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await ask(mia, openTable(['you', 'free'], { public: false }));
  const phone = await person(browser, PHONE);
  await phone.goto(`/t/${table}`);
  await expect(phone.getByRole('button', { name: 'Nur zuschauen' })).toBeVisible();
  const offer = phone.getByText('Spielst du später weiter? Dann öffne die Seite in deinem Browser.');
  await expect(offer).toHaveCount(0);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98';
  const inApp = await person(browser, { ...PHONE, userAgent, permissions: ['clipboard-read', 'clipboard-write'] });
  // A seat link has left the address bar; what is copied still has the seat.
  for (const [way, link] of [
    [`/t/${table}`, `/t/${table}`],
    [`/t/${table}?s=abc#Lena`, `/t/${table}?s=abc#Lena`],
  ] as const) {
    await inApp.goto('/settings');
    await inApp.goto(way);
    await expect(inApp.getByText('Spielst du später weiter?')).toBeVisible();
    await look(inApp);
    await inApp.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(inApp.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(new URL(await inApp.evaluate(() => navigator.clipboard.readText())).href).toBe(
      new URL(link, inApp.url()).href,
    );
  }
  // Who has joined there already takes the seat along.
  await inApp.goto('/settings');
  await joinAs(inApp, table, 'Jonas');
  await expect(inApp.getByText('Spielst du später weiter?')).toBeVisible();
  await inApp.getByRole('button', { name: 'Gerät wechseln' }).click();
  await expect(inApp.getByRole('img', { name: /\?s=return-/ })).toBeVisible();
  await look(inApp);
});

test('who leaves a table that goes on is told at home that the seat is kept, with the way back', async ({
  browser,
}) => {
  const mia = await person(browser, PHONE, 'Mia');
  const jonas = await person(browser, DESK, 'Jonas');
  const table = await playTogether([mia, jonas], ['you', 'free']);
  await jonas.getByRole('banner').getByRole('link', { name: /Home$/ }).click();
  await expect(jonas.getByRole('status').filter({ hasText: 'Your seat is kept.' })).toBeVisible();
  await mia.getByRole('button', { name: 'Menü' }).click();
  await mia.getByRole('dialog').getByRole('link', { name: 'Startseite' }).click();
  const kept = mia.getByRole('status').filter({ hasText: 'Dein Platz bleibt dir.' });
  await expect(kept).toBeVisible();
  await look(mia);
  await kept.getByRole('link', { name: 'Zurück zu TransEuropa' }).click();
  await expect(mia).toHaveURL(`/t/${table}`);
  await expect(mia.getByRole('slider')).toBeVisible();
  // A game that is over keeps nothing.
  await ask(mia, { type: 'enter', table }, { type: 'vote', table, motion: 'abandon', yes: true });
  await ask(jonas, { type: 'enter', table }, { type: 'vote', table, motion: 'abandon', yes: true });
  await expect(jonas.getByRole('status').filter({ hasText: 'Your seat is kept.' })).toHaveCount(0);
});

test('a table that its game cannot begin with says why, in the game’s own words', async ({ browser }) => {
  const mia = await person(browser, PHONE, 'Mia');
  const three = openTable(['you', 'bot', 'bot'], { game: 'intercity' });
  const table = await ask(mia, three, { type: 'enter', table: '$' }, { type: 'dropSeat', table: '$', seat: 2 });
  await mia.goto(`/t/${table}`);
  await mia.getByRole('button', { name: /^Starten$/ }).click();
  await expect(mia.getByText('Zu zweit wird das Duell gespielt; sonst braucht es drei bis sechs.')).toBeVisible();
});
