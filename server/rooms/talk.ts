/** What is said at a table: plain lines and quick phrases, stored in order. */
import type { Seat } from '@stellwerk/kernel';
import type { RequestOf, TalkLine } from '@stellwerk/tables/wire';
import { isTaken, type Schema } from '../store/index.ts';
import { noteDone, whereDone, type Asked } from './asked.ts';
import { signOf } from './ids.ts';
import type { Guest } from './room-doc.ts';
import type { RoomServices } from './rooms.ts';

/** So many lines are given to somebody who comes; as many again may be watchers' own. */
const SHOWN = 50;
const KEPT = 2 * SHOWN;

export class Talk {
  readonly #room: string;
  readonly #services: RoomServices;
  /** Told of every line when it is kept. */
  readonly #tell: (line: TalkLine) => void;
  /** The last lines, oldest first. */
  #rows: Row[] = [];
  #last = 0;
  #loading: Promise<void> | undefined;

  constructor(room: string, services: RoomServices, tell: (line: TalkLine) => void) {
    this.#room = room;
    this.#services = services;
    this.#tell = tell;
  }

  /** Before anything is said or heard. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }

  async add(
    asked: Asked,
    { id, name }: Guest,
    seat: Seat | undefined,
    amongWatchers: boolean,
    said: RequestOf<'say'> | RequestOf<'phrase'>,
  ): Promise<void> {
    const { store, time } = this.#services;
    await this.load();
    const words = {
      room: this.#room,
      person: id,
      name,
      seat: seat ?? null,
      watchers: amongWatchers ? 1 : 0,
      text: said.type === 'say' ? said.text : null,
      phrase: said.type === 'phrase' ? said.phrase : null,
      at: time.now(),
    };
    for (;;) {
      if ((await whereDone(store, asked)) !== undefined) return;
      const row = { ...words, number: ++this.#last };
      try {
        await store.log.commit({
          topic: `t${this.#room}`,
          also: async (db) => {
            await db.insertInto('talk').values(row).execute();
            await noteDone(db, asked, row.room, row.at);
          },
        });
        return this.#hear([row]);
      } catch (error) {
        // Another node has used the number, or this very line has got through another one.
        if (!isTaken(error)) throw error;
        await this.follow();
      }
    }
  }

  /** What was said through other nodes. */
  async follow(): Promise<void> {
    if (!this.#loading) return;
    await this.#loading;
    const last = this.#rows.at(-1)?.number ?? 0;
    const rows = await this.#services.store.db
      .selectFrom('talk')
      .selectAll()
      .where('room', '=', this.#room)
      .where('number', '>', last)
      .orderBy('number')
      .execute();
    this.#hear(rows);
  }

  /** Each line once, in whatever order they come. */
  #hear(rows: readonly Row[]): void {
    for (const row of rows) {
      if (this.#rows.some(({ number }) => number === row.number)) continue;
      this.#rows = [...this.#rows, row].sort((a, b) => a.number - b.number).slice(-KEPT);
      this.#last = Math.max(this.#last, row.number);
      this.#tell(lineOf(row));
    }
  }

  /** The lines after a number; of watchers only for those who hear them. */
  since(number: number, withWatchers: boolean): readonly TalkLine[] {
    return this.#rows
      .filter((row) => row.number > number && (withWatchers || row.watchers === 0))
      .slice(-SHOWN)
      .map(lineOf);
  }

  forget(person: string): void {
    this.#rows = this.#rows.filter((row) => row.person !== person);
  }

  async #read(): Promise<void> {
    const rows = await this.#services.store.db
      .selectFrom('talk')
      .selectAll()
      .where('room', '=', this.#room)
      .orderBy('number', 'desc')
      .limit(KEPT)
      .execute();
    this.#rows = rows.toReversed();
    this.#last = rows[0]?.number ?? 0;
  }
}

type Row = Schema['talk'];

function lineOf({ number, name, person, seat, watchers, text, phrase, at }: Row): TalkLine {
  return {
    number,
    name,
    who: signOf(person),
    ...(seat !== null && { seat }),
    ...(text !== null && { text }),
    ...(phrase !== null && { phrase }),
    ...(watchers === 1 && { watchers: true as const }),
    at,
  };
}
