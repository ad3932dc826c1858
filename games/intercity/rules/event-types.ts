/** What is told: the events of a play, and the reasons for refusals. */
import type { Seat } from '@stellwerk/kernel';
import type { WindowKind } from './agenda-types.ts';
import type { Card } from './board.ts';
import type { Act, Play } from './order-types.ts';
import type { Direction, Line, Passenger, Station, Team, Train } from './words.ts';

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
      /** Whose passengers they are. */
      readonly seats: readonly Seat[];
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
      readonly seats: readonly Seat[];
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
