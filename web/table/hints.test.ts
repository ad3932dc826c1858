/** What the head says of advice: all of it, where to look, or that it is all the same. */
import { ordered, type Advice } from '@stellwerk/toolkit/screen.ts';
import { expect, test } from 'vitest';
import { TEXTS } from '../texts/index.ts';
import { orderOf, saidOf } from './useHints.ts';

const advice: Advice = { say: 'Hint: lay two rails towards Rome.', about: 'Rome' };
const even = (...chances: readonly (number | undefined)[]) => ({ chances, done: 1 });
const say = (...[hint, nudge, weighing]: readonly any[]) => saidOf(hint, nudge, weighing, TEXTS.en);

test('a nudge says where to look, and no more', () => {
  expect(say(advice.say, advice)).toBe('Hint: look at Rome.');
  expect(saidOf(advice.say, advice, undefined, TEXTS.de)).toBe('Tipp: Schau dir Rome an.');
});

test('where something else comes before advice, nothing is said of it', () => {
  expect(say(undefined, advice)).toBeUndefined();
});

test('chances that are the same are called so, once they are known', () => {
  expect(say(advice.say, undefined, even(0.411, 0.406, 0.409))).toBe(`${advice.say} All three are equally good.`);
  expect(say(advice.say, undefined, even(0.4, 0.4))).toBe(`${advice.say} Both are equally good.`);
  expect(say(advice.say, undefined, { chances: [0.4, 0.4], done: 0.9 })).toBe(advice.say);
  expect(say(advice.say, undefined, even(0.42, 0.4))).toBe(advice.say);
  expect(say(advice.say, undefined, even(0.4, undefined, 0.4))).toBe(advice.say);
  expect(say(advice.say, undefined, even(0.4))).toBe(advice.say);
});

test('the line is never longer than it may be', () => {
  const long = 'Hint: lay two rails from Paris towards Riga. Nobody else is building there.';
  expect(say(long, undefined, even(0.4, 0.4, 0.4))).toBe(long);
});

test('the searcher’s best comes first, once all chances are known; what is as good keeps the game’s order', () => {
  expect(orderOf(even(0.3, 0.4, 0.35))).toEqual([1, 2, 0]);
  expect(orderOf(even(0.395, 0.4, 0.35))).toEqual([0, 1, 2]);
  expect(orderOf({ chances: [0.3, 0.4], done: 0.9 })).toBeUndefined();
  expect(orderOf(even(0.3, undefined))).toBeUndefined();
  expect(orderOf(even())).toBeUndefined();
});

test('an order goes with the list that it is of', () => {
  expect(ordered(['a', 'b', 'c'], [1, 2, 0])).toEqual(['b', 'c', 'a']);
  expect(ordered(['a', 'b'], [1, 2, 0])).toEqual(['a', 'b']);
  expect(ordered(['a', 'b'], undefined)).toEqual(['a', 'b']);
});
