/** Plays in IndexedDB: the summaries apart from the files, so that the home page reads little. */
import { openDB, type DBSchema } from 'idb';
import type { PlayStore, PlaySummary } from './store.ts';

interface Schema extends DBSchema {
  summaries: { key: string; value: PlaySummary };
  files: { key: string; value: unknown };
}

const NAME = 'stellwerk';
const VERSION = 1;
/** A browser that forbids storage may also simply never answer. */
const PATIENCE = 4000;

export async function openIdbStore(): Promise<PlayStore> {
  const opening = openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('summaries', { keyPath: 'id' });
      db.createObjectStore('files');
    },
  });
  const giveUp = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the database does not answer')), PATIENCE),
  );
  const db = await Promise.race([opening, giveUp]);
  return {
    list: () => db.getAll('summaries'),
    load: (id) => db.get('files', id),
    async save(summary, file) {
      const change = db.transaction(['summaries', 'files'], 'readwrite');
      await Promise.all([
        change.objectStore('summaries').put(summary),
        change.objectStore('files').put(file, summary.id),
        change.done,
      ]);
    },
    async remove(id) {
      const change = db.transaction(['summaries', 'files'], 'readwrite');
      await Promise.all([
        change.objectStore('summaries').delete(id),
        change.objectStore('files').delete(id),
        change.done,
      ]);
    },
  };
}
