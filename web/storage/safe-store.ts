/**
 * A store that never loses a play: what the database refuses stays in memory, and the state says so. As soon as the database takes the play
 * again, the copy in memory is dropped.
 */
import { LogConflict, MemoryStore, type PlayStore, type PlaySummary, type StoredLog } from './store.ts';

export const STORAGE_STATES = ['ok', 'forbidden', 'full'] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

export class SafeStore {
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
    const saved = (await this.#try((disk) => disk.list())) ?? [];
    return [...kept, ...saved.filter((summary) => !ids.has(idOf(summary)))];
  }

  async load(id: string): ReturnType<PlayStore['load']> {
    return (await this.#memory.load(id)) ?? this.#try((disk) => disk.load(id));
  }

  async create(summary: PlaySummary, log: StoredLog): Promise<void> {
    await this.#memory.create(summary, log);
    if (await this.#succeeds((disk) => disk.create(summary, log))) await this.#memory.remove(summary.id);
  }

  /** `whole` gives the log with the new entries, for the case that it has to be kept in memory from now on. */
  async append(summary: PlaySummary, from: number, entries: readonly unknown[], whole: () => StoredLog): Promise<void> {
    const inMemory = (await this.#memory.load(summary.id)) !== undefined;
    // What the disk missed so far has to go there too.
    if (inMemory) await this.create(summary, whole());
    else if (!(await this.#succeeds((disk) => disk.append(summary, from, entries))))
      await this.#memory.create(summary, whole());
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    await this.#try((disk) => disk.remove(id));
  }

  async #succeeds(ask: (disk: PlayStore) => Promise<void>): Promise<boolean> {
    const done = (await this.#try((disk) => ask(disk).then(() => true))) ?? false;
    if (done) this.#state = 'ok';
    return done;
  }

  async #try<T>(ask: (disk: PlayStore) => Promise<T>): Promise<T | undefined> {
    try {
      this.#disk ??= this.#open();
      return await ask(await this.#disk);
    } catch (error) {
      // Keeping this log in memory would overwrite the other one later.
      if (error instanceof LogConflict) throw error;
      this.#state = isFull(error) ? 'full' : 'forbidden';
      // A full disk may have room again later; one that can't be opened gets another chance with the next call.
      if (this.#state === 'forbidden') this.#disk = undefined;
      return undefined;
    }
  }
}

function idOf(summary: unknown): unknown {
  return (summary as Partial<PlaySummary> | null | undefined)?.id;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || /quota/i.test(error.message));
}
