/** Nothing that is written on the table is covered, however full it is and however small it is shown. */
import { readFileSync } from 'node:fs';
import { parsePlayFile, Replay } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import type { Point } from '@stellwerk/toolkit/point.ts';
import {
  game,
  isTrack,
  placedTiles,
  routesOf,
  tracksOf,
  valueOf,
  type PlacedTile,
  type Route,
  type Table,
} from '../../rules/index.ts';
import { centre, towards } from './geometry.ts';
import { endOf } from './Lines.tsx';
import { asideFor, discOf, DRAWN, LOCO, sizesAt, type Sizes } from './sizes.ts';
import { startMarkAt, valueCorner } from './Tile.tsx';

interface Rect extends Point {
  readonly across: number;
  readonly down: number;
}
interface Mark {
  readonly what: string;
  /** What is read, and all that it stands on. */
  readonly text: Rect;
  readonly shape: Rect & { readonly round: boolean };
}

/** Letters of the condensed face: as high as capitals are, and as wide as digits. */
const letters = ({ x, y }: Point, size: number, count = 1): Rect => ({
  x,
  y,
  across: 0.23 * count * size,
  down: 0.35 * size,
});

/** In the order in which they are drawn. */
function marksOn(tiles: readonly PlacedTile[], routes: readonly Route[], sizes: Sizes): Mark[] {
  const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
  const disc = (what: string, at: Point, r: number, size: number, count = 1): Mark => ({
    what,
    text: letters(at, size, count),
    shape: { ...at, across: r, down: r, round: true },
  });
  const printed = tiles.flatMap((tile): Mark[] => {
    const at = centre(tile);
    if (tile.kind === 'start') {
      if (sizes.printed !== 'all') return [];
      return ([0, 1, 2, 3] as const)
        .filter((side) => side !== (tile.rotation === 0 ? 1 : 3))
        .map((side) =>
          disc(
            `start ${side}`,
            plus(at, startMarkAt(side)),
            13 * sizes.start * sizes.startDisc,
            DRAWN.start * sizes.start,
          ),
        );
    }
    if (tile.owner === undefined) return [];
    const number = { x: 12 * sizes.station, y: 0 };
    const plaque = { across: DRAWN.plaque * sizes.station, down: 20 * sizes.station, round: false };
    return [
      {
        what: `station ${tile.x} ${tile.y}`,
        text: letters(plus(at, number), DRAWN.number * sizes.station),
        shape: { ...at, ...plaque },
      },
    ];
  });
  const values = tiles.flatMap((tile): Mark[] => {
    if (sizes.printed === 'none' || !isTrack(tile.code) || valueOf(tile.code) === 0) return [];
    const at = plus(centre(tile), valueCorner(tracksOf(tile.code, tile.rotation)));
    return [disc(`value ${tile.x} ${tile.y}`, at, 13 * sizes.worth, DRAWN.value * sizes.worth * sizes.value, 2)];
  });
  const ends = routes.map((route): Mark => {
    const count = route.label.length;
    if (route.complete) {
      const at = discOf(route, routes, sizes);
      return disc(`disc ${route.label}`, at, at.r, DRAWN.disc * sizes.disc, count);
    }
    const { body, out, name, aside } = sizes.loco;
    const step = asideFor(route, routes);
    const stood = plus(endOf(route), { x: aside * step.x, y: aside * step.y });
    const ahead = towards(route.end.side, -0.02);
    const from = (along: number): Point => ({ x: ahead.x * along, y: ahead.y * along });
    const middle = plus(stood, from(out + ((LOCO.front - LOCO.back) / 2) * body));
    const [long, wide] = [((LOCO.front + LOCO.back) / 2) * body, LOCO.side * body];
    const [across, down] = ahead.x === 0 ? [wide, long] : [long, wide];
    return {
      what: `loco ${route.label}`,
      text: letters(plus(stood, from(out - name)), DRAWN.loco * name, count),
      shape: { ...middle, across, down, round: false },
    };
  });
  return [...printed, ...values, ...ends];
}

/** By how many units a shape lies over what is read. */
function over(shape: Mark['shape'], text: Rect): number {
  const [dx, dy] = [Math.abs(shape.x - text.x), Math.abs(shape.y - text.y)];
  if (!shape.round) return Math.min(shape.across + text.across - dx, shape.down + text.down - dy);
  return shape.across - Math.hypot(Math.max(0, dx - text.across), Math.max(0, dy - text.down));
}

/** Every position of the second half of each game that is kept. */
function* late(): Generator<Table> {
  for (const name of [
    'all-routes-complete',
    'all-track-laid',
    'all-stations-laid',
    'nothing-to-place',
    'shared-victory',
  ]) {
    const parsed = parsePlayFile(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
    if (!parsed.ok) throw new Error(parsed.reason.code);
    const { entries } = parsed.file;
    const replay = new Replay(game, parsed.file, entries);
    for (let length = Math.ceil(entries.length / 2); length <= entries.length; length++) yield replay.at(length).state;
  }
}

/** Pixels a cell, from the whole of a long table on a phone held across to one seen from near; with a tile in hand a finger comes near. */
const PIXELS = [17, 20, 22, 25, 26, 30, 33, 34, 38, 43, 44, 52, 63, 64, 90];
const HELD = PIXELS.filter((pixels) => pixels >= 34);

test('in late games no disc, loco or value lies over a label, and no loco over another', () => {
  const all = [...PIXELS.map((pixels) => sizesAt(pixels)), ...HELD.map((pixels) => sizesAt(pixels, true))];
  const covered = new Set<string>();
  for (const table of late()) {
    const [tiles, routes] = [placedTiles(table), routesOf(table)];
    for (const [at, sizes] of all.entries()) {
      const marks = marksOn(tiles, routes, sizes);
      for (const [index, { what, text, shape }] of marks.entries()) {
        for (const above of marks.slice(index + 1)) {
          if (over(above.shape, text) > 1) covered.add(`size ${at}: ${what} by ${above.what}`);
          const areLocos = what.startsWith('loco') && above.what.startsWith('loco');
          if (areLocos && over(above.shape, shape) > 1) covered.add(`size ${at}: ${what} and ${above.what}`);
        }
      }
    }
  }
  expect([...covered]).toEqual([]);
});
