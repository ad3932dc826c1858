/** Markers that are being painted: which blocks can still be added, and what a click or a stroke over the plan makes of it. */
import { CITY, checkCell, isChain, LAYS, type Cell, type ShiftCard, type View } from '../../rules/index.ts';

export interface LayDraft {
  readonly card: ShiftCard;
  readonly cells: readonly Cell[];
}

/** How many markers the card can lay now. */
export function most(view: View, card: ShiftCard): number {
  const { marker, most: printed } = LAYS[card];
  return Math.min(printed, view.supply[marker]);
}

function takes(view: View, card: ShiftCard, cell: Cell): boolean {
  return checkCell(view, LAYS[card].marker, cell) === undefined;
}

/** Blocks that take a marker next; with a full or unfinished chain, those that lead it on. */
export function paintable(view: View, { card, cells }: LayDraft): readonly Cell[] {
  const all = CITY.zones.map((_, cell) => cell).filter((cell) => takes(view, card, cell) && !cells.includes(cell));
  if (cells.length === 0 || most(view, card) === 1) return all;
  return cells.length < most(view, card) ? all.filter((cell) => isChain([...cells, cell])) : [];
}

/** A click adds a block, takes it back with all that came later, or starts over where it doesn't fit on. Undefined if nothing can lie there. */
export function paint(view: View, draft: LayDraft, cell: Cell): LayDraft | undefined {
  const { card, cells } = draft;
  const place = cells.indexOf(cell);
  if (place >= 0) return { card, cells: cells.slice(0, place) };
  if (!takes(view, card, cell)) return undefined;
  const longer = [...cells, cell];
  return { card, cells: longer.length <= most(view, card) && isChain(longer) ? longer : [cell] };
}

/** A stroke over the plan, as far as it can be laid. */
export function stroke(view: View, card: ShiftCard, cells: readonly Cell[]): LayDraft {
  const laid: Cell[] = [];
  for (const cell of cells) {
    if (laid.length === most(view, card)) break;
    if (laid.includes(cell) || !takes(view, card, cell) || !isChain([...laid, cell])) break;
    laid.push(cell);
  }
  return { card, cells: laid };
}
