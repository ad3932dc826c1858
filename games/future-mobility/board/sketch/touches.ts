/** Touches on cards, trips and modes: each makes a new sketch of the old one, or says why not. */
import type { Reason } from '@stellwerk/kernel';
import {
  avoidable,
  isAvoidCard,
  isShiftCard,
  LAYS,
  tripOf,
  type Mode,
  type PowerUp,
  type ShiftCard,
  type TripId,
  type View,
} from '../../rules/index.ts';
import { fits, nextWay, travel, travelBy, wishFor, type Journey, type Wish } from './journey.ts';
import { inChain, modeOf, most, proposal } from './laying.ts';
import { avoidedBy, cardAt, reckon, worldBefore, worldOf, type Lay, type Sketch } from './sketch.ts';

/** A touch: the next sketch, or why not. */
export type Touch = Sketch | { readonly refused: Reason };

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
  if (card === 'trafficJam') return { refused: { code: 'jamLater' } };
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
  const free = wishFor(wish.trips);
  for (const ends of [wish.ends, free.ends]) {
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
  if (!journey || !sketch.wish) return { ...sketch, active: sketch.active === place ? undefined : place };
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

/** A ticket: chosen, joined in front or behind, or off again with what follows it. */
export function touchTrip(view: View, sketch: Sketch, id: TripId): Sketch {
  const wish = sketch.counts === 'trip' ? sketch.wish : undefined;
  const place = wish?.trips.indexOf(id) ?? -1;
  if (wish && place >= 0) {
    const trips = wish.trips.slice(0, place);
    return { ...unproposed(sketch), wish: trips.length > 0 ? cut(wish, place) : undefined };
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
    if (joined && (!best || reckon(view, joined).points > reckon(view, best).points)) best = joined;
  }
  return best ?? begun(view, { ...unproposed(sketch), counts: 'trip' }, id);
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

/** The card as a trip of its own, with what the cards that wait for one could do for it. */
function begun(view: View, sketch: Sketch, id: TripId): Sketch {
  const { along = [], ...rest } = waiting(view, sketch);
  return along.reduce<Sketch>(
    (before, place) => {
      const touched = touchExtra(view, before, place, cardAt(view, place)!);
      return ('refused' in touched ? undefined : better(view, before, touched)) ?? before;
    },
    withActive(view, { ...rest, wish: wishFor([id]) }),
  );
}

/** A trip with what the card that is to be laid could do for it. */
function withActive(view: View, sketch: Sketch & { readonly wish: Wish }): Sketch {
  const { active, lays, wish } = sketch;
  const lies = active === undefined || !cardAt(view, active) || lays.some(({ place }) => place === active);
  const laid = lies ? undefined : better(view, sketch, laidFor(view, sketch, active, wish));
  return { ...(laid ?? sketch), active: undefined };
}

/** The wish with another card in front or behind; what was laid for it by proposal is found again for all of them. */
function withTrips(view: View, sketch: Sketch, wish: Wish, trips: readonly TripId[]): Sketch | undefined {
  const behind = trips.at(-1) !== wish.trips.at(-1);
  const { electric, carpool } = wish;
  const modes = wish.modes && uniform(wish.modes) ? trips.map(() => wish.modes![0]!) : undefined;
  const ends = behind ? [...wish.ends, undefined] : [undefined, ...wish.ends];
  const ways = behind ? wish.ways : [undefined, ...wish.ways];
  const whole: Wish = { trips, ends, ways, modes, electric, carpool };
  const candidates: Sketch[] = [];
  for (const next of [whole, { ...wishFor(trips), modes, electric, carpool }, { ...wishFor(trips), electric, carpool }])
    candidates.push({ ...sketch, active: undefined, wish: next });
  const proposed = sketch.lays.find((lay) => lay.proposed);
  const carried = proposed && reckon(view, candidates[0]!).journey?.segments.every(({ mode }) => mode === modes?.[0]);
  const again =
    proposed && !carried && laidFor(view, { ...unproposed(sketch), active: undefined }, proposed.place, whole);
  if (again) candidates.push(again);
  let best: Sketch | undefined;
  let points = -1;
  for (const candidate of candidates) {
    const reckoned = reckon(view, candidate);
    if (reckoned.journey && reckoned.points > points) [best, points] = [candidate, reckoned.points];
  }
  return best;
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
  if (goesBy(journey, modes) && journey.electric === electric)
    return { ...sketch, wish: nextWay(world, wish, journey) };
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
