/** Plays in IndexedDB: summaries apart from logs, so that the home page reads little; a log by its entries, so that saving appends. */
import { openDB, type DBSchema } from 'idb';
import { LogConflict, type PlayStore, type PlaySummary } from './store.ts';

interface Schema extends DBSchema {
  summaries: { key: string; value: PlaySummary };
  heads: { key: string; value: unknown };
  entries: { key: [string, number]; value: unknown };
  /** Whole files of version 1, kept so that nothing is lost. */
  files: { key: string; value: unknown };
}

const NAME = 'stellwerk';
const VERSION = 2;
/** A browser that forbids storage may also simply never answer. */
const PATIENCE = 4000;
const ALL = ['summaries', 'heads', 'entries', 'files'] as const;

export async function openIdbStore(): Promise<PlayStore> {
  const opening = openDB<Schema>(NAME, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('summaries', { keyPath: 'id' });
        db.createObjectStore('files');
      }
      db.createObjectStore('heads');
      db.createObjectStore('entries');
    },
    // Another tab wants a newer database: it must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const giveUp = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the database does not answer')), PATIENCE),
  );
  const db = await Promise.race([opening, giveUp]);
  return {
    list: () => db.getAll('summaries'),
    async load(id) {
      const read = db.transaction(ALL);
      const [head, entries, old] = await Promise.all([
        read.objectStore('heads').get(id),
        read.objectStore('entries').getAll(entriesOf(id)),
        read.objectStore('files').get(id),
      ]);
      if (head !== undefined) return { head, entries };
      return old === undefined ? undefined : { old };
    },
    async create(summary, { head, entries }) {
      const change = db.transaction(ALL, 'readwrite');
      const log = change.objectStore('entries');
      await Promise.all([
        change.objectStore('summaries').put(summary),
        change.objectStore('heads').put(head, summary.id),
        log.delete(entriesOf(summary.id)),
        ...entries.map((entry, index) => log.put(entry, [summary.id, index])),
        change.done,
      ]);
    },
    async append(summary, from, entries) {
      const change = db.transaction(['summaries', 'heads', 'entries'], 'readwrite');
      const log = change.objectStore('entries');
      const [head, length] = await Promise.all([
        change.objectStore('heads').getKey(summary.id),
        log.count(entriesOf(summary.id)),
      ]);
      if (head === undefined || length !== from) throw new LogConflict(`play ${summary.id} has no entry ${from} next`);
      await Promise.all([
        change.objectStore('summaries').put(summary),
        ...entries.map((entry, index) => log.put(entry, [summary.id, from + index])),
        change.done,
      ]);
    },
    async remove(id) {
      const change = db.transaction(ALL, 'readwrite');
      await Promise.all([
        change.objectStore('summaries').delete(id),
        change.objectStore('heads').delete(id),
        change.objectStore('entries').delete(entriesOf(id)),
        change.objectStore('files').delete(id),
        change.done,
      ]);
    },
  };
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
