/**
 * Every message between a page and the server, each with its schema; the types follow from these. The server checks what pages send. Pages trust the
 * server that they came from, so what it sends is checked by the tests alone: all that their pages receive.
 */
import { LEVELS, type GameEvent, type Reason, type Result } from '@stellwerk/kernel';
import { AnyOptions, listOf, whole } from '@stellwerk/kernel/schemas';
import * as v from 'valibot';
import type { Change } from '../patch.ts';
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
    hints: v.exactOptional(v.boolean()),
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

// What the server sends.

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
  'table.back',
  'table.rules',
] as const;
export type WireReason = (typeof WIRE_REASONS)[number];

/** What is sent is not changed by who gets it. */
type Frozen<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Frozen<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

const Count = whole(0, Number.MAX_SAFE_INTEGER);
const Milliseconds = v.pipe(v.number(), v.finite());
const Text = v.string();
const Seats = v.array(SeatNumber);
const Options = v.record(Text, v.unknown());
/** Codes of the server itself, the kernel or the game, with what is at fault. */
const ReasonSchema: v.GenericSchema<Reason> = v.strictObject({
  code: v.pipe(Text, v.minLength(1)),
  at: v.exactOptional(v.array(v.number())),
  with: v.exactOptional(v.record(Text, v.union([Text, v.number()]))),
});
const ResultSchema: v.GenericSchema<Result> = v.strictObject({ winners: Seats, scores: v.array(v.number()) });
/** What else an event has is the game's. */
const EventSchema: v.GenericSchema<GameEvent> = v.looseObject({ type: Text });

const SeatShownSchema = v.strictObject({
  kind: v.picklist(['person', 'free', 'invited', 'bot']),
  name: v.exactOptional(Text),
  /** The sign of the person, the same under every name. */
  who: v.exactOptional(Text),
  colour: whole(0, COLOURS - 1),
  level: v.exactOptional(v.picklist(LEVELS)),
  ready: v.exactOptional(v.boolean()),
  /** Milliseconds since the epoch; here if missing. */
  awaySince: v.exactOptional(Milliseconds),
  /** A bot plays for the person. */
  relieved: v.exactOptional(v.literal(true)),
  /** In for the next play. */
  again: v.exactOptional(v.boolean()),
});
export type SeatShown = Frozen<v.InferOutput<typeof SeatShownSchema>>;
export type SeatKind = SeatShown['kind'];

const MotionSchema = v.strictObject({
  motion: v.picklist(MOTIONS),
  seat: v.exactOptional(SeatNumber),
  /** The name of the person who claims the seat. */
  name: v.exactOptional(Text),
  yes: Seats,
  no: Seats,
  /** Who is asked. */
  of: Seats,
  until: Milliseconds,
});
export type Motion = Frozen<v.InferOutput<typeof MotionSchema>>;

const PlayersSchema = v.array(
  v.strictObject({ name: Text, colour: whole(0, COLOURS - 1), kind: v.picklist(['person', 'bot']) }),
);
/** What is known of a play without its rules. Its log can be downloaded as it was kept. */
const OutdatedSchema = v.strictObject({ game: Text, rules: Count, players: PlayersSchema });
export type OutdatedPlay = Frozen<v.InferOutput<typeof OutdatedSchema>>;

/** Waiting for people, counting down, playing, or between two plays. */
const PhaseSchema = v.picklist(['waiting', 'starting', 'playing', 'over']);
export type Phase = v.InferOutput<typeof PhaseSchema>;

const RoomSchema = v.strictObject({
  table: TableId,
  code: Text,
  phase: PhaseSchema,
  game: Text,
  options: Options,
  clock: ClockSchema,
  reaction: Count,
  public: v.boolean(),
  watch: v.boolean(),
  /** Everybody plays without them. */
  hints: v.exactOptional(v.literal(false)),
  seats: v.array(SeatShownSchema),
  host: v.exactOptional(SeatNumber),
  /** How many watch, the names of those who have one, and of those who want to play next. */
  watchers: Count,
  watching: v.exactOptional(v.array(Text)),
  next: v.exactOptional(v.array(Text)),
  /** What the next shuffle, or the present one, is committed to. */
  commitment: Text,
  /** When the countdown ends, and the seats whose browsers have added to the shuffle so far; from then on those that had. */
  startsAt: v.exactOptional(Milliseconds),
  luck: v.exactOptional(Seats),
  /** The number of the present or last play; 0 before the first. */
  play: Count,
  result: v.exactOptional(ResultSchema),
  abandoned: v.exactOptional(v.literal(true)),
  /** The last play can't be shown: its rules are no longer there. It ended by that, unless there is a result. */
  outdated: v.exactOptional(OutdatedSchema),
  motions: v.exactOptional(v.array(MotionSchema)),
  /** Wins at this table by name. */
  wins: v.exactOptional(v.record(Text, Count)),
});
export type RoomShown = Frozen<v.InferOutput<typeof RoomSchema>>;

/** What only this page's person is told about the room. */
const YoursSchema = v.strictObject({
  seat: v.exactOptional(SeatNumber),
  host: v.exactOptional(v.literal(true)),
  /** Seat links of the seats that the host has invited somebody to. */
  keys: v.exactOptional(v.record(Text, Text)),
});
export type Yours = Frozen<v.InferOutput<typeof YoursSchema>>;

/**
 * One step: who acted (null: the set-up), what was heard, and the step that it took back, with all since where it rewinds. Numbers follow
 * from `seen`.
 */
export type WireStep = readonly [seat: number | null, events: readonly GameEvent[], undoes?: number, rewinds?: true];
const StepSchema: v.GenericSchema<WireStep> = v.union([
  v.strictTuple([v.nullable(SeatNumber), v.array(EventSchema)]),
  v.strictTuple([v.nullable(SeatNumber), v.array(EventSchema), Count]),
  v.strictTuple([v.nullable(SeatNumber), v.array(EventSchema), Count, v.literal(true)]),
]);

/** Milliseconds left by seat at the server's time `at`; of those who run. */
const ClockShownSchema = v.strictObject({ at: Milliseconds, left: v.array(Milliseconds), running: Seats });
export type ClockShown = Frozen<v.InferOutput<typeof ClockShownSchema>>;

/** Seats that are asked for a reaction, from opening to closing, and the time for it. */
const WindowSchema = v.strictObject({ seats: Seats, until: Milliseconds });
export type WindowShown = Frozen<v.InferOutput<typeof WindowSchema>>;

/** Whose time was up, and the number of the step that came next. */
const LateTurnSchema = v.strictTuple([SeatNumber, Count]);
export type LateTurn = readonly [seat: number, step: number];

const present = {
  /** The number of the last step. */
  seen: whole(-1, Number.MAX_SAFE_INTEGER),
  steps: v.array(StepSchema),
  undo: v.exactOptional(v.boolean()),
  clock: v.exactOptional(ClockShownSchema),
  window: v.exactOptional(v.nullable(WindowSchema)),
  result: v.exactOptional(ResultSchema),
  /** Turns that a bot had to finish because the time was up, all of them so far. */
  late: v.exactOptional(v.array(LateTurnSchema)),
};

/** The whole present of a play, for those who come to it; steps from `seen + 1 − steps.length` on. */
const play = {
  play: Count,
  viewer: v.union([SeatNumber, v.literal('observer')]),
  game: Text,
  rules: Count,
  options: Options,
  players: PlayersSchema,
  commitment: Text,
  ...present,
  view: v.unknown(),
  toAct: Seats,
};
const PlaySchema = v.strictObject(play);
export type PlayShown = Frozen<v.InferOutput<typeof PlaySchema>>;

const PathSchema = v.array(v.union([Text, v.number()]));
const ChangeSchema: v.GenericSchema<Change> = v.union([
  v.strictTuple([PathSchema]),
  v.strictTuple([PathSchema, v.unknown()]),
  v.strictTuple([PathSchema, Count, Count, v.array(v.unknown())]),
]);

const TalkLineSchema = v.strictObject({
  number: Count,
  name: Text,
  /** The sign of the person who said it. */
  who: Text,
  /** The seat, while its person has it. */
  seat: v.exactOptional(SeatNumber),
  text: v.exactOptional(Text),
  phrase: v.exactOptional(whole(0, PHRASES.length - 1)),
  /** Said among watchers. */
  watchers: v.exactOptional(v.literal(true)),
  at: Milliseconds,
});
export type TalkLine = Frozen<v.InferOutput<typeof TalkLineSchema>>;

const RowSchema = v.strictObject({
  table: TableId,
  game: Text,
  phase: PhaseSchema,
  names: v.array(Text),
  seats: Count,
  free: Count,
  clock: ClockSchema,
  /** Whether others may watch. */
  watch: v.boolean(),
  watchers: Count,
  /** When the play that runs, or ran last, began. */
  began: v.exactOptional(Milliseconds),
  updated: Milliseconds,
  winners: v.exactOptional(v.array(Text)),
  /** In my own list: my seat, whether I am to act, by when, and whether a bot plays for me. */
  seat: v.exactOptional(SeatNumber),
  myTurn: v.exactOptional(v.boolean()),
  /** Also in my own list: the only one who is waited for. */
  awaits: v.exactOptional(Text),
  until: v.exactOptional(Milliseconds),
  relieved: v.exactOptional(v.boolean()),
  /** Also in my own list: a table where I don't sit yet, and who keeps a seat for me there. */
  keptBy: v.exactOptional(Text),
});
export type TableRow = Frozen<v.InferOutput<typeof RowSchema>>;

/** A play that somebody has played to the end; `seat` was theirs. */
export const FinishedSchema = v.strictObject({
  table: TableId,
  play: Count,
  game: Text,
  seats: v.array(v.strictObject({ name: Text, colour: whole(0, COLOURS - 1), bot: v.exactOptional(Text) })),
  seat: SeatNumber,
  winners: Seats,
  /** By seat; none of a play that was called off. */
  scores: v.array(v.number()),
  ended: Milliseconds,
});
export type FinishedPlay = Frozen<v.InferOutput<typeof FinishedSchema>>;

const message = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), ...fields });

const WelcomeSchema = message('welcome', {
  wire: Count,
  time: Milliseconds,
  person: v.exactOptional(v.strictObject({ name: Text, colour: v.exactOptional(whole(0, COLOURS - 1)) })),
});
export type Welcome = Frozen<v.InferOutput<typeof WelcomeSchema>>;

/** What is new: fields that are missing stand as they were. */
const StepsSchema = message('steps', {
  table: TableId,
  play: Count,
  ...present,
  patch: v.exactOptional(v.array(ChangeSchema)),
  toAct: v.exactOptional(Seats),
});
export type StepsMessage = Frozen<v.InferOutput<typeof StepsSchema>>;

export const MessageSchema = v.variant('type', [
  WelcomeSchema,
  message('room', { room: RoomSchema, you: YoursSchema }),
  message('play', { table: TableId, ...play }),
  StepsSchema,
  message('talk', { table: TableId, lines: v.array(TalkLineSchema) }),
  message('lobby', { rows: v.array(RowSchema), gone: v.array(TableId) }),
  message('mine', { rows: v.array(RowSchema), gone: v.array(TableId) }),
  /** The server says good-bye, and when it makes sense to come back: at once where others go on, else all clocks stand still. */
  message('bye', { reason: ReasonSchema, retryMs: Milliseconds }),
  message('refused', { reason: ReasonSchema }),
]);
export type Message = Frozen<v.InferOutput<typeof MessageSchema>>;

const answer = {
  table: v.exactOptional(TableId),
  time: v.exactOptional(Milliseconds),
  room: v.exactOptional(RoomSchema),
  you: v.exactOptional(YoursSchema),
  play: v.exactOptional(PlaySchema),
  talk: v.exactOptional(v.array(TalkLineSchema)),
  lobby: v.exactOptional(v.array(RowSchema)),
  mine: v.exactOptional(v.array(RowSchema)),
  /** `all` is what each seat saw then, told once the play is over. */
  moment: v.exactOptional(
    v.strictObject({
      view: v.unknown(),
      toAct: Seats,
      result: v.exactOptional(ResultSchema),
      all: v.exactOptional(v.array(v.unknown())),
    }),
  ),
};
const AnswerFieldsSchema = v.strictObject(answer);
export type AnswerFields = Frozen<v.InferOutput<typeof AnswerFieldsSchema>>;

/** The answer to a request; `re` is its id. */
export const AnswerSchema = v.variant('ok', [
  v.strictObject({ re: Id, ok: v.literal(true), ...answer }),
  v.strictObject({ re: Id, ok: v.literal(false), reason: ReasonSchema }),
]);
export type Answer = Frozen<v.InferOutput<typeof AnswerSchema>>;
