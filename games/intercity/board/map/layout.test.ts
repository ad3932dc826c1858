/** Whatever the trains and passengers do: names stand at their own stations and stay there, and everything on trains can be read. */
import { fastRng, pick, type Rng } from '@stellwerk/kernel';
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { homeOf, isTerminus, LINES, NOBODY, STATIONS, TRAINS } from '../../rules/index.ts';
import { placeBubbles } from './bubbles.ts';
import { bodiesOf, endsOf, extentOf, fleetOf, marksOn, RING, TRACKS, trainDistance, type DrawnTrain } from './fleet.ts';
import { pillOf } from './geometry.ts';
import { boxAround, isClear, isCut, isInside } from './boxes.ts';
import { cellSize, markDistance, PILL } from './labels.ts';
import { layoutOf, type Laid } from './layout.ts';
import { ALL_STATIONS, isOn, ownPlaces, type Names } from './names.ts';
import { trainSize } from './TrainShape.tsx';

const TERMINI = LINES.flatMap(({ fields, last }) => [fields[0]!, fields[last]!]);
const POSITIONS = 40;

/** A name, what is at its station and the name beside it, in pixels. */
const BESIDE = 135;

type Position = Pick<Laid, 'picture' | 'rows' | 'important'>;

function randomPosition(rng: Rng): Position {
  const trains = Array.from({ length: TRAINS }, (_, train) => train);
  const line = trains.map(homeOf);
  const field = line.map((each) =>
    rng.below(4) === 0 ? pick([0, LINES[each]!.last], rng) : rng.below(LINES[each]!.last + 1),
  );
  const dir = trains.map((train) => {
    if (field[train] === 0) return 1;
    return field[train] === LINES[line[train]!]!.last || rng.below(2) === 0 ? -1 : 1;
  });
  const front = trains.map(() => NOBODY);
  const rear = trains.map(() => NOBODY);
  const rows = STATIONS.map(() => 0);
  const wait = (station: number): void => {
    rows[station] = Math.min(2, rows[station]! + 1);
  };
  for (let passenger = 0; passenger < 6 + rng.below(7); passenger++) {
    const train = rng.below(TRAINS);
    if (rng.below(2) === 0 && rear[train] === NOBODY) (front[train] === NOBODY ? front : rear)[train] = passenger;
    else wait(rng.below(STATIONS.length));
  }
  const journeys = Array.from({ length: 4 }, () => rng.below(STATIONS.length));
  for (const station of journeys) wait(station);
  const changes = Array.from({ length: 2 }, () => rng.below(STATIONS.length));
  return {
    picture: { line, field, dir, front, rear },
    rows,
    important: [...new Set([...TERMINI, ...journeys, ...changes])],
  };
}

/** One train goes on by a few fields. */
function moved({ picture, ...rest }: Position, train: number, by: number): Position {
  const { last } = LINES[picture.line[train]!]!;
  const to = Math.min(last, Math.max(0, picture.field[train]! + picture.dir[train]! * by));
  const turned = to === 0 ? 1 : to === last ? -1 : picture.dir[train]!;
  return {
    ...rest,
    picture: { ...picture, field: picture.field.with(train, to), dir: picture.dir.with(train, turned) },
  };
}

const NOTHING = {
  beads: [],
  ghosts: [],
  warnings: [],
  threads: [],
  changeLabel: undefined,
  glowing: [],
  mine: [],
  named: [],
};

const layOut = (position: Position, scale: number) => layoutOf({ ...position, ...NOTHING, scale });

const markOf = ({ picture: { front, rear } }: Position, fleet: readonly DrawnTrain[], train: number, scale: number) =>
  marksOn(fleet[train]!, front[train] !== NOBODY, rear[train] !== NOBODY, scale);

const name = (station: number): string => STATIONS[station]!.name;

/** From the line and its tracks behind the buffers. */
const lineDistance = (line: number, point: Point): number => {
  const { points } = TRACKS[line]!;
  return Math.min(...points.slice(1).map((to, index) => distanceToSegment(point, points[index]!, to)));
};

/** Where the names stand as long as no train is in their way. */
const withoutTrains = ({ rows, important }: Position, scale: number): Names =>
  ownPlaces({
    scale,
    rows,
    important: new Set([...important, ...ALL_STATIONS.filter((station) => rows[station]! > 0)]),
  });

/** Where each name and what is at it stands. */
const placesIn = ({ names }: { readonly names: Names }): ReadonlyMap<number, string> =>
  new Map([...names].map(([station, { at, cells }]) => [station, JSON.stringify([at, cells])]));

// Pixels a unit: a phone upright, a phone on its side (far and near), a tablet, a laptop, a phone that follows, a large screen.
describe.each([0.312, 0.33, 0.54, 0.456, 0.56, 0.5, 0.8])('at %s pixels a unit', (scale) => {
  const rng = fastRng(scale * 1000);
  const positions = Array.from({ length: POSITIONS }, () => randomPosition(rng));
  const laid = positions.map((position) => layOut(position, scale));

  it('every name is nearer to its own station than to any other', () => {
    for (const { names } of laid)
      for (const [station, { box }] of names)
        for (const other of ALL_STATIONS)
          if (other !== station && markDistance(other, box) <= markDistance(station, box))
            expect.fail(`${name(station)} is at ${name(other)}`);
  });

  it('who waits first at a station is nearer to it than to any other, and who waits beside is at no other', () => {
    const wrong = new Map<number, string>();
    for (const [index, { names }] of laid.entries())
      for (const [station, { cells }] of names) {
        for (const [which, cell] of cells.entries()) {
          const box = boxAround(cell, cellSize(scale) / scale);
          const least = which === 0 ? markDistance(station, box) : PILL + 4 / scale;
          for (const other of ALL_STATIONS)
            if (other !== station && markDistance(other, box) <= least)
              wrong.set(index, `${name(station)} is at ${name(other)}`);
        }
      }
    // On a phone four stations of the Ruhr lie within 90 pixels: once in forty positions there is no other way.
    expect([...wrong.values()].slice(1)).toEqual([]);
  });

  it('every name stands right at its mark, and so does who waits there first', () => {
    const far: string[] = [];
    for (const [index, { names }] of laid.entries())
      for (const [station, { box, cells, size }] of names) {
        const most = 1.2 * size + PILL;
        const nearest = [box, ...cells.slice(0, 1).map((cell) => boxAround(cell, cellSize(scale) / scale))];
        for (const each of nearest)
          if (markDistance(station, each) > most)
            far.push(`${index}: ${name(station)} ${Math.round(markDistance(station, each) * scale)}`);
      }
    expect(far).toEqual([]);
  });

  it('every station that matters has its name', () => {
    for (const [index, { rows, important }] of positions.entries())
      for (const station of ALL_STATIONS)
        if (rows[station]! > 0 || (important.includes(station) && !TERMINI.includes(station)))
          expect(`${index} ${laid[index]!.names.get(station)?.text}`).toBe(`${index} ${name(station)}`);
  });

  it('no two names or things at them overlap, and none is cut off', () => {
    for (const { names } of laid) {
      const boxes = [...names].flatMap(([station, label]) => label.boxes.map((box) => ({ station, box })));
      for (const [index, a] of boxes.entries()) {
        expect(isInside(a.box)).toBe(true);
        for (const b of boxes.slice(0, index))
          if (a.station !== b.station && overlap(a.box, b.box))
            expect.fail(`${name(a.station)} covers ${name(b.station)}`);
      }
    }
  });

  it('trains lie within the map, and what is on them is hidden neither by others nor by names', () => {
    const hidden: string[] = [];
    for (const [index, { fleet, names }] of laid.entries()) {
      for (const [train, drawn] of fleet.entries()) {
        const { x, y } = extentOf(drawn);
        expect(isInside(boxAround(drawn, x / scale, y / scale))).toBe(true);
        for (const { at, half } of markOf(positions[index]!, fleet, train, scale)) {
          const box = boxAround(at, half * 0.8);
          for (const [station, { boxes }] of names)
            if (boxes.some((each) => overlap(each, box))) hidden.push(`${index}: ${train} by ${name(station)}`);
          for (const [other, body] of fleet.entries())
            if (other !== train && trainDistance(at, body, scale) < half * 0.7)
              hidden.push(`${index}: ${train} by train ${other}`);
        }
      }
    }
    expect(hidden).toEqual([]);
  });

  it('behind the buffers trains stand so far apart that a finger on one means no other', () => {
    const close: string[] = [];
    for (const [index, { fleet }] of laid.entries()) {
      const { line, field } = positions[index]!.picture;
      const waiting = [...fleet.keys()].filter((train) => isTerminus(line[train]!, field[train]!));
      for (const train of waiting)
        for (const other of waiting) {
          const { size } = fleet[other]!;
          const points = train === other ? [] : endsOf(fleet[other]!, scale, size.height);
          const gaps = points.map((point) => trainDistance(point, fleet[train]!, scale) * scale - size.height / 2);
          if (Math.min(...gaps) < 4) close.push(`${index}: ${train} by ${other}`);
        }
    }
    expect(close).toEqual([]);
  });

  it('the ring at the field of a train lies on no number', () => {
    const ringed: string[] = [];
    for (const [index, { fleet }] of laid.entries())
      for (const [train, { x, y, size }] of fleet.entries())
        for (const [other, { field }] of fleet.entries())
          if (distance({ x, y }, field) * scale < size.digit / 2 + RING - 1)
            ringed.push(`${index}: ${train} by ${other}`);
    expect(ringed).toEqual([]);
  });

  it('trains lie along their lines, beside them by their own width at most', () => {
    const off: string[] = [];
    for (const [index, { fleet }] of laid.entries()) {
      const { line, field } = positions[index]!.picture;
      for (const [train, drawn] of fleet.entries()) {
        if (isTerminus(line[train]!, field[train]!)) continue;
        const reach = drawn.size.height / scale;
        for (const point of endsOf(drawn, scale)) {
          const far = lineDistance(line[train]!, point);
          // At a bend a body lies across the corner.
          if (far > 1.25 * reach) off.push(`${index}: ${train} by ${Math.round(far * scale)}`);
        }
      }
    }
    expect(off).toEqual([]);
  });

  it('a name leaves its own place only while a train lies there', () => {
    for (const [index, position] of positions.entries()) {
      const there = moved(position, rng.below(TRAINS), 1 + rng.below(6));
      for (const [now, { fleet, names }] of [
        [position, laid[index]!],
        [there, layOut(there, scale)],
      ] as const) {
        const bodies = fleet.flatMap((train) => bodiesOf(train, scale, 2));
        for (const [station, label] of withoutTrains(now, scale))
          if (!isOn(label, bodies)) expect(names.get(station), name(station)).toEqual(label);
      }
    }
  });

  it('hardly a name is missing, wherever the trains are', () => {
    const missing = laid.flatMap(({ names }) => ALL_STATIONS.filter((station) => !names.has(station)));
    expect(missing.length / POSITIONS).toBeLessThan(scale < 0.42 ? 0.2 : 0.06);
  });

  it('somebody who comes or goes moves names right beside at most', () => {
    for (const [index, position] of positions.entries()) {
      const where = rng.below(STATIONS.length);
      const rows = position.rows.with(where, position.rows[where] === 0 ? 1 : 0);
      const after = placesIn(layOut({ ...position, rows }, scale));
      const { middle } = pillOf(where);
      for (const [station, place] of placesIn(laid[index]!)) {
        if (!after.has(station) || after.get(station) === place) continue;
        const far = distance(pillOf(station).middle, middle) * scale;
        if (far > BESIDE) expect.fail(`${name(where)} moved ${name(station)}, ${Math.round(far)} px away`);
      }
    }
  });

  it('a station that is spoken of gets its name where there is room for it, and takes no other one’s own place', () => {
    let [spoken, written] = [0, 0];
    for (const [index, position] of positions.entries()) {
      const named = Array.from({ length: 3 }, () => rng.below(STATIONS.length));
      const { names, fleet } = layoutOf({ ...position, ...NOTHING, named, scale });
      const [before, own] = [placesIn(laid[index]!), placesIn({ names: withoutTrains(position, scale) })];
      for (const [station, place] of placesIn({ names }))
        if (before.get(station) === own.get(station)) expect(place).toBe(before.get(station));
      spoken += named.length;
      written += named.filter((station) => names.has(station)).length;
      expect(fleet).toEqual(laid[index]!.fleet);
    }
    expect(written / spoken).toBeGreaterThan(0.95);
  });

  it('a call that somebody is about to win covers no name', () => {
    let placed = 0;
    for (const [index, position] of positions.entries()) {
      const train = rng.below(TRAINS);
      const warnings = [{ train, red: true, text: 'Harry: noch 8 Felder', brief: 'Harry: noch 8' }];
      const { names, bubbles, places } = layoutOf({ ...position, ...NOTHING, warnings, scale });
      expect(placesIn({ names })).toEqual(placesIn(laid[index]!));
      const call = places.get(`call ${train}`);
      if (!call) continue;
      placed++;
      const { width, height } = bubbles[0]!;
      const box = boxAround(call, width / 2 / scale, height / 2 / scale);
      for (const { boxes } of names.values()) expect(boxes.some((each) => overlap(each, box))).toBe(false);
    }
    expect(placed / POSITIONS).toBeGreaterThan(0.9);
  });

  it('points that are laid or taken back move neither names nor trains', () => {
    for (const [index, position] of positions.entries()) {
      const { line, field, dir } = position.picture;
      const train = rng.below(TRAINS);
      const to = moved(position, train, 4).picture;
      const path = [
        { line: line[train]!, field: field[train]!, dir: dir[train]! },
        { line: line[train]!, field: to.field[train]!, dir: to.dir[train]! },
      ];
      const spot = path[1]!;
      const after = layoutOf({
        ...position,
        ...NOTHING,
        scale,
        ghosts: [{ train, path, dice: [line[train]!, line[train]!] }],
        beads: [{ train, points: 2, spot }],
      });
      expect(placesIn(after)).toEqual(placesIn(laid[index]!));
      expect(after.fleet).toEqual(laid[index]!.fleet);
      const tag = after.places.get(`tag ${train}`);
      if (!tag) continue;
      const { width, height } = after.bubbles[0]!;
      const box = boxAround(tag, width / 2 / scale, height / 2 / scale);
      for (const { boxes } of after.names.values()) expect(boxes.some((each) => overlap(each, box))).toBe(false);
    }
  });
});

// What a phone shows of the map when it has come near, upright and on its side.
describe.each([
  [0.5, 390, 444, 54],
  [0.54, 448, 346, 0],
])('at %s pixels a unit in a window of %s by %s with a button of %s', (scale, width, height, corner) => {
  const rng = fastRng(width);
  const views = Array.from({ length: POSITIONS }, () => {
    const position = randomPosition(rng);
    const { x, y } = pillOf(pick(position.important, rng)).middle;
    const window = boxAround({ x, y }, width / 2 / scale, height / 2 / scale);
    const { left, top } = window;
    const seen = { ...window, button: { left, top, right: left + corner / scale, bottom: top + corner / scale } };
    return { seen, position, ...layoutOf({ ...position, ...NOTHING, scale, seen }) };
  });

  it('a name that matters is cut by the edge or the button only where every place of it would be', () => {
    let [inSight, cut] = [0, 0];
    for (const { seen, position, names } of views)
      for (const station of position.important) {
        // So far from the edge there is room for a name on one side at least.
        if (!isClear(seen, boxAround(pillOf(station).middle, 50 / scale))) continue;
        inSight++;
        if (!isClear(seen, names.get(station)!.box)) cut++;
      }
    expect(inSight).toBeGreaterThan(100);
    expect(cut / inSight).toBeLessThan(0.02);
  });

  it('no other name is', () => {
    for (const { seen, position, names } of views)
      for (const [station, { box }] of names)
        if (position.rows[station] === 0 && !position.important.includes(station) && isCut(seen, box))
          expect.fail(`${name(station)} is cut`);
  });
});

describe('in a crowd', () => {
  const scale = 0.312;
  const munich = STATIONS.findIndex(({ id }) => id === 'muenchen');

  it('trains at a shared terminus stand side by side', () => {
    const line = LINES.flatMap((_, each) => [each, each]);
    const nobody = line.map(() => NOBODY);
    const field = line.map((each) => LINES[each]!.last);
    const fleet = fleetOf({ line, field, dir: line.map(() => -1), front: nobody, rear: nobody }, scale);
    const there = fleet.filter((drawn) => distance(drawn.field, pillOf(munich).middle) < 40);
    expect(there).toHaveLength(6);
    for (const [index, a] of there.entries())
      for (const b of there.slice(0, index)) expect(distance(a, b) * scale).toBeGreaterThan(20);
  });

  it('a bubble covers nothing dear, and is left out where it would', () => {
    const at = { x: 600, y: 600 };
    const bubble = { key: 'tag', at, around: { x: 20, y: 10 }, width: 60, height: 26 };
    const above = boxAround({ x: 600, y: 500 }, 300, 80);
    const place = placeBubbles([bubble], scale, { bodies: [], boxes: [above] }, { bodies: [], boxes: [] }).get('tag')!;
    expect(overlap(boxAround(place, 30 / scale, 13 / scale), above)).toBe(false);
    const everywhere = boxAround(at, 2000);
    const none = placeBubbles([bubble], scale, { bodies: [], boxes: [everywhere] }, { bodies: [], boxes: [] });
    expect(none.size).toBe(0);
  });
});

// The first two: a phone with the log open below its map.
it.each([0.2, 0.25, 0.312, 0.456, 0.54, 0.8])('at %s pixels a unit every train is at its field', (scale) => {
  const rng = fastRng(scale * 999);
  const { length } = trainSize(scale, true, false);
  const away: string[] = [];
  let apart = 0;
  for (let round = 0; round < POSITIONS; round++) {
    const position = randomPosition(rng);
    const { line, field } = position.picture;
    for (const [train, drawn] of layOut(position, scale).fleet.entries()) {
      const far = trainDistance(drawn.field, drawn, scale) * scale;
      // Side by side behind the buffers of a terminus there is a row of up to six.
      const isInRow = isTerminus(line[train]!, field[train]!);
      if (far > (isInRow ? 1.5 : 1) * length) away.push(`${round}: ${train} by ${Math.round(far)}`);
      if (!isInRow && far > length / 2) apart++;
    }
  }
  expect(away).toEqual([]);
  expect(apart / (POSITIONS * TRAINS)).toBeLessThan(0.03);
});

it('on a phone on its side hardly a number is under a name, however much stands around', () => {
  const [scale, rng] = [0.245, fastRng(245)];
  const positions = Array.from({ length: POSITIONS }, () => randomPosition(rng));
  const hidden = positions.flatMap((position) => {
    const { fleet, names } = layOut(position, scale);
    const boxes = [...names.values()].flatMap((label) => label.boxes);
    return fleet.filter((train) =>
      boxes.some((box) => overlap(box, boxAround(train, (0.4 * train.size.digit) / scale))),
    );
  });
  expect(hidden.length / (POSITIONS * TRAINS)).toBeLessThanOrEqual(0.005);
});

it('is found for the smallest map, too: nothing that is needed is without a name', () => {
  const rng = fastRng(77);
  for (let round = 0; round < 20; round++) {
    const position = randomPosition(rng);
    const { names } = layOut(position, 0.14);
    for (const station of position.important) expect(names.has(station), name(station)).toBe(true);
  }
});
