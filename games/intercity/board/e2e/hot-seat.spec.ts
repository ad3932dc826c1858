/** Three persons, one screen: the cover comes once a turn, and a plan is never on the page while somebody else looks. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, decide, plan, quick } from './table.ts';

test.describe.configure({ timeout: 120_000 });

const cover = (page: Page) => page.getByRole('button', { name: /^I am/ });

test('each plans behind a cover, then one cover a turn', async ({ page }) => {
  await quick(page);
  await begin(page, { seats: ['Kim', 'Lou', 'Mia'] });
  const seen = new Map<string, string>();
  for (let person = 0; person < 3; person++) {
    await expect(cover(page)).toBeVisible();
    await expect(page.locator('[data-alternative], [data-row], [data-train]')).toHaveCount(0);
    const who = (await cover(page).textContent())!;
    await cover(page).click();
    await expect(page.getByRole('radio', { name: 'decides alone' })).toBeChecked();
    await plan(page);
    seen.set(who, who);
  }
  expect(seen.size).toBe(3);
  // Nobody is asked in between: from one cover to the next it is one person's turn.
  for (let turn = 0; turn < 5; turn++) {
    // Who planned last may begin, and holds the screen already.
    if (turn > 0 || (await asked(page)) === 'cover') await cover(page).click();
    await expect(cover(page)).toBeHidden();
    const kinds: string[] = [];
    while (!(await cover(page).isVisible())) {
      const kind = await asked(page);
      if (kind === 'cover') break;
      kinds.push(kind);
      await decide(page, kind as 'roll');
      await page.waitForTimeout(150);
    }
    expect(kinds).not.toContain('question');
    expect(kinds).toContain('drive');
  }
});
