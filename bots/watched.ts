/** Tells whether chance had a say. */
import type { Rng } from '@stellwerk/kernel';

export class Watched implements Rng {
  readonly #rng: Rng;
  /** Something was drawn or rolled. */
  drawn = false;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  below(n: number): number {
    this.drawn = true;
    return this.#rng.below(n);
  }
}
