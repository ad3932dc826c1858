/** Plays as files: written whole, and read back through one gate that trusts nothing. The format is told in docs/play-file.md. */
import * as v from 'valibot';
import { canonical } from './canonical.ts';
import type { Game, Reason } from './game.ts';
import { readOptions } from './options.ts';
import { enter, Play, type PlayHead } from './play.ts';
import { keepsCommitment } from './seed.ts';

const FORMAT = 'stellwerk-play';
const FORMAT_VERSION = 1;
const HEX = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const SEAT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

const HeadSchema = v.object({
  format: v.literal(FORMAT),
  formatVersion: v.number(),
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: v.pipe(v.number(), v.integer()),
});
const FileSchema = v.object({
  ...HeadSchema.entries,
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(60)),
        colour: SEAT,
        bot: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
      }),
    ),
    v.maxLength(16),
  ),
  seed: v.object({
    commitment: HEX,
    secret: HEX,
    contributions: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(16)),
  }),
  entries: v.pipe(
    v.array(
      v.union([v.object({ seat: SEAT, action: v.unknown() }), v.strictObject({ seat: SEAT, undo: v.literal(true) })]),
    ),
    v.maxLength(100_000),
  ),
  result: v.exactOptional(v.object({ winners: v.array(SEAT), scores: v.array(v.number()) })),
  /** Hash of the state after the last entry. */
  hash: HEX,
});

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
  'file.result',
  'file.hash',
] as const;

type Read<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: Reason };

function refuse(code: (typeof FILE_REASONS)[number], more?: Reason['with']): { ok: false; reason: Reason } {
  return { ok: false, reason: more ? { code, with: more } : { code } };
}

export function savePlay(play: Play): PlayFile {
  const { result } = play;
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    ...structuredClone(play.head),
    entries: structuredClone(play.entries) as PlayFile['entries'],
    ...(result && { result: { winners: [...result.winners], scores: [...result.scores] } }),
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
  const head = v.safeParse(HeadSchema, value);
  if (!head.success) return refuse('file.notAPlay');
  if (head.output.formatVersion !== FORMAT_VERSION)
    return refuse('file.formatVersion', { version: head.output.formatVersion });
  const file = v.safeParse(FileSchema, value);
  if (!file.success) return refuse('file.shape', { place: v.getDotPath(file.issues[0]) ?? '' });
  return { ok: true, file: file.output };
}

/** Replays a file by the rules: a play that can be continued, or the first thing that is wrong with it. */
export function loadPlay(game: Game, file: PlayFile): Read<{ play: Play }> {
  if (file.game !== game.id) return refuse('file.unknownGame', { game: file.game });
  if (file.rules !== game.version) return refuse('file.rulesVersion', { rules: file.rules, known: game.version });
  const read = readOptions(game.options, file.options);
  if (!read.ok) return read;
  const seats = file.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) {
    return refuse('file.seats', { seats, min: game.seats.min, max: game.seats.max });
  }
  const unfit = game.checkTable?.(read.options, seats);
  if (unfit) return { ok: false, reason: unfit };
  if (!keepsCommitment(file.seed)) return refuse('file.commitment');
  const { rules, seed } = file;
  const head: PlayHead = {
    game: file.game,
    rules,
    options: read.options,
    seats: file.seats as PlayHead['seats'],
    seed,
  };
  const play = new Play(game, head);
  for (const [index, entry] of file.entries.entries()) {
    const reason = enter(play, entry);
    if (reason) return refuse('file.entry', { entry: index + 1, rule: reason.code });
  }
  if (file.result && canonical(file.result) !== canonical(play.result)) return refuse('file.result');
  if (file.hash !== play.hash()) return refuse('file.hash');
  return { ok: true, play };
}
