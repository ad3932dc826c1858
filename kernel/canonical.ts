/** One text for one value: JSON with sorted keys, the ground of hashes and comparisons. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) throw new TypeError(`not JSON: ${inner}`);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const record = inner as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(record)
        .sort()
        .map((key) => [key, record[key]]),
    );
  });
}

export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

/** The next link of a running hash: what came before, and one value more. */
export function chain(before: string, value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(`${before}\n${canonical(value)}`)));
}
