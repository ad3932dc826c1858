/** What is said at a table: plain lines and quick phrases, stored in order. */
import type { Seat } from '@stellwerk/kernel';
import type { RequestOf, TalkLine } from '@stellwerk/tables/wire';
import type { Guest } from './room-doc.ts';
import type { RoomServices } from './rooms.ts';

/** So many lines are given to somebody who comes. */
const SHOWN = 50;

export class Talk {
  readonly #room: string;
  readonly #services: RoomServices;
  /** The number of the last line, once it is known. */
  #last: Promise<number> | undefined;

  constructor(room: string, services: RoomServices) {
    this.#room = room;
    this.#services = services;
  }

  async add(
    { id, name }: Guest,
    seat: Seat | undefined,
    amongWatchers: boolean,
    said: RequestOf<'say'> | RequestOf<'phrase'>,
  ): Promise<TalkLine> {
    const { store, time } = this.#services;
    this.#last = (this.#last ?? this.#read()).then((last) => last + 1);
    const number = await this.#last;
    const row = {
      room: this.#room,
      number,
      person: id,
      name,
      seat: seat ?? null,
      watchers: amongWatchers ? 1 : 0,
      text: said.type === 'say' ? said.text : null,
      phrase: said.type === 'phrase' ? said.phrase : null,
      at: time.now(),
    };
    await store.log.commit({ also: (db) => db.insertInto('talk').values(row).execute() });
    return lineOf(row);
  }

  /** The lines after a number; of watchers only for those who hear them. */
  async since(number: number, withWatchers: boolean): Promise<readonly TalkLine[]> {
    const rows = await this.#services.store.db
      .selectFrom('talk')
      .selectAll()
      .where('room', '=', this.#room)
      .where('number', '>', number)
      .$if(!withWatchers, (query) => query.where('watchers', '=', 0))
      .orderBy('number', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.toReversed().map(lineOf);
  }

  async #read(): Promise<number> {
    const { last } = await this.#services.store.db
      .selectFrom('talk')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('room', '=', this.#room)
      .executeTakeFirstOrThrow();
    return last ?? 0;
  }
}

type Row = Omit<TalkLine, 'seat' | 'watchers' | 'text' | 'phrase'> & {
  readonly seat: number | null;
  readonly watchers: number;
  readonly text: string | null;
  readonly phrase: number | null;
};

function lineOf({ number, name, seat, watchers, text, phrase, at }: Row): TalkLine {
  return {
    number,
    name,
    ...(seat !== null && { seat }),
    ...(text !== null && { text }),
    ...(phrase !== null && { phrase }),
    ...(watchers === 1 && { watchers: true as const }),
    at,
  };
}
