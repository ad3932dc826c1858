/** Threads keep to their lines, whatever bends there are. */
import { distance, distanceToSegment, type Point } from '@stellwerk/toolkit/point.ts';
import { describe, expect, it } from 'vitest';
import { LINES } from '../../rules/index.ts';
import { along, COURSES, lengthOf } from './geometry.ts';
import { drawnOnce, threadOf, turnsOf, type Ride } from './threads.ts';

/** Two lines beside one's own; outside a right angle the corner lies this much farther. */
const BUNDLE = 30;
const CORNER = Math.SQRT2;

const fromWay = (point: Point, way: readonly Point[]): number =>
  Math.min(...way.slice(1).map((to, index) => distanceToSegment(point, way[index]!, to)));

const dots = (way: readonly Point[]): readonly Point[] =>
  Array.from({ length: Math.floor(lengthOf(way) / 5) }, (_, index) => along(way, index * 5));

const ridesOn = (line: number): readonly Ride[] => {
  const all = COURSES[line]!.fields.map((_, field) => field);
  const stops = LINES[line]!.fields.flatMap((station, field) => (station >= 0 ? [field] : []));
  const parts = stops.slice(0, -2).map((from, index) => all.slice(from, stops[index + 2]! + 1));
  return [all, all.toReversed(), ...parts].map((fields) => ({ line, fields }));
};

// Board units: 12 pixels near by, 7 pixels on a phone, the same with another thread between.
describe.each([16, 22, 48])('%s units beside the line', (away) => {
  it.each(LINES.map((_, line) => line + 1))('a thread runs along all of line %s', (number) => {
    for (const ride of ridesOn(number - 1)) {
      const thread = threadOf(ride, away);
      const line = ride.fields.map((field) => COURSES[ride.line]!.fields[field]!);
      for (const point of dots(thread)) expect(fromWay(point, line)).toBeLessThan(CORNER * (away + BUNDLE));
      for (const point of line) expect(fromWay(point, thread)).toBeLessThan(CORNER * (away + BUNDLE));
      expect(lengthOf(thread)).toBeLessThan(lengthOf(line) + 6 * (away + BUNDLE));
      expect(distance(thread[0]!, line[0]!)).toBeLessThan(away + BUNDLE);
    }
  });

  it('a thread between which and its line another one lies comes back where it lies alone', () => {
    const fields = COURSES[4]!.fields.map((_, field) => field);
    const stop = (id: number): number => LINES[4]!.fields.flatMap((at, field) => (at >= 0 ? [field] : []))[id]!;
    const ride = { line: 4, fields };
    const other = { line: 4, fields: fields.slice(0, stop(3) + 1) };
    const thread = threadOf(ride, away, { rides: [other], by: 30 });
    expect(fromWay(COURSES[4]!.fields[stop(2) - 1]!, thread)).toBeGreaterThan(away + 25);
    expect(fromWay(COURSES[4]!.fields[stop(12) - 1]!, thread)).toBeLessThan(away + 25);
  });
});

it('a ride that goes to a terminus and back says so, any other does not', () => {
  const { fields, last } = LINES[1]!;
  const there = COURSES[1]!.fields.map((_, field) => field).slice(last - 5);
  const back = { line: 1, fields: [...there, ...there.toReversed().slice(1)] };
  expect(turnsOf([back])).toEqual([fields[last]]);
  expect(turnsOf([{ line: 1, fields: there }, ...ridesOn(1)])).toEqual([]);
});

it('a ride to a terminus and back is drawn once, as the longer of its ways, from where one gets in', () => {
  const { last } = LINES[1]!;
  const there = COURSES[1]!.fields.map((_, field) => field).slice(last - 8);
  const far = [last - 9, ...there];
  const ride = (out: readonly number[], back: readonly number[]): Ride => ({
    line: 1,
    fields: [...out, ...back.toReversed().slice(1)],
  });
  expect(drawnOnce(ride(there, there))).toEqual({ ride: { line: 1, fields: there }, boards: 0, both: 4 });
  expect(drawnOnce(ride(far, there))).toEqual({ ride: { line: 1, fields: far }, boards: 0, both: 5 });
  expect(drawnOnce(ride(there, far))).toEqual({ ride: { line: 1, fields: far }, boards: 1, both: 5 });
  expect(drawnOnce({ line: 1, fields: there })).toEqual({ ride: { line: 1, fields: there }, boards: 0 });
});
