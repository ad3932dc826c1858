/** Before a game online: people come by link, by code and by seat link, sit, talk and depart, each on a screen and in a language of their own. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleDayAndNight, expectNoOverlaps, expectNoSidewaysScroll } from './app.ts';
import { ask, DESK, joinAs, nameAs, openTable, person, PHONE } from './online.ts';

const THREE = ['you', 'free', 'free'] as const;

/** Opens a table for the one whose page it is and goes there. */
async function opened(page: Page, seats: Parameters<typeof openTable>[0] = THREE): Promise<string> {
  const clock = { kind: 'turn', seconds: 90 };
  const table = await ask(page, openTable(seats, { clock, public: false }));
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite your friends.');
  return table;
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const rowsOf = (page: Page): Promise<readonly unknown[]> =>
  page
    .getByRole('region', { name: 'Seats' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));

test('a phone in German joins a desk in English by the link, and nothing moves there', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const before = await rowsOf(mia);
  const jonas = await person(browser, PHONE);
  await jonas.goto(`/t/${table}`);
  await expect(jonas.getByRole('heading', { name: 'Mia lädt dich zu TransEuropa ein.' })).toBeVisible();
  await expect(jonas.getByText('90 s je Spielzug')).toBeVisible();
  await expect(jonas.getByLabel('Wie heißt du?')).toBeFocused();
  await jonas.keyboard.type('Jonas');
  await jonas.keyboard.press('Enter');
  await expect(jonas.getByRole('heading', { name: 'Du sitzt.' })).toBeVisible();
  await expect(jonas.getByText('Ein Platz ist noch frei.')).toBeVisible();
  await expect(rowOf(mia, 'Jonas')).toContainText('ready');
  expect(await rowsOf(mia)).toEqual(before);
  // My row lies open: a shape that somebody has says whose it is.
  await expect(jonas.getByRole('button', { name: 'Rot, hat schon Mia' })).toBeDisabled();
  await jonas.getByRole('button', { name: 'Violett' }).click();
  await expect(jonas.getByRole('button', { name: 'Violett' })).toHaveAttribute('aria-pressed', 'true');
  await jonas.getByRole('button', { name: 'Moment noch' }).click();
  await expect(rowOf(mia, 'Jonas')).toContainText('one moment');
  await jonas.getByRole('button', { name: 'Bin bereit' }).click();
  await expect(rowOf(mia, 'Jonas')).toContainText('ready');
  // The same seal on both screens.
  const seal = async (page: Page): Promise<string> => (await page.getByText(/^[0-9a-f]{64}$/).textContent())!;
  expect(await seal(jonas)).toBe(await seal(mia));
});

test('on a low screen Join is above the keyboard', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia, [...THREE, { invited: 'Lena' }]);
  const guest = await person(browser, { ...PHONE, viewport: { width: 390, height: 572 } });
  await guest.goto(`/t/${table}`);
  await expect(guest.getByText('etwa 30 Minuten')).toBeVisible();
  for (const name of ['Mitspielen', 'Nur zuschauen']) {
    const { y, height } = (await guest.getByRole('button', { name }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(572);
  }
});

test('who is known joins by one tap; who has the name of somebody is offered another', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const lena = await person(browser, DESK, 'Lena');
  await lena.goto(`/t/${table}`);
  await lena.getByRole('button', { name: 'Join as Lena' }).click();
  await expect(rowOf(mia, 'Lena')).toContainText('ready');
  const other = await person(browser, DESK);
  await other.goto(`/t/${table}`);
  await other.getByLabel('What’s your name?').fill('Lena');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByLabel('What’s your name?')).toHaveValue('Lena 2');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(rowOf(mia, 'Lena 2')).toContainText('ready');
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Everybody is here.');

  const late = await person(browser, DESK);
  await late.goto(`/t/${table}`);
  await expect(late.getByRole('heading', { name: 'The table is full.' })).toBeVisible();
  await late.getByRole('button', { name: 'Watch' }).click();
  await expect(late.getByText('If one frees up, we’ll ask you.')).toBeVisible();
  await lena.getByRole('button', { name: 'Stand up' }).click();
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await late.getByLabel('What’s your name?').fill('Omar');
  await late.keyboard.press('Enter');
  await expect(rowOf(mia, 'Omar')).toContainText('ready');
  await expect(lena.getByRole('heading', { name: 'You are watching.' })).toBeVisible();
});

test('a seat link leaves the address bar, seats the invited person, and works once', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  await mia.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(mia, [...THREE, { invited: 'Lena Ö' }]);
  await mia.getByRole('button', { name: 'Copy the link for Lena Ö' }).click();
  await expect(rowOf(mia, 'Lena Ö')).toContainText('Copied');
  const link = await mia.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('?s=');

  const lena = await person(browser, PHONE);
  await lena.goto(link);
  await expect(lena.getByLabel('Wie heißt du?')).toHaveValue('Lena Ö');
  expect(lena.url()).not.toMatch(/[?#]/);
  await lena.reload();
  await lena.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(rowOf(mia, 'Lena Ö')).toContainText('ready');
  await expect(mia.getByRole('region', { name: 'Seats' }).getByRole('listitem').nth(3)).toContainText('Lena Ö');

  const second = await person(browser, DESK, 'Kim');
  await second.goto(link);
  await second.getByRole('button', { name: 'Join as Kim' }).click();
  await expect(second.getByRole('heading', { name: 'This link has been used.' })).toBeVisible();
  await second.getByRole('button', { name: 'Take another seat' }).click();
  await expect(rowOf(mia, 'Kim')).toContainText('ready');
});

test('who was invited by name gets that seat by the link of the table, too; others are told whose it is', async ({
  browser,
}) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia, ['you', { invited: 'Lena' }]);
  const omar = await person(browser, DESK, 'Omar');
  await omar.goto(`/t/${table}`);
  await expect(omar.getByRole('heading', { name: 'The table is full.' })).toBeVisible();
  await expect(omar.getByRole('button', { name: 'I am Lena' })).toBeVisible();
  const lena = await person(browser, PHONE);
  await joinAs(lena, table, 'lena');
  await expect(rowOf(mia, 'lena')).toContainText('ready');
});

test('Start asks while somebody needs a moment', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia, ['you', 'free']);
  const jonas = await person(browser, PHONE);
  await joinAs(jonas, table, 'Jonas');
  await jonas.getByRole('button', { name: 'Moment noch' }).click();
  await expect(rowOf(mia, 'Jonas')).not.toContainText('ready');
  await mia.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Jonas needs a moment.');
  await mia.getByRole('button', { name: 'Start anyway' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(/^Departure in/);
});

test('the code leads to the table, a wrong one to a form', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const code = await mia.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/).textContent();
  const guest = await person(browser, DESK);
  await guest.goto('/j/AAAAAA');
  await expect(guest.getByText('No table is waiting under this code.')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Code', { exact: true }).fill(code!.toLowerCase());
  await guest.keyboard.press('Enter');
  await guest.waitForURL(`/t/${table}`);
  await expect(guest.getByRole('heading', { name: 'Mia invites you to TransEuropa.' })).toBeVisible();
});

test('the host starts with bots; anybody seated can stop it; then it departs', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const jonas = await person(browser, PHONE);
  await joinAs(jonas, table, 'Jonas');
  await mia.keyboard.press('s');
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('One seat is still empty.');
  await mia.getByRole('button', { name: 'With bots' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText(/^Departure in/);
  await expect(jonas.getByRole('img', { name: 'hat gemischt' })).toHaveCount(2);
  await jonas.getByRole('button', { name: 'Moment!' }).click();
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('Everybody is here.');
  await expect(rowOf(mia, 'Ada')).toBeVisible();
  await mia.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(mia.getByRole('slider')).toBeVisible({ timeout: 15_000 });
  await expect(jonas.getByRole('slider')).toBeVisible();
  expect(mia.url()).toContain(`/t/${table}`);
});

test('the host arranges the seats and the options, and guests are told what is new', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const jonas = await person(browser, DESK);
  await joinAs(jonas, table, 'Jonas');
  const rows = mia.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await rowOf(mia, 'Free').getByRole('button', { name: 'Bot' }).click();
  await expect(rows.nth(2)).toContainText('Bot, normal');
  await rows.nth(2).getByRole('button', { name: 'Bot, normal' }).click();
  await mia.getByRole('button', { name: 'Bot, easy' }).click();
  await mia.getByRole('button', { name: 'Move Ada up' }).click();
  await expect(rows.nth(1)).toContainText('Bot, easy');
  await expect(mia.getByRole('button', { name: 'Move Ada up' })).toBeFocused();
  await mia.getByRole('button', { name: 'Free up Ada’s seat' }).click();
  await mia.getByRole('button', { name: 'Add a seat' }).click();
  await expect(rows).toHaveCount(4);
  await rows.nth(3).getByRole('button', { name: 'Remove this seat' }).click();
  await expect(rows).toHaveCount(3);
  await mia.getByRole('button', { name: 'Options' }).click();
  await mia.getByLabel('Private rails').click();
  await mia.getByRole('button', { name: 'Play like this' }).click();
  await expect(jonas.getByText('New: Private rails.')).toBeVisible();
  await expect(rowOf(mia, 'Jonas')).toContainText('one moment');
  await jonas.mouse.click(700, 850);
  await expect(rowOf(mia, 'Jonas')).toContainText('ready');
  await jonas.getByRole('button', { name: 'Free Sit here' }).click();
  await expect(jonas.getByRole('region', { name: 'Seats' }).getByRole('listitem').nth(1)).toContainText('Jonas');

  // He has come to the row that lies open.
  await mia.getByRole('button', { name: 'Free up Jonas’s seat' }).click();
  await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Mia has freed up your seat.');
  await jonas.getByRole('button', { name: 'Join as Jonas' }).click();
  await expect(rowOf(mia, 'Jonas')).toBeVisible();
});

test('a table without hints says so to who comes, and nobody has the button', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia, ['you', 'free']);
  const jonas = await person(browser, DESK);
  await joinAs(jonas, table, 'Jonas');
  await mia.getByRole('button', { name: 'Options' }).click();
  await mia.getByLabel('Hints allowed').click();
  await mia.getByRole('button', { name: 'Play like this' }).click();
  await expect(jonas.getByText('New: no hints.')).toBeVisible();
  await jonas.mouse.click(700, 850);
  await expect(rowOf(mia, 'Jonas')).toContainText('ready');
  await mia.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [mia, jonas]) {
    await expect(page.getByRole('slider')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeDisabled();
  }
});

test('a phrase reads in everybody’s language; who is muted is not heard, here alone', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia);
  const jonas = await person(browser, PHONE);
  await joinAs(jonas, table, 'Jonas');
  await jonas.getByRole('button', { name: 'Gespräch' }).click();
  await jonas.getByRole('button', { name: 'Bin gleich da' }).click();
  await expect(mia.getByRole('log')).toContainText('Jonas Back soon');
  // Who comes stands there softly, and what is typed outlives the sheet.
  await expect(mia.getByRole('log')).toContainText('Jonas sits down.');
  await jonas.getByRole('textbox', { name: /^Nachricht/ }).fill('<b>Gleich</b>');
  await jonas.keyboard.press('Escape');
  await mia.getByRole('textbox', { name: /^Message/ }).fill('Take your time.');
  await mia.keyboard.press('Enter');
  await jonas.getByRole('button', { name: 'Gespräch, 1 neue Nachricht' }).click();
  await expect(jonas.getByRole('log')).toContainText('Mia Take your time.');
  await mia.getByRole('log').getByRole('button', { name: 'Jonas' }).click();
  await mia.getByRole('button', { name: 'Mute Jonas' }).click();
  await expect(mia.getByRole('log')).not.toContainText('Back soon');
  // It is the person who is muted, whatever they are called.
  await nameAs(jonas.context(), '<i>Joni</i>');
  await expect(rowOf(mia, '<i>Joni</i>')).toBeVisible();
  const unsaid = jonas.getByRole('textbox', { name: /^Nachricht/ });
  await expect(unsaid).toHaveValue('<b>Gleich</b>');
  await unsaid.press('Enter');
  await mia.reload();
  await expect(mia.getByRole('log')).toContainText('Muted: Jonas');
  await expect(mia.getByRole('log')).not.toContainText('Gleich');
  await mia.getByRole('button', { name: 'Hear them again' }).click();
  await expect(mia.getByRole('log')).toContainText('Jonas Back soon');
  await expect(mia.getByRole('log')).toContainText('<i>Joni</i> <b>Gleich</b>');
  await expect(mia.getByRole('log').locator('b, i')).toHaveCount(0);
});

test('joining and waiting are accessible by day and by night, wide and narrow', async ({ browser }) => {
  test.slow();
  const mia = await person(browser, DESK, 'Mia');
  const table = await opened(mia, [...THREE, { invited: 'Maximiliane-Sophie' }]);
  const guest = await person(browser, PHONE);
  const both = async (page: Page): Promise<void> => {
    for (const { viewport } of [
      PHONE,
      DESK,
      { viewport: { width: 844, height: 390 } },
      { viewport: { width: 820, height: 1180 } },
    ]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(100);
      // The other sizes have no words or controls of their own.
      if (viewport === PHONE.viewport) await expectAccessibleDayAndNight(page);
      else if (viewport === DESK.viewport) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectNoOverlaps(page);
    }
    await page.setViewportSize(PHONE.viewport);
  };
  await guest.goto(`/t/${table}`);
  await expect(guest.getByText('etwa 30 Minuten')).toBeVisible();
  await both(guest);
  await joinAs(guest, table, 'Jonas');
  await guest.getByRole('button', { name: 'Gespräch' }).click();
  await guest.getByRole('button', { name: 'Hallo!' }).click();
  await expect(guest.getByRole('log')).toContainText('Jonas Hallo!');
  await both(guest);
  await mia.getByRole('button', { name: /^Mia/ }).click();
  await both(mia);
  const watcher = await person(browser, PHONE, 'Kim');
  await watcher.goto(`/t/${table}`);
  await expect(watcher.getByText('etwa 30 Minuten')).toBeVisible();
  await both(watcher);
  await watcher.getByRole('button', { name: 'Nur zuschauen' }).click();
  await expect(watcher.getByRole('heading', { name: 'Du siehst zu.' })).toBeVisible();
  await both(watcher);
});
