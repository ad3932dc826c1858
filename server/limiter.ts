/** How often somebody may do something: so many at once, and so many a minute. */
import type { Time } from './time.ts';

interface Bucket {
  left: number;
  at: number;
}

const MOST = 50_000;

export class Limiter {
  readonly #time: Time;
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(time: Time, burst: number, perMinute: number) {
    this.#time = time;
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  allows(who: string): boolean {
    const now = this.#time.now();
    let bucket = this.#buckets.get(who);
    if (!bucket) {
      if (this.#buckets.size >= MOST) this.#buckets.clear();
      this.#buckets.set(who, (bucket = { left: this.#burst, at: now }));
    }
    bucket.left = Math.min(this.#burst, bucket.left + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  forget(who: string): void {
    this.#buckets.delete(who);
  }
}
