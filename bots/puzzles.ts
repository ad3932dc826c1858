/**
 * Puzzles found in plays of bots: decisions in which one turn is better than every other by a clear margin. Turns are compared whole, as far as
 * they can be foreseen, with what the seat could know; what looks like a puzzle has to prove it in worlds that it was not found in.
 */
import {
  DIFFICULTIES,
  fastRng,
  hears,
  mix,
  pick,
  type Difficulty,
  type Game,
  type GameEvent,
  type Guide,
  type Play,
  type Seat,
} from '@stellwerk/kernel';
import { Past } from './past.ts';
import { turnIn } from './play-out.ts';
import { chosen, compare, gainOf, isSameWay, mean, search, type Tried } from './search.ts';
import { Watched } from './watched.ts';

type Way = readonly unknown[];

/** A position in which a seat has to decide. */
export interface Position {
  readonly game: Game;
  readonly guide: Guide;
  /** Not to be changed. */
  readonly state: unknown;
  readonly seat: Seat;
}

interface Solution {
  readonly best: Way;
  /** By how much it is better than the next best, and the standard error of that. */
  readonly margin: number;
  readonly error: number;
}

export interface Found {
  readonly at: number;
  readonly seat: Seat;
  readonly best: Way;
  readonly margin: number;
  readonly level: Difficulty;
}

/** By so much, and by so many standard errors, the best turn leads. */
const CLEAR = 0.06;
const SURE = 3;
/** Solved again in other worlds, it must still lead by this part of its margin, and by so many errors. */
const STILL = 0.5;
const STILL_SURE = 2;
/** What a search may cost, in decisions of a searching bot: to prove a puzzle, to solve it again, and to find it quickly. */
const PROOF = 2;
const AGAIN = 1;
const QUICK = 0.25;
/** Before that a position is looked at so closely, each time in other worlds; what leads by less than this part of the margin is no puzzle. */
const LOOKS = [1 / 16, 1 / 4, 1 / 2] as const;
const PROMISING = 0.75;
/** Seeds of the worlds for each of them. */
const [PROVES, CHECKS, QUICKLY, JUDGES, LOOKS_AT] = [1, 2, 3, 4, 5] as const;
/** What ships is confirmed in these worlds as well: once may be luck. */
const OPINIONS = [9, 10] as const;

/** A turn goes on with a third of the ways that it began with. */
const NARROWS = 3;

/** Whole turns, the guide's own first; two that do the same in another order are one. */
export function turnsIn({ game, guide, state, seat }: Position): readonly Way[] {
  const turns = new Map<string, Way>();
  const grow = (begun: Way, from: unknown, width: number): void => {
    const ways = guide.candidates(game.view(from, seat), guide.width, fastRng(0)).slice(0, width);
    for (const way of ways) {
      const { done, state: after, isOver } = follow({ game, guide, state: from, seat }, way);
      const turn = [...begun, ...done];
      if (!isOver && done.length > 0) grow(turn, after, Math.ceil(width / NARROWS));
      else if (!turns.has(unordered(turn))) turns.set(unordered(turn), turn);
    }
  };
  grow([], state, guide.width);
  return [...turns.values()];
}

const unordered = (way: Way): string =>
  way
    .map((action) => JSON.stringify(action))
    .sort()
    .join();

/** The same actions, in whatever order. */
export function isSameTurn(way: Way, other: Way): boolean {
  return unordered(way) === unordered(other);
}

/** Goes a way until the turn is over, others are asked, or chance comes into it, and listens with the seat's ears. */
export function follow({ game, state: from, seat }: Position, way: Way) {
  const state = game.clone(from) as unknown;
  const watched = new Watched(fastRng(0));
  const isOver = (): boolean => watched.drawn || !game.toAct(state).includes(seat) || (game.reaction?.(state) ?? false);
  const done: unknown[] = [];
  const heard: GameEvent[] = [];
  for (const action of way) {
    if (isOver() || game.check(state, seat, action)) break;
    game.apply(state, seat, action, watched, (event, to = 'all') => {
      if (hears(to, seat)) heard.push(event);
    });
    done.push(action);
  }
  return { done, heard, state, isOver: isOver() };
}

/** The best of these ways; nothing, if one is all there is, or all come to the same. */
function solve(position: Position, ways: readonly Way[], part: number, seed: number): Solution | undefined {
  const { game, guide, state, seat } = position;
  const turn = { ...turnIn(game, state, seat, mix(seed)), budget: part * guide.budget };
  const tried = compare(game, guide, turn, ways);
  const most = Math.max(...tried.map(({ values }) => values.length));
  if (most === 0) return undefined;
  const [best, ...others] = tried
    .filter(({ values }) => values.length === most)
    .sort((a, b) => mean(b.values) - mean(a.values)) as [Tried<unknown>, ...Tried<unknown>[]];
  // What comes to the same in every world is the same turn with another name: one of two equal tiles.
  const rival = others.find(({ values }) => !isSameWay(values, best.values));
  if (!rival) return undefined;
  const { gain, error } = gainOf(best, rival);
  return { best: best.way, margin: gain, error };
}

/** Whether puzzles of this level are still looked for. */
export type Wanted = (level: Difficulty) => boolean;

/** The puzzle of a position, if there is one that is wanted. */
export function puzzleIn(position: Position, isWanted: Wanted): Omit<Found, 'at' | 'seat'> | undefined {
  const ways = turnsIn(position);
  if (ways.length < 2) return undefined;
  let first = ways[0]!;
  for (const [index, part] of LOOKS.entries()) {
    const look = solve(position, bestFirst(ways, first), part, LOOKS_AT + index);
    if (!look || look.margin < PROMISING * CLEAR) return undefined;
    first = look.best;
    if (first === ways[0] && !isWanted('easy')) return undefined;
  }
  if (!isWanted(levelOf(position, ways, first))) return undefined;
  const proof = solve(position, bestFirst(ways, first), PROOF, PROVES);
  if (!proof || proof.margin < Math.max(CLEAR, SURE * proof.error)) return undefined;
  const { best } = proof;
  const margin = Math.round(1000 * proof.margin) / 1000;
  const isSure = [CHECKS, ...OPINIONS].every((worlds) => isConfirmed(position, { best, margin }, worlds));
  return isSure ? { best, margin, level: levelOf(position, ways, best) } : undefined;
}

/** The one that is first is compared to the end. */
const bestFirst = (ways: readonly Way[], best: Way): readonly Way[] => [best, ...ways.filter((way) => way !== best)];

/** Solved once more, in other worlds: the same turn is best, and clearly. Worlds of another seed are a second opinion. */
export function isConfirmed(
  position: Position,
  { best, margin }: Pick<Found, 'best' | 'margin'>,
  worlds: number = CHECKS,
): boolean {
  const ways = turnsIn(position);
  const known = ways.find((way) => isSameWay(way, best));
  const again = known && solve(position, bestFirst(ways, known), AGAIN, worlds);
  return (
    again !== undefined && again.best === known && again.margin >= Math.max(STILL * margin, STILL_SURE * again.error)
  );
}

function levelOf(position: Position, ways: readonly Way[], best: Way): Difficulty {
  if (isSameWay(ways[0]!, best)) return 'easy';
  const { game, guide, state, seat } = position;
  const turn = { ...turnIn(game, state, seat, mix(QUICKLY)), budget: QUICK * guide.budget };
  const { done } = follow(position, chosen(search(game, guide, turn)).way);
  return done.every((action) => best.some((each) => isSameWay([each], [action]))) ? 'medium' : 'hard';
}

/** By how much a turn is worse than the best, in the same worlds. */
export function lostBy(position: Position, best: Way, way: Way): number {
  const { game, guide, state, seat } = position;
  const [top, other] = compare(game, guide, turnIn(game, state, seat, mix(JUDGES)), [best, way], 1);
  return gainOf(top!, other!).gain;
}

/** A turn, what is heard when it is taken, and by how much it is worse than the best. */
export interface Compared {
  readonly way: Way;
  readonly heard: readonly GameEvent[];
  readonly lost: number;
}

/** The solution and up to so many others that come next to it, best first. */
export function nextToBest(position: Position, best: Way, others: number): readonly Compared[] {
  const { game, guide, state, seat } = position;
  const ways = bestFirst(
    turnsIn(position).filter((way) => !isSameWay(way, best)),
    best,
  );
  const tried = compare(game, guide, turnIn(game, state, seat, mix(JUDGES)), ways);
  const [top, ...rest] = tried as [Tried<unknown>, ...Tried<unknown>[]];
  // Those that were dropped early have seen fewer worlds, so what they lose is known from these alone.
  const rivals = rest
    .filter(({ values }) => !isSameWay(values, top.values.slice(0, values.length)))
    .map((each) => ({ way: each.way, worlds: each.values.length, lost: -gainOf(each, top).gain }))
    .sort((a, b) => b.worlds - a.worlds || a.lost - b.lost)
    .slice(0, others)
    .sort((a, b) => a.lost - b.lost);
  return [{ way: best, lost: 0 }, ...rivals].map(({ way, lost }) => ({
    way,
    lost,
    heard: follow(position, way).heard,
  }));
}

/** Parts of a play: the beginning, the middle and the end have a puzzle each at most. */
const PARTS = 3;
/** Decisions left out between two parts, so that no two puzzles are neighbours. */
const NEIGHBOURS = 2;

/** Looks through a play; yields after each decision that was looked at. */
export function* puzzlesIn(
  game: Game,
  guide: Guide,
  play: Play,
  seed: number,
  isWanted: Wanted,
): Generator<Found | undefined> {
  const past = new Past(game, play);
  const rng = fastRng(seed);
  const decisions = past.stretches.flatMap((stretch) => {
    const isOwn = (entry: number): boolean => {
      const state = past.stateAt(entry);
      return isSameWay(game.toAct(state), [stretch.seat]) && !game.reaction?.(state);
    };
    return past
      .chainsOf(stretch)
      .map(({ entries }) => ({ at: entries[0]!, seat: stretch.seat }))
      .filter(({ at }) => isOwn(at));
  });
  for (let part = 0; part < PARTS; part++) {
    const share = decisions.length / PARTS;
    const left = decisions.slice(Math.ceil(part * share), Math.floor((part + 1) * share) - NEIGHBOURS);
    while (left.length > 0) {
      const decision = pick(left, rng);
      left.splice(left.indexOf(decision), 1);
      const { at, seat } = decision;
      const found = puzzleIn({ game, guide, state: game.clone(past.stateAt(at)), seat }, isWanted);
      yield found && { at, seat, ...found };
      if (found) break;
    }
  }
}

/** Of all that were found as many of each level as can be had, up to so many: easy ones first, and the clearer of them before the others. */
export function mixture<Each extends Pick<Found, 'level' | 'margin'>>(found: readonly Each[], count: number): Each[] {
  const byLevel = DIFFICULTIES.map((level) =>
    found.filter((each) => each.level === level).sort((a, b) => b.margin - a.margin),
  );
  const taken = byLevel.map(() => 0);
  for (let left = Math.min(count, found.length); left > 0;) {
    for (const [level, all] of byLevel.entries()) {
      if (left === 0 || taken[level] === all.length) continue;
      taken[level]!++;
      left--;
    }
  }
  return byLevel.flatMap((all, level) => all.slice(0, taken[level]));
}
