/** What a seat decided, against what the searcher would have done: whole turns, as far as they can be foreseen, with the cards and dice that lay there. */
import { fastRng, hears, mix, type GameEvent, type Guide, type Seat } from '@stellwerk/kernel';
import type { Chain, Past } from './past.ts';
import { compare, gainOf, isSameWay, mean, type Tried } from './search.ts';
import { Watched } from './watched.ts';

/** What could be done, and the chance that it gave. */
export interface Way {
  readonly actions: readonly unknown[];
  readonly chance: number;
}

/** Another way than what was played. */
export interface Other extends Way {
  /** By how much it is better, at the least that can be said; 0 where that is not sure. */
  readonly by: number;
  /** The whole turn with it, as the seat would have been told of it; none where dice or cards would have had to fall first. */
  readonly events: readonly GameEvent[];
}

export interface Judged {
  readonly seat: Seat;
  /** It was decided after so many entries, and done after so many. */
  readonly from: number;
  readonly to: number;
  readonly played: Way;
  /** What the searcher would have done else: the best first, and no more than two. */
  readonly others: readonly Other[];
  /** By how much the best was better. */
  readonly lost: number;
  /** By how much what was played was better than what the guide would have done. */
  readonly ahead: number;
}

/** By so many standard errors another way has to be better than what was played. */
const DOUBT = 2;
/** What is left of the budget for the proof, in fresh worlds: the best of many looks better than it is in those it was found in. */
const PROOF = 0.5;
/** What a proof may cost at least, as a part of a decision of a searching bot: a handful of worlds proves nothing. */
const LEAST = 1 / 8;
/** More ways nobody reads. */
const MOST = 2;

interface Rivals {
  readonly entry: number;
  readonly played: Tried<unknown>;
  /** The best of the others first, as far as they lead to something else. */
  readonly others: readonly Rival[];
  /** By how much the best of them looked better. */
  readonly gain: number;
}

interface Rival {
  readonly way: readonly unknown[];
  readonly gain: number;
  readonly events: readonly GameEvent[];
}

/** Nothing, where no choice was made. */
export function judge(past: Past, guide: Guide, seat: Seat, chain: Chain, budget: number): readonly Judged[] {
  const { entries, actions } = chain;
  const each = (budget * (1 - PROOF)) / entries.length;
  let ahead: number | undefined;
  let rivals: Rivals | undefined;
  for (const [at, entry] of entries.entries()) {
    const own = actions.slice(at);
    const tried = triedAt(past, guide, seat, entry, own, each);
    if (!tried) continue;
    const [policy, played, ...others] = tried as [Tried<unknown>, Tried<unknown>, ...Tried<unknown>[]];
    ahead ??= gainOf(played, policy).gain;
    const outcome = (way: readonly unknown[]) => turnWith(past, guide, seat, entry, way);
    const found = { entry, played, ...rivalsOf(played, others, outcome) };
    if (!rivals || found.gain > rivals.gain) rivals = found;
  }
  if (!rivals) return [];
  return [{ seat, to: entries.at(-1)! + 1, ahead: ahead!, ...proof(past, guide, seat, rivals, budget * PROOF) }];
}

/** What was compared to the end, and the next of those that fell behind. */
function rivalsOf(
  played: Tried<unknown>,
  tried: readonly Tried<unknown>[],
  outcome: (way: readonly unknown[]) => TurnWith | undefined,
): Pick<Rivals, 'others' | 'gain'> {
  const ranked = tried
    .filter(({ values }) => values.length > 0)
    .map(({ way, values }) => ({ way, worlds: values.length, gain: gainOf({ way, values }, played).gain }))
    .toSorted((a, b) => b.worlds - a.worlds || b.gain - a.gain);
  const seen = new Set([outcome(played.way)?.after]);
  const others: Rival[] = [];
  for (const { way, gain } of ranked) {
    if (others.length === MOST) break;
    const { after, events = [] } = outcome(way) ?? {};
    if (after !== undefined && seen.has(after)) continue;
    seen.add(after);
    others.push({ way, gain, events });
  }
  const first = ranked.find(({ way }) => way === others[0]?.way);
  return { others, gain: first?.worlds === played.values.length ? Math.max(0, first.gain) : 0 };
}

/** Nothing is done but what the guide's policy says. */
const POLICY: readonly unknown[] = [];

/** The policy, what was played, and all other ways to go on at one of the decisions; nothing, if what was played was the only one. */
function triedAt(
  past: Past,
  guide: Guide,
  seat: Seat,
  entry: number,
  own: readonly unknown[],
  budget: number,
): readonly Tried<unknown>[] | undefined {
  const { game } = past;
  if (!game.toAct(past.stateAt(entry)).includes(seat)) return undefined;
  const turn = past.turnAt(entry, seat, mix(entry));
  const candidates = guide.candidates(turn.view, guide.width, fastRng(turn.seed));
  if (candidates.length === 1 && isSameWay(candidates[0]!, own.slice(0, candidates[0]!.length))) return undefined;
  const ways = [POLICY, own, ...candidates.filter((way) => !isSameWay(way, own))];
  return compare(game, guide, { ...turn, budget }, ways, ways.indexOf(own));
}

/** What looked better is tried once more against what was played; of the rest enough is known. */
function proof(
  past: Past,
  guide: Guide,
  seat: Seat,
  { entry, played, others, gain }: Rivals,
  budget: number,
): Omit<Judged, 'seat' | 'to' | 'ahead'> {
  const wanted = gain > 0 ? others.filter((other) => other.gain > 0) : [];
  const turn = { ...past.turnAt(entry, seat, mix(mix(entry))), budget: Math.max(budget, LEAST * guide.budget) };
  const [done, ...again] =
    wanted.length > 0 ? compare(past.game, guide, turn, [played.way, ...wanted.map(({ way }) => way)]) : [played];
  const chance = mean(done!.values);
  const found = others
    .map((other): Other => {
      const tried = again.find(({ way }) => way === other.way);
      const { gain: more, error } = tried ? gainOf(tried, done!) : { gain: Math.min(0, other.gain), error: 0 };
      return {
        actions: other.way,
        chance: Math.min(1, Math.max(0, chance + more)),
        by: more > DOUBT * error ? more - error : 0,
        events: other.events,
      };
    })
    .toSorted((a, b) => b.by - a.by || b.chance - a.chance);
  return { from: entry, played: { actions: played.way, chance }, others: found, lost: found[0]?.by ?? 0 };
}

/** More actions than a turn has. */
const LONG = 100;

interface TurnWith {
  readonly events: readonly GameEvent[];
  readonly state: unknown;
  /** What the seat would have seen then: turns that lead to the same are one. */
  readonly after: string;
}

/** The turn as it would have gone on from there, and the table after it; nothing where dice or cards would have had to fall first. */
export function turnWith(
  past: Past,
  guide: Guide,
  seat: Seat,
  entry: number,
  way: readonly unknown[],
): TurnWith | undefined {
  const { game } = past;
  const events = [...past.heardInTurn(seat, entry)];
  const state = game.clone(past.stateAt(entry));
  const rng = fastRng(0);
  const watched = new Watched(rng);
  const rest = [...way];
  for (let steps = 0; steps < LONG; steps++) {
    const toAct = game.toAct(state);
    const isMine = toAct.includes(seat);
    if (!isMine && !game.reaction?.(state)) break;
    if (watched.drawn) return undefined;
    const wanted = isMine ? rest.shift() : undefined;
    const next = isMine ? seat : toAct[0]!;
    const action = wanted === undefined || game.check(state, seat, wanted) ? guide.policy(state, next, rng) : wanted;
    game.apply(state, next, action, watched, (event, to = 'all') => {
      if (hears(to, seat)) events.push(event);
    });
  }
  return { events, state, after: JSON.stringify(game.view(state, seat)) };
}
