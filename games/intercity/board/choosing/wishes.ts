/** Wishes: bring this train to that station. When rolling ends, their points are laid already. */
import {
  fieldsAhead,
  hasArrived,
  homeOf,
  isAboard,
  JOKER,
  STATIONS,
  trainOf,
  type Passenger,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { dearTrains, type Lit } from './columns.ts';
import { awaitedTrain, ownPassengers } from './outlook.ts';
import { ALL_TRAINS, ordersOf, terminusAhead } from './say.ts';

export interface Pennant {
  readonly train: Train;
  readonly station: Station;
}

export const isSameWish = (a: Pennant, b: Pennant): boolean => a.train === b.train && a.station === b.station;

/** Passengers whose trains come first; one that has arrived needs none. */
export const followedIn = (view: View, passengers: readonly Passenger[]): ReadonlySet<Passenger> =>
  new Set(passengers.filter((passenger) => !hasArrived(view, passenger)));

/** Fields that all five points come to. */
const IN_REACH = 10;

/** What brings an own passenger on by its plan: its train to where it gets off, or the awaited one to it; undefined while that stands here. */
export function wishOf(view: View, passenger: Passenger): Pennant | undefined {
  const place = view.place[passenger]!;
  if (place < 0) return undefined;
  if (!isAboard(place)) {
    const next = awaitedTrain(view, passenger);
    // A full one is worth no points once they bring it here: they would move those who sit in it.
    if (!next || next.fields === 0 || (next.free === 0 && next.fields <= IN_REACH)) return undefined;
    // A train that comes the wrong way first has to turn before it is brought here.
    const first = next.fields === fieldsAhead(view, next.train, place);
    return { train: next.train, station: first ? place : terminusAhead(view, next.train) };
  }
  const train = trainOf(place);
  const leave = ordersOf(view, passenger)?.legs[0]?.leave;
  return leave !== undefined && fieldsAhead(view, train, leave) < Infinity ? { train, station: leave } : undefined;
}

/** The trains that bring one's own passengers on next. */
export const wishedTrains = (view: View): ReadonlySet<Train> =>
  new Set(ownPassengers(view).flatMap((passenger) => wishOf(view, passenger)?.train ?? []));

/** The wish that a station means: of the chosen train, else what the plan of an own passenger asks for, else of the only train that fits. */
export function wishTo(view: View, station: Station, chosen: Train | undefined): Pennant | undefined {
  const able = ALL_TRAINS.filter((train) => fieldsAhead(view, train, station) < Infinity);
  if (chosen !== undefined) return able.includes(chosen) ? { train: chosen, station } : undefined;
  const planned = ownPassengers(view)
    .map((passenger) => wishOf(view, passenger))
    .find((wish) => wish?.station === station);
  if (planned) return planned;
  const dear = able.filter((train) => dearTrains(view).has(train));
  const [train, second] = dear.length > 0 ? dear : able;
  return train === undefined || second !== undefined ? undefined : { train, station };
}

/** Stations ahead of some trains, with the points they take. */
export function stationsAhead(view: View, trains: readonly Train[]): ReadonlyMap<Station, number> {
  return new Map(
    STATIONS.flatMap((_, station) => {
      const fields = Math.min(...trains.map((train) => fieldsAhead(view, train, station)));
      return fields < Infinity ? [[station, Math.ceil(fields / 2)] as const] : [];
    }),
  );
}

/** Lit columns with those of the wishes and the jokers. */
export function litWith(lit: Lit, pennants: readonly Pennant[]): Lit {
  const wished = pennants.length > 0 ? [JOKER, ...pennants.map(({ train }) => homeOf(train))] : [];
  return new Map([...wished.map((face) => [face, 0] as const), ...lit]);
}
