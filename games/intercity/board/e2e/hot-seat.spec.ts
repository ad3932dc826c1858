/** Three persons, one screen: a cover comes once a turn, and for a question says that it is one; plans are never on the page while somebody else looks. */
import { expect, test, type Page } from '@playwright/test';
import { asked, begin, button, decide, plan, promptOf, quick } from './table.ts';

test.describe.configure({ timeout: 180_000 });

const cover = (page: Page) => page.getByRole('button', { name: /^I am/ });

/** The opening of somebody who wants to be asked about each train. */
async function planNothing(page: Page): Promise<void> {
  await page.getByText('asks when anything changes the plan').click();
  await button(page, /^No plan/).click();
}

test('each plans behind a cover, then one cover a turn; who wants to be asked gets a cover for each question', async ({
  page,
}) => {
  await quick(page);
  await begin(page, { seats: ['Kim', 'Lou', 'Mia'] });
  const persons: string[] = [];
  for (let person = 0; person < 3; person++) {
    await expect(cover(page)).toBeVisible();
    await expect(page.locator('[data-alternative], [data-row], [data-train]')).toHaveCount(0);
    persons.push((await promptOf(page).textContent())!.replace(/,.*/, ''));
    await cover(page).click();
    await expect(page.getByRole('radio', { name: 'decides alone' })).toBeChecked();
    // Two want to be asked, so that nobody wins before anybody is.
    await (person < 2 ? planNothing : plan)(page);
  }
  expect(new Set(persons).size).toBe(3);
  await expect(promptOf(page)).not.toHaveText(/where to\?$/);
  const askers = persons.slice(0, 2);
  let questions = 0;
  let turns = 0;
  // From one cover to the next it is one person's turn, or one question.
  while (turns < 2 || questions === 0) {
    // Who planned last may begin, and holds the screen already.
    const covered = turns > 0 || (await asked(page)) === 'cover';
    const said = covered ? (await promptOf(page).textContent())! : '';
    if (covered) await cover(page).click();
    await expect(cover(page)).toBeHidden();
    const kinds: string[] = [];
    while (!(await cover(page).isVisible())) {
      const kind = await asked(page);
      if (kind === 'cover') break;
      kinds.push(kind);
      await decide(page, kind as 'roll');
      await page.waitForTimeout(150);
    }
    // Before the first cover nothing may have been asked yet.
    if (!covered && kinds.length === 0) continue;
    if (said.endsWith(', a question')) {
      questions++;
      expect(askers.map((asker) => `${asker}, a question`)).toContain(said);
      expect(kinds).toEqual(['question']);
    } else {
      turns++;
      if (!askers.some((asker) => said === `${asker}, your turn`)) expect(kinds).not.toContain('question');
      expect(kinds.filter((kind) => kind !== 'question').length).toBeGreaterThan(0);
    }
  }
});
