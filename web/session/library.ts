/**
 * All that the page can ask of the worker besides playing: which plays there are, new ones, files in and out. Everything that
 * comes from a file or from storage goes through the kernel's gate.
 */
import {
  loadPlay,
  makeSeed,
  parsePlayFile,
  Play,
  readOptions,
  readPlayFile,
  savePlay,
  type OptionSpec,
  type PlayHead,
  type Reason,
} from '@stellwerk/kernel';
import type { GameModule } from '@stellwerk/games';
import type { SafeStore, StorageState } from '../storage/safe-store.ts';
import type { DamagedPlay, PlaySummary } from '../storage/store.ts';
import { sortSummaries } from '../storage/summary.ts';
import { makeId } from './make-id.ts';
import { refused, type GameFacts, type Outcome, type PlainSpec, type Setup } from './setup.ts';

export type Games = Readonly<Record<string, () => Promise<GameModule>>>;
export interface Loaded {
  readonly play: Play;
  readonly module: GameModule;
}

/** Far above the longest play; a file beyond it is something else. */
const LONGEST_FILE = 8_000_000;

export class Library {
  readonly #games: Games;
  readonly #store: SafeStore;
  /** Plays begun here whose first action is still to come. */
  readonly #fresh = new Set<string>();

  constructor(games: Games, store: SafeStore) {
    this.#games = games;
    this.#store = store;
  }

  async describe(id: string): Promise<Outcome<{ facts: GameFacts }>> {
    const module = await this.#module(id);
    if (!module) return refused('session.unknownGame', { game: id });
    const { seats, options } = module.game;
    const plain = Object.entries(options).map(([key, spec]) => [key, plainSpec(spec)] as const);
    return {
      ok: true,
      facts: { id, seats: { ...seats }, options: Object.fromEntries(plain), levels: Object.keys(module.bots) },
    };
  }

  /** Why this table can't be opened, or undefined if it can. */
  async check(setup: Setup): Promise<Reason | undefined> {
    const head = await this.#head(setup);
    return head.ok ? undefined : head.reason;
  }

  async begin(setup: Setup): Promise<Outcome<{ id: string }>> {
    const head = await this.#head(setup);
    if (!head.ok) return head;
    const id = makeId();
    await this.save(id, new Play(head.module.game, head.head));
    this.#fresh.add(id);
    return { ok: true, id };
  }

  /** The same table once more, with other cards. */
  async again(id: string): Promise<Outcome<{ id: string }>> {
    const loaded = await this.load(id);
    if (!loaded.ok) return loaded;
    const { game, seats, options } = loaded.play.head;
    return this.begin({ game, seats, options });
  }

  async list(): Promise<{
    plays: readonly PlaySummary[];
    damaged: readonly DamagedPlay[];
    storage: StorageState;
  }> {
    return { ...sortSummaries(await this.#store.list()), storage: this.#store.state };
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  async load(id: string): Promise<Outcome<Loaded>> {
    const saved = await this.#store.load(id);
    if (saved === undefined) return refused('session.missing');
    const read = readPlayFile(saved);
    return read.ok ? this.#replay(read.file) : read;
  }

  async save(id: string, play: Play): Promise<StorageState> {
    const { result, head } = play;
    const summary: PlaySummary = {
      id,
      game: head.game,
      seats: head.seats,
      updated: Date.now(),
      entries: play.entries.length,
      over: result !== undefined,
      ...(result && { winners: result.winners }),
    };
    await this.#store.save(summary, savePlay(play));
    return this.#store.state;
  }

  /** Whether this is the first look at a play that was just begun; asked once. */
  isFresh(id: string): boolean {
    return this.#fresh.delete(id);
  }

  async importText(text: string): Promise<Outcome<{ id: string; over: boolean }>> {
    if (text.length > LONGEST_FILE) return refused('file.notAPlay');
    const parsed = parsePlayFile(text);
    if (!parsed.ok) return parsed;
    const loaded = await this.#replay(parsed.file);
    if (!loaded.ok) return { ...loaded, game: parsed.file.game };
    const id = makeId();
    await this.save(id, loaded.play);
    return { ok: true, id, over: loaded.play.result !== undefined };
  }

  /** The play as a file. One that no longer passes the gate is given out as it is: it is all there is. */
  async exportText(id: string): Promise<{ name: string; text: string } | undefined> {
    const saved = await this.#store.load(id);
    if (saved === undefined) return undefined;
    const read = readPlayFile(saved);
    const name = `stellwerk-${read.ok ? read.file.game : 'play'}-${id.slice(0, 8)}.json`;
    return { name, text: `${JSON.stringify(saved, undefined, 1)}\n` };
  }

  async #replay(file: Parameters<typeof loadPlay>[1]): Promise<Outcome<Loaded>> {
    const module = await this.#module(file.game);
    if (!module) return refused('file.unknownGame', { game: file.game });
    try {
      const loaded = loadPlay(module.game, file);
      return loaded.ok ? { ok: true, play: loaded.play, module } : loaded;
    } catch (error) {
      // Rules must take anything without throwing; if one doesn't, the person still gets an answer.
      console.error(error);
      return refused('file.shape', { place: 'entries' });
    }
  }

  async #head({ game: id, seats, options }: Setup): Promise<Outcome<{ head: PlayHead; module: GameModule }>> {
    const module = await this.#module(id);
    if (!module) return refused('session.unknownGame', { game: id });
    const { game } = module;
    const read = readOptions(game.options, options);
    if (!read.ok) return read;
    const { min, max } = game.seats;
    if (seats.length < min || seats.length > max) return refused('file.seats', { seats: seats.length, min, max });
    const unfit = game.checkTable?.(read.options as never, seats.length);
    if (unfit) return { ok: false, reason: unfit };
    const seed = makeSeed(crypto.getRandomValues(new Uint8Array(32)));
    return { ok: true, module, head: { game: id, rules: game.version, options: read.options, seats, seed } };
  }

  async #module(id: string): Promise<GameModule | undefined> {
    return Object.hasOwn(this.#games, id) ? this.#games[id]!() : undefined;
  }
}

function plainSpec(spec: OptionSpec): PlainSpec {
  return spec.kind === 'data' ? { kind: 'data' } : spec;
}
