/** Standing orders, settings and armed cards: what a seat tells the game in advance, and what it can do. */
import type { Direction, Line, Passenger, Station, Team, Train } from './words.ts';

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

/** `reserve` asks who holds a seat reservation and rolls otherwise. */
export const FULL_SWITCH = ['roll', 'dont', 'reserve', 'ask'] as const;
/** `task1` and `task2` take that card only. */
export const CARD_SWITCH = ['take', 'task1', 'task2', 'dont', 'ask'] as const;
export const FRONT_SWITCH = ['never', 'atOnce', 'near', 'ask'] as const;
/** `auto` leaves when the leg's station is no longer ahead. */
export const TURNED_SWITCH = ['auto', 'stay', 'leave', 'ask'] as const;
export const THROWN_SWITCH = ['wait', 'ask'] as const;
/** `better` asks where something that no order names would bring the passenger to its goal a round earlier. */
export const OTHERWISE_SWITCH = ['stay', 'better', 'ask'] as const;

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
  /** Indices of the dice to throw, ascending; the first throw is all five. */
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'stop' }
  | { readonly type: 'drive'; readonly die: number; readonly train: Train }
  /** Three jokers for an event card. */
  | { readonly type: 'draw' }
  | Act
  | { readonly type: 'answer'; readonly passenger: Passenger; readonly yes: boolean }
  /** Ready (opening), no card now (drawn), or no intervention. */
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
