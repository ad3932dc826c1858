/** Names that can't be guessed, and codes that can be said aloud. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 72 bits. */
export function makeId(): string {
  return randomBytes(9).toString('base64url');
}

/** 144 bits: a key that gives its holder a right. */
export function makeKey(): string {
  return randomBytes(18).toString('base64url');
}

/** Keys are stored by their hash. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** By this sign pages know a person, whatever they are called. Nobody comes from it to the id. */
export const signOf = (person: string): string => hashOf(`sign ${person}`).slice(0, 12);

/** Letters and digits that nobody mixes up. */
const SIGNS = 'ACDEFGHJKMNPQRTUVWXYZ234679';
const CODE_LENGTH = 6;

export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** As it was typed: with spaces, in small letters. */
export function readCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}
