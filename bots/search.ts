/**
 * One searcher for all games. It draws worlds that its seat may be in and plays each way to go on in all of them, everybody by the guide's policy
 * from there on. Ways that fall behind are dropped by halves, so that the worlds that are left go to those in question. All ways see the same worlds
 * and the same dice: what is compared is the decision, not the luck.
 */
import { fastRng, mix, type Bot, type Game, type Guide, type Rng, type Seat, type Turn } from '@stellwerk/kernel';
import { shareOf } from './victory.ts';

/** What came of a way to go on, world by world. */
export interface Tried<Action> {
  readonly way: readonly Action[];
  /** The chance to win in each world. */
  readonly values: number[];
}

/** By so many standard errors another way has to be better than the first one, which needs no proof. */
const DOUBT = 1;
/** And by so much, where luck plays no part. */
const LEAST = 0.005;

/** More worlds tell nothing new: where little is left to play, positions alone would be no limit. */
const MOST = 300;

/** Worlds that an outlook needs at least. */
const FEWEST = 8;

export function searcher<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
): Bot<Action, View> {
  return { choose: (turn) => chosen(search(game, guide, turn)).way[0]! };
}

/** All ways that the guide has, compared, in its order. */
export function search<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  turn: Turn<View>,
): readonly Tried<Action>[] {
  return compare(game, guide, turn, guide.candidates(turn.view, guide.width, fastRng(turn.seed)));
}

/** The same for any ways. The first is compared to the end, and so is the one that is `kept`. */
export function compare<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  { view, seat, seed, budget = guide.budget }: Turn<View>,
  ways: readonly (readonly Action[])[],
  kept = 0,
): readonly Tried<Action>[] {
  const tried = ways.map((way): Tried<Action> => ({ way, values: [] }));
  let left: readonly Tried<Action>[] = tried;
  let spent = 0;
  const most = (MOST * budget) / guide.budget;
  const halvings = Math.ceil(Math.log2(tried.length));
  for (let halving = 1, world = 0; halving <= halvings; halving++) {
    const part = halving / halvings;
    while (spent < budget * part && world < most * part) spent += tryIn(game, guide, view, seat, seed + ++world, left);
    left = better(left, tried[kept]!);
  }
  return tried;
}

/** Tries all of them in one more world; how many positions it took. */
function tryIn<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  view: View,
  seat: Seat,
  world: number,
  tried: readonly Tried<Action>[],
): number {
  const luck = mix(world);
  const imagined = (guide.imagine ?? game.guess)(view, fastRng(luck));
  let spent = 0;
  for (const { way, values } of tried) {
    const state = game.clone(imagined);
    spent += playThrough(game, guide, state, seat, way, luck, fastRng(mix(luck)));
    values.push(chance(game, guide, state, seat));
  }
  return spent;
}

/** How good some ways are, as far as that is known. */
export interface Weighed {
  /** The chance to win with each of them. */
  readonly chances: readonly number[];
  /** Clearly better ones that the searcher knows, in the end. */
  readonly better: readonly { readonly way: readonly unknown[]; readonly chance: number }[];
  /** Of what it may cost, 0 to 1. */
  readonly done: number;
}

/** What it may cost, counted in decisions of a searching bot: none of the ways is dropped. */
const PATIENCE = 4;
/** The best of many always looks a little better than it is: by so many standard errors what is told has to be better. */
const SURE = 2;
/** So many better ways are told at most. */
const TOLD = 2;

/**
 * Tries the ways, all of them to the end, and beside them those that the guide knows, by halves: the chances are better known with every step. Who
 * has waited long enough answers with true, and is told what comes of it so far.
 */
export function* weigh<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  { view, seat, seed, budget = guide.budget * PATIENCE }: Turn<View>,
  ways: readonly (readonly Action[])[],
): Generator<Weighed, void, boolean | undefined> {
  const tries = (way: readonly Action[]): Tried<Action> => ({ way, values: [] });
  const own = ways.map(tries);
  let rivals = guide
    .candidates(view, guide.width, fastRng(seed))
    .filter((way) => !ways.some((each) => isSameWay(each, way)))
    .map(tries);
  const halvings = Math.max(1, Math.ceil(Math.log2(rivals.length / TOLD)) + 1);
  let isEnough: boolean | undefined = false;
  for (let spent = 0, world = 0, done = 0; done < 1;) {
    spent += tryIn(game, guide, view, seat, seed + ++world, [...own, ...rivals]);
    const was = done;
    done = isEnough ? 1 : Math.min(1, Math.max(spent / budget, world / MOST));
    if (Math.floor(done * halvings) > Math.floor(was * halvings) && rivals.length > TOLD)
      rivals = byChance(rivals).slice(0, Math.max(TOLD, Math.ceil(rivals.length / 2)));
    const better = done < 1 ? [] : byChance(rivals).filter((rival) => own.every((each) => isBetter(rival, each, SURE)));
    isEnough = yield {
      chances: own.map(({ values }) => mean(values)),
      better: better.slice(0, TOLD).map(({ way, values }) => ({ way, chance: mean(values) })),
      done,
    };
  }
}

const byChance = <Action>(tried: readonly Tried<Action>[]): readonly Tried<Action>[] =>
  tried.toSorted((a, b) => mean(b.values) - mean(a.values));

function isBetter(way: Tried<unknown>, other: Tried<unknown>, doubt = DOUBT): boolean {
  const { gain, error } = gainOf(way, other);
  return gain > doubt * error + LEAST;
}

/** The first way, unless another is clearly better. */
export function chosen<Action>(tried: readonly Tried<Action>[]): Tried<Action> {
  const first = tried[0]!;
  const most = Math.max(...tried.map(({ values }) => values.length));
  const rival = first.values.length === 0 ? first : best(tried.filter(({ values }) => values.length === most));
  return isBetter(rival, first) ? rival : first;
}

/** By how much a way is better than another in the same worlds, and the standard error of that. */
export function gainOf(way: Tried<unknown>, other: Tried<unknown>): { readonly gain: number; readonly error: number } {
  const gains = way.values.map((value, world) => value - other.values[world]!);
  const gain = mean(gains);
  const error = Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / Math.max(1, gains.length - 1));
  return { gain, error };
}

/** The better half, the first, which the others are measured against, and the one that is kept. */
function better<Action>(tried: readonly Tried<Action>[], kept: Tried<Action>): readonly Tried<Action>[] {
  const stays = (each: Tried<Action>): boolean => each === tried[0] || each === kept;
  const rivals = tried.filter((each) => !stays(each)).sort((a, b) => mean(b.values) - mean(a.values));
  return [...tried.filter(stays), ...rivals.slice(0, Math.ceil(rivals.length / 2))];
}

const best = <Action>(tried: readonly Tried<Action>[]): Tried<Action> =>
  tried.reduce((top, next) => (mean(next.values) > mean(top.values) ? next : top));

/** Actions are plain data. */
export function isSameWay(way: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(way) === JSON.stringify(other);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Goes the way and on to the horizon; how many positions it took. What can no longer be done of the way is left to the policy. */
function playThrough<State, Action>(
  game: Game<State, Action>,
  guide: Guide<State, Action>,
  state: State,
  seat: Seat,
  way: readonly Action[],
  luck: number,
  rng: Rng,
  until = guide.time(state) + guide.horizon,
): number {
  const goOn = guide.after?.(way) ?? guide.policy;
  let ahead = 0;
  let time = guide.time(state);
  for (let steps = 0; ; steps++) {
    const [next] = game.toAct(state);
    const now = guide.time(state);
    if (next === undefined || now >= until) return steps;
    if (guide.freshLuck && now !== time) [time, rng] = [now, fastRng(mix(luck + now))];
    let action = next === seat ? way[ahead++] : undefined;
    if (action === undefined || (ahead > 1 && game.check(state, seat, action))) {
      if (next === seat) ahead = way.length;
      action = (next === seat ? goOn : guide.policy)(state, next, rng);
    }
    game.apply(state, next, action, rng, nobodyHears);
  }
}

/**
 * The chances of some seats to win as the table stands, by what the seat of the turn sees, everybody playing by the guide's policy up to the horizon
 * or `until` then; with `first`, after that was done wherever it can be.
 */
export function outlook<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  { view, seat, seed, budget = guide.budget }: Turn<View>,
  seats: readonly Seat[],
  until?: number,
  first?: { readonly seat: Seat; readonly action: Action },
): readonly number[] {
  const values = seats.map((): number[] => []);
  for (let spent = 0, world = 0; spent < budget || world < FEWEST;) {
    const luck = mix(seed + ++world);
    const state = (guide.imagine ?? game.guess)(view, fastRng(luck));
    const rng = fastRng(mix(luck));
    if (first && !game.check(state, first.seat, first.action))
      game.apply(state, first.seat, first.action, rng, nobodyHears);
    spent += 1 + playThrough(game, guide, state, seat, [], luck, rng, until);
    for (const [at, each] of seats.entries()) values[at]!.push(chance(game, guide, state, each));
  }
  return values.map(mean);
}

const nobodyHears = (): void => {};

function chance<State>(game: Game<State>, guide: Guide<State>, state: State, seat: Seat): number {
  const result = game.result(state);
  return result ? shareOf(result, seat) : guide.value(state, seat);
}
