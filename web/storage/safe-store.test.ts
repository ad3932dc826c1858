/** A play is never lost, whatever the browser's storage does. */
import { expect, test } from 'vitest';
import { SafeStore } from './safe-store.ts';
import { LogConflict, MemoryStore, type PlayStore, type PlaySummary, type StoredLog } from './store.ts';

const summary: PlaySummary = { id: 'a', game: 'toy', seats: [], updated: 1, entries: 0, over: false };
const later = { ...summary, entries: 1, updated: 2 };
const log = (...entries: readonly unknown[]): StoredLog => ({ head: 'head', entries });
const quota = (): Error => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

/** A database that refuses to write while `failure` is set. */
class Fragile extends MemoryStore {
  failure: Error | undefined;
  override async create(about: PlaySummary, whole: StoredLog): Promise<void> {
    if (this.failure) throw this.failure;
    await super.create(about, whole);
  }
  override async append(about: PlaySummary, from: number, entries: readonly unknown[]): Promise<void> {
    if (this.failure) throw this.failure;
    await super.append(about, from, entries);
  }
}
const on = (disk: PlayStore): SafeStore => new SafeStore(async () => disk);

test('a play that was kept is there again, with what was added', async () => {
  const store = on(new MemoryStore());
  await store.create(summary, log());
  await store.append(later, 0, [1], () => log('not asked for'));
  expect(await store.load('a')).toEqual(log(1));
  expect(await store.list()).toEqual([later]);
  expect(store.state).toBe('ok');
});

test('where storage is forbidden the play stays in memory and the state says so', async () => {
  const store = new SafeStore(() => Promise.reject(new Error('SecurityError')));
  await store.create(summary, log());
  await store.append(later, 0, [1], () => log(1));
  expect(store.state).toBe('forbidden');
  expect(await store.load('a')).toEqual(log(1));
  expect(await store.list()).toEqual([later]);
});

test('opening that throws at once is no different', async () => {
  const store = new SafeStore(() => {
    throw new ReferenceError('indexedDB is not defined');
  });
  await store.create(summary, log());
  expect(store.state).toBe('forbidden');
  expect(await store.load('a')).toEqual(log());
});

test('on a full disk the whole play is kept in memory, and wins over the older one on disk', async () => {
  const disk = new Fragile();
  const store = on(disk);
  await store.create(summary, log());
  disk.failure = quota();
  await store.append(later, 0, [1], () => log(1));
  expect(store.state).toBe('full');
  expect(await store.load('a')).toEqual(log(1));
  expect(await store.list()).toEqual([later]);
});

test('once there is room again all that the disk missed goes there, and the state is fine', async () => {
  const disk = new Fragile();
  const store = on(disk);
  await store.create(summary, log());
  disk.failure = quota();
  await store.append(later, 0, [1], () => log(1));
  disk.failure = undefined;
  await store.append(later, 1, [2], () => log(1, 2));
  expect(store.state).toBe('ok');
  expect(await disk.load('a')).toEqual(log(1, 2));
});

test('a database that could not be opened gets another chance', async () => {
  let tries = 0;
  const store = new SafeStore(async () => {
    if (tries++ === 0) throw new Error('blocked');
    return new MemoryStore();
  });
  await store.create(summary, log());
  expect(store.state).toBe('forbidden');
  await store.append(later, 0, [1], () => log(1));
  expect(store.state).toBe('ok');
});

test('removing takes the play from memory and from disk', async () => {
  const disk = new Fragile();
  const store = on(disk);
  await store.create(summary, log());
  disk.failure = quota();
  await store.append(later, 0, [1], () => log(1));
  await store.remove('a');
  expect(await store.load('a')).toBeUndefined();
});

test('a log that has gone on elsewhere is not overwritten', async () => {
  const disk = new MemoryStore();
  const store = on(disk);
  await store.create(summary, log());
  await disk.append(later, 0, ['elsewhere']);
  await expect(store.append(later, 0, ['here'], () => log('here'))).rejects.toThrow(LogConflict);
  await disk.remove('a');
  await expect(store.append(later, 1, ['here'], () => log('here'))).rejects.toThrow(LogConflict);
  expect(await store.load('a')).toBeUndefined();
});
