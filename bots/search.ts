/**
 * One searcher for all games. It draws worlds that its seat may be in and plays each way to go on in all of them, everybody by the guide's policy
 * from there on. Ways that fall behind are dropped by halves, so that the worlds that are left go to those in question. All ways see the same worlds
 * and the same dice: what is compared is the decision, not the luck.
 */
import { fastRng, mix, type Bot, type Game, type Guide, type Rng, type Seat, type Turn } from '@stellwerk/kernel';

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

/** Worlds that an outlook needs at least. */
const FEWEST = 8;

export function searcher<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
): Bot<Action, View> {
  return { choose: (turn) => chosen(search(game, guide, turn)).way[0]! };
}

/** All ways that were compared, in the order of the guide. One that is `watched` is compared to the end; it comes last if the guide has it not. */
export function search<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  { view, seat, seed, budget = guide.budget }: Turn<View>,
  watched?: (candidates: readonly (readonly Action[])[]) => readonly Action[] | undefined,
): readonly Tried<Action>[] {
  const candidates = guide.candidates(view, guide.width, fastRng(seed));
  const tried = candidates.map((way): Tried<Action> => ({ way, values: [] }));
  const way = watched?.(candidates);
  const known = way && tried.find((each) => isSame(each.way, way));
  if (way && !known) tried.push({ way, values: [] });
  const kept = way && (known ?? tried.at(-1));
  let left: readonly Tried<Action>[] = tried;
  let spent = 0;
  const halvings = Math.ceil(Math.log2(tried.length));
  for (let halving = 1, world = 0; halving <= halvings; halving++) {
    while (spent < (budget * halving) / halvings) {
      const luck = mix(seed + ++world);
      const imagined = (guide.imagine ?? game.guess)(view, fastRng(luck));
      for (const { way, values } of left) {
        const state = game.clone(imagined);
        spent += playThrough(game, guide, state, seat, way, fastRng(mix(luck)));
        values.push(chance(game, guide, state, seat));
      }
    }
    left = better(left, kept);
  }
  return tried;
}

/** The first way, unless another is clearly better. */
export function chosen<Action>(tried: readonly Tried<Action>[]): Tried<Action> {
  const first = tried[0]!;
  const most = Math.max(...tried.map(({ values }) => values.length));
  const rival = first.values.length === 0 ? first : best(tried.filter(({ values }) => values.length === most));
  const { gain, error } = gainOf(rival, first);
  return gain > DOUBT * error + LEAST ? rival : first;
}

/** By how much a way is better than another in the same worlds, and the standard error of that. */
export function gainOf(way: Tried<unknown>, other: Tried<unknown>): { readonly gain: number; readonly error: number } {
  const gains = way.values.map((value, world) => value - other.values[world]!);
  const gain = mean(gains);
  const error = Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / Math.max(1, gains.length - 1));
  return { gain, error };
}

/** The better half, the first, which the others are measured against, and one that is to be kept. */
function better<Action>(tried: readonly Tried<Action>[], kept = tried[0]!): readonly Tried<Action>[] {
  const stays = (each: Tried<Action>): boolean => each === tried[0] || each === kept;
  const rivals = tried.filter((each) => !stays(each)).sort((a, b) => mean(b.values) - mean(a.values));
  return [...tried.filter(stays), ...rivals.slice(0, Math.ceil(rivals.length / 2))];
}

const best = <Action>(tried: readonly Tried<Action>[]): Tried<Action> =>
  tried.reduce((top, next) => (mean(next.values) > mean(top.values) ? next : top));

/** Actions are plain data. */
export function isSame(way: readonly unknown[], other: readonly unknown[]): boolean {
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
  rng: Rng,
): number {
  const until = guide.time(state) + guide.horizon;
  let ahead = 0;
  for (let steps = 0; ; steps++) {
    const [next] = game.toAct(state);
    if (next === undefined || guide.time(state) >= until) return steps;
    let action = next === seat ? way[ahead++] : undefined;
    if (action === undefined || (ahead > 1 && game.check(state, seat, action))) {
      if (next === seat) ahead = way.length;
      action = guide.policy(state, next, rng);
    }
    game.apply(state, next, action, rng, nobodyHears);
  }
}

/** The seat's chance to win as the table stands, everybody playing by the guide's policy. */
export function outlook<State, Action, View>(
  game: Game<State, Action, View>,
  guide: Guide<State, Action, View>,
  { view, seat, seed, budget = guide.budget }: Turn<View>,
): number {
  const values: number[] = [];
  for (let spent = 0, world = 0; spent < budget || values.length < FEWEST;) {
    const luck = mix(seed + ++world);
    const state = (guide.imagine ?? game.guess)(view, fastRng(luck));
    spent += 1 + playThrough(game, guide, state, seat, [], fastRng(mix(luck)));
    values.push(chance(game, guide, state, seat));
  }
  return mean(values);
}

const nobodyHears = (): void => {};

function chance<State>(game: Game<State>, guide: Guide<State>, state: State, seat: Seat): number {
  const result = game.result(state);
  if (!result) return guide.value(state, seat);
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}
