/** A finished play, cut where somebody else acts and where something happens that nobody could foresee. */
import {
  actionsAt,
  fastRng,
  hears,
  Replay,
  type Game,
  type GameEvent,
  type Play,
  type Seat,
  type Turn,
} from '@stellwerk/kernel';
import { turnIn } from './play-out.ts';
import { isSameWay } from './search.ts';

/** What a seat did on end with nothing in between that it could not foresee: one decision, however many actions. */
export interface Chain {
  readonly entries: readonly number[];
  readonly actions: readonly unknown[];
}

/** What a seat did until another one acted. */
export interface Stretch {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly entries: readonly number[];
  readonly actions: readonly unknown[];
}

/** So many other worlds tell whether what happened could be foreseen. */
const WORLDS = 3;

export class Past {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly stretches: readonly Stretch[];
  readonly #play: Play;
  readonly #replay: Replay;

  constructor(game: Game, play: Play) {
    this.game = game;
    this.seats = play.head.seats.map((_, seat) => seat);
    this.stretches = stretchesOf(play);
    this.#play = play;
    this.#replay = new Replay(game, play.head, play.entries);
  }

  /** After so many entries; not to be changed, and only until the next call. */
  stateAt(entries: number): unknown {
    return this.#replay.at(entries).state;
  }

  turnAt(entries: number, seat: Seat, seed: number): Turn {
    return turnIn(this.game, this.stateAt(entries), seat, seed);
  }

  /** After how many entries each turn was over, and cards had been dealt again. */
  get turnEnds(): readonly number[] {
    // Reactions neither begin nor end a turn.
    const own = this.stretches.filter(({ from }) => !this.game.reaction?.(this.stateAt(from)));
    const begins = own.filter(({ seat }, at) => own[at - 1]?.seat !== seat).map(({ from }) => from);
    const dealt = Array.from(this.deals, (entry) => entry + 1);
    const ends = new Set([...begins.slice(1), ...dealt, ...this.stretches.slice(-1).map(({ to }) => to)]);
    return [...ends].sort((a, b) => a - b);
  }

  /** The last action of each may have shown the seat something new. */
  chainsOf({ seat, entries, actions }: Stretch): readonly (Chain & { readonly news: boolean })[] {
    const chains: (Chain & { readonly news: boolean })[] = [];
    for (let at = 0, from = 0; at < entries.length; at++) {
      const news = this.#isNews(seat, entries[at]!, actions[at]);
      if (!news && at < entries.length - 1) continue;
      chains.push({ entries: entries.slice(from, at + 1), actions: actions.slice(from, at + 1), news });
      from = at + 1;
    }
    return chains;
  }

  /** In another world that agrees with what the seat saw it would look different. */
  #isNews(seat: Seat, entry: number, action: unknown): boolean {
    const { game } = this;
    const before = game.view(this.stateAt(entry), seat);
    const after = game.view(this.stateAt(entry + 1), seat);
    return Array.from({ length: WORLDS }, (_, seed) => fastRng(seed)).some((rng) => {
      const world = game.guess(before, rng);
      if (game.check(world, seat, action)) return true;
      game.apply(world, seat, action, rng, () => {});
      return !isSameWay([game.view(world, seat)], [after]);
    });
  }

  /** Entries by which the seat, and nobody else, was told something: it was given a card. */
  toldTo(seat: Seat): ReadonlySet<number> {
    const alone = this.#play.told.filter(({ to }) => typeof to === 'object' && 'only' in to && to.only.includes(seat));
    return new Set(alone.map(({ entry }) => entry));
  }

  /** Entries by which everybody was: cards were dealt. */
  get deals(): ReadonlySet<number> {
    const told = this.seats.map((seat) => this.toldTo(seat));
    return new Set([...told[0]!].filter((entry) => entry >= 0 && told.every((entries) => entries.has(entry))));
  }

  /** What the seat heard since its turn began, up to an entry in it. */
  heardInTurn(seat: Seat, before: number): readonly GameEvent[] {
    let first = before;
    for (const { seat: other, from } of this.stretches.filter((each) => each.from < before).toReversed()) {
      // Reactions neither begin nor end a turn.
      if (this.game.reaction?.(this.stateAt(from))) continue;
      if (other !== seat) break;
      first = from;
    }
    const standing = new Set(this.stretches.flatMap(({ entries }) => entries));
    return this.#play.told.flatMap(({ entry, event, to }) =>
      entry >= first && entry < before && standing.has(entry) && hears(to, seat) ? event : [],
    );
  }
}

function stretchesOf(play: Play): readonly Stretch[] {
  const numbers = new Map(play.entries.map((entry, index) => [entry, index]));
  const stretches: { seat: Seat; entries: number[]; actions: unknown[] }[] = [];
  for (const acted of actionsAt(play.entries, 0, play.length)) {
    let last = stretches.at(-1);
    if (last?.seat !== acted.seat) stretches.push((last = { seat: acted.seat, entries: [], actions: [] }));
    last.entries.push(numbers.get(acted)!);
    last.actions.push(acted.action);
  }
  return stretches.map((each) => ({ ...each, from: each.entries[0]!, to: each.entries.at(-1)! + 1 }));
}
