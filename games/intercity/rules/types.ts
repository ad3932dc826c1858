/** The words of InterCity: what a state, an action, an event and a view are made of. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import type { Card } from './board.ts';

/**
 * A **team** is a pair of passengers and plays one turn in the round; it is a player, except in the duel, where each seat leads two
 * teams (F24). Passengers 2n and 2n + 1 belong to team n.
 */
export type Team = number;
export type Passenger = number;
export type Train = number;
export type Station = number;
export type Line = number;
/** +1 towards the southern terminus, −1 towards the northern one. */
export type Direction = 1 | -1;

/** Where a passenger is: a station's index, `ABOARD + train`, or `ARRIVED`. */
export const ABOARD = 100;
export const ARRIVED = -1;
export const NOBODY = -1;

// Standing orders ---------------------------------------------------------------------------------------------------------------

/** Trains of this colour in this direction; 0 is either direction. */
export interface Wanted {
  readonly line: Line;
  readonly dir: Direction | 0;
}

export const SEAT_WISHES = ['any', 'free', 'front'] as const;
export type SeatWish = (typeof SEAT_WISHES)[number];

/** One ride: wait at `from`, board the first listed train whose call is open, get off at `leave`. */
export interface Leg {
  readonly from: Station;
  readonly board: readonly Wanted[];
  readonly leave: Station;
  readonly seat: SeatWish;
}

/** One order that goes before the itinerary. `here` is the station at which it was given. */
export type Single =
  | { readonly kind: 'board'; readonly here: Station; readonly line: Line; readonly dir: Direction | 0 }
  | { readonly kind: 'stay' }
  | { readonly kind: 'leaveAt'; readonly station: Station }
  | { readonly kind: 'leaveNext' }
  | { readonly kind: 'askAt'; readonly station: Station }
  | { readonly kind: 'ask' };

export const FULL_SWITCH = ['roll', 'dont', 'ask'] as const;
/** `task1` and `task2` take that card only. */
export const CARD_SWITCH = ['take', 'task1', 'task2', 'dont', 'ask'] as const;
export const FRONT_SWITCH = ['never', 'atOnce', 'near', 'ask'] as const;
/** `auto` leaves when the leg's station is no longer ahead. */
export const TURNED_SWITCH = ['auto', 'stay', 'leave', 'ask'] as const;
export const THROWN_SWITCH = ['wait', 'ask'] as const;
export const OTHERWISE_SWITCH = ['stay', 'ask'] as const;

export interface Switches {
  /** Board a full train by a roll for its rear seat? */
  readonly full: (typeof FULL_SWITCH)[number];
  readonly card: (typeof CARD_SWITCH)[number];
  /** Demand the front seat? `near` and `ask`: with the right card and the goal at most `near` fields ahead. */
  readonly front: (typeof FRONT_SWITCH)[number];
  readonly near: number;
  /** When my train is diverted or turned in a station. */
  readonly turned: (typeof TURNED_SWITCH)[number];
  /** When somebody takes my seat. */
  readonly thrown: (typeof THROWN_SWITCH)[number];
  /** When no order fits. */
  readonly otherwise: (typeof OTHERWISE_SWITCH)[number];
}

export interface Orders {
  /** What is left of the itinerary; the first leg is the present one. */
  readonly legs: readonly Leg[];
  readonly single: Single | null;
  readonly switches: Switches;
}

/** Orders that concern the whole seat. */
export interface Settings {
  /** Stop me before somebody else would win, if I could do something about it. */
  readonly intervene: boolean;
  /** Which of my passengers goes first when two board one train; −1: the one nearer to its goal. */
  readonly first: Passenger | -1;
}

/** An event card with its target. In an armed card `train: -1` is the train that the trigger is about. */
export type Play =
  | { readonly card: 'diversion'; readonly train: Train; readonly line: Line; readonly dir: Direction }
  | { readonly card: 'turnaround'; readonly train: Train }
  | { readonly card: 'fullspeed'; readonly train: Train; readonly fields: number }
  | { readonly card: 'redsignal'; readonly train: Train }
  | { readonly card: 'reservation'; readonly passenger: Passenger }
  | { readonly card: 'seatswap'; readonly train: Train }
  | { readonly card: 'taxi'; readonly passenger: Passenger; readonly station: Station };

export type Trigger =
  | { readonly when: 'enters'; readonly train: Train; readonly station: Station }
  /** My passenger is about to roll for a seat. */
  | { readonly when: 'contest'; readonly passenger: Passenger }
  | { readonly when: 'wins'; readonly team: Team }
  /** I would arrive second in my train. */
  | { readonly when: 'second' };

export interface Armed {
  readonly play: Play;
  readonly trigger: Trigger;
  /** The call that was open when the card was laid ready: it doesn't count as entering. */
  readonly call: number;
}

// Actions -----------------------------------------------------------------------------------------------------------------------

/** What happens at event points only. Given while a window is open, it waits for the next event point. */
export type Act =
  | { readonly type: 'play'; readonly play: Play }
  /** Demand the front seat. */
  | { readonly type: 'fight'; readonly passenger: Passenger }
  | { readonly type: 'board'; readonly passenger: Passenger; readonly train: Train }
  | { readonly type: 'leave'; readonly passenger: Passenger }
  | { readonly type: 'take'; readonly passenger: Passenger }
  /** Two own passengers in one train change seats. */
  | { readonly type: 'swap'; readonly train: Train };

export type Action =
  /** Indices of the dice to throw; the first throw is all five. */
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'stop' }
  | { readonly type: 'drive'; readonly die: number; readonly train: Train }
  /** Three jokers for an event card. */
  | { readonly type: 'draw' }
  | Act
  | { readonly type: 'answer'; readonly passenger: Passenger; readonly yes: boolean }
  /** Ready (opening), or no intervention. */
  | { readonly type: 'pass' }
  /** A new itinerary; with `task` the passenger also takes only that station card. */
  | { readonly type: 'itinerary'; readonly passenger: Passenger; readonly legs: readonly Leg[]; readonly task?: 1 | 2 }
  | { readonly type: 'single'; readonly passenger: Passenger; readonly order: Single | null }
  | { readonly type: 'switches'; readonly passenger: Passenger; readonly switches: Switches }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'arm'; readonly play: Play; readonly trigger: Trigger }
  /** Takes the armed card with this index back into the hand. */
  | { readonly type: 'disarm'; readonly index: number }
  /** The clock answers: the default for whatever is asked. */
  | { readonly type: 'timeout' };

// The agenda --------------------------------------------------------------------------------------------------------------------

/** A step that may let somebody win: others may intervene before it. `asked` and `acts` remember the window held. */
interface Guarded {
  asked: boolean;
  /** How many acts had been carried out when the window opened. */
  acts: number;
}

/** A question put to several seats at once leaves here who was asked and who said yes. */
interface Asking {
  asked: Passenger[];
  yes: Passenger[];
  /** The window has been held. */
  held: boolean;
}

export type SettlePhase = 'cards' | 'arrivals' | 'leave' | 'board' | 'home';

export type Step =
  | ({ do: 'base' } & Guarded)
  /** A die announced for a train; it counts as used only when nobody has intervened (F18). */
  | ({ do: 'drive'; die: number; train: Train } & Guarded)
  /** Full speed announced. */
  | ({ do: 'speed'; seat: Seat; train: Train; fields: number } & Guarded)
  /** `fresh`: no event point lies before the next field. `entered`: a field was driven, its event point is due. */
  | ({ do: 'move'; train: Train; left: number; fresh: boolean; entered: boolean } & Guarded)
  | ({
      do: 'settle';
      phase: SettlePhase;
      /** Stations still to be settled, the present one first. */
      stations: Station[];
      /** Trains that have just entered, passengers that have just come, trains diverted or turned on the spot. */
      entered: Train[];
      comers: Passenger[];
      turned: Train[];
      /** Whether only the trains that entered take part: the outer settling of this station isn't over (F12). */
      nested: boolean;
      /** Trains whose turn to be boarded is still to come, with their calls. */
      trains: Train[];
      calls: number[];
    } & Asking)
  /** Boarding of one train. */
  | ({
      do: 'seats';
      train: Train;
      call: number;
      line: Line;
      dir: Direction;
      boarders: Passenger[];
      full: boolean;
      /** Passengers whose owner has said so himself, not by standing orders. */
      sworn: Passenger[];
      /** Passengers who have won the rear seat in this step. */
      won: Passenger[];
      /** The event point before the roll has been. */
      ready: boolean;
    } & Asking)
  /** A passenger acts on changed orders while trains stand in its station. */
  | ({ do: 'volunteer'; passenger: Passenger; trains: Train[]; calls: number[] } & Asking)
  /** A front-seat question. */
  | ({ do: 'front'; passenger: Passenger } & Asking)
  | { do: 'event' };

export const WINDOW_KINDS = ['opening', 'card', 'leave', 'board', 'full', 'front', 'intervene'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** One question to a seat; `passenger` is −1 in the opening and before a winning step. */
export interface Question {
  readonly seat: Seat;
  readonly passenger: Passenger | -1;
}

export interface Window {
  readonly kind: WindowKind;
  /** What it is about, −1 if nothing in particular. */
  readonly train: Train | -1;
  readonly station: Station | -1;
  readonly questions: readonly Question[];
  /** −1 open, 0 no or done, 1 yes. */
  answers: number[];
}

// State -------------------------------------------------------------------------------------------------------------------------

export type Phase = 'opening' | 'base' | 'roll' | 'drive' | 'over';

/** What everybody may see; a view is this and the viewer's own secrets. */
export interface Position {
  readonly duel: boolean;
  readonly moveUp: boolean;
  readonly seats: number;
  readonly teams: number;
  /** Start card of each team; the two destination cards. */
  readonly starts: readonly number[];
  readonly tasks: readonly [number, number];

  turn: number;
  active: Team;
  phase: Phase;
  rolls: number;
  /** Faces, −1 before the first roll; used or lapsed ones are marked in `used`. */
  dice: number[];
  used: boolean[];

  /** Per train. */
  line: Line[];
  field: number[];
  dir: Direction[];
  /** The turn at whose end it is released, 0 if it isn't held. */
  heldUntil: number[];
  /** The station at which a diverted train left its home line, else −1. */
  leftHome: number[];
  /** Whether it stands on a foreign terminus and is about to be taken home. */
  homing: boolean[];
  front: number[];
  rear: number[];
  /** The passenger whose seat is reserved during this call, else −1. */
  reserved: number[];
  /** The present call, 0 outside stations. */
  call: number[];
  calls: number;

  /** Per passenger. */
  place: number[];
  /** The task whose station card it holds or has delivered, else 0. */
  task: number[];
  /** Has demanded the front seat in this ride. */
  fought: boolean[];
  /** Calls that it has used up. */
  refused: number[][];

  deckSize: number;
  /** Event cards out of the game, by index in CARDS. */
  spent: number[];
  /** Passengers in the order in which they arrived. */
  arrivals: number[];
  winner: Team | -1;

  agenda: Step[];
  /** Ask-me windows spent in somebody else's turn, and windows missed in a row, by seat. */
  windows: number[];
  missed: number[];
  /** Acts carried out so far. */
  acts: number;
}

export interface State extends Position {
  /** Event cards, by index in CARDS; the top of the deck is its end. */
  deck: number[];
  hands: number[][];
  orders: Orders[];
  /** Passengers whose orders have changed since they were last looked at. */
  stirred: boolean[];
  /** Passengers already asked about the front seat in this ride. */
  frontAsked: boolean[];
  settings: Settings[];
  armed: Armed[][];
  requests: { readonly seat: Seat; readonly act: Act }[];
  window: Window | null;
  /** Whether the last action touched nothing but trains on their way, so that it may be taken back. */
  quiet: boolean;
}

/** What a seat sees of an open window: whom the game waits for, and its own questions. */
export interface WindowView {
  readonly kind: WindowKind;
  readonly train: Train | -1;
  readonly station: Station | -1;
  readonly asked: readonly Seat[];
  readonly open: readonly Seat[];
  readonly mine: readonly { readonly passenger: Passenger | -1; readonly answer: number }[];
}

/** The secrets of one seat. Lists by passenger are in the order of the seat's passengers. */
export interface Own {
  readonly hand: readonly number[];
  readonly passengers: readonly Passenger[];
  readonly orders: readonly Orders[];
  readonly stirred: readonly boolean[];
  readonly frontAsked: readonly boolean[];
  readonly settings: Settings;
  readonly armed: readonly Armed[];
  readonly requests: readonly Act[];
}

export interface View extends Position {
  readonly viewer: Viewer;
  readonly handSizes: readonly number[];
  readonly window: WindowView | null;
  /** Null for observers. */
  readonly own: Own | null;
}

// Events ------------------------------------------------------------------------------------------------------------------------

export interface Roll {
  readonly passenger: Passenger;
  readonly dice: readonly number[];
}

export const LEAVE_CAUSES = ['wish', 'terminus', 'beaten', 'exchanged', 'reservation'] as const;
export type LeaveCause = (typeof LEAVE_CAUSES)[number];

export type Event =
  | {
      readonly type: 'dealt';
      readonly starts: readonly number[];
      readonly tasks: readonly [number, number];
      readonly first: Team;
    }
  | { readonly type: 'turn'; readonly turn: number; readonly team: Team; readonly seat: Seat }
  /** All trains that aren't held have moved one field: their new fields and directions. */
  | { readonly type: 'baseStep'; readonly field: readonly number[]; readonly dir: readonly Direction[] }
  | {
      readonly type: 'rolled';
      readonly team: Team;
      readonly dice: readonly number[];
      readonly thrown: readonly number[];
    }
  | { readonly type: 'kept'; readonly team: Team; readonly dice: readonly number[] }
  | { readonly type: 'point'; readonly team: Team; readonly train: Train; readonly die: number; readonly face: number }
  | { readonly type: 'lapsed'; readonly team: Team; readonly faces: readonly number[] }
  | {
      readonly type: 'moved';
      readonly train: Train;
      readonly line: Line;
      readonly field: number;
      readonly dir: Direction;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly left: number }
  /** Told to its owner alone. */
  | { readonly type: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'played'; readonly seat: Seat; readonly play: Play }
  /** Told to its owner alone: a request couldn't be carried out any more. */
  | { readonly type: 'missed'; readonly seat: Seat; readonly act: Act }
  | {
      readonly type: 'diverted';
      readonly train: Train;
      readonly line: Line;
      readonly field: number;
      readonly dir: Direction;
    }
  | { readonly type: 'turned'; readonly train: Train; readonly dir: Direction }
  | { readonly type: 'heldUp'; readonly train: Train; readonly until: number }
  | { readonly type: 'released'; readonly trains: readonly Train[] }
  | { readonly type: 'cameHome'; readonly train: Train; readonly station: Station; readonly dir: Direction }
  | { readonly type: 'tookCard'; readonly passenger: Passenger; readonly station: Station; readonly task: number }
  | { readonly type: 'arrived'; readonly passenger: Passenger; readonly station: Station; readonly train: Train }
  | {
      readonly type: 'left';
      readonly passenger: Passenger;
      readonly train: Train;
      readonly station: Station;
      readonly cause: LeaveCause;
    }
  | { readonly type: 'movedUp'; readonly passenger: Passenger; readonly train: Train }
  | {
      readonly type: 'boarded';
      readonly passenger: Passenger;
      readonly train: Train;
      readonly station: Station;
      readonly seat: 'front' | 'rear';
    }
  /** Several boarders rolled; later entries of `rounds` are ties rolled again. `order` is the ranking. */
  | {
      readonly type: 'boardingRoll';
      readonly train: Train;
      readonly rounds: readonly (readonly Roll[])[];
      readonly order: readonly Passenger[];
    }
  | {
      readonly type: 'fullTrainRoll';
      readonly train: Train;
      readonly boarder: Roll;
      readonly occupant: Roll;
      readonly won: boolean;
    }
  /** Found no seat: it has used up this call. */
  | { readonly type: 'refused'; readonly passenger: Passenger; readonly train: Train }
  | {
      readonly type: 'fight';
      readonly train: Train;
      readonly demander: Passenger;
      readonly defender: Passenger;
      /** All throws of each, the dice kept included. */
      readonly demanderRolls: readonly (readonly number[])[];
      readonly defenderRolls: readonly (readonly number[])[];
      readonly won: boolean;
    }
  | { readonly type: 'swapped'; readonly train: Train; readonly front: Passenger; readonly rear: Passenger }
  | { readonly type: 'rode'; readonly passenger: Passenger; readonly from: Station; readonly to: Station }
  | {
      readonly type: 'asked';
      readonly kind: WindowKind;
      readonly seats: readonly Seat[];
      readonly train: Train | -1;
      readonly station: Station | -1;
    }
  | { readonly type: 'won'; readonly team: Team; readonly seat: Seat };

export const REASONS = [
  'shape',
  'over',
  'notYourTurn',
  'rollFirst',
  'rollAllFive',
  'noRollLeft',
  'noSuchDie',
  'dieUsed',
  'notRolling',
  'notDriving',
  'wrongColour',
  'trainHeld',
  'notThreeJokers',
  'deckEmpty',
  'answerFirst',
  'ordersOnly',
  'tooManyRequests',
  'notAsked',
  'notYourPassenger',
  'passengerArrived',
  'notInStation',
  'notOnPlatform',
  'notAboard',
  'trainElsewhere',
  'callUsedUp',
  'trainGoesHome',
  'seatReserved',
  'noStationCard',
  'hasCard',
  'otherHasCard',
  'notRear',
  'noRival',
  'foughtAlready',
  'notBothYours',
  'noSuchCard',
  'noInterchange',
  'sameLine',
  'lineNotHere',
  'intoTheBuffers',
  'onTerminus',
  'noContest',
  'notYourRoll',
  'noSeatSwap',
  'notNextStation',
  'taxiToGoal',
  'badLeg',
  'noTrainRunsThere',
  'badTrigger',
  'allArmed',
  'noSuchArmed',
  'duelIsForTwo',
  'twoNeedDuel',
] as const;
export type ReasonCode = (typeof REASONS)[number];
