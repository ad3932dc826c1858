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

/** What would clearly have been better than what was played. */
export interface Better extends Way {
  /** By how much, at the least that can be said. */
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
  /** The best first, and no more than two. */
  readonly better: readonly Better[];
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
/** More that would have been better nobody reads. */
const MOST = 2;

interface Rivals {
  readonly entry: number;
  readonly played: readonly unknown[];
  /** The chance that it gave. */
  readonly chance: number;
  /** What looked better, the best first. */
  readonly ways: readonly (readonly unknown[])[];
  /** By how much the best of them did. */
  readonly gain: number;
}

/** Nothing, where no choice was made. */
export function judge(past: Past, guide: Guide, seat: Seat, chain: Chain, budget: number): readonly Judged[] {
  const { entries, actions } = chain;
  const each = (budget * (1 - PROOF)) / entries.length;
  let ahead: number | undefined;
  let rivals: Rivals | undefined;
  for (const [at, entry] of entries.entries()) {
    const played = actions.slice(at);
    const tried = triedAt(past, guide, seat, entry, played, each);
    if (!tried) continue;
    const [policy, done, ...others] = tried as [Tried<unknown>, Tried<unknown>, ...Tried<unknown>[]];
    ahead ??= gainOf(done, policy).gain;
    const found = rivalsOf(done, others);
    if (!rivals || found.gain > rivals.gain) rivals = { entry, played, chance: mean(done.values), ...found };
  }
  if (!rivals) return [];
  return [{ seat, to: entries.at(-1)! + 1, ahead: ahead!, ...proof(past, guide, seat, rivals, budget * PROOF) }];
}

/** What was compared to the end, and the next of those that fell behind. */
function rivalsOf(done: Tried<unknown>, others: readonly Tried<unknown>[]): Pick<Rivals, 'ways' | 'gain'> {
  const better = others
    .map((other) => ({ worlds: other.values.length, way: other.way, gain: gainOf(other, done).gain }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.worlds - a.worlds || b.gain - a.gain)
    .slice(0, MOST);
  const [best] = better;
  return best?.worlds === done.values.length
    ? { ways: better.map(({ way }) => way), gain: best.gain }
    : { ways: [], gain: 0 };
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

function proof(
  past: Past,
  guide: Guide,
  seat: Seat,
  { entry, played, chance, ways }: Rivals,
  budget: number,
): Omit<Judged, 'seat' | 'to' | 'ahead'> {
  const nothing = { from: entry, played: { actions: played, chance }, better: [], lost: 0 };
  if (ways.length === 0) return nothing;
  const turn = { ...past.turnAt(entry, seat, mix(mix(entry))), budget: Math.max(budget, LEAST * guide.budget) };
  const [done, ...rivals] = compare(past.game, guide, turn, [played, ...ways]);
  const better = rivals
    .map((rival) => ({ rival, ...gainOf(rival, done!) }))
    .filter(({ gain, error }) => gain > DOUBT * error)
    .map(({ rival: { way, values }, gain, error }): Better => {
      const events = turnWith(past, guide, seat, entry, way)?.events ?? [];
      return { actions: way, chance: mean(values), by: gain - error, events };
    })
    .toSorted((a, b) => b.by - a.by);
  if (better.length === 0) return nothing;
  return { ...nothing, played: { actions: played, chance: mean(done!.values) }, better, lost: better[0]!.by };
}

/** More actions than a turn has. */
const LONG = 100;

/** The turn as it would have gone on from there, and the table after it; nothing where dice or cards would have had to fall first. */
export function turnWith(
  past: Past,
  guide: Guide,
  seat: Seat,
  entry: number,
  way: readonly unknown[],
): { readonly events: readonly GameEvent[]; readonly state: unknown } | undefined {
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
  return { events, state };
}
