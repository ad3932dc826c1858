import { expect, test } from 'vitest';
import { askRewind, dropOvertaken, rewinds, vote } from './motions.ts';
import { newRoom } from './room-doc.ts';

const MIA = { id: 'mia', name: 'Mia', colour: null };
const TABLE = {
  type: 'open',
  id: 'o1',
  game: 'transeuropa',
  options: {},
  seats: [{ kind: 'you' }, { kind: 'free' }],
  public: false,
  watch: true,
  clock: { kind: 'none' },
  reaction: 20,
} as const;
/** A play of so many entries in which the seat's last turn began after so many. */
const turns = (length: number, last: number) => ({ length, lastTurn: () => last });

test('a request to take a turn back waits at a node that knows only the first half of the turn', () => {
  const doc = newRoom({ ...TABLE, seats: [...TABLE.seats] }, MIA, 0);
  // The turn is entries 10 and 11. Where only the first is known it is still the present one, and the last is an older one.
  const half = turns(11, 6);
  expect(askRewind(doc, 0, 0, turns(12, 10), 0)).toBe(true);
  expect(vote(doc, { motion: 'rewind', seat: 0 }, 0, true, [0], 0)).toMatchObject({ to: 10 });
  expect(rewinds(doc, half).overtaken).toBe(false);
  dropOvertaken(doc, half);
  expect(rewinds(doc, turns(12, 10)).agreed).toHaveLength(1);
  // It ends when there is another turn.
  expect(rewinds(doc, turns(14, 13)).overtaken).toBe(true);
  dropOvertaken(doc, turns(14, 13));
  expect(doc.motions).toEqual([]);
});
