/**
 * The network diagram, drawn by hand: where each station stands, which way its lines lie side by side there, on which side its name
 * stands, and how a stretch bends. Everything else about the picture is worked out from this.
 */
import type { Side } from '@stellwerk/toolkit/labels.ts';
import type { StationId } from '../../rules/board.ts';

/** The part of the plane that is shown: trains at their termini stand a little outside the network. */
export const WIDTH = 1250;
export const HEIGHT = 1410;
export const ORIGIN = { x: 36, y: -60 } as const;

/** Along which direction the lines of a station lie side by side. */
export const AXES = {
  h: { x: 1, y: 0 },
  v: { x: 0, y: 1 },
  /** Rising, for lines that run from north-west to south-east. */
  u: { x: 1, y: -1 },
  /** Falling, for lines that run from north-east to south-west, or turn from west to south. */
  d: { x: 1, y: 1 },
} as const;
export type Axis = keyof typeof AXES;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly axis: Axis;
  /** Place of each line along the axis, by line; lines that don't call have none. */
  readonly slots: Readonly<Partial<Record<0 | 1 | 2 | 3 | 4, number>>>;
  /** Where its name stands best, and where else it may; anywhere if nothing is said. */
  readonly label: Side;
  readonly others?: readonly Side[];
}

const [RED, BROWN, GREEN, YELLOW, BLUE] = [0, 1, 2, 3, 4] as const;

export const SPOTS: Readonly<Record<StationId, Spot>> = {
  hamburg: { x: 780, y: 60, axis: 'h', slots: { [RED]: -1, [GREEN]: 0, [YELLOW]: 1 }, label: 'se' },
  bremen: { x: 649, y: 130, axis: 'd', slots: { [RED]: 0 }, label: 'nw' },
  hannover: { x: 780, y: 330, axis: 'h', slots: { [BROWN]: -1, [GREEN]: 0, [YELLOW]: 1 }, label: 'ne' },
  osnabrueck: { x: 514, y: 265, axis: 'd', slots: { [RED]: 0 }, label: 'nw' },
  bielefeld: { x: 658, y: 390, axis: 'v', slots: { [BROWN]: 0 }, label: 's' },
  muenster: { x: 500, y: 345, axis: 'h', slots: { [RED]: 0 }, label: 'w' },
  hamm: { x: 566, y: 430, axis: 'd', slots: { [BROWN]: 0 }, label: 'nw' },
  goettingen: { x: 780, y: 500, axis: 'h', slots: { [GREEN]: 0, [YELLOW]: 1 }, label: 'e' },
  dortmund: { x: 496, y: 480, axis: 'v', slots: { [RED]: -1, [BLUE]: 0, [BROWN]: 1 }, label: 'e' },
  bochum: { x: 408, y: 480, axis: 'v', slots: { [BLUE]: 0 }, label: 's' },
  essen: { x: 310, y: 480, axis: 'v', slots: { [RED]: -1, [BLUE]: 0 }, label: 'n' },
  duisburg: { x: 228, y: 480, axis: 'd', slots: { [RED]: -1, [BLUE]: 0 }, label: 'w' },
  hagen: { x: 534, y: 572, axis: 'h', slots: { [BROWN]: 0 }, label: 'e' },
  wuppertal: { x: 462, y: 634, axis: 'd', slots: { [BROWN]: 0 }, label: 'e' },
  duesseldorf: { x: 228, y: 552, axis: 'u', slots: { [RED]: -1, [BLUE]: 0 }, label: 'w' },
  bebra: { x: 780, y: 630, axis: 'h', slots: { [GREEN]: 0, [YELLOW]: 1 }, label: 'e' },
  koeln: { x: 306, y: 640, axis: 'u', slots: { [RED]: -1, [BLUE]: 0, [BROWN]: 1 }, label: 'w' },
  bonn: { x: 358, y: 692, axis: 'u', slots: { [RED]: -1, [BLUE]: 0, [BROWN]: 1 }, label: 'w' },
  fulda: { x: 780, y: 720, axis: 'h', slots: { [GREEN]: 0, [YELLOW]: 1 }, label: 'e' },
  koblenz: { x: 422, y: 765, axis: 'u', slots: { [RED]: -1, [BLUE]: 0, [BROWN]: 1 }, label: 'w' },
  frankfurt: { x: 700, y: 830, axis: 'v', slots: { [BROWN]: -1, [GREEN]: 0 }, label: 'e' },
  wiesbaden: { x: 595, y: 812, axis: 'v', slots: { [BROWN]: 0 }, label: 'n' },
  mainz: { x: 510, y: 860, axis: 'u', slots: { [RED]: -1, [BLUE]: 0 }, label: 'w' },
  aschaffenburg: { x: 770, y: 882, axis: 'v', slots: { [BROWN]: 0 }, label: 's' },
  wuerzburg: { x: 905, y: 882, axis: 'v', slots: { [BROWN]: 0, [YELLOW]: 1 }, label: 'ne' },
  mannheim: { x: 560, y: 955, axis: 'u', slots: { [RED]: -1, [BLUE]: 0, [GREEN]: 1 }, label: 'w' },
  nuernberg: { x: 1015, y: 932, axis: 'h', slots: { [YELLOW]: 0, [BROWN]: 1 }, label: 'ne' },
  heidelberg: { x: 605, y: 1000, axis: 'u', slots: { [RED]: -1, [BLUE]: 0 }, label: 'ne' },
  karlsruhe: { x: 510, y: 1050, axis: 'h', slots: { [GREEN]: 0 }, label: 'w' },
  stuttgart: { x: 720, y: 1115, axis: 'u', slots: { [RED]: -1, [BLUE]: 0 }, label: 'ne' },
  ingolstadt: { x: 1085, y: 1045, axis: 'h', slots: { [BROWN]: 0 }, label: 'e' },
  ulm: { x: 850, y: 1202, axis: 'v', slots: { [BLUE]: 0 }, label: 's' },
  augsburg: { x: 985, y: 1192, axis: 'v', slots: { [YELLOW]: 0, [BLUE]: 1 }, label: 's' },
  muenchen: { x: 1085, y: 1202, axis: 'v', slots: { [BROWN]: -2, [YELLOW]: -1, [BLUE]: 0 }, label: 'se' },
  freiburg: { x: 400, y: 1184, axis: 'h', slots: { [GREEN]: 0 }, label: 'w' },
  basel: { x: 400, y: 1252, axis: 'h', slots: { [GREEN]: 0 }, label: 'w' },
};

/** A stretch is a straight part and a diagonal one: which comes first, seen from the north. */
export type Bend = 'straight' | 'diagonal' | 'middle';

/** Stretches that don't begin with their straight part, by line (or all lines) and their two stations. */
export const BENDS: Readonly<Record<string, Bend>> = {
  'frankfurt-aschaffenburg': 'diagonal',
  'frankfurt-mannheim': 'diagonal',
  'fulda-frankfurt': 'diagonal',
  'koblenz-wiesbaden': 'middle',
};
