/**
 * The whole turn as a sketch: cards laid as ghosts, a trip or avoid cards, nothing sent before *Travel*. Every touch makes a new sketch of
 * the old one; what it would bring is reckoned from the city with the ghosts and the hand without the cards that are used.
 */
import type { Reason } from '@stellwerk/kernel';
import {
  AVOID_BONUS,
  avoidable,
  BIT,
  checkCell,
  isAvoidCard,
  isShiftCard,
  LAYS,
  recoverable,
  tripOf,
  type Action,
  type Cell,
  type Mode,
  type PowerUp,
  type ShiftCard,
  type TripId,
  type View,
} from '../../rules/index.ts';
import {
  actionOf,
  fits,
  nextWay,
  travel,
  travelBy,
  wayFrom,
  wayOver,
  wishFor,
  wishOf,
  withWay,
  type Journey,
  type Wish,
} from './journey.ts';
import { endZones } from './zones.ts';
import { canLay, modeOf, most, paint, proposal, stroke, type World } from './laying.ts';

export interface Lay {
  /** The card's place in the hand. */
  readonly place: number;
  readonly card: ShiftCard;
  readonly cells: readonly Cell[];
  /** Found for the trip, not drawn: it is found again when the trip changes. */
  readonly proposed: boolean;
}

export interface Sketch {
  /** Variant: places of the cards that are given for the one on offer, up to two. */
  readonly gives?: readonly number[] | undefined;
  readonly lays: readonly Lay[];
  /** Avoid cards and a trip exclude each other: the one that `counts` is played, the other is kept for a change of mind. */
  readonly avoids: readonly number[];
  readonly wish?: Wish | undefined;
  readonly counts: 'trip' | 'avoid';
  /** The card in hand: touches on the plan lay it. */
  readonly active?: number | undefined;
}

export const EMPTY: Sketch = { lays: [], avoids: [], counts: 'trip' };

export function isEmpty({ gives, lays, avoids, wish, active }: Sketch): boolean {
  return gives === undefined && active === undefined && !wish && lays.length + avoids.length === 0;
}

/** What a sketch comes to. */
export interface Outcome {
  readonly sketch: Sketch;
  readonly world: World;
  readonly journey: Journey | undefined;
  readonly avoided: readonly TripId[];
  readonly points: number;
  /** Something to travel or to avoid has been chosen. */
  readonly complete: boolean;
}

/** The card on offer, with the variant *recover*, at the place after the hand. */
export function onOffer(view: View, seat: number): PowerUp | undefined {
  const mine = view.turn === seat && view.phase === 'plan';
  if (!mine || !view.mayRecover || view.hand.length < 2) return undefined;
  return view.discard[recoverable(view, seat)];
}

/** The card at a place, the recovered one included. */
export function cardAt(view: View, place: number): PowerUp | undefined {
  return place < view.hand.length ? view.hand[place] : onOffer(view, view.viewer as number);
}

function handWithout(view: View, { gives = [] }: Sketch, used: ReadonlySet<number>): PowerUp[] {
  const recovered = gives.length === 2 ? onOffer(view, view.viewer as number) : undefined;
  const all = recovered ? [...view.hand, recovered] : view.hand;
  return all.filter((_, place) => !used.has(place) && !gives.includes(place));
}

/** The city and the hand as the sketch would leave them before the trip. */
export function worldOf(view: View, sketch: Sketch, lays = sketch.lays): World {
  const used = new Set(lays.filter(({ cells }) => cells.length > 0).map(({ place }) => place));
  if (sketch.counts === 'avoid') for (const place of sketch.avoids) used.add(place);
  const { options, open } = view;
  const hand = handWithout(view, sketch, used);
  if (lays.length === 0) return { options, markers: view.markers, supply: view.supply, open, hand };
  const markers = [...view.markers];
  const supply = { ...view.supply };
  for (const { card, cells } of lays) {
    const { marker } = LAYS[card];
    for (const cell of cells) markers[cell]! |= BIT[marker];
    supply[marker] -= cells.length;
  }
  return { options, markers, supply, open, hand };
}

export function avoidedPoints(trips: readonly TripId[]): number {
  return trips.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
}

/** Trips that fall away, one card after another. */
function avoidedBy(view: View, places: readonly number[]): TripId[] {
  const gone: TripId[] = [];
  for (const place of places) {
    const card = cardAt(view, place);
    const open = view.open.filter((id) => !gone.includes(id));
    if (card && isAvoidCard(card)) gone.push(...avoidable(card, open));
  }
  return gone;
}

/** Trips that this one of the avoid cards takes away. */
export function avoidedWith(view: View, { avoids }: Sketch, place: number): readonly TripId[] {
  const before = avoids.slice(0, avoids.indexOf(place));
  return avoidedBy(view, [...before, place]).slice(avoidedBy(view, before).length);
}

/** The sketch as far as it is still possible: others may have taken a trip or a slot meanwhile. */
function settled(view: View, sketch: Sketch): Sketch {
  const held = (place: number): boolean => cardAt(view, place) !== undefined;
  const gives = onOffer(view, view.viewer as number) === undefined ? undefined : sketch.gives?.filter(held);
  const lays: Lay[] = [];
  for (const lay of sketch.lays) {
    const place = placeOf(view, lay, lays);
    if (place === undefined || gives?.includes(place)) continue;
    const kept = { ...lay, place };
    const fine = lay.cells.length === 0 || canLay(worldOf(view, sketch, lays), lay.card, lay.cells);
    if (fine && (lay.cells.length > 0 || sketch.active === lay.place)) lays.push(kept);
  }
  const avoids = sketch.avoids.filter((place, index) => {
    const before = avoidedBy(view, sketch.avoids.slice(0, index));
    return avoidedBy(view, sketch.avoids.slice(0, index + 1)).length > before.length && !gives?.includes(place);
  });
  const wish = sketch.wish?.trips.every((id) => view.open.includes(id)) ? sketch.wish : undefined;
  const counts = avoids.length === 0 ? 'trip' : wish ? sketch.counts : 'avoid';
  const active = sketch.active !== undefined && held(sketch.active) ? sketch.active : undefined;
  return { gives, lays, avoids, wish, counts, active };
}

/** The place of the lay's card: the one it had, or another card of the kind. */
function placeOf(view: View, { card, place }: Lay, others: readonly Lay[]): number | undefined {
  const free = (at: number): boolean => cardAt(view, at) === card && !others.some((other) => other.place === at);
  if (free(place)) return place;
  const found = view.hand.findIndex((_, at) => free(at));
  return found < 0 ? undefined : found;
}

export function reckon(view: View, asked: Sketch): Outcome {
  const sketch = settled(view, asked);
  const world = worldOf(view, sketch);
  if (sketch.counts === 'avoid') {
    const avoided = avoidedBy(view, sketch.avoids);
    return { sketch, world, journey: undefined, avoided, points: avoidedPoints(avoided), complete: true };
  }
  const journey = sketch.wish && travel(world, sketch.wish);
  return { sketch, world, journey, avoided: [], points: journey?.score.total ?? 0, complete: journey !== undefined };
}

/** Everything that *Travel* sends, in order. */
export function actionsOf(view: View, { sketch, journey, complete }: Outcome): readonly Action[] {
  const actions: Action[] = [];
  if (sketch.gives?.length === 2)
    actions.push({ type: 'recover', discard: sketch.gives.map((place) => view.hand[place]!) as [PowerUp, PowerUp] });
  for (const { card, cells } of sketch.lays) if (cells.length > 0) actions.push({ type: 'lay', card, cells });
  if (sketch.counts === 'avoid')
    for (const place of sketch.avoids) {
      const card = cardAt(view, place);
      if (card && isAvoidCard(card)) actions.push({ type: 'avoid', card });
    }
  if (journey) actions.push(actionOf(journey));
  else if (complete || view.open.length === 0) actions.push({ type: 'endTurn' });
  return actions;
}

/** The sketch that a list of actions comes from: a hint. */
export function sketchOf(view: View, actions: readonly Action[]): Sketch {
  const taken: number[] = [];
  const take = (card: PowerUp): number => {
    const place = view.hand.findIndex((held, at) => held === card && !taken.includes(at));
    taken.push(place);
    return place;
  };
  let sketch = EMPTY;
  for (const action of actions) {
    if (action.type === 'lay') {
      const lay = { place: take(action.card), card: action.card, cells: action.cells, proposed: false };
      sketch = { ...sketch, lays: [...sketch.lays, lay] };
    }
    if (action.type === 'avoid') sketch = { ...sketch, avoids: [...sketch.avoids, take(action.card)], counts: 'avoid' };
    if (action.type === 'trip') sketch = { ...sketch, wish: wishOf(action) };
  }
  return sketch;
}

/** A touch: the next sketch, or why not. */
export type Touch = Sketch | { readonly refused: Reason };

/** Only while something is to be chosen; `active` stays. */
function withLay(sketch: Sketch, lay: Lay): Sketch {
  const others = sketch.lays.filter(({ place }) => place !== lay.place);
  const at = sketch.lays.findIndex(({ place }) => place === lay.place);
  const lays = at < 0 ? [...others, lay] : sketch.lays.map((old) => (old.place === lay.place ? lay : old));
  return { ...sketch, lays };
}

function withoutLay(sketch: Sketch, place: number): Sketch {
  return { ...sketch, lays: sketch.lays.filter((lay) => lay.place !== place) };
}

/** The city without what a card would lay: what the card itself may be laid into. */
export function worldBefore(view: View, sketch: Sketch, place: number): World {
  return worldOf(
    view,
    sketch,
    sketch.lays.filter((lay) => lay.place !== place),
  );
}

export function touchCard(view: View, sketch: Sketch, place: number): Touch {
  const card = cardAt(view, place)!;
  if (place === view.hand.length && sketch.gives?.length !== 2)
    return { ...sketch, gives: sketch.gives ? undefined : [] };
  if (sketch.gives && sketch.gives.length < 2 && !sketch.gives.includes(place))
    return { ...withoutLay(sketch, place), gives: [...sketch.gives, place], active: undefined };
  if (sketch.gives?.includes(place)) return { ...sketch, gives: sketch.gives.filter((other) => other !== place) };
  if (isShiftCard(card)) return touchShift(view, sketch, place, card);
  if (isAvoidCard(card)) {
    if (sketch.avoids.includes(place) && sketch.counts === 'avoid') {
      const avoids = sketch.avoids.filter((other) => other !== place);
      return { ...sketch, avoids, counts: avoids.length > 0 ? 'avoid' : 'trip', active: undefined };
    }
    const avoids = sketch.counts === 'avoid' ? [...sketch.avoids, place] : [place];
    const rest = view.open.filter((id) => !avoidedBy(view, avoids.slice(0, -1)).includes(id));
    if (avoidable(card, rest).length === 0) return { refused: { code: 'avoidNothing', with: { card } } };
    return { ...sketch, avoids, counts: 'avoid', active: undefined };
  }
  if (card === 'trafficJam') return { refused: { code: 'jamLater' } };
  return touchExtra(view, sketch, place, card);
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

/** The sketch with the card laid for the cards of the wish, travelled by what it makes possible. */
function laidFor(view: View, sketch: Sketch, place: number, wish: Wish): Sketch | undefined {
  const card = cardAt(view, place) as ShiftCard;
  const mode = modeOf(card, tripOf(wish.trips[0]!).freight);
  const world = worldBefore(view, sketch, place);
  const cells = proposal(world, card, wish.trips, wish.ends) ?? proposal(world, card, wish.trips);
  if (!cells || !mode) return undefined;
  const modes = wish.trips.map(() => mode);
  const laid = withLay({ ...sketch, counts: 'trip' }, { place, card, cells, proposed: true });
  const kept = travelBy(worldOf(view, laid), { ...wish, modes }, modes, false) ? wish.ends : wishFor(wish.trips).ends;
  return { ...laid, wish: { ...wishFor(wish.trips), ends: kept, modes } };
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

/** The card as a trip of its own, with what the card in hand could do for it. */
function begun(view: View, sketch: Sketch, id: TripId): Sketch {
  const plain = { ...sketch, wish: wishFor([id]) };
  const { active } = sketch;
  const card = active === undefined ? undefined : cardAt(view, active);
  if (card === undefined || active === undefined) return plain;
  if (isShiftCard(card)) {
    if (sketch.lays.some(({ place }) => place === active)) return { ...plain, active: undefined };
    const laid = better(view, plain, laidFor(view, plain, active, plain.wish));
    return { ...(laid ?? plain), active: undefined };
  }
  const free = { ...plain, active: undefined };
  const touched = touchExtra(view, free, active, card);
  return ('refused' in touched ? undefined : better(view, free, touched)) ?? free;
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
  if (journey.segments.every((segment, index) => segment.mode === modes[index]) && journey.electric === electric)
    return { ...sketch, wish: nextWay(world, wish, journey) };
  const found = travelBy(world, wish, modes, electric);
  if (found && (!electric || found.electric)) {
    const chosen = { ...wish, modes, electric, carpool: false };
    const kept = travel(world, chosen);
    const same = kept?.segments.every((segment, index) => segment.mode === modes[index]);
    return { ...sketch, active: undefined, wish: same ? chosen : { ...wishFor(wish.trips), modes, electric } };
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

/** A touch on a block: a marker of the card in hand, another end of the trip, or a way over it. */
export function touchCell(view: View, sketch: Sketch, cell: Cell): Touch {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card)) {
    const world = worldBefore(view, sketch, sketch.active);
    const laid = sketch.lays.find(({ place }) => place === sketch.active)?.cells ?? [];
    const cells = paint(world, card, laid, cell);
    if (!cells) return { refused: checkCell(world, LAYS[card].marker, cell)! };
    return drawn(sketch, sketch.active, card, cells);
  }
  const { journey, world } = reckon(view, sketch);
  if (!journey || !sketch.wish) return sketch;
  return withEnd(world, sketch, sketch.wish, journey, cell) ?? overCell(world, sketch, sketch.wish, journey, cell);
}

/** Drawn by the person: what the trip was found for by proposal is free again. */
function drawn(sketch: Sketch, place: number, card: ShiftCard, cells: readonly Cell[]): Sketch {
  const laid = sketch.lays.find((lay) => lay.place === place);
  const wish = laid?.proposed && sketch.wish ? { ...sketch.wish, modes: undefined } : sketch.wish;
  return { ...withLay(sketch, { place, card, cells, proposed: false }), wish };
}

/** The places of the trip that may begin or end on the block. */
function endsAt({ trips }: Wish, cell: Cell): number[] {
  return endZones(trips).flatMap((cells, place) => (cells.includes(cell) ? [place] : []));
}

function withEnd(world: World, sketch: Sketch, wish: Wish, journey: Journey, cell: Cell): Sketch | undefined {
  for (const place of endsAt(wish, cell)) {
    const ends = wish.ends.map((end, at) => (at === place ? cell : end));
    const ways = wish.ways.map((way, at) => (at === place || at === place - 1 ? undefined : way));
    const modes = journey.segments.map(({ mode }) => mode);
    for (const next of [
      { ...wish, ends, ways, modes },
      { ...wish, ends, ways, modes: undefined },
    ]) {
      const found = travel(world, next);
      if (found) return { ...sketch, wish: { ...next, modes: wish.modes && next.modes } };
    }
  }
  return undefined;
}

function overCell(world: World, sketch: Sketch, wish: Wish, journey: Journey, cell: Cell): Touch {
  for (let index = journey.segments.length - 1; index >= 0; index--) {
    const way = wayOver(world, journey.segments[index]!, [cell]);
    if (way) return { ...sketch, wish: withWay(wish, journey, index, way) };
  }
  return { refused: { code: 'noWayOver', at: [cell] } };
}

/** A stroke over the plan: markers of the card in hand, or a way that leads on to its destination by itself. */
export function touchStroke(view: View, sketch: Sketch, cells: readonly Cell[]): Sketch {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card))
    return drawn(sketch, sketch.active, card, stroke(worldBefore(view, sketch, sketch.active), card, cells));
  const { journey, world } = reckon(view, sketch);
  if (!journey || !sketch.wish) return sketch;
  for (let index = journey.segments.length - 1; index >= 0; index--) {
    const segment = journey.segments[index]!;
    const from = segment.route.indexOf(cells[0]!);
    if (from < 0 || segment.mode === 'tram') continue;
    const way = wayFrom(world, segment, [...segment.route.slice(0, from), ...cells]);
    if (way) return { ...sketch, wish: withWay(sketch.wish, journey, index, way) };
  }
  return sketch;
}

/** May a stroke begin here? */
export function beginsStroke(view: View, sketch: Sketch, cell: Cell): boolean {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card))
    return LAYS[card].most > 1 && stroke(worldBefore(view, sketch, sketch.active), card, [cell]).length > 0;
  const { journey } = reckon(view, sketch);
  return journey?.segments.some(({ mode, route }) => mode !== 'tram' && route.slice(0, -1).includes(cell)) ?? false;
}
