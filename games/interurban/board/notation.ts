/** A turn in short: kind and value of each tile, whose station, the route, which way a curve goes, and # where a route is complete. */
import { kindOf, ownerOf, placedTiles, routesOf, valueOf, type Event, type Route, type View } from '../rules/index.ts';
import { sameCell } from './map/geometry.ts';

type Placed = Extract<Event, { type: 'placed' }>;

export function notation(events: readonly Event[], view: View): readonly [signs: string, ascii: string] {
  const routes = routesOf(view);
  const words = events.flatMap((event) => {
    if (event.type === 'placed')
      return [`${tileSign(event.tile)}›${event.labels.join('+')}${side(event, view, routes)}`];
    return event.type === 'completed' ? ['#'] : [];
  });
  const signs = words.join(' ').replaceAll(' #', '#');
  return [signs, signs.replaceAll('›', '>')];
}

/** `st1`, `cu0`, and of stations `P3:2`, the 2 of who sits third, with an x where it is a crossing: colours are chosen, seats are not. */
function tileSign(code: number): string {
  const kind = kindOf(code);
  if (kind === 'straight' || kind === 'curve') return `${kind.slice(0, 2)}${valueOf(code)}`;
  return `P${ownerOf(code) + 1}:${valueOf(code)}${kind === 'crossing' ? 'x' : ''}`;
}

/** Seen from the loco; it can be told as long as the tile lies on the view's table. */
function side({ x, y, tile, routes: extended }: Placed, view: View, routes: readonly Route[]): string {
  if (kindOf(tile) !== 'curve') return '';
  const index = placedTiles(view).find((it) => sameCell(it, { x, y }) && it.code === tile)?.index;
  const leg = routes[extended[0]!]!.legs.find((it) => it.tile === index);
  if (!leg) return '';
  return leg.to === ((leg.from + 1) & 3) ? ':l' : ':r';
}
