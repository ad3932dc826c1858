/** What a page sends, each message with its schema: the server checks it with these, and the types follow from them. */
import { LEVELS } from '@stellwerk/kernel';
import { AnyOptions, listOf, whole } from '@stellwerk/kernel/schemas';
import * as v from 'valibot';
import { LONGEST_NAME } from '../players.ts';

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
/** What is decided together: to end without a result, a bot for somebody away, whose a seat is, to take a seat's last turn back. */
export const MOTIONS = ['abandon', 'bot', 'seat', 'rewind'] as const;
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
