/**
 * What stands where on the map, each thing off those before it: the names that are needed with what is at their stations, the trains, the
 * other names where they hide nothing, and last what is laid and said.
 */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { NOBODY } from '../../rules/index.ts';
import { bubblesOf, type Spoken } from './Bubbles.tsx';
import { placeBubbles } from './bubbles.ts';
import { bodiesOf, drawnAt, fleetOf, marksOn } from './fleet.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import { anyOverlap, boxAround, isCut, touches, type Seen } from './boxes.ts';
import type { StationLabel } from './labels.ts';
import { ALL_STATIONS, isOn, ownPlaces, placeAround, placeNamed, type Names, type Surroundings } from './names.ts';
import type { Picture } from './playback.ts';
import type { Bead } from './Trains.tsx';

/** Everything that it depends on, as plain data: it is laid out again only when something of this changes. */
export interface Laid extends Spoken {
  readonly scale: number;
  /** The part of the map that is seen, where that isn't all of it. */
  readonly seen?: Seen | undefined;
  readonly picture: Pick<Picture, 'line' | 'field' | 'dir' | 'front' | 'rear'>;
  readonly beads: readonly Bead[];
  /** How many things stand at each station, by station. */
  readonly rows: readonly number[];
  readonly important: readonly number[];
  /** Stations that are spoken of. */
  readonly named: readonly number[];
  /** Stations that glow. */
  readonly glowing: readonly number[];
  /** Trains that carry one's own. */
  readonly mine: readonly number[];
}

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf(laid: Laid) {
  const { scale, seen, beads, ghosts, glowing, rows } = laid;
  const important = new Set([...laid.important, ...ALL_STATIONS.filter((station) => rows[station]! > 0)]);
  const around = { scale, seen, rows, important };
  const rest = ALL_STATIONS.filter((station) => !important.has(station));
  const own = ownPlaces(around);
  const needed = new Map([...own].filter(([station]) => important.has(station)));
  const { fleet, trains, covered, others } = trainsAmong(laid, around, rest, own);
  // Half a name says nothing; what stands at the stations that matter is kept, whatever is seen of it.
  const spoken = placeNamed(laid.named, around, others, covered);
  const names = new Map(
    [...placeAround(rest, around, spoken, covered)].filter(
      ([station, { box }]) => !seen || needed.has(station) || !isCut(seen, box),
    ),
  );
  const written = boxesOf(names.values());

  const ghostBodies = ghosts.flatMap(({ train, path }) => {
    const { line, field, dir } = path.at(-1)!;
    return bodiesOf(drawnAt(line, field, dir, fleet[train]!.size, scale), scale, 2);
  });
  const beadBoxes = beads.map(({ spot }) => boxAround(fieldPoint(spot.line, spot.field), 12 / scale));
  const bubbles = bubblesOf(laid, fleet, scale);
  const pill = (station: number): Box => boxAround(pillOf(station).middle, 16);
  const kept = {
    bodies: [...ghostBodies, ...laid.mine.flatMap((train) => trains[train]!)],
    boxes: [...beadBoxes, ...written, ...glowing.map(pill)],
  };
  const places = placeBubbles(bubbles, scale, kept, { bodies: covered.bodies, boxes: ALL_STATIONS.map(pill) });
  /** Whether there is room for the number of a line. */
  const isFree = (at: Point): boolean => {
    const box = boxAround(at, 8 / scale);
    return (
      ![...covered.bodies, ...ghostBodies].some((each) => touches(box, each)) &&
      !written.some((each) => overlap(box, each))
    );
  };
  return { fleet, names, bubbles, places, isFree };
}

const boxesOf = (labels: Iterable<StationLabel>): readonly Box[] => [...labels].flatMap(({ boxes }) => boxes);

/** Pixels a unit below which trains have no room to give way to all names. */
const TINY = 0.27;

/**
 * The trains, off the names that are needed; where they would leave another name no place at all, they give way to that as well if they can.
 * With them the names that stand where they do without trains.
 */
function trainsAmong({ picture, glowing }: Laid, around: Surroundings, rest: readonly number[], own: Names) {
  const { scale } = around;
  const kept = new Set([...own.keys()].filter((station) => around.important.has(station)));
  const lost = new Set<number>();
  for (;;) {
    const fleet = fleetOf(picture, scale, boxesOf([...kept].map((station) => own.get(station)!)));
    const marks = fleet.map((train, index) =>
      marksOn(train, picture.front[index] !== NOBODY, picture.rear[index] !== NOBODY, scale).map(({ at, half }) =>
        boxAround(at, half),
      ),
    );
    const trains = fleet.map((train) => bodiesOf(train, scale, 2));
    const riders = marks.flatMap(([, ...seats]) => seats);
    const covered = { bodies: trains.flat(), read: marks.flat(), riders };
    const others = new Map(
      [...own].filter(
        ([station, label]) => kept.has(station) || glowing.includes(station) || !isOn(label, covered.bodies),
      ),
    );
    const found = placeAround(rest, around, others, covered);
    const missing = rest.filter((station) => own.has(station) && !found.has(station) && !lost.has(station));
    // What is to be read on a train weighs more.
    const inTheWay = rest.filter((station) => kept.has(station) && anyOverlap(own.get(station)!.boxes, covered.read));
    if (scale < TINY || missing.length + inTheWay.length === 0) return { fleet, trains, covered, others };
    for (const station of missing) kept.add(station);
    for (const station of inTheWay) {
      kept.delete(station);
      lost.add(station);
    }
  }
}
