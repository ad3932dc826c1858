/** Whatever the trains and passengers do: names stand at their own stations and stay there, and everything on trains can be read. */
import { fastRng, pick, type Rng } from '@stellwerk/kernel';
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { distance, distanceToSegment } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { homeOf, LINES, NOBODY, STATIONS, TRAINS } from '../../rules/index.ts';
import { placeBubbles } from './bubbles.ts';
import { extentOf, fleetOf, marksOn, spineOf, type DrawnTrain } from './fleet.ts';
import { pillOf } from './geometry.ts';
import { boxAround, boxDistance, isInside } from './boxes.ts';
import { markDistance } from './labels.ts';
import { layoutOf, type Laid } from './layout.ts';
import { ALL_STATIONS, type Names } from './names.ts';

const TERMINI = LINES.flatMap(({ fields, last }) => [fields[0]!, fields[last]!]);
const POSITIONS = 40;

/** Half a long train and what one name that moves may push aside, in pixels. */
const NEAR = 130;

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

function layOut(position: Position, scale: number, before: Names = new Map()) {
  const standing = fleetOf(position.picture, scale);
  const nothing = { rolling: false, beads: [], ghosts: [], warnings: [], threads: [], changeLabel: undefined };
  return layoutOf({ ...position, ...nothing, scale, glowing: [], mine: [] }, standing, before);
}

const markOf = ({ picture: { front, rear } }: Position, fleet: readonly DrawnTrain[], train: number, scale: number) =>
  marksOn(fleet[train]!, front[train] !== NOBODY, rear[train] !== NOBODY, scale);

// Pixels a unit: a phone upright, a phone on its side (far and near), a tablet, a laptop.
describe.each([0.312, 0.33, 0.54, 0.456, 0.56])('at %s pixels a unit', (scale) => {
  const rng = fastRng(scale * 1000);
  const positions = Array.from({ length: POSITIONS }, () => randomPosition(rng));
  const laid = positions.map((position) => layOut(position, scale, layOut(position, scale).names));
  const name = (station: number): string => STATIONS[station]!.name;

  it('every name is nearer to its own station than to any other, and what is at it stands at no other', () => {
    for (const { names } of laid)
      for (const [station, { box, cells }] of names)
        for (const other of ALL_STATIONS) {
          if (other === station) continue;
          const far = cells.map((cell) => markDistance(other, boxAround(cell, 13 / scale)));
          if (markDistance(other, box) <= markDistance(station, box) || far.some((each) => each < 11 + 4 / scale))
            expect.fail(`${name(station)} is at ${name(other)}`);
        }
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
          if (overlap(a.box, b.box)) expect.fail(`${name(a.station)} covers ${name(b.station)}`);
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
          for (const [other, body] of fleet.entries()) {
            const far = distanceToSegment(at, ...spineOf(body, scale)) * scale - body.size.height / 2;
            if (other !== train && far < half * 0.7 * scale) hidden.push(`${index}: ${train} by train ${other}`);
          }
        }
      }
    }
    expect(hidden).toEqual([]);
  });

  it('a train that moves makes only names around it move', () => {
    for (const [index, position] of positions.entries()) {
      const train = rng.below(TRAINS);
      const before = laid[index]!;
      const after = layOut(moved(position, train, 1 + rng.below(6)), scale, before.names);
      const displaced = before.fleet.filter((drawn, which) => distance(drawn, after.fleet[which]!) > 0.1);
      const places = [
        ...displaced,
        ...after.fleet.filter((drawn, which) => distance(drawn, before.fleet[which]!) > 0.1),
      ];
      for (const station of ALL_STATIONS) {
        const [was, is] = [before.names.get(station), after.names.get(station)];
        if (was?.place === is?.place) continue;
        const near = Math.min(
          ...places.map((at) => Math.min(...[was, is].map((label) => (label ? boxDistance(at, label.box) : Infinity)))),
        );
        if (near * scale > NEAR)
          expect.fail(`${index}: ${name(station)} moved, ${Math.round(near * scale)} px from the train`);
      }
    }
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
