/**
 * A play looked at afterwards: how each seat's chances went, what the searcher would have done in each turn and by how much it would have been better,
 * and how much of it was luck. Chances are those of somebody who sees what that seat saw at that moment, so nothing is known too early.
 */
import {
  actionsAt,
  fastRng,
  hears,
  mix,
  Replay,
  type Game,
  type GameEvent,
  type Guide,
  type Play,
  type Seat,
} from '@stellwerk/kernel';
import { turnIn } from './play-out.ts';
import { compare, gainOf, isSameWay, mean, outlook, type Tried } from './search.ts';
import { shareOf } from './victory.ts';

/** The table after so many entries of the log. */
export interface Moment {
  readonly entries: number;
  /** Each seat's chance to win; 1 in sum. */
  readonly chances: readonly number[];
}

/** What could be done, and the chance that it gave. */
export interface Way {
  readonly actions: readonly unknown[];
  readonly chance: number;
  /** What the seat would have been told of it, so that it can be put into words. */
  readonly events: readonly GameEvent[];
}

/** A turn in which there was something to decide. */
export interface Judged {
  readonly seat: Seat;
  /** It was decided after so many entries, and done after so many. */
  readonly from: number;
  readonly to: number;
  readonly played: Way;
  /** What would clearly have been better; what was played, if nothing was. */
  readonly best: Way;
  /** By how much, at the least that can be said. */
  readonly lost: number;
  /** All that was compared to the end, the best first. */
  readonly ways: readonly Way[];
}

/** Where a seat's chance came from; luck, skill and others are changes, and all of them add up to the end. */
export interface Parts {
  /** An equal share. */
  readonly start: number;
  /** What cards, tiles and dice gave in the seat's own turns, and the deal. */
  readonly luck: number;
  /** What was played against what was best: never above 0. */
  readonly skill: number;
  readonly others: number;
  readonly end: number;
}

export interface Analysis {
  readonly moments: readonly Moment[];
  readonly judged: readonly Judged[];
  /** By seat. */
  readonly parts: readonly Parts[];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis;
}

/** What a seat did until another one acted, from entry to entry. */
interface Stretch {
  readonly seat: Seat;
  readonly entries: readonly number[];
  readonly actions: readonly unknown[];
}

/** What it may cost, counted in decisions of a searching bot: the curve, and the turns of a seat; in a short play no more than so much a turn. */
const CURVE = 15;
const TURNS = 60;
const PATIENCE = 5;

/** First the curve, then the turns of the given seats, one seat after another, those with the largest change first. It can be stopped after any step. */
export function* analyse(game: Game, guide: Guide, play: Play, seats: readonly Seat[]): Generator<Progress, Analysis> {
  const replay = new Replay(game, play.head, play.entries);
  const stretches = stretchesOf(play);
  const marks = [0, ...stretches.map(({ entries }) => entries.at(-1)! + 1)];
  const mine = stretches.map((stretch, at) => ({ ...stretch, at })).filter(({ seat }) => seats.includes(seat));
  const total = marks.length + mine.length;
  const moments: Moment[] = [];
  const judged: Judged[] = [];
  const everybody = play.head.seats.map((_, seat) => seat);
  const standing = (): Analysis => ({
    moments,
    judged,
    parts: everybody.map((seat) => partsOf(seat, stretches, moments, judged)),
  });
  const budget = (guide.budget * CURVE) / (marks.length * everybody.length);
  const progress = (done: number): Progress => ({ done, total, analysis: standing() });
  for (const [index, entries] of marks.entries()) {
    moments.push({ entries, chances: chancesAt(game, guide, replay.at(entries).state, everybody, entries, budget) });
    yield progress(index + 1);
  }
  const swing = ({ seat, at }: { readonly seat: Seat; readonly at: number }): number =>
    Math.abs(moments[at + 1]!.chances[seat]! - moments[at]!.chances[seat]!);
  for (const [index, stretch] of mine
    .toSorted((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat) || swing(b) - swing(a))
    .entries()) {
    const turns = mine.filter(({ seat }) => seat === stretch.seat).length;
    judged.push(...judge(game, guide, replay, stretch, guide.budget * Math.min(PATIENCE, TURNS / turns)));
    yield progress(marks.length + index + 1);
  }
  judged.sort((a, b) => a.from - b.from);
  return standing();
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
  return stretches;
}

function chancesAt(
  game: Game,
  guide: Guide,
  state: unknown,
  seats: readonly Seat[],
  seed: number,
  budget: number,
): readonly number[] {
  const result = game.result(state);
  if (result) return seats.map((seat) => shareOf(result, seat));
  const each = seats.map((seat) => outlook(game, guide, { ...turnIn(game, state, seat, mix(seed)), budget }));
  const sum = each.reduce((total, chance) => total + chance, 0);
  return each.map((chance) => (sum > 0 ? chance / sum : 1 / seats.length));
}

/** The decisions of a stretch share the budget: most turns are one, dice in the middle make several. */
function judge(
  game: Game,
  guide: Guide,
  replay: Replay,
  { seat, entries, actions }: Stretch,
  budget: number,
): readonly Judged[] {
  const judged: Judged[] = [];
  for (let at = 0, length = 1; at < entries.length; at += length) {
    const from = entries[at]!;
    const { state, toAct } = replay.at(from);
    length = 1;
    if (!toAct.includes(seat)) continue;
    const played = (count: number): readonly unknown[] => actions.slice(at, at + count);
    const turn = turnIn(game, state, seat, mix(from));
    const candidates = guide.candidates(turn.view, guide.width, fastRng(turn.seed));
    const known = candidates.findLastIndex((way) => isSameWay(way, played(way.length)));
    // What was the only way that came into question was done.
    if (candidates.length === 1 && known === 0) continue;
    const longest = Math.max(...candidates.map((way) => way.length));
    const ways = known < 0 ? [...candidates, played(longest)] : candidates;
    const own = known < 0 ? candidates.length : known;
    const share = Math.min(1, longest / entries.length);
    const tried = compare(game, guide, { ...turn, budget: share * budget }, ways, own);
    const done = tried[own]!;
    length = done.way.length;
    const to = entries[Math.min(at + length, entries.length) - 1]! + 1;
    const told = (way: readonly unknown[]): readonly GameEvent[] => eventsOf(game, turn.view, seat, way);
    judged.push({ seat, from, to, ...compared(tried, done, told) });
  }
  return judged;
}

/** By so many standard errors another way has to be better than what was played: the best of many always looks a little better than it is. */
const DOUBT = 2;

function compared(
  tried: readonly Tried<unknown>[],
  done: Tried<unknown>,
  told: (way: readonly unknown[]) => readonly GameEvent[],
): Omit<Judged, 'seat' | 'from' | 'to'> {
  const finals = tried.filter(({ values }) => values.length === done.values.length);
  const ways = new Map(
    finals.map((each): [Tried<unknown>, Way] => [
      each,
      { actions: each.way, chance: mean(each.values), events: told(each.way) },
    ]),
  );
  const sorted = finals.sort((a, b) => ways.get(b)!.chance - ways.get(a)!.chance);
  const better = sorted
    .map((each) => ({ each, ...gainOf(each, done) }))
    .find(({ gain, error }) => gain > DOUBT * error);
  return {
    played: ways.get(done)!,
    best: ways.get(better?.each ?? done)!,
    lost: better ? better.gain - better.error : 0,
    ways: sorted.map((each) => ways.get(each)!),
  };
}

/** As far as it can be done in a world that the seat may be in. */
function eventsOf(game: Game, view: unknown, seat: Seat, way: readonly unknown[]): readonly GameEvent[] {
  const rng = fastRng(0);
  const world = game.guess(view, rng);
  const events: GameEvent[] = [];
  for (const action of way) {
    if (!game.toAct(world).includes(seat) || game.check(world, seat, action)) break;
    game.apply(world, seat, action, rng, (event, to = 'all') => {
      if (hears(to, seat)) events.push(event);
    });
  }
  return events;
}

function partsOf(
  seat: Seat,
  stretches: readonly Stretch[],
  moments: readonly Moment[],
  judged: readonly Judged[],
): Parts {
  const start = moments[0] ? 1 / moments[0].chances.length : 0;
  const end = moments.at(-1)?.chances[seat] ?? start;
  const skill = judged.reduce((sum, each) => (each.seat === seat ? sum - each.lost : sum), 0);
  let others = 0;
  for (let at = 0; at + 1 < moments.length; at++)
    if (stretches[at]!.seat !== seat) others += moments[at + 1]!.chances[seat]! - moments[at]!.chances[seat]!;
  return { start, luck: end - start - skill - others, skill, others, end };
}
