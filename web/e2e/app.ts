/** How the tests use the app: the same ways a person has, for whichever game comes first on the home page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Bots move at once and nothing is animated: what is tested is what is there, not how it gets there. */
export async function quick(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (given) => {
      const key = 'stellwerk.settings';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(given));
    },
    { pace: 'instant', motion: 'off', sound: false, ...settings },
  );
}

export async function firstGame(page: Page): Promise<string> {
  await page.goto('/');
  const href = await page.locator('article a').first().getAttribute('href');
  return href!.split('/').at(-1)!;
}

interface Seating {
  /** Names of the persons; the rest are bots. */
  readonly persons?: readonly string[];
}

/** Starts the first game and returns the id of the play. */
export async function startGame(page: Page, { persons = ['Kim'] }: Seating = {}): Promise<string> {
  const game = await firstGame(page);
  await page.goto(`/new/${game}`);
  const dialog = page.getByRole('dialog');
  for (const [index, name] of persons.entries()) {
    await dialog.getByRole('combobox').nth(index).selectOption('person');
    await dialog.getByRole('textbox').nth(index).fill(name);
  }
  await dialog.getByRole('button', { name: /start|los geht/i }).click();
  await page.waitForURL(/\/play\//);
  return page.url().split('/').at(-1)!;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(told).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** The controls that can be seen, none on top of another, none cut off at the sides. */
export async function expectNoOverlaps(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a, input, select')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || !element.checkVisibility({ opacityProperty: true })) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit === null || element.contains(hit) || hit.contains(element);
    });
    const boxes = shown.map((element) => ({
      element,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      box: element.getBoundingClientRect(),
    }));
    const told: string[] = [];
    for (const a of boxes) {
      if (a.box.left < -1 || a.box.right > innerWidth + 1) told.push(`${a.name} is cut off`);
      for (const b of boxes) {
        if (a === b || a.element.contains(b.element) || b.element.contains(a.element) || a.name > b.name) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 1 && high > 1) told.push(`${a.name} overlaps ${b.name}`);
      }
    }
    return told;
  });
  expect(faults).toEqual([]);
}

/** Makes the worker start with these lines: a browser that forbids things forbids them there too. */
export async function inWorker(page: Page, lines: string): Promise<void> {
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${lines}\n${await answer.text()}` });
  });
}
