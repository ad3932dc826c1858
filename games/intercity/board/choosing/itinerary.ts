/** Planning a journey by hand: one station after another, by all lines that connect them. */
import {
  FIELD_OF,
  homeOf,
  isAboard,
  LINES,
  STATIONS,
  trainOf,
  type Leg,
  type Passenger,
  type Position,
  type Station,
} from '../../rules/index.ts';

/** Where the next leg of a plan starts: after the last one, otherwise where the passenger is or the last station it has passed. */
export function planFrom(position: Position, passenger: Passenger, legs: readonly Leg[]): Station {
  const last = legs.at(-1);
  if (last) return last.leave;
  const place = position.place[passenger]!;
  if (!isAboard(place)) return place;
  const train = trainOf(place);
  const { fields } = LINES[position.line[train]!]!;
  let field = position.field[train]!;
  while (fields[field]! < 0) field -= position.dir[train]!;
  return fields[field]!;
}

/** The stations that the next leg can go to. */
export function planTargets(position: Position, passenger: Passenger, legs: readonly Leg[]): ReadonlySet<Station> {
  return new Set(STATIONS.flatMap((_, station) => (nextLeg(position, passenger, legs, station) ? [station] : [])));
}

/** The leg to a station without a change, or undefined if no train runs there. */
export function nextLeg(
  position: Position,
  passenger: Passenger,
  legs: readonly Leg[],
  leave: Station,
): Leg | undefined {
  const from = planFrom(position, passenger, legs);
  if (from === leave) return undefined;
  const place = position.place[passenger]!;
  if (legs.length === 0 && isAboard(place)) {
    const train = trainOf(place);
    if (FIELD_OF[position.line[train]!]![leave]! < 0) return undefined;
    const home = homeOf(train);
    const serves = FIELD_OF[home]![from]! >= 0 && FIELD_OF[home]![leave]! >= 0;
    return { from, board: serves ? [{ line: home, dir: 0 }] : [], leave, seat: 'any' };
  }
  const board = LINES.flatMap((_, line) => {
    const [start, end] = [FIELD_OF[line]![from]!, FIELD_OF[line]![leave]!];
    return start < 0 || end < 0 ? [] : [{ line, dir: end > start ? (1 as const) : (-1 as const) }];
  });
  return board.length > 0 ? { from, board, leave, seat: 'any' } : undefined;
}

/** Whether two journeys change at the same stations between the same lines; where the present ride began makes no difference. */
export function sameJourney(a: readonly Leg[], b: readonly Leg[]): boolean {
  const lines = ({ board }: Leg): string =>
    board
      .map(({ line }) => line)
      .sort((x, y) => x - y)
      .join();
  return (
    a.length === b.length && a.every((leg, index) => leg.leave === b[index]!.leave && lines(leg) === lines(b[index]!))
  );
}

/** A part of a line, from field to field. */
export interface Stretch {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Where a journey leads, on the first line that each of its legs names. */
export function stretchesOf(legs: readonly Leg[]): readonly Stretch[] {
  return legs.flatMap(({ from, leave, board }) => {
    const line = board[0]?.line;
    return line === undefined ? [] : [{ line, from: FIELD_OF[line]![from]!, to: FIELD_OF[line]![leave]! }];
  });
}
