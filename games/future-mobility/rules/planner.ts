/**
 * The best announcement for every order of open trips, found by going from segment to segment and keeping, for every
 * mode and end cell, the best way to be there; routes are those with fewest jams. Of all announcements with these trips in this order
 * and this last mode none scores more.
 */
import { tripOf, type Trip, type TripId } from './cards.ts';
import { CELLS, cellsOf, CITY, type Cell, type City } from './city.ts';
import { BIT, has } from './markers.ts';
import { allRoutes, bestWays, cellsBetween, routeTo, type Ways } from './roads.ts';
import {
  checkCarpool,
  ELECTRIC_BONUS,
  isMotor,
  isSlowed,
  JAM_LOSS,
  maySwitch,
  MODE_BONUS,
  modesFor,
  passageOf,
  scoreTrip,
  tramJoins,
  type Outlook,
} from './trips.ts';
import type { Mode, Segment, TripAction } from './types.ts';

/** An announcement and what it brings if nobody jams it. */
export interface Plan {
  readonly action: TripAction;
  readonly points: number;
}

/** How a segment's table was reached: for a mode and end cell, its worth, and where it came from. */
interface Stage {
  readonly trip: Trip;
  readonly before: Stage | undefined;
  readonly length: number;
  readonly branches: readonly Branch[];
}
interface Branch {
  readonly mode: Mode;
  /** Has a car or van met a jam, so that a carpool may be announced? Kept apart only where `#detours`. */
  readonly earned: boolean;
  /** By cell: points before the floor of 0, `NONE` where it can't end. */
  readonly worth: Int16Array;
  readonly origin: Int8Array;
  /** Index of the branch before, by cell. */
  readonly from: Int8Array;
}

const NONE = -0x4000;

/** Which cards from the hand a search reckons with. */
interface Extras {
  readonly electric: boolean;
  readonly carpool: boolean;
}

class Search {
  readonly outlook: Outlook;
  readonly city: City;
  readonly extras: Extras;
  readonly #ways = new Map<Mode, (Ways | undefined)[]>();
  readonly #found: (plan: Plan) => void;
  /**
   * A carpool lifts the jams of bicycles and walkers, too, where they have any; it can be worth driving into a jam to announce one.
   * Elsewhere a trip that meets no jam by car or van scores as much without the card.
   */
  readonly #detours: boolean;
  readonly #jams: readonly Cell[];
  readonly #drives = new Map<number, readonly Cell[]>();

  constructor(outlook: Outlook, extras: Extras, found: (plan: Plan) => void) {
    this.outlook = outlook;
    this.city = outlook.city ?? CITY;
    this.extras = extras;
    this.#found = found;
    const { options, markers } = outlook;
    this.#jams = this.city.zones.flatMap((_, cell) => (has(markers, cell, 'trafficJam') ? [cell] : []));
    const inTheWay = this.#jams.some((cell) => (markers[cell]! & (BIT.bikePath | BIT.walkway)) !== 0);
    this.#detours = extras.carpool && options.combinedModes && options.jams === 'all' && inTheWay;
  }

  run(): void {
    for (const id of this.outlook.open) this.#extend(undefined, tripOf(id));
  }

  #extend(before: Stage | undefined, trip: Trip): void {
    const stage = this.#stage(before, trip);
    if (!this.#report(stage)) return;
    for (const id of this.outlook.open) {
      const next = tripOf(id);
      if (next.freight === trip.freight && next.from.includes(trip.to) && !uses(stage, id)) this.#extend(stage, next);
    }
  }

  #stage(before: Stage | undefined, trip: Trip): Stage {
    const branches: Branch[] = [];
    for (const mode of modesFor(trip)) {
      if (mode === 'cargoBike' && !this.outlook.hand.includes('cargoBike')) continue;
      for (const earned of this.#detours ? [false, true] : [false]) {
        const branch = this.#branch(before, trip, mode, earned);
        if (branch) branches.push(branch);
      }
    }
    return { trip, before, length: (before?.length ?? 0) + 1, branches };
  }

  #branch(before: Stage | undefined, trip: Trip, mode: Mode, earned: boolean): Branch | undefined {
    const worth = new Int16Array(CELLS).fill(NONE);
    const origin = new Int8Array(CELLS).fill(-1);
    const from = new Int8Array(CELLS).fill(-1);
    const gain = trip.points + (this.extras.electric && isMotor(mode) ? ELECTRIC_BONUS : MODE_BONUS[mode]);
    let any = false;
    const go = (cell: Cell, base: number, branch: number, joined: boolean, earnedBefore: boolean): void => {
      if (earnedBefore !== earned && (earnedBefore || !isMotor(mode))) return;
      const ways = mode === 'tram' ? undefined : this.#waysFrom(mode, cell);
      const start = gain + base - (joined ? 0 : this.#loss(mode, cell));
      for (const end of cellsOf(this.city, trip.to)) {
        const jams = ways ? ways.jams[end]! : tramJoins(this.outlook.markers, cell, end) ? 0 : -1;
        if (jams < 0 || end === cell || (earned && !earnedBefore && !this.#mayMeetJam(cell, end))) continue;
        const value = start - (this.#slows(mode) ? JAM_LOSS * jams : 0);
        if (value <= worth[end]!) continue;
        worth[end] = value;
        origin[end] = cell;
        from[end] = branch;
        any = true;
      }
    };
    if (!before) {
      for (const zone of trip.from) for (const cell of cellsOf(this.city, zone)) go(cell, 0, -1, false, false);
    } else {
      before.branches.forEach((last, index) => {
        if (!maySwitch(this.outlook.options, last.mode, mode)) return;
        const joined = isSlowed(this.outlook.options, last.mode);
        for (const cell of cellsOf(this.city, before.trip.to))
          if (last.worth[cell] !== NONE) go(cell, last.worth[cell]!, index, joined, last.earned);
      });
    }
    return any ? { mode, earned, worth, origin, from } : undefined;
  }

  /** One plan for each mode of the last segment; false where nothing can follow. */
  #report(stage: Stage): boolean {
    for (const [index, branch] of stage.branches.entries()) {
      if (this.#detours && !branch.earned) continue;
      let end = -1;
      for (const cell of cellsOf(this.city, stage.trip.to))
        if (branch.worth[cell] !== NONE && (end < 0 || branch.worth[cell]! > branch.worth[end]!)) end = cell;
      this.#plan(stage, index, end);
    }
    return stage.branches.length > 0;
  }

  #plan(stage: Stage, index: number, end: Cell): void {
    const segments: Segment[] = [];
    let [at, branch, cell]: [Stage | undefined, number, Cell] = [stage, index, end];
    while (at) {
      const { mode, origin, from, earned } = at.branches[branch]!;
      const start = origin[cell]!;
      branch = from[cell]!;
      const earns = earned && !at.before?.branches[branch]?.earned;
      segments.unshift({ trip: at.trip.id, mode, route: this.#route(mode, start, cell, earns) });
      cell = start;
      at = at.before;
    }
    const { electric, carpool } = this.extras;
    if (electric && !segments.some(({ mode }) => isMotor(mode))) return;
    if (carpool && checkCarpool(this.outlook, segments)) return;
    const action: TripAction = {
      type: 'trip',
      segments,
      ...(electric && { electric: true as const }),
      ...(carpool && { carpool: true as const }),
    };
    this.#found({ action, points: scoreTrip(this.outlook, action).total });
  }

  #route(mode: Mode, from: Cell, to: Cell, intoJam: boolean): readonly Cell[] {
    if (mode === 'tram') return [from, to];
    const shortest = routeTo(this.#waysFrom(mode, from), to);
    return intoJam && !shortest.some((cell) => this.#jams.includes(cell)) ? this.#intoJam(from, to) : shortest;
  }

  /** Can a car or van get from one cell to the other through a jam? */
  #mayMeetJam(from: Cell, to: Cell): boolean {
    const between = cellsBetween(this.city, from, to);
    return this.#jams.some((cell) => between[cell] === 1);
  }

  /** The shortest route through a jam. */
  #intoJam(from: Cell, to: Cell): readonly Cell[] {
    const key = from * CELLS + to;
    let route = this.#drives.get(key);
    if (!route) {
      const drives = allRoutes({ city: this.city, open: () => true, most: Infinity }, from, to);
      const jammed = drives.filter((cells) => cells.some((cell) => this.#jams.includes(cell)));
      route = jammed.reduce((best, other) => (other.length < best.length ? other : best));
      this.#drives.set(key, route);
    }
    return route;
  }

  #slows(mode: Mode): boolean {
    return !this.extras.carpool && isSlowed(this.outlook.options, mode);
  }

  #loss(mode: Mode, cell: Cell): number {
    return this.#slows(mode) && (this.outlook.markers[cell]! & BIT.trafficJam) !== 0 ? JAM_LOSS : 0;
  }

  #waysFrom(mode: Mode, origin: Cell): Ways {
    let ways = this.#ways.get(mode);
    if (!ways) this.#ways.set(mode, (ways = Array.from({ length: CELLS }, () => undefined)));
    const jammed = (cell: Cell): boolean => this.#loss(mode, cell) > 0;
    return (ways[origin] ??= bestWays(passageOf(this.outlook, mode), origin, jammed));
  }
}

function uses(stage: Stage | undefined, id: TripId): boolean {
  for (let at = stage; at; at = at.before) if (at.trip.id === id) return true;
  return false;
}

/** The best announcement for every order of open trips, last mode and choice of cards. */
export function bestPlans(outlook: Outlook): Plan[] {
  const plans: Plan[] = [];
  const choices = (held: boolean): boolean[] => (held ? [false, true] : [false]);
  for (const electric of choices(outlook.hand.includes('electricVehicle')))
    for (const carpool of choices(outlook.hand.includes('carpool')))
      new Search(outlook, { electric, carpool }, (plan) => plans.push(plan)).run();
  return plans;
}
