/** What lies between a page and the server: what was sent and is not confirmed, a server that is away, another version on one of the sides. */
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { ask, DESK, openTable, person, PHONE, playTogether } from './online.ts';

type Sent = Readonly<Record<string, unknown>>;

interface Ends {
  readonly page: WebSocketRoute;
  readonly server: WebSocketRoute;
}
type Way = (message: Sent, ends: Ends) => Sent | undefined;

const send = (to: WebSocketRoute, message: Sent): void => to.send(JSON.stringify(message));

/** What the page asks and what it hears goes through these; what they swallow does not arrive. */
async function between(page: Page, { asked, heard }: { readonly asked?: Way; readonly heard?: Way }): Promise<void> {
  await page.routeWebSocket('**/api/live', (socket) => {
    const ends = { page: socket, server: socket.connectToServer() };
    const pass = (way: Way | undefined, to: WebSocketRoute) => (text: string | Buffer) => {
      const message = JSON.parse(String(text)) as Sent;
      const passed = way ? way(message, ends) : message;
      if (passed) send(to, passed);
    };
    ends.page.onMessage(pass(asked, ends.server));
    ends.server.onMessage(pass(heard, ends.page));
  });
}

test('what was sent is drawn at once and pale; it is taken back with the reason, or confirmed', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  let refuse = (): void => {};
  let confirm = (): void => {};
  await between(mia, {
    asked: (message, { page, server }) => {
      if (!JSON.stringify(message).includes('"lay"')) return message;
      refuse = () => send(page, { re: message['id'], ok: false, reason: { code: 'wire.flood' } });
      confirm = () => send(server, message);
      return undefined;
    },
  });
  const table = await playTogether([mia], ['you', 'bot']);
  const start = { type: 'act', table, play: 1, seen: 0, actions: [{ type: 'start', crossing: 57 }] };
  await ask(mia, { type: 'enter', table }, start);
  const line = mia.getByRole('heading', { level: 1 });
  await expect(line).toHaveText(/^Lay one or two rails/, { timeout: 15_000 });
  const asked = (await line.textContent())!;
  await mia.getByRole('button', { name: 'What I can do, as a list' }).click();
  const lay = mia.locator('[class*=choices] li button').first();
  const unconfirmed = mia.locator('[data-unconfirmed]');
  const end = mia.getByRole('banner').getByRole('button', { name: 'End turn' });
  const expectPale = async (): Promise<void> => {
    await expect(unconfirmed).toHaveCount(1);
    await expect(unconfirmed).toHaveCSS('opacity', '0.6');
    // A thin line runs once it takes its time; nothing is told as done.
    await expect(end).toHaveAttribute('data-slow');
    await expect(line).toHaveText(asked);
  };

  await lay.click();
  await expectPale();
  refuse();
  await expect(mia.getByRole('alert')).toContainText('Not so fast');
  await expect(unconfirmed).toHaveCount(0);

  await lay.click();
  await expectPale();
  confirm();
  await expect(end).toBeEnabled();
  await expect(end).not.toHaveAttribute('data-slow');
  await expect(unconfirmed).toHaveCount(0);
  await expect(line).not.toHaveText(asked);
});

test('a server that is away, and one that is newer than the page, say so and lead on', async ({ browser }) => {
  const mia = await person(browser, PHONE, 'Mia');
  let wire = 0;
  await mia.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await mia.routeWebSocket('**/api/live', (socket) => {
    if (wire === 0) void socket.close();
    else socket.send(JSON.stringify({ type: 'welcome', wire, time: Date.now() }));
  });
  await mia.goto('/t/0123456789ab');
  const title = mia.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Der Server ist nicht zu erreichen.');
  await expect(mia.getByText(/Nächster Versuch in \d+ s/)).toBeVisible();
  wire = 99;
  await mia.getByRole('button', { name: 'Jetzt versuchen' }).click();
  await expect(title).toHaveText('Es gibt eine neue Fassung.');
  await mia.getByRole('button', { name: 'Neu laden' }).click();
  await expect(title).toHaveText('Es gibt eine neue Fassung.');
});

test('a table whose rules were corrected has its file and the next game', async ({ browser }) => {
  const mia = await person(browser, DESK, 'Mia');
  const table = await ask(mia, openTable(['you', 'bot']));
  const outdated = (message: Sent): Sent => {
    if (!('room' in message)) return message;
    const room = message['room'] as Sent;
    return room['phase'] === 'waiting'
      ? { ...message, room: { ...room, phase: 'over', play: 1, outdated: true } }
      : message;
  };
  await between(mia, { heard: outdated });
  await mia.goto(`/t/${table}`);
  await expect(mia.getByRole('heading', { level: 1 })).toHaveText('The rules of this game were corrected.');
  await expect(mia.getByRole('link', { name: 'Game file' })).toHaveAttribute(
    'href',
    `/api/tables/${table}/file?play=1`,
  );
  await expect(mia.getByRole('button', { name: 'Play again' })).toBeEnabled();
});
