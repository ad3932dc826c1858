/** Markers on a card that is being laid: which blocks can still be added, what a touch or a stroke makes of it, and what a card could do for a trip. */
import { netOf, reach, setOf, withLay, type CellSet, type Net } from '../../rules/advice/forecast.ts';
import {
  cellsOf,
  checkCell,
  checkLay,
  CITY,
  isChain,
  layActions,
  LAYS,
  MODE_BONUS,
  tripOf,
  type Cell,
  type Mode,
  type Outlook,
  type ShiftCard,
  type TripId,
  type View,
} from '../../rules/index.ts';

/** The city and the hand as a sketch would leave them. */
export interface World extends Outlook {
  readonly supply: View['supply'];
  /** Jams that the others could still play. */
  readonly threat: number;
}

/** How many markers the card can lay now. */
export function most(world: World, card: ShiftCard): number {
  const { marker, most: printed } = LAYS[card];
  return Math.min(printed, world.supply[marker]);
}

function takes(world: World, card: ShiftCard, cell: Cell): boolean {
  return checkCell(world, LAYS[card].marker, cell) === undefined;
}

/** Blocks that take a marker next; with a chain begun, those that lead it on. */
export function paintable(world: World, card: ShiftCard, cells: readonly Cell[]): readonly Cell[] {
  const all = CITY.zones.map((_, cell) => cell).filter((cell) => takes(world, card, cell) && !cells.includes(cell));
  if (cells.length === 0 || most(world, card) === 1) return all;
  return cells.length < most(world, card) ? all.filter((cell) => isChain([...cells, cell])) : [];
}

/** What a touch makes of the blocks of a card; `either`: blocks of which one has to go for it, and the person says which. */
export type Painted = { readonly cells: readonly Cell[] } | { readonly either: readonly Cell[] };

/**
 * A touch adds a block or takes it off again, with what would no longer hang together; one that doesn't fit on moves the chain's far end, takes
 * the place of another, or starts over. Undefined if nothing can lie there.
 */
export function paint(world: World, card: ShiftCard, cells: readonly Cell[], cell: Cell): Painted | undefined {
  if (cells.includes(cell)) {
    const rest = cells.filter((other) => other !== cell);
    return { cells: isChain(rest) || rest.length === 0 ? rest : cells.slice(0, cells.indexOf(cell)) };
  }
  if (!takes(world, card, cell)) return undefined;
  const longer = [...cells, cell];
  if (longer.length <= most(world, card) && isChain(longer)) return { cells: longer };
  const instead = (gone: Cell): readonly Cell[] => longer.filter((other) => other !== gone);
  const either = cells.filter((gone) => isChain(instead(gone)));
  // From an end on the other end gives way, the one that was laid first.
  const chain = inChain(cells);
  const ends = [chain[0]!, chain.at(-1)!];
  const moved = cells.filter((gone) => either.includes(gone) && ends.includes(gone) && joinsEnd(ends, gone, cell));
  if (either.length > 1 && moved.length === 0) return { either };
  const [gone] = moved.length > 0 ? moved : either;
  return { cells: gone === undefined ? [cell] : instead(gone) };
}

/** Is the block next to the end that stays? */
function joinsEnd(ends: readonly Cell[], gone: Cell, cell: Cell): boolean {
  const stays = ends.find((end) => end !== gone);
  return stays !== undefined && CITY.neighbours[stays]!.includes(cell);
}

/** The cells in an order in which each joins on to the one before. */
export function inChain(cells: readonly Cell[]): readonly Cell[] {
  const extend = (chain: readonly Cell[]): readonly Cell[] | undefined => {
    if (chain.length === cells.length) return chain;
    for (const next of cells)
      if (!chain.includes(next) && (chain.length === 0 || CITY.neighbours[chain.at(-1)!]!.includes(next))) {
        const whole = extend([...chain, next]);
        if (whole) return whole;
      }
    return undefined;
  };
  return extend([]) ?? cells;
}

/** A stroke over the plan, as far as it can be laid. */
export function stroke(world: World, card: ShiftCard, drawn: readonly Cell[]): readonly Cell[] {
  const laid: Cell[] = [];
  for (const cell of drawn) {
    if (laid.length === most(world, card)) break;
    if (laid.includes(cell) || !takes(world, card, cell) || !isChain([...laid, cell])) break;
    laid.push(cell);
  }
  return laid;
}

/** What the card lets trips go by. */
export function modeOf(card: ShiftCard, freight: boolean): Mode | undefined {
  if (freight) return card === 'bikePath' ? 'cargoBike' : undefined;
  return card === 'bikePath' ? 'bicycle' : card === 'walkableCity' ? 'walking' : 'tram';
}

/** Can the cards be travelled one after another by this mode? Ends that were chosen are kept. */
function carries(net: Net, trips: readonly TripId[], mode: Mode, ends: readonly (Cell | undefined)[]): boolean {
  let from = ends[0] === undefined ? zones(tripOf(trips[0]!).from) : setOf([ends[0]]);
  for (const [index, id] of trips.entries()) {
    const card = tripOf(id);
    const end = ends[index + 1];
    from = reach(net, mode, from & zones(card.from)) & (end === undefined ? zones([card.to]) : setOf([end]));
  }
  return from !== 0;
}

const ZONE_SETS = new Map<string, CellSet>();
function zones(names: readonly Parameters<typeof cellsOf>[1][]): CellSet {
  const key = names.join();
  let set = ZONE_SETS.get(key);
  if (set === undefined) ZONE_SETS.set(key, (set = setOf(names.flatMap((zone) => cellsOf(CITY, zone)))));
  return set;
}

/**
 * The markers that let these cards go by what the card is for: the fewest, and of those that help most other open trips. Undefined where
 * the card can't do it.
 */
export function proposal(
  world: World,
  card: ShiftCard,
  trips: readonly TripId[],
  ends: readonly (Cell | undefined)[] = [],
): readonly Cell[] | undefined {
  const mode = modeOf(card, tripOf(trips[0]!).freight);
  if (!mode || (mode === 'cargoBike' && !world.hand.includes('cargoBike'))) return undefined;
  const net = netOf(world.markers);
  let best: readonly Cell[] | undefined;
  let helped = -1;
  for (const lay of layActions(world, card).toReversed()) {
    if (best && lay.cells.length > best.length) break;
    const built = withLay(net, lay);
    if (!carries(built, trips, mode, ends)) continue;
    const others = carried(world, built, card).length;
    if (others > helped) [best, helped] = [lay.cells, others];
  }
  return best;
}

function carried(world: World, net: Net, card: ShiftCard): TripId[] {
  return world.open.filter((id) => {
    const mode = modeOf(card, tripOf(id).freight);
    return mode !== undefined && carries(net, [id], mode, []);
  });
}

/** The most that open trips, one or several joined, would bring by what the card is for. */
export function bestBy(world: World, net: Net, card: ShiftCard): number {
  let best = 0;
  const follow = (id: TripId, mode: Mode, from: CellSet, points: number, used: readonly TripId[]): void => {
    const trip = tripOf(id);
    const ends = reach(net, mode, from & zones(trip.from)) & zones([trip.to]);
    if (ends === 0) return;
    const total = points + trip.points + MODE_BONUS[mode];
    best = Math.max(best, total);
    for (const next of world.open)
      if (!used.includes(next) && tripOf(next).freight === trip.freight && tripOf(next).from.includes(trip.to))
        follow(next, mode, ends, total, [...used, next]);
  };
  for (const id of world.open) {
    const mode = modeOf(card, tripOf(id).freight);
    if (mode && (mode !== 'cargoBike' || world.hand.includes('cargoBike'))) follow(id, mode, -1, 0, [id]);
  }
  return best;
}

export function canLay(world: World, card: ShiftCard, cells: readonly Cell[]): boolean {
  return checkLay(world, card, cells) === undefined;
}
