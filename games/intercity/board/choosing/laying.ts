/**
 * Laying points: which trains a turn's points are meant for, before anything is driven. A lay is a list of trains, one for each point;
 * dice of a train's own colour are used before jokers.
 */
import {
  canDrive,
  FIELD_OF,
  homeOf,
  isDiverted,
  isHeld,
  isTerminus,
  JOKER,
  LINES,
  stationOf,
  unusedDice,
  type Action,
  type Position,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { ALL_TRAINS } from './say.ts';
import type { Pennant } from './wishes.ts';

export type Drive = Extract<Action, { type: 'drive' }>;
type Rails = Pick<Position, 'line' | 'field' | 'dir'>;

/** Where a train's head is. */
export interface Spot {
  readonly line: number;
  readonly field: number;
  readonly dir: 1 | -1;
}

/** The drives of a lay, or undefined if there aren't dice for all of it. */
export function drivesOf(view: View, laid: readonly Train[]): readonly Drive[] | undefined {
  const free = unusedDice(view);
  const drives: Drive[] = [];
  for (const train of laid) {
    const fits = free.filter((die) => canDrive(view, die, train));
    const die = fits.find((each) => view.dice[each] !== JOKER) ?? fits[0];
    if (die === undefined) return undefined;
    free.splice(free.indexOf(die), 1);
    drives.push({ type: 'drive', die, train });
  }
  return drives;
}

/** Dice that a lay leaves. */
export function diceLeft(view: View, laid: readonly Train[]): readonly number[] {
  const used = (drivesOf(view, laid) ?? []).map(({ die }) => die);
  return unusedDice(view).filter((die) => !used.includes(die));
}

/** Dice left that can still move something; others lapse. */
export function pointsLeft(view: View, laid: readonly Train[]): readonly number[] {
  return diceLeft(view, laid).filter((die) => ALL_TRAINS.some((train) => canDrive(view, die, train)));
}

/** How many more points a train could get. */
export function mostFor(view: View, laid: readonly Train[], train: Train): number {
  return diceLeft(view, laid).filter((die) => canDrive(view, die, train)).length;
}

/** The trains that could get a point, with a chosen colour only its own. */
export function openTrains(view: View, laid: readonly Train[], colour?: number): readonly Train[] {
  return ALL_TRAINS.filter(
    (train) => mostFor(view, laid, train) > 0 && (colour === undefined || colour === JOKER || homeOf(train) === colour),
  );
}

/** A train some fields further on: it turns at the termini of its own line; diverted, it ends at the foreign one. */
export function further(rails: Rails, train: Train, fields: number): Spot {
  const line = rails.line[train]!;
  let field = rails.field[train]!;
  let dir = rails.dir[train]!;
  for (let step = 0; step < fields; step++) {
    if (isDiverted(rails, train) && isTerminus(line, field)) break;
    field += dir;
    if (isTerminus(line, field) && !isDiverted(rails, train)) dir = field === 0 ? 1 : -1;
  }
  return { line, field, dir };
}

/** The fields that a train passes, its present one first. */
export function pathOf(rails: Rails, train: Train, fields: number): readonly Spot[] {
  return Array.from({ length: fields + 1 }, (_, step) => further(rails, train, step));
}

export const countOf = (laid: readonly Train[], train: Train): number => laid.filter((each) => each === train).length;

/** Points until a train has come to a station, from where the lay leaves it; undefined if they don't suffice. */
export function costTo(view: View, laid: readonly Train[], train: Train, station: Station): number | undefined {
  if (isHeld(view, train) || FIELD_OF[view.line[train]!]![station]! < 0) return undefined;
  const most = mostFor(view, laid, train);
  const done = 2 * countOf(laid, train);
  for (let step = 1; step <= 2 * most; step++) {
    const { line, field } = further(view, train, done + step);
    if (LINES[line]!.fields[field] === station) return Math.ceil(step / 2);
  }
  return undefined;
}

/** Where a train could come to: a bead for each point, stations with what they cost. */
export function reachOf(view: View, laid: readonly Train[], train: Train) {
  const done = 2 * countOf(laid, train);
  const most = mostFor(view, laid, train);
  const beads = Array.from({ length: most }, (_, index) => ({
    points: index + 1,
    spot: further(view, train, done + 2 * (index + 1)),
  }));
  const stations = new Map<Station, number>();
  for (let step = 1; step <= 2 * most; step++) {
    const { line, field } = further(view, train, done + step);
    const station = LINES[line]!.fields[field]!;
    if (station >= 0 && !stations.has(station)) stations.set(station, Math.ceil(step / 2));
  }
  return { beads, stations };
}

/**
 * The points that bring a train to a station: of the chosen train if it comes there, else of the one that carries or is awaited by an own
 * passenger, else of the one that needs fewest.
 */
export function layTo(
  view: View,
  laid: readonly Train[],
  station: Station,
  chosen: Train | undefined,
  dear: ReadonlySet<Train>,
): readonly Train[] {
  const ways = ALL_TRAINS.flatMap((train) => {
    const points = costTo(view, laid, train, station);
    return points === undefined ? [] : [{ train, points }];
  });
  const rank = ({ train, points }: { train: Train; points: number }): number =>
    (train === chosen ? 0 : dear.has(train) ? 10 : 20) + points;
  const [best] = ways.sort((a, b) => rank(a) - rank(b));
  return best ? Array.from({ length: best.points }, () => best.train) : [];
}

/** Stations that some train could be driven to. */
export function stationsInReach(
  view: View,
  laid: readonly Train[],
  trains: readonly Train[],
): ReadonlyMap<Station, number> {
  const found = new Map<Station, number>();
  for (const train of trains) {
    for (const [station, points] of reachOf(view, laid, train).stations) {
      found.set(station, Math.min(points, found.get(station) ?? Infinity));
    }
  }
  return found;
}

/** The points that wishes ask for, as far as the dice go; where they don't suffice, as near as they bring it. */
export function layWishes(view: View, pennants: readonly Pennant[], before: readonly Train[] = []): readonly Train[] {
  let laid = before;
  for (const { train, station } of pennants) {
    if (comesTo(view, laid, train, station)) continue;
    const points = costTo(view, laid, train, station) ?? mostFor(view, laid, train);
    laid = [...laid, ...Array.from({ length: points }, () => train)];
  }
  return laid.slice(before.length);
}

/** The points that a departure asks for: the train to the platform, or by one point on if it stands there. */
export function bringing(view: View, laid: readonly Train[], wish: Pennant): readonly Train[] {
  const stands = stationOf(view, wish.train) === wish.station;
  return stands ? [wish.train] : layWishes(view, [wish], laid);
}

/** Whether a lay already brings a train to a station. */
function comesTo(view: View, laid: readonly Train[], train: Train, station: Station): boolean {
  const [, ...path] = pathOf(view, train, 2 * countOf(laid, train));
  return path.some(({ line, field }) => LINES[line]!.fields[field] === station);
}
