/**
 * Guests: a name and nothing else. A browser holds a random token in a signed cookie; the database knows its hash. A carry key, good for one use
 * and ten minutes, brings a person to another device.
 */
import type { PlayHead } from '@stellwerk/kernel';
import { RETURN_KEY } from '@stellwerk/tables/wire';
import type { Kysely } from 'kysely';
import type { Schema, Store } from './store/index.ts';
import type { Time } from './time.ts';
import { hashOf, makeId, makeKey } from './rooms/ids.ts';
import { GONE_NAME, type Guest } from './rooms/room-doc.ts';

const CARRY_MS = 10 * 60_000;
/** A link back to one's seat may be needed days later. */
const RETURN_MS = 30 * 86_400_000;

interface Device {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
}

export class People {
  readonly #store: Store;
  readonly #time: Time;
  readonly #remembered: number;
  /** One object for each person, so that a new name is known everywhere. It lives as long as a device or a socket has it. */
  readonly #guests = new Map<string, WeakRef<Guest>>();
  readonly #devices = new Map<string, Guest>();

  /** So many devices are `remembered` between two looks into the database. */
  constructor(store: Store, time: Time, remembered = 20_000) {
    this.#store = store;
    this.#time = time;
    this.#remembered = remembered;
  }

  async join(name: string, colour: number | null): Promise<{ readonly guest: Guest; readonly token: string }> {
    const guest: Guest = { id: makeId(), name, colour };
    const now = this.#time.now();
    const row = { ...guest, created: now, seen: now };
    const token = makeKey();
    await this.#store.log.commit({
      also: async (db) => {
        await db.insertInto('people').values(row).execute();
        await db
          .insertInto('devices')
          .values({ id: hashOf(token), person: guest.id, created: now, seen: now })
          .execute();
      },
    });
    this.#remember(hashOf(token), guest);
    return { guest, token };
  }

  /** The person behind a cookie's token. */
  async byToken(token: string | undefined): Promise<Guest | undefined> {
    if (token === undefined) return undefined;
    const device = hashOf(token);
    const known = this.#devices.get(device);
    if (known) return known;
    const row = await this.#store.db
      .selectFrom('devices')
      .innerJoin('people', 'people.id', 'devices.person')
      .select(['people.id', 'people.name', 'people.colour'])
      .where('devices.id', '=', device)
      .executeTakeFirst();
    if (!row) return undefined;
    const guest = this.#guests.get(row.id)?.deref() ?? row;
    this.#remember(device, guest);
    const seen = this.#time.now();
    await this.#store.log.commit({
      also: async (db) => {
        await db.updateTable('devices').set({ seen }).where('id', '=', device).execute();
        await db.updateTable('people').set({ seen }).where('id', '=', guest.id).execute();
      },
    });
    return guest;
  }

  async rename(guest: Guest, name: string, colour: number | null): Promise<void> {
    await this.#store.log.commit({
      topic: `p${guest.id}`,
      also: (db) => db.updateTable('people').set({ name, colour }).where('id', '=', guest.id).execute(),
    });
    Object.assign(guest, { name, colour });
  }

  async devices(guest: Guest): Promise<readonly Device[]> {
    return this.#store.db
      .selectFrom('devices')
      .select(['id', 'created', 'seen'])
      .where('person', '=', guest.id)
      .orderBy('created')
      .execute();
  }

  /** Whether it was one of theirs. */
  async signOut(guest: Guest, device: string): Promise<boolean> {
    let gone = 0n;
    await this.#store.log.commit({
      topic: `d${device}`,
      also: async (db) => {
        const deleted = db.deleteFrom('devices').where('id', '=', device).where('person', '=', guest.id);
        gone = (await deleted.executeTakeFirst()).numDeletedRows;
      },
    });
    if (gone > 0n) this.#devices.delete(device);
    return gone > 0n;
  }

  /** Another node has renamed the person or forgotten them: whether they are still there. */
  async refresh(id: string): Promise<boolean> {
    const known = this.#guests.get(id)?.deref();
    const row = await this.#store.db
      .selectFrom('people')
      .select(['name', 'colour'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (known && row) Object.assign(known, row);
    if (!row) this.#forget(id);
    return row !== undefined;
  }

  /** The device was signed out through another node. */
  dropDevice(device: string): void {
    this.#devices.delete(device);
  }

  /** A key for another device; one that leads back to a table says so and is good for longer. */
  async carry(guest: Guest, room: string | null): Promise<string> {
    const key = room === null ? makeKey() : `${RETURN_KEY}${makeKey()}`;
    const row = { hash: hashOf(key), kind: 'carry' as const, person: guest.id, room };
    const expires = this.#time.now() + (room === null ? CARRY_MS : RETURN_MS);
    await this.#store.log.commit({
      also: async (db) => {
        await db.deleteFrom('keys').where('expires', '<', this.#time.now()).execute();
        await db
          .insertInto('keys')
          .values({ ...row, expires })
          .execute();
      },
    });
    return key;
  }

  /** Spends a carry key: a token for this device, or undefined if the key is old, used or none. */
  async arrive(key: string): Promise<{ readonly guest: Guest; readonly token: string } | undefined> {
    const now = this.#time.now();
    const token = makeKey();
    let person: string | undefined;
    await this.#store.log.commit({
      also: async (db) => {
        const spent = await db
          .deleteFrom('keys')
          .where('hash', '=', hashOf(key))
          .returning(['person', 'expires'])
          .executeTakeFirst();
        person = spent && spent.expires > now ? spent.person : undefined;
        if (person === undefined) return;
        await db
          .insertInto('devices')
          .values({ id: hashOf(token), person, created: now, seen: now })
          .execute();
      },
    });
    const guest = person === undefined ? undefined : await this.byToken(token);
    return guest && { guest, token };
  }

  /** How much they have said, at all tables. */
  async messages({ id }: Guest): Promise<number> {
    const { count } = await this.#store.db
      .selectFrom('talk')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person', '=', id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** All names that the person has played under. */
  async names({ id, name }: Guest): Promise<readonly string[]> {
    const plays = await this.#playsOf(id);
    return [...new Set([name, ...plays.map(({ head, seat }) => (JSON.parse(head) as PlayHead).seats[seat]!.name)])];
  }

  /**
   * Everything that is known about a person goes; of finished plays the moves stay, without the name. What is asked in that name from now on is refused,
   * see `noteDone`; the rooms are those where something has been asked before.
   */
  async forget(guest: Guest): Promise<readonly string[]> {
    const plays = await this.#playsOf(guest.id);
    let rooms: readonly string[] = [];
    await this.#store.log.commit({
      topic: `p${guest.id}`,
      also: async (db) => {
        rooms = await roomsOf(db, guest.id);
        for (const { room, number, head, persons, seat } of plays) {
          const update = { head: without(head, seat), persons: persons.replace(JSON.stringify(guest.id), 'null') };
          await db.updateTable('plays').set(update).where('room', '=', room).where('number', '=', number).execute();
        }
        await db.deleteFrom('talk').where('person', '=', guest.id).execute();
        await db.deleteFrom('members').where('person', '=', guest.id).execute();
        await db.deleteFrom('requests').where('person', '=', guest.id).execute();
        await db.deleteFrom('unlisted').where('person', '=', guest.id).execute();
        await db.deleteFrom('keys').where('person', '=', guest.id).execute();
        await db.deleteFrom('devices').where('person', '=', guest.id).execute();
        await db.deleteFrom('people').where('id', '=', guest.id).execute();
      },
    });
    this.#forget(guest.id);
    return rooms;
  }

  async #playsOf(person: string) {
    const plays = await this.#store.db
      .selectFrom('plays')
      .innerJoin('members', 'members.room', 'plays.room')
      .select(['plays.room', 'plays.number', 'plays.head', 'plays.persons'])
      .where('members.person', '=', person)
      .execute();
    // A member of the room need not have played each time.
    return plays.flatMap((play) => {
      const seat = (JSON.parse(play.persons) as (string | null)[]).indexOf(person);
      return seat < 0 ? [] : { ...play, seat };
    });
  }

  #forget(id: string): void {
    for (const [device, guest] of this.#devices) if (guest.id === id) this.#devices.delete(device);
    this.#guests.delete(id);
  }

  #remember(device: string, guest: Guest): void {
    if (this.#devices.size >= this.#remembered) this.#forgetDevices();
    this.#guests.set(guest.id, new WeakRef(guest));
    this.#devices.set(device, guest);
  }

  #forgetDevices(): void {
    this.#devices.clear();
    for (const [id, guest] of this.#guests) if (!guest.deref()) this.#guests.delete(id);
  }
}

/** Where somebody has a seat, or has asked for something in the last day, such as to play the next one. */
export async function roomsOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('members')
    .select('room')
    .where('person', '=', person)
    .union(db.selectFrom('requests').select('room').where('person', '=', person))
    .execute();
  return rows.map(({ room }) => room);
}

function without(head: string, seat: number): string {
  const parsed = JSON.parse(head) as { seats: { name: string }[] };
  parsed.seats[seat]!.name = GONE_NAME;
  return JSON.stringify(parsed);
}
