/** All rooms: loaded when somebody comes, forgotten when nobody is left, listed for the lobby and for their persons. */
import type { GameModule } from '@stellwerk/games';
import { readTable } from '@stellwerk/kernel';
import type { Message, RequestOf, TableRow } from '@stellwerk/tables/wire';
import type { Store } from '../store/index.ts';
import type { Time } from '../time.ts';
import { readCode } from './ids.ts';
import { newRoom, seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import { refused, type Outcome, type Page } from './page.ts';
import { saveRoom } from './room-log.ts';
import { Room } from './room.ts';
import { ownRow, rowOf } from './shown.ts';

export interface RoomSettings {
  /** Milliseconds that a bot waits before it moves. */
  readonly botPause: number;
  /** Milliseconds from *Start* to the first card. */
  readonly countdown: number;
  /** From 0 up to 1; what depends on it is never a card. */
  random(): number;
  /** When the server that ran before was last alive: clocks stood still since. */
  readonly aliveUntil: number;
}

export interface RoomServices {
  readonly store: Store;
  readonly time: Time;
  readonly settings: RoomSettings;
  games(id: string): Promise<GameModule | undefined>;
  changed(room: Room): void;
  drop(room: Room): Promise<void>;
  report(error: unknown): void;
  /** For figures. */
  moved(entries: number): void;
}

const IDLE_MS = 60_000;
/** Changes of lists are gathered for so long. */
const GATHER_MS = 200;
const ROWS = 50;
/** Rows of one's own list that are looked up with everything; older ones can be found in one's games. */
const OWN_ROWS = 30;
const DAY_MS = 86_400_000;

export class Rooms {
  readonly #services: RoomServices;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();
  /** Pages that see the lists, with the rows as they were told to each. */
  readonly #listening = new Map<Page, Record<'lobby' | 'mine', Map<string, string>>>();
  readonly #changed = new Set<Room>();
  #gathering = false;
  #sweep: (() => void) | undefined;

  constructor(services: Omit<RoomServices, 'changed' | 'drop'>) {
    this.#services = {
      ...services,
      changed: (room) => this.#note(room),
      drop: (room) => this.#drop(room),
    };
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
    for (const { id, doc } of rows) {
      const { clock } = JSON.parse(doc) as RoomDoc;
      if (clock.kind !== 'none') await this.#readable(id);
    }
  }

  async close(): Promise<void> {
    this.#sweep?.();
    await Promise.all([...this.#loaded.values()].map((room) => room.close()));
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
    const module = await this.#services.games(request.game);
    if (!module) return refused('table.game');
    if (request.seats.filter(({ kind }) => kind === 'you').length !== 1) return refused('table.seats');
    const read = readTable(module.game, request.options, request.seats.length);
    if (!read.ok) return { ok: false, reason: read.reason };
    const doc = newRoom({ ...request, options: read.options }, guest, this.#services.time.now());
    await this.#services.store.log.commit({ also: (db) => saveRoom(db, doc) });
    const room = new Room(doc, this.#services);
    this.#loaded.set(doc.id, room);
    this.#rooms.set(doc.id, Promise.resolve(room));
    this.#note(room);
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
    this.#listening.delete(page);
    for (const id of ids) this.#loaded.get(id)?.depart(page);
  }

  // Lists.

  async lobby(page: Page, on: boolean): Promise<Outcome> {
    if (!on) {
      this.#listening.delete(page);
      return { ok: true };
    }
    // From now on nothing is missed, also while the lists are read.
    const told = { lobby: new Map<string, string>(), mine: new Map<string, string>() };
    this.#listening.set(page, told);
    const [lobby, mine] = await Promise.all([this.publicRows(), page.guest ? this.rowsOf(page.guest.id) : []]);
    for (const row of lobby) told.lobby.set(row.table, JSON.stringify(row));
    for (const row of mine) told.mine.set(row.table, JSON.stringify(row));
    return { ok: true, lobby, mine };
  }

  async publicRows(): Promise<readonly TableRow[]> {
    const rows = await this.#services.store.db
      .selectFrom('rooms')
      .select(['id', 'doc'])
      .where('public', '=', 1)
      .where('phase', 'in', ['waiting', 'playing'])
      .where('updated', '>', this.#services.time.now() - 14 * DAY_MS)
      .orderBy('updated', 'desc')
      .limit(ROWS)
      .execute();
    return rows.map(({ id, doc }) => this.#loaded.get(id)?.row() ?? rowOf(JSON.parse(doc) as RoomDoc)).filter(isListed);
  }

  async rowsOf(person: string): Promise<readonly TableRow[]> {
    const rows = await this.#services.store.db
      .selectFrom('members')
      .innerJoin('rooms', 'rooms.id', 'members.room')
      .select('rooms.doc')
      .where('members.person', '=', person)
      .orderBy('rooms.updated', 'desc')
      .limit(OWN_ROWS)
      .execute();
    const own = await Promise.all(rows.map(({ doc }) => this.#ownRow(JSON.parse(doc) as RoomDoc, person)));
    return own.filter((row) => row !== undefined);
  }

  /** Only the play knows whose turn it is; all else is in the document. */
  async #ownRow(doc: RoomDoc, person: string): Promise<TableRow | undefined> {
    const room = doc.phase === 'playing' ? await this.#readable(doc.id) : this.#loaded.get(doc.id);
    const seat = seatOf(room?.doc ?? doc, person);
    if (seat === undefined) return undefined;
    return room?.row(person) ?? ownRow(rowOf(doc), seat, undefined, seat);
  }

  /** One table that can't be read must not take the others along. */
  async #readable(id: string): Promise<Room | undefined> {
    try {
      return await this.get(id);
    } catch (error) {
      this.#services.report(error);
      return undefined;
    }
  }

  /** Rooms where the person sits, loaded. */
  async roomsOf(person: string): Promise<readonly Room[]> {
    const rows = await this.#services.store.db
      .selectFrom('members')
      .select('room')
      .where('person', '=', person)
      .execute();
    const rooms = await Promise.all(rows.map(({ room }) => this.#readable(room)));
    return rooms.filter((room) => room !== undefined);
  }

  #note(room: Room): void {
    if (this.#listening.size === 0) return;
    this.#changed.add(room);
    if (this.#gathering) return;
    this.#gathering = true;
    this.#services.time.after(GATHER_MS, () => {
      this.#gathering = false;
      this.#tellLists([...this.#changed]);
      this.#changed.clear();
    });
  }

  #tellLists(rooms: readonly Room[]): void {
    const shown = rooms.map((room) => {
      const row = room.row();
      return { table: room.doc.id, row: room.doc.public && isListed(row) ? row : undefined };
    });
    for (const [page, told] of this.#listening) {
      const lobby = news('lobby', shown, told.lobby);
      if (lobby) page.send(lobby);
      const { guest } = page;
      if (!guest) continue;
      const own = rooms.map((room) => {
        const row = seatOf(room.doc, guest.id) === undefined ? undefined : room.row(guest.id);
        return { table: room.doc.id, row };
      });
      const mine = news('mine', own, told.mine);
      if (mine) page.send(mine);
    }
  }

  // Memory.

  async #load(id: string): Promise<Room | undefined> {
    const row = await this.#services.store.db.selectFrom('rooms').select('doc').where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const room = new Room(JSON.parse(row.doc) as RoomDoc, this.#services);
    await room.load();
    this.#loaded.set(id, room);
    return room;
  }

  async #drop(room: Room): Promise<void> {
    this.#loaded.delete(room.doc.id);
    this.#rooms.delete(room.doc.id);
    await room.close();
  }

  #sweepLater(): void {
    this.#sweep = this.#services.time.after(IDLE_MS, () => {
      for (const room of this.#loaded.values())
        if (room.isIdle) this.#drop(room).catch((error: unknown) => this.#services.report(error));
      this.#sweepLater();
    });
  }
}

/** What has changed in a list since it was last told, as a message; undefined if nothing has. */
function news(
  type: 'lobby' | 'mine',
  changed: readonly { readonly table: string; readonly row: TableRow | undefined }[],
  told: Map<string, string>,
): string | undefined {
  const rows: TableRow[] = [];
  const gone: string[] = [];
  for (const { table, row } of changed) {
    const text = row && JSON.stringify(row);
    if (text === told.get(table)) continue;
    if (row) rows.push(row);
    else gone.push(table);
    if (text === undefined) told.delete(table);
    else told.set(table, text);
  }
  if (rows.length === 0 && gone.length === 0) return undefined;
  return JSON.stringify({ type, rows, gone } satisfies Message);
}

function isListed({ phase }: TableRow): boolean {
  return phase === 'waiting' || phase === 'playing';
}
