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
  /** By how much it was better than what the guide would have done. */
  readonly ahead: number;
  /** The whole turn with what was better, as the seat would have been told of it; none where dice or cards would have had to fall first. */
  readonly events: readonly GameEvent[];
}

/** By so many standard errors another way has to be better than what was played. */
const DOUBT = 2;
/** What is left of the budget for the proof, in fresh worlds: the best of many looks better than it is in those it was found in. */
const PROOF = 0.5;
/** What a proof may cost at least, as a part of a decision of a searching bot: a handful of worlds proves nothing. */
const LEAST = 1 / 8;

interface Rival {
  readonly entry: number;
  readonly played: readonly unknown[];
  readonly way: readonly unknown[];
  readonly gain: number;
  readonly chance: number;
}

/** Nothing, where no choice was made. */
export function judge(past: Past, guide: Guide, seat: Seat, chain: Chain, budget: number): readonly Judged[] {
  const { entries, actions } = chain;
  const each = (budget * (1 - PROOF)) / entries.length;
  let ahead: number | undefined;
  let rival: Rival | undefined;
  for (const [at, entry] of entries.entries()) {
    const played = actions.slice(at);
    const tried = triedAt(past, guide, seat, entry, played, each);
    if (!tried) continue;
    const [policy, done, ...others] = tried as [Tried<unknown>, Tried<unknown>, ...Tried<unknown>[]];
    ahead ??= gainOf(done, policy).gain;
    rival ??= { entry, played, way: played, gain: 0, chance: mean(done.values) };
    for (const { way, values } of others.filter((other) => other.values.length === done.values.length)) {
      const { gain } = gainOf({ way, values }, done);
      if (gain > rival.gain) rival = { entry, played, way, gain, chance: mean(done.values) };
    }
  }
  if (!rival) return [];
  return [{ seat, to: entries.at(-1)! + 1, ahead: ahead!, ...proof(past, guide, seat, rival, budget * PROOF) }];
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
  { entry, played, way, chance }: Rival,
  budget: number,
): Omit<Judged, 'seat' | 'to' | 'ahead'> {
  const nothing = { from: entry, played: { actions: played, chance }, lost: 0, events: [] };
  if (way === played) return { ...nothing, best: nothing.played };
  const turn = { ...past.turnAt(entry, seat, mix(mix(entry))), budget: Math.max(budget, LEAST * guide.budget) };
  const [done, better] = compare(past.game, guide, turn, [played, way]);
  const { gain, error } = gainOf(better!, done!);
  if (gain <= DOUBT * error) return { ...nothing, best: nothing.played };
  return {
    from: entry,
    played: { actions: played, chance: mean(done!.values) },
    best: { actions: way, chance: mean(better!.values) },
    lost: gain - error,
    events: turnWith(past, guide, seat, entry, way)?.events ?? [],
  };
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
