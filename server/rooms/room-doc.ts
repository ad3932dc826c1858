/**
 * A room as it is stored: who sits where, what is agreed. Changes are plain functions that say why not; who may make them is decided here, too.
 * Persons appear by their ids, which never leave the server.
 */
import { randomBytes } from 'node:crypto';
import type { Level, Play, Result, Seat } from '@stellwerk/kernel';
import { botName, freeName } from '@stellwerk/tables';
import {
  COLOURS,
  MOST_SEATS,
  type ClockSetting,
  type RequestOf,
  type SeatKind,
  type SeatWish,
  type WireReason,
} from '@stellwerk/tables/wire';
import { hashOf, makeCode, makeId, makeKey } from './ids.ts';
import type { OpenMotion } from './motions.ts';

/** What a name becomes when its person is gone. */
export const GONE_NAME = '–';

export interface DocSeat {
  kind: SeatKind;
  colour: number;
  person?: string;
  name?: string;
  level?: Level;
  /** Opens the seat for the one who was invited. */
  key?: string;
  /** The hash of the key that it was opened with. */
  spent?: string;
  ready?: boolean;
  again?: boolean;
}

export interface RoomDoc {
  readonly id: string;
  /** Gone once the first play has begun. */
  code: string | null;
  game: string;
  options: Readonly<Record<string, unknown>>;
  clock: ClockSetting;
  reaction: number;
  public: boolean;
  watch: boolean;
  /** Without it they are allowed. */
  hints?: boolean;
  host: string;
  seats: DocSeat[];
  phase: 'waiting' | 'playing' | 'over';
  /** Of the next shuffle, hex; while a play runs it is in the play's head. */
  secret: string;
  /** Number of the present or last play. */
  play: number;
  /** When the one that runs began. */
  began?: number;
  relieved: readonly Seat[];
  /** The seconds before a play begins, in which every page adds to the shuffle; a page that has not by the end is left out. */
  starting?: { readonly at: number; readonly luck: [Seat, string][] };
  /** Seats whose browsers have added to the shuffle of the present or last play: one who is missing was left out. */
  luck?: readonly Seat[];
  motions?: OpenMotion[];
  /** Watchers who want to play the next one, in the order in which they said so. */
  next?: Guest[];
  result?: Result;
  abandoned?: true;
  outdated?: true;
  wins: Record<string, number>;
  updated: number;
}

/** Of more watchers who want to play hardly one would get a seat, and everybody is told of all. */
const MOST_NEXT = 2 * MOST_SEATS;

export interface Guest {
  readonly id: string;
  name: string;
  colour: number | null;
}

export type Refused = WireReason | undefined;

export function newRoom(request: RequestOf<'open'>, host: Guest, now: number): RoomDoc {
  const doc: RoomDoc = {
    id: makeId(),
    code: makeCode(),
    game: request.game,
    options: request.options,
    clock: request.clock,
    reaction: request.reaction,
    public: request.public,
    watch: request.watch,
    host: host.id,
    seats: request.seats.map((_, seat) => ({ kind: 'free', colour: seat })),
    phase: 'waiting',
    secret: makeSecret(),
    play: 0,
    relieved: [],
    wins: {},
    updated: now,
  };
  request.seats.forEach((wish, seat) => {
    if (wish.kind !== 'you') setSeat(doc, seat, wish);
  });
  sit(
    doc,
    host,
    Math.max(
      0,
      request.seats.findIndex(({ kind }) => kind === 'you'),
    ),
  );
  return doc;
}

export function makeSecret(): string {
  return randomBytes(32).toString('hex');
}

export function seatOf(doc: RoomDoc, person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : doc.seats.findIndex((each) => each.person === person);
  return seat < 0 ? undefined : seat;
}

/** Somebody who sits there, or says that a seat is theirs. */
export function hasPart(doc: RoomDoc, person: string): boolean {
  return seatOf(doc, person) !== undefined || (doc.motions ?? []).some(({ guest }) => guest?.id === person);
}

/** Takes a free seat, or moves there. An invited one needs its key, which is spent by it. */
export function sit(doc: RoomDoc, guest: Guest, asked?: Seat, key?: string): Refused {
  if (doc.phase === 'playing') return 'table.notWaiting';
  const invited = key === undefined ? -1 : doc.seats.findIndex((each) => each.key === key);
  if (key !== undefined && invited < 0) return 'table.key';
  const seat = invited >= 0 ? invited : (asked ?? doc.seats.findIndex(({ kind }) => kind === 'free'));
  if (seat < 0) return 'table.full';
  const wanted = doc.seats[seat];
  if (!wanted) return 'table.seats';
  if (wanted.person === guest.id) return undefined;
  if (wanted.kind !== 'free' && seat !== invited) return 'table.taken';
  const before = seatOf(doc, guest.id);
  const colour = before === undefined ? preferred(doc, wanted, guest) : doc.seats[before]!.colour;
  if (before !== undefined) doc.seats[before] = { kind: 'free', colour: wanted.colour };
  const name = before === undefined ? freeName(guest.name, namesOf(doc.seats)) : guest.name;
  doc.seats[seat] = {
    kind: 'person',
    colour,
    person: guest.id,
    name,
    ready: true,
    ...(doc.phase === 'over' && { again: true }),
    ...(key !== undefined && { spent: hashOf(key) }),
  };
  if (doc.next) doc.next = doc.next.filter(({ id }) => id !== guest.id);
  return undefined;
}

/** A watcher wants to play the next one, or no longer: a free seat is theirs at once, else the next that comes free. */
export function wantNext(doc: RoomDoc, guest: Guest, isIn: boolean): Refused {
  if (doc.phase === 'waiting') return 'table.notPlaying';
  doc.next = (doc.next ?? []).filter(({ id }) => id !== guest.id);
  if (isIn && doc.next.length >= MOST_NEXT) return 'table.full';
  if (isIn && sit(doc, guest) !== undefined) doc.next.push({ ...guest });
  return undefined;
}

/** Free seats go to those who watched and want to play, if they are still there. */
function seatNext(doc: RoomDoc, isHere: (person: string) => boolean, roomIsMade = (): boolean => false): void {
  for (const guest of doc.next ?? []) {
    if (!isHere(guest.id) || sit(doc, guest) === undefined) continue;
    if (!roomIsMade()) return;
    sit(doc, guest);
  }
}

/** Friends move closer together: the table grows, else a bot gives way. At a public table nobody has to make room for strangers. */
function makeRoom(doc: RoomDoc, most: number): boolean {
  if (doc.public) return false;
  if (addSeat(doc, most) === undefined) return true;
  const bot = doc.seats.findLast(({ kind }) => kind === 'bot');
  if (!bot) return false;
  doc.seats = doc.seats.map((seat): DocSeat => (seat === bot ? { kind: 'free', colour: seat.colour } : seat));
  return true;
}

function preferred(doc: RoomDoc, wanted: DocSeat, guest: Guest): number {
  const taken = new Set(doc.seats.filter((each) => each !== wanted).map(({ colour }) => colour));
  return guest.colour !== null && !taken.has(guest.colour) ? guest.colour : wanted.colour;
}

function namesOf(seats: readonly DocSeat[]): readonly string[] {
  return seats.flatMap(({ kind, name }) => (kind !== 'invited' && name !== undefined ? [name] : []));
}

function botSeat(colour: number, level: Level, others: readonly DocSeat[]): DocSeat {
  return { kind: 'bot', colour, level, name: botName(namesOf(others)) };
}

export function stand(doc: RoomDoc, person: string, isHere: (person: string) => boolean): Refused {
  if (doc.phase === 'playing') return 'table.notWaiting';
  const seat = seatOf(doc, person);
  if (seat === undefined) return 'table.notSeated';
  doc.seats[seat] = { kind: 'free', colour: doc.seats[seat]!.colour };
  seatNext(doc, isHere);
  return undefined;
}

export function setColour(doc: RoomDoc, seat: Seat, colour: number): Refused {
  if (doc.phase === 'playing') return 'table.notWaiting';
  const own = doc.seats[seat]!;
  const other = doc.seats.find((each) => each !== own && each.colour === colour);
  if (other?.kind === 'person') return 'table.taken';
  if (other) other.colour = own.colour;
  own.colour = colour;
  return undefined;
}

/** The host's wish for a seat; a person can only be put out of it. */
function setSeat(doc: RoomDoc, seat: Seat, wish: SeatWish): Refused {
  const old = doc.seats[seat];
  if (!old) return 'table.seats';
  if (wish.kind === 'you' || (old.kind === 'person' && wish.kind !== 'free')) return 'table.taken';
  const { colour } = old;
  doc.seats[seat] =
    wish.kind === 'bot'
      ? botSeat(colour, wish.level, doc.seats.toSpliced(seat, 1))
      : wish.kind === 'invited'
        ? { kind: 'invited', colour, name: wish.name, key: makeKey() }
        : { kind: 'free', colour };
  return undefined;
}

/** What the host may do with the seats of a game for so many. */
export function setSeats(
  doc: RoomDoc,
  request: RequestOf<'seat' | 'addSeat' | 'dropSeat' | 'arrange'>,
  most: number,
): Refused {
  switch (request.type) {
    case 'seat':
      return setSeat(doc, request.seat, request.wish);
    case 'addSeat':
      return addSeat(doc, most);
    case 'dropSeat':
      return dropSeat(doc, request.seat);
    case 'arrange':
      return arrange(doc, request.order);
  }
}

export function addSeat(doc: RoomDoc, most: number): Refused {
  if (doc.seats.length >= Math.min(most, MOST_SEATS)) return 'table.seats';
  const taken = new Set(doc.seats.map(({ colour }) => colour));
  const colour = Array.from({ length: COLOURS }, (_, each) => each).find((each) => !taken.has(each))!;
  doc.seats.push({ kind: 'free', colour });
  return undefined;
}

function dropSeat(doc: RoomDoc, seat: Seat): Refused {
  const old = doc.seats[seat];
  if (!old || doc.seats.length <= 2) return 'table.seats';
  if (old.kind === 'person') return 'table.taken';
  doc.seats.splice(seat, 1);
  return undefined;
}

function arrange(doc: RoomDoc, order: readonly Seat[]): Refused {
  const complete = order.length === doc.seats.length && new Set(order).size === order.length;
  if (!complete || order.some((seat) => !doc.seats[seat])) return 'table.order';
  doc.seats = order.map((seat) => doc.seats[seat]!);
  return undefined;
}

/**
 * Before a play begins: those who don't want another one stand up, everybody moves on by a seat, free seats get bots or go. Who has not answered
 * keeps the seat, with a bot until they come, unless somebody who watched wants it.
 */
export function settleSeats(
  doc: RoomDoc,
  free: 'bots' | 'none' | undefined,
  isHere: (person: string) => boolean,
  most: number,
): Refused {
  if (doc.play > 0) freeUnwanted(doc, isHere, most);
  seatNext(doc, isHere, () => makeRoom(doc, most));
  const { seats } = doc;
  const open = (seat: DocSeat): boolean => seat.kind === 'free' || seat.kind === 'invited';
  if (seats.some(open) && free === undefined) return 'table.seats';
  const settled: DocSeat[] = [];
  for (const seat of seats) {
    if (!open(seat)) settled.push(seat);
    else if (free === 'bots') settled.push(botSeat(seat.colour, 'normal', [...seats, ...settled]));
  }
  if (!settled.some(({ kind }) => kind === 'person')) return 'table.seats';
  doc.seats = doc.play > 0 ? [...settled.slice(1), settled[0]!] : settled;
  return undefined;
}

function freeUnwanted(doc: RoomDoc, isHere: (person: string) => boolean, most: number): void {
  const { seats, next = [] } = doc;
  const out = seats.filter(({ kind, again }) => kind === 'person' && again === false);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const more = doc.public ? 0 : Math.max(0, Math.min(most, MOST_SEATS) - seats.length) + bots;
  const places = seats.filter(({ kind }) => kind === 'free').length + out.length + more;
  const wanted = Math.max(0, next.filter(({ id }) => isHere(id)).length - places);
  const silent = seats.filter(({ kind, again }) => kind === 'person' && again === undefined);
  const leave = new Set([...out, ...silent.slice(0, wanted)]);
  doc.seats = seats.map((seat): DocSeat => (leave.has(seat) ? { kind: 'free', colour: seat.colour } : seat));
}

/** All want another play. */
export function isEverybodyIn({ phase, seats }: RoomDoc): boolean {
  return phase === 'over' && seats.every(({ kind, again }) => kind === 'bot' || (kind === 'person' && again));
}

/** When something is to happen by itself. */
export function nextDue({ starting, motions = [] }: RoomDoc): number | undefined {
  const times = motions.map(({ until }) => until);
  if (starting) times.push(starting.at);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** A page adds to the shuffle; the person's first word counts, and another is refused, so that no page looks for it in the file. */
export function addLuck({ starting }: RoomDoc, seat: Seat, luck: string): Refused {
  if (!starting) return 'table.notWaiting';
  const said = starting.luck.find(([each]) => each === seat)?.[1];
  if (said !== undefined && said !== luck) return 'table.taken';
  if (said === undefined) starting.luck.push([seat, luck]);
  return undefined;
}

/** The room when its next play begins; a bot plays for those who have not said that they are in. */
export function begun(doc: RoomDoc, now: number): RoomDoc {
  const { result: _, abandoned: _a, outdated: _o, starting: _s, motions: _m, ...rest } = doc;
  const relieved = doc.seats.flatMap(({ kind, again }, seat) =>
    doc.play > 0 && kind === 'person' && !again ? [seat] : [],
  );
  const luck = doc.starting?.luck.map(([seat]) => seat) ?? [];
  return { ...rest, phase: 'playing', play: doc.play + 1, began: now, relieved, luck, code: null };
}

/** The room as it is when the play is over and the end has been told. */
export function afterEnd(doc: RoomDoc, { result, head }: Play, now: number): RoomDoc {
  const wins = { ...doc.wins };
  for (const seat of result?.winners ?? []) {
    // Of somebody who is gone for good only the bot in their place has a name.
    const { name } = doc.seats[seat]?.kind === 'bot' ? doc.seats[seat] : head.seats[seat]!;
    if (name === undefined) continue;
    wins[name] = (wins[name] ?? 0) + 1;
  }
  const seats = doc.seats.map(({ again: _, ...seat }) => seat);
  const secret = makeSecret();
  const { motions: _, ...rest } = doc;
  return { ...rest, phase: 'over', seats, wins, secret, updated: now, relieved: [], ...(result && { result }) };
}

/** The room when its play has outlived its rules: it ends there, without a result. */
export function outlived(doc: RoomDoc): RoomDoc {
  const seats = doc.seats.map(({ again: _, ...seat }) => seat);
  const { motions: _, ...rest } = doc;
  return { ...rest, phase: 'over', seats, secret: makeSecret(), relieved: [], outdated: true };
}

/** The person's seat is a bot's while a play runs, and free otherwise; all names that they have had go from the list of wins, too. */
export function forget(doc: RoomDoc, person: string, names: readonly string[]): void {
  const others = namesOf(doc.seats.filter((seat) => seat.person !== person));
  for (const name of [...names, ...namesOf(doc.seats)]) if (!others.includes(name)) delete doc.wins[name];
  if (doc.next) doc.next = doc.next.filter(({ id }) => id !== person);
  if (doc.motions) doc.motions = doc.motions.filter(({ guest }) => guest?.id !== person);
  doc.seats = doc.seats.map((seat): DocSeat => {
    if (seat.person !== person) return seat;
    const { colour } = seat;
    return doc.phase === 'playing' ? botSeat(colour, 'normal', doc.seats) : { kind: 'free', colour };
  });
}

/** After so long away the host's word passes on. */
const HOST_AWAY_MS = 60_000;

/** The one who opened the table; after a minute away, the first who is there. */
export function hostSeat(doc: RoomDoc, awayFor: (person: string) => number): Seat | undefined {
  const isThere = (person: string | undefined): boolean => person !== undefined && awayFor(person) < HOST_AWAY_MS;
  const host = seatOf(doc, doc.host);
  if (host !== undefined && isThere(doc.host)) return host;
  const next = doc.seats.findIndex(({ person }) => isThere(person));
  return next < 0 ? host : next;
}
