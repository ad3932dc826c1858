/**
 * A trip as a person wishes it: which cards in which order, and as much of ends, modes and ways as was chosen. The rest is always the best
 * that the city allows, so a wish stays good while the city around it changes.
 */
import {
  bestWays,
  cellsOf,
  checkCarpool,
  checkElectric,
  checkRoute,
  CITY,
  countJams,
  isSlowed,
  JAM_LOSS,
  maySwitch,
  modesFor,
  passageOf,
  routes,
  routeTo,
  scoreTrip,
  tramJoins,
  tripOf,
  BIT,
  type Cell,
  type Mode,
  type Outlook,
  type Score,
  type Segment,
  type TripAction,
  type TripId,
  type Ways,
} from '../../rules/index.ts';

export interface Wish {
  readonly trips: readonly TripId[];
  /** Where the first card begins and each one ends, as far as it was chosen: one more than cards. */
  readonly ends: readonly (Cell | undefined)[];
  /** The mode of each card, once it was chosen. */
  readonly modes?: readonly Mode[] | undefined;
  /** Ways that were drawn, by card. */
  readonly ways: readonly (readonly Cell[] | undefined)[];
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

/** Ways found so far in a city as it lies; a sketch asks for the same ones again and again. */
const KNOWN = new WeakMap<readonly number[], Map<number, Ways>>();
const MODE_KEY: Readonly<Record<Mode, number>> = { car: 0, van: 0, tram: 3, bicycle: 1, cargoBike: 1, walking: 2 };

function waysFrom(outlook: Outlook, mode: Mode, from: Cell): Ways {
  let known = KNOWN.get(outlook.markers);
  if (!known) KNOWN.set(outlook.markers, (known = new Map()));
  const key = MODE_KEY[mode] * CITY.zones.length + from;
  let ways = known.get(key);
  if (!ways) {
    const slowed = isSlowed(outlook.options, mode);
    const jammed = (cell: Cell): boolean => slowed && (outlook.markers[cell]! & BIT.trafficJam) !== 0;
    known.set(key, (ways = bestWays(passageOf(outlook, mode), from, jammed)));
  }
  return ways;
}

interface Reached {
  readonly worth: number;
  readonly segments: readonly Segment[];
}

/** A block less to go is worth less than any point. */
const SHORTER = 0.01;

/** The best ends and ways for these modes, one for each card; undefined where no way leads. */
function along(outlook: Outlook, wish: Wish, modes: readonly Mode[]): readonly Segment[] | undefined {
  let reached = new Map<Cell, Reached>();
  const [first] = wish.trips;
  const starts =
    wish.ends[0] === undefined ? tripOf(first!).from.flatMap((zone) => cellsOf(CITY, zone)) : [wish.ends[0]];
  for (const cell of starts) reached.set(cell, { worth: 0, segments: [] });
  for (const [index, trip] of wish.trips.entries()) {
    const mode = modes[index]!;
    const slowed = isSlowed(outlook.options, mode);
    const joined = index > 0 && isSlowed(outlook.options, modes[index - 1]!);
    const next = new Map<Cell, Reached>();
    for (const [from, before] of reached) {
      const jammed = slowed && !joined && (outlook.markers[from]! & BIT.trafficJam) !== 0;
      for (const segment of segmentsFrom(outlook, wish, index, mode, from)) {
        const end = segment.route.at(-1)!;
        const jams = countJams(outlook.markers, outlook.options, [{ ...segment, route: segment.route.slice(1) }]);
        const lost = JAM_LOSS * ((slowed ? jams : 0) + (jammed ? 1 : 0));
        const worth = before.worth - lost - SHORTER * segment.route.length;
        if (worth <= (next.get(end)?.worth ?? -Infinity)) continue;
        next.set(end, { worth, segments: [...before.segments, { ...segment, trip }] });
      }
    }
    reached = next;
  }
  let best: Reached | undefined;
  for (const found of reached.values()) if (!best || found.worth > best.worth) best = found;
  return best?.segments;
}

function segmentsFrom(outlook: Outlook, wish: Wish, index: number, mode: Mode, from: Cell): Segment[] {
  const trip = wish.trips[index]!;
  const way = wish.ways[index];
  if (way && mode !== 'tram' && way[0] === from && checkRoute(outlook, mode, way) === undefined)
    return [{ trip, mode, route: way }];
  const pinned = wish.ends[index + 1];
  const ends = pinned === undefined ? cellsOf(CITY, tripOf(trip).to) : [pinned];
  return ends.flatMap((end): Segment[] => {
    if (end === from) return [];
    if (mode === 'tram') return tramJoins(outlook.markers, from, end) ? [{ trip, mode, route: [from, end] }] : [];
    const ways = waysFrom(outlook, mode, from);
    return ways.jams[end]! < 0 ? [] : [{ trip, mode, route: routeTo(ways, end) }];
  });
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

function journeyBy(outlook: Outlook, wish: Wish, modes: readonly Mode[]): Journey | undefined {
  if (modes.includes('cargoBike') && !outlook.hand.includes('cargoBike')) return undefined;
  const possible = modesFor(tripOf(wish.trips[0]!));
  if (!modes.every((mode) => possible.includes(mode))) return undefined;
  const segments = along(outlook, wish, modes);
  if (!segments) return undefined;
  const electric = wish.electric && checkElectric(outlook, segments) === undefined;
  const carpool = wish.carpool && checkCarpool(outlook, segments) === undefined;
  return { segments, electric, carpool, score: scoreTrip(outlook, { segments, electric, carpool }) };
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

/** The wish come true: with its modes where they lead, otherwise with those that bring most. */
export function travel(outlook: Outlook, wish: Wish): Journey | undefined {
  if (!wish.trips.every((id) => outlook.open.includes(id)) || !fits(wish.trips)) return undefined;
  const wished = wish.modes && journeyBy(outlook, wish, wish.modes);
  if (wished) return wished;
  let best: Journey | undefined;
  for (const modes of modeLists(outlook, wish.trips)) {
    const found = journeyBy(outlook, wish, modes);
    if (found && (!best || worthOf(found) > worthOf(best))) best = found;
  }
  return best;
}

function worthOf({ score, segments }: Journey): number {
  return score.total - SHORTER * segments.reduce((sum, { route }) => sum + route.length, 0);
}

/** By these modes, with or without the electric card; ends that were chosen give way where they must. */
export function travelBy(outlook: Outlook, wish: Wish, modes: readonly Mode[], electric: boolean): Journey | undefined {
  const asked = { ...wish, modes, electric };
  return journeyBy(outlook, asked, modes) ?? journeyBy(outlook, { ...wishFor(wish.trips), electric }, modes);
}

/** Most ways that a second tap on a mode goes through. */
const WAYS = 9;

/** The ways of a segment by its mode, those with fewest jams first, then the shortest. */
export function waysOf(outlook: Outlook, segment: Segment): readonly (readonly Cell[])[] {
  const { mode, route } = segment;
  if (mode === 'tram') return [route];
  return routes(outlook, mode, route[0]!, route.at(-1)!)
    .map((way) => ({ way, jams: countJams(outlook.markers, outlook.options, [{ ...segment, route: way }]) }))
    .sort((a, b) => a.jams - b.jams || a.way.length - b.way.length)
    .map(({ way }) => way);
}

/** The segment that a second tap leads another way: the last with a choice. Which of its ways it takes, and of how many. */
export function detour(outlook: Outlook, { segments }: Journey): { index: number; at: number; of: number } {
  for (let index = segments.length - 1; index >= 0; index--) {
    const ways = waysOf(outlook, segments[index]!).slice(0, WAYS);
    if (ways.length < 2) continue;
    const at = ways.findIndex((way) => way.join() === segments[index]!.route.join());
    return { index, at: Math.max(0, at), of: ways.length };
  }
  return { index: -1, at: 0, of: 1 };
}

/** The wish with the next of these ways. */
export function nextWay(outlook: Outlook, wish: Wish, journey: Journey): Wish {
  const { index, at, of } = detour(outlook, journey);
  if (index < 0) return wish;
  return withWay(wish, journey, index, waysOf(outlook, journey.segments[index]!)[(at + 1) % of]!);
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

/** The best way of a segment over these blocks, in the order in which they were drawn; undefined where none leads. */
export function wayOver(outlook: Outlook, segment: Segment, cells: readonly Cell[]): readonly Cell[] | undefined {
  return waysOf(outlook, segment).find((way) => {
    let place = -1;
    return cells.every((cell) => (place = way.indexOf(cell, place + 1)) >= 0);
  });
}

/** A way that begins with the blocks drawn and leads on to the destination by itself. */
export function wayFrom(outlook: Outlook, segment: Segment, drawn: readonly Cell[]): readonly Cell[] | undefined {
  return waysOf(outlook, segment).find((way) => drawn.every((cell, place) => way[place] === cell));
}
