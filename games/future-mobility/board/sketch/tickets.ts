/** What every open trip is worth now, and what the sketch or a card in hand would make of it; and the modes of a chosen one. */
import { worstLoss } from '../../rules/advice/risk.ts';
import {
  checkCarpool,
  isMotor,
  JAM_LOSS,
  MODE_BONUS,
  scoreTrip,
  tripOf,
  type Mode,
  type Score,
  type TripId,
  type View,
} from '../../rules/index.ts';
import { ledElsewhere, type Moved } from './changes.ts';
import { detour, stopsOf, type Detour, travel, travelBy, wishFor, type Journey } from './journey.ts';
import type { World } from './laying.ts';
import { lackOf, type Lack } from './missing.ts';
import { EMPTY, reckon, worldOf, type Outcome } from './sketch.ts';
import { modesWith, motorOf, touchTrip, withCardFor, type Option } from './touches.ts';

export interface Ticket {
  readonly id: TripId;
  readonly look: 'plain' | 'better' | 'chosen' | 'joins' | 'avoided' | 'instead' | 'dim' | 'prospect';
  readonly mode: Mode;
  readonly electric: boolean;
  readonly points: number;
  /** Points without the sketch, where that is another number. */
  readonly before: number | undefined;
  /** Points that jams take. */
  readonly lost: number;
  /** The card's number in the trip. */
  readonly place: number;
}

/** The best that the card brings by itself, without cards from the hand. */
function alone(world: World, id: TripId): Journey {
  return travel({ ...world, hand: [] }, wishFor([id]))!;
}

export function ticketsOf(view: View, outcome: Outcome): readonly Ticket[] {
  const { sketch, world, journey, avoided } = outcome;
  const plain = worldOf(view, EMPTY);
  const drawn = sketch.lays.some(({ place }) => place === sketch.active);
  const may = (sketch.active !== undefined && !drawn) || sketch.along !== undefined;
  return view.open.map((id): Ticket => {
    const now = alone(plain, id);
    const then = alone(world, id);
    const base: Ticket = {
      id,
      look: then.score.total > now.score.total ? 'better' : 'plain',
      mode: then.segments[0]!.mode,
      electric: false,
      points: then.score.total,
      before: then.score.total === now.score.total ? undefined : now.score.total,
      lost: partsOf(world, then)[0]!.lost,
      place: 0,
    };
    if (sketch.counts === 'avoid') {
      if (!avoided.includes(id)) return instead(base, reckon(view, touchTrip(view, sketch, id)));
      return { ...base, look: 'avoided', points: tripOf(id).points + 1, before: undefined, lost: 0 };
    }
    if (journey) return inJourney(view, outcome, journey, base);
    const prospect = may ? reckon(view, touchTrip(view, sketch, id)) : undefined;
    if (!prospect?.journey || prospect.points <= base.points) return base;
    const [first] = partsOf(view, prospect.journey);
    return { ...base, ...first!, look: 'prospect', before: base.points };
  });
}

/** By card of a trip: its mode, what jams take there, and what it adds to the trip so far, so that the parts make up the whole. */
export function partsOf(
  ground: Parameters<typeof scoreTrip>[0],
  trip: Omit<Journey, 'score'>,
): readonly Pick<Ticket, 'mode' | 'electric' | 'points' | 'lost'>[] {
  const upTo = (count: number): Score => scoreTrip(ground, { ...trip, segments: trip.segments.slice(0, count) });
  return trip.segments.map(({ mode }, index) => {
    const after = upTo(index + 1);
    const points = after.total - upTo(index).total;
    const earned = after.segments[index]!.points + after.segments[index]!.bonus;
    return { mode, electric: trip.electric && isMotor(mode), points, lost: earned - points };
  });
}

function inJourney(view: View, outcome: Outcome, journey: Journey, base: Ticket): Ticket {
  const place = journey.segments.findIndex(({ trip }) => trip === base.id);
  if (place >= 0) return { ...base, ...partsOf(outcome.world, journey)[place]!, look: 'chosen', place: place + 1 };
  const joined = reckon(view, touchTrip(view, outcome.sketch, base.id));
  if (joined.journey && joined.journey.segments.length > journey.segments.length) {
    const { mode } = joined.journey.segments.find(({ trip }) => trip === base.id)!;
    return { ...base, look: 'joins', mode, points: joined.points - outcome.points, before: undefined, lost: 0 };
  }
  return instead(base, joined);
}

/** What would take the place of all that is chosen. */
function instead(base: Ticket, { world, journey }: Outcome): Ticket {
  return { ...base, ...partsOf(world, journey!)[0]!, before: undefined, look: 'instead' };
}

export interface Chip {
  readonly option: Option;
  readonly mode: Mode;
  /** `along`: a card that goes with the mode that is chosen. */
  readonly look: 'can' | 'chosen' | 'along' | 'card' | 'cannot';
  readonly points: number;
  /** How many cards from the hand it takes, while it is not chosen. */
  readonly cards: number;
  /** What jams on the way take, and what others could still take at most. */
  readonly lost: number;
  readonly risk: number;
  readonly lack: Lack | undefined;
  /** Stops that the card it takes would move. */
  readonly moved: Moved | undefined;
  /** Which of how many ways, while it is chosen. */
  readonly way: Pick<Detour, 'at' | 'of'> | undefined;
}

const PASSENGER: readonly Option[] = ['car', 'electric', 'tram', 'bicycle', 'walking'];
const FREIGHT: readonly Option[] = ['van', 'electric', 'cargoBike'];

/** The modes of the trip that is put together, in a fixed order; their points are those of the whole trip. */
export function chipsOf(view: View, outcome: Outcome, at?: number): readonly Chip[] {
  const { journey, sketch, world } = outcome;
  if (!journey || !sketch.wish) return [];
  const options = tripOf(journey.segments[0]!.trip).freight ? FREIGHT : PASSENGER;
  const chips = options.map((option) => chipOf(view, outcome, journey, option, at));
  if (checkCarpool(world, journey.segments)) return chips;
  const points = journey.score.segments.reduce((sum, { points, bonus }) => sum + points + bonus, 0);
  const look = journey.carpool ? 'along' : 'card';
  return [...chips, { ...NO_CHIP, option: 'carpool', mode: motorOf(sketch.wish), look, points, cards: 1 }];
}

const NO_CHIP = { cards: 0, lost: 0, risk: 0, lack: undefined, moved: undefined, way: undefined } as const;

function chipOf(view: View, outcome: Outcome, journey: Journey, option: Option, at: number | undefined): Chip {
  const { world, sketch } = outcome;
  const wish = sketch.wish!;
  const mode: Mode = option === 'electric' ? motorOf(wish) : (option as Mode);
  const electric = option === 'electric';
  const base = { ...NO_CHIP, option, mode };
  if (electric && !world.hand.includes('electricVehicle'))
    return { ...base, look: 'cannot', points: 0, lack: { kind: 'card', cells: [] } };
  const modes = modesWith(view, journey, mode, at);
  const chosen =
    journey.segments.every((segment, index) => segment.mode === modes[index]) && journey.electric === electric;
  const found = chosen ? journey : travelBy(world, { ...wish, carpool: false }, modes, electric);
  if (found) {
    const look = chosen ? 'chosen' : electric || mode === 'cargoBike' ? 'card' : 'can';
    return {
      ...base,
      look,
      points: found.score.total,
      cards: look === 'card' ? 1 : 0,
      lost: found.score.lifted ? 0 : JAM_LOSS * found.score.jams,
      risk: worstLoss(view, found),
      way: chosen && mode !== 'tram' ? detour(world, wish, journey) : undefined,
    };
  }
  const laid = withCardFor(view, sketch, wish, mode);
  const with_ = laid && reckon(view, laid);
  if (with_?.journey) {
    const cards = mode === 'cargoBike' ? 2 : 1;
    return { ...base, look: 'card', points: with_.points, cards, moved: ledElsewhere(outcome, with_) };
  }
  const bonus = journey.segments.reduce((sum, { trip }) => sum + tripOf(trip).points + MODE_BONUS[mode], 0);
  return { ...base, look: 'cannot', points: bonus, lack: lackOf(world, wish.trips, mode, stopsOf(journey)) };
}
