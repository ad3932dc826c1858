/** The boxes of a route: the four values that complete it, and that everybody may have a 4 there. */
import type { PlacedTile } from '../../rules/index.ts';

interface Place {
  readonly value: number;
  /** Whose station it is, if one is there. */
  readonly owner: number | undefined;
  /** A 4 that may come, though the route doesn't need it. */
  readonly spare: boolean;
}

export function placesOf(
  stations: readonly Pick<PlacedTile, 'value' | 'owner'>[],
  complete: boolean,
  seats: number,
): Place[] {
  return [1, 2, 3, 4].flatMap((value): Place[] => {
    const there = stations
      .filter((tile) => tile.value === value)
      .map(({ owner }) => ({ value, owner: owner!, spare: false }));
    if (there.length === 0) return [{ value, owner: undefined, spare: false }];
    const isFree = value === 4 && !complete && there.length < seats;
    return isFree ? [...there, { value, owner: undefined, spare: true }] : there;
  });
}
