/** A play is never lost, whatever the browser's storage does. */
import { expect, test } from 'vitest';
import { SafeStore } from './safe-store.ts';
import { MemoryStore, type PlayStore, type PlaySummary } from './store.ts';

const summary: PlaySummary = { id: 'a', game: 'toy', seats: [], updated: 1, entries: 0, over: false };
const quota = (): Error => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** A database that refuses to write while `failure` is set. */
function fragile(): { store: PlayStore; failure: Error | undefined } {
  const memory = new MemoryStore();
  const control = {
    failure: undefined as Error | undefined,
    store: {
      list: () => memory.list(),
      load: (id: string) => memory.load(id),
      remove: (id: string) => memory.remove(id),
      async save(about: PlaySummary, file: unknown) {
        if (control.failure) throw control.failure;
        await memory.save(about, file);
      },
    },
  };
  return control;
}

test('a play that was saved is there again', async () => {
  const store = new SafeStore(async () => new MemoryStore());
  await store.save(summary, { log: 1 });
  expect(await store.load('a')).toEqual({ log: 1 });
  expect(await store.list()).toEqual([summary]);
  expect(store.state).toBe('ok');
});

test('where storage is forbidden the play stays in memory and the state says so', async () => {
  const store = new SafeStore(() => Promise.reject(new Error('SecurityError')));
  await store.save(summary, { log: 1 });
  expect(store.state).toBe('forbidden');
  expect(await store.load('a')).toEqual({ log: 1 });
  expect(await store.list()).toEqual([summary]);
});

test('opening that throws at once is no different', async () => {
  const store = new SafeStore(() => {
    throw new ReferenceError('indexedDB is not defined');
  });
  await store.save(summary, 1);
  expect(store.state).toBe('forbidden');
  expect(await store.load('a')).toBe(1);
});

test('on a full disk the newest version is kept in memory, and wins over the older one on disk', async () => {
  const disk = fragile();
  const store = new SafeStore(async () => disk.store);
  await store.save(summary, 'old');
  disk.failure = quota();
  await store.save({ ...summary, entries: 1, updated: 2 }, 'new');
  expect(store.state).toBe('full');
  expect(await store.load('a')).toBe('new');
  expect(await store.list()).toEqual([{ ...summary, entries: 1, updated: 2 }]);
});

test('once there is room again the play goes to disk and the state is fine', async () => {
  const disk = fragile();
  disk.failure = quota();
  const store = new SafeStore(async () => disk.store);
  await store.save(summary, 'first');
  disk.failure = undefined;
  await store.save(summary, 'second');
  expect(store.state).toBe('ok');
  expect(await disk.store.load('a')).toBe('second');
});

test('a database that could not be opened gets another chance', async () => {
  let tries = 0;
  const store = new SafeStore(async () => {
    if (tries++ === 0) throw new Error('blocked');
    return new MemoryStore();
  });
  await store.save(summary, 1);
  expect(store.state).toBe('forbidden');
  await store.save(summary, 2);
  expect(store.state).toBe('ok');
});

test('removing takes the play from memory and from disk', async () => {
  const disk = fragile();
  const store = new SafeStore(async () => disk.store);
  await store.save(summary, 1);
  disk.failure = quota();
  await store.save(summary, 2);
  await store.remove('a');
  expect(await store.load('a')).toBeUndefined();
});
