/** Which switch a refused table wants turned. */
import { expect, test } from 'vitest';
import type { PlainSpec } from '../session/setup.ts';
import { neededSwitch } from './needed-switch.ts';

const SPECS: Readonly<Record<string, PlainSpec>> = {
  duel: { kind: 'flag', default: false },
  open: { kind: 'flag', default: true },
  map: { kind: 'data' },
};
type Rule = (options: Readonly<Record<string, unknown>>) => boolean;
const needed = (options: Readonly<Record<string, unknown>>, rule: Rule) =>
  neededSwitch(SPECS, options, async (tried) => rule(tried));

test('the one switch that helps is turned, and back to its default', async () => {
  expect(await needed({}, ({ duel }) => duel === true)).toEqual({ key: 'duel', value: true });
  expect(await needed({ duel: true }, ({ duel }) => !duel)).toEqual({ key: 'duel', value: undefined });
  expect(await needed({ duel: true }, ({ open }) => open === false)).toEqual({ key: 'open', value: false });
});

test('where none helps, or either would, people choose', async () => {
  expect(await needed({}, () => false)).toBeUndefined();
  expect(await needed({}, ({ duel, open }) => duel === true || open === false)).toBeUndefined();
});
