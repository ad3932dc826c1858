/**
 * From true longitude and latitude to the board: a conic projection gives Europe its familiar shape, then a thin-plate
 * spline bends it as little as possible until the anchors lie where the board has them.
 */
import type { LonLat } from './anchors.ts';

export type Point = readonly [x: number, y: number];

const DEGREE = Math.PI / 180;
const PARALLELS = [43 * DEGREE, 60 * DEGREE] as const;
const MIDDLE = [14 * DEGREE, 52 * DEGREE] as const;
/** Keeps the numbers of the spline near 1. */
const SCALE = 10;

const tangent = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
const CONE =
  Math.log(Math.cos(PARALLELS[0]) / Math.cos(PARALLELS[1])) / Math.log(tangent(PARALLELS[1]) / tangent(PARALLELS[0]));
const RADIUS = (Math.cos(PARALLELS[0]) * tangent(PARALLELS[0]) ** CONE) / CONE;

/** Lambert's conformal conic projection, y downwards. */
export function project([longitude, latitude]: LonLat): Point {
  const radius = RADIUS / tangent(latitude * DEGREE) ** CONE;
  const middle = RADIUS / tangent(MIDDLE[1]) ** CONE;
  const angle = CONE * (longitude * DEGREE - MIDDLE[0]);
  return [SCALE * radius * Math.sin(angle), SCALE * (radius * Math.cos(angle) - middle)];
}

export interface Anchor {
  readonly from: Point;
  readonly to: Point;
  /** 0 pins the anchor; more lets it give way for a smoother map. */
  readonly slack: number;
}

/** The thin-plate spline through the anchors. */
export function thinPlate(anchors: readonly Anchor[]): (point: Point) => Point {
  const n = anchors.length;
  const rows = Array.from({ length: n + 3 }, () => new Float64Array(n + 5));
  anchors.forEach((anchor, i) => {
    const row = rows[i]!;
    anchors.forEach((other, j) => (row[j] = bend(anchor.from, other.from)));
    row[i] = row[i]! + anchor.slack;
    [1, ...anchor.from].forEach((value, k) => {
      row[n + k] = value;
      rows[n + k]![i] = value;
    });
    row.set(anchor.to, n + 3);
  });
  solve(rows);
  return (point) => {
    const sum = [0, 0] as [number, number];
    const add = (row: Float64Array, factor: number): void => {
      sum[0] += row[n + 3]! * factor;
      sum[1] += row[n + 4]! * factor;
    };
    anchors.forEach((anchor, i) => add(rows[i]!, bend(point, anchor.from)));
    [1, ...point].forEach((value, k) => add(rows[n + k]!, value));
    return sum;
  };
}

/** The bending of a thin plate that is pushed at one point: r² log r. */
function bend(a: Point, b: Point): number {
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  return square === 0 ? 0 : (square * Math.log(square)) / 2;
}

/** Gauss–Jordan with pivots, in place: the columns right of the square become the solutions. */
function solve(rows: Float64Array[]): void {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let r = column + 1; r < size; r++) {
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    const lead = top[column]!;
    for (let k = column; k < top.length; k++) top[k] = top[k]! / lead;
    rows.forEach((row, r) => {
      const factor = row[column]!;
      if (r === column || factor === 0) return;
      for (let k = column; k < row.length; k++) row[k] = row[k]! - factor * top[k]!;
    });
  }
}
