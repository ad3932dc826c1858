/** Touches on cards, trips and modes: each makes a new sketch of the old one, or says why not. */
import type { Reason } from '@stellwerk/kernel';
import {
  avoidable,
  bestPlans,
  isAvoidCard,
  isShiftCard,
  LAYS,
  tripOf,
  type Cell,
  type Mode,
  type PowerUp,
  type ReasonCode,
  type ShiftCard,
  type TripId,
  type View,
} from '../../rules/index.ts';
import {
  actionOf,
  byWorth,
  fits,
  nextWay,
  staying,
  travel,
  travelBy,
  wishFor,
  wishOf,
  type Course,
  type Journey,
  type Wish,
} from './journey.ts';
import { inChain, modeOf, most, proposal } from './laying.ts';
import { cardsOf } from '../../rules/advice/spent.ts';
import {
  avoidedBy,
  cardAt,
  idleLays,
  reckon,
  worldBefore,
  worldOf,
  type Lay,
  type Outcome,
  type Sketch,
} from './sketch.ts';
import { endZones } from './zones.ts';

/** Why a touch comes to nothing: by the rules, or by what is sketched already. */
export type Refusal =
  | Reason<ReasonCode>
  /** Jams are for the others' turns · another card of a kind that the trip has already. */
  | { readonly kind: 'jamLater' | 'oneEnough' }
  | { readonly kind: 'noWayOver'; readonly at: readonly Cell[] }
  /** One of these blocks has to go for the one that was touched, and the person says which. */
  | { readonly kind: 'eitherGoes'; readonly at: readonly Cell[]; readonly cell: Cell };

/** A touch: the next sketch, or why not. */
export type Touch = Sketch | { readonly refused: Refusal };

/** Only while something is to be chosen; `active` stays. */
export function withLay(sketch: Sketch, lay: Lay): Sketch {
  const others = sketch.lays.filter(({ place }) => place !== lay.place);
  const at = sketch.lays.findIndex(({ place }) => place === lay.place);
  const lays = at < 0 ? [...others, lay] : sketch.lays.map((old) => (old.place === lay.place ? lay : old));
  return { ...sketch, lays };
}

function withoutLay(sketch: Sketch, place: number): Sketch {
  return { ...sketch, lays: sketch.lays.filter((lay) => lay.place !== place) };
}

export function touchCard(view: View, sketch: Sketch, place: number): Touch {
  const card = cardAt(view, place)!;
  if (place === view.hand.length && sketch.gives?.length !== 2)
    return { ...sketch, gives: sketch.gives ? undefined : [] };
  if (sketch.gives && sketch.gives.length < 2 && !sketch.gives.includes(place))
    return { ...withoutLay(sketch, place), gives: [...sketch.gives, place], active: undefined };
  if (sketch.gives?.includes(place)) return { ...sketch, gives: sketch.gives.filter((other) => other !== place) };
  if (isShiftCard(card)) return touchShift(view, waiting(view, sketch), place, card);
  if (sketch.along?.includes(place)) return { ...sketch, along: sketch.along.filter((other) => other !== place) };
  if (isAvoidCard(card)) {
    if (sketch.avoids.includes(place) && sketch.counts === 'avoid') {
      const avoids = sketch.avoids.filter((other) => other !== place);
      return { ...sketch, avoids, counts: avoids.length > 0 ? 'avoid' : 'trip', active: undefined };
    }
    const avoids = sketch.counts === 'avoid' ? [...sketch.avoids, place] : [place];
    const rest = view.open.filter((id) => !avoidedBy(view, avoids.slice(0, -1)).includes(id));
    if (avoidable(card, rest).length === 0) return { refused: { code: 'avoidNothing', with: { card } } };
    // What was laid for the trip goes with it, and the mode that it made possible.
    const kept = unproposed(sketch);
    const wish = kept.lays.length < sketch.lays.length && kept.wish ? { ...kept.wish, modes: undefined } : kept.wish;
    return { ...kept, wish, avoids, counts: 'avoid', active: undefined };
  }
  if (card === 'trafficJam') return { refused: { kind: 'jamLater' } };
  const chosen = [sketch.active, ...(sketch.along ?? []), ...goingAlong(view, sketch)];
  if (chosen.some((other) => other !== undefined && other !== place && cardAt(view, other) === card))
    return { refused: { kind: 'oneEnough' } };
  return touchExtra(view, sketch.active === place ? sketch : waiting(view, sketch), place, card);
}

/** A card that goes along with a trip waits for it while another card is laid. */
function waiting(view: View, sketch: Sketch): Sketch {
  const { active, along = [] } = sketch;
  const card = active === undefined ? undefined : cardAt(view, active);
  if (card === undefined || isShiftCard(card)) return sketch;
  return { ...sketch, along: [...along, active!], active: undefined };
}

function touchShift(view: View, sketch: Sketch, place: number, card: ShiftCard): Touch {
  if (sketch.active === place) return { ...withoutLay(sketch, place), active: undefined };
  // Nobody spends a card on a trip that does not need it only because it was laid before.
  if (idleLays(view, reckon(view, sketch)).some((lay) => lay.place === place))
    return { ...withoutLay(sketch, place), active: undefined };
  if (sketch.lays.some((lay) => lay.place === place)) return { ...sketch, active: place };
  const world = worldBefore(view, sketch, place);
  if (most(world, card) === 0) return { refused: { code: 'laySupply', with: { marker: LAYS[card].marker, left: 0 } } };
  const taken = { ...sketch, active: place };
  const { wish } = sketch;
  if (!wish || sketch.counts === 'avoid') return taken;
  return better(view, sketch, laidFor(view, taken, place, wish)) ?? taken;
}

/** The sketch with the card laid for the cards of the wish, travelled by what it makes possible; ends that were chosen give way where they must. */
function laidFor(view: View, sketch: Sketch, place: number, wish: Wish): Sketch | undefined {
  const card = cardAt(view, place) as ShiftCard;
  const mode = modeOf(card, tripOf(wish.trips[0]!).freight);
  const world = worldBefore(view, sketch, place);
  if (!mode) return undefined;
  const modes = wish.trips.map(() => mode);
  const free = { ...wishFor(wish.trips), stays: wish.stays };
  for (const { ends } of [...staying(wish), wish, free]) {
    const cells = proposal(world, card, wish.trips, ends);
    const laid =
      cells && withLay({ ...sketch, counts: 'trip' }, { place, card, cells: inChain(cells), proposed: true });
    const next = { ...free, ends, modes };
    if (laid && goesBy(travel(worldOf(view, laid), next), modes)) return { ...laid, wish: next };
  }
  return undefined;
}

function goesBy(journey: Journey | undefined, modes: readonly Mode[]): boolean {
  return journey?.segments.every(({ mode }, index) => mode === modes[index]) ?? false;
}

function better(view: View, before: Sketch, after: Sketch | undefined): Sketch | undefined {
  return after && reckon(view, after).points > reckon(view, before).points ? after : undefined;
}

/** Cards that go along with a trip. */
function touchExtra(view: View, sketch: Sketch, place: number, card: PowerUp): Touch {
  const { journey, world } = reckon(view, sketch);
  if (!journey || !sketch.wish) {
    if (sketch.active === place) return { ...sketch, active: undefined };
    const best = (hand: readonly PowerUp[]): number =>
      Math.max(0, ...bestPlans({ ...world, hand }).map(({ points }) => points));
    // A carpool that lifts no jam is kept for one.
    const idle = card === 'carpool' && best(['carpool']) <= best([]);
    return idle ? { refused: { code: 'carpoolIdle' } } : { ...sketch, active: place };
  }
  const chosen = { ...sketch, active: undefined };
  if (card === 'cargoBike') {
    const going = journey.segments.some(({ mode }) => mode === 'cargoBike');
    if (going) return { ...chosen, wish: { ...sketch.wish, modes: undefined, ways: [] } };
    if (!tripOf(sketch.wish.trips[0]!).freight) return { refused: { code: 'modePassenger' } };
    const carried = chooseMode(view, chosen, 'cargoBike');
    return carried === chosen ? { refused: { code: 'noBikePath' } } : carried;
  }
  if (card === 'electricVehicle') {
    const motor = journey.segments.some(({ mode }) => mode === 'car' || mode === 'van');
    if (motor) return { ...chosen, wish: { ...sketch.wish, electric: !journey.electric } };
    return chooseMode(view, chosen, 'electric');
  }
  if (journey.carpool) return { ...chosen, wish: { ...sketch.wish, carpool: false } };
  const wish = { ...sketch.wish, carpool: true, modes: journey.segments.map(({ mode }) => mode) };
  return travel(world, wish)?.carpool ? { ...chosen, wish } : { refused: { code: 'carpoolIdle' } };
}

/** A ticket: chosen, joined in front or behind, or off again with what follows it. Cards that were chosen stay so: for what is travelled then, or they wait. */
export function touchTrip(view: View, sketch: Sketch, id: TripId): Sketch {
  const { active, lays, along: waited = [] } = sketch;
  const inHand = active === undefined || lays.some(({ place }) => place === active) ? [] : [active];
  const chosen = [...new Set([...inHand, ...waited, ...goingAlong(view, sketch)])];
  const trip = withTrip(view, sketch, id);
  if (chosen.length === 0) return trip;
  const next = trip.wish ? takingAlong(view, trip, chosen) : { ...trip, active: trip.active ?? chosen.at(-1) };
  const used = [next.active, ...next.lays.map(({ place }) => place), ...goingAlong(view, next)];
  const { along: _, ...rest } = next;
  const along = chosen.filter((place) => !used.includes(place));
  return along.length > 0 ? { ...rest, along } : rest;
}

function withTrip(view: View, sketch: Sketch, id: TripId): Sketch {
  const wish = sketch.counts === 'trip' ? sketch.wish : undefined;
  const place = wish?.trips.indexOf(id) ?? -1;
  if (wish && place >= 0) {
    const stays = courseOf(view, sketch);
    return { ...unproposed(sketch), wish: place > 0 ? { ...cut(wish, place), stays } : undefined };
  }
  const orders = wish
    ? [
        [...wish.trips, id],
        [id, ...wish.trips],
      ].filter(fits)
    : [];
  let best: Sketch | undefined;
  for (const trips of orders) {
    const joined = withTrips(view, sketch, wish!, trips);
    if (joined && (!best || isBetter(reckon(view, joined), reckon(view, best)))) best = joined;
  }
  return best ?? { ...unproposed(sketch), counts: 'trip', active: undefined, wish: wishFor([id]) };
}

/** Places of the cards that the trip has from the hand: laid for it, or played with it. */
function goingAlong(view: View, sketch: Sketch): readonly number[] {
  if (!sketch.wish) return [];
  const { journey } = reckon(view, sketch);
  const places = [...view.hand.keys(), view.hand.length].filter((place) => !sketch.gives?.includes(place));
  const played = journey ? cardsOf({ action: actionOf(journey) }) : [];
  return [
    ...sketch.lays.filter(({ proposed }) => proposed).map(({ place }) => place),
    ...played.map((card) => places.find((place) => cardAt(view, place) === card)!),
  ];
}

/** The trip with what cards that wait for one could do for it. */
function takingAlong(view: View, sketch: Sketch, places: readonly number[]): Sketch {
  return places.reduce<Sketch>((before, place) => {
    if (!before.wish || before.lays.some((lay) => lay.place === place) || goingAlong(view, before).includes(place))
      return before;
    const card = cardAt(view, place)!;
    const touched = isShiftCard(card)
      ? laidFor(view, before, place, before.wish)
      : touchExtra(view, before, place, card);
    return (touched && !('refused' in touched) ? better(view, before, touched) : undefined) ?? before;
  }, sketch);
}

function unproposed(sketch: Sketch): Sketch {
  return { ...sketch, lays: sketch.lays.filter(({ proposed }) => !proposed) };
}

function cut(wish: Wish, length: number): Wish {
  return {
    ...wish,
    trips: wish.trips.slice(0, length),
    ends: wish.ends.slice(0, length + 1),
    modes: wish.modes?.slice(0, length),
    ways: wish.ways.slice(0, length),
  };
}

/** The wish with another card in front or behind; what was laid for it by proposal is found again for all of them. */
function withTrips(view: View, sketch: Sketch, wish: Wish, trips: readonly TripId[]): Sketch | undefined {
  const behind = trips.at(-1) !== wish.trips.at(-1);
  const { electric, carpool } = wish;
  const modes = wish.modes && uniform(wish.modes) ? trips.map(() => wish.modes![0]!) : undefined;
  const zones = endZones(trips);
  const joined = ({ ends, ways }: Course): Course => ({
    // A card in front may lead to another of the zones that the next one can begin in.
    ends: (behind ? [...ends, undefined] : [undefined, ...ends]).map((end, place) =>
      end !== undefined && zones[place]!.includes(end) ? end : undefined,
    ),
    ways: behind ? ways : [undefined, ...ways],
  });
  const was = courseOf(view, sketch);
  const stays = was && joined(was);
  const whole: Wish = { ...joined(wish), trips, modes, electric, carpool, stays };
  const free: Wish = { ...wishFor(trips), electric, carpool, stays };
  const tried = [whole, { ...free, modes }, free].map((next) =>
    reckon(view, { ...sketch, active: undefined, wish: next }),
  );
  const proposed = sketch.lays.find((lay) => lay.proposed);
  const carried = modes && goesBy(tried[0]!.journey, modes);
  const again =
    proposed && !carried && laidFor(view, { ...unproposed(sketch), active: undefined }, proposed.place, whole);
  if (again) tried.push(reckon(view, again));
  let best: Outcome | undefined;
  for (const next of tried) if (next.journey && (!best || isBetter(next, best))) best = next;
  return best?.sketch;
}

function isBetter(a: Outcome, b: Outcome): boolean {
  return byWorth(a.world, a.journey!, b.journey!) < 0;
}

/** Where the trip is on the plan: there it stays when cards join or leave it. */
function courseOf(view: View, sketch: Sketch): Course | undefined {
  const { journey } = reckon(view, sketch);
  return journey && wishOf(actionOf(journey));
}

function uniform(modes: readonly Mode[]): boolean {
  return modes.every((mode) => mode === modes[0]);
}

/** What a chip stands for: a mode, or a car or van with the electric card. */
export type Option = Mode | 'electric' | 'carpool';

/** The chip of a mode: taken, led another way if it is taken already, or with a card from the hand that makes it possible. */
export function chooseMode(view: View, sketch: Sketch, option: Option, at?: number): Touch {
  const { journey, world } = reckon(view, sketch);
  const { wish } = sketch;
  if (!journey || !wish) return sketch;
  if (option === 'carpool') return touchExtra(view, sketch, -1, 'carpool');
  const electric = option === 'electric';
  const mode: Mode = option === 'electric' ? motorOf(wish) : option;
  const modes = modesWith(view, journey, mode, at);
  if (goesBy(journey, modes) && journey.electric === electric) {
    const next = nextWay(world, wish, journey);
    return next === wish ? sketch : { ...sketch, wish: next };
  }
  const found = travelBy(world, wish, modes, electric);
  if (found && (!electric || found.electric)) {
    const chosen = { ...wish, modes, electric, carpool: false };
    const kept = goesBy(travel(world, chosen), modes);
    return { ...sketch, active: undefined, wish: kept ? chosen : { ...wishFor(wish.trips), modes, electric } };
  }
  return withCardFor(view, sketch, wish, mode) ?? sketch;
}

export function motorOf({ trips }: Pick<Wish, 'trips'>): Mode {
  return tripOf(trips[0]!).freight ? 'van' : 'car';
}

const CLEANER: readonly Mode[] = ['car', 'van', 'tram', 'bicycle', 'cargoBike', 'walking'];

/** All by one mode; where modes are combined, only one segment, with those before it no cleaner and those after it no less clean. */
export function modesWith(view: View, { segments }: Journey, mode: Mode, at = segments.length - 1): readonly Mode[] {
  if (!view.options.combinedModes) return segments.map(() => mode);
  const rank = CLEANER.indexOf(mode);
  return segments.map((segment, index) => {
    const own = CLEANER.indexOf(segment.mode);
    return index === at || (index < at ? own > rank : own < rank) ? mode : segment.mode;
  });
}

/** The sketch with a card from the hand laid so that the trip can go by this mode. */
export function withCardFor(view: View, sketch: Sketch, wish: Wish, mode: Mode): Sketch | undefined {
  const used = new Set(sketch.lays.map(({ place }) => place));
  for (const [place, card] of view.hand.entries()) {
    if (used.has(place) || !isShiftCard(card) || modeOf(card, tripOf(wish.trips[0]!).freight) !== mode) continue;
    const laid = laidFor(view, { ...sketch, active: undefined }, place, wish);
    if (laid) return laid;
  }
  return undefined;
}
