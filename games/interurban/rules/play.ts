/** The course of a game: dealing, carrying an action out, ending turns, games and series. */
import { shuffle, type Rng, type Seat, type Tell } from '@stellwerk/kernel';
import { boardOf, cellOf, lay, routesAt, trace, type Board } from './board.ts';
import { blockOf, completedRoutes } from './completion.ts';
import { canPlace, whyNot } from './legal.ts';
import { leaders, scoreRoutes, seriesTotals, totals } from './scoring.ts';
import {
  isStation,
  isTrack,
  NONE,
  routeLabel,
  ROUTES,
  START_TILES,
  STATION_SLOTS,
  stationSlot,
  stationTiles,
  TILES_A_TURN,
  tileCode,
  TRACK_SLOTS,
  TRACK_TILES,
} from './tiles.ts';
import type { Action, Ending, Event, KnownEnding, Placement, State, Table, View } from './types.ts';

export function deal(seats: number, competition: boolean, game: number, points: number[][], rng: Rng): State {
  const starts = shuffle([...START_TILES.keys()], rng);
  const state: State = {
    seats,
    competition,
    game,
    points,
    startPlayer: game % seats,
    turns: 0,
    seat: game % seats,
    placed: 0,
    stationPlaced: false,
    faceUp: Array.from({ length: TRACK_SLOTS + STATION_SLOTS * seats }, () => NONE),
    tiles: [0, 0, 0, tileCode('start', starts[0]!), 1, 0, 180, tileCode('start', starts[1]!)],
    complete: Array.from({ length: ROUTES }, () => 0),
    ended: null,
    laid: [],
    trackPile: shuffle([...TRACK_TILES], rng),
    stationPiles: Array.from({ length: seats }, (_, seat) => shuffle(stationTiles(seat), rng)),
  };
  refill(state, () => {});
  return state;
}

export function announce(state: State, tell: Tell<Event>): void {
  const labels = state.complete.map((_, route) => routeLabel(state.tiles, route));
  tell({ type: 'game', game: state.game, labels, startPlayer: state.startPlayer });
}

export function carryOut(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  if (action.type === 'end') return endTurn(state, rng, tell);
  const board = place(state, action, tell);
  if (state.placed === TILES_A_TURN || !canPlace(board, state)) endTurn(state, rng, tell);
}

/** The table with one more tile on it, which may lie there, the turn not ended. */
export function tableAfter<T extends Table>(table: T, placement: Placement): T {
  const { faceUp, tiles, complete } = table;
  const after = { ...table, faceUp: faceUp.slice(), tiles: tiles.slice(), complete: complete.slice() };
  place(after, placement, () => {});
  return after;
}

/** What a placement would end as far as can be seen: the turn, or with it the game. One that is refused ends nothing. */
export function endedBy(view: View, placement: Placement): 'turn' | 'game' | undefined {
  if (whyNot(view, placement)) return undefined;
  const after = tableAfter(view, placement);
  if (after.placed < TILES_A_TURN && canPlace(boardOf(after), after)) return undefined;
  return endingOf(after) ? 'game' : 'turn';
}

/** Why the game ends with this turn, whatever else is placed in it, if that is sure already. */
export function endingOf(view: View): KnownEnding | undefined {
  return endingAfterTurn(view, view.trackLeft, view.stationsLeft[view.seat]!);
}

function place(state: Table, { slot, x, y, rotation }: Placement, tell: Tell<Event>): Board {
  const tile = state.faceUp[slot]!;
  state.faceUp[slot] = NONE;
  state.placed++;
  if (isStation(tile)) state.stationPlaced = true;
  const board = boardOf(state);
  const cell = cellOf(x, y);
  const routes = routesAt(board, cell);
  lay(board, cell, tile, rotation);
  state.tiles.push(x, y, rotation, tile);
  for (const route of routes) trace(board, route);
  const labels = routes.map((route) => routeLabel(state.tiles, route));
  const runIns = isTrack(tile) ? routes.flatMap((route) => crossingAtEnd(board, route)) : [];
  tell({ type: 'placed', seat: state.seat, slot, tile, x, y, rotation, routes, labels, runIns });
  completeRoutes(state, board, tell);
  return board;
}

/** The crossing that a route has run onto with the track tile just placed, if its last tile is not that tile but a station. */
function crossingAtEnd(board: Board, route: number): number[] {
  const last = board.codes[board.routes[route]!.lastTile]!;
  return isStation(last) ? [last] : [];
}

/** Every open route is tested after every placement. */
function completeRoutes(state: Table, board: Board, tell: Tell<Event>): void {
  const complete = completedRoutes(board);
  for (let route = 0; route < ROUTES; route++) {
    if (state.complete[route] || !(complete & (1 << route))) continue;
    state.complete[route] = 1;
    const label = routeLabel(state.tiles, route);
    const block = blockOf(board, route, state.tiles);
    tell({ type: 'completed', route, label, ...(block && { block }) });
  }
  board.complete = complete;
}

function endTurn(state: State, rng: Rng, tell: Tell<Event>): void {
  state.laid.push(state.placed);
  const over = endingAfterTurn(state, state.trackPile.length, state.stationPiles[state.seat]!.length);
  if (over) return endGame(state, over, rng, tell);
  refill(state, tell);
  state.turns++;
  state.seat = (state.seat + 1) % state.seats;
  state.placed = 0;
  state.stationPlaced = false;
  if (!canPlace(boardOf(state), state)) endGame(state, 'stuck', rng, tell);
}

/** `trackLeft` and `stationsLeft`, those of the seat on turn, lie face down. */
function endingAfterTurn(table: Table, trackLeft: number, stationsLeft: number): KnownEnding | undefined {
  if (table.complete.every((done) => done === 1)) return 'routes';
  if (trackLeft === 0 && !table.faceUp.some(isTrack)) return 'track';
  const first = stationSlot(table.seat);
  const shown = table.faceUp.slice(first, first + STATION_SLOTS);
  if (stationsLeft === 0 && !shown.some(isStation)) return 'stations';
  return undefined;
}

function refill(state: State, tell: Tell<Event>): void {
  for (const [slot, lying] of state.faceUp.entries()) {
    if (lying !== NONE) continue;
    const tile = pileOf(state, slot).pop();
    if (tile === undefined) continue;
    state.faceUp[slot] = tile;
    tell({ type: 'turnedUp', slot, tile });
  }
}

function pileOf(state: State, slot: number): number[] {
  return slot < TRACK_SLOTS ? state.trackPile : state.stationPiles[Math.floor((slot - TRACK_SLOTS) / STATION_SLOTS)]!;
}

/** All routes count as complete now. In a competition the next game begins at once, the next seat starting. */
function endGame(state: State, why: Ending, rng: Rng, tell: Tell<Event>): void {
  const scores = scoreRoutes(state);
  const points = totals(scores, state.seats);
  tell({ type: 'ended', game: state.game, why, seat: state.seat, scores, points });
  state.points.push(points);
  if (state.competition && state.points.length < state.seats) {
    Object.assign(state, deal(state.seats, true, state.game + 1, state.points, rng));
    return announce(state, tell);
  }
  state.ended = why;
  const series = seriesTotals(state);
  const seats: Seat[] = leaders(series);
  tell({ type: 'won', seats, points: series });
}
