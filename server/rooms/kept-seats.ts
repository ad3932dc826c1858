/** Seats that the host keeps for somebody by name. Their link opens them; their name alone does for those who were given the table's link or know the host. */
import { isSameName, nameKey } from '@stellwerk/tables';
import type { Seat } from '@stellwerk/kernel';
import type { RequestOf } from '@stellwerk/tables/wire';
import { expressionBuilder, type Expression, type Transaction } from 'kysely';
import type { Schema, Store } from '../store/index.ts';
import { seatOf, sit, type DocSeat, type Guest, type Refused, type RoomDoc } from './room-doc.ts';

/** More nobody would look through. */
const MOST = 10;

export async function sitDown(
  store: Store,
  doc: RoomDoc,
  host: Seat | undefined,
  guest: Guest,
  { key, seat }: RequestOf<'sit'>,
): Promise<Refused> {
  const kept = key === undefined && seat === undefined ? await keyFor(store, doc, host, guest) : undefined;
  return sit(doc, guest, seat, key ?? kept);
}

/** The key of the seat that is kept for this name. */
async function keyFor(store: Store, doc: RoomDoc, host: Seat | undefined, guest: Guest): Promise<string | undefined> {
  const kept = seatFor(doc, guest);
  if (!kept || !doc.public) return kept?.key;
  // Who opened the table may be away for the moment.
  for (const hosting of [doc.host, doc.seats[host ?? -1]?.person])
    if (hosting !== undefined && (await haveMet(store, guest.id, hosting, doc.id))) return kept.key;
  return undefined;
}

function seatFor({ seats }: RoomDoc, { name }: Guest): DocSeat | undefined {
  return seats.find((each) => each.kind === 'invited' && isSameName(each.name!, name));
}

/** Who keeps a seat for this person before the first play; who sits needs none. The person must have met them, see `haveMet`. */
export function keeperFor(doc: RoomDoc, guest: Guest): string | undefined {
  if (doc.phase !== 'waiting' || seatOf(doc, guest.id) !== undefined || !seatFor(doc, guest)) return undefined;
  return doc.seats[seatOf(doc, doc.host) ?? -1]?.name;
}

/** Tables where somebody whom the person has met keeps a seat for them, touched since a time. */
export async function keptRooms({ db }: Store, { id, name }: Guest, since: number): Promise<readonly RoomDoc[]> {
  const rows = await db
    .selectFrom('kept')
    .innerJoin('rooms', 'rooms.id', 'kept.room')
    .select('rooms.doc')
    .where('kept.name', '=', nameKey(name))
    .where('rooms.phase', '=', 'waiting')
    .where('rooms.updated', '>', since)
    .where(({ exists, ref }) => exists(meeting(id, ref('kept.host'), ref('kept.room'))))
    .orderBy('rooms.updated', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ doc }) => JSON.parse(doc) as RoomDoc);
}

/** Which seats a room keeps, so that they can be found by name. */
export async function saveKept(db: Transaction<Schema>, doc: RoomDoc): Promise<void> {
  const { id: room, host } = doc;
  await db.deleteFrom('kept').where('room', '=', room).execute();
  const waits = doc.phase === 'waiting' && seatOf(doc, host) !== undefined;
  const names = waits ? doc.seats.flatMap(({ kind, name }) => (kind === 'invited' ? [nameKey(name!)] : [])) : [];
  const kept = [...new Set(names)].map((name) => ({ room, name, host }));
  if (kept.length > 0) await db.insertInto('kept').values(kept).execute();
}

/** Whether two persons have been members of another room than this one. */
export async function haveMet({ db }: Store, one: string, other: string, room: string): Promise<boolean> {
  const met = await db
    .selectNoFrom(({ exists, val }) => exists(meeting(one, val(other), val(room))).as('met'))
    .executeTakeFirstOrThrow();
  return Boolean(met.met);
}

/** Rooms but for one of which both persons have been members. */
function meeting(one: string, other: Expression<string>, room: Expression<string>) {
  return expressionBuilder<Schema>()
    .selectFrom('members as ones')
    .innerJoin('members as others', 'others.room', 'ones.room')
    .select('ones.room')
    .where('ones.person', '=', one)
    .where('others.person', '=', other)
    .where('ones.room', '!=', room);
}
