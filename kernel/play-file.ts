/** Plays as files: written whole, and read back through one gate that trusts nothing. docs/play-file.md describes the format. */
import * as v from 'valibot';
import { canonical } from './canonical.ts';
import type { Game, Reason } from './game.ts';
import { readOptions } from './options.ts';
import { MAX_ENTRIES, Play, type Entry, type PlayHead } from './play.ts';
import { enter, undosIn } from './replay.ts';
import { AnyOptions, listOf, whole } from './schemas.ts';
import { keepsCommitment } from './seed.ts';

const FORMAT = 'stellwerk-play';
const FORMAT_VERSION = 2;
const HEX = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const MOST_SEATS = 16;
const SEAT = whole(0, MOST_SEATS - 1);
const COLOUR = whole(0, 5);

const HeadSchema = v.object({
  format: v.literal(FORMAT),
  formatVersion: v.number(),
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: v.pipe(v.number(), v.integer()),
});
const PlayHeadSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: v.pipe(v.number(), v.integer()),
  options: AnyOptions,
  seats: listOf(
    v.strictObject({
      name: v.pipe(v.string(), v.maxLength(60)),
      colour: COLOUR,
      bot: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
    }),
    0,
    MOST_SEATS,
  ),
  seed: v.strictObject({
    commitment: HEX,
    secret: HEX,
    contributions: listOf(v.pipe(v.string(), v.maxLength(200)), 0, MOST_SEATS),
  }),
});
const EntrySchema = v.union([
  v.strictObject({ seat: SEAT, action: v.unknown() }),
  v.strictObject({ seat: SEAT, undo: v.literal(true) }),
  v.strictObject({ seat: SEAT, rewind: whole(0, MAX_ENTRIES) }),
]);
const FileSchema = v.strictObject({
  ...HeadSchema.entries,
  ...PlayHeadSchema.entries,
  entries: listOf(EntrySchema, 0, MAX_ENTRIES),
  result: v.exactOptional(
    v.strictObject({ winners: listOf(SEAT, 0, MOST_SEATS), scores: listOf(v.number(), 0, MOST_SEATS) }),
  ),
  /** The running hash over head and entries. */
  log: HEX,
  /** Hash of the state after the last entry. */
  hash: HEX,
});

const LogSchema = v.strictObject({ head: PlayHeadSchema, entries: FileSchema.entries.entries });
/** One fault is enough: a file of nothing but faults must not be listed. */
const FIRST_FAULT = { abortEarly: true, abortPipeEarly: true } as const;

export type PlayFile = v.InferOutput<typeof FileSchema>;

export const FILE_REASONS = [
  'file.json',
  'file.notAPlay',
  'file.formatVersion',
  'file.unknownGame',
  'file.shape',
  'file.rulesVersion',
  'file.seats',
  'file.commitment',
  'file.entry',
  'file.log',
  'file.result',
  'file.hash',
] as const;

type Read<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: Reason };

function refuse(code: (typeof FILE_REASONS)[number], more?: Reason['with']): { ok: false; reason: Reason } {
  return { ok: false, reason: more ? { code, with: more } : { code } };
}

export function savePlay(play: Play): PlayFile {
  if (play.first > 0) throw new Error('a play without its first entries can’t be saved');
  const { result } = play;
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    ...structuredClone(play.head),
    entries: structuredClone(play.entries) as PlayFile['entries'],
    ...(result && { result: { winners: [...result.winners], scores: [...result.scores] } }),
    log: play.logHash(),
    hash: play.hash(),
  } as PlayFile;
}

/** The form alone; whether the play is possible is told by `loadPlay`. */
export function parsePlayFile(text: string): Read<{ file: PlayFile }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('file.json');
  }
  return readPlayFile(value);
}

export function readPlayFile(value: unknown): Read<{ file: PlayFile }> {
  const head = v.safeParse(HeadSchema, value, FIRST_FAULT);
  if (!head.success) return refuse('file.notAPlay');
  if (head.output.formatVersion !== FORMAT_VERSION)
    return refuse('file.formatVersion', { version: head.output.formatVersion });
  const file = v.safeParse(FileSchema, value, FIRST_FAULT);
  if (!file.success) return refuse('file.shape', { place: v.getDotPath(file.issues[0]) ?? '' });
  return { ok: true, file: file.output };
}

/** A log that was kept without the promises of a file: head and entries, of which nothing is trusted. */
export function readLog(head: unknown, entries: unknown): Read<{ head: PlayHead; entries: readonly Entry[] }> {
  const read = v.safeParse(LogSchema, { head, entries }, FIRST_FAULT);
  if (!read.success) return refuse('file.shape', { place: v.getDotPath(read.issues[0]) ?? '' });
  return { ok: true, head: read.output.head as PlayHead, entries: read.output.entries as readonly Entry[] };
}

/** The options of a table, if the game can be played with them by this many. */
export function readTable(
  game: Game,
  given: unknown,
  seats: number,
): Read<{ options: Readonly<Record<string, unknown>> }> {
  const read = readOptions(game.options, given);
  if (!read.ok) return read;
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse('file.seats', { seats, min, max });
  const unfit = game.checkTable?.(read.options, seats);
  return unfit ? { ok: false, reason: unfit } : read;
}

/** Replays a log by the rules: a play that can be continued, or the first thing that is wrong with it. */
export function replayLog(game: Game, head: PlayHead, entries: readonly Entry[]): Read<{ play: Play }> {
  if (head.game !== game.id) return refuse('file.unknownGame', { game: head.game });
  if (head.rules !== game.version) return refuse('file.rulesVersion', { rules: head.rules, known: game.version });
  const read = readTable(game, head.options, head.seats.length);
  if (!read.ok) return read;
  if (!keepsCommitment(head.seed)) return refuse('file.commitment');
  const play = new Play(game, { ...head, options: read.options }, undosIn(entries));
  for (const [index, entry] of entries.entries()) {
    const reason = enter(play, entry);
    if (reason) return refuse('file.entry', { entry: index + 1, rule: reason.code });
  }
  return { ok: true, play };
}

/** The play of a file, if the file keeps all that it promises. */
export function loadPlay(game: Game, file: PlayFile): Read<{ play: Play }> {
  const { rules, options, seats, seed } = file;
  const head = { game: file.game, rules, options, seats, seed } as PlayHead;
  const replayed = replayLog(game, head, file.entries as readonly Entry[]);
  if (!replayed.ok) return replayed;
  const { play } = replayed;
  if (file.log !== play.logHash()) return refuse('file.log');
  if (canonical(file.result ?? null) !== canonical(play.result ?? null)) return refuse('file.result');
  if (file.hash !== play.hash()) return refuse('file.hash');
  return { ok: true, play };
}
