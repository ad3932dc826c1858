/** How often somebody may do something: so many at once, and so many a minute. */
import type { Guest } from './rooms/room-doc.ts';
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
      // The others keep what they have: nobody shall be free again by bringing many.
      if (this.#buckets.size >= MOST) this.#buckets.delete(this.#buckets.keys().next().value!);
      this.#buckets.set(who, (bucket = { left: this.#burst, at: now }));
    }
    bucket.left = Math.min(this.#burst, bucket.left + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }
}

/** A house, a school or a café is one address. */
const PERSONS_AT_ADDRESS = 10;
/** Those of them who have no name yet leave something to the others. */
const NAMELESS_AT_ADDRESS = 5;

/** A limit for each person over all their sockets, and wider ones for each address over all who come from there. */
export class VisitorLimiter {
  readonly #persons: Limiter;
  readonly #nameless: Limiter;
  readonly #addresses: Limiter;

  constructor(time: Time, burst: number, perMinute: number) {
    this.#persons = new Limiter(time, burst, perMinute);
    this.#nameless = new Limiter(time, burst * NAMELESS_AT_ADDRESS, perMinute * NAMELESS_AT_ADDRESS);
    this.#addresses = new Limiter(time, burst * PERSONS_AT_ADDRESS, perMinute * PERSONS_AT_ADDRESS);
  }

  /** What is refused to a person doesn't count for the others at the address. */
  allows({ guest, address }: { readonly guest: Guest | undefined; readonly address: string }): boolean {
    const allowed = guest ? this.#persons.allows(guest.id) : this.#nameless.allows(address);
    return allowed && this.#addresses.allows(address);
  }
}

/** What limits by address count: with IPv6 somebody who has one address has 2⁶⁴ of them, all of one network. */
export function networkOf(address: string | undefined): string {
  // Somebody who hung up before they were asked for anything.
  if (address === undefined) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [before, after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? 8 - before!.length - after.length : 0;
  const groups = [...before!, ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
