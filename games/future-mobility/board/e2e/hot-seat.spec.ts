/** Three persons at one screen: only a turn hands it on, a jam is asked of all at once, and nobody sees another's cards. */
import { expect, test } from '@playwright/test';
import type { View } from '../../rules/index.ts';
import { EMPTY, reckon } from '../sketch/sketch.ts';
import { touchTrip } from '../sketch/touches.ts';
import { playWhere } from './situations.ts';
import {
  asFile,
  button,
  clickBlock,
  framedCells,
  handOf,
  openPlay,
  quick,
  seatAt,
  startPlay,
  travel,
  tripsOf,
} from './table.ts';

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
        .or(button(page, /^(In the jam|Discard)/))
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

/** Kim could drive, Ada hold that up, and Kim get past it. */
const jamAndCarpool = (view: View, of: (seat: number) => View): boolean => {
  if (view.phase !== 'plan' || view.turn !== 0 || !view.hand.includes('carpool')) return false;
  const { journey, points } = reckon(view, touchTrip(view, EMPTY, view.open[0]!));
  const drives = journey!.segments.every(({ mode }) => mode === 'car' || mode === 'van');
  return drives && points > 2 && journey!.score.jams === 0 && of(1).hand.includes('trafficJam');
};

test('somebody jams and a carpool answers: each cover says what for, and the plan stays in sight', async ({ page }) => {
  await quick(page);
  await openPlay(page, asFile('play.json', playWhere(jamAndCarpool, {}, true)));
  const cover = (title: string) => page.getByRole('heading', { name: title });
  const take = async (title: string, name: string): Promise<void> => {
    await expect(cover(title)).toBeVisible();
    await button(page, `I am ${name}`).click();
    await expect(cover(title)).toBeHidden();
  };
  await take('Kim, your turn', 'Kim');
  await tripsOf(page).first().click();
  await travel(page).click();
  const question = page.getByRole('region', { name: /^Kim drives: \d+ points\. Anyone for a jam\?$/ });
  await expect(question).toBeVisible();
  const [asked, plan] = await Promise.all([question.boundingBox(), page.locator('main').boundingBox()]);
  expect(asked!.x).toBeGreaterThanOrEqual(plan!.x + plan!.width);
  await question.getByRole('button', { name: 'Ada jams' }).click();
  await take('Ada, place your jam', 'Ada');
  const [cell] = await framedCells(page, 'jam');
  await clickBlock(page, cell!);
  await button(page, /^Jam .. ?\d+ instead of \d+$/).click();
  const nobody = button(page, 'Nobody: go on');
  await expect(cover('Kim, your trip is jammed').or(nobody)).toBeVisible();
  if (await nobody.isVisible()) await nobody.click();
  await take('Kim, your trip is jammed', 'Kim');
  await button(page, /^Carpool \+\d+$/).click();
  // A card may have to go before Ada is told what Kim did.
  const discard = button(page, /^Discard \d/);
  await expect(discard.or(cover('Ada, your turn'))).toBeVisible();
  if (await discard.isVisible()) {
    await handOf(page).first().click();
    await discard.click();
  }
  await expect(cover('Ada, your turn')).toBeVisible();
  await expect(page.getByText(/^(So far|Since your turn): .*Kim \+\d+ by (car|van) \(carpool\)$/)).toBeVisible();
});
