/** Without the browser's own locks (plain http), tabs still agree on which of them plays. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockPlay, type PlayLock } from './play-lock.ts';

const open: PlayLock[] = [];
let play: string;
let plays = 0;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  play = `play-${plays++}`;
});
afterEach(() => {
  for (const lock of open.splice(0)) lock.release();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function take(id = play, onLost: () => void = () => {}): Promise<PlayLock | undefined> {
  const lock = await lockPlay(id, onLost);
  if (lock) open.push(lock);
  return lock;
}

test('a play that one tab has is refused to another, and another play is not', async () => {
  const first = await take();
  const [again, other] = await Promise.all([take(), take('another play')]);
  expect(again).toBeUndefined();
  expect(await first!.isHeld()).toBe(true);
  expect(await other!.isHeld()).toBe(true);
});

test('a play that was let go can be taken, also while somebody waits for it', async () => {
  const first = await take();
  const waiting = take();
  first!.release();
  expect(await waiting).toBeDefined();
});

test('of several tabs that ask at the same moment one gets the play', async () => {
  const locks = await Promise.all([take(), take(), take()]);
  expect(locks.filter((lock) => lock !== undefined)).toHaveLength(1);
});

test('a tab that slept when it was asked has lost the play and does not save', async () => {
  const lost = vi.fn();
  const sleeper = await take(play, lost);
  const question = new BroadcastChannel(`stellwerk-${play}`);
  question.postMessage({ type: 'question', claim: 'other', asked: Date.now() - 60_000 });
  // The question waits in the queue while the sleeper already wants to save.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await sleeper!.isHeld()).toBe(false);
  expect(lost).toHaveBeenCalledOnce();
  question.close();
});

test('where the browser has locks they are used', async () => {
  const request = vi.fn((_name: string, _options: unknown, held: () => Promise<void>) => held());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await (await take())!.isHeld()).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});
