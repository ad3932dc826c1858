/** Names for new plays. `crypto.randomUUID` would do, but browsers keep it from pages over plain http. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is tried from a moment of a play carries its name. */
const FROM = '~';

export const makeTryId = (trunk: string): string => `${trunk}${FROM}${makeId().slice(0, 8)}`;

/** The play that this is a try from, if it is one. */
export function trunkOf(id: string): string | undefined {
  const at = id.lastIndexOf(FROM);
  return at < 0 ? undefined : id.slice(0, at);
}
