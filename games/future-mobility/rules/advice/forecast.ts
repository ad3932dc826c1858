/**
 * A quick forecast of what trips without a motor could bring: sets of cells as 32 bits (the city has just as many cells with roads),
 * and a walk over all orders of the open trips. Jams are left out; the exact planner has the last word.
 */
import {
  BIT,
  CITY,
  LAYS,
  MODE_BONUS,
  tripOf,
  type Action,
  type Cell,
  type Mode,
  type Options,
  type TripId,
  type Zone,
} from '../index.ts';

export type CellSet = number;

const ROAD_CELLS: readonly Cell[] = CITY.neighbours.flatMap((roads, cell) => (roads.length > 0 ? [cell] : []));
const PLACE = new Map(ROAD_CELLS.map((cell, place) => [cell, place]));
const NEAR: readonly CellSet[] = ROAD_CELLS.map((cell) => setOf(CITY.neighbours[cell]!));
const ZONE_SETS = new Map<Zone, CellSet>();
for (const cell of ROAD_CELLS) {
  const zone = CITY.zones[cell]!;
  ZONE_SETS.set(zone, (ZONE_SETS.get(zone) ?? 0) | setOf([cell]));
}

export function setOf(cells: readonly Cell[]): CellSet {
  return cells.reduce((set, cell) => set | (1 << PLACE.get(cell)!), 0);
}

/** The set and all its road-neighbours. */
function spread(set: CellSet): CellSet {
  let wider = set;
  for (let rest = set; rest !== 0; rest &= rest - 1) wider |= NEAR[31 - Math.clz32(rest & -rest)]!;
  return wider;
}

/** What lies in the city, one set of cells for each kind of marker. */
export interface Net {
  readonly tramA: CellSet;
  readonly tramB: CellSet;
  readonly bikePath: CellSet;
  readonly walkway: CellSet;
}

export function netOf(markers: readonly number[]): Net {
  const cells = (bit: number): CellSet => setOf(ROAD_CELLS.filter((cell) => (markers[cell]! & bit) !== 0));
  return {
    tramA: cells(BIT.tramA),
    tramB: cells(BIT.tramB),
    bikePath: cells(BIT.bikePath),
    walkway: cells(BIT.walkway),
  };
}

export function withLay(net: Net, { card, cells }: Extract<Action, { type: 'lay' }>): Net {
  const marker = LAYS[card].marker as keyof Net;
  return { ...net, [marker]: net[marker] | setOf(cells) };
}

/** Where one segment can lead from any of these cells. */
export function reach(net: Net, mode: Mode, from: CellSet): CellSet {
  switch (mode) {
    case 'car':
    case 'van':
      return -1;
    case 'tram':
      return ((from & net.tramA) === 0 ? 0 : net.tramA) | ((from & net.tramB) === 0 ? 0 : net.tramB);
    case 'walking': {
      const next = spread(from & net.walkway) & net.walkway;
      return spread(next) & net.walkway;
    }
    case 'bicycle':
    case 'cargoBike': {
      let set = from & net.bikePath;
      for (let wider = spread(set) & net.bikePath; wider !== set; wider = spread(set) & net.bikePath) set = wider;
      return set;
    }
  }
}

/** What the orders of the open trips are worth, for one decision. */
export class Forecast {
  readonly #trips: readonly { from: CellSet; to: CellSet; gain: number; next: readonly number[]; freight: boolean }[];
  readonly #combined: boolean;
  readonly #cargoBike: boolean;
  #net: Net = netOf([]);
  #best = 0;

  /** `gain` is what a trip's card is worth by itself. */
  constructor(open: readonly TripId[], options: Options, cargoBike: boolean, gain: (id: TripId) => number) {
    this.#combined = options.combinedModes;
    this.#cargoBike = cargoBike;
    const cards = open.map(tripOf);
    this.#trips = cards.map((card) => ({
      from: card.from.reduce((set, zone) => set | ZONE_SETS.get(zone)!, 0),
      to: ZONE_SETS.get(card.to)!,
      gain: gain(card.id),
      freight: card.freight,
      next: cards.flatMap((other, i) =>
        other !== card && other.freight === card.freight && other.from.includes(card.to) ? [i] : [],
      ),
    }));
  }

  /** The most that a trip without a motor, or that ends without one, would bring in this net. */
  best(net: Net): number {
    this.#net = net;
    this.#best = 0;
    this.#trips.forEach((trip, i) => {
      for (const mode of this.#modes(trip.freight, undefined)) this.#follow(i, mode, trip.from, 0, 0);
    });
    return this.#best;
  }

  #follow(index: number, mode: Mode, from: CellSet, worth: number, used: number): void {
    const trip = this.#trips[index]!;
    const ends = reach(this.#net, mode, from & trip.from) & trip.to;
    if (ends === 0) return;
    const total = worth + trip.gain + MODE_BONUS[mode];
    if (mode !== 'car' && mode !== 'van' && total > this.#best) this.#best = total;
    for (const next of trip.next) {
      if ((used & (1 << next)) !== 0) continue;
      for (const other of this.#modes(trip.freight, mode)) this.#follow(next, other, ends, total, used | (1 << index));
    }
  }

  #modes(freight: boolean, last: Mode | undefined): readonly Mode[] {
    if (last) return this.#combined ? (last === 'van' && !this.#cargoBike ? ONLY.van : CLEANER[last]) : ONLY[last];
    if (this.#combined) return freight ? (this.#cargoBike ? CLEANER.van : ONLY.van) : CLEANER.car;
    return freight ? (this.#cargoBike ? ONLY.cargoBike : NONE) : CLEANER.tram;
  }
}

const NONE: readonly Mode[] = [];
const ONLY: Readonly<Record<Mode, readonly Mode[]>> = {
  car: ['car'],
  van: ['van'],
  tram: ['tram'],
  bicycle: ['bicycle'],
  cargoBike: ['cargoBike'],
  walking: ['walking'],
};
/** A mode and those that may follow it where modes are combined. */
const CLEANER: Readonly<Record<Mode, readonly Mode[]>> = {
  car: ['car', 'tram', 'bicycle', 'walking'],
  van: ['van', 'cargoBike'],
  tram: ['tram', 'bicycle', 'walking'],
  bicycle: ['bicycle', 'walking'],
  cargoBike: ['cargoBike'],
  walking: ['walking'],
};
