/** Whatever is asked, laid or refused leads to a paragraph that is there. */
import { expect, test } from 'vitest';
import { arrange } from '../rules/arrange.testing.ts';
import { game, POWER_UPS, REASONS, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { promptOf } from './prompts.ts';
import { ruleOfCard, ruleOfRefusal } from './rules-of.ts';
import { chipsOf, ticketsOf } from './sketch/tickets.ts';
import { EMPTY, reckon, type Sketch } from './sketch/sketch.ts';
import { touchCard, touchTrip } from './sketch/touches.ts';
import type { FutureMobilityTable } from './table.ts';
import type { Planning } from './useSketch.ts';

const sections = rulesEn.map(({ id }) => id);

test('both languages have the same paragraphs', () => {
  expect(rulesDe.map(({ id }) => id)).toEqual(sections);
});

test.each(POWER_UPS)('the card %s', (card) => {
  expect(sections).toContain(ruleOfCard(card));
});

test('refusals, but for those that no rule explains', () => {
  const unexplained = REASONS.filter((code) => ruleOfRefusal({ code }) === undefined);
  expect(unexplained).toEqual(['shape', 'over', 'notYourTurn', 'notNow', 'orderSame']);
  for (const code of REASONS) if (!unexplained.includes(code)) expect(sections).toContain(ruleOfRefusal({ code }));
});

test('what is asked in my turn, chosen, laid, avoided, or asked for in vain', () => {
  const hands = [['bikePath', 'delivery', 'electricVehicle']] as const;
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands }), 0) as View;
  const ruleOf = (sketch: Sketch, more: Partial<Planning> = {}): string | undefined => {
    const outcome = reckon(view, sketch);
    const planning = { role: 'plan', outcome, tickets: ticketsOf(view, outcome), ...more } as Planning;
    const players = ['Kim', 'Ada', 'Harry'].map((name, seat) => ({ seat, name, colour: seat }));
    return promptOf({ view, players, viewer: 0 } as unknown as FutureMobilityTable, texts.en, planning).rule;
  };
  const card = (place: number): Sketch => touchCard(view, EMPTY, place) as Sketch;
  const trip = touchTrip(view, EMPTY, 36);
  const lacking = chipsOf(view, reckon(view, trip)).find(({ look }) => look === 'cannot')!;
  expect(ruleOf(EMPTY)).toBe('turn');
  expect(ruleOf(trip)).toBe('trip');
  expect(ruleOf(trip, { lacking })).toBe('modes');
  expect([0, 1, 2].map((place) => ruleOf(card(place)))).toEqual(['shift', 'avoid', 'improve']);
  expect(ruleOf(card(0), { refused: { code: 'layRoad', at: [6] } })).toBe('shift');
  expect(ruleOf(card(0), { refused: { code: 'notNow' } })).toBe('turn');
});
