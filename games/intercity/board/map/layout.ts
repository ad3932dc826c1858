/** What stands where on the map, in the order of what matters: names that are needed with their rows, bubbles, then the other names. */
import { overlap, type Box } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { LINES, NOBODY } from '../../rules/index.ts';
import { bubblesOf, type Spoken } from './Bubbles.tsx';
import { placeBubbles } from './bubbles.ts';
import { apart, drawnAt, marksOn, spineOf, type DrawnTrain } from './fleet.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import { boxAround, touches } from './boxes.ts';
import { ALL_STATIONS, placeNeeded, placeOthers, type Names, type Obstacle } from './names.ts';
import type { Picture } from './playback.ts';
import type { Bead } from './Trains.tsx';

/** Everything that it depends on, as plain data: it is laid out again only when something of this changes. */
export interface Laid extends Spoken {
  readonly scale: number;
  readonly picture: Pick<Picture, 'line' | 'field' | 'dir' | 'front' | 'rear'>;
  /** Trains on their way cover names for a moment; nothing moves for them. */
  readonly rolling: boolean;
  readonly beads: readonly Bead[];
  /** How many things stand at each station, by station. */
  readonly rows: readonly number[];
  readonly important: readonly number[];
  /** Stations that glow. */
  readonly glowing: readonly number[];
  /** Trains that carry one's own. */
  readonly mine: readonly number[];
}

const TERMINI: ReadonlySet<number> = new Set(LINES.flatMap(({ fields, last }) => [fields[0]!, fields[last]!]));

export type Layout = ReturnType<typeof layoutOf>;

export function layoutOf(laid: Laid, standing: readonly DrawnTrain[], before: Names) {
  const { scale, picture, beads, ghosts, glowing } = laid;
  const bodiesOf = (some: readonly DrawnTrain[]): readonly Obstacle[] =>
    some.map((train, index) => obstacle(train, scale, picture.front[index] !== NOBODY, picture.rear[index] !== NOBODY));
  const ghostBodies = ghosts.map(({ train, path }) => {
    const { line, field, dir } = path.at(-1)!;
    return obstacle(drawnAt(line, field, dir, standing[train]!.size, scale), scale, false, false);
  });
  const beadBoxes = beads.map(({ spot }) => boxAround(fieldPoint(spot.line, spot.field), 12 / scale));
  const bodies = [...(laid.rolling ? [] : bodiesOf(standing)), ...ghostBodies];
  const rows = new Map(laid.rows.entries());
  const important = new Set([
    ...laid.important,
    ...glowing,
    ...ALL_STATIONS.filter((station) => laid.rows[station]! > 0),
  ]);
  const dear = new Set([...important].filter((station) => laid.rows[station]! > 0 || !TERMINI.has(station)));
  const around = { scale, rows, important, dear, before, bodies, boxes: beadBoxes };
  // Where most stands comes first: it finds room least easily.
  const needed = [...important].sort((a, b) => laid.rows[b]! - laid.rows[a]! || a - b);
  const first = placeNeeded(needed, around);
  const firstBoxes = [...first.values()].flatMap(({ boxes }) => boxes);
  // Where such a name had to be put on a train's number the train makes room.
  const fleet = laid.rolling ? standing : apart(standing, picture, scale, firstBoxes);
  const trains = bodiesOf(fleet);

  const bubbles = bubblesOf(laid, fleet, scale);
  const pill = (station: number): Box => boxAround(pillOf(station).middle, 16);
  const kept = {
    bodies: [...ghostBodies, ...trains.filter((_, train) => laid.mine.includes(train))],
    boxes: [...beadBoxes, ...firstBoxes, ...glowing.map(pill)],
  };
  const places = placeBubbles(bubbles, scale, kept, { bodies: trains, boxes: ALL_STATIONS.map(pill) });
  const said = bubbles.flatMap(({ key, width, height }) => {
    const at = places.get(key);
    return at ? [boxAround(at, width / 2 / scale, height / 2 / scale)] : [];
  });
  const rest = ALL_STATIONS.filter((station) => !important.has(station));
  const others = {
    ...around,
    bodies: [...(laid.rolling ? [] : trains), ...ghostBodies],
    boxes: [...beadBoxes, ...said],
  };
  const names = placeOthers(rest, others, first);
  const written = [...names.values()].flatMap(({ boxes }) => boxes);
  /** Whether there is room for the number of a line. */
  const isFree = (at: Point): boolean => {
    const box = boxAround(at, 8 / scale);
    return (
      ![...trains, ...ghostBodies].some((each) => touches(box, each)) && !written.some((each) => overlap(box, each))
    );
  };
  return { fleet, names, bubbles, places, isFree };
}

function obstacle(train: DrawnTrain, scale: number, front: boolean, rear: boolean): Obstacle {
  const [from, to] = spineOf(train, scale);
  const read = marksOn(train, front, rear, scale).map(({ at, half }) => boxAround(at, half));
  return { from, to, reach: (train.size.height / 2 + 2) / scale, read };
}
