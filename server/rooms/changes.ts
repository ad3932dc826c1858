/** What changes a room, one thing after another: made, stored, and told afterwards. */
import type { Reason } from '@stellwerk/kernel';
import type { WireReason } from '@stellwerk/tables/wire';
import { DONE, refused, type Outcome } from './page.ts';
import { saveRoom } from './room-log.ts';

/** Changes the room, or says why not. */
export type Make = () => WireReason | Reason | undefined | void | Promise<WireReason | Reason | undefined | void>;
type Save = typeof saveRoom;

interface Around {
  store(save: Save): Promise<void>;
  /** It is stored: everybody may know. */
  tell(): void;
  /** What could not be stored has not happened. */
  failed(error: unknown): void;
}

export class Changes {
  readonly #around: Around;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Around) {
    this.#around = around;
  }

  make(make: Make, save: Save = saveRoom): Promise<Outcome> {
    const done = this.#queue.then(async (): Promise<Outcome> => {
      const reason = await make();
      if (reason) return typeof reason === 'string' ? refused(reason) : { ok: false, reason };
      await this.#around.store(save);
      this.#around.tell();
      return DONE;
    });
    this.#queue = done.catch((error: unknown) => this.#around.failed(error));
    return done;
  }

  /** A change that nobody waits for. */
  makeLater(make: Make, save?: Save): void {
    // If it fails, that has been told.
    this.make(make, save).catch(() => {});
  }

  async settled(): Promise<void> {
    await this.#queue;
  }
}
