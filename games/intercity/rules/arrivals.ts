/** Arriving and winning: who would arrive with the next step, and who of several completes his game first. */
import type { Tell } from '@stellwerk/kernel';
import { nextStation } from './network.ts';
import { arrive, moveUp } from './places.ts';
import { noteLeft } from './record.ts';
import { arrivedOfTeam, goalOf, isHeld, seatOfTeam, teamOf, turnsAway } from './state.ts';
import {
  NOBODY,
  type Event,
  type Passenger,
  type Position,
  type State,
  type Station,
  type Team,
  type Train,
} from './types.ts';

export interface Arrival {
  readonly passenger: Passenger;
  readonly train: Train;
  readonly station: Station;
}

/** Passengers with the right card in these trains, each at the station given for its train: train order, front before rear. */
export function arrivalsAt(
  position: Position,
  trains: readonly Train[],
  stationFor: (train: Train) => Station,
): Arrival[] {
  const arrivals: Arrival[] = [];
  for (const train of trains) {
    const front = position.front[train]!;
    const rear = position.rear[train]!;
    if (front === NOBODY && rear === NOBODY) continue;
    const station = stationFor(train);
    if (station < 0) continue;
    for (const passenger of [front, rear]) {
      if (passenger !== NOBODY && goalOf(position, passenger) === station) arrivals.push({ passenger, train, station });
    }
  }
  return arrivals;
}

/** Who would arrive if these trains moved one field. */
export function forecast(position: Position, trains: readonly Train[]): Arrival[] {
  return arrivalsAt(position, trains, (train) => (isHeld(position, train) ? -1 : nextStation(position, train)));
}

/**
 * The team whose game these arrivals complete, −1 if none. Who sits behind another completing one in the same train gives way, also to
 * the same player's (F30), unless that leaves nobody; then the active player comes first, then clockwise (1, 30; F2).
 */
export function winnerOf(position: Position, arrivals: readonly Arrival[]): Team | -1 {
  if (arrivals.length === 0) return -1;
  const completes = (team: Team): boolean =>
    arrivedOfTeam(position, team) + arrivals.filter(({ passenger }) => teamOf(passenger) === team).length === 2;
  const complete = [...new Set(arrivals.map(({ passenger }) => teamOf(passenger)))].filter(completes);
  const behind = (team: Team): boolean =>
    arrivals.some(
      ({ passenger, train }) =>
        teamOf(passenger) === team &&
        arrivals.some(
          (other) =>
            other.train === train &&
            other.passenger === position.front[train] &&
            complete.includes(teamOf(other.passenger)) &&
            teamOf(other.passenger) !== team,
        ),
    );
  const ahead = complete.filter((team) => !behind(team));
  const rivals = ahead.length > 0 ? ahead : complete;
  return rivals.sort((a, b) => turnsAway(position, a) - turnsAway(position, b))[0] ?? -1;
}

/** Carries arrivals out, those after the winning one too (F3), and ends the game if one of them wins. */
export function arriveAll(state: State, arrivals: readonly Arrival[], tell: Tell<Event>): void {
  const winner = winnerOf(state, arrivals);
  for (const { passenger, train, station } of arrivals) arrive(state, passenger, train, station, tell);
  if (winner >= 0) {
    state.winner = winner;
    state.phase = 'over';
    noteLeft(state);
    state.agenda = [];
    state.requests = [];
    tell({ type: 'won', team: winner, seat: seatOfTeam(state, winner) });
    return;
  }
  for (const { train } of arrivals) moveUp(state, train, tell);
}
