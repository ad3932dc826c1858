/**
 * A store that never loses a play: whatever the database refuses stays in memory, and the state says so. As soon as the database takes a play
 * again, the copy in memory is dropped.
 */
import { MemoryStore, type PlayStore, type PlaySummary } from './store.ts';

export const STORAGE_STATES = ['ok', 'forbidden', 'full'] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

export class SafeStore implements PlayStore {
  readonly #open: () => Promise<PlayStore>;
  readonly #memory = new MemoryStore();
  #disk: Promise<PlayStore> | undefined;
  #state: StorageState = 'ok';

  constructor(open: () => Promise<PlayStore>) {
    this.#open = open;
  }

  get state(): StorageState {
    return this.#state;
  }

  async list(): Promise<readonly unknown[]> {
    const kept = await this.#memory.list();
    const ids = new Set(kept.map(idOf));
    const saved = await this.#try((disk) => disk.list(), []);
    return [...kept, ...saved.filter((summary) => !ids.has(idOf(summary)))];
  }

  async load(id: string): Promise<unknown> {
    return (await this.#memory.load(id)) ?? (await this.#try((disk) => disk.load(id), undefined));
  }

  async save(summary: PlaySummary, file: unknown): Promise<void> {
    await this.#memory.save(summary, file);
    const done = await this.#try((disk) => disk.save(summary, file).then(() => true), false);
    if (done) {
      this.#state = 'ok';
      await this.#memory.remove(summary.id);
    }
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    await this.#try((disk) => disk.remove(id), undefined);
  }

  async #try<T>(ask: (disk: PlayStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      this.#disk ??= this.#open();
      return await ask(await this.#disk);
    } catch (error) {
      this.#state = isFull(error) ? 'full' : 'forbidden';
      // A full disk may have room again later; one that can't be opened gets another chance with the next call.
      if (this.#state === 'forbidden') this.#disk = undefined;
      return otherwise;
    }
  }
}

function idOf(summary: unknown): unknown {
  return (summary as Partial<PlaySummary> | null | undefined)?.id;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || /quota/i.test(error.message));
}
