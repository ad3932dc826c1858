/**
 * Every message between a page and the server, each with its schema; the types follow from them. docs/api.md tells the same with examples.
 * What a page sends is checked by the server with these; what the server sends has types alone, since a page trusts the server it came from.
 */
import {
  LEVELS,
  type GameEvent,
  type Level,
  type Reason,
  type Result,
  type Seat,
  type SeatInfo,
  type Viewer,
} from '@stellwerk/kernel';
import { AnyOptions, listOf, whole } from '@stellwerk/kernel/schemas';
import * as v from 'valibot';
import type { Patch } from './patch.ts';
import { LONGEST_NAME, type Player } from './players.ts';

export { LONGEST_NAME };

/** Rises when an older page could no longer speak with the server. */
export const WIRE_VERSION = 1;
export const MOST_SEATS = 6;
export const COLOURS = 6;
export const LONGEST_TALK = 300;
/** So begin keys that bring a person back to a seat, on another device. */
export const RETURN_KEY = 'return-';
/** Quick phrases travel as numbers and read in everybody's language. */
export const PHRASES = ['hello', 'goodMove', 'oops', 'thanks', 'moment', 'backSoon', 'wellPlayed', 'rematch'] as const;
/** What is decided together: to end without a result, a bot for somebody away, whose a seat is. */
const MOTIONS = ['abandon', 'bot', 'seat'] as const;
/** Seconds that a table may give for a reaction. */
export const REACTION_SECONDS = [10, 20, 40] as const;

const word = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));

/** Plain text on one line: no control signs, nothing invisible at the ends. */
const plain = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * longest),
    v.transform((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()),
    v.minLength(1),
    v.maxLength(longest),
  );

/** Chosen by the sender: the answer carries it, and a request that comes again under the same one is answered, not done, again. */
const Id = word(24);
const TableId = word(24);
const SeatNumber = whole(0, MOST_SEATS - 1);
const Key = word(64);
export const NameSchema = plain(LONGEST_NAME);

const ClockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** Seconds for each turn, up to two weeks. */
  v.strictObject({ kind: v.literal('turn'), seconds: whole(5, 14 * 86_400) }),
  /** Seconds for the whole play and those added after each turn. */
  v.strictObject({ kind: v.literal('bank'), seconds: whole(10, 14 * 86_400), increment: whole(0, 86_400) }),
]);
export type ClockSetting = v.InferOutput<typeof ClockSchema>;

const SeatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('you') }),
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('invited'), name: NameSchema }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
]);
export type SeatWish = v.InferOutput<typeof SeatWish>;

const about = { id: Id, table: TableId };
const request = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), ...fields });

export const RequestSchema = v.variant('type', [
  request('ping', { id: Id }),
  /** Live lists of open tables and of one's own. */
  request('lobby', { id: Id, on: v.boolean() }),
  request('open', {
    id: Id,
    game: word(40),
    options: AnyOptions,
    seats: listOf(SeatWish, 2, MOST_SEATS),
    public: v.boolean(),
    watch: v.boolean(),
    clock: ClockSchema,
    reaction: v.picklist(REACTION_SECONDS),
  }),
  /** The table behind a code that was said aloud. */
  request('find', { id: Id, code: v.pipe(v.string(), v.maxLength(12)) }),
  /** Comes to a table, or back to it: `play` and `seen` are the last that the page has, `said` the last line of talk. */
  request('enter', {
    ...about,
    play: v.exactOptional(whole(1, 1e6)),
    seen: v.exactOptional(whole(-1, 1e6)),
    said: v.exactOptional(whole(0, 1e9)),
  }),
  request('leave', about),
  /** Whether the page is looked at. */
  request('here', { ...about, here: v.boolean() }),
  /** On this seat, on the one that the key was made for, or on the first free one. */
  request('sit', { ...about, seat: v.exactOptional(SeatNumber), key: v.exactOptional(Key) }),
  request('stand', about),
  request('colour', { ...about, colour: whole(0, COLOURS - 1) }),
  request('ready', { ...about, ready: v.boolean() }),
  /** The host alone: what a seat is, the order of the seats, the agreements, who leaves. */
  request('seat', { ...about, seat: SeatNumber, wish: SeatWish }),
  request('addSeat', about),
  request('dropSeat', { ...about, seat: SeatNumber }),
  request('arrange', { ...about, order: listOf(SeatNumber, 2, MOST_SEATS) }),
  request('agree', {
    ...about,
    game: v.exactOptional(word(40)),
    options: v.exactOptional(AnyOptions),
    clock: v.exactOptional(ClockSchema),
    reaction: v.exactOptional(v.picklist(REACTION_SECONDS)),
    public: v.exactOptional(v.boolean()),
    watch: v.exactOptional(v.boolean()),
  }),
  /** Begins the countdown; free seats get bots or go. */
  request('start', { ...about, free: v.exactOptional(v.picklist(['bots', 'none'])) }),
  request('stop', about),
  /** What a browser adds to the shuffle, while the countdown runs. */
  request('luck', { ...about, luck: v.pipe(v.string(), v.minLength(8), v.maxLength(100), v.regex(/^[\w-]+$/)) }),
  /** Several actions decided in one go; `seen` is the number of the last step that the page was told. */
  request('act', { ...about, play: whole(1, 1e6), seen: whole(0, 1e6), actions: listOf(v.unknown(), 1, 64) }),
  request('undo', { ...about, play: whole(1, 1e6), seen: whole(0, 1e6) }),
  /** The table as it was after a step; other eyes than one's own once the play is over. */
  request('look', {
    ...about,
    play: whole(1, 1e6),
    step: whole(0, 1e6),
    eyes: v.exactOptional(v.union([SeatNumber, v.literal('observer')])),
  }),
  request('say', { ...about, text: plain(LONGEST_TALK) }),
  request('phrase', { ...about, phrase: whole(0, PHRASES.length - 1) }),
  request('vote', {
    ...about,
    motion: v.picklist(MOTIONS),
    seat: v.exactOptional(SeatNumber),
    yes: v.boolean(),
  }),
  /** Gives one's seat to a bot, and takes it back. */
  request('resign', about),
  request('back', about),
  /** The seat of a spent key is mine, from another device: its person is asked, and after silence the others. */
  request('claim', { ...about, key: Key }),
  /** In for the next play at this table, or not; a watcher gets the next seat that comes free. */
  request('again', { ...about, in: v.boolean() }),
]);
export type Request = v.InferOutput<typeof RequestSchema>;
export type RequestOf<Type extends Request['type']> = Extract<Request, { type: Type }>;
export const REQUEST_TYPES = RequestSchema.options.map(({ entries }) => entries.type.literal);
const SCHEMA_OF: ReadonlyMap<unknown, v.GenericSchema<unknown, Request>> = new Map(
  RequestSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** A request as text, checked; undefined for anything else. */
export function readRequest(text: string): Request | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  // Asked for by its type, not tried one after another: a server reads one for every move.
  const schema = SCHEMA_OF.get((value as { type?: unknown } | null)?.type);
  const read = schema && v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  return read?.success ? read.output : undefined;
}

// What the server sends.

/** Shorter ones are not worth it. */
const LONG_LIST = 24;
const LONG_TEXT = 24;
const SHORT_MESSAGE = 400;
const LONG_DIGITS = new RegExp(`\\[(?:\\d,){${LONG_LIST - 1}}`);
const DIGITS = '~';
const SAME = '^';

/**
 * A message as text. Long lists of single digits, of which boards are made, travel as one word; what was in the message before, as the number of
 * that list or object, counted as they begin.
 */
export function writeMessage(message: object): string {
  // Most messages are one move: there is nothing long in them, and nothing twice that would be worth a number.
  const plain = JSON.stringify(message);
  if (plain.length < SHORT_MESSAGE && !LONG_DIGITS.test(plain)) return plain;
  const known = new Map<string, number>();
  let count = 0;
  const write = (value: unknown): string => {
    const text = JSON.stringify(value) ?? 'null';
    if (typeof value !== 'object' || value === null) return text;
    // Nothing in a short text is worth a word or a number; what is in it is only counted.
    if (text.length < LONG_TEXT) {
      count += containersIn(value);
      return text;
    }
    const number = count++;
    const before = known.get(text);
    if (before !== undefined) return `{"${SAME}":${before}}`;
    known.set(text, number);
    if (isDigits(value)) return `{"${DIGITS}":"${value.join('')}"}`;
    if (isFlat(value)) return text;
    return Array.isArray(value) ? `[${value.map(write).join(',')}]` : fields(value);
  };
  const fields = (value: object): string => {
    const written: string[] = [];
    for (const [key, field] of Object.entries(value))
      if (field !== undefined) written.push(`${JSON.stringify(key)}:${write(field)}`);
    return `{${written.join(',')}}`;
  };
  // The message itself is number 0, and nothing in it can repeat it.
  count++;
  return fields(message);
}

function containersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 1;
  for (const each of Object.values(value)) count += containersIn(each);
  return count;
}

function isFlat(value: object): boolean {
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) return false;
  return true;
}

/** The message of a text that the server wrote. */
export function readMessage(text: string): Message | Answer {
  const known: unknown[] = [];
  const whole = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const number = known.push(value) - 1;
    const { [DIGITS]: digits, [SAME]: same } = value as Record<string, unknown>;
    if (typeof same === 'number') return (known[number] = known[same]);
    if (typeof digits === 'string') return (known[number] = Array.from(digits, Number));
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) fields[key] = whole(fields[key]);
    return value;
  };
  return whole(JSON.parse(text)) as Message | Answer;
}

function isDigits(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length < LONG_LIST) return false;
  for (const item of value as unknown[])
    if (!Number.isInteger(item) || (item as number) < 0 || (item as number) > 9) return false;
  return true;
}

/** Codes of the server itself; an action's refusal carries those of the kernel and the game. */
export const WIRE_REASONS = [
  'wire.shape',
  'wire.flood',
  'wire.person',
  'wire.failed',
  'table.missing',
  'table.closed',
  'table.game',
  'table.full',
  'table.taken',
  'table.notSeated',
  'table.notHost',
  'table.notWaiting',
  'table.notPlaying',
  'table.notOver',
  'table.noWatching',
  'table.seats',
  'table.order',
  'table.key',
  'table.vote',
  'table.rules',
] as const;
export type WireReason = (typeof WIRE_REASONS)[number];

export type SeatKind = 'person' | 'free' | 'invited' | 'bot';
export interface SeatShown {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly colour: number;
  readonly level?: Level;
  readonly ready?: boolean;
  /** Milliseconds since the epoch; here if missing. */
  readonly awaySince?: number;
  /** A bot plays for the person. */
  readonly relieved?: true;
  /** In for the next play. */
  readonly again?: boolean;
}
export interface Motion {
  readonly motion: (typeof MOTIONS)[number];
  readonly seat?: Seat;
  /** The name of the person who claims the seat. */
  readonly name?: string;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** Who is asked. */
  readonly of: readonly Seat[];
  readonly until: number;
}
/** Waiting for people, counting down, playing, or between two plays. */
export type Phase = 'waiting' | 'starting' | 'playing' | 'over';
export interface RoomShown {
  readonly table: string;
  readonly code: string;
  readonly phase: Phase;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockSetting;
  readonly reaction: number;
  readonly public: boolean;
  readonly watch: boolean;
  readonly seats: readonly SeatShown[];
  readonly host?: Seat;
  /** How many watch, the names of those who have one, and of those who want to play next. */
  readonly watchers: number;
  readonly watching?: readonly string[];
  readonly next?: readonly string[];
  /** What the next shuffle, or the present one, is committed to. */
  readonly commitment: string;
  /** When the countdown ends, and the seats whose browsers have added to the shuffle. */
  readonly startsAt?: number;
  readonly luck?: readonly Seat[];
  /** The number of the present or last play; 0 before the first. */
  readonly play: number;
  readonly result?: Result;
  readonly abandoned?: true;
  /** The play ended because its rules are no longer there. */
  readonly outdated?: true;
  readonly motions?: readonly Motion[];
  /** Wins at this table by name. */
  readonly wins?: Readonly<Record<string, number>>;
}
/** What only this page's person is told about the room. */
export interface Yours {
  readonly seat?: Seat;
  readonly host?: true;
  /** Seat links of the seats that the host has invited somebody to. */
  readonly keys?: Readonly<Record<Seat, string>>;
}

/** One step: who acted (null: the set-up), what was heard, and the step that it took back. Numbers follow from `seen`. */
export type WireStep = readonly [seat: Seat | null, events: readonly GameEvent[], undoes?: number];
/** Milliseconds left by seat at the server's time `at`; of those who run. */
export interface ClockShown {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}
/** Seats that are asked for a reaction, from opening to closing, and the time for it. */
export interface WindowShown {
  readonly seats: readonly Seat[];
  readonly until: number;
}
interface Present {
  readonly seen: number;
  readonly steps: readonly WireStep[];
  readonly toAct?: readonly Seat[];
  readonly undo?: boolean;
  readonly clock?: ClockShown;
  readonly window?: WindowShown | null;
  readonly result?: Result;
  /** Turns that a bot had to finish because the time was up, all of them so far. */
  readonly late?: readonly LateTurn[];
}
/** Whose time was up, and the number of the step that came next. */
export type LateTurn = readonly [seat: Seat, step: number];
/** The whole present of a play, for those who come to it; steps from `seen + 1 − steps.length` on. */
export interface PlayShown extends Present {
  readonly play: number;
  readonly viewer: Viewer;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Omit<Player, 'seat'>[];
  readonly commitment: string;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
}
/** What is new: fields that are missing stand as they were. */
export interface StepsMessage extends Present {
  readonly type: 'steps';
  readonly table: string;
  readonly play: number;
  readonly patch?: Patch;
}
export interface TalkLine {
  readonly number: number;
  readonly name: string;
  /** The seat, while its person has it. */
  readonly seat?: Seat;
  readonly text?: string;
  readonly phrase?: number;
  /** Said among watchers. */
  readonly watchers?: true;
  readonly at: number;
}
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly seats: number;
  readonly free: number;
  readonly clock: ClockSetting;
  readonly watchers: number;
  readonly updated: number;
  /** In my own list: my seat, whether I am to act, by when, and who won. */
  readonly seat?: Seat;
  readonly myTurn?: boolean;
  readonly until?: number;
  readonly winners?: readonly string[];
}
/** A play that somebody has played to the end; `seat` was theirs. */
export interface FinishedPlay {
  readonly table: string;
  readonly play: number;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly seat: Seat;
  readonly winners: readonly Seat[];
  readonly ended: number;
}
export interface Welcome {
  readonly type: 'welcome';
  readonly wire: number;
  readonly time: number;
  readonly person?: { readonly name: string; readonly colour?: number };
}
export type Message =
  | Welcome
  | { readonly type: 'room'; readonly room: RoomShown; readonly you: Yours }
  | ({ readonly type: 'play'; readonly table: string } & PlayShown)
  | StepsMessage
  | { readonly type: 'talk'; readonly table: string; readonly lines: readonly TalkLine[] }
  | { readonly type: 'lobby'; readonly rows: readonly TableRow[]; readonly gone: readonly string[] }
  | { readonly type: 'mine'; readonly rows: readonly TableRow[]; readonly gone: readonly string[] }
  /** The server says good-bye, and when it makes sense to come back. */
  | { readonly type: 'bye'; readonly reason: Reason; readonly retryMs: number }
  | { readonly type: 'refused'; readonly reason: Reason };

/** The answer to a request; `re` is its id. */
export type Answer =
  | ({ readonly re: string; readonly ok: true } & AnswerFields)
  | { readonly re: string; readonly ok: false; readonly reason: Reason };
export interface AnswerFields {
  readonly table?: string;
  readonly time?: number;
  readonly room?: RoomShown;
  readonly you?: Yours;
  readonly play?: PlayShown;
  readonly talk?: readonly TalkLine[];
  readonly lobby?: readonly TableRow[];
  readonly mine?: readonly TableRow[];
  /** `all` is what each seat saw then, told once the play is over. */
  readonly moment?: {
    readonly view: unknown;
    readonly toAct: readonly Seat[];
    readonly result?: Result;
    readonly all?: readonly unknown[];
  };
}
