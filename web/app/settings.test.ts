/** Settings survive whatever is found in storage. */
import { expect, test } from 'vitest';
import { languageOf, sane, type Settings } from './settings.tsx';

const defaults: Settings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  pace: 'calm',
  reaction: 'long',
  strength: 'suggestion',
  patterns: false,
  ways: true,
  endsByItself: false,
  knowsZoom: false,
  sound: true,
  keys: true,
  notify: false,
  name: '',
  place: 'here',
};

test('the browser’s first language that we speak wins', () => {
  expect(languageOf(['fr-FR', 'de-CH', 'en'])).toBe('de');
  expect(languageOf(['en-GB', 'de'])).toBe('en');
  expect(languageOf(['fr'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test.each([[null], [7], ['text'], [[]], [{ language: 'fr', theme: 3, sound: 'loud', name: 8 }]])(
  'nonsense like %j leaves the defaults',
  (stored) => {
    expect(sane(defaults, stored)).toEqual(defaults);
  },
);

test('what has a meaning is taken', () => {
  const stored = { language: 'de', theme: 'dark', sound: false, strength: 'nudge', more: 1 };
  const taken = { language: 'de', theme: 'dark', sound: false, strength: 'nudge' };
  expect(sane(defaults, stored)).toEqual({ ...defaults, ...taken });
});
