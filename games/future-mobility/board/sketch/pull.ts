/** The line of a trip, pulled to another block: the way that leads over it and leaves the rest where it was. */
import { checkRoute, scoreTrip, type Cell } from '../../rules/index.ts';
import { waysOf, type Journey } from './journey.ts';
import type { World } from './laying.ts';
import type { Refusal } from './touches.ts';
import { waysBy } from './ways.ts';

/**
 * The way of a segment after a stroke that begins on its line; undefined where none leads over the last block. What is drawn from the line
 * back to it, or in the direction of the destination, stays as it is drawn; otherwise only the block counts where the stroke ended.
 */
export function pulled(
  world: World,
  journey: Journey,
  index: number,
  stroke: readonly Cell[],
): readonly Cell[] | undefined {
  const { mode, route } = journey.segments[index]!;
  const over = stroke.at(-1)!;
  const [from, to] = [route.indexOf(stroke[0]!), route.indexOf(over)];
  const ways = waysOf(world, journey, index);
  const is = (drawn: readonly Cell[]) => ways.find((way) => way.join() === drawn.join());
  if (to >= 0) {
    const drawn =
      from < to
        ? [...route.slice(0, from), ...stroke, ...route.slice(to + 1)]
        : [...route.slice(0, to), ...stroke.toReversed(), ...route.slice(from + 1)];
    return is(drawn) ?? route;
  }
  const drawn = [...route.slice(0, from), ...stroke];
  const [shortest] = waysBy(world, mode)(over, route.at(-1)!);
  if (!shortest) return undefined;
  const direct = drawn.length + shortest.cells.length - 1;
  const led = ways.find((way) => way.length === direct && drawn.every((cell, at) => way[at] === cell));
  // A block further is a pull on the line, more than that is a drawing.
  return (stroke.length > 2 ? led : undefined) ?? wayOver(world, journey, index, over);
}

/** Over this block: what brings most, then the shortest, then what keeps most of the way as it is. */
export function wayOver(world: World, journey: Journey, index: number, over: Cell): readonly Cell[] | undefined {
  const segment = journey.segments[index]!;
  const lost = (way: readonly Cell[]): number =>
    -scoreTrip(world, { ...journey, segments: journey.segments.with(index, { ...segment, route: way }) }).total;
  const left = (way: readonly Cell[]): number => segment.route.filter((cell) => !way.includes(cell)).length;
  const [best] = waysOf(world, journey, index)
    .filter((way) => way.includes(over))
    .map((way) => ({ way, order: [lost(way), way.length, left(way)] as const }))
    .sort(({ order: a }, { order: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return best?.way;
}

/** Why no way leads over a block: for want of paths, or because no road leads on from there. */
export function whyNotOver(world: World, { segments }: Journey, over: Cell): Refusal {
  for (const { mode, route } of segments) {
    if (mode === 'tram') continue;
    const byRoad = waysBy(world, 'car')(route[0]!, route.at(-1)!).find(({ cells }) => cells.includes(over));
    const reason = byRoad && checkRoute(world, mode, byRoad.cells);
    if (reason) return { ...reason, at: [over] };
  }
  return { kind: 'noWayOver', at: [over] };
}
