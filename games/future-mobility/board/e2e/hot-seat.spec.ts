/** Three persons at one screen: only a turn hands it on, a jam is asked of all at once, and nobody sees another's cards. */
import { expect, test } from '@playwright/test';
import { button, handOf, quick, seatAt, startPlay, travel, tripsOf } from './table.ts';

test('a round of three hands the screen on three times', async ({ page }) => {
  await quick(page);
  await seatAt(page, 'future-mobility', ['Kim', 'Ada', 'Harry']);
  await startPlay(page);
  const cover = page.getByRole('heading', { name: /your turn|a question/ });
  const confirm = button(page, /^I’m |^I am /);
  let handed = 0;
  let travelled = 0;
  for (let steps = 0; steps < 40 && travelled < 3; steps++) {
    const nobody = button(page, 'Nobody: go on');
    await expect(
      cover
        .or(nobody)
        .or(button(page, 'Travel'))
        .or(button(page, /^(Accept it|Discard)/))
        .first(),
    ).toBeVisible();
    if (await nobody.isVisible()) {
      await expect(handOf(page)).toHaveCount(0);
      await nobody.click();
      await expect(nobody).toBeHidden();
    } else if (await cover.isVisible()) {
      handed++;
      await confirm.click();
      await expect(cover).toBeHidden();
    } else {
      await tripsOf(page).first().click();
      await travel(page).click();
      travelled++;
      await expect(cover.or(nobody).first()).toBeVisible();
    }
  }
  expect(travelled).toBe(3);
  expect(handed).toBeLessThanOrEqual(3);
});
