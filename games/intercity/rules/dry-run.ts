/**
 * What laid points would do, tried out on a view: which trains end where, who is carried along, who gets on and off. It knows no more than
 * its viewer: of others it says who could board, and it ends where dice or an answer decide.
 */
import type { Rng, Seat } from '@stellwerk/kernel';
import { apply } from './apply.ts';
import type { Window } from './agenda-types.ts';
import { check } from './check.ts';
import { stationOf } from './network.ts';
import { mayBoard } from './orders.ts';
import { aboard, clonePosition, freeSeats, isAboard, seatOf, trainOf } from './state.ts';
import type { Action, Event, Passenger, Position, State, Station, Train, View } from './types.ts';
import { guess } from './view.ts';
import { openSeats } from './windows.ts';

export interface DryRun {
  /** What happens, up to the end of the turn or to where it is open. */
  readonly events: readonly Event[];
  /** The position then. */
  readonly after: Position;
  /** Fields that each passenger rides. */
  readonly carried: readonly number[];
  /** Others' passengers on platforms that the trains come to: what they want is their secret. */
  readonly couldBoard: readonly { readonly passenger: Passenger; readonly train: Train; readonly station: Station }[];
  /** Seats that my passengers get only if others in the station don't roll for them or lose, and nobody has boarded before. */
  readonly contested: readonly ContestedSeat[];
  /** Why it can't be told further. */
  readonly open: 'dice' | 'asked' | undefined;
  /** The question that it ends at, and about whom; −1 for nobody. */
  readonly question: (Pick<Window, 'kind' | 'train' | 'station'> & { readonly passenger: Passenger | -1 }) | undefined;
  /** The dice that it ends at. */
  readonly roll: Contest | undefined;
}

export interface ContestedSeat {
  readonly passenger: Passenger;
  readonly train: Train;
  readonly station: Station;
  readonly rivals: readonly Passenger[];
  /** Others that this train came past before, who may sit in it by now. */
  readonly earlier: readonly Passenger[];
  /** Of all who could board, how many find a seat; at least as many as there are: then only the front seat is contested. */
  readonly seats: number;
  /** Of getting a seat, or the front one where there are seats for all, if all of them roll. */
  readonly chance: number;
}

export type Contest = Extract<Event, { type: 'boardingRoll' | 'fullTrainRoll' | 'fight' }>;

export const isContest = (event: Event): event is Contest =>
  event.type === 'boardingRoll' || event.type === 'fullTrainRoll' || event.type === 'fight';

/** Chance must not matter before the run ends; a fixed one keeps the same view's run the same. */
const NO_CHANCE: Rng = { below: () => 0 };

export function dryRun(view: View, actions: readonly Action[]): DryRun {
  const seat = view.viewer as Seat;
  const state = guess(view, NO_CHANCE);
  const run = watch(state, seat);
  for (const action of actions) {
    if (run.over() || check(state, seat, action)) break;
    apply(state, seat, action, NO_CHANCE, run.tell);
    while (!run.over() && state.window && !openSeats(state).includes(seat)) {
      apply(state, openSeats(state)[0]!, { type: 'timeout' }, NO_CHANCE, run.tell);
    }
    if (state.window) run.ask(state.window);
  }
  return run.result();
}

/** Listens to a state that is played on, and closes its ears at the end of the turn or where something unknown decides. */
function watch(state: State, seat: Seat) {
  const events: Event[] = [];
  const carried = state.place.map(() => 0);
  const couldBoard: { passenger: Passenger; train: Train; station: Station }[] = [];
  let after: Position | undefined;
  const contested: ContestedSeat[] = [];
  let open: DryRun['open'];
  let roll: DryRun['roll'];
  let question: DryRun['question'];
  const end = (why?: DryRun['open']): void => {
    if (after) return;
    after = clonePosition(state);
    open = why;
  };
  const ask = ({ kind, train, station, questions }: Window): void => {
    if (!after)
      question = { kind, train, station, passenger: questions.find((each) => each.seat === seat)?.passenger ?? -1 };
    end('asked');
  };
  const moved = (train: Train): void => {
    for (const passenger of aboard(state, train)) carried[passenger]!++;
    const station = stationOf(state, train);
    state.place.forEach((_, passenger) => {
      if (seatOf(state, passenger) !== seat && mayBoard(state, passenger, train))
        couldBoard.push({ passenger, train, station: station as Station });
    });
  };
  /** Who of others could have got on with it; all roll, and everybody's dice are alike. */
  const boarded = ({ passenger, train, station }: Extract<Event, { type: 'boarded' }>): void => {
    if (seatOf(state, passenger) !== seat) return;
    // In another train that stands here, too: whether they change is their secret.
    const changes = (place: number): boolean =>
      isAboard(place) && trainOf(place) !== train && stationOf(state, trainOf(place)) === station;
    const rivals = state.place.flatMap((place, other) =>
      seatOf(state, other) !== seat && (mayBoard(state, other, train) || changes(place)) ? [other] : [],
    );
    // Who has arrived waits nowhere.
    const passed = couldBoard.filter((call) => call.train === train && call.station >= 0 && call.station !== station);
    const earlier = [...new Set(passed.map((call) => call.passenger))];
    if (rivals.length === 0 && earlier.length === 0) return;
    const seats = freeSeats(state, train) + 1;
    const all = rivals.length + 1;
    contested.push({ passenger, train, station, rivals, earlier, seats, chance: seats >= all ? 1 / all : seats / all });
  };
  const tell = (event: Event): void => {
    if (after) return;
    if (event.type === 'turn') return end();
    if (isContest(event)) {
      roll = event;
      return end('dice');
    }
    events.push(event);
    if (event.type === 'boarded') boarded(event);
    if (event.type === 'moved') moved(event.train);
  };
  return {
    tell,
    ask,
    over: (): boolean => after !== undefined || state.phase === 'over',
    result: (): DryRun => ({
      events,
      after: after ?? clonePosition(state),
      carried,
      couldBoard,
      contested,
      open,
      question,
      roll,
    }),
  };
}
