/** The lists that pages look at, live: tables that are open to everybody, and one's own. */
import { nameKey } from '@stellwerk/tables';
import type { Message, TableRow } from '@stellwerk/tables/wire';
import type { Store } from '../store/index.ts';
import type { Time } from '../time.ts';
import type { Outcome, Page } from './page.ts';
import { haveMet, keeperFor, keptRooms } from './kept-seats.ts';
import { seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import type { Room } from './room.ts';
import { ownRow, rowOf } from './shown.ts';

interface Around {
  readonly store: Store;
  readonly time: Time;
  /** A room that is in memory. */
  loaded(id: string): Room | undefined;
  /** A room that is read if need be; undefined if it can't be. */
  readable(id: string): Promise<Room | undefined>;
  report(error: unknown): void;
}

/** Changes are gathered for so long. */
const GATHER_MS = 200;
const ROWS = 50;
/** Rows of one's own list that are looked up with everything; older ones can be found in one's games. */
const OWN_ROWS = 30;
const DAY_MS = 86_400_000;

type Changed = readonly { readonly table: string; readonly row: TableRow | undefined }[];

export class Lists {
  readonly #around: Around;
  /** Pages that look, with the rows as they were told to each. */
  readonly #listening = new Map<Page, Record<'lobby' | 'mine', Map<string, string>>>();
  readonly #changed = new Set<Room>();
  #gathering = false;

  constructor(around: Around) {
    this.#around = around;
  }

  async listen(page: Page, on: boolean): Promise<Outcome> {
    if (!on) {
      this.leave(page);
      return { ok: true };
    }
    // From now on nothing is missed, also while the lists are read.
    const told = { lobby: new Map<string, string>(), mine: new Map<string, string>() };
    this.#listening.set(page, told);
    const [lobby, mine] = await Promise.all([this.publicRows(), page.guest ? this.rowsOf(page.guest) : []]);
    for (const row of lobby) told.lobby.set(row.table, JSON.stringify(row));
    for (const row of mine) told.mine.set(row.table, JSON.stringify(row));
    return { ok: true, lobby, mine };
  }

  leave(page: Page): void {
    this.#listening.delete(page);
  }

  async publicRows(): Promise<readonly TableRow[]> {
    const { loaded } = this.#around;
    const rows = [...(await this.#latest('waiting')), ...(await this.#latest('playing'))];
    return rows.flatMap(({ id, doc }) => {
      const room = loaded(id);
      return lobbyRow(room?.doc ?? (JSON.parse(doc) as RoomDoc), room) ?? [];
    });
  }

  /** Those where people wait, and those that can be watched: however many there are of the others. */
  #latest(phase: RoomDoc['phase']): Promise<readonly { readonly id: string; readonly doc: string }[]> {
    const { store, time } = this.#around;
    const rows = store.db
      .selectFrom('rooms')
      .select(['id', 'doc'])
      .where('public', '=', 1)
      .where('phase', '=', phase)
      .where('updated', '>', time.now() - 14 * DAY_MS)
      .orderBy('updated', 'desc')
      .limit(ROWS);
    return (phase === 'playing' ? rows.where('watch', '=', 1) : rows).execute();
  }

  /** Tables where the guest sits, and those where somebody keeps a seat for them. */
  async rowsOf(guest: Guest): Promise<readonly TableRow[]> {
    const { store, time, loaded } = this.#around;
    const person = guest.id;
    const rows = await store.db
      .selectFrom('members')
      .innerJoin('rooms', 'rooms.id', 'members.room')
      .select('rooms.doc')
      .where('members.person', '=', person)
      .orderBy('rooms.updated', 'desc')
      .limit(OWN_ROWS)
      .execute();
    const own = await Promise.all(rows.map(({ doc }) => this.#ownRow(JSON.parse(doc) as RoomDoc, person)));
    const kept = await keptRooms(store, guest, time.now() - 14 * DAY_MS);
    const asked = kept.map((doc) => keptRow(loaded(doc.id)?.doc ?? doc, guest));
    return [...own, ...asked].filter((row) => row !== undefined);
  }

  /** Something has changed in a room that rows depend on. */
  note(room: Room): void {
    if (this.#listening.size === 0) return;
    this.#changed.add(room);
    if (this.#gathering) return;
    this.#gathering = true;
    this.#around.time.after(GATHER_MS, () => {
      this.#gathering = false;
      const rooms = [...this.#changed];
      this.#changed.clear();
      this.#tell(rooms).catch(this.#around.report);
    });
  }

  /**
   * The same through another node: a room is loaded if somebody looks who sits there, for whom a seat is kept, or who was told of it before, else
   * its row is made from what is stored.
   */
  async noteElsewhere(ids: readonly string[]): Promise<void> {
    if (this.#listening.size === 0 || ids.length === 0) return;
    const { store, loaded, readable } = this.#around;
    const guests = [...this.#listening.keys()].flatMap(({ guest }) => guest?.id ?? []);
    const own = await store.db
      .selectFrom('members')
      .select('room')
      .where('room', 'in', ids)
      .where('person', 'in', ['', ...guests])
      .execute();
    const names = [...this.#listening.keys()].flatMap(({ guest }) => (guest ? nameKey(guest.name) : []));
    const kept = await store.db
      .selectFrom('kept')
      .select('room')
      .where('room', 'in', ids)
      .where('name', 'in', ['', ...names])
      .execute();
    const concerning = new Set([...own, ...kept].map(({ room }) => room));
    const concerns = (id: string): boolean =>
      concerning.has(id) || [...this.#listening.values()].some(({ mine }) => mine.has(id));
    for (const id of ids) {
      const room = concerns(id) ? await readable(id) : loaded(id);
      if (room) this.note(room);
    }
    const stored = await store.db
      .selectFrom('rooms')
      .select(['id', 'doc', 'public'])
      .where('id', 'in', ids)
      .where('public', '=', 1)
      .execute();
    this.#tellLobby(
      stored
        .filter(({ id }) => !loaded(id))
        .map(({ id, doc }) => ({ table: id, row: lobbyRow(JSON.parse(doc) as RoomDoc) })),
    );
  }

  /** Only the play knows whose turn it is; all else is in the document. */
  async #ownRow(doc: RoomDoc, person: string): Promise<TableRow | undefined> {
    const { loaded, readable } = this.#around;
    const room = doc.phase === 'playing' ? await readable(doc.id) : loaded(doc.id);
    const seat = seatOf(room?.doc ?? doc, person);
    if (seat === undefined) return undefined;
    return room?.row(person) ?? ownRow(rowOf(doc), seat, undefined, seat);
  }

  async #tell(rooms: readonly Room[]): Promise<void> {
    this.#tellLobby(rooms.map((room) => ({ table: room.doc.id, row: lobbyRow(room.doc, room) })));
    const met = await this.#metHosts(rooms);
    for (const [page, told] of this.#listening) {
      const { guest } = page;
      if (!guest) continue;
      const own = rooms.map((room) => {
        const kept = (): TableRow | undefined => (met.get(guest.id)?.has(room) ? keptRow(room.doc, guest) : undefined);
        return { table: room.doc.id, row: seatOf(room.doc, guest.id) === undefined ? kept() : room.row(guest.id) };
      });
      const mine = news('mine', own, told.mine);
      if (mine) page.send(mine);
    }
  }

  /** Of those who look, each with the rooms where somebody whom they have met keeps a seat for them. */
  async #metHosts(rooms: readonly Room[]): Promise<ReadonlyMap<string, ReadonlySet<Room>>> {
    const met = new Map<string, Set<Room>>();
    for (const { guest } of this.#listening.keys()) {
      if (!guest || met.has(guest.id)) continue;
      const known = new Set<Room>();
      met.set(guest.id, known);
      for (const room of rooms) {
        const { id, host } = room.doc;
        const asked = keeperFor(room.doc, guest) !== undefined;
        if (asked && (await haveMet(this.#around.store, guest.id, host, id))) known.add(room);
      }
    }
    return met;
  }

  #tellLobby(changed: Changed): void {
    for (const [page, told] of this.#listening) {
      const lobby = news('lobby', changed, told.lobby);
      if (lobby) page.send(lobby);
    }
  }
}

/** What has changed in a list since it was last told, as a message; undefined if nothing has. */
function news(type: 'lobby' | 'mine', changed: Changed, told: Map<string, string>): string | undefined {
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

function keptRow(doc: RoomDoc, guest: Guest): TableRow | undefined {
  const keptBy = keeperFor(doc, guest);
  return keptBy === undefined ? undefined : { ...rowOf(doc), keptBy };
}

/** In the lobby are public tables where people wait, and those where others may watch. */
function lobbyRow(doc: RoomDoc, room?: Room): TableRow | undefined {
  const { phase, watch } = doc;
  const shown = doc.public && (phase === 'waiting' || (phase === 'playing' && watch));
  return shown ? (room?.row() ?? rowOf(doc)) : undefined;
}
