/** The agenda's steps and the windows at which the game stops: plain data, so that a play can be saved anywhere. */
import type { Seat } from '@stellwerk/kernel';
import type { Passenger, Station, Train } from './words.ts';

/** A step that may let somebody win: others may intervene before it. `asked` and `acts` remember the window held. */
interface Announced {
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
  | ({ do: 'base' } & Announced)
  /** A die announced for a train; it counts as used only when nobody has intervened (F18). */
  | ({ do: 'drive'; die: number; train: Train } & Announced)
  /** Full speed announced. */
  | ({ do: 'speed'; seat: Seat; train: Train; fields: number } & Announced)
  /** `by`: whose point or card drives. `fresh`: no event point lies before the next field. `entered`: a field was driven, its event point is due. */
  | ({ do: 'move'; train: Train; left: number; by: Seat; fresh: boolean; entered: boolean } & Announced)
  | ({
      do: 'settle';
      phase: SettlePhase;
      /** Stations still to be settled, the present one first. */
      stations: Station[];
      /** Trains that have just entered, passengers that have just come, trains diverted or turned on the spot. */
      entered: Train[];
      comers: Passenger[];
      turned: Train[];
      /** Whether only trains that entered or turned take part: the outer settling of this station isn't over (F12, F25). */
      nested: boolean;
      /** The newest call when it began: trains that enter later have settlings of their own. */
      since: number;
      /** Trains whose turn to be boarded is still to come, with their calls. */
      trains: Train[];
      calls: number[];
    } & Asking)
  /** Boarding of one train. */
  | ({
      do: 'seats';
      train: Train;
      call: number;
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

export const WINDOW_KINDS = ['opening', 'card', 'leave', 'board', 'full', 'front', 'drawn', 'intervene'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** One question to a seat; `passenger` is −1 in the opening, after drawing a card and before a winning step. */
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
