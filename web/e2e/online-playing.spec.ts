/** While a game runs online: what the others are told about somebody's time, and how it ends before its end. */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './app.ts';
import { ask, DESK, openTable, person, PHONE, playTogether } from './online.ts';

test('everybody is told when a bot finished somebody’s turn, and the log keeps it', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  await playTogether([mia, jonas], ['you', 'free'], { clock: { kind: 'turn', seconds: 5 } });
  const late = { timeout: 15_000 };
  await expect(jonas.getByRole('banner')).toContainText('Für Mia war die Zeit um: Ein Bot ist eingesprungen.', late);
  await expect(mia.getByRole('banner')).toContainText('Your time was up.', late);
  await mia.reload();
  await expect(mia.getByRole('region', { name: 'Log' })).toContainText('Time was up: a bot finished the turn.', late);
});

test('the clock stays in sight while one looks back, and at zero what was laid is sent from there', async ({
  browser,
}) => {
  const mia = await person(browser, DESK, 'Mia');
  const sent: string[] = [];
  mia.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const lays = () => sent.filter((message) => message.includes('"act"') && message.includes('"lay"')).length;
  await playTogether([mia], ['you', 'bot'], { clock: { kind: 'turn', seconds: 20 } });
  await mia.getByRole('button', { name: 'What I can do, as a list' }).click();
  const moves = mia.locator('[class*=choices] li button').filter({ hasNotText: 'End turn' });
  await moves.first().click();
  const line = mia.getByRole('heading', { level: 1 });
  await expect(line).toHaveText(/^Lay one or two rails/, { timeout: 15_000 });
  await moves.first().click();
  await expect.poll(lays).toBe(1);
  await expect(line).not.toHaveText(/^Lay one or two rails/);
  // The second rail ends the turn, and waits for the button.
  await moves.first().click();
  await expect(moves).toHaveCount(0);
  await mia.keyboard.press(',');
  await expect(mia.getByRole('button', { name: 'Back to now' })).toBeVisible();
  await expect(mia.locator('[data-clock]')).toBeVisible();
  expect(lays()).toBe(1);
  await expect.poll(lays, { timeout: 40_000 }).toBe(2);
});

test('a bot that searches thinks beside the server, and moves', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  await playTogether([mia], ['you', { bot: 'hard' }]);
  await mia.getByRole('button', { name: 'What I can do, as a list' }).click();
  await mia.locator('[class*=choices] li button').first().click();
  // Both have their marker on the map before anybody lays rails.
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(/^Lay one or two rails/, { timeout: 30_000 });
});

test('a game that all agreed to end is over on every screen: nobody is on turn', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  await playTogether([mia, jonas], ['you', 'free', 'bot']);
  await expect(mia.getByText('to play', { exact: true })).toBeVisible();
  const askToStop = async (): Promise<void> => {
    await mia.getByRole('button', { name: 'Menu' }).click();
    await mia.getByRole('button', { name: 'End without a result' }).click();
    await mia.getByRole('alert').getByRole('button', { name: 'Ask the others' }).click();
    await expect(mia.getByRole('banner')).toContainText('You’d like to stop. Waiting for Jonas.');
  };
  await askToStop();
  await jonas.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(mia.getByRole('banner')).toContainText('Not everybody wants to stop. The game goes on.');
  await askToStop();
  await jonas.getByRole('button', { name: 'Aufhören' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('The game was called off.');
  await expect(mia.getByText('to play', { exact: true })).toHaveCount(0);
  await expect(mia.getByRole('banner').getByRole('img', { name: 'Mia' })).toHaveCount(0);
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Die Partie ist beendet.');
  // What was played so far is theirs.
  await mia.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    mia.waitForEvent('download'),
    mia.getByRole('link', { name: 'Game file' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'transeuropa' });
  await mia.keyboard.press('Escape');
  await mia.getByRole('button', { name: 'Play again' }).click();
  await expect(mia.getByRole('banner')).toContainText('You’re in. Waiting for Jonas.');
  await expect(mia.getByRole('button', { name: 'Start, a bot for Jonas' })).toBeEnabled();
  await expect(jonas.getByRole('region', { name: 'Revanche?' })).toContainText('dabei');
  await expect(jonas.getByRole('button', { name: 'Ich bin dabei' })).toBeEnabled();
  await expectAccessible(jonas);
  // Who goes says so; the game stays in their list.
  await jonas.getByRole('button', { name: 'Gehen' }).click();
  await expect(mia.getByRole('region', { name: 'Rematch?' })).toContainText('not this time');
  await expect(mia.getByRole('banner')).toContainText('You’re in.', { timeout: 15_000 });
  await expect(mia.getByRole('banner')).not.toContainText('Waiting for');
  await mia.getByRole('button', { name: 'Start, a bot for Jonas' }).click();
  await expect(mia.getByRole('slider')).toBeVisible({ timeout: 15_000 });
  await expect(jonas.getByRole('link', { name: /TransEuropa.*Abgebrochen/ })).toBeVisible();
});

test('on laptops my cards stay in sight above the talk, and on a phone every name has its share of the row', async ({
  browser,
}) => {
  const mia = await person(browser, { ...DESK, locale: 'de-DE' }, 'Mia');
  const guest = await person(browser, PHONE, 'Maximiliane-Sophie');
  const phone = await person(browser, PHONE, 'Jo');
  await playTogether([mia, guest, phone], ['you', 'free', 'free'], { clock: { kind: 'turn', seconds: 90 } });
  const names = phone.locator('button[title="Mitspieler"] em');
  await expect(names).toHaveText(['Mia', 'Maximiliane-Sophie', 'Du']);
  const isCut = await names.evaluateAll((all) => all.map((name) => name.scrollWidth > name.clientWidth));
  expect(isCut).toEqual([false, true, false]);
  // The clock stands below my shape, the head is no higher for it.
  expect((await phone.getByRole('banner').boundingBox())!.height).toBe(84);

  await mia.getByRole('button', { name: 'Gespräch' }).click();
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 600],
  ] as const) {
    await mia.setViewportSize({ width, height });
    const talk = (await mia.getByRole('region', { name: 'Gespräch' }).boundingBox())!;
    const tray = mia.getByRole('region', { name: 'Deine Städte' });
    for (const card of await tray.getByRole('listitem').all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(talk.y);
    }
    const rails = (await tray.getByText(/^\d+ Schienen übrig$/).boundingBox())!;
    expect(rails.x + rails.width).toBeLessThanOrEqual(width - 12);
    await expect(mia.getByRole('textbox', { name: /^Nachricht/ })).toBeInViewport({ ratio: 1 });
  }
});

test('the head tells what was just said, for whom a bot plays, and watchers of a vote', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  const lena = await person(browser, PHONE, 'Lena');
  const kim = await person(browser, DESK, 'Kim');
  const table = await playTogether([mia, jonas, lena], ['you', 'free', 'free']);
  await kim.goto(`/t/${table}`);
  const board = jonas.getByRole('main');
  const place = await board.boundingBox();
  await jonas.getByRole('button', { name: 'Gespräch' }).click();
  await jonas.getByRole('button', { name: 'Hallo!' }).click();
  expect(await board.boundingBox()).toEqual(place);
  await expect(mia.getByRole('banner')).toContainText('Jonas: Hello!');
  await mia.getByRole('button', { name: 'Jonas', exact: true }).click();
  await mia.getByRole('button', { name: 'Mute Jonas' }).click();
  await expect(mia.getByRole('banner')).not.toContainText('Jonas: Hello!');
  await ask(lena, { type: 'enter', table }, { type: 'resign', table });
  await expect(mia.getByRole('banner')).toContainText('A bot is now playing for Lena.');
  await lena.goto('/');
  await expect(lena.getByRole('link', { name: /Ein Bot spielt für dich/ })).toContainText('Zurückkommen');
  await ask(mia, { type: 'enter', table }, { type: 'vote', table, motion: 'abandon', yes: true });
  await expect(kim.getByRole('banner')).toContainText('The players are voting whether to stop.');
});

test('a return link brings the seat to another browser, once', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await playTogether([mia], ['you', 'bot']);
  await mia.getByRole('button', { name: 'Menu' }).click();
  await mia.getByRole('button', { name: 'Switch device' }).click();
  const link = (await mia.getByRole('img', { name: /\?s=return-/ }).getAttribute('aria-label'))!;
  await expectAccessible(mia);
  const phone = await person(browser, PHONE);
  await phone.goto(link);
  await expect(phone).toHaveURL(`/t/${table}`);
  await phone.getByRole('button', { name: 'Platz zurücknehmen' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Setze deinen Startstein.');
  const late = await person(browser, DESK);
  await late.goto(link);
  await late.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
});

test('who opens a spent seat link asks the other device for the seat', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const lena = await person(browser, DESK, 'Lena');
  const table = await ask(mia, openTable(['you', { invited: 'Lena' }]));
  await mia.goto(`/t/${table}`);
  await mia.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mia.getByRole('button', { name: 'Copy the link for Lena' }).click();
  const link = await mia.evaluate(() => navigator.clipboard.readText());
  await lena.goto(link);
  await lena.getByRole('button', { name: 'Join as Lena' }).click();
  await mia.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(lena.getByRole('slider')).toBeVisible({ timeout: 15_000 });
  const phone = await person(browser, PHONE);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist schon benutzt.');
  await expectAccessible(phone);
  await phone.getByLabel('Wie heißt du?').fill('Lena unterwegs');
  await phone.getByRole('button', { name: 'Ja, Platz herholen' }).click();
  await expect(phone.getByText('Dein anderes Gerät wird gefragt.')).toBeVisible();
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Lena unterwegs asks for your seat.');
  await lena.getByRole('button', { name: 'Yes, hand it over' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Mia setzt den Startstein.');
  await expect(lena.getByRole('banner')).toContainText('You are watching');
});

/** Mia, who has placed her marker, asks to take it back; Jonas is to place his. */
async function asksBack(browser: Browser): Promise<readonly [mia: Page, jonas: Page]> {
  const mia = await person(browser, DESK, 'Mia');
  const jonas = await person(browser, PHONE, 'Jonas');
  const table = await playTogether([mia, jonas], ['you', 'free']);
  const start = { type: 'start', crossing: 57 };
  await mia.getByRole('button', { name: 'Menu' }).click();
  await expect(mia.getByRole('button', { name: 'End without a result' })).toBeVisible();
  // Nobody can take back a turn that is not over.
  await expect(mia.getByRole('button', { name: 'Take my last turn back' })).toHaveCount(0);
  await ask(mia, { type: 'enter', table }, { type: 'act', table, play: 1, seen: 0, actions: [start] });
  await mia.getByRole('button', { name: 'Take my last turn back' }).click();
  await mia.getByRole('alert').getByRole('button', { name: 'Ask the others' }).click();
  await expect(mia.getByRole('banner')).toContainText('You’d like your turn back. Waiting for Jonas.');
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Spielzug von Mia zurücknehmen?');
  return [mia, jonas];
}

test('a turn is taken back on every screen when all agree', async ({ browser }) => {
  const [mia, jonas] = await asksBack(browser);
  await expectAccessible(jonas);
  await jonas.getByRole('button', { name: 'Einverstanden' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Put your start marker on any free crossing.');
  await expect(mia.getByRole('banner')).toContainText('Your turn was taken back, with all that followed.');
  await expect(jonas.getByRole('banner')).toContainText('Der Spielzug von Mia ist zurückgenommen, mit allem danach.');
});

test('a turn stays when somebody does not agree to take it back', async ({ browser }) => {
  const [mia, jonas] = await asksBack(browser);
  await jonas.getByRole('button', { name: 'Nein, er bleibt' }).click();
  await expect(mia.getByRole('banner')).toContainText('Your turn stands. The game goes on.');
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Setze deinen Startstein.');
});
