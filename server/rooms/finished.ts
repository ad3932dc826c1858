/** The plays that somebody has played to the end, on whatever device; each can be taken off one's list. */
import type { PlayHead, Result } from '@stellwerk/kernel';
import type { FinishedPlay } from '@stellwerk/tables/wire';
import type { Store } from '../store/index.ts';

/** More than that nobody looks through. */
const MOST = 200;

export async function finishedOf({ db }: Store, person: string): Promise<readonly FinishedPlay[]> {
  const rows = await db
    .selectFrom('plays')
    .innerJoin('members', 'members.room', 'plays.room')
    .select(['plays.room', 'plays.number', 'plays.head', 'plays.persons', 'plays.ended', 'plays.result'])
    .where('members.person', '=', person)
    .where('plays.ended', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unlisted')
            .select('unlisted.room')
            .whereRef('unlisted.room', '=', 'plays.room')
            .whereRef('unlisted.number', '=', 'plays.number')
            .where('unlisted.person', '=', person),
        ),
      ),
    )
    .orderBy('plays.ended', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ room, number, head, persons, ended, result }) => {
    // A member of the room need not have played each time.
    const seat = (JSON.parse(persons) as (string | null)[]).indexOf(person);
    if (seat < 0) return [];
    const { game, seats } = JSON.parse(head) as PlayHead;
    const { winners, scores } = (JSON.parse(result!) as Result | null) ?? { winners: [], scores: [] };
    return [{ table: room, play: number, game, seats, seat, winners, scores, ended: ended! }];
  });
}

export async function unlist({ log }: Store, person: string, room: string, number: number): Promise<void> {
  await log.commit({
    also: (db) =>
      db
        .insertInto('unlisted')
        .values({ person, room, number })
        .onConflict((conflict) => conflict.columns(['person', 'room', 'number']).doNothing())
        .execute(),
  });
}
