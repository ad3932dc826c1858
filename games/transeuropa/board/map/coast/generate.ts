/**
 * Makes `map/coast.ts` and `map/silhouette.ts`: Europe's land from Natural Earth, bent so that its coasts meet the
 * board's double lines.
 * After a change to the map or the anchors, `npx vitest run games/transeuropa/board/map/coast -u` writes them again.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { EUROPE } from '../../../rules/europe.ts';
import { place, sizeOf } from '../geometry.ts';
import { CAPES, CITIES, type LonLat } from './anchors.ts';
import { areaOf, clipPath, clipRing, simplify, write } from './outline.ts';
import { type Point, project, thinPlate } from './warp.ts';

/** Far enough beyond the frame that no cut shows, near enough that the spline doesn't fold. */
const WINDOW = { x: -22, y: 30, width: 80, height: 41 };
const FRAME = { x: 0, y: 0, ...sizeOf(EUROPE) };
const CITY_SLACK = 0.02;
const CAPE_SLACK = 0.04;
/** In board units: how far an outline may be off, and the area below which an island is left out. */
interface Detail {
  readonly tolerance: number;
  readonly smallest: number;
}
const COAST: Detail = { tolerance: 0.8, smallest: 50 };
const SILHOUETTE: Detail = { tolerance: 4, smallest: 900 };
const BORDER_TOLERANCE = 1.2;

/** The modules in `map/` and their texts: the map's coast, and a plainer one for small pictures. */
export function generateCoast(): Readonly<Record<'coast.ts' | 'silhouette.ts', string>> {
  const toBoard = warpToBoard();
  const atlas = readAtlas();
  const countries = atlas.objects.countries;
  const rings = merge(atlas, countries.geometries as (Polygon | MultiPolygon)[])
    .coordinates.flat()
    .map((ring) => clipRing(clipRing(ring as unknown as LonLat[], WINDOW).map(toBoard), FRAME));
  const borders = mesh(atlas, countries as never, (a, b) => a !== b)
    .coordinates.flatMap((path) => clipPath(path as unknown as LonLat[], WINDOW))
    .flatMap((path) =>
      clipPath(
        path.map((point) => toBoard(point)),
        FRAME,
      ),
    )
    .map((path) => write(simplify(path, BORDER_TOLERANCE), false))
    .join('');
  return {
    'coast.ts': moduleText({ LAND: outline(rings, COAST), BORDERS: borders }),
    'silhouette.ts': moduleText({ SILHOUETTE: outline(rings, SILHOUETTE) }),
  };
}

function outline(rings: readonly (readonly Point[])[], { tolerance, smallest }: Detail): string {
  return rings
    .filter((ring) => ring.length > 2 && areaOf(ring) >= smallest)
    .map((ring) => write(simplify([...ring, ring[0]!], tolerance).slice(0, -1), true))
    .join('');
}

function warpToBoard(): (at: Point) => Point {
  const byId = new Map(EUROPE.crossings.map((crossing) => [crossing.id, crossing]));
  const cities = EUROPE.cities.map((city) => ({
    from: project(CITIES[city.id]!),
    to: pair(place(byId.get(city.crossing)!)),
    slack: CITY_SLACK,
  }));
  const capes = CAPES.map((cape) => ({ from: project(cape.at), to: pair(place(cape)), slack: CAPE_SLACK }));
  const bend = thinPlate([...cities, ...capes]);
  return (at) => bend(project(at));
}

const pair = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x, y];

function readAtlas(): Topology<{ countries: GeometryCollection }> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
}

function moduleText(paths: Readonly<Record<string, string>>): string {
  const head = `/**
 * Written by \`coast/generate.ts\`; do not edit. Europe as SVG paths in the board's units, bent to the lattice. Made with
 * Natural Earth, 1:50 million, public domain.
 */
`;
  const exported = Object.entries(paths).map(([name, path]) => `\nexport const ${name} =\n  '${path}';\n`);
  return head + exported.join('');
}
