/** Why a turn is good, in a word and its figures: what a hint says beside the points. */
import { tripOf, TARGET, type Action, type Segment, type View } from '../index.ts';
import { worstLoss } from './risk.ts';
import { bestOpen, purposesOf, savesDiscard, servedBy, type Purpose } from './spent.ts';
import { besting, several } from './several.ts';
import type { Idea } from './turn-plan.ts';
import { advantages, alike, endsGame, unjammed, weighed, type Advantage, type Weighed } from './versus.ts';
import { future } from './worth.ts';

export type Because =
  | Purpose
  /** `most`: of the turns that are shown · `reaches`: 50 or more, `total` if nobody jams it, `sure`: 50 whatever jams the others play. */
  | Advantage
  /** There is nothing to choose by between it and the one that is shown first. */
  | { readonly kind: 'asGood' }
  /** What the others could take at most; `liftable`: a carpool stays in the hand for it. */
  | { readonly kind: 'jam'; readonly points: number; readonly liftable: boolean }
  /** It has been found to be better, and nobody knows why. */
  | { readonly kind: 'tried' }
  | { readonly kind: 'manyTrips'; readonly trips: number; readonly stop: boolean };

/** Beside the warning of a jam. */
const REASONS = 2;

export interface Advice {
  readonly idea: Idea;
  readonly reasons: readonly Because[];
}

/** Good turns, best first, each with something that the others don't have, or as good as the best. */
export function adviceFor(view: View, most: number, led: (idea: Idea) => Idea = (idea) => idea): readonly Advice[] {
  const all = several(view).map((idea) => weighed(view, led(idea)));
  const has = (one: Weighed, over: Weighed): boolean => advantages(view, one, over).length > 0;
  const told: Weighed[] = [];
  for (const one of all) {
    if (told.length === most) break;
    const isBeaten = all.some((other) => has(other, one) && !has(one, other));
    if (!isBeaten && told.every((before, place) => has(one, before) || (place === 0 && alike(view, one, before))))
      told.push(one);
  }
  // Who would rather have the points finds them, last if need be.
  const richest = all.reduce((a, b) => (b.points > a.points ? b : a));
  if (told.every(({ points }) => points < richest.points)) told.splice(most - 1, 1, richest);
  const shown = told.length > 0 ? told : all.slice(0, 1);
  return shown.map((one) => ({ idea: one.idea, reasons: reasonsFor(view, one, shown) }));
}

/** A turn that has been found to be better than all that are told. */
export function triedAdvice(view: View, told: readonly Idea[], idea: Idea): Advice {
  const one = weighed(view, idea);
  const reasons = reasonsFor(view, one, [...told.map((other) => weighed(view, other)), one]);
  return { idea, reasons: [{ kind: 'tried' }, ...reasons.filter(({ kind }) => kind !== 'asGood')] };
}

/**
 * How many points another turn brings more than all that are shown, 0 where as many; undefined where none is known. That there is none is
 * never said: not every way to lay cards is looked at.
 */
export function besideOf(view: View, told: readonly Idea[]): number | undefined {
  const points = besting(view, told);
  return points === undefined ? undefined : points - Math.max(...told.map((idea) => idea.points));
}

/** What its cards are for, then what it has over the others, over all of them first; alone or as good as all others, all that speaks for it. */
function reasonsFor(view: View, one: Weighed, told: readonly Weighed[]): readonly Because[] {
  const others = told.filter((other) => other !== one);
  const over = others.map((other) => advantages(view, one, other));
  const first = purposeOf(view, one.idea);
  const count = (reason: Because): number => over.filter((each) => each.some((own) => same(own, reason))).length;
  const apart: readonly Because[] = over
    .flat()
    .filter((reason) => reason.kind !== 'most' || others.every(({ points }) => points < one.points))
    // Another of the kind is played.
    .filter((reason) => reason.kind !== 'keeps' || !one.cards.includes(reason.card))
    .toSorted((a, b) => count(b) - count(a));
  const [best] = told as [Weighed];
  const asGood: readonly Because[] = one !== best && alike(view, one, best) ? [{ kind: 'asGood' }] : [];
  const alone = others.every((other) => alike(view, one, other));
  const reasons: Because[] = [];
  for (const reason of [
    ...first.slice(0, 1),
    ...asGood,
    ...sparing(one, others, apart),
    ...first.slice(1),
    ...apart,
    ...whatHolds(view, one.idea, alone),
  ])
    if (!reasons.some((said) => said.kind === reason.kind)) reasons.push(reason);
  const atStake = one.points - one.sure;
  const liftable = one.idea.leaving.hand.includes('carpool');
  return [...reasons.slice(0, REASONS), ...(atStake > 0 ? [{ kind: 'jam', points: atStake, liftable } as const] : [])];
}

/** Why anybody should prefer fewer points: for the cards that stay in the hand. */
function sparing(one: Weighed, others: readonly Weighed[], apart: readonly Because[]): readonly Because[] {
  const spared = others
    .filter(({ points }) => points > one.points)
    .map(({ cards }) => cards.length - one.cards.length)
    .filter((cards) => cards > 0);
  if (spared.length === 0) return [];
  const said = apart.find(({ kind }) => kind === 'noCard' || kind === 'keeps');
  return [said ?? { kind: 'spares', cards: Math.max(...spared) }];
}

function same(a: Because, b: Because): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Nobody overlooks the end, or what a card is spent for. */
function purposeOf(view: View, idea: Idea): readonly Because[] {
  const purposes = purposesOf(view, idea) ?? [];
  const total = view.scores[view.turn]! + idea.points;
  if (total < TARGET) return purposes;
  const trip = idea.actions.find((action) => action.type === 'trip');
  return [{ kind: 'reaches', total, sure: total - (trip ? worstLoss(view, trip) : 0) >= TARGET }, ...purposes];
}

/** What can be said of the turn by itself; what others may have as well only where there is no other. */
function whatHolds(view: View, idea: Idea, alone: boolean): readonly Because[] {
  const found: Because[] = [];
  const trip = idea.actions.find((action) => action.type === 'trip');
  const lays = idea.actions.filter((action) => action.type === 'lay');
  const segments: readonly Segment[] = trip?.segments ?? [];
  const [lay] = lays;
  if (lay && lays.length === 1 && segments.length > 1 && segments.every((segment) => goesOver(segment, lay)))
    found.push({ kind: 'manyTrips', trips: segments.length, stop: lay.card === 'tramA' || lay.card === 'tramB' });
  const stars = segments.filter(({ trip: id }) => tripOf(id).star).length;
  const atStake = trip ? worstLoss(view, trip) : 0;
  if (alone && trip && atStake === 0) found.push(unjammed(view, idea));
  if (alone && stars > 0 && future(view) > 0) found.push({ kind: 'star', cards: stars });
  const trips = lays.length > 0 && future(view) > 0 ? servedBy(view, idea) : 0;
  if (trips > 0) found.push({ kind: 'serves', card: lays[0]!.card, trips });
  if (savesDiscard(view, idea)) found.push({ kind: 'noDiscard' });
  if (alone && !endsGame(view))
    found.push({ kind: 'leaves', points: bestOpen(view, idea.leaving.markers, idea.leaving.open) });
  return found;
}

/** Does the segment go by what the card is for, over what it lays? */
function goesOver({ mode, route }: Segment, { card, cells }: Extract<Action, { type: 'lay' }>): boolean {
  const by = card === 'bikePath' ? ['bicycle', 'cargoBike'] : card === 'walkableCity' ? ['walking'] : ['tram'];
  return by.includes(mode) && route.some((cell) => cells.includes(cell));
}
