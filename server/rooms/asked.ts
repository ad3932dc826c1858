/**
 * Requests that have been done, written down together with what they changed: one that comes again after a crash, or to another node, is answered and not
 * done twice. Moves need none of this, since their names stand in the log.
 */
import type { Request } from '@stellwerk/tables/wire';
import { sql, type Transaction } from 'kysely';
import type { Schema, Store } from '../store/index.ts';
import type { Guest } from './room-doc.ts';

/** A request by its person and what the page called it. */
export interface Asked {
  readonly person: string;
  readonly id: string;
}

/** A page that has not been answered asks again as soon as it can, and not for longer than this. */
const KEPT_MS = 86_400_000;

export function askedBy(guest: Guest, { type, id }: Request): Asked {
  return { person: guest.id, id: `${type} ${id}` };
}

/** The person has been forgotten meanwhile: nothing is written any more that would name them again. */
export class Gone extends Error {}

export async function noteDone(db: Transaction<Schema>, asked: Asked, room: string, at: number): Promise<void> {
  const { person, id } = asked;
  const { numAffectedRows } = await sql`
    insert into requests (person, id, room, at)
    select id, cast(${id} as text), cast(${room} as text), cast(${at} as bigint) from people where id = ${person}`.execute(
    db,
  );
  if (numAffectedRows === 0n) throw new Gone();
}

/** The room where it was done; undefined if it has not been. */
export async function whereDone({ db }: Store, { person, id }: Asked): Promise<string | undefined> {
  const done = db.selectFrom('requests').select('room').where('person', '=', person).where('id', '=', id);
  return (await done.executeTakeFirst())?.room;
}

export function forgetOld({ log }: Store, now: number): Promise<void> {
  return log.commit({
    also: (db) =>
      db
        .deleteFrom('requests')
        .where('at', '<', now - KEPT_MS)
        .execute(),
  });
}
