/**
 * Which of its places each name takes. It stays where it was as long as nothing covers it; who has to give way moves to another of its own
 * places. Names that matter are always there, others only where there is room.
 */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import { STATIONS } from '../../rules/index.ts';
import { anyOverlap, touches, type Body } from './boxes.ts';
import { costOf, labelOf, placesAt, type Place, type StationLabel } from './labels.ts';

/** A train as names see it: its body, and what on it has to be read. */
export interface Obstacle extends Body {
  readonly read: readonly Box[];
}

export interface Surroundings {
  readonly scale: number;
  readonly bodies: readonly Obstacle[];
  readonly boxes: readonly Box[];
  /** How many things stand in the row of each station. */
  readonly rows: ReadonlyMap<number, number>;
  readonly important: ReadonlySet<number>;
  /** Those among them that are named even where that covers a number. */
  readonly dear: ReadonlySet<number>;
  /** The places of the picture before. */
  readonly before: Names;
}

export type Names = ReadonlyMap<number, StationLabel>;

/** Below this many pixels a unit only names that matter find room. */
const TOO_FAR = 0.27;
/** How many names in a row may move to make room for one. */
const DEEP = 3;
/** What it is worth not to move, and what it costs to cover something. */
const STAYS = 6;
const [ON_NUMBER, ON_BOX, ON_TRAIN] = [200, 30, 15];

interface Choice {
  readonly label: StationLabel;
  readonly cost: number;
}

/** Names that matter: they may cover trains, but their numbers only if somebody waits for the name. */
export function placeNeeded(stations: readonly number[], around: Surroundings): Map<number, StationLabel> {
  const placed = new Map<number, StationLabel>();
  const later = stations.filter((station) => {
    const kept = keptAt(station, placed, around);
    if (kept) placed.set(station, kept);
    return !kept;
  });
  for (const station of later) {
    if (!squeeze(station, placed, around, DEEP, new Set())) {
      const bare = bareAt(station, placed, around);
      if (bare) placed.set(station, bare);
    }
  }
  return placed;
}

/** The other names after those that stand already, where they cover nothing. */
export function placeOthers(stations: readonly number[], around: Surroundings, first: Names): Names {
  const placed = new Map(first);
  if (around.scale < TOO_FAR) return placed;
  const later = stations.filter((station) => {
    const kept = keptAt(station, placed, around);
    if (kept) placed.set(station, kept);
    return !kept;
  });
  for (const station of later) {
    const found = choicesAt(station, around).find(({ label }) => isFree(label, placed, around));
    if (found) placed.set(station, found.label);
  }
  return placed;
}

/** Puts a name at the best place that no other name takes, or that others can leave for other places of theirs. */
function squeeze(
  station: number,
  placed: Map<number, StationLabel>,
  around: Surroundings,
  depth: number,
  fixed: ReadonlySet<number>,
): boolean {
  const kept = around.before.get(station)?.place;
  const choices = choicesAt(station, around)
    .map(({ label, cost }) => ({ label, cost: cost + hits(label, around) - (label.place === kept ? STAYS : 0) }))
    .sort((a, b) => a.cost - b.cost);
  const free = choices.find(({ label }) => blockers(label, placed).length === 0);
  if (free && free.cost < ON_NUMBER) {
    placed.set(station, free.label);
    return true;
  }
  if (depth > 0)
    for (const { label, cost } of choices) {
      if (free && cost >= free.cost) break;
      const inTheWay = blockers(label, placed);
      if (inTheWay.some((other) => fixed.has(other))) continue;
      const trial = new Map(placed);
      for (const other of inTheWay) trial.delete(other);
      trial.set(station, label);
      const staying = new Set([...fixed, station]);
      if (!inTheWay.every((other) => squeeze(other, trial, around, depth - 1, staying))) continue;
      placed.clear();
      for (const each of trial) placed.set(...each);
      return true;
    }
  if (!free || !around.dear.has(station)) return false;
  placed.set(station, free.label);
  return true;
}

function blockers({ boxes }: StationLabel, placed: Names): readonly number[] {
  const found: number[] = [];
  for (const [station, other] of placed) if (anyOverlap(boxes, other.boxes)) found.push(station);
  return found;
}

/** No name, but what is at the station stands right at its mark. */
function bareAt(station: number, placed: Names, around: Surroundings): StationLabel | undefined {
  const count = around.rows.get(station) ?? 0;
  if (count === 0) return undefined;
  const { scale } = around;
  const places = placesAt(station, true).map((place) => labelOf(station, { scale, count, place, text: '' }));
  return (
    places.find((label) => costOf(station, label, scale) !== undefined && blockers(label, placed).length === 0) ??
    places[0]
  );
}

const shape = (station: number, { scale, rows, important }: Surroundings) => ({
  scale,
  important: important.has(station),
  count: rows.get(station) ?? 0,
});

const isFree = (label: StationLabel, placed: Names, around: Surroundings): boolean =>
  hits(label, around) === 0 && blockers(label, placed).length === 0;

/** The name where it was, if that is free, at the size and with the row that it has now. From a bad place it goes back to a good one. */
function keptAt(station: number, placed: Names, around: Surroundings): StationLabel | undefined {
  const wanted = shape(station, around);
  const before = around.before.get(station);
  // A row that comes or goes makes other places better.
  if (!before || before.text === '' || before.cells.length > 0 !== wanted.count > 0) return undefined;
  const label = labelOf(station, { ...wanted, place: before.place });
  const cost = costOf(station, label, wanted.scale);
  if (cost === undefined || !isFree(label, placed, around)) return undefined;
  if (cost < STAYS) return label;
  const better = choicesAt(station, around).find((choice) => isFree(choice.label, placed, around));
  return better && better.cost <= cost - STAYS / 2 ? better.label : label;
}

let known = new Map<string, readonly Choice[]>();
let knownScale = 0;

/** The places that a name has at this scale, with the best first; all but trains and other names is always the same. */
function choicesAt(station: number, around: Surroundings): readonly Choice[] {
  const wanted = shape(station, around);
  if (knownScale !== wanted.scale) [known, knownScale] = [new Map(), wanted.scale];
  const key = `${station} ${wanted.count} ${wanted.important}`;
  const found = known.get(key) ?? choose(station, wanted);
  known.set(key, found);
  return found;
}

function choose(station: number, wanted: ReturnType<typeof shape>): readonly Choice[] {
  const at = (place: Place): Choice[] => {
    const label = labelOf(station, { ...wanted, place });
    const cost = costOf(station, label, wanted.scale);
    return cost === undefined ? [] : [{ label, cost }];
  };
  return placesAt(station, wanted.count > 0)
    .flatMap(at)
    .sort((a, b) => a.cost - b.cost);
}

/** What a place would cover of trains and of what is offered; 0 is a free one. */
function hits({ boxes: own }: StationLabel, { bodies, boxes }: Surroundings): number {
  let sum = 0;
  for (const box of own) {
    for (const other of boxes) if (overlap(box, other)) sum += ON_BOX;
    for (const body of bodies) if (touches(box, body)) sum += anyOverlap([box], body.read) ? ON_NUMBER : ON_TRAIN;
  }
  return sum;
}

export const ALL_STATIONS: readonly number[] = STATIONS.map((_, station) => station);
