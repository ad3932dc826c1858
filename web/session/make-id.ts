/** Names for new plays. `crypto.randomUUID` would do, but browsers keep it from pages over plain http. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
