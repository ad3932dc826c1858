/** Single keys can be switched off. */
import { expect, test, vi } from 'vitest';
import { isSwitchedOff } from './keys.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({ key: name, ...more }) as KeyboardEvent;

test.each([
  ['', []],
  ['off', ['e', '?', ',', '1']],
] as const)('with %j on the page, of all keys %j mean nothing', (keys, off) => {
  vi.stubGlobal('document', { documentElement: { dataset: { keys } } });
  const all = ['e', '?', ',', '1', 'Enter', 'Escape', 'ArrowLeft', ' '];
  expect(all.filter((name) => isSwitchedOff(key(name)))).toEqual(off);
  expect(isSwitchedOff(key('z', { ctrlKey: true }))).toBe(false);
  vi.unstubAllGlobals();
});
