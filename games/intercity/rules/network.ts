/** What follows from the board: where lines and stations meet, how far it is, what a train passes next. */
import { LINES, STATIONS, homeOf } from './board.ts';
import type { Direction, Position, Station, Train, Wanted } from './types.ts';

/** FIELD_OF[line][station]: the station's field on that line, −1 if the line doesn't call there. */
export const FIELD_OF: readonly (readonly number[])[] = LINES.map((line) =>
  STATIONS.map((_, station) => line.fields.indexOf(station)),
);

/** The lines that call at each station. */
export const LINES_AT: readonly (readonly number[])[] = STATIONS.map((_, station) =>
  LINES.map((_line, line) => line).filter((line) => FIELD_OF[line]![station]! >= 0),
);

export const isTerminus = (line: number, field: number): boolean => field === 0 || field === LINES[line]!.last;

/** The stations next to each station along any line: where a taxi goes. */
export const NEIGHBOURS: readonly (readonly number[])[] = STATIONS.map((_, station) => {
  const near = LINES_AT[station]!.flatMap((line) => {
    const stops = LINES[line]!.fields.filter((stop) => stop >= 0);
    const at = stops.indexOf(station);
    return [stops[at - 1], stops[at + 1]].filter((stop) => stop !== undefined);
  });
  return [...new Set(near)].sort((a, b) => a - b);
});

/** Shortest way between two stations in fields, changing at will (Floyd and Warshall). */
export const DISTANCE: readonly (readonly number[])[] = (() => {
  const table = STATIONS.map((_, a) => STATIONS.map((_b, b) => (a === b ? 0 : Infinity)));
  for (const fields of FIELD_OF) {
    for (let a = 0; a < STATIONS.length; a++) {
      for (let b = 0; b < STATIONS.length; b++) {
        if (fields[a]! >= 0 && fields[b]! >= 0)
          table[a]![b] = Math.min(table[a]![b]!, Math.abs(fields[a]! - fields[b]!));
      }
    }
  }
  for (let middle = 0; middle < STATIONS.length; middle++) {
    for (let a = 0; a < STATIONS.length; a++) {
      for (let b = 0; b < STATIONS.length; b++) {
        table[a]![b] = Math.min(table[a]![b]!, table[a]![middle]! + table[middle]![b]!);
      }
    }
  }
  return table;
})();

type Rails = Pick<Position, 'line' | 'field' | 'dir'>;

/** The station a train's head stands on, −1 on a plain field. */
export function stationOf(position: Rails, train: Train): Station | -1 {
  return LINES[position.line[train]!]!.fields[position.field[train]!]!;
}

export function isDiverted(position: Rails, train: Train): boolean {
  return position.line[train] !== homeOf(train);
}

/** Fields to a station in the train's present direction, up to the terminus; Infinity if it isn't ahead there. */
export function straightAhead(position: Rails, train: Train, station: Station): number {
  const field = FIELD_OF[position.line[train]!]![station]!;
  if (field < 0) return Infinity;
  const distance = (field - position.field[train]!) * position.dir[train]!;
  return distance > 0 ? distance : Infinity;
}

/** Fields until the train enters a station, turning at the terminus on its way; a diverted train never comes back from there. */
export function fieldsAhead(position: Rails, train: Train, station: Station): number {
  const straight = straightAhead(position, train, station);
  if (straight < Infinity || isDiverted(position, train)) return straight;
  const field = FIELD_OF[position.line[train]!]![station]!;
  if (field < 0) return Infinity;
  const last = LINES[position.line[train]!]!.last;
  const terminus = position.dir[train] === 1 ? last : 0;
  return Math.abs(terminus - position.field[train]!) + Math.abs(terminus - field);
}

/** Where a train's head is after one more field. */
export function nextField(position: Rails, train: Train): number {
  return position.field[train]! + position.dir[train]!;
}

/** The station that a train enters with its next field, −1 if none. */
export function nextStation(position: Rails, train: Train): Station | -1 {
  return LINES[position.line[train]!]!.fields[nextField(position, train)]!;
}

export function isDirection(value: unknown): value is Direction {
  return value === 1 || value === -1;
}

/** Whether a leg's list names this train when it runs in this direction. */
export const isNamed = (board: readonly Wanted[], train: Train, dir: number): boolean =>
  board.some((wanted) => wanted.line === homeOf(train) && (wanted.dir === 0 || wanted.dir === dir));
