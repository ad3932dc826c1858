/** Touches on the plan: markers of the card in hand, other ends of the trip, other ways. */
import { isShiftCard, LAYS, checkCell, type Cell, type ShiftCard, type View } from '../../rules/index.ts';
import { stopsOf, travel, withWay, type Journey, type Wish } from './journey.ts';
import { paint, stroke, type World } from './laying.ts';
import { pulled, wayOver, whyNotOver } from './pull.ts';
import { cardAt, reckon, worldBefore, type Sketch } from './sketch.ts';
import { withLay, type Touch } from './touches.ts';
import { endZones } from './zones.ts';

/** A touch on a block: a marker of the card in hand, another end of the trip, or a way over it. `gone` gives way to the marker. */
export function touchCell(view: View, sketch: Sketch, cell: Cell, gone?: Cell): Touch {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card)) {
    const world = worldBefore(view, sketch, sketch.active);
    const laid = sketch.lays.find(({ place }) => place === sketch.active)?.cells ?? [];
    const painted = paint(
      world,
      card,
      laid.filter((other) => other !== gone),
      cell,
    );
    if (!painted) return { refused: checkCell(world, LAYS[card].marker, cell)! };
    if ('either' in painted) return { refused: { kind: 'eitherGoes', at: painted.either, cell } };
    return drawn(sketch, sketch.active, card, painted.cells);
  }
  const { journey, world } = reckon(view, sketch);
  if (!journey || !sketch.wish) return sketch;
  return withEnd(world, sketch, sketch.wish, journey, cell) ?? overCell(world, sketch, sketch.wish, journey, cell);
}

/** Drawn by the person: what the trip was found for by proposal is free again. */
function drawn(sketch: Sketch, place: number, card: ShiftCard, cells: readonly Cell[]): Sketch {
  const laid = sketch.lays.find((lay) => lay.place === place);
  const wish = laid?.proposed && sketch.wish ? { ...sketch.wish, modes: undefined } : sketch.wish;
  return { ...withLay(sketch, { place, card, cells, proposed: false }), wish };
}

/** The places of the trip that may begin or end on the block. */
function endsAt({ trips }: Wish, cell: Cell): number[] {
  return endZones(trips).flatMap((cells, place) => (cells.includes(cell) ? [place] : []));
}

function withEnd(
  world: World,
  sketch: Sketch,
  wish: Wish,
  journey: Journey,
  cell: Cell,
  places = endsAt(wish, cell),
): Sketch | undefined {
  for (const place of places) {
    const ends = wish.ends.map((end, at) => (at === place ? cell : end));
    const ways = wish.ways.map((way, at) => (at === place || at === place - 1 ? undefined : way));
    const modes = journey.segments.map(({ mode }) => mode);
    for (const next of [
      { ...wish, ends, ways, modes },
      { ...wish, ends, ways, modes: undefined },
    ]) {
      const found = travel(world, next);
      if (found) return { ...sketch, wish: { ...next, modes: wish.modes && next.modes } };
    }
  }
  return undefined;
}

function overCell(world: World, sketch: Sketch, wish: Wish, journey: Journey, cell: Cell): Touch {
  for (let index = journey.segments.length - 1; index >= 0; index--) {
    const way = wayOver(world, journey, index, cell);
    if (way) return { ...sketch, wish: withWay(wish, journey, index, way) };
  }
  return { refused: whyNotOver(world, journey, cell) };
}

/** A stroke over the plan: markers of the card in hand, a stop of the trip dragged to another block of its kind, or the line pulled elsewhere. */
export function touchStroke(view: View, sketch: Sketch, cells: readonly Cell[]): Touch {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card))
    return drawn(sketch, sketch.active, card, stroke(worldBefore(view, sketch, sketch.active), card, cells));
  const { journey, world } = reckon(view, sketch);
  if (!journey || !sketch.wish) return sketch;
  const [from, to] = [cells[0]!, cells.at(-1)!];
  const stops = endsAt(sketch.wish, to).filter((place) => stopsOf(journey)[place] === from);
  const moved = withEnd(world, sketch, sketch.wish, journey, to, stops);
  if (moved) return moved;
  for (let index = journey.segments.length - 1; index >= 0; index--) {
    const segment = journey.segments[index]!;
    if (!segment.route.includes(from) || segment.mode === 'tram') continue;
    const way = pulled(world, journey, index, cells);
    if (way) return { ...sketch, wish: withWay(sketch.wish, journey, index, way) };
  }
  return { refused: whyNotOver(world, journey, to) };
}

/** May a stroke begin here? */
export function beginsStroke(view: View, sketch: Sketch, cell: Cell): boolean {
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card))
    return LAYS[card].most > 1 && stroke(worldBefore(view, sketch, sketch.active), card, [cell]).length > 0;
  const { journey } = reckon(view, sketch);
  if (!journey) return false;
  return (
    stopsOf(journey).includes(cell) ||
    journey.segments.some(({ mode, route }) => mode !== 'tram' && route.includes(cell))
  );
}
