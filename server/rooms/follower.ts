/** What other nodes have written about rooms that are held here: read in one go for all that was announced meanwhile, and passed on to them. */
import { sql } from 'kysely';
import { Announced, roomOf } from '../nodes/announced.ts';
import type { Topic } from '../nodes/nodes.ts';
import type { Schema, Store } from '../store/index.ts';
import { Attendance } from './attendance.ts';
import type { RoomDoc } from './room-doc.ts';
import { keptEntry } from './room-log.ts';
import type { Room } from './room.ts';
import type { KeptEntry } from './running-play.ts';

interface Around {
  readonly store: Store;
  /** A room that is held here, or about to be. */
  held(id: string): Promise<Room | undefined> | undefined;
  /** Rooms have changed, held or not. */
  changed(ids: readonly string[]): Promise<void>;
  report(error: unknown): void;
}

/** If the database can't be asked just now. */
const RETRY_MS = 500;

export class Follower {
  readonly #around: Around;
  #topics = new Set<Topic>();
  #following = false;

  constructor(around: Around) {
    this.#around = around;
  }

  hear(topics: readonly Topic[]): void {
    const told = new Set(topics.filter((topic) => topic.startsWith('=')).map(roomOf));
    // Entries that came along need not be read.
    for (const topic of topics) if (!topic.startsWith('e') || !told.has(roomOf(topic))) this.#topics.add(topic);
    if (!this.#following && this.#topics.size > 0) void this.#follow();
  }

  async #follow(): Promise<void> {
    this.#following = true;
    while (this.#topics.size > 0) {
      const topics = this.#topics;
      this.#topics = new Set();
      try {
        await this.#read(topics);
      } catch (error) {
        this.#around.report(error);
        for (const topic of topics) this.#topics.add(topic);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    this.#following = false;
  }

  async #read(topics: ReadonlySet<Topic>): Promise<void> {
    const of = (kind: string): readonly Topic[] => [...topics].filter((topic) => topic.startsWith(kind));
    const [docs, entries, announced] = [of('r'), of('e'), of('=')];
    // What a room says of its play, such as a turn to be taken back, is about all that was done before. A new play is read with its entries.
    const behind = await this.#followAnnounced(announced);
    await this.#readEntries([...new Set([...behind, ...(await this.#held(entries))])]);
    await this.#readDocs(await this.#held(docs));
    await this.#readTalk(await this.#held(of('t')));
    await Attendance.followAll((await this.#held(of('a'))).map(({ attendance }) => attendance));
    await this.#around.changed([...new Set([...docs, ...entries, ...announced].map(roomOf))]);
  }

  async #held(topics: readonly Topic[]): Promise<readonly Room[]> {
    const held = [...new Set(topics.map(roomOf))].flatMap((id) => this.#around.held(id) ?? []);
    const rooms = await Promise.all(held.map((room) => room.catch(() => undefined)));
    return rooms.filter((room) => room !== undefined);
  }

  async #readDocs(rooms: readonly Room[]): Promise<void> {
    if (rooms.length === 0) return;
    const byId = new Map(rooms.map((room) => [room.doc.id, room]));
    const rows = await this.#around.store.db
      .selectFrom('rooms')
      .select(['id', 'doc', 'version'])
      .where('id', 'in', [...byId.keys()])
      .execute();
    await Promise.all(rows.map(({ id, doc, version }) => byId.get(id)!.followDoc(JSON.parse(doc) as RoomDoc, version)));
  }

  /** Goes on from what was announced; gives the rooms where that is not what comes next. */
  async #followAnnounced(topics: readonly Topic[]): Promise<readonly Room[]> {
    const rooms = await this.#held(topics);
    const announced = new Announced(topics);
    const behind = await Promise.all(
      rooms.map(async (room) => {
        const { running } = room;
        const follows = running && !running.table.isClosed;
        const entries = follows && announced.after(playOf(room), running.play.length);
        if (!entries) return [room];
        await room.followEntries(entries);
        return [];
      }),
    );
    return behind.flat();
  }

  async #readEntries(rooms: readonly Room[]): Promise<void> {
    // One that is just being read again may have been read before these were written: they are for what comes of it.
    await Promise.all(rooms.map((room) => room.settled()));
    const wanted = rooms.flatMap((room) =>
      room.running ? [{ play: playOf(room), after: room.running.play.length - 1 }] : [],
    );
    if (wanted.length === 0) return;
    const { rows } = await sql<Schema['entries']>`
      select entries.* from entries
      join json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(play text, after integer)
        on entries.play = wanted.play and entries.seq > wanted.after
      order by entries.play, entries.seq`.execute(this.#around.store.db);
    const byPlay = new Map<string, KeptEntry[]>(wanted.map(({ play }) => [play, []]));
    for (const row of rows) byPlay.get(row.play)!.push(keptEntry(row));
    await Promise.all(rooms.map((room) => room.followEntries(byPlay.get(playOf(room)) ?? [])));
  }

  /** Only where something was said: after a silence all rooms are asked for, and in most nobody has spoken. */
  async #readTalk(rooms: readonly Room[]): Promise<void> {
    if (rooms.length === 0) return;
    const last = await this.#around.store.db
      .selectFrom('talk')
      .select(['room', (each) => each.fn.max('number').as('number')])
      .where(
        'room',
        'in',
        rooms.map(({ doc }) => doc.id),
      )
      .groupBy('room')
      .execute();
    const said = new Map(last.map(({ room, number }) => [room, number]));
    for (const { doc, talk } of rooms) {
      const heard = talk.since(0, true).at(-1)?.number ?? 0;
      if ((said.get(doc.id) ?? 0) > heard) await talk.follow();
    }
  }
}

function playOf({ doc, running }: Room): string {
  return `${doc.id}/${running?.terms.number}`;
}
