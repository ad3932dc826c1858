/**
 * A table to try tiles on: they are laid and lifted again, and what the position is worth to the seat on turn is kept up to date with each of
 * them. There is one trial at a time.
 */
import type { Seat } from '@stellwerk/kernel';
import { createBoard, follow, lay, lift, load, type Trace } from './board.ts';
import { completedRoutes } from './completion.ts';
import { commerceOf, seriesTotals, victoryPoints } from './scoring.ts';
import { fits, spotsOf, type Spot } from './spots.ts';
import {
  isStation,
  isTrack,
  NONE,
  rotationsOf,
  ROUTES,
  startLabel,
  STATION_SLOTS,
  stationSlot,
  TILES_A_TURN,
  TRACK_SLOTS,
} from './tiles.ts';
import type { State } from './types.ts';
import { routeWorth, weighFinished } from './weigh.ts';

/** What of a table changes with the seat on turn. */
interface OnTurn {
  readonly seat: Seat;
  readonly turns: number;
  placed: number;
  stationPlaced: boolean;
  readonly faceUp: number[];
  readonly trackLeft: number;
  /** Face down, by seat. */
  readonly stationsLeft: readonly number[];
}

/** What a tile has changed, for the time when it is lifted. */
interface Laid {
  slot: number;
  code: number;
  stationPlaced: boolean;
  complete: number;
  /** The routes that it has extended, as they were before. */
  extended: number;
  readonly routes: number[];
  readonly traces: Trace[];
  readonly stations: number[];
}

/** A turn and the answer to it. */
const MOST = 2 * TILES_A_TURN;
const ALL_COMPLETE = (1 << ROUTES) - 1;

const board = createBoard();
const laid: readonly Laid[] = Array.from({ length: MOST }, () => ({
  slot: 0,
  code: 0,
  stationPlaced: false,
  complete: 0,
  extended: 0,
  routes: [0, 0],
  traces: [structuredClone(board.routes[0]!), structuredClone(board.routes[0]!)],
  stations: [0, 0],
}));
/** What each route is worth to the seat on turn, after each tile and for each seat that is on turn. */
const worths = new Float64Array((MOST + 2) * ROUTES);
let [depth, layer] = [0, 0];
let table: State;
let turn: OnTurn;

/** The start numbers by route; those that count tiles of their own route and those that look at others have no number here. */
const starts = new Int8Array(ROUTES);
const [STRAIGHTS, CURVES, HIGHEST, LOWEST] = [-1, -2, -3, -4] as const;
const LETTERS: Readonly<Record<string, number>> = { S: STRAIGHTS, C: CURVES, H: HIGHEST, L: LOWEST };
/** The routes whose number changes with their own tiles, and those that look at them. */
let [counting, looking] = [0, 0];

/** Puts a table on trial, in any moment of a turn. */
export function begin(state: State): void {
  table = state;
  load(board, state);
  [counting, looking] = [0, 0];
  for (let route = 0; route < ROUTES; route++) {
    const label = startLabel(state.tiles, route);
    const start = (starts[route] = LETTERS[label] ?? Number(label));
    if (start === STRAIGHTS || start === CURVES) counting |= 1 << route;
    if (start === HIGHEST || start === LOWEST) looking |= 1 << route;
  }
  turn = {
    seat: state.seat,
    turns: state.turns,
    placed: state.placed,
    stationPlaced: state.stationPlaced,
    faceUp: state.faceUp.slice(),
    trackLeft: state.trackPile.length,
    stationsLeft: state.stationPiles.map((pile) => pile.length),
  };
  [depth, layer] = [0, 0];
  weighRoutes(ALL_COMPLETE);
}

export const tilesLaid = (): number => turn.placed;
export const hasStation = (): boolean => turn.stationPlaced;

/** What tiles are tried for: `wants` is asked before a tile is laid, `visit` while it lies there. */
export interface Visitor {
  wants(slot: number, cell: number, rotation: number, code: number): boolean;
  visit(slot: number, cell: number, rotation: number, code: number): void;
}

/** Tries every tile at every end of track, or only before the locos that the last tile has moved, tiles of one kind and value once. */
export function tryAll(visitor: Visitor, ahead = false): void {
  const spots = ahead ? spotsOf(board).filter(isAhead) : spotsOf(board);
  const { faceUp, stationPlaced } = turn;
  for (let slot = 0; slot < faceUp.length; slot++) {
    const code = faceUp[slot]!;
    if (code === NONE || (stationPlaced && isStation(code)) || faceUp.indexOf(code) < slot) continue;
    for (const spot of spots) {
      const { cell } = spot;
      for (const rotation of rotationsOf(code)) {
        if (!fits(spot, code, rotation) || !visitor.wants(slot, cell, rotation, code)) continue;
        if (!place(slot, cell, rotation)) continue;
        visitor.visit(slot, cell, rotation, code);
        takeBack();
      }
    }
  }
}

function isAhead({ cell }: Spot): boolean {
  const { extended, routes } = laid[depth - 1]!;
  for (let i = 0; i < extended; i++) if (board.routes[routes[i]!]!.end === cell) return true;
  return false;
}

/** Lays a tile where it fits; not so if restriction B forbids it. */
export function place(slot: number, cell: number, rotation: number): boolean {
  const code = turn.faceUp[slot]!;
  const step = laid[depth]!;
  lay(board, cell, code, rotation);
  step.extended = 0;
  step.complete = board.complete;
  let changed = 0;
  for (let route = 0; route < ROUTES; route++) {
    const at = board.routes[route]!;
    if (at.end !== cell) continue;
    step.routes[step.extended] = route;
    remember(step, at);
    follow(board, at);
    changed |= 1 << route;
  }
  board.complete = completedRoutes(board, cell);
  const fresh = board.complete & ~step.complete;
  depth++;
  if (fresh !== 0 && turn.turns < table.seats && isTrack(code)) {
    unlay(step);
    return false;
  }
  step.slot = slot;
  step.code = code;
  step.stationPlaced = turn.stationPlaced;
  turn.faceUp[slot] = NONE;
  turn.placed++;
  if (isStation(code)) turn.stationPlaced = true;
  layer++;
  for (let i = layer * ROUTES, end = i + ROUTES; i < end; i++) worths[i] = worths[i - ROUTES]!;
  weighRoutes(changed & counting ? changed | fresh | looking : changed | fresh);
  return true;
}

/** Lifts the last tile. */
export function takeBack(): void {
  const step = laid[depth - 1]!;
  unlay(step);
  layer--;
  turn.faceUp[step.slot] = step.code;
  turn.placed--;
  turn.stationPlaced = step.stationPlaced;
}

function unlay({ complete, extended, routes, traces, stations }: Laid): void {
  lift(board);
  board.complete = complete;
  for (let i = 0; i < extended; i++) recall(board.routes[routes[i]!]!, traces[i]!, stations[i]!);
  depth--;
}

/** Stations only ever come last: their number is enough. */
function remember(step: Laid, at: Trace): void {
  step.stations[step.extended] = at.stations.length;
  copyNumbers(step.traces[step.extended++]!, at);
}
function recall(at: Trace, from: Trace, stations: number): void {
  copyNumbers(at, from);
  while (at.stations.length > stations) at.stations.pop();
}
function copyNumbers(to: Trace, from: Trace): void {
  to.end = from.end;
  to.direction = from.direction;
  to.lastTile = from.lastTile;
  to.straights = from.straights;
  to.curves = from.curves;
  to.track = from.track;
  to.values = from.values;
  to.fours = from.fours;
  to.allowed = from.allowed;
  to.room = from.room;
}

function weighRoutes(changed: number): void {
  for (let route = 0; route < ROUTES; route++) {
    if (changed & (1 << route)) worths[layer * ROUTES + route] = worthOf(route, turn.seat);
  }
}

const worthOf = (route: number, seat: Seat): number =>
  routeWorth(board, route, startOf(route), seat, (turn.seat + 1) % table.seats);

function startOf(route: number): number {
  const start = starts[route]!;
  if (start >= 0) return start;
  if (start === STRAIGHTS) return board.routes[route]!.straights;
  if (start === CURVES) return board.routes[route]!.curves;
  let extreme = -1;
  for (let other = 0; other < ROUTES; other++) {
    if (looking & (1 << other)) continue;
    const known = startOf(other);
    if (extreme < 0 || (start === HIGHEST ? known > extreme : known < extreme)) extreme = known;
  }
  return extreme;
}

/** What the position is worth to the seat on turn, with the game's end if the last tile has ended it. */
export function worth(): number {
  if (isOver()) return worthAtEnd(turn.seat);
  let sum = 0;
  for (let i = layer * ROUTES, end = i + ROUTES; i < end; i++) sum += worths[i]!;
  return sum;
}

/** The same for any seat. */
export function worthTo(seat: Seat): number {
  if (isOver()) return worthAtEnd(seat);
  let sum = 0;
  for (let route = 0; route < ROUTES; route++) sum += worthOf(route, seat);
  return sum;
}

/** If the game were over now. */
export function worthAtEnd(seat: Seat): number {
  const points = Array.from({ length: table.seats }, () => 0);
  for (let route = 0; route < ROUTES; route++) {
    const victory = victoryPoints(startOf(route) + board.routes[route]!.track, commerceOf(board, route));
    for (let it = 0; it < points.length; it++) points[it]! += victory[it]!;
  }
  const isLast = !table.competition || table.points.length + 1 === table.seats;
  const series = isLast ? seriesTotals(table).map((sum, it) => sum + points[it]!) : undefined;
  return weighFinished(points, series, seat);
}

/** The turn has ended by itself, and the game with it. */
function isOver(): boolean {
  const ends = endsGame();
  if (!ends && !isCrowded()) return false;
  if (goesOn()) return false;
  return ends || !onNextTurn(anythingFits);
}

/** Can the seat place one more tile? */
export const goesOn = (): boolean => turn.placed < TILES_A_TURN && (!isCrowded() || anythingFits());

/** So few routes are open that a seat may be left without a tile that fits. */
const isCrowded = (): boolean => OPEN[board.complete]! <= 2;
const OPEN: readonly number[] = Array.from({ length: 1 << ROUTES }, (_, complete) => {
  let open = ROUTES;
  for (let route = 0; route < ROUTES; route++) open -= (complete >> route) & 1;
  return open;
});

/** Does the game end with this turn, whatever else is placed in it? */
export function endsGame(): boolean {
  const { seat, faceUp, trackLeft, stationsLeft } = turn;
  if (board.complete === ALL_COMPLETE) return true;
  if (trackLeft === 0 && faceUp.every((code) => !isTrack(code))) return true;
  if (stationsLeft[seat] !== 0) return false;
  const first = stationSlot(seat);
  return faceUp.every((code, slot) => slot < first || slot >= first + STATION_SLOTS || code === NONE);
}

function anythingFits(): boolean {
  const spots = spotsOf(board);
  const { faceUp, stationPlaced } = turn;
  for (const code of faceUp) {
    if (code === NONE || (stationPlaced && isStation(code))) continue;
    for (const rotation of rotationsOf(code)) if (spots.some((spot) => fits(spot, code, rotation))) return true;
  }
  return false;
}

/** What comes of `ask` on the next seat's turn, the empty places refilled from the table's piles. */
export function onNextTurn<Answer>(ask: () => Answer): Answer {
  const before = turn;
  const { seat, turns, faceUp, trackLeft, stationsLeft } = before;
  const left = [trackLeft, ...stationsLeft];
  const refilled = faceUp.map((code, slot) => {
    const pile = slot < TRACK_SLOTS ? 0 : 1 + Math.floor((slot - TRACK_SLOTS) / STATION_SLOTS);
    if (code !== NONE || left[pile] === 0) return code;
    return (pile === 0 ? table.trackPile : table.stationPiles[pile - 1]!)[--left[pile]!]!;
  });
  turn = {
    seat: (seat + 1) % table.seats,
    turns: turns + 1,
    placed: 0,
    stationPlaced: false,
    faceUp: refilled,
    trackLeft: left[0]!,
    stationsLeft: left.slice(1),
  };
  layer++;
  weighRoutes(ALL_COMPLETE);
  const answer = ask();
  layer--;
  turn = before;
  return answer;
}
