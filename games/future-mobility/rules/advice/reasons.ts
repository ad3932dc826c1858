/** Why a turn is good, in a word and its figures: what a hint says beside the points. */
import { isMotor, TARGET, tripOf, type Action, type PowerUp, type Segment, type View } from '../index.ts';
import { worstLoss } from './risk.ts';
import { bestOpen, playedIn, purposesOf, savesDiscard, servedBy, type Purpose } from './spent.ts';
import { jamThreat, TurnPlan, type Idea } from './turn-plan.ts';
import { future, ranked } from './worth.ts';

export type Because =
  | Purpose
  /** `sure`: whatever jams the others play. */
  | { readonly kind: 'reaches'; readonly sure: boolean }
  | { readonly kind: 'noJam' }
  | { readonly kind: 'jamLikely'; readonly cards: number }
  /** Of the turns that are shown. */
  | { readonly kind: 'most' }
  | { readonly kind: 'noCard' }
  | { readonly kind: 'manyTrips'; readonly trips: number; readonly stop: boolean }
  | { readonly kind: 'star'; readonly cards: number }
  /** The best of the trips that stay open, without a card. */
  | { readonly kind: 'leaves'; readonly points: number }
  | { readonly kind: 'keeps'; readonly card: PowerUp };

const REASONS = 2;
/** From here a jam is worth a warning. */
const LIKELY = 0.5;
/** A card that is worth keeping. */
const PRECIOUS = 2;

export interface Advice {
  readonly idea: Idea;
  readonly reasons: readonly Because[];
}

/** Good turns, best first, as far as each has something of its own to be said for it. */
export function adviceFor(view: View, most: number, led: (idea: Idea) => Idea = (idea) => idea): readonly Advice[] {
  let told: readonly Advice[] = [];
  for (const idea of new TurnPlan(view).several().map(led)) {
    const ideas = [...told.map((one) => one.idea), idea];
    const reasons = reasonsFor(view, ideas);
    const apart = new Set(reasons.map((own) => JSON.stringify(own))).size === ideas.length;
    if (apart && told.length < most) told = ideas.map((one, place) => ({ idea: one, reasons: reasons[place]! }));
  }
  return told;
}

/** For each of several turns the first reasons that hold: what its cards are for, then what sets it apart from the others. */
function reasonsFor(view: View, ideas: readonly Idea[]): readonly (readonly Because[])[] {
  const all = ideas.map((idea) => ({ first: purposeOf(view, idea), more: whatSpeaksFor(view, idea, ideas) }));
  const isOf = (more: readonly Because[], reason: Because): boolean =>
    more.some((other) => JSON.stringify(other) === JSON.stringify(reason));
  return all.map(({ first, more }) => {
    const shared = (reason: Because): number => all.filter((other) => isOf(other.more, reason)).length;
    const apart = more.toSorted((a, b) => shared(a) - shared(b));
    return [...first, ...apart.filter((reason) => !isOf(first, reason))].slice(0, REASONS);
  });
}

/** Nobody overlooks the end, or what a card is spent for. */
function purposeOf(view: View, idea: Idea): readonly Because[] {
  const purposes = purposesOf(view, idea) ?? [];
  const total = view.scores[view.turn]! + idea.points;
  if (total < TARGET) return purposes;
  const trip = idea.actions.find((action) => action.type === 'trip');
  return [{ kind: 'reaches', sure: total - (trip ? worstLoss(view, trip) : 0) >= TARGET }, ...purposes];
}

/** All that holds, in the order of its weight. */
function whatSpeaksFor(view: View, idea: Idea, ideas: readonly Idea[]): readonly Because[] {
  const found: Because[] = [];
  const trip = idea.actions.find((action) => action.type === 'trip');
  const lays = idea.actions.filter((action) => action.type === 'lay');
  const segments: readonly Segment[] = trip?.segments ?? [];
  if (trip) {
    const motor = segments.some(({ mode }) => isMotor(mode));
    const held = view.handSizes.reduce((sum, size, seat) => sum + (seat === view.turn ? 0 : size), 0);
    if (!motor && view.options.jams === 'motor') found.push({ kind: 'noJam' });
    else if (worstLoss(view, trip) > 0 && jamThreat(view) >= LIKELY) found.push({ kind: 'jamLikely', cards: held });
    const [lay] = lays;
    if (lay && lays.length === 1 && segments.length > 1 && segments.every((segment) => goesOver(segment, lay)))
      found.push({ kind: 'manyTrips', trips: segments.length, stop: lay.card === 'tramA' || lay.card === 'tramB' });
  }
  const others = ideas.filter((other) => other !== idea);
  if (others.length > 0 && others.every(({ points }) => points < idea.points)) found.push({ kind: 'most' });
  const stars = segments.filter(({ trip: id }) => tripOf(id).star).length;
  if (stars > 0) found.push({ kind: 'star', cards: stars });
  if (playedIn(idea.actions).length === 0 && others.some(({ actions }) => playedIn(actions).length > 0))
    found.push({ kind: 'noCard' });
  const kept = lays.length === 0 ? ranked(view, idea.leaving.hand)[0] : undefined;
  if (kept && kept.worth >= PRECIOUS && future(view) > 0) found.push({ kind: 'keeps', card: kept.card });
  const trips = lays.length > 0 ? servedBy(view, idea) : 0;
  if (trips > 0) found.push({ kind: 'serves', card: lays[0]!.card, trips });
  if (savesDiscard(view, idea)) found.push({ kind: 'noDiscard' });
  if (!endsGame(view)) found.push({ kind: 'leaves', points: bestOpen(view, idea.leaving.markers, idea.leaving.open) });
  return found;
}

/** Does the segment go by what the card is for, over what it lays? */
function goesOver({ mode, route }: Segment, { card, cells }: Extract<Action, { type: 'lay' }>): boolean {
  const by = card === 'bikePath' ? ['bicycle', 'cargoBike'] : card === 'walkableCity' ? ['walking'] : ['tram'];
  return by.includes(mode) && route.some((cell) => cells.includes(cell));
}

/** Nobody comes after this turn. */
function endsGame(view: View): boolean {
  return Math.max(...view.scores) >= TARGET && (view.turn + 1) % view.seats === view.first;
}
