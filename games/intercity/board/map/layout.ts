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
import { boxAround, isCut, touches, type Seen } from './boxes.ts';
import { ALL_STATIONS, isOn, placeAround, placeNamed, placeNeeded, placeOthers } from './names.ts';
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
  const { scale, seen, picture, beads, ghosts, glowing, rows } = laid;
  const important = new Set([...laid.important, ...ALL_STATIONS.filter((station) => rows[station]! > 0)]);
  const around = { scale, seen, rows, important };
  const needed = placeNeeded(around);
  const neededBoxes = [...needed.values()].flatMap(({ boxes }) => boxes);
  const fleet = fleetOf(picture, scale, neededBoxes);
  const marks = fleet.map((train, index) =>
    marksOn(train, picture.front[index] !== NOBODY, picture.rear[index] !== NOBODY, scale).map(({ at, half }) =>
      boxAround(at, half),
    ),
  );
  const read = marks.flat();
  const riders = marks.flatMap(([, ...seats]) => seats);
  const trains = fleet.map((train) => bodiesOf(train, scale, 2));
  const covered = { bodies: trains.flat(), read, riders };
  const rest = ALL_STATIONS.filter((station) => !important.has(station));
  const others = new Map(
    [...placeOthers(rest, around, needed)].filter(
      ([station, label]) => needed.has(station) || glowing.includes(station) || !isOn(label, covered.bodies),
    ),
  );
  // Half a name says nothing; what stands at the stations that matter is kept, whatever is seen of it.
  const spoken = placeNamed(laid.named, around, others, covered);
  const names = new Map(
    [...placeAround(rest, around, spoken, covered)].filter(
      ([station, { box }]) => !seen || needed.has(station) || !isCut(seen, box),
    ),
  );
  const written = [...names.values()].flatMap(({ boxes }) => boxes);

  const ghostBodies = ghosts.flatMap(({ train, path }) => {
    const { line, field, dir } = path.at(-1)!;
    return bodiesOf(drawnAt(line, field, dir, fleet[train]!.size, scale), scale, 2);
  });
  const beadBoxes = beads.map(({ spot }) => boxAround(fieldPoint(spot.line, spot.field), 12 / scale));
  const bubbles = bubblesOf(laid, fleet, scale);
  const pill = (station: number): Box => boxAround(pillOf(station).middle, 16);
  const kept = {
    bodies: [...ghostBodies, ...laid.mine.flatMap((train) => trains[train]!)],
    boxes: [...beadBoxes, ...neededBoxes, ...glowing.map(pill)],
  };
  const places = placeBubbles(bubbles, scale, kept, {
    bodies: covered.bodies,
    boxes: [...ALL_STATIONS.map(pill), ...written],
  });
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
