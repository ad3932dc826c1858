/**
 * How large what is written on the table is at so many pixels a cell, in units of the board: large enough to be read, and so that nothing
 * lies over what is read. The style sheet of the tiles draws by it.
 */
import type { CSSProperties } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Direction, Route } from '../../rules/index.ts';
import { CELL, centre, sameCell, SMALL, towards } from './geometry.ts';

/** The least that is read, in pixels, and a little for the rounding. */
const READ = 11.3;
/** Pixels a cell below which all that is written grows, and below which a table is only looked over. */
const TINY = 44;
const MINUTE = 22;
/** And below which the labels of the start go, for every route has its own at its end, and then the values of track: there is no room for them. */
const LABELLED = 34;
const VALUED = 25;

/** As they are drawn at full size: letters of values, start labels, locos and discs, the disc, and half a station's plaque. */
export const DRAWN = { value: 18, start: 20, loco: 19, disc: 17, discRadius: 14, plaque: 31, number: 33 } as const;
/** A loco as it is drawn, from the edge where the track ends: how far it reaches back and ahead, and half its width. */
export const LOCO = { back: 15, front: 26, side: 12 } as const;
/** How far beyond the edge the disc of a complete route stands, and its radius, as long as its label is small. */
const DISC_OUT = 21;
const DISC_RADIUS = 21;

export interface Sizes {
  readonly size: 'minute' | 'tiny' | 'small' | 'large';
  /** Letters that can be read. */
  readonly read: number;
  /** How much larger than drawn things are: stations, values with their discs and in them, start labels and the discs below them. */
  readonly station: number;
  readonly worth: number;
  readonly value: number;
  readonly start: number;
  readonly startDisc: number;
  readonly loco: LocoSize;
  /** The labels of complete routes: how much larger they are, by how many letters (one or two) their radius, and how far they step aside for each other. */
  readonly disc: number;
  readonly radius: readonly [one: number, two: number];
  readonly aside: number;
  /** Whether start labels and values are shown. */
  readonly printed: 'all' | 'values' | 'none';
}

/** With a tile in hand locos stay small: the cell before them is what counts then. At the end a small table is looked at as a whole. */
export function sizesAt(pixels: number, held = false, over = false): Sizes {
  // Rounded, for a zoom is never exact.
  const cell = Math.round(pixels);
  const read = (READ * CELL) / cell;
  const size = cell < MINUTE ? 'minute' : cell < TINY ? 'tiny' : cell < SMALL ? 'small' : 'large';
  const bare = over && size === 'minute';
  const isSmall = size !== 'large';
  const disc = !isSmall || bare ? 1 : Math.max(1.5, read / DRAWN.disc);
  const letters = disc * DRAWN.disc;
  const least = disc === 1 ? DRAWN.discRadius : DISC_RADIUS;
  // A letter stands on little more than itself.
  const radius = [Math.max(least, 0.52 * letters), Math.max(least, 0.64 * letters)] as const;
  const station = size === 'large' || size === 'small' ? 1 : Math.min(1.5, Math.max(1, read / DRAWN.number));
  return {
    size,
    read,
    station,
    worth: { large: 1, small: 1.42, tiny: (0.8 * read) / DRAWN.value, minute: 1 }[size],
    value: size === 'tiny' ? 1.25 : 1,
    start: { large: 1, small: 1.25, tiny: read / DRAWN.start, minute: 1 }[size],
    // Three of them fill a start tile.
    startDisc: { large: 1, small: 0.8, tiny: 0.7, minute: 1 }[size],
    loco: bare ? { body: 1.4, out: 1.4 * LOCO.back - LOCO.side, name: 1, aside: 0 } : locoSize(cell, held, station),
    disc,
    radius,
    aside: asideOf(radius[1]),
    printed: cell >= LABELLED ? 'all' : cell >= VALUED ? 'values' : 'none',
  };
}

interface LocoSize {
  readonly body: number;
  /** How far further out than drawn it stands, so that it leaves the label of its start edge, or a station behind it, free. */
  readonly out: number;
  readonly name: number;
  /** How far it steps aside for another before the same cell: where both would reach beyond its middle, or to each other from around a corner. */
  readonly aside: number;
}

function locoSize(cell: number, held: boolean, station: number): LocoSize {
  if (cell >= SMALL) return { body: 1, out: 0, name: 1, aside: 0 };
  const name = Math.max(1.32, (READ * CELL) / cell / DRAWN.loco);
  const body = held ? 1.32 : Math.max(1.32, 0.75 * name);
  const inset = Math.min(LOCO.side, CELL / 2 - DRAWN.plaque * station - 2);
  const out = LOCO.back * body - inset;
  const reach = out + LOCO.front * body;
  const across = CELL / 2 - LOCO.side * body;
  return { body, out, name, aside: Math.max(reach > CELL / 2 ? 1.3 * LOCO.side * body : 0, reach - across) };
}

/** How far the middle of a disc is from the edge behind it: it doesn't reach over. */
const outOf = (radius: number): number => Math.max(DISC_OUT, radius - 2);

/** How far two discs before one cell step aside, at right angles or face to face, until they are clear of each other. */
function asideOf(radius: number): number {
  const within = CELL / 2 - outOf(radius);
  const facing = (radius + 1) ** 2 - within ** 2;
  return Math.max(0, (radius + 1) * Math.SQRT2 - within, Math.sqrt(Math.max(0, facing)));
}

/** Which way the disc of a complete route, or a loco, steps aside for others of its kind at the same cell: away from them, or to its right. */
export function asideFor(route: Route, routes: readonly Route[]): Point {
  const others = routes.filter(
    (it) => it.complete === route.complete && it.route !== route.route && sameCell(it.end, route.end),
  );
  if (others.length === 0) return { x: 0, y: 0 };
  const across = towards(((route.end.side + 3) & 3) as Direction, 0.02);
  const towardsOthers = others.reduce((sum, { end }) => {
    const at = towards(end.side, 0.02);
    return sum + at.x * across.x + at.y * across.y;
  }, 0);
  const sign = towardsOthers > 0 ? -1 : 1;
  return { x: sign * across.x, y: sign * across.y };
}

/** The middle and the radius of the disc of a complete route. */
export function discOf(
  route: Route,
  routes: readonly Route[],
  { radius, aside }: Sizes,
): Point & { readonly r: number } {
  const r = radius[route.label.length > 1 ? 1 : 0];
  const step = asideFor(route, routes);
  const within = towards(route.end.side, 1 - outOf(r) / (CELL / 2));
  const { x, y } = centre(route.end);
  return { x: x + within.x + aside * step.x, y: y + within.y + aside * step.y, r };
}

/** The same for the style sheet. */
export function sizeVars({ read, station, worth, value, start, startDisc, loco, disc, radius, aside }: Sizes) {
  const away = radius.map((r) => outOf(r) - DISC_OUT);
  const rim = radius.map((r) => r / (DRAWN.discRadius * disc));
  return {
    '--read': read,
    '--station': station,
    '--worth': worth,
    '--value': value,
    '--start': start,
    '--start-disc': startDisc,
    '--loco': loco.body,
    '--out': `${loco.out}px`,
    '--name': loco.name,
    '--loco-aside': `${loco.aside}px`,
    '--disc': disc,
    '--rim': rim[0],
    '--rim-long': rim[1],
    '--away': `${away[0]}px`,
    '--away-long': `${away[1]}px`,
    '--aside': `${aside}px`,
  } as CSSProperties;
}
