/**
 * A play looked at afterwards: how each seat's chances went, what the searcher would have done in each turn and by how much it would have been better,
 * and how much of it was luck. What a seat decided is judged by what it saw at that moment, and the course of the chances is what the first seat that
 * is asked for could have known, so nothing is known too early.
 */
import type { Game, Guide, Play, Seat } from '@stellwerk/kernel';
import { judge, turnWith, type Judged } from './judge.ts';
import { chancesAt, drawsOf, luckOf } from './luck.ts';
import { Past, type Stretch } from './past.ts';

/** The table after so many entries of the log. */
export interface Moment {
  readonly entries: number;
  /** Each seat's chance to win; 1 in sum. */
  readonly chances: readonly number[];
}

/** Where a seat's chance came from; luck, skill and others are changes, none beyond 1, and all of them add up to the end. */
export interface Parts {
  /** After the first deal. */
  readonly start: number;
  /** What later deals and the seat's own cards, tiles and dice gave. */
  readonly luck: number;
  /** What was played against what the guide's policy would have done. */
  readonly skill: number;
  /** The rest: what the others drew, and what they did well or badly. */
  readonly others: number;
  readonly end: number;
}

export interface Analysis {
  readonly game: string;
  /** Nothing is hidden in it. */
  readonly open: boolean;
  readonly moments: readonly Moment[];
  readonly judged: readonly Judged[];
  /** By seat; of those that are done. */
  readonly parts: readonly (Parts | undefined)[];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Where the curve will have its moments. */
  readonly marks: readonly number[];
  readonly analysis: Analysis;
}

/** What it may cost, counted in decisions of a searching bot: the curve, the turns of a seat, its luck; in a short play no more than so much a turn. */
const CURVE = 10;
/** Where it seems to turn, it is looked at more closely: at so many moments, each at such a cost. */
const TURNS_LOOKED_AT = 12;
const CLOSER = 1 / 2;
const DECIDED = 40;
const LUCK = 12;
const PATIENCE = 2;

/** First the curve, the rough before the fine, then the given seats, one after another, where it swung most first. It can be stopped after any step. */
export function* analyse(game: Game, guide: Guide, play: Play, seats: readonly Seat[]): Generator<Progress, Analysis> {
  const past = new Past(game, play);
  const { stretches } = past;
  const marks = [0, ...past.turnEnds];
  const closer = Math.min(TURNS_LOOKED_AT, marks.length);
  const moments: Moment[] = [];
  const judged: Judged[] = [];
  const parts: (Parts | undefined)[] = past.seats.map(() => undefined);
  const each = (most: number, count: number): number => guide.budget * Math.min(PATIENCE, most / count);
  const work = seats.map((seat) => ({
    seat,
    turns: stretches.filter((stretch) => stretch.seat === seat),
    draws: drawsOf(past, seat),
  }));
  const steps = marks.length + closer + total(work.map(({ turns, draws }) => turns.length + Math.max(1, draws.length)));
  let done = 0;
  const analysis: Analysis = { game: game.id, open: game.open ?? false, moments, judged, parts };
  const progress = (): Progress => ({ done: ++done, total: steps, marks, analysis });

  for (const at of coarseFirst(marks.length)) {
    moments.push(momentAt(past, guide, seats[0]!, marks[at]!, (guide.budget * CURVE) / marks.length));
    moments.sort((a, b) => a.entries - b.entries);
    yield progress();
  }
  for (const at of swinging(moments, closer)) {
    moments[at] = momentAt(past, guide, seats[0]!, marks[at]!, guide.budget * CLOSER);
    yield progress();
  }
  for (const { seat, turns, draws } of work) {
    for (const stretch of turns.toSorted((a, b) => swingOf(b, moments) - swingOf(a, moments))) {
      const chains = past.chainsOf(stretch);
      for (const chain of chains)
        judged.push(...judge(past, guide, seat, chain, each(DECIDED, turns.length) / chains.length));
      yield progress();
    }
    let luck = 0;
    for (const [index, draw] of draws.entries()) {
      luck += luckOf(past, guide, seat, draw, judged, each(LUCK, draws.length));
      if (index < draws.length - 1) yield progress();
    }
    const ahead = total(judged.map((turn) => (turn.seat === seat ? turn.ahead : 0)));
    parts[seat] = partsOf(moments[0]!.chances[seat]!, luck, ahead, moments.at(-1)!.chances[seat]!);
    yield progress();
  }
  judged.sort((a, b) => a.from - b.from);
  return analysis;
}

/** The chances after each turn that ends beyond so many entries, as a seat could know them: how a try from there goes. */
export function courseSince(game: Game, guide: Guide, play: Play, eyes: Seat, entries: number): readonly Moment[] {
  const past = new Past(game, play);
  const ends = past.turnEnds.filter((end) => end > entries);
  const budget = guide.budget * Math.min(CLOSER, CURVE / Math.max(1, ends.length));
  return ends.map((end) => momentAt(past, guide, eyes, end, budget));
}

function momentAt(past: Past, guide: Guide, eyes: Seat, entries: number, budget: number): Moment {
  return { entries, chances: scaled(chancesAt(past, guide, eyes, past.seats, entries, budget)) };
}

/** Both ends, and then always the middles of what lies between: a rough curve stands early. */
export function coarseFirst(count: number): readonly number[] {
  const found = new Set(count > 0 ? [0, count - 1] : []);
  let step = 2 ** Math.ceil(Math.log2(Math.max(1, count)));
  for (; step >= 1; step /= 2) for (let at = step; at < count; at += step) found.add(at);
  return [...found];
}

/** The table after another way, and what its seat would have heard; nothing where chance would have come into it. */
export function insteadOf(
  game: Game,
  guide: Guide,
  play: Play,
  { seat, from, way }: { readonly seat: Seat; readonly from: number; readonly way: readonly unknown[] },
): ReturnType<typeof turnWith> {
  return turnWith(new Past(game, play), guide, seat, from, way);
}

/** Moments on both sides of what seems to have changed most, so many of them: rough values mislead one by one, but hardly three on end. */
function swinging(moments: readonly Moment[], most: number): readonly number[] {
  const meanOf = (some: readonly Moment[], seat: Seat): number =>
    total(some.map(({ chances }) => chances[seat]!)) / some.length;
  const swing = (at: number): number =>
    Math.max(
      ...moments[at]!.chances.map((_, seat) =>
        Math.abs(meanOf(moments.slice(at, at + 3), seat) - meanOf(moments.slice(Math.max(0, at - 3), at), seat)),
      ),
    );
  const changes = moments.map((_, at) => ({ at, by: at === 0 ? 0 : swing(at) })).sort((a, b) => b.by - a.by);
  return [...new Set(changes.flatMap(({ at }) => [Math.max(0, at - 1), at]))].slice(0, most);
}

/** By how much the chance of a seat changed with what it did. */
function swingOf({ seat, from, to }: Stretch, moments: readonly Moment[]): number {
  const chanceBy = (entries: number): number => moments.findLast((moment) => moment.entries <= entries)!.chances[seat]!;
  return Math.abs(chanceBy(to) - chanceBy(from));
}

function scaled(chances: readonly number[]): readonly number[] {
  const sum = total(chances);
  return chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
}

/** What was thrown away and given back, over and over, cancels out as far as a part would be more than all there is. */
export function partsOf(start: number, luck: number, skill: number, end: number): Parts {
  const changes = [luck, skill, end - start - luck - skill] as const;
  const gains = changes.map((change) => Math.max(0, change));
  const losses = changes.map((change) => Math.max(0, -change));
  const gone = Math.max(excess(gains), excess(losses));
  const kept = (change: number): number =>
    gone > 0 ? change * (1 - gone / total(change > 0 ? gains : losses)) : change;
  return { start, luck: kept(changes[0]), skill: kept(changes[1]), others: kept(changes[2]), end };
}

/** How much has to go of them, each in proportion, until none is more than 1. */
function excess(changes: readonly number[]): number {
  const most = Math.max(1, ...changes);
  return total(changes) * (1 - 1 / most);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
