/** What the screen advises a newcomer: which dice help, which train to drive next, which trains come to a platform. */
import { fastRng } from '@stellwerk/kernel';
import {
  activeSeat,
  fieldsAhead,
  freeSeats,
  game,
  hasArrived,
  homeOf,
  isAboard,
  isDiverted,
  isHeld,
  isWaiting,
  JOKER,
  LINES,
  seatOfTeam,
  stationOf,
  straightAhead,
  teamTimes,
  trainOf,
  TRAINS,
  type Action,
  type Position,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';

/** Faces that bring an own passenger on: the trains they sit in, those they wait for, and jokers. */
export function usefulFaces(view: View): ReadonlySet<number> {
  const faces = new Set<number>([JOKER]);
  view.own?.passengers.forEach((passenger, index) => {
    const place = view.place[passenger]!;
    if (isAboard(place)) faces.add(homeOf(trainOf(place)));
    const leg = view.own!.orders[index]!.legs[0];
    if (isWaiting(place) && leg?.from === place) for (const { line } of leg.board) faces.add(line);
  });
  return faces;
}

/** The later passenger decides the game; the earlier one counts half. */
function need(position: Position, seat: number): number {
  const teams = Array.from({ length: position.teams }, (_, team) => team);
  const own = teams.filter((team) => seatOfTeam(position, team) === seat);
  return Math.min(
    ...own.map((team) => {
      const [earlier, later] = teamTimes(position, team);
      return later + earlier / 2;
    }),
  );
}

/** The drive that brings the own passengers on most; colours before jokers where it makes no difference. */
export function adviseDrive(view: View, legal: readonly Action[]): Extract<Action, { type: 'drive' }> | undefined {
  const seat = activeSeat(view);
  const state = game.guess(view, fastRng(view.turn));
  const tried = new Set<number>();
  let best: Extract<Action, { type: 'drive' }> | undefined;
  let least = Infinity;
  for (const action of legal) {
    if (action.type !== 'drive') continue;
    const face = view.dice[action.die]!;
    const key = face * TRAINS + action.train;
    if (tried.has(key)) continue;
    tried.add(key);
    const after = game.clone(state);
    game.apply(after, seat, action, fastRng(view.turn), () => {});
    const won = after.phase === 'over' && seatOfTeam(after, after.winner) === seat;
    const needed = (won ? -1000 : need(after, seat)) + (face === JOKER ? 0.2 : 0);
    if (needed < least) [best, least] = [action, needed];
  }
  return best;
}

export interface Arrival {
  readonly train: Train;
  /** Fields until it is here, 0 if it stands here. */
  readonly fields: number;
  /** The terminus that it goes on to. */
  readonly towards: Station;
  readonly free: number;
  readonly held: boolean;
}

/** The trains that come to a station next, as if all of them moved at the same speed. */
export function nextTrains(view: View, station: Station, count: number): readonly Arrival[] {
  return Array.from({ length: TRAINS }, (_, train) => train)
    .map((train): Arrival => {
      const here = stationOf(view, train) === station;
      return {
        train,
        fields: here ? 0 : fieldsAhead(view, train, station),
        towards: terminusAhead(view, train, station, here),
        free: freeSeats(view, train),
        held: isHeld(view, train),
      };
    })
    .filter(({ fields }) => fields < Infinity)
    .sort((a, b) => a.fields - b.fields || a.train - b.train)
    .slice(0, count);
}

/** The way that a train leaves the station in, when it gets there. */
export function directionAt(view: View, train: Train, station: Station): 1 | -1 {
  const dir = view.dir[train]!;
  if (stationOf(view, train) === station || straightAhead(view, train, station) < Infinity) return dir;
  return dir === 1 ? -1 : 1;
}

function terminusAhead(view: View, train: Train, station: Station, here: boolean): Station {
  const { fields, last } = LINES[view.line[train]!]!;
  const end = (here ? view.dir[train]! : directionAt(view, train, station)) === 1 ? fields[last]! : fields[0]!;
  if (end !== station || isDiverted(view, train)) return end;
  return end === fields[0] ? fields[last]! : fields[0]!;
}

/** Own passengers that still travel, with their place in the list of own passengers. */
export function travellers(view: View): readonly { readonly passenger: number; readonly index: number }[] {
  return (view.own?.passengers ?? [])
    .map((passenger, index) => ({ passenger, index }))
    .filter(({ passenger }) => !hasArrived(view, passenger));
}
