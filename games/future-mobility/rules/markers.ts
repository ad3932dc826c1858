/** Markers in cells as bit sets, and what shift cards may lay where. */
import type { Reason } from '@stellwerk/kernel';
import { LAYS, MARKERS, SHIFT_CARDS, type Marker, type ShiftCard } from './cards.ts';
import { CELLS, CITY, PRINTED_STOPS, slotsOf, type Cell } from './city.ts';
import { ROAD_CELLS, setOf, type CellSet } from './cell-sets.ts';
import { ROAD_STEPS } from './roads.ts';
import type { Action, Options, ReasonCode } from './types.ts';

export const BIT: Readonly<Record<Marker, number>> = { tramA: 1, tramB: 2, bikePath: 4, walkway: 8, trafficJam: 16 };
const SLOT_BITS = BIT.tramA | BIT.tramB | BIT.bikePath | BIT.walkway;

export function emptyMarkers(): number[] {
  const markers = Array.from({ length: CELLS }, () => 0);
  markers[PRINTED_STOPS.tramA] = BIT.tramA;
  markers[PRINTED_STOPS.tramB] = BIT.tramB;
  return markers;
}

export function has(markers: readonly number[], cell: Cell, marker: Marker): boolean {
  return (markers[cell]! & BIT[marker]) !== 0;
}

export function markersIn(set: number): Marker[] {
  return MARKERS.filter((marker) => (set & BIT[marker]) !== 0);
}

/** Slots still free in a cell. Jams take none. */
export function freeSlots(markers: readonly number[], cell: Cell): number {
  let taken = 0;
  for (let set = markers[cell]! & SLOT_BITS; set !== 0; set &= set - 1) taken++;
  return slotsOf(cell) - taken;
}

/** What a shift card is laid into; states and views both are one. */
export interface Ground {
  readonly markers: readonly number[];
  readonly supply: Readonly<Record<Marker, number>>;
  readonly options: Options;
}

/** Why this cell can't take the marker, by itself. */
export function checkCell(ground: Ground, marker: Marker, cell: Cell): Reason<ReasonCode> | undefined {
  if (CITY.neighbours[cell]!.length === 0) return { code: 'layRoad', at: [cell] };
  if (has(ground.markers, cell, marker)) return { code: 'layPresent', at: [cell], with: { marker } };
  if (freeSlots(ground.markers, cell) <= 0) return { code: 'laySlot', at: [cell] };
  if ((marker === 'tramA' || marker === 'tramB') && !inReach(ground, marker, cell))
    return { code: 'layReach', at: [cell], with: { marker, reach: ground.options.tramReach } };
  return undefined;
}

function inReach(ground: Ground, line: 'tramA' | 'tramB', cell: Cell): boolean {
  const steps = ROAD_STEPS[cell]!;
  for (let stop = 0; stop < CELLS; stop++) {
    if (has(ground.markers, stop, line) && steps[stop]! >= 0 && steps[stop]! <= ground.options.tramReach) return true;
  }
  return false;
}

/** Why these cells, in any order, can't take the card's markers. */
export function checkLay(ground: Ground, card: ShiftCard, cells: readonly Cell[]): Reason<ReasonCode> | undefined {
  const { marker, most } = LAYS[card];
  if (ground.supply[marker] === 0) return { code: 'laySupply', with: { marker, left: 0 } };
  if (cells.length === 0 || cells.length > most) return { code: 'layCount', with: { card, most } };
  if (cells.length > ground.supply[marker]) return { code: 'laySupply', with: { marker, left: ground.supply[marker] } };
  if (new Set(cells).size < cells.length) return { code: 'layTwice', at: [...cells] };
  for (const cell of cells) {
    const reason = checkCell(ground, marker, cell);
    if (reason) return reason;
  }
  if (!isChain(cells)) return { code: 'layChain', at: [...cells] };
  return undefined;
}

/** Can the cells be put in an order in which each is a road-neighbour of the one before? */
export function isChain(cells: readonly Cell[]): boolean {
  const extend = (last: Cell, rest: readonly Cell[]): boolean =>
    rest.length === 0 ||
    rest.some(
      (cell) =>
        CITY.neighbours[last]!.includes(cell) &&
        extend(
          cell,
          rest.filter((other) => other !== cell),
        ),
    );
  return cells.some((cell) =>
    extend(
      cell,
      cells.filter((other) => other !== cell),
    ),
  );
}

export type LayAction = Extract<Action, { type: 'lay' }>;

/** Every chain of the city as the action of each card that could lay it, in cells that rise. */
const CHAINS = listChains();

function listChains(): Readonly<Record<ShiftCard, readonly LayAction[]>> {
  const chains = new Map<string, Cell[]>();
  const extend = (chain: Cell[]): void => {
    const cells = [...chain].sort((a, b) => a - b);
    chains.set(cells.join(), cells);
    if (chain.length === LAYS.bikePath.most) return;
    for (const next of CITY.neighbours[chain.at(-1)!]!) if (!chain.includes(next)) extend([...chain, next]);
  };
  for (let cell = 0; cell < CELLS; cell++) if (CITY.neighbours[cell]!.length > 0) extend([cell]);
  const sorted = [...chains.values()].sort((a, b) => b.length - a.length);
  const of = (card: ShiftCard): LayAction[] =>
    sorted
      .filter((cells) => cells.length <= LAYS[card].most)
      .map((cells) => Object.freeze({ type: 'lay', card, cells: Object.freeze(cells) }));
  return Object.fromEntries(SHIFT_CARDS.map((card) => [card, of(card)])) as Record<ShiftCard, LayAction[]>;
}

interface Layable {
  readonly lay: LayAction;
  readonly length: number;
  readonly set: CellSet;
  /** Cells each of which would make it longer. */
  readonly onwards: CellSet;
}

/** The same with the cells as a set. */
export const LAYABLE = Object.fromEntries(
  SHIFT_CARDS.map((card) => [
    card,
    CHAINS[card].map((lay) => ({ lay, length: lay.cells.length, set: setOf(lay.cells), onwards: onwardsFrom(lay) })),
  ]),
) as Record<ShiftCard, Layable[]>;

function onwardsFrom({ cells }: LayAction): CellSet {
  const beside = cells.flatMap((cell) => CITY.neighbours[cell]!).filter((cell) => !cells.includes(cell));
  return setOf(beside.filter((cell) => isChain([...cells, cell])));
}

/** Everything a shift card can be played for, longest chains first. */
export function layActions(ground: Ground, card: ShiftCard): LayAction[] {
  const { marker } = LAYS[card];
  const left = ground.supply[marker];
  if (left === 0) return [];
  const taking = setOf(ROAD_CELLS.filter((cell) => checkCell(ground, marker, cell) === undefined));
  return LAYABLE[card].filter(({ length, set }) => length <= left && (set & ~taking) === 0).map(({ lay }) => lay);
}
