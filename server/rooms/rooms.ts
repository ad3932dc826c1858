/** All rooms: loaded when somebody comes, forgotten when nobody is left. */
import type { GameModule } from '@stellwerk/games';
import { readTable } from '@stellwerk/kernel';
import type { RequestOf } from '@stellwerk/tables/wire';
import type { Nodes, Topic } from '../nodes/nodes.ts';
import { roomsOf } from '../people.ts';
import type { Transaction } from 'kysely';
import { isTaken, type Schema, type Store } from '../store/index.ts';
import type { Time } from '../time.ts';
import { askedBy, forgetOld, noteDone, whereDone } from './asked.ts';
import { Attendance } from './attendance.ts';
import { Follower } from './follower.ts';
import { readCode } from './ids.ts';
import { Lists } from './lists.ts';
import { refused, type Outcome, type Page } from './page.ts';
import { newRoom, type Guest, type RoomDoc } from './room-doc.ts';
import { insertRoom, readRoom } from './room-log.ts';
import { Room } from './room.ts';

export interface RoomSettings {
  /** Milliseconds that a bot waits before it moves. */
  readonly botPause: number;
  /** Milliseconds from *Start* to the first card. */
  readonly countdown: number;
  /** From 0 up to 1; what depends on it is never a card. */
  random(): number;
  /** When the server that ran before was last alive: clocks stood still since, unless other nodes were there. */
  readonly aliveUntil: number;
}

export interface RoomServices {
  readonly store: Store;
  readonly nodes: Nodes;
  readonly time: Time;
  readonly settings: RoomSettings;
  games(id: string): Promise<GameModule | undefined>;
  changed(room: Room): void;
  drop(room: Room): Promise<void>;
  /** How long clocks have run since a play's last entry. */
  elapsedSince(lastAt: number): number;
  report(error: unknown): void;
  /** For figures. */
  moved(entries: number): void;
}

const IDLE_MS = 60_000;
/** Rooms that are read or written together. */
const AT_ONCE = 16;

export class Rooms {
  readonly lists: Lists;
  readonly #services: RoomServices;
  readonly #follower: Follower;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();
  /** Rooms that still write what was under way. */
  readonly #closing = new Map<string, Promise<void>>();
  #sweep: (() => void) | undefined;

  constructor(services: Omit<RoomServices, 'changed' | 'drop' | 'elapsedSince'>) {
    const { store, time, nodes, settings, report } = services;
    const started = time.now();
    this.#services = {
      ...services,
      changed: (room) => this.lists.note(room),
      drop: (room) => this.#drop(room).catch(report),
      elapsedSince: (lastAt) => {
        const until = nodes.others.size > 0 || lastAt >= started ? time.now() : settings.aliveUntil;
        return Math.max(0, until - lastAt);
      },
    };
    this.lists = new Lists({
      store,
      time,
      loaded: (id) => this.#loaded.get(id),
      readable: (id) => this.#readable(id),
      report,
    });
    this.#follower = new Follower({
      store,
      held: (id) => this.#rooms.get(id),
      changed: (ids) => this.lists.noteElsewhere(ids),
      report,
    });
    this.#sweepLater();
  }

  get loaded(): number {
    return this.#loaded.size;
  }

  /** Tables whose clocks run are there again after a restart. */
  async start(): Promise<void> {
    const rows = await this.#services.store.db
      .selectFrom('rooms')
      .select(['id', 'doc'])
      .where('phase', '=', 'playing')
      .execute();
    const busy = rows.filter(({ doc }) => isBusy(JSON.parse(doc) as RoomDoc));
    await each(busy, ({ id }) => this.#readable(id));
  }

  async close(): Promise<void> {
    this.#sweep?.();
    await Promise.all([...[...this.#loaded.values()].map((room) => room.close()), ...this.#closing.values()]);
    this.#loaded.clear();
    this.#rooms.clear();
  }

  get(id: string): Promise<Room | undefined> {
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#load(id);
      this.#rooms.set(id, room);
      room.then(
        (found) => found ?? this.#rooms.delete(id),
        () => this.#rooms.delete(id),
      );
    }
    return room;
  }

  async open(request: RequestOf<'open'>, guest: Guest): Promise<Outcome> {
    const { games, store, time } = this.#services;
    const asked = askedBy(guest, request);
    const before = await whereDone(store, asked);
    if (before !== undefined) return { ok: true, table: before };
    const module = await games(request.game);
    if (!module) return refused('table.game');
    if (request.seats.filter(({ kind }) => kind === 'you').length !== 1) return refused('table.seats');
    const read = readTable(module.game, request.options, request.seats.length);
    if (!read.ok) return { ok: false, reason: read.reason };
    const doc = newRoom({ ...request, options: read.options }, guest, time.now());
    try {
      const open = async (db: Transaction<Schema>): Promise<void> => {
        await insertRoom(db, doc);
        await noteDone(db, asked, doc.id, doc.updated);
      };
      await store.log.commit({ topic: `r${doc.id}`, also: open });
    } catch (error) {
      // The same request may have come through another node meanwhile.
      const other = isTaken(error) ? await whereDone(store, asked) : undefined;
      if (other === undefined) throw error;
      return { ok: true, table: other };
    }
    const room = await this.get(doc.id);
    this.lists.note(room!);
    return { ok: true, table: doc.id };
  }

  async find(code: string): Promise<Outcome> {
    const row = await this.#services.store.db
      .selectFrom('rooms')
      .select('id')
      .where('code', '=', readCode(code))
      .executeTakeFirst();
    return row ? { ok: true, table: row.id } : refused('table.missing');
  }

  /** A page is gone. */
  depart(page: Page, ids: Iterable<string>): void {
    this.lists.leave(page);
    for (const id of ids) this.#loaded.get(id)?.depart(page);
  }

  async rename(guest: Guest): Promise<void> {
    const ids = await roomsOf(this.#services.store.db, guest.id);
    await each(ids, async (id) => (await this.#readable(id))?.rename(guest));
  }

  /** The person goes from these rooms, who has had these names. */
  async forget(person: string, names: readonly string[], ids: readonly string[]): Promise<void> {
    await each(ids, async (id) => (await this.#readable(id))?.forget(person, names));
  }

  /** Nothing that is stored names the person any more. */
  forgotten(person: string): void {
    for (const room of this.#loaded.values()) room.forgotten(person);
  }

  // Other nodes.

  /** They have written something. */
  hear(topics: readonly Topic[]): void {
    this.#follower.hear(topics);
  }

  /** They may have written something unheard. */
  catchUp(): void {
    this.#follower.hear([...this.#rooms.keys()].flatMap((id) => [`r${id}`, `e${id}`, `t${id}`, `a${id}`] as const));
  }

  /** Their rooms are ours now. Those without people, clocks or a countdown may rest: who comes takes care of them. */
  async take(ids: readonly string[]): Promise<void> {
    const { store, nodes } = this.#services;
    await each(ids, async (id) => {
      const read = this.#rooms.has(id) ? undefined : await readRoom(store, id);
      if (read && !isBusy(read.doc)) await nodes.release(id);
      else (await this.#readable(id))?.keep(true);
    });
  }

  /** New ones must know who is here; through those that went nobody is here any more. */
  async regroup(): Promise<void> {
    const rooms = [...this.#loaded.values()];
    await each(rooms, async (room) => {
      room.keep(await this.#services.nodes.keep(room.doc.id));
      await room.attendance.write();
    });
    await Attendance.followAll(rooms.map(({ attendance }) => attendance));
  }

  /** Rooms with people here that another node keeps. */
  get relying(): readonly string[] {
    return [...this.#loaded.values()].flatMap((room) => (room.keeps || room.isIdle ? [] : [room.doc.id]));
  }

  /** Its duties are done here, or are going to be as soon as it is read. */
  keeps(id: string): boolean {
    return this.#loaded.get(id)?.keeps ?? this.#rooms.has(id);
  }

  // Memory.

  /** One table that can't be read must not take the others along. */
  async #readable(id: string): Promise<Room | undefined> {
    try {
      return await this.get(id);
    } catch (error) {
      this.#services.report(error);
      return undefined;
    }
  }

  async #load(id: string): Promise<Room | undefined> {
    const { store, nodes } = this.#services;
    // Else it would be read without that, and given up by the old one when it is ours again.
    await this.#closing.get(id)?.catch(() => {});
    const read = await readRoom(store, id);
    if (!read) return undefined;
    const room = new Room(read.doc, read.version, this.#services);
    try {
      await room.load();
    } catch (error) {
      // Another node may be able to.
      if (room.keeps) await nodes.release(id);
      throw error;
    }
    this.#loaded.set(id, room);
    return room;
  }

  async #drop(room: Room): Promise<void> {
    const { id } = room.doc;
    this.#loaded.delete(id);
    this.#rooms.delete(id);
    const close = async (): Promise<void> => {
      await room.close();
      if (room.keeps) await this.#services.nodes.release(id);
    };
    const closing = close().finally(() => this.#closing.delete(id));
    this.#closing.set(id, closing);
    await closing;
  }

  #sweepLater(): void {
    this.#sweep = this.#services.time.after(IDLE_MS, () => {
      for (const room of this.#loaded.values()) if (room.isIdle) void this.#services.drop(room);
      const { store, time, report } = this.#services;
      forgetOld(store, time.now()).catch(report);
      this.#sweepLater();
    });
  }
}

/** For each of many rooms, some at a time: one after another it takes too long, and all at once nobody else would get to the database. */
async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  const next = async (): Promise<void> => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Something happens there though nobody may be looking. */
function isBusy({ phase, clock, starting }: RoomDoc): boolean {
  return starting !== undefined || (phase === 'playing' && clock.kind !== 'none');
}
