/** Keeps bots from running ahead of a screen: they pause before each move, and wait for what is being shown and read. */
import type { Pace } from './home-screen.ts';

export class Pacer {
  readonly #sleep: (milliseconds: number) => Promise<void>;
  #pace: Pace;
  #release: (() => void) | undefined;
  #closed = false;

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
    if (this.#pace.pause > 0) await this.#sleep(this.#pace.pause);
    while ((this.#pace.held || this.#pace.seen < step()) && !this.#closed) {
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
