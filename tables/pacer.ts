/** Keeps bots from running ahead of a screen: they pause for each thing that is new there, and wait for what is being shown and read. */
import type { Pace } from './home-screen.ts';

export class Pacer {
  readonly #sleep: (milliseconds: number) => Promise<void>;
  #pace: Pace;
  #release: (() => void) | undefined;
  #closed = false;
  /** The step that was paused for. */
  #rested = -1;

  constructor(pace: Pace, sleep: (milliseconds: number) => Promise<void>) {
    this.#pace = pace;
    this.#sleep = sleep;
  }

  set(pace: Pace): void {
    this.#pace = pace;
    this.#release?.();
  }

  /** Resolves when a bot may move at a screen that has come to this step. */
  async wait(step: () => number): Promise<void> {
    // How long a pause is depends on what has been drawn.
    await this.#until(() => this.#pace.seen >= step());
    // What a bot does unseen takes no time.
    if (this.#rested !== step() && this.#pace.pause > 0) await this.#sleep(this.#pace.pause);
    this.#rested = step();
    await this.#until(() => !this.#pace.held && this.#pace.seen >= step());
  }

  async #until(isDue: () => boolean): Promise<void> {
    while (!isDue() && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#release = resolve;
      });
    }
  }

  close(): void {
    this.#closed = true;
    this.#release?.();
  }
}
