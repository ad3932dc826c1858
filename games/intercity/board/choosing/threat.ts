/** Who is about to win: somebody with one passenger at the goal and the other on the way to it with its ticket. */
import {
  arrivedOf,
  fieldsToGoal,
  hasArrived,
  seatOfTeam,
  trainOf,
  turnsAway,
  type Passenger,
  type Team,
  type Train,
  type View,
} from '../../rules/index.ts';

export interface Threat {
  readonly seat: number;
  readonly passenger: Passenger;
  readonly train: Train;
  readonly fields: number;
  /** Could win before I decide again; else it is only near. */
  readonly red: boolean;
}

/** What one turn of points may add to the base steps. */
const RED = 7;
const AMBER = 10;

export function threatsOf(view: View): readonly Threat[] {
  if (view.winner >= 0) return [];
  return lastRides(view).flatMap(({ team, passenger, fields }) => {
    const seat = seatOfTeam(view, team);
    const steps = baseSteps(view);
    if (seat === view.viewer || fields > steps + AMBER) return [];
    return [{ seat, passenger, train: trainOf(view.place[passenger]!), fields, red: fields <= steps + RED }];
  });
}

/** My own passenger that would win, and how far it has to go. */
export function myLastRide(view: View): { readonly passenger: Passenger; readonly fields: number } | undefined {
  return lastRides(view).find(({ team }) => seatOfTeam(view, team) === view.viewer);
}

function lastRides(view: View): readonly { team: Team; passenger: Passenger; fields: number }[] {
  return Array.from({ length: view.teams }, (_, team) => team).flatMap((team) => {
    if (arrivedOf(view, team) !== 1) return [];
    const passenger = hasArrived(view, 2 * team) ? 2 * team + 1 : 2 * team;
    const fields = fieldsToGoal(view, passenger);
    return fields < Infinity ? [{ team, passenger, fields }] : [];
  });
}

/** Base steps until I decide again: a round in my own turn, fewer later. */
function baseSteps(view: View): number {
  const mine = Array.from({ length: view.teams }, (_, team) => team).filter(
    (team) => seatOfTeam(view, team) === view.viewer,
  );
  return Math.min(...mine.map((team) => turnsAway(view, team) || view.teams));
}
