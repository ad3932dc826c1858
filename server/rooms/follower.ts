/** What other nodes have written about rooms that are held here: read in one go for all that was announced meanwhile, and passed on to them. */
import { sql } from 'kysely';
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
/**
 * Milliseconds from one reading to the next at least. A reading costs as much as playing what it brings, so who hears a lot does better to gather for
 * a moment; who doesn't has nothing to wait for.
 */
const APART_MS = 30;

export class Follower {
  readonly #around: Around;
  #topics = new Set<Topic>();
  #following = false;
  /** When the last reading began. */
  #last = -Infinity;

  constructor(around: Around) {
    this.#around = around;
  }

  hear(topics: readonly Topic[]): void {
    for (const topic of topics) this.#topics.add(topic);
    if (!this.#following && this.#topics.size > 0) void this.#follow();
  }

  async #follow(): Promise<void> {
    this.#following = true;
    while (this.#topics.size > 0) {
      const early = this.#last + APART_MS - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      this.#last = performance.now();
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
    const ids = (kind: string): readonly string[] =>
      [...topics].flatMap((topic) => (topic.startsWith(kind) ? topic.slice(1) : []));
    // What a room says of its play, such as a turn to be taken back, is about all that was done before. A new play is read with its entries.
    await this.#readEntries(await this.#held(ids('e')));
    await this.#readDocs(await this.#held(ids('r')));
    await this.#readTalk(await this.#held(ids('t')));
    await Attendance.followAll((await this.#held(ids('a'))).map(({ attendance }) => attendance));
    await this.#around.changed([...new Set([...ids('r'), ...ids('e')])]);
  }

  async #held(ids: readonly string[]): Promise<readonly Room[]> {
    const held = ids.flatMap((id) => this.#around.held(id) ?? []);
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

  async #readEntries(rooms: readonly Room[]): Promise<void> {
    // One that is just being read again may have been read before these were written: they are for what comes of it.
    await Promise.all(rooms.map((room) => room.settled()));
    const wanted = rooms.flatMap(({ doc, running }) =>
      running ? [{ play: `${doc.id}/${running.terms.number}`, after: running.play.length - 1 }] : [],
    );
    if (wanted.length === 0) return;
    // Each play by its key: a plain join reads through the whole log of all plays, as PostgreSQL takes a few wanted ones for many.
    const { rows } = await sql<Schema['entries']>`
      select entries.* from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(play text, after integer),
      lateral (select * from entries where play = wanted.play and seq > wanted.after order by seq) as entries`.execute(
      this.#around.store.db,
    );
    const byPlay = new Map<string, KeptEntry[]>(wanted.map(({ play }) => [play, []]));
    for (const row of rows) byPlay.get(row.play)!.push(keptEntry(row));
    await Promise.all(
      rooms.map((room) => room.followEntries(byPlay.get(`${room.doc.id}/${room.running?.terms.number}`) ?? [])),
    );
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
