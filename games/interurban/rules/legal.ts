/** What the seat on turn may do: every legal action, and for everything else the reason why not. */
import { oneOf, tagged, whole, type Gate, type Reason, type Rng, type Seat } from '@stellwerk/kernel';
import { boardOf, cellOf, REACH, xOf, yOf, type Board } from './board.ts';
import { completesTooEarly, reasonOf, refusal, wouldComplete, type Refusal } from './placement.ts';
import { fits, spotsOf } from './spots.ts';
import { edgesOf, isStation, MAX_SEATS, NONE, rotationsOf, ROUTES, routeLabel, stationSlot } from './tiles.ts';
import { ROTATIONS, type Action, type Placement, type ReasonCode, type Table } from './types.ts';

const coordinate = whole(1 - REACH, REACH - 1);
const isAction: Gate<Action> = tagged('type', {
  place: { slot: whole(0, stationSlot(MAX_SEATS) - 1), x: coordinate, y: coordinate, rotation: oneOf(...ROTATIONS) },
  end: {},
});

const END: Action = Object.freeze({ type: 'end' });

/** Every legal action of the seat; none unless it is on turn. */
export function legalActions(table: Table, seat: Seat): Action[] {
  if (table.ended !== null || table.seat !== seat) return [];
  const board = boardOf(table);
  const actions: Action[] = candidates(board, table).filter((tried) => !refusedPlacement(board, table, tried));
  if (table.placed > 0) actions.push(END);
  return actions;
}

/** A random legal action of the seat on turn, without weighing all of them. */
export function sampleAction(table: Table, rng: Rng): Action {
  const board = boardOf(table);
  const tries = candidates(board, table);
  let left = tries.length;
  while (left > 0) {
    const drawn = rng.below(table.placed > 0 ? left + 1 : left);
    if (drawn === left) return END;
    const tried = tries[drawn]!;
    if (!refusedPlacement(board, table, tried)) return tried;
    tries[drawn] = tries[--left]!;
  }
  return END;
}

/** Is there anything that the seat on turn may place? */
export function canPlace(board: Board, table: Table): boolean {
  const spots = spotsOf(board);
  return table.faceUp.some((code) => {
    if (code === NONE || (table.stationPlaced && isStation(code))) return false;
    return rotationsOf(code).some((rotation) =>
      spots.some((spot) => fits(spot, code, rotation) && !isTooEarly(board, table, spot.cell, code, rotation)),
    );
  });
}

/** Restriction B holds until everybody has had a turn. */
function isTooEarly(board: Board, { turns, seats }: Table, cell: number, code: number, rotation: number): boolean {
  return turns < seats && completesTooEarly(board, cell, code, rotation) !== undefined;
}

/** The gate: why a value is not a legal action of the seat, or undefined if it is. Takes anything. */
export function checkAction(table: Table, seat: Seat, action: unknown): Reason<ReasonCode> | undefined {
  if (table.ended !== null) return { code: 'over' };
  if (table.seat !== seat) return { code: 'notYourTurn' };
  if (!isAction(action)) return { code: 'shape' };
  if (action.type === 'end') return table.placed > 0 ? undefined : { code: 'placeOneFirst' };
  return whyNot(table, action);
}

/** Why the seat on turn may not place a tile like this. */
export function whyNot(table: Table, placement: Placement): Reason<ReasonCode> | undefined {
  const code = table.faceUp[placement.slot];
  if (code === undefined || code === NONE) return { code: 'emptySlot' };
  if (!rotationsOf(code).includes(placement.rotation)) return { code: 'shape' };
  if (table.stationPlaced && isStation(code)) return { code: 'secondStation' };
  const refused = refusedPlacement(boardOf(table), table, placement);
  return refused && reasonOf(refused, (route) => routeLabel(table.tiles, route));
}

/** The routes that a legal placement would complete. */
export function completedBy(table: Table, { slot, x, y, rotation }: Placement): number[] {
  const fresh = wouldComplete(boardOf(table), cellOf(x, y), table.faceUp[slot]!, rotation);
  return Array.from({ length: ROUTES }, (_, route) => route).filter((route) => fresh & (1 << route));
}

function refusedPlacement(board: Board, table: Table, { slot, x, y, rotation }: Placement): Refusal | undefined {
  const code = table.faceUp[slot]!;
  const cell = cellOf(x, y);
  const refused = refusal(board, cell, code, rotation);
  // Restriction B holds until everybody has had a turn.
  return refused ?? (table.turns < table.seats ? completesTooEarly(board, cell, code, rotation) : undefined);
}

/** Every tile that may be used at every end of track, turned so that it extends the route; track first. */
function candidates(board: Board, table: Table): Placement[] {
  const ends = openEnds(board);
  const found: Placement[] = [];
  for (const [slot, code] of table.faceUp.entries()) {
    if (code === NONE || (table.stationPlaced && isStation(code))) continue;
    for (const { cell, side } of ends) {
      for (const rotation of rotationsOf(code)) {
        if (!(edgesOf(code, rotation) & (1 << side))) continue;
        found.push({ type: 'place', slot, x: xOf(cell), y: yOf(cell), rotation });
      }
    }
  }
  return found;
}

/** The cells that locos point at, each once, with the side that a track must be on. */
function openEnds(board: Board): { cell: number; side: number }[] {
  const ends: { cell: number; side: number }[] = [];
  for (let route = 0; route < ROUTES; route++) {
    const { end, direction } = board.routes[route]!;
    if (board.complete & (1 << route) || ends.some(({ cell }) => cell === end)) continue;
    ends.push({ cell: end, side: direction ^ 2 });
  }
  return ends;
}
