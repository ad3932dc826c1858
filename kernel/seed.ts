/**
 * Fair shuffles: a secret is fixed and its hash shown before anybody joins; every seat may add something of its own; the
 * play's randomness comes from both. When the secret is revealed, everybody can check that nobody chose the cards.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** `secret` is missing in what seats see while the play runs. */
export interface Seed {
  /** SHA-256 of the secret, hex. */
  readonly commitment: string;
  readonly secret: string;
  /** What the seats added, in seat order. */
  readonly contributions: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;

/** A seed from 32 fresh random bytes. */
export function makeSeed(secret: Uint8Array, contributions: readonly string[] = []): Seed {
  if (secret.length !== 32) throw new RangeError('a secret is 32 bytes');
  return { commitment: bytesToHex(sha256(secret)), secret: bytesToHex(secret), contributions };
}

/** A seed that anybody can make again from a word: for simulations and tests, never for people. */
export function namedSeed(name: string): Seed {
  return makeSeed(sha256(utf8ToBytes(name)));
}

export function keepsCommitment(seed: Seed): boolean {
  return SECRET.test(seed.secret) && bytesToHex(sha256(hexToBytes(seed.secret))) === seed.commitment;
}

/** The key of the play's random stream. Lengths are mixed in, so that contributions can't be shifted into each other. */
export function streamKey(seed: Seed): Uint8Array {
  const parts = seed.contributions.map((text) => sha256(utf8ToBytes(text)));
  return sha256(concatBytes(utf8ToBytes('stellwerk play 1\n'), hexToBytes(seed.secret), ...parts));
}
