/**
 * The parts of the game and their geometry. A tile's code reads in decimal: straights 0–2 and curves 100–101 (the last
 * digit is the value), simple stations 2sv and crossings 3sv (seat s, value v), start tiles 400–403. Cells are (x, y),
 * y grows to the north; the start tiles lie on (0, 0) and (1, 0).
 */
import type { Seat } from '@stellwerk/kernel';
import type { Rotation } from './types.ts';

export const KINDS = ['straight', 'curve', 'simple', 'crossing', 'start'] as const;
export type Kind = (typeof KINDS)[number];
/** Places in `KINDS`, for what is asked a million times. */
export const STRAIGHT = 0;
export const CROSSING = 3;
export const START = 4;

/** An empty slot. */
export const NONE = -1;
/** Numbers per tile in `Table.tiles`. */
export const STRIDE = 4;
export const MAX_SEATS = 5;
export const TILES_A_TURN = 3;
export const TRACK_SLOTS = 3;
export const STATION_SLOTS = 3;
export const ROUTES = 6;

export function tileCode(kind: Kind, value: number, seat: Seat = 0): number {
  return KINDS.indexOf(kind) * 100 + seat * 10 + value;
}
export function kindNumber(code: number): number {
  return (code / 100) | 0;
}
export function kindOf(code: number): Kind {
  return KINDS[kindNumber(code)]!;
}
export function valueOf(code: number): number {
  return code % 10;
}
/** Whose station it is. */
export function ownerOf(code: number): Seat {
  return ((code / 10) | 0) % 10;
}
export function isStation(code: number): boolean {
  return code >= 200 && code < 400;
}
export function isTrack(code: number): boolean {
  return code >= 0 && code < 200;
}

/** The first slot of a seat's stations in `faceUp`. */
export function stationSlot(seat: Seat, place = 0): number {
  return TRACK_SLOTS + STATION_SLOTS * seat + place;
}

/** All track tiles: 20 straights and 22 curves. */
export const TRACK_TILES: readonly number[] = [
  ...copies(3, tileCode('straight', 2)),
  ...copies(11, tileCode('straight', 1)),
  ...copies(6, tileCode('straight', 0)),
  ...copies(11, tileCode('curve', 1)),
  ...copies(11, tileCode('curve', 0)),
];

/** The ten stations of one seat. */
export function stationTiles(seat: Seat): number[] {
  return [
    ...[1, 2, 3, 4, 4].map((value) => tileCode('simple', value, seat)),
    ...[1, 1, 2, 3, 4].map((value) => tileCode('crossing', value, seat)),
  ];
}

/** Labels of the four start tiles, clockwise, the middle one opposite the blank edge. */
export const START_TILES = [
  ['4', 'H', '6'],
  ['5', '7', 'C'],
  ['5', 'S', '6'],
  ['4', 'L', '7'],
] as const;
export type StartLabel = (typeof START_TILES)[number][number];

/** Directions, clockwise; `d ^ 2` is the opposite one. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** Where the six routes leave the start tiles. */
export const ROUTE_STARTS: readonly { readonly x: number; readonly y: number; readonly direction: Direction }[] = [
  { x: 0, y: 0, direction: SOUTH },
  { x: 0, y: 0, direction: WEST },
  { x: 0, y: 0, direction: NORTH },
  { x: 1, y: 0, direction: NORTH },
  { x: 1, y: 0, direction: EAST },
  { x: 1, y: 0, direction: SOUTH },
];

/** Which edges have track, a bit for each direction, by quarter turns. */
const EDGES: readonly (readonly number[])[] = [
  [0b0101, 0b1010, 0b0101, 0b1010],
  [0b0011, 0b0110, 0b1100, 0b1001],
  [0b0101, 0b1010, 0b0101, 0b1010],
  [0b1111, 0b1111, 0b1111, 0b1111],
  [0b1101, 0b1101, 0b0111, 0b0111],
];

/** Start tiles count as turned by 180° where their blank edge faces west. */
export function edgesOf(code: number, rotation: number): number {
  return EDGES[kindNumber(code)]![(rotation / 90) | 0]!;
}

/** The rotations of a tile that differ in effect. */
export function rotationsOf(code: number): readonly Rotation[] {
  return OWN_ROTATIONS[kindNumber(code)]!;
}
const OWN_ROTATIONS: readonly (readonly Rotation[])[] = [[0, 90], [0, 90, 180, 270], [0, 90], [0], [0, 180]];

/** The tracks on a tile as pairs of directions: one, or two on a crossing. Start tiles have none that goes through. */
export function tracksOf(code: number, rotation: number): readonly (readonly [Direction, Direction])[] {
  const kind = kindNumber(code);
  if (kind === START) return [];
  if (kind === CROSSING) return BOTH_TRACKS;
  const edges = edgesOf(code, rotation);
  const [from, to] = DIRECTIONS.filter((direction) => edges & (1 << direction));
  return [[from!, to!]];
}
const BOTH_TRACKS = [
  [NORTH, SOUTH],
  [EAST, WEST],
] as const;

/** The label of a route's start edge as printed. */
export function startLabel(tiles: readonly number[], route: number): StartLabel {
  const code = tiles[(route < 3 ? 0 : STRIDE) + 3]!;
  return START_TILES[valueOf(code)]![route % 3]!;
}

/** What players call a route: its printed label, with a letter behind it where the other start tile has the same one. */
export function routeLabel(tiles: readonly number[], route: number): string {
  const label = startLabel(tiles, route);
  for (let other = 0; other < ROUTES; other++) {
    if (other !== route && startLabel(tiles, other) === label) return label + (route < other ? 'a' : 'b');
  }
  return label;
}

function copies(count: number, code: number): number[] {
  return Array.from({ length: count }, () => code);
}
