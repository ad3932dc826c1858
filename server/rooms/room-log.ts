/** Rooms and their plays in the database: what is written when, and how a play is brought back from its log. */
import {
  keepsCommitment,
  makeSeed,
  Replay,
  replayLog,
  type Entry,
  type Game,
  type Play,
  type PlayHead,
  type Seat,
} from '@stellwerk/kernel';
import type { Transaction } from 'kysely';
import type { Schema, Store } from '../store/index.ts';
import type { ClockState } from './clocks.ts';
import type { RoomDoc } from './room-doc.ts';

interface Appended {
  readonly room: string;
  readonly number: number;
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly clock: ClockState | undefined;
  readonly request: string | undefined;
  readonly at: number;
}

export async function appendEntries(store: Store, log: Appended): Promise<void> {
  const { room, number, from, clock, request, at } = log;
  const entries = log.entries.map((entry, index) => ({
    play: `${room}/${number}`,
    seq: from + index,
    entry: JSON.stringify(entry),
    request: request ?? null,
    at,
    clock: clock === undefined ? null : JSON.stringify(clock),
  }));
  await store.log.commit({ entries });
}

/** The room after the end of its play, and the end itself: together, when everybody may know of it. */
export async function saveEnd(db: Transaction<Schema>, doc: RoomDoc): Promise<void> {
  await saveRoom(db, doc);
  const ended = { ended: doc.updated, result: JSON.stringify(doc.result ?? null) };
  await db.updateTable('plays').set(ended).where('room', '=', doc.id).where('number', '=', doc.play).execute();
}

/** A play from the seats and the luck of their persons; the secret behind it was committed to before. */
export function headOf(
  doc: RoomDoc,
  game: Game,
  options: PlayHead['options'],
  luck: ReadonlyMap<Seat, string>,
): PlayHead {
  const contributions = doc.seats.flatMap((_, seat) => luck.get(seat) ?? []);
  const seed = makeSeed(Buffer.from(doc.secret, 'hex'), contributions);
  if (!keepsCommitment(seed)) throw new Error('the seed does not keep its commitment');
  const seats = doc.seats.map(({ kind, name, colour, level }) => {
    return { name: name ?? 'Bot', colour, ...(kind === 'bot' && { bot: level! }) };
  });
  return { game: doc.game, rules: game.version, options, seats, seed };
}

/** Together: a room that counts a play which is not there, or the other way round, could never begin another one. */
export async function insertPlay(
  store: Store,
  doc: RoomDoc,
  head: PlayHead,
  persons: readonly (string | null)[],
  started: number,
): Promise<void> {
  const row = {
    room: doc.id,
    number: doc.play,
    head: JSON.stringify(head),
    persons: JSON.stringify(persons),
    started,
    ended: null,
    result: null,
  };
  const room = structuredClone(doc);
  await store.log.commit({
    also: async (db) => {
      await db.insertInto('plays').values(row).execute();
      await saveRoom(db, room);
    },
  });
}

/** A seat of the present play has gone to another person. */
export async function savePersons(
  store: Store,
  { id, play }: RoomDoc,
  persons: readonly (string | null)[],
): Promise<void> {
  const update = { persons: JSON.stringify(persons) };
  await store.log.commit({
    also: (db) => db.updateTable('plays').set(update).where('room', '=', id).where('number', '=', play).execute(),
  });
}

interface StoredPlay {
  readonly head: PlayHead;
  readonly entries: readonly Entry[];
  readonly persons: readonly (string | null)[];
  readonly requests: readonly string[];
  readonly clock: ClockState | undefined;
  readonly lastAt: number;
}

export async function readPlay({ db }: Store, room: string, number: number): Promise<StoredPlay | undefined> {
  const row = await db
    .selectFrom('plays')
    .selectAll()
    .where('room', '=', room)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('play', '=', `${room}/${number}`)
    .orderBy('seq')
    .execute();
  const last = rows.at(-1);
  return {
    head: JSON.parse(row.head) as PlayHead,
    entries: rows.map(({ entry }) => JSON.parse(entry) as Entry),
    persons: JSON.parse(row.persons) as (string | null)[],
    requests: rows.flatMap(({ request }) => request ?? []),
    clock: last?.clock ? (JSON.parse(last.clock) as ClockState) : undefined,
    lastAt: last?.at ?? row.started,
  };
}

export async function saveRoom(db: Transaction<Schema>, doc: RoomDoc): Promise<void> {
  const { id, code, phase, updated } = doc;
  const row = { id, code, phase, updated, public: doc.public ? 1 : 0, doc: JSON.stringify(doc) };
  await db
    .insertInto('rooms')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const members = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [{ room: id, person }]));
  if (doc.play === 0) await db.deleteFrom('members').where('room', '=', id).execute();
  if (members.length === 0) return;
  await db
    .insertInto('members')
    .values(members)
    .onConflict((conflict) => conflict.columns(['person', 'room']).doNothing())
    .execute();
}

/** A log in two parts: up to the opening of a window that is still open, and what was answered in it. */
export function partsOf(game: Game, head: PlayHead, entries: readonly Entry[]): { play: Play; rest: readonly Entry[] } {
  const whole = replayed(game, head, entries);
  if (!whole.reaction) return { play: whole, rest: [] };
  const opening = openingOf(whole);
  return { play: replayed(game, head, entries.slice(0, opening)), rest: entries.slice(opening) };
}

/** How many entries led to the window that is open at the end. */
function openingOf({ game, head, entries }: Play): number {
  const replay = new Replay(game, head, entries);
  let opening = 0;
  for (let length = 0; length < entries.length; length++)
    if (!game.reaction!(replay.at(length).state)) opening = length + 1;
  return opening;
}

function replayed(game: Game, head: PlayHead, entries: readonly Entry[]): Play {
  const read = replayLog(game, head, entries);
  if (!read.ok) throw new Error(`a stored log is refused: ${JSON.stringify(read.reason)}`);
  return read.play;
}
