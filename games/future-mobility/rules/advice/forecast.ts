/**
 * What the open trips could bring in a city: all orders in which they can be joined, each by all modes, with sets of cells instead of routes. How many
 * jams a way meets at least is known as well; routes are looked for only where a trip is chosen.
 */
import {
  BIT,
  LAYS,
  MODE_BONUS,
  MODES,
  modesFor,
  TRIPS,
  type Action,
  type Cell,
  type Mode,
  type Options,
  type TripId,
} from '../index.ts';
import { bestWays, routeTo } from '../roads.ts';
import { passageOf, WALKING_CELLS } from '../trips.ts';
import { firstCell, flood, ROAD_CELLS, setOf, spread, zonesSet, type CellSet } from '../cell-sets.ts';

export { setOf, type CellSet } from '../cell-sets.ts';

/** What lies in the city, one set of cells for each kind of marker. */
export interface Net {
  readonly tramA: CellSet;
  readonly tramB: CellSet;
  readonly bikePath: CellSet;
  readonly walkway: CellSet;
}

function cellsWith(markers: readonly number[], bit: number): CellSet {
  let set = 0;
  for (let place = 0; place < ROAD_CELLS.length; place++)
    if ((markers[ROAD_CELLS[place]!]! & bit) !== 0) set |= 1 << place;
  return set;
}

export function netOf(markers: readonly number[]): Net {
  return {
    tramA: cellsWith(markers, BIT.tramA),
    tramB: cellsWith(markers, BIT.tramB),
    bikePath: cellsWith(markers, BIT.bikePath),
    walkway: cellsWith(markers, BIT.walkway),
  };
}

export function jamsIn(markers: readonly number[]): CellSet {
  return cellsWith(markers, BIT.trafficJam);
}

export function withLay(net: Net, { card, cells }: Extract<Action, { type: 'lay' }>): Net {
  return withCells(net, LAYS[card].marker as keyof Net, setOf(cells));
}

export function withCells({ tramA, tramB, bikePath, walkway }: Net, kind: keyof Net, more: CellSet): Net {
  return {
    tramA: kind === 'tramA' ? tramA | more : tramA,
    tramB: kind === 'tramB' ? tramB | more : tramB,
    bikePath: kind === 'bikePath' ? bikePath | more : bikePath,
    walkway: kind === 'walkway' ? walkway | more : walkway,
  };
}

const [CAR, VAN, TRAM, , , WALKING] = MODES.keys();

/** Modes as bits, in their order. */
export function modeBits(modes: readonly Mode[]): number {
  return modes.reduce((bits, mode) => bits | (1 << MODES.indexOf(mode)), 0);
}
export const MOTORS = modeBits(['car', 'van']);
export const CLEAN = modeBits(['tram', 'bicycle', 'walking']);
export const CARGO_BIKE = modeBits(['cargoBike']);

/** Where one segment can lead from any of these cells, with jams out of account. */
export function reach(net: Net, mode: Mode, from: CellSet): CellSet {
  return reachBy(net, MODES.indexOf(mode), from);
}

function reachBy(net: Net, mode: number, from: CellSet): CellSet {
  switch (mode) {
    case CAR:
    case VAN:
      return -1;
    case TRAM:
      return ((from & net.tramA) === 0 ? 0 : net.tramA) | ((from & net.tramB) === 0 ? 0 : net.tramB);
    case WALKING:
      return spread(spread(from & net.walkway) & net.walkway) & net.walkway;
    default:
      return flood(from & net.bikePath, net.bikePath);
  }
}

const BONUS = MODES.map((mode) => MODE_BONUS[mode]);
/** By trip: where it begins and ends, how it may be travelled, and which trips may follow. */
const FROM = Int32Array.from([0, ...TRIPS.map(({ from }) => zonesSet(from))]);
const TO = Int32Array.from([0, ...TRIPS.map(({ to }) => zonesSet([to]))]);
const POINTS = Int8Array.from([0, ...TRIPS.map(({ points }) => points)]);
const STARS = Int8Array.from([0, ...TRIPS.map(({ star }) => (star ? 1 : 0))]);
const CARRIED = Int8Array.from([0, ...TRIPS.map((trip) => modeBits(modesFor(trip)))]);
const FOLLOWS = TRIPS.map((trip) =>
  Uint8Array.from([0, ...TRIPS.map((next) => Number(next.freight === trip.freight && next.from.includes(trip.to)))]),
);

/** A way is known by how many jams it meets, as far as so many. */
const MOST_JAMS = 4;
const LAYERS = MOST_JAMS + 1;

/** A walk over the orders of open trips. While `visit` is called, the fields tell of the order it has come to. */
export class Orders {
  readonly open: readonly TripId[];
  readonly #options: Options;
  /** Places in `open`, and modes by their numbers. */
  readonly trips: Int8Array;
  readonly modes: Int8Array;
  length = 0;
  /** Its trips as bits, by their places in `open`. */
  used = 0;
  /** Points with the bonus of the modes, without jams. */
  gain = 0;
  jams = 0;
  motors = 0;
  stars = 0;
  /** For each length the cells where it can end, by the jams met. */
  readonly #ends: readonly Int32Array[];
  #net: Net = netOf([]);
  #jammed: CellSet = 0;
  #allowed = 0;
  #visit: () => void = () => {};

  constructor(open: readonly TripId[], options: Options) {
    this.open = open;
    this.#options = options;
    this.trips = new Int8Array(open.length);
    this.modes = new Int8Array(open.length);
    this.#ends = Array.from({ length: open.length + 1 }, () => new Int32Array(LAYERS));
    this.#ends[0]![0] = -1;
  }

  /** Walks over all orders without the trips that are `gone`, by the modes that are `allowed`; `jammed` cells cost. */
  each(net: Net, jammed: CellSet, allowed: number, gone: number, visit: () => void): void {
    this.#net = net;
    this.#jammed = jammed;
    this.#allowed = allowed;
    this.#visit = visit;
    for (let first = 0; first < this.open.length; first++)
      if ((gone & (1 << first)) === 0) this.#goOn(0, first, allowed, gone, 0, 0, 0);
  }

  #goOn(depth: number, next: number, modes: number, gone: number, gain: number, motors: number, stars: number): void {
    const id = this.open[next]!;
    for (let left = modes & CARRIED[id]!; left !== 0; left &= left - 1) {
      const mode = 31 - Math.clz32(left & -left);
      const jams = this.#travel(depth, id, mode);
      if (jams < 0) continue;
      const isMotor = mode <= VAN!;
      const used = gone | (1 << next);
      const [total, driven, starred] = [
        gain + POINTS[id]! + BONUS[mode]!,
        motors + Number(isMotor),
        stars + STARS[id]!,
      ];
      this.trips[depth] = next;
      this.modes[depth] = mode;
      this.length = depth + 1;
      this.used = used;
      this.gain = total;
      this.jams = jams;
      this.motors = driven;
      this.stars = starred;
      this.#visit();
      const follows = FOLLOWS[id - 1]!;
      const onwards = this.#options.combinedModes ? this.#allowed & -(1 << mode) : 1 << mode;
      for (let i = 0; i < this.open.length; i++)
        if ((used & (1 << i)) === 0 && follows[this.open[i]!] === 1)
          this.#goOn(depth + 1, i, onwards, used, total, driven, starred);
    }
  }

  /** Finds where the next segment can end; the fewest jams met until then, −1 if it leads nowhere. */
  #travel(depth: number, id: TripId, mode: number): number {
    const before = this.#ends[depth]!;
    const after = this.#ends[depth + 1]!;
    const [from, to] = [FROM[id]!, TO[id]!];
    if (this.#jammed === 0) return (after[0] = reachBy(this.#net, mode, before[0]! & from) & to) === 0 ? -1 : 0;
    if (this.#isSlowed(mode))
      this.#travelSlowed(before, after, from, to, mode, depth > 0 && this.#isSlowed(this.modes[depth - 1]!));
    else
      for (let jams = 0, seen = 0; jams < LAYERS; jams++) {
        const ends = before[jams] === 0 ? 0 : reachBy(this.#net, mode, before[jams]! & from) & to & ~seen;
        after[jams] = ends;
        seen |= ends;
      }
    for (let jams = 0; jams < LAYERS; jams++) if (after[jams] !== 0) return jams;
    return -1;
  }

  /** Can some open trip begin and end in this region, one end of it at least in the `needed` cells? */
  serves(region: CellSet, needed: CellSet, allowed: number, gone: number): boolean {
    for (let i = 0; i < this.open.length; i++) {
      const id = this.open[i]!;
      if ((gone & (1 << i)) !== 0 || (CARRIED[id]! & allowed) === 0) continue;
      if ((region & FROM[id]!) !== 0 && (region & TO[id]!) !== 0 && (needed & (FROM[id]! | TO[id]!)) !== 0) return true;
    }
    return false;
  }

  /** The most that a trip brings which has one end here and the other near. */
  nearly(here: CellSet, near: CellSet, allowed: number, gone: number): number {
    let most = 0;
    for (let i = 0; i < this.open.length; i++) {
      const id = this.open[i]!;
      const modes = CARRIED[id]! & allowed;
      if ((gone & (1 << i)) !== 0 || modes === 0) continue;
      const [from, to] = [FROM[id]!, TO[id]!];
      if (((here & from) === 0 || (near & to) === 0) && ((here & to) === 0 || (near & from) === 0)) continue;
      most = Math.max(most, POINTS[id]! + BONUS[31 - Math.clz32(modes)]!);
    }
    return most;
  }

  /** Routes for such an order, with as few jams as can be; `trips` and `modes` as the fields tell them. */
  routes(net: Net, markers: readonly number[], trips: readonly number[], modes: readonly number[]): Cell[][] {
    const jammed = jamsIn(markers);
    this.#net = net;
    this.#jammed = jammed;
    trips.forEach((trip, depth) => {
      this.#travel(depth, this.open[trip]!, modes[depth]!);
      this.modes[depth] = modes[depth]!;
    });
    const routes: Cell[][] = [];
    for (let depth = trips.length, end = -1; depth > 0; depth--) {
      if (end < 0) end = firstCell(this.#ends[depth]!.find((ends) => ends !== 0)!);
      const route = this.#routeTo(end, markers, depth - 1, this.open[trips[depth - 1]!]!);
      routes.unshift(route);
      end = route[0]!;
    }
    return routes;
  }

  /** The way to a cell with fewest jams from where the order may have come to, of those the shortest. */
  #routeTo(end: Cell, markers: readonly number[], depth: number, id: TripId): Cell[] {
    const mode = this.modes[depth]!;
    const slowed = this.#isSlowed(mode);
    const joined = depth > 0 && this.#isSlowed(this.modes[depth - 1]!);
    const isJammed = (cell: Cell): boolean => slowed && (markers[cell]! & BIT.trafficJam) !== 0;
    const outlook = { options: this.#options, markers, open: this.open, hand: [] };
    const ways = mode === TRAM ? undefined : bestWays(passageOf(outlook, MODES[mode]!), end, isJammed);
    const target = setOf([end]);
    let [best, fewest, route]: [Cell, number, Cell[]] = [-1, Infinity, []];
    for (let jams = 0; jams < LAYERS; jams++)
      for (let left = this.#ends[depth]![jams]! & FROM[id]!; left !== 0; left &= left - 1) {
        const cell = firstCell(left);
        const met = ways ? ways.jams[cell]! : (reachBy(this.#net, mode, setOf([cell])) & target) === 0 ? -1 : 0;
        if (met < 0) continue;
        // The cell that the ways lead to is counted by them, the one where they begin isn't.
        const total = jams + met - (joined && isJammed(cell) ? 1 : 0);
        if (total > fewest) continue;
        const way = ways ? routeTo(ways, cell).reverse() : [cell, end];
        if (total === fewest && way.length >= route.length) continue;
        [best, fewest, route] = [cell, total, way];
      }
    if (best < 0) throw new Error(`no way to ${end}`);
    return route;
  }

  #isSlowed(mode: number): boolean {
    return mode <= VAN! || (this.#options.jams === 'all' && mode !== TRAM);
  }

  /** The joint of two slowed segments is one visit. */
  #travelSlowed(
    before: Int32Array,
    after: Int32Array,
    from: CellSet,
    to: CellSet,
    mode: number,
    joined: boolean,
  ): void {
    const { walkway, bikePath } = this.#net;
    const open = mode <= VAN! ? -1 : mode === WALKING ? walkway : bikePath;
    const jammed = this.#jammed & open;
    for (let jams = 0, met = 0; jams < LAYERS; jams++) {
      const here = before[jams]! & from & open;
      after[jams] = joined ? here : (here & ~jammed) | met;
      met = here & jammed;
    }
    if (mode === WALKING) walkAround(after, open, jammed);
    else driveAround(after, open, jammed);
    for (let jams = 0, seen = 0; jams < LAYERS; jams++) {
      after[jams]! &= to & ~seen;
      seen |= after[jams]!;
    }
  }
}

/** As far as it goes without a further jam, then into the next ones. */
function driveAround(layers: Int32Array, open: CellSet, jammed: CellSet): void {
  for (let jams = 0, seen = 0, ahead = 0; jams < LAYERS; jams++) {
    const isLast = jams === MOST_JAMS;
    layers[jams] = flood((layers[jams]! | ahead) & ~seen, open & ~seen & (isLast ? -1 : ~jammed));
    seen |= layers[jams]!;
    ahead = spread(layers[jams]!) & jammed & ~seen;
  }
}

/** Two steps are the most on foot. */
function walkAround(layers: Int32Array, open: CellSet, jammed: CellSet): void {
  for (let step = 1; step < WALKING_CELLS; step++)
    for (let jams = MOST_JAMS; jams >= 0; jams--) {
      const fewer = jams > 0 ? spread(layers[jams - 1]!) & jammed : 0;
      layers[jams]! |= (spread(layers[jams]!) & open & ~jammed) | fewer;
    }
}
