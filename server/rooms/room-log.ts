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
} from '@stellwerk/kernel';
import type { Transaction } from 'kysely';
import type { Schema, Store } from '../store/index.ts';
import type { ClockState } from './clocks.ts';
import { saveKept } from './kept-seats.ts';
import type { RoomDoc } from './room-doc.ts';
import type { KeptEntry } from './running-play.ts';

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
  await store.log.commit({ entries, topic: `e${room}` });
}

/** The room after the end of its play, and the end itself: together, when everybody may know of it. */
export async function saveEnd(db: Transaction<Schema>, doc: RoomDoc, version: number): Promise<void> {
  await saveRoom(db, doc, version);
  const ended = { ended: doc.updated, result: JSON.stringify(doc.result ?? null) };
  await db.updateTable('plays').set(ended).where('room', '=', doc.id).where('number', '=', doc.play).execute();
}

/** What was voted on may have been the end. */
export const saveVoted: SaveRoom = (db, doc, version) => (doc.phase === 'over' ? saveEnd : saveRoom)(db, doc, version);

/** A play from the seats and the luck of their persons; the secret behind it was committed to before. */
export function headOf(doc: RoomDoc, game: Game, options: PlayHead['options']): PlayHead {
  const luck = new Map(doc.starting?.luck);
  const contributions = doc.seats.flatMap((_, seat) => luck.get(seat) ?? []);
  const seed = makeSeed(Buffer.from(doc.secret, 'hex'), contributions);
  if (!keepsCommitment(seed)) throw new Error('the seed does not keep its commitment');
  const seats = doc.seats.map(({ kind, name, colour, level }) => {
    return { name: name ?? 'Bot', colour, ...(kind === 'bot' && { bot: level! }) };
  });
  return { game: doc.game, rules: game.version, options, seats, seed };
}

/** Together: a room that counts a play which is not there, or the other way round, could never begin another one. */
export async function savePlay(
  db: Transaction<Schema>,
  doc: RoomDoc,
  version: number,
  head: PlayHead,
  persons: readonly (string | null)[],
): Promise<void> {
  await saveRoom(db, doc, version);
  const row = {
    room: doc.id,
    number: doc.play,
    head: JSON.stringify(head),
    persons: JSON.stringify(persons),
    started: doc.updated,
    ended: null,
    result: null,
  };
  await db.insertInto('plays').values(row).execute();
}

/** A room with the version that was read. */
export async function readRoom(
  { db }: Store,
  id: string,
): Promise<{ readonly doc: RoomDoc; readonly version: number } | undefined> {
  const row = await db.selectFrom('rooms').select(['doc', 'version']).where('id', '=', id).executeTakeFirst();
  return row && { doc: JSON.parse(row.doc) as RoomDoc, version: row.version };
}

export async function readPersons(
  { db }: Store,
  room: string,
  number: number,
): Promise<readonly (string | null)[] | undefined> {
  const plays = db.selectFrom('plays').select('persons').where('room', '=', room).where('number', '=', number);
  const row = await plays.executeTakeFirst();
  return row && (JSON.parse(row.persons) as (string | null)[]);
}

/** A seat of the present play has gone to another person. */
export async function savePersons(
  db: Transaction<Schema>,
  { id, play }: RoomDoc,
  persons: readonly (string | null)[],
): Promise<void> {
  const update = { persons: JSON.stringify(persons) };
  await db.updateTable('plays').set(update).where('room', '=', id).where('number', '=', play).execute();
}

interface StoredPlay {
  readonly head: PlayHead;
  readonly rows: readonly KeptEntry[];
  readonly persons: readonly (string | null)[];
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
  const kept = rows.map(keptEntry);
  const last = kept.at(-1);
  return {
    head: JSON.parse(row.head) as PlayHead,
    rows: kept,
    persons: JSON.parse(row.persons) as (string | null)[],
    clock: last?.clock,
    lastAt: last?.at ?? row.started,
  };
}

export function keptEntry({ seq, entry, request, clock, at }: Schema['entries']): KeptEntry {
  return {
    seq,
    entry: JSON.parse(entry) as Entry,
    request,
    clock: clock === null ? undefined : (JSON.parse(clock) as ClockState),
    at,
  };
}

/** Writes a room that was read as this version of it. */
export type SaveRoom = (db: Transaction<Schema>, doc: RoomDoc, version: number) => Promise<void>;

/** The room has been changed by another node since it was read. */
export class Outdated extends Error {}

export async function insertRoom(db: Transaction<Schema>, doc: RoomDoc): Promise<void> {
  await db
    .insertInto('rooms')
    .values({ id: doc.id, ...columnsOf(doc) })
    .execute();
  await saveMembers(db, doc);
  await saveKept(db, doc);
}

export async function saveRoom(db: Transaction<Schema>, doc: RoomDoc, version: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('rooms')
    .set({ ...columnsOf(doc), version: version + 1 })
    .where('id', '=', doc.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Outdated();
  await saveMembers(db, doc);
  await saveKept(db, doc);
}

function columnsOf(doc: RoomDoc) {
  const { code, phase, updated } = doc;
  return { code, phase, updated, public: doc.public ? 1 : 0, watch: doc.watch ? 1 : 0, doc: JSON.stringify(doc) };
}

async function saveMembers(db: Transaction<Schema>, doc: RoomDoc): Promise<void> {
  const { id } = doc;
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
