/**
 * Which of its places each name takes. Its own place depends on what stands at the stations, never on trains or on what is laid: a name
 * stays there until somebody comes or goes at its station or right beside it. Names that matter are always there. From another one's own
 * place a train can drive it, to one of its other places as long as the train is there.
 */
import type { Box } from '@stellwerk/toolkit/labels.ts';
import { STATIONS } from '../../rules/index.ts';
import { anyOverlap, boxDistance, isClear, touches, type Body, type Seen } from './boxes.ts';
import { pillOf } from './geometry.ts';
import { costOf, labelOf, placesAt, placesBehindTrain, type Place, type StationLabel } from './labels.ts';

export interface Surroundings {
  readonly scale: number;
  /** How many things stand in the row of each station, by station. */
  readonly rows: readonly number[];
  readonly important: ReadonlySet<number>;
  /** The part of the map that is seen, where that isn't all of it. */
  readonly seen?: Seen | undefined;
  /** There is no room for all of it otherwise. */
  readonly crowded?: boolean;
  /** A train lies at the mark: only places behind it. */
  readonly behindTrain?: boolean;
}

export type Names = ReadonlyMap<number, StationLabel>;

/** How many names in a row may make room for one. */
const DEEP = 6;

/** Names that matter, with what stands at them. */
function placeNeeded(around: Surroundings): Names {
  const placed = new Map<number, StationLabel>();
  const later = ALL_STATIONS.filter(
    (station) => around.important.has(station) && !squeeze(station, placed, around, DEEP, new Set()),
  );
  const crowd = { ...around, crowded: true };
  for (const station of later)
    if (!squeeze(station, placed, crowd, DEEP, new Set())) placed.set(station, choicesAt(station, crowd)[0]!);
  return placed;
}

/** The other names beside those that stand already, which make room for them where they can. */
function placeOthers(stations: readonly number[], around: Surroundings, first: Names): Names {
  const placed = new Map(first);
  for (const station of stations) squeeze(station, placed, around, DEEP, new Set());
  return placed;
}

let own: { readonly key: string; readonly names: Names } | undefined;

/** Where all names stand as long as no train is in their way: kept while trains move. */
export function ownPlaces(around: Surroundings): Names {
  const { scale, seen, rows, important } = around;
  const key = JSON.stringify([scale, seen, rows, [...important]]);
  if (own?.key !== key) {
    const rest = ALL_STATIONS.filter((station) => !important.has(station));
    own = { key, names: placeOthers(rest, around, placeNeeded(around)) };
  }
  return own.names;
}

/** What trains cover: all of them, what is to be read on them, and of that the riders alone. */
export interface Covered {
  readonly bodies: readonly Body[];
  readonly read: readonly Box[];
  readonly riders: readonly Box[];
}

export const isOn = ({ boxes }: StationLabel, bodies: readonly Body[]): boolean =>
  boxes.some((box) => bodies.some((body) => touches(box, body)));

/** Names that something on the screen speaks of, beside all others: off the trains; rather on a number than away, since trains have colours. */
export function placeNamed(
  stations: readonly number[],
  around: Surroundings,
  first: Names,
  { bodies, read, riders }: Covered,
): Names {
  const placed = new Map(first);
  for (const station of stations) {
    if (placed.has(station)) continue;
    const all = [...choicesAt(station, around), ...choicesAt(station, { ...around, crowded: true })];
    const free = all.filter((label) => blockers(label, placed).length === 0);
    const off = (those: readonly Box[]) => free.find(({ boxes }) => !anyOverlap(boxes, those));
    const label = free.find((each) => !isOn(each, bodies)) ?? off(read) ?? off(riders);
    if (label) placed.set(station, label);
  }
  return placed;
}

/** Names whose own places trains have taken, at others where there is room for them. */
export function placeAround(
  stations: readonly number[],
  around: Surroundings,
  first: Names,
  { bodies, read }: Covered,
): Names {
  const placed = new Map(first);
  for (const station of stations) {
    if (placed.has(station)) continue;
    const isFree = (label: StationLabel): boolean =>
      !anyOverlap(label.boxes, read) && blockers(label, placed).length === 0;
    const free = choicesAt(station, around).filter(isFree);
    const behind = choicesAt(station, { ...around, behindTrain: true }).filter(isFree);
    const label = [...free, ...behind].find((each) => !isOn(each, bodies)) ?? free[0] ?? behind[0];
    if (label) placed.set(station, label);
  }
  return placed;
}

/** Puts a name at the first place that no other name takes, else at one that others can leave for other places of theirs. */
function squeeze(
  station: number,
  placed: Map<number, StationLabel>,
  around: Surroundings,
  depth: number,
  fixed: ReadonlySet<number>,
): boolean {
  const choices = choicesAt(station, around);
  const free = choices.find((label) => blockers(label, placed).length === 0);
  if (free) placed.set(station, free);
  if (free || depth === 0) return free !== undefined;
  const staying = new Set([...fixed, station]);
  for (const label of choices) {
    const inTheWay = blockers(label, placed);
    if (inTheWay.some((other) => fixed.has(other))) continue;
    const trial = new Map(placed);
    for (const other of inTheWay) trial.delete(other);
    trial.set(station, label);
    if (!inTheWay.every((other) => squeeze(other, trial, around, depth - 1, staying))) continue;
    placed.clear();
    for (const each of trial) placed.set(...each);
    return true;
  }
  return false;
}

function blockers({ boxes }: StationLabel, placed: Names): readonly number[] {
  const found: number[] = [];
  for (const [station, other] of placed) if (anyOverlap(boxes, other.boxes)) found.push(station);
  return found;
}

let known = new Map<string, readonly StationLabel[]>();
let knownFor: Pick<Surroundings, 'scale' | 'seen'> = { scale: 0 };

/** The places that a name has at this scale, the best first: always the same. */
function choicesAt(
  station: number,
  { scale, seen, rows, important, crowded = false, behindTrain = false }: Surroundings,
): readonly StationLabel[] {
  if (knownFor.scale !== scale || knownFor.seen !== seen) [known, knownFor] = [new Map(), { scale, seen }];
  const wanted = { scale, important: important.has(station), count: rows[station]! };
  const key = `${station} ${wanted.count} ${wanted.important} ${crowded} ${behindTrain}`;
  const places = behindTrain ? placesBehindTrain(station) : placesAt(station, wanted.count > 0);
  const found = known.get(key) ?? inSightFirst(station, choices(station, wanted, places, crowded), seen);
  known.set(key, found);
  return found;
}

/** A station in sight has its name in sight, on whichever side that is. */
function inSightFirst(
  station: number,
  labels: readonly StationLabel[],
  seen: Seen | undefined,
): readonly StationLabel[] {
  if (!seen || boxDistance(pillOf(station).middle, seen) > 0) return labels;
  const isSeen = ({ boxes }: StationLabel): boolean => boxes.every((box) => isClear(seen, box));
  return [...labels.filter(isSeen), ...labels.filter((label) => !isSeen(label))];
}

function choices(
  station: number,
  wanted: Omit<Parameters<typeof labelOf>[1], 'place'>,
  places: readonly Place[],
  crowded: boolean,
): readonly StationLabel[] {
  const labels = places.map((place) => labelOf(station, { ...wanted, place }));
  const good = labels.flatMap((label) => {
    const cost = costOf(station, label, crowded);
    return cost === undefined ? [] : [{ label, cost }];
  });
  // On a very small map no place is good, but a name that is needed stands somewhere.
  if (good.length === 0 && crowded) return labels;
  return good.sort((a, b) => a.cost - b.cost).map(({ label }) => label);
}

export const ALL_STATIONS: readonly number[] = STATIONS.map((_, station) => station);
