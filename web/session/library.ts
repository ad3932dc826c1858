/**
 * All that the page can ask of the worker apart from playing: which plays there are, new ones, files in and out. Everything that comes
 * from a file or from storage goes through the kernel's gate.
 */
import {
  learnerOf,
  loadPlay,
  makeSeed,
  namedSeed,
  parsePlayFile,
  Play,
  readLog,
  readPlayFile,
  readTable,
  replayLog,
  savePlay,
  type Entry,
  type Lesson,
  type OptionSpec,
  type PlayFile,
  type PlayHead,
  type Reason,
  type SeatInfo,
  type Seed,
  type Viewer,
} from '@stellwerk/kernel';
import type { GameModule } from '@stellwerk/games';
import { playAhead } from '@stellwerk/bots';
import { playAt } from '@stellwerk/tables';
import type { SafeStore, StorageState } from '../storage/safe-store.ts';
import type { DamagedPlay, PlaySummary, StoredLog } from '../storage/store.ts';
import { sortSummaries } from '../storage/summary.ts';
import { makeId, makeTryId, trunkOf } from './make-id.ts';
import { puzzleOf } from './puzzle-of.ts';
import { LONGEST_FILE, refused, type GameFacts, type Outcome, type PlainSpec, type Setup } from './setup.ts';

type Stored = NonNullable<Awaited<ReturnType<SafeStore['load']>>>;
export type Games = Readonly<Record<string, () => Promise<GameModule>>>;
export interface Loaded {
  readonly play: Play;
  readonly module: GameModule;
}

/** So many tries from one play are kept. */
const MOST_TRIES = 3;

export class Library {
  readonly #games: Games;
  readonly #store: SafeStore;
  /** Plays begun here whose first action is still to come. */
  readonly #fresh = new Set<string>();
  /** A play that was just begun or read from a file, until somebody opens it: it need not be replayed again. */
  #atHand: { readonly id: string; readonly loaded: Loaded } | undefined;
  /** The secret behind the commitment that was shown last. */
  #secret: { readonly commitment: string; readonly bytes: Uint8Array } | undefined;

  constructor(games: Games, store: SafeStore) {
    this.#games = games;
    this.#store = store;
  }

  async describe(id: string): Promise<Outcome<{ facts: GameFacts }>> {
    const module = await this.#module(id);
    if (!module) return refused('session.unknownGame', { game: id });
    const { seats, options, reaction, open = false } = module.game;
    const plain = Object.entries(options).map(([key, spec]) => [key, plainSpec(spec)] as const);
    return {
      ok: true,
      facts: {
        id,
        seats: { ...seats },
        options: Object.fromEntries(plain),
        reactions: reaction !== undefined,
        open,
      },
    };
  }

  /** Why this table can't be opened, or undefined if it can. */
  async check(setup: Setup): Promise<Reason | undefined> {
    const head = await this.#head(setup);
    return head.ok ? undefined : head.reason;
  }

  /** Fixes the shuffle of the next play: the commitment is shown before anybody adds to the randomness. */
  commit(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const { commitment } = makeSeed(bytes);
    this.#secret = { commitment, bytes };
    return commitment;
  }

  /** `entries` is how much of it has been played already. */
  async begin(setup: Setup): Promise<Outcome<{ id: string; entries: number }>> {
    const head = await this.#head(setup);
    if (!head.ok) return head;
    const { module } = head;
    const play = new Play(module.game, head.head);
    if (setup.late !== undefined) await playAhead(play, module.bots.normal, module.guide, 0, setup.late);
    const id = await this.#keep({ play, module });
    if (play.length === 0) this.#fresh.add(id);
    return { ok: true, id, entries: play.length };
  }

  /** The same table once more; everybody moves on by so many seats, so that another one begins. */
  async again(id: string, rotated = 0): Promise<Outcome<{ id: string }>> {
    const saved = await this.#store.load(id);
    if (!saved || 'old' in saved) return refused('session.missing');
    const log = readLog(saved.head, []);
    if (!log.ok) return log;
    const { game, seats, options } = log.head;
    return this.begin({ game, seats: [...seats.slice(rotated), ...seats.slice(0, rotated)], options });
  }

  /**
   * The same play as it was after so many entries, to be played on from there: the same bots, cards and dice. For the person of a seat all
   * others are bots.
   */
  async branch(id: string, entries: number, person: Viewer): Promise<Outcome<{ id: string }>> {
    const whole = await this.load(id);
    if (!whole.ok) return whole;
    const { game, head, entries: all } = whole.play;
    const isPerson = typeof person === 'number' && head.seats[person]!.bot === undefined;
    const seats = head.seats.map((seat, at) => (isPerson && at !== person ? { bot: 'normal', ...seat } : seat));
    const begun = replayLog(game, { ...head, seats }, all.slice(0, entries));
    if (!begun.ok) return begun;
    const trunk = trunkOf(id) ?? id;
    const tries = await this.tries(trunk);
    for (const old of tries.slice(MOST_TRIES - 1)) await this.remove(old);
    return { ok: true, id: await this.#keep({ play: begun.play, module: whole.module }, makeTryId(trunk)) };
  }

  /** What was tried from moments of a play, the latest first. */
  async tries(id: string): Promise<readonly string[]> {
    const { plays } = await this.list();
    return plays.map((play) => play.id).filter((each) => trunkOf(each) === id);
  }

  /** The game that follows a lesson, against easy bots. */
  async learned(lesson: Lesson, name: string): Promise<Outcome<{ id: string }>> {
    const id = lesson.play.game;
    const module = await this.#module(id);
    if (!module) return refused('session.unknownGame', { game: id });
    const easy = { ...lesson.play, seats: lesson.play.seats.map(easily) };
    if ('options' in lesson.after) {
      const seats = easy.seats.map((seat) => (seat.bot === undefined ? { ...seat, name } : seat));
      return this.begin({ game: id, seats: seats as readonly SeatInfo[], options: lesson.after.options });
    }
    const play = playAt(module.game, easy, lesson.after.from, { seat: learnerOf(lesson), name });
    return { ok: true, id: await this.#keep({ play, module }) };
  }

  /** The position of a puzzle as a game against the bots. */
  async fromPuzzle(id: string, number: number, name: string): Promise<Outcome<{ id: string }>> {
    const found = await puzzleOf(id, number);
    const module = await this.#module(id);
    if (!found || !module) return refused('session.missing');
    const { puzzle, file } = found;
    const play = playAt(module.game, file, puzzle.at, { seat: puzzle.seat, name });
    return { ok: true, id: await this.#keep({ play, module }) };
  }

  async list(): Promise<{
    plays: readonly PlaySummary[];
    damaged: readonly DamagedPlay[];
    storage: StorageState;
  }> {
    return { ...sortSummaries(await this.#store.list()), storage: this.#store.state };
  }

  async has(id: string): Promise<boolean> {
    return (await this.#store.load(id)) !== undefined;
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  async load(id: string): Promise<Outcome<Loaded>> {
    const atHand = this.#atHand;
    this.#atHand = undefined;
    const saved = await this.#store.load(id);
    if (saved === undefined) return refused('session.missing');
    // Another tab may have played on meanwhile.
    const current = 'entries' in saved && atHand?.loaded.play.length === saved.entries.length;
    return atHand?.id === id && current ? { ok: true, ...atHand.loaded } : this.#revive(saved);
  }

  async #revive(saved: Stored): Promise<Outcome<Loaded>> {
    if ('old' in saved) return this.#refuseOld(saved.old);
    const log = readLog(saved.head, saved.entries);
    return log.ok ? this.#replay(log.head.game, ({ game }) => replayLog(game, log.head, log.entries)) : log;
  }

  /** Keeps new entries of a play; the first of them is number `from`. */
  async append(id: string, from: number, entries: readonly Entry[], play: Play): Promise<void> {
    await this.#store.append(summaryOf(id, play), from, entries, () => logOf(play));
  }

  get storage(): StorageState {
    return this.#store.state;
  }

  /** Whether this is the first look at a play that was just begun; asked once. */
  isFresh(id: string): boolean {
    return this.#fresh.delete(id);
  }

  /** `as` is the id that the same file shall have each time. */
  async importText(text: string, as?: string): Promise<Outcome<{ id: string; over: boolean }>> {
    const loaded = await this.#read(text);
    if (!loaded.ok) return loaded;
    const id = await this.#keep(loaded, as);
    return { ok: true, id, over: loaded.play.result !== undefined };
  }

  /** The seal of a play that is given as a file, once all of it has been checked, and what was added to its shuffle. Nothing is kept. */
  async sealOf(text: string): Promise<Outcome<Pick<Seed, 'commitment' | 'contributions'>>> {
    const loaded = await this.#read(text);
    if (!loaded.ok) return loaded;
    const { commitment, contributions } = loaded.play.head.seed;
    return { ok: true, commitment, contributions };
  }

  async #read(text: string): Promise<Outcome<Loaded>> {
    if (text.length > LONGEST_FILE) return refused('file.notAPlay');
    const parsed = parsePlayFile(text);
    if (!parsed.ok) return parsed;
    const loaded = await this.#replay(parsed.file.game, ({ game }) => loadPlay(game, parsed.file));
    return loaded.ok ? loaded : { ...loaded, game: parsed.file.game };
  }

  /** The play as a file. One that no longer passes the gate is given out as it is: it is all there is. */
  async exportText(id: string): Promise<{ name: string; text: string } | undefined> {
    const saved = await this.#store.load(id);
    if (saved === undefined) return undefined;
    const loaded = await this.#revive(saved);
    const file: unknown = loaded.ok ? savePlay(loaded.play) : 'old' in saved ? saved.old : saved;
    const name = `stellwerk-${loaded.ok ? loaded.play.game.id : 'play'}-${id.slice(0, 8)}.json`;
    return { name, text: `${JSON.stringify(file, undefined, 1)}\n` };
  }

  async #keep({ play, module }: Loaded, id = makeId()): Promise<string> {
    await this.#store.create(summaryOf(id, play), logOf(play));
    this.#atHand = { id, loaded: { play, module } };
    return id;
  }

  #refuseOld(file: unknown): Outcome<never> {
    const read = readPlayFile(file);
    return read.ok ? refused('file.formatVersion', { version: 1 }) : read;
  }

  async #replay(game: string, replay: (module: GameModule) => ReturnType<typeof replayLog>): Promise<Outcome<Loaded>> {
    const module = await this.#module(game);
    if (!module) return refused('file.unknownGame', { game });
    try {
      const loaded = replay(module);
      return loaded.ok ? { ok: true, play: loaded.play, module } : loaded;
    } catch (error) {
      // Rules must take anything without throwing; if one doesn't, the person still gets an answer.
      console.error(error);
      return refused('file.shape', { place: 'entries' });
    }
  }

  async #head({
    game: id,
    seats,
    options,
    commitment,
    luck,
    named,
  }: Setup): Promise<Outcome<{ head: PlayHead; module: GameModule }>> {
    const module = await this.#module(id);
    if (!module) return refused('session.unknownGame', { game: id });
    const { game } = module;
    const read = readTable(game, options, seats.length);
    if (!read.ok) return read;
    const seed = named === undefined ? makeSeed(this.#secretFor(commitment), luck ? [luck] : []) : namedSeed(named);
    return { ok: true, module, head: { game: id, rules: game.version, options: read.options, seats, seed } };
  }

  /** The secret that was committed to, or a fresh one where nobody was shown anything. */
  #secretFor(commitment: string | undefined): Uint8Array {
    return this.#secret && this.#secret.commitment === commitment
      ? this.#secret.bytes
      : crypto.getRandomValues(new Uint8Array(32));
  }

  async #module(id: string): Promise<GameModule | undefined> {
    return Object.hasOwn(this.#games, id) ? this.#games[id]!() : undefined;
  }
}

function logOf({ head, entries }: Play): StoredLog {
  return { head, entries };
}

function summaryOf(id: string, { head, result, length }: Play): PlaySummary {
  return {
    id,
    game: head.game,
    seats: head.seats,
    updated: Date.now(),
    entries: length,
    over: result !== undefined,
    ...(result && { winners: result.winners, scores: result.scores }),
  };
}

function plainSpec(spec: OptionSpec): PlainSpec {
  return spec.kind === 'data' ? { kind: 'data' } : spec;
}

function easily(seat: PlayFile['seats'][number]): PlayFile['seats'][number] {
  return seat.bot === undefined ? seat : { ...seat, bot: 'easy' };
}
