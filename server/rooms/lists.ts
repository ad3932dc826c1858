/** The lists that pages look at, live: tables that are open to everybody, and one's own. */
import type { Message, TableRow } from '@stellwerk/tables/wire';
import type { Store } from '../store/index.ts';
import type { Time } from '../time.ts';
import type { Outcome, Page } from './page.ts';
import { seatOf, type RoomDoc } from './room-doc.ts';
import type { Room } from './room.ts';
import { ownRow, rowOf } from './shown.ts';

interface Around {
  readonly store: Store;
  readonly time: Time;
  /** A room that is in memory. */
  loaded(id: string): Room | undefined;
  /** A room that is read if need be; undefined if it can't be. */
  readable(id: string): Promise<Room | undefined>;
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
    const [lobby, mine] = await Promise.all([this.publicRows(), page.guest ? this.rowsOf(page.guest.id) : []]);
    for (const row of lobby) told.lobby.set(row.table, JSON.stringify(row));
    for (const row of mine) told.mine.set(row.table, JSON.stringify(row));
    return { ok: true, lobby, mine };
  }

  leave(page: Page): void {
    this.#listening.delete(page);
  }

  async publicRows(): Promise<readonly TableRow[]> {
    const { store, time, loaded } = this.#around;
    const rows = await store.db
      .selectFrom('rooms')
      .select(['id', 'doc'])
      .where('public', '=', 1)
      .where('phase', 'in', ['waiting', 'playing'])
      .where('updated', '>', time.now() - 14 * DAY_MS)
      .orderBy('updated', 'desc')
      .limit(ROWS)
      .execute();
    return rows.flatMap(({ id, doc }) => listed(loaded(id)?.row() ?? rowOf(JSON.parse(doc) as RoomDoc)) ?? []);
  }

  async rowsOf(person: string): Promise<readonly TableRow[]> {
    const rows = await this.#around.store.db
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

  /** Something has changed in a room that rows depend on. */
  note(room: Room): void {
    if (this.#listening.size === 0) return;
    this.#changed.add(room);
    if (this.#gathering) return;
    this.#gathering = true;
    this.#around.time.after(GATHER_MS, () => {
      this.#gathering = false;
      this.#tell([...this.#changed]);
      this.#changed.clear();
    });
  }

  /** The same through another node: a room is loaded if one of its persons looks, else its row is made from what is stored. */
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
    for (const id of ids) {
      const room = own.some((each) => each.room === id) ? await readable(id) : loaded(id);
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
        .map(({ id, doc }) => ({ table: id, row: listed(rowOf(JSON.parse(doc) as RoomDoc)) })),
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

  #tell(rooms: readonly Room[]): void {
    this.#tellLobby(
      rooms.map((room) => ({ table: room.doc.id, row: room.doc.public ? listed(room.row()) : undefined })),
    );
    for (const [page, told] of this.#listening) {
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

/** A table that is over is in nobody's lobby. */
function listed(row: TableRow): TableRow | undefined {
  return row.phase === 'waiting' || row.phase === 'playing' ? row : undefined;
}
