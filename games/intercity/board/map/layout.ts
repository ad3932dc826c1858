/** What stands where on the map, in the order of what matters: names that are needed with their rows, bubbles, then the other names. */
import { overlap } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { NOBODY, STATIONS } from '../../rules/index.ts';
import { bubblesOf } from './Bubbles.tsx';
import { placeBubbles } from './bubbles.ts';
import { drawnAt, spineOf, type DrawnTrain } from './fleet.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import { boxAround, boxesOf, placeNames, touches, type Body } from './labels.ts';
import type { MapProps } from './NetworkMap.tsx';

export function layoutOf(
  props: MapProps,
  fleet: readonly DrawnTrain[],
  waiting: ReadonlyMap<number, readonly number[]>,
  scale: number,
) {
  const { picture, beads, ghosts, signs, stations, glowing, look } = props;
  const body = (train: DrawnTrain): Body => {
    const [from, to] = spineOf(train, scale);
    return { from, to, reach: (train.size.height / 2 + 2) / scale };
  };
  const trains = fleet.map(body);
  const ghostBodies = ghosts.map(({ train, path }) => {
    const { line, field, dir } = path.at(-1)!;
    return body(drawnAt(line, field, dir, fleet[train]!.size, scale));
  });
  const beadBoxes = beads.map(({ spot }) => boxAround(fieldPoint(spot.line, spot.field), 12 / scale));
  const rows = new Map(
    STATIONS.map((_, station) => [station, (signs.get(station)?.length ?? 0) + (waiting.get(station)?.length ?? 0)]),
  );
  const around = { scale, rows, bodies: [...trains, ...ghostBodies], boxes: beadBoxes };
  const important = new Set([...props.important, ...(glowing ? stations.keys() : [])]);
  const all = STATIONS.map((_, station) => station);
  // Where most stands comes first: it finds room least easily.
  const needed = all
    .filter((station) => important.has(station) || rows.get(station)! > 0)
    .sort((a, b) => Number(important.has(b)) - Number(important.has(a)) || rows.get(b)! - rows.get(a)! || a - b);
  const first = placeNames(needed, important, around);

  const bubbles = bubblesOf(props, fleet, scale);
  const mine = (train: number): boolean =>
    [picture.front[train]!, picture.rear[train]!].some((who) => who !== NOBODY && look(who).mine);
  const pill = (station: number) => boxAround(pillOf(station).middle, 16);
  const dear = {
    bodies: [...ghostBodies, ...trains.filter((_, train) => mine(train))],
    boxes: [
      ...beadBoxes,
      ...[...first].flatMap(([station, label]) => boxesOf(label, rows.get(station)!, scale)),
      ...(glowing ? [...stations.keys()].map(pill) : []),
    ],
  };
  const places = placeBubbles(bubbles, scale, dear, { bodies: trains, boxes: all.map(pill) });
  const said = bubbles.flatMap(({ key, width, height }) => {
    const at = places.get(key);
    return at ? [boxAround(at, width / 2 / scale, height / 2 / scale)] : [];
  });
  const rest = all.filter((station) => !needed.includes(station));
  const names = placeNames(rest, important, { ...around, boxes: [...beadBoxes, ...said] }, first);
  const written = [...names].flatMap(([station, label]) => boxesOf(label, rows.get(station)!, scale));
  /** Whether there is room for the number of a line. */
  const isFree = (at: Point): boolean => {
    const box = boxAround(at, 8 / scale);
    return !around.bodies.some((each) => touches(box, each)) && !written.some((each) => overlap(box, each));
  };
  return { names, bubbles, places, isFree };
}
