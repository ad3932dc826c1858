/**
 * The normal bot: looks for the best turn as a whole (shift cards, then a trip, or avoid cards), weighs the points against the cards
 * they cost and against what it leaves to the next players, and keeps its own next turn in mind.
 */
import type { Bot, Turn } from '@stellwerk/kernel';
import {
  AVOID_CARDS,
  avoidable,
  bestPlans,
  BIT,
  HAND_LIMIT,
  isMotor,
  JAM_LOSS,
  jammable,
  recoverable,
  scoreTrip,
  TARGET,
  tripOf,
  type Action,
  type Cell,
  type Plan,
  type PowerUp,
  type TripId,
  type View,
} from '../rules/index.ts';
import { buildings, type Building } from './builder.ts';
import { Forecast, netOf } from './forecast.ts';
import { future, handWorth, ranked, STAR_WORTH, without } from './worth.ts';

/** What the others' best trip in what is left costs me, for each point of it. */
const LEFT_TO_OTHERS = 0.15;
/** How likely somebody with a jam card plays it. */
const JAM_READINESS = 0.6;

export function normal(): Bot<Action, View> {
  return { choose };
}

function choose({ view, seat }: Turn<Action, View>): Action {
  switch (view.phase) {
    case 'window':
      return answer(view, seat);
    case 'carpool':
      return { type: 'carpool', play: view.hand.includes('carpool') && liftedBy(view) >= JAM_LOSS };
    case 'discard':
      return {
        type: 'discard',
        cards: ranked(view, view.hand)
          .slice(HAND_LIMIT)
          .map(({ card }) => card),
      };
    default:
      return recover(view, seat) ?? bestTurn(view);
  }
}

/** A whole turn as far as it is still to come: its first action and its worth. */
interface Idea {
  readonly first: Action;
  readonly worth: number;
}

function bestTurn(view: View): Action {
  const ideas = avoidIdeas(view, view.open, view.hand, 0);
  if (view.avoided) ideas.push({ first: { type: 'endTurn' }, worth: close(view, view.markers, view.open, view.hand) });
  else {
    ideas.push(...tripIdeas(view, { lays: [], markers: view.markers, supply: view.supply, hand: view.hand }));
    for (const building of buildings(view)) ideas.push(...tripIdeas(view, building));
  }
  if (ideas.length === 0) return { type: 'endTurn' };
  return ideas.reduce((best, idea) => (idea.worth > best.worth ? idea : best)).first;
}

/** The end of a turn: what I hold, less what I leave. */
function close(view: View, markers: readonly number[], open: readonly TripId[], hand: readonly PowerUp[]): number {
  return handWorth(view, hand) - LEFT_TO_OTHERS * future(view) * leftover(view, markers, open);
}

/** The best trip that the open cards still offer to whoever comes next, by whatever mode. */
function leftover(view: View, markers: readonly number[], open: readonly TripId[]): number {
  const points = (id: TripId): number => tripOf(id).points;
  const clean = new Forecast(open, view.options, false, points).best(netOf(markers));
  return Math.max(clean, ...open.map(points));
}

function avoidIdeas(view: View, open: readonly TripId[], hand: readonly PowerUp[], points: number): Idea[] {
  return AVOID_CARDS.flatMap((card) => {
    const gone = hand.includes(card) ? avoidable(card, open) : [];
    if (gone.length === 0) return [];
    const rest = open.filter((id) => !gone.includes(id));
    const total = points + gone.reduce((sum, id) => sum + tripOf(id).points + 1, 0);
    const left = without(hand, [card]);
    const worths = [
      total + close(view, view.markers, rest, left),
      ...avoidIdeas(view, rest, left, total).map(({ worth }) => worth),
    ];
    return [{ first: { type: 'avoid', card } as const, worth: Math.max(...worths) }];
  });
}

function tripIdeas(view: View, { lays, markers, hand }: Building): Idea[] {
  return bestPlans({ options: view.options, markers, open: view.open, hand }).map((plan) => ({
    first: lays[0] ?? plan.action,
    worth: tripWorth(view, plan, markers, hand),
  }));
}

function tripWorth(view: View, { action, points }: Plan, markers: readonly number[], hand: readonly PowerUp[]): number {
  const { segments, electric, carpool } = action;
  const played: PowerUp[] = [];
  if (electric) played.push('electricVehicle');
  if (carpool) played.push('carpool');
  if (segments.some(({ mode }) => mode === 'cargoBike')) played.push('cargoBike');
  const left = without(hand, played);
  const used = segments.map(({ trip }) => trip);
  const stars = used.filter((id) => tripOf(id).star).length;
  const open = view.open.filter((id) => !used.includes(id));
  const risk = carpool || !segments.some(({ mode }) => isMotor(mode)) ? 0 : jamRisk(view, points, left);
  return points - risk + stars * STAR_WORTH * future(view) + close(view, markers, open, left);
}

/** Points that jams from the others will cost a motor trip, on average. A carpool in the hand insures. */
function jamRisk(view: View, points: number, hand: readonly PowerUp[]): number {
  const unseen =
    8 -
    view.discard.filter((card) => card === 'trafficJam').length -
    hand.filter((card) => card === 'trafficJam').length;
  const pool = view.deckSize + view.handSizes.reduce((sum, size, seat) => (seat === view.turn ? sum : sum + size), 0);
  let risk = 0;
  view.handSizes.forEach((size, seat) => {
    if (seat !== view.turn) risk += JAM_LOSS * JAM_READINESS * (1 - (1 - unseen / Math.max(1, pool)) ** size);
  });
  const loss = view.supply.trafficJam > 0 ? Math.min(points, risk) : 0;
  return hand.includes('carpool') ? loss / 2 : loss;
}

/** Variant *recover*: two cards that are worth less than the one on offer. */
function recover(view: View, seat: number): Action | undefined {
  const place = recoverable(view, seat);
  if (!view.mayRecover || place < 0 || view.hand.length < 2) return undefined;
  const [other, one] = ranked(view, view.hand).slice(-2);
  const after = [...without(view.hand, [one!.card, other!.card]), view.discard[place]!];
  if (handWorth(view, after) <= handWorth(view, view.hand)) return undefined;
  return { type: 'recover', discard: [one!.card, other!.card] };
}

/** Points that a carpool would save on the announced trip. */
function liftedBy(view: View): number {
  const trip = view.announced!;
  return scoreTrip(view, { ...trip, carpool: true }).total - scoreTrip(view, { ...trip, carpool: false }).total;
}

/** Jams the leader, or whoever would be; the work is the same with and without the card. */
function answer(view: View, seat: number): Action {
  const trip = view.announced!;
  const now = scoreTrip(view, trip).total;
  let [cell, damage]: [Cell, number] = [-1, 0];
  for (const place of jammable(trip.segments, view.markers)) {
    const markers = [...view.markers];
    markers[place]! |= BIT.trafficJam;
    const loss = now - scoreTrip({ ...view, markers }, trip).total;
    if (loss > damage) [cell, damage] = [place, loss];
  }
  const cards = view.hand.filter((card) => card === 'trafficJam').length;
  const traveller = view.scores[view.turn]! + now;
  const leads = view.scores.every((score, other) => other === view.turn || score <= traveller);
  const urgent = traveller >= TARGET - 12 || damage > JAM_LOSS || cards > 1 || view.hand.length >= HAND_LIMIT;
  const worthIt = damage >= JAM_LOSS && traveller >= view.scores[seat]! && (leads || urgent);
  const may = cards > 0 && view.supply.trafficJam > 0 && cell >= 0;
  return may && worthIt ? { type: 'jam', cell } : { type: 'pass' };
}
