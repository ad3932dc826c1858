/** What a passenger's standing orders say at a given moment: yes, no, or ask the owner. */
import { homeOf, TRAINS } from './board.ts';
import { fieldsAhead, stationOf, straightAhead } from './network.ts';
import { isBetter, isBetterOff, isBetterTicket, isPlaceToLeave } from './plans.ts';
import { freeSeats, goalOf, hasUsedUp, holds, isAboard, seatOf, siblingOf, trainOf } from './state.ts';
import {
  NOBODY,
  type Leg,
  type Passenger,
  type Position,
  type SeatWish,
  type State,
  type Station,
  type Train,
  type Wanted,
} from './types.ts';

export type Wish = 'yes' | 'no' | 'ask';

/** Whether a train is one of those that a leg or an order wants. With `leave` it must come to that station. */
export function isWanted(position: Position, wanted: Wanted, train: Train, leave: Station | -1): boolean {
  return (
    homeOf(train) === wanted.line &&
    (wanted.dir === 0 || wanted.dir === position.dir[train]) &&
    (leave < 0 || fieldsAhead(position, train, leave) < Infinity)
  );
}

/** Whether a passenger on this platform may still board the train in its present call. */
export function mayBoard(position: Position, passenger: Passenger, train: Train): boolean {
  return (
    position.place[passenger] === stationOf(position, train) &&
    !position.homing[train] &&
    !hasUsedUp(position, passenger, train)
  );
}

/** Whether orders alone lead the passenger into this train as it is now: seats wished for, full trains, never against an own passenger. */
function suits(state: State, passenger: Passenger, train: Train, seat: SeatWish): boolean {
  if (freeSeats(state, train) > 0) return seat !== 'front' || state.front[train] === NOBODY;
  const occupant = state.rear[train]!;
  return (
    seat === 'any' &&
    state.orders[passenger]!.switches.full !== 'dont' &&
    !state.reserved[train] &&
    seatOf(state, occupant) !== seatOf(state, passenger)
  );
}

/** Step 1 of a settling: take the station card? */
export function wishCard(state: State, passenger: Passenger, task: number): Wish {
  const orders = state.orders[passenger]!;
  const { card, otherwise } = orders.switches;
  if (card === 'ask') return 'ask';
  if (card === 'take' || card === `task${task}`) return 'yes';
  if (card === 'dont' || otherwise === 'stay') return 'no';
  if (otherwise === 'ask') return 'ask';
  return isBetterTicket(state, passenger, task, [orders, state.orders[siblingOf(passenger)]!]) ? 'ask' : 'no';
}

/** Step 3: leave the train here? `entered`: it has just come; `turned`: a card has changed its way here. */
export function wishLeave(
  state: State,
  passenger: Passenger,
  station: Station,
  entered: boolean,
  turned: boolean,
): Wish {
  const { legs, single, switches } = state.orders[passenger]!;
  switch (single?.kind) {
    case 'stay':
      return 'no';
    case 'leaveAt':
      return single.station === station ? 'yes' : 'no';
    case 'leaveNext':
      return entered ? 'yes' : 'no';
    case 'ask':
      return 'ask';
    case 'askAt':
      if (single.station === station) return 'ask';
      break;
    case 'board':
    case undefined:
  }
  const leg = legs[0];
  if (turned && switches.turned !== 'auto') {
    return switches.turned === 'ask' ? 'ask' : switches.turned === 'leave' ? 'yes' : 'no';
  }
  if (leg?.leave === station) return 'yes';
  if (turned && leg) {
    const ahead = straightAhead(state, trainOf(state.place[passenger]!), leg.leave) < Infinity;
    return ahead ? 'no' : 'yes';
  }
  const { otherwise } = switches;
  if (otherwise === 'stay') return 'no';
  if (leg)
    return otherwise === 'better' && isBetterOff(state, passenger, station, state.orders[passenger]!) ? 'ask' : 'no';
  return otherwise === 'ask' || isPlaceToLeave(state, passenger, station) ? 'ask' : 'no';
}

/** Step 4: board this train? `open` are the trains that can still be boarded in this settling. */
export function wishBoard(state: State, passenger: Passenger, train: Train, open: readonly Train[]): Wish {
  const { legs, single, switches } = state.orders[passenger]!;
  const station = state.place[passenger]!;
  switch (single?.kind) {
    case 'stay':
      return 'no';
    case 'board': {
      if (single.here !== station) break;
      return isWanted(state, single, train, -1) && suits(state, passenger, train, 'any') ? 'yes' : 'no';
    }
    case 'ask':
      return ask(state, passenger, train);
    case 'askAt':
      if (single.station === station) return ask(state, passenger, train);
      break;
    case 'leaveAt':
    case 'leaveNext':
    case undefined:
  }
  const leg = legs[0];
  if (leg?.from === station && firstListed(state, passenger, leg, open) === train) return 'yes';
  if (switches.otherwise === 'better') return offer(state, passenger, train);
  return switches.otherwise === 'ask' && leg?.from !== station ? ask(state, passenger, train) : 'no';
}

/** *Better*: nobody is asked about a train that doesn't bring a round, nor about one without a seat. */
function offer(state: State, passenger: Passenger, train: Train): Wish {
  const listed = state.orders[passenger]!.legs[0]?.board.some((wanted) => isWanted(state, wanted, train, -1));
  if (listed || freeSeats(state, train) === 0) return 'no';
  return isBetter(state, passenger, train, state.orders[passenger]!) ? 'ask' : 'no';
}

/** Nobody is asked about a full train who doesn't want to roll, or whose seat can't be won. */
function ask(state: State, passenger: Passenger, train: Train): Wish {
  if (freeSeats(state, train) > 0) return 'ask';
  const hopeless = state.reserved[train] || state.orders[passenger]!.switches.full === 'dont';
  return hopeless ? 'no' : 'ask';
}

function firstListed(state: State, passenger: Passenger, leg: Leg, open: readonly Train[]): Train | -1 {
  for (const wanted of leg.board) {
    for (const train of open) {
      if (
        isWanted(state, wanted, train, leg.leave) &&
        mayBoard(state, passenger, train) &&
        suits(state, passenger, train, leg.seat)
      ) {
        return train;
      }
    }
  }
  return -1;
}

/** Roll for the rear seat of a full train? Orders that no longer lead into it back out of the roll (F6). */
export function wishFull(state: State, passenger: Passenger, train: Train): Wish {
  if (isWithdrawn(state, passenger, train)) return 'no';
  const { full } = state.orders[passenger]!.switches;
  if (full === 'reserve') return holds(state, seatOf(state, passenger), 'reservation') ? 'ask' : 'yes';
  return full === 'ask' ? 'ask' : full === 'roll' ? 'yes' : 'no';
}

/** Orders that led into this train don't any more: it was diverted or turned (F11), or they were changed. */
export function isWithdrawn(state: State, passenger: Passenger, train: Train): boolean {
  const { legs, single } = state.orders[passenger]!;
  const station = state.place[passenger]!;
  if (single?.kind === 'stay') return true;
  if (single?.kind === 'board' && single.here === station) return !isWanted(state, single, train, -1);
  const leg = legs[0];
  return leg?.from !== station || !leg.board.some((wanted) => isWanted(state, wanted, train, leg.leave));
}

/** The seat that orders ask for here: a single order to board here takes any, otherwise the leg's wish counts (F28). */
export function seatWishOf(state: State, passenger: Passenger): SeatWish {
  const { legs, single } = state.orders[passenger]!;
  const station = state.place[passenger]!;
  if (single?.kind === 'board' && single.here === station) return 'any';
  return legs[0]?.from === station ? legs[0].seat : 'any';
}

/** Fields from here to the passenger's goal on its train's way; Infinity without the card or if the train doesn't go there. */
export function fieldsToGoal(position: Position, passenger: Passenger): number {
  const place = position.place[passenger]!;
  const goal = goalOf(position, passenger);
  return isAboard(place) && goal >= 0 ? fieldsAhead(position, trainOf(place), goal) : Infinity;
}

/** Whether to demand the front seat now; called only for those who may. */
export function wishFront(state: State, passenger: Passenger): Wish {
  const { front, near } = state.orders[passenger]!.switches;
  if (front === 'atOnce') return 'yes';
  if (front === 'never' || fieldsToGoal(state, passenger) > near) return 'no';
  if (front === 'near') return 'yes';
  return state.frontAsked[passenger] ? 'no' : 'ask';
}

/** The trains whose call at this station is open, in train order. */
export function trainsAt(position: Position, station: Station): Train[] {
  const trains: Train[] = [];
  for (let train = 0; train < TRAINS; train++) if (stationOf(position, train) === station) trains.push(train);
  return trains;
}
