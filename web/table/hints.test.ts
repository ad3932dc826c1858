/** What the head says of advice: all of it, where to look, or that it is all the same; and which comes first. */
import { ordered, type Advice } from '@stellwerk/toolkit/screen.ts';
import { expect, test } from 'vitest';
import { TEXTS } from '../texts/index.ts';
import { saidOf, weighedOf } from './useHints.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const wayOf = (name: string): readonly string[] => [name];
const advice: Advice = { say: 'Hint: lay two rails towards Rome.', about: 'Rome' };
/** Advice with such chances; what is better among them comes last. */
const weighed = (chances: readonly (number | undefined)[], { done = 1, better = 0 } = {}) => {
  const known = NAMES.slice(0, chances.length).filter((_, at) => chances[at] !== undefined);
  return weighedOf({
    ways: known.map((name) => JSON.stringify(wayOf(name))),
    chances: chances.filter((chance) => chance !== undefined),
    better: better > 0 ? known.slice(-better).map(wayOf) : [],
    done,
  });
};
const say = (text: string, chances: readonly (number | undefined)[], done = 1) => {
  const all = NAMES.slice(0, chances.length).map((name) => ({ ...advice, way: wayOf(name) }));
  return saidOf(text, undefined, all, weighed(chances, { done }), TEXTS.en);
};

test('a nudge says where to look, and no more', () => {
  expect(saidOf(advice.say, advice, [], undefined, TEXTS.en)).toBe('Hint: look at Rome.');
  expect(saidOf(advice.say, advice, [], undefined, TEXTS.de)).toBe('Tipp: Schau dir Rome an.');
  const telling = { ...advice, nudge: 'your way' };
  expect(saidOf(advice.say, telling, [], undefined, TEXTS.en)).toBe('Hint: look at your way.');
});

test('where something else comes before advice, nothing is said of it', () => {
  expect(saidOf(undefined, advice, [], undefined, TEXTS.en)).toBeUndefined();
});

test('chances that are the same are called so, once they are known', () => {
  expect(say(advice.say, [0.411, 0.406, 0.409])).toBe(`${advice.say} All three are equally good.`);
  expect(say(advice.say, [0.4, 0.4])).toBe(`${advice.say} Both are equally good.`);
  expect(say(advice.say, [0.4, 0.4], 0.9)).toBe(advice.say);
  expect(say(advice.say, [0.42, 0.4])).toBe(advice.say);
  expect(say(advice.say, [0.4, undefined, 0.4])).toBe(advice.say);
  expect(say(advice.say, [0.4])).toBe(advice.say);
});

test('the line is never longer than it may be', () => {
  const long = 'Hint: lay two rails from Paris towards Riga. Nobody else is building there.';
  expect(say(long, [0.4, 0.4, 0.4])).toBe(long);
});

test('the searcher’s best comes first, once all chances are known; what is as good keeps the game’s order', () => {
  const order = (chances: readonly (number | undefined)[], done = 1) =>
    ordered(NAMES.slice(0, chances.length), wayOf, weighed(chances, { done })).join('');
  expect(order([0.3, 0.4, 0.35])).toBe('bca');
  expect(order([0.395, 0.4, 0.35])).toBe('abc');
  expect(order([0.3, 0.4], 0.9)).toBe('ab');
  expect(order([0.3, undefined])).toBe('ab');
  expect(order([])).toBe('');
  expect(ordered(NAMES, wayOf, undefined)).toEqual(NAMES);
});

test('what the searcher has found comes among three, in the place of the weakest', () => {
  const known = weighed([0.3, 0.1, 0.2, 0.4], { better: 1 });
  expect(known.better).toEqual([['d']]);
  expect(ordered(NAMES, wayOf, known)).toEqual(['d', 'a', 'c']);
});
