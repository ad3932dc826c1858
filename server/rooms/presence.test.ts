import { expect, test } from 'vitest';
import { HandTime } from '../online.testing.ts';
import type { Page } from './page.ts';
import { Presence } from './presence.ts';

test('of those who only watched nothing is kept, and nobody is told that they are away', async () => {
  const time = new HandTime();
  let told = 0;
  const presence = new Presence(
    time,
    () => told++,
    (person) => person === 'mia',
  );
  const pages = ['mia', 'eve'].map((id) => ({ guest: { id, name: id, colour: null } }) as Page);
  for (const page of pages) presence.enter(page);
  for (const page of pages) presence.leave(page);
  await time.pass(30_000, () => Promise.resolve());
  expect(['mia', 'eve'].map((person) => presence.awaySince(person) !== undefined)).toEqual([true, false]);
  expect(told).toBe(1);
});
