/** What changes a room, one thing after another: made, stored, and told afterwards. */
import type { Reason } from '@stellwerk/kernel';
import type { WireReason } from '@stellwerk/tables/wire';
import { isTaken } from '../store/index.ts';
import { Gone, type Asked } from './asked.ts';
import { DONE, refused, type Outcome } from './page.ts';
import { Outdated, saveRoom, type SaveRoom } from './room-log.ts';

/** Changes the room, or says why not. Where another node was faster, it is made again on what that has left. */
export type Make = () => WireReason | Reason | undefined | void | Promise<WireReason | Reason | undefined | void>;

/** What belongs to a change. */
interface How {
  readonly save?: SaveRoom;
  /** Called when it is stored and nobody has been told. */
  readonly stored?: () => void;
  /** The request for it. What has been done is not done again. */
  readonly asked?: Asked | undefined;
}

interface Around {
  store(save: SaveRoom, asked: Asked | undefined): Promise<void>;
  isDone(asked: Asked): Promise<boolean>;
  /** Reads the room if another node has changed it, which is `sure` or only possible; says whether one has. */
  reread(sure?: boolean): Promise<boolean>;
  /** What was made is not to be: the room is again as it is stored. */
  revert(): Promise<void>;
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

  make(make: Make, { save = saveRoom, stored, asked }: How = {}): Promise<Outcome> {
    return this.#enqueue(async () => {
      for (;;) {
        if (asked && (await this.#around.isDone(asked))) return DONE;
        const reason = await make();
        if (reason) {
          // What is refused here may be right by what others have done meanwhile.
          if (await this.#around.reread()) continue;
          return typeof reason === 'string' ? refused(reason) : { ok: false, reason };
        }
        try {
          await this.#around.store(save, asked);
          break;
        } catch (error) {
          if (error instanceof Gone) {
            await this.#around.revert();
            return refused('wire.person');
          }
          const late = error instanceof Outdated || isTaken(error);
          if (!late || !(await this.#around.reread(true))) throw error;
        }
      }
      stored?.();
      this.#around.tell();
      return DONE;
    });
  }

  /** A change that nobody waits for. */
  makeLater(make: Make, save = saveRoom): void {
    // If it fails, that has been told.
    this.make(make, { save }).catch(() => {});
  }

  /** What others have stored takes its place between the changes. */
  adopt(adopt: () => Promise<void>): Promise<void> {
    return this.#enqueue(adopt);
  }

  async settled(): Promise<void> {
    await this.#queue;
  }

  #enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(run);
    this.#queue = done.catch((error: unknown) => this.#around.failed(error));
    return done;
  }
}
