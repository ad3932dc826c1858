/** Seats that the host keeps for somebody by name. Their link opens them; their name alone does for those who were given the table's link or know the host. */
import { isSameName } from '@stellwerk/tables';
import type { Seat } from '@stellwerk/kernel';
import type { RequestOf } from '@stellwerk/tables/wire';
import type { Store } from '../store/index.ts';
import { sit, type Guest, type Refused, type RoomDoc } from './room-doc.ts';

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
  const kept = doc.seats.find((each) => each.kind === 'invited' && isSameName(each.name!, guest.name));
  if (!kept || !doc.public) return kept?.key;
  const hosting = host === undefined ? undefined : doc.seats[host]?.person;
  const known = hosting !== undefined && (await haveMet(store, guest.id, hosting, doc.id));
  return known ? kept.key : undefined;
}

/** Whether two persons have been members of another room than this one. */
async function haveMet({ db }: Store, one: string, other: string, room: string): Promise<boolean> {
  const met = await db
    .selectFrom('members as ones')
    .innerJoin('members as others', 'others.room', 'ones.room')
    .select('ones.room')
    .where('ones.person', '=', one)
    .where('others.person', '=', other)
    .where('ones.room', '!=', room)
    .limit(1)
    .executeTakeFirst();
  return met !== undefined;
}
