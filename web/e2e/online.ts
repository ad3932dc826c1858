/** People at a server, each in a browser of their own, and what they can ask it past the page. */
import type { Level } from '@stellwerk/kernel';
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { quick } from './app.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
export const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

/** Somebody with this name, or nobody yet. */
export async function person(
  browser: Browser,
  device: BrowserContextOptions,
  name?: string,
  settings: Record<string, unknown> = {},
): Promise<Page> {
  const context = await browser.newContext(device);
  if (name !== undefined) await nameAs(context, name);
  const page = await context.newPage();
  await quick(page, settings);
  return page;
}

export async function nameAs(context: BrowserContext, name: string): Promise<void> {
  expect((await context.request.post('/api/me', { data: { name } })).ok()).toBe(true);
}

type Asked = Readonly<Record<string, unknown>>;

/** Asks one thing after the other; `$` stands for the first answer's table, which is returned. */
export async function ask(page: Page, ...questions: readonly Asked[]): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/settings');
  return page.evaluate(
    (all) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
        const left = [...all];
        let table: string | undefined;
        const next = (): void => {
          const question = left.shift();
          if (!question) {
            socket.close();
            return resolve(table!);
          }
          const known = question['table'] === '$' ? { ...question, table } : question;
          socket.send(JSON.stringify({ ...known, id: Math.random().toString(36).slice(2) }));
        };
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data as string);
          if (message.ok === false || message.type === 'refused') reject(new Error(data));
          table ??= message.table;
          if (message.type === 'welcome' || 're' in message) next();
        });
      }),
    questions,
  );
}

type Wish = 'you' | 'free' | 'bot' | { readonly invited: string } | { readonly bot: Level };

export const openTable = (seats: readonly Wish[], more: Asked = {}): Asked => ({
  type: 'open',
  game: 'transeuropa',
  options: {},
  seats: seats.map((wish) =>
    typeof wish === 'object'
      ? 'bot' in wish
        ? { kind: 'bot', level: wish.bot }
        : { kind: 'invited', name: wish.invited }
      : { kind: wish, ...(wish === 'bot' && { level: 'easy' }) },
  ),
  public: true,
  watch: true,
  clock: { kind: 'none' },
  reaction: 20,
  ...more,
});

export async function joinAs(page: Page, table: string, name: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.getByRole('textbox', { name: /What’s your name|Wie heißt du/ }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are seated|Du sitzt/);
}

/** Everybody sits down at a table of the first one, and the play begins on all their screens. */
export async function playTogether(pages: readonly Page[], seats: readonly Wish[], more: Asked = {}): Promise<string> {
  const [host, ...guests] = pages as [Page, ...Page[]];
  const table = await ask(host, openTable(seats, more));
  for (const guest of guests) await ask(guest, { type: 'enter', table }, { type: 'sit', table });
  await Promise.all(pages.map((page) => page.goto(`/t/${table}`)));
  await host.getByRole('button', { name: /^(Start|Starten)$/ }).click();
  for (const page of pages) await expect(page.getByRole('slider')).toBeVisible({ timeout: 15_000 });
  return table;
}
