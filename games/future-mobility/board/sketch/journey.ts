/**
 * A trip as a person wishes it: which cards in which order, and as much of ends, modes and ways as was chosen. The rest is always the best
 * that the city allows, so a wish stays good while the city around it changes.
 */
import { setOf, type CellSet } from '../../rules/advice/forecast.ts';
import { lossBy } from '../../rules/advice/risk.ts';
import {
  cellsOf,
  checkCarpool,
  checkElectric,
  checkRoute,
  CITY,
  ELECTRIC_BONUS,
  isMotor,
  isSlowed,
  JAM_LOSS,
  maySwitch,
  MODE_BONUS,
  modesFor,
  scoreTrip,
  tripOf,
  type Cell,
  type Mode,
  type Outlook,
  type Score,
  type Segment,
  type TripAction,
  type TripId,
} from '../../rules/index.ts';
import type { World } from './laying.ts';
import { calmest, jamsFor, sizeOf, wayOf, waysBy, type Way } from './ways.ts';
import { endZones } from './zones.ts';

/** Where a trip goes, as far as that is settled. */
export interface Course {
  /** Where the first card begins and each one ends: one more than cards. */
  readonly ends: readonly (Cell | undefined)[];
  /** By card. */
  readonly ways: readonly (readonly Cell[] | undefined)[];
}

/** Its course is what was chosen on the plan. */
export interface Wish extends Course {
  readonly trips: readonly TripId[];
  /** Where it went before cards joined or left it: so it stays as long as that costs no points, risks no more of them and takes no detour. */
  readonly stays?: Course | undefined;
  /** The mode of each card, once it was chosen. */
  readonly modes?: readonly Mode[] | undefined;
  readonly electric: boolean;
  readonly carpool: boolean;
}

/** A wish come true. */
export interface Journey {
  readonly segments: readonly Segment[];
  readonly electric: boolean;
  readonly carpool: boolean;
  readonly score: Score;
}

export function wishFor(trips: readonly TripId[]): Wish {
  return { trips, ends: [undefined, ...trips.map(() => undefined)], ways: [], electric: false, carpool: false };
}

/** The wish that an announcement fulfils. */
export function wishOf({ segments, electric, carpool }: Omit<TripAction, 'type'>): Wish {
  return {
    trips: segments.map(({ trip }) => trip),
    ends: [segments[0]!.route[0], ...segments.map(({ route }) => route.at(-1))],
    modes: segments.map(({ mode }) => mode),
    ways: segments.map(({ mode, route }) => (mode === 'tram' ? undefined : route)),
    electric: electric === true,
    carpool: carpool === true,
  };
}

export function actionOf({ segments, electric, carpool }: Omit<Journey, 'score'>): TripAction {
  return { type: 'trip', segments, ...(electric && { electric }), ...(carpool && { carpool }) };
}

/** A part of the trip, up to a joint. */
interface Reached {
  readonly before: Reached | undefined;
  readonly way: Way;
  readonly jams: number;
  /** Blocks that a car or van has been to, and how often it came to one of them again: a jam there would cost twice. */
  readonly been: CellSet;
  readonly again: number;
  readonly length: number;
}

/** How many parts are followed from each joint, and how many ways on from each. */
const KEPT = 4;
const WAYS_ON = 12;

/** The best ends and ways for these modes, one for each card; undefined where no way leads. Of equal points the least that jams of others could take decides. */
function along(world: World, wish: Wish, modes: readonly Mode[]): readonly Segment[] | undefined {
  const chained = world.threat > 0 && modes.filter(isMotor).length > 1;
  const inOrder = worthOrder(world, wish, modes);
  let reached = new Map<Cell, readonly Reached[]>();
  for (const cell of wish.ends[0] === undefined ? endZones(wish.trips)[0]! : [wish.ends[0]])
    reached.set(cell, [{ before: undefined, way: wayOf([cell]), jams: 0, been: 0, again: 0, length: 0 }]);
  for (const [index, mode] of modes.entries()) {
    const motor = isMotor(mode);
    const jams = jamsFor(world, mode);
    const joined = index > 0 && isSlowed(world.options, modes[index - 1]!);
    const find = waysBy(world, mode);
    const next = new Map<Cell, Reached[]>();
    for (const [from, parts] of reached)
      for (const way of waysOn(world, wish, index, mode, from, jams, find, chained ? WAYS_ON : 1)) {
        const end = way.cells.at(-1)!;
        const there = next.get(end) ?? [];
        next.set(end, there);
        const start = setOf([from]);
        const met = sizeOf(way.set & jams & (joined ? ~start : -1));
        for (const before of parts)
          keep(there, chained ? KEPT : 1, inOrder, {
            before,
            way,
            jams: before.jams + met,
            been: before.been | (motor ? way.set : 0),
            again: before.again + (motor ? sizeOf(way.set & before.been & ~start) : 0),
            length: before.length + way.cells.length,
          });
      }
    reached = next;
  }
  let best: { readonly part: Reached; readonly segments: readonly Segment[]; readonly risk: number } | undefined;
  for (const part of [...reached.values()].flat()) {
    if (best && part.jams > best.part.jams) continue;
    const segments = segmentsOf(wish, modes, part);
    const risk = chained ? lossBy(world, { ...wish, segments }, world.threat) : 0;
    if (!best || (part.jams - best.part.jams || risk - best.risk || part.length - best.part.length) < 0)
      best = { part, segments, risk };
  }
  return best?.segments;
}

type WorthOrder = (a: Reached, b: Reached) => number;

/** The best first, and no more of them than are followed. */
function keep(parts: Reached[], most: number, inOrder: WorthOrder, part: Reached): void {
  let place = parts.length;
  while (place > 0 && inOrder(part, parts[place - 1]!) < 0) place--;
  if (place < most) parts.splice(place, 0, part);
  if (parts.length > most) parts.pop();
}

/** Fewest jams, then least at stake, then the shortest. Blocks that are passed again count only as far as there are jams and points to lose. */
function worthOrder({ threat }: World, { trips, electric }: Wish, modes: readonly Mode[]): WorthOrder {
  const points = trips.reduce(
    (sum, id, index) => sum + tripOf(id).points + bonusOf(modes[index]!, electric && isMotor(modes[index]!)),
    0,
  );
  const atStake = ({ jams, again }: Reached): number =>
    Math.min(points - JAM_LOSS * jams, JAM_LOSS * (threat + Math.min(again, threat)));
  return (a, b) => a.jams - b.jams || atStake(a) - atStake(b) || a.length - b.length;
}

function bonusOf(mode: Mode, electric: boolean): number {
  return electric ? ELECTRIC_BONUS : MODE_BONUS[mode];
}

function segmentsOf({ trips }: Wish, modes: readonly Mode[], last: Reached): readonly Segment[] {
  const segments: Segment[] = [];
  let part = last;
  for (let index = trips.length - 1; index >= 0; index--) {
    segments.unshift({ trip: trips[index]!, mode: modes[index]!, route: part.way.cells });
    part = part.before!;
  }
  return segments;
}

/** The way that was drawn, or to each end that may be those with fewest jams, the shortest first. */
function waysOn(
  world: World,
  wish: Wish,
  index: number,
  mode: Mode,
  from: Cell,
  jams: CellSet,
  find: ReturnType<typeof waysBy>,
  most: number,
): readonly Way[] {
  const drawn = wish.ways[index];
  if (drawn && mode !== 'tram' && drawn[0] === from && checkRoute(world, mode, drawn) === undefined)
    return [wayOf(drawn)];
  const pinned = wish.ends[index + 1];
  const ends = pinned === undefined ? cellsOf(CITY, tripOf(wish.trips[index]!).to) : [pinned];
  return ends.flatMap((end) => calmest(find(from, end), jams, most));
}

/** Every list of modes that the cards could be travelled by, without cards from the hand. */
function modeLists(outlook: Outlook, trips: readonly TripId[]): readonly (readonly Mode[])[] {
  const modes = modesFor(tripOf(trips[0]!)).filter((mode) => mode !== 'cargoBike');
  if (!outlook.options.combinedModes) return modes.map((mode) => trips.map(() => mode));
  let lists: readonly (readonly Mode[])[] = [[]];
  for (const _ of trips)
    lists = lists.flatMap((list) =>
      modes
        .filter((mode) => list.length === 0 || maySwitch(outlook.options, list.at(-1)!, mode))
        .map((mode) => [...list, mode]),
    );
  return lists;
}

function journeyBy(world: World, wish: Wish, modes: readonly Mode[]): Journey | undefined {
  if (modes.includes('cargoBike') && !world.hand.includes('cargoBike')) return undefined;
  const possible = modesFor(tripOf(wish.trips[0]!));
  if (!modes.every((mode) => possible.includes(mode))) return undefined;
  const segments = along(world, wish, modes);
  if (!segments) return undefined;
  const electric = wish.electric && checkElectric(world, segments) === undefined;
  const carpool = wish.carpool && checkCarpool(world, segments) === undefined;
  return { segments, electric, carpool, score: scoreTrip(world, { segments, electric, carpool }) };
}

/** Do the cards follow each other at all? */
export function fits(trips: readonly TripId[]): boolean {
  return trips.every((id, index) => {
    if (trips.indexOf(id) < index) return false;
    if (index === 0) return true;
    const [before, card] = [tripOf(trips[index - 1]!), tripOf(id)];
    return before.freight === card.freight && card.from.includes(before.to);
  });
}

/** Would the card join the trip if not one of them were freight? */
export function mixes(trips: readonly TripId[], id: TripId): boolean {
  const [first, last, card] = [tripOf(trips[0]!), tripOf(trips.at(-1)!), tripOf(id)];
  return first.freight !== card.freight && (card.from.includes(last.to) || first.from.includes(card.to));
}

/** The wish come true: with its modes where they lead, otherwise with those that bring most. */
export function travel(world: World, wish: Wish): Journey | undefined {
  if (!wish.trips.every((id) => world.open.includes(id)) || !fits(wish.trips)) return undefined;
  const best = bestOf(world, wish);
  if (!best) return undefined;
  for (const still of staying(wish)) {
    const journey = bestOf(world, still);
    if (journey && byWorth(world, journey, best) <= 0 && !isDetour(world, wish, journey, best)) return journey;
  }
  return best;
}

/** Is it led round about to be as safe as another is on shorter ways? */
function isDetour(world: World, wish: Wish, journey: Journey, best: Journey): boolean {
  return lengthOf(journey) > lengthOf(best) && sparedBy(world, wish, journey) > 0;
}

/** The wish on the course that it had, or at least from where it began; what was chosen since goes before. */
export function staying(wish: Wish): readonly Wish[] {
  const { stays } = wish;
  if (!stays) return [];
  const ends = wish.ends.map((end, place) => end ?? stays.ends[place]);
  const ways = wish.trips.map((_, index) => {
    const way = stays.ways[index];
    return wish.ways[index] ?? (way?.[0] === ends[index] && way?.at(-1) === ends[index + 1] ? way : undefined);
  });
  const start = stays.ends.findIndex((end) => end !== undefined);
  return [
    { ...wish, ends, ways },
    { ...wish, ends: wish.ends.map((end, place) => (place === start ? ends[place] : end)) },
  ];
}

function bestOf(world: World, wish: Wish): Journey | undefined {
  const wished = wish.modes && journeyBy(world, wish, wish.modes);
  if (wished) return wished;
  let best: Journey | undefined;
  for (const modes of modeLists(world, wish.trips)) {
    const found = journeyBy(world, wish, modes);
    if (found && (!best || (byWorth(world, found, best) || lengthOf(found) - lengthOf(best)) < 0)) best = found;
  }
  return best;
}

/** More points first, then less to fear from jams. */
export function byWorth(world: World, a: Journey, b: Journey): number {
  const risk = (journey: Journey): number => lossBy(world, journey, world.threat);
  return b.score.total - a.score.total || risk(a) - risk(b);
}

/** Where the trip begins, changes from card to card, and ends. */
export function stopsOf({ segments }: Pick<Journey, 'segments'>): readonly Cell[] {
  return [segments[0]!.route[0]!, ...segments.map(({ route }) => route.at(-1)!)];
}

export function lengthOf({ segments }: Journey): number {
  return segments.reduce((sum, { route }) => sum + route.length, 0);
}

/** By these modes, with or without the electric card; ends that were chosen give way where they must. */
export function travelBy(world: World, wish: Wish, modes: readonly Mode[], electric: boolean): Journey | undefined {
  const asked = { ...wish, modes, electric };
  return journeyBy(world, asked, modes) ?? journeyBy(world, { ...wishFor(wish.trips), electric }, modes);
}

/** How much less jams could take from a journey than from the same on the shortest ways, where nobody chose a way; 0 if it is no detour. */
export function sparedBy(world: World, wish: Wish, journey: Journey): number {
  if (world.threat === 0 || wish.ways.some((way) => way)) return 0;
  const modes = journey.segments.map(({ mode }) => mode);
  const short = journeyBy({ ...world, threat: 0 }, wish, modes);
  if (!short || lengthOf(short) >= lengthOf(journey) || short.score.total !== journey.score.total) return 0;
  return Math.max(0, lossBy(world, short, world.threat) - lossBy(world, journey, world.threat));
}

/** Most ways that a second tap on a mode goes through. */
const WAYS = 9;

/** A way that one segment of a trip could take, and what it comes to. */
interface Led {
  readonly way: readonly Cell[];
  readonly score: Score;
  readonly risk: number;
}

/** The ways of one segment of a trip: what brings most first, then what jams of others could take least from, then the shortest. */
export function waysOf(world: World, journey: Journey, index: number): readonly (readonly Cell[])[] {
  return ledWays(world, journey, index).map(({ way }) => way);
}

/** Those of them that no other beats: as good in points, in what jams would leave, and in length, and better in one of these. */
export function goodWays(world: World, journey: Journey, index: number): readonly (readonly Cell[])[] {
  const good: Led[] = [];
  // None can be beaten by one that comes after it.
  for (const one of ledWays(world, journey, index)) if (!good.some((other) => beats(other, one))) good.push(one);
  return good.slice(0, WAYS).map(({ way }) => way);
}

function beats(a: Led, b: Led): boolean {
  const more = a.score.total - b.score.total;
  const better = [more, more + b.risk - a.risk, b.way.length - a.way.length];
  return better.every((by) => by >= 0) && better.some((by) => by > 0);
}

function ledWays(world: World, journey: Journey, index: number): readonly Led[] {
  const segment = journey.segments[index]!;
  if (segment.mode === 'tram') return [{ way: segment.route, score: journey.score, risk: 0 }];
  const led = waysBy(world, segment.mode)(segment.route[0]!, segment.route.at(-1)!).map(({ cells: way }) => {
    const trip = { ...journey, segments: journey.segments.with(index, { ...segment, route: way }) };
    return { way, score: scoreTrip(world, trip), risk: lossBy(world, trip, world.threat) };
  });
  led.sort(
    (a, b) =>
      b.score.total - a.score.total || a.risk - b.risk || a.way.length - b.way.length || a.score.jams - b.score.jams,
  );
  return led;
}

/** The segment that a second tap leads another way: the last with a choice. Which of its ways it takes, undefined for one that was drawn, and of how many. */
export interface Detour {
  readonly index: number;
  readonly at: number | undefined;
  readonly of: number;
}

export function detour(world: World, wish: Wish, journey: Journey): Detour {
  const { segments } = journey;
  for (let index = segments.length - 1; index >= 0; index--) {
    const ways = waysInTurn(world, wish, journey, index);
    const found = ways.findIndex((way) => way.join() === segments[index]!.route.join());
    const at = found < 0 ? undefined : found;
    if (ways.length > 1 || at === undefined) return { index, at, of: ways.length };
  }
  return { index: -1, at: 0, of: 1 };
}

/** The ways to leaf through, the one that the trip takes by itself first; the same ones whichever of them it takes. */
function waysInTurn(world: World, wish: Wish, journey: Journey, index: number): readonly (readonly Cell[])[] {
  const ways = journey.segments.map((_, place) => (place === index ? undefined : wish.ways[place]));
  const free = (wish.ways[index] && travel(world, { ...wish, ways })) || journey;
  const first = free.segments[index]!.route;
  return [first, ...goodWays(world, free, index).filter((way) => way.join() !== first.join())].slice(0, WAYS);
}

/** The wish with the next of these ways. */
export function nextWay(world: World, wish: Wish, journey: Journey): Wish {
  const { index, at = -1, of } = detour(world, wish, journey);
  if (index < 0) return wish;
  return withWay(wish, journey, index, waysInTurn(world, wish, journey, index)[(at + 1) % of]!);
}

/** The wish with a segment's way laid down; its ends come along, and the modes that it was found for. */
export function withWay(wish: Wish, { segments }: Journey, index: number, way: readonly Cell[]): Wish {
  const ends = wish.ends.map((end, place) =>
    place === index ? way[0] : place === index + 1 ? way.at(-1) : (end ?? jointOf(segments, place)),
  );
  const ways = segments.map((_, place) => (place === index ? way : wish.ways[place]));
  return { ...wish, ends, ways, modes: segments.map(({ mode }) => mode) };
}

function jointOf(segments: readonly Segment[], place: number): Cell | undefined {
  return place === 0 ? segments[0]!.route[0] : segments[place - 1]!.route.at(-1);
}
