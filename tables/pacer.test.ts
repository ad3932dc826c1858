/** How long bots wait for a screen. */
import { expect, test } from 'vitest';
import { Pacer } from './index.ts';

test('bots pause once for what is new on the screen, as long as that wants to be looked at', async () => {
  const naps: number[] = [];
  let step = 1;
  const pacer = new Pacer({ pause: 500, held: false, seen: 1 }, async (time) => void naps.push(time));
  const wait = (): Promise<void> => pacer.wait(() => step);
  await wait();
  await wait();
  expect(naps).toEqual([500]);

  step = 2;
  const waiting = wait();
  pacer.set({ pause: 100, held: false, seen: 2 });
  await waiting;
  expect(naps).toEqual([500, 100]);
});
