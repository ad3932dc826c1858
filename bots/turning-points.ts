/** Where a game turned: the largest changes of a chance. */

/** At most so many, each worth at least this, and so many turns apart: what is told should matter. */
const MOST = 3;
export const WORTH_TELLING = 0.05;
const APART = 3;

export interface Change {
  /** Its place in the course. */
  readonly at: number;
  readonly by: number;
}

/** Of a course of chances, in the order in which they came. */
export function turningPoints(chances: readonly number[]): readonly Change[] {
  return largest(chances.slice(1).map((chance, index) => ({ at: index + 1, by: chance - chances[index]! })));
}

/** The largest that are worth telling, of those close together the largest alone. */
export function largest<Of extends Change>(changes: readonly Of[]): readonly Of[] {
  const found: Of[] = [];
  for (const each of changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (found.length === MOST || Math.abs(each.by) < WORTH_TELLING) break;
    if (found.every(({ at }) => Math.abs(at - each.at) >= APART)) found.push(each);
  }
  return found.toSorted((a, b) => a.at - b.at);
}
