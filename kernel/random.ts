/**
 * Randomness. Real plays draw from a ChaCha20 stream, so that having seen every die so far does not tell the next one; its
 * position is part of a play's state. Searching bots use a small fast generator of their own.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './game.ts';

const BLOCK_WORDS = 16;
const BUFFER_WORDS = 16 * BLOCK_WORDS;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BUFFER_WORDS * 4);

export class Stream implements Rng {
  readonly #key: Uint8Array;
  readonly #words = new Uint32Array(BUFFER_WORDS);
  #buffered = -1;
  #position: number;

  constructor(key: Uint8Array, position = 0) {
    this.#key = key;
    this.#position = position;
  }

  /** How many 32-bit words have been drawn. */
  get position(): number {
    return this.#position;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0xffffffff) throw new RangeError(`below(${n})`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % n;
  }

  #next(): number {
    const buffer = Math.floor(this.#position / BUFFER_WORDS);
    if (buffer !== this.#buffered) {
      const bytes = chacha20(this.#key, NONCE, ZEROS, undefined, (buffer * BUFFER_WORDS) / BLOCK_WORDS);
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let i = 0; i < BUFFER_WORDS; i++) this.#words[i] = words.getUint32(4 * i, true);
      this.#buffered = buffer;
    }
    return this.#words[this.#position++ % BUFFER_WORDS]!;
  }
}

/**
 * For search and tests: quick, seeded by a number, no secret. The bias of its `below` is under n / 2³². The seed is mixed first, because
 * the generator's first draw is its seed: neighbours would begin nearly alike.
 */
export function fastRng(seed: number): Rng {
  const generator = xoroshiro128plus(mix(seed));
  return { below: (n) => Math.floor(((generator.next() >>> 0) / 0x1_0000_0000) * n) };
}

/** Spreads neighbouring numbers over all 32 bits (the finisher of MurmurHash3). */
export function mix(n: number): number {
  let bits = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}

/** Shuffles in place. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new RangeError('pick from nothing');
  return items[rng.below(items.length)]!;
}
