/** The words of Future Mobility: what a state, an action, an event and a view are made of. */
import type { OptionValues, Seat, Viewer } from '@stellwerk/kernel';
import type { AvoidCard, Marker, PowerUp, ShiftCard, TripId } from './cards.ts';
import type { Cell } from './city.ts';

export const OPTIONS = {
  /** Variant: two power-ups for the last one that another player played. */
  recover: { kind: 'flag', default: false },
  /** Variant: a trip may change its mode between segments, to a cleaner one. */
  combinedModes: { kind: 'flag', default: false },
  /** Road steps from a stop within which the next one may stand. */
  tramReach: { kind: 'choice', values: [3, 4], default: 3 },
  /** Which segments a jam slows: cars and vans, or every one with a route. */
  jams: { kind: 'choice', values: ['motor', 'all'], default: 'motor' },
} as const;
export type Options = OptionValues<typeof OPTIONS>;

/** Ordered as the variant of combined modes allows to switch: only ever forward. */
export const MODES = ['car', 'van', 'tram', 'bicycle', 'cargoBike', 'walking'] as const;
export type Mode = (typeof MODES)[number];

/** One card of a trip. The route has both ends; a tram's is just the two stops. */
export interface Segment {
  readonly trip: TripId;
  readonly mode: Mode;
  readonly route: readonly Cell[];
}

/** A whole announcement. The cargo-bike card is implied by its mode; `electric` and `carpool` play those cards. */
export interface TripAction {
  readonly type: 'trip';
  readonly segments: readonly Segment[];
  readonly electric?: boolean;
  readonly carpool?: boolean;
}

/**
 * How a seat wants complication windows to be answered: `ask` every time, only for trips of at least so many points, not until its own next
 * turn, or never: `pass`. What is not asked is a pass.
 */
export const STANDING_ORDERS = ['ask', 4, 5, 6, 7, 8, 9, 'untilTurn', 'pass'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export type Action =
  | { readonly type: 'recover'; readonly discard: readonly [PowerUp, PowerUp] }
  /** A shift card; the cells in any order. */
  | { readonly type: 'lay'; readonly card: ShiftCard; readonly cells: readonly Cell[] }
  | { readonly type: 'avoid'; readonly card: AvoidCard }
  | TripAction
  /** After an avoid card, instead of a trip. */
  | { readonly type: 'endTurn' }
  | { readonly type: 'pass' }
  | { readonly type: 'jam'; readonly cell: Cell }
  /** The answer of a jammed player. */
  | { readonly type: 'carpool'; readonly play: boolean }
  /** Down to the hand limit; the cards in the order of their kinds. */
  | { readonly type: 'discard'; readonly cards: readonly PowerUp[] }
  /** At any time, by any seat; known to its owner alone. */
  | { readonly type: 'order'; readonly order: StandingOrder };

/** `plan`: power-ups and the trip · `window`: the others answer · `carpool`: the jammed player answers · `discard`: hand limit. */
export const PHASES = ['plan', 'window', 'carpool', 'discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a trip brought, segment by segment. */
export interface Score {
  readonly segments: readonly { readonly trip: TripId; readonly points: number; readonly bonus: number }[];
  /** Visits of jammed cells; each costs 2 unless `lifted` by a carpool. */
  readonly jams: number;
  readonly lifted: boolean;
  readonly total: number;
}

/** What one turn did, for looking back on the game. */
export interface Deed {
  readonly seat: Seat;
  /** The trips that lay open at its beginning. */
  readonly open: readonly TripId[];
  readonly laid: readonly { readonly card: ShiftCard; readonly cells: readonly Cell[] }[];
  readonly avoided: readonly TripId[];
  readonly trip: { readonly segments: readonly Segment[]; readonly electric: boolean } | null;
  /** Points that jams took from the trip … */
  readonly lost: number;
  /** … and who put jams on it while it was announced. */
  readonly jams: readonly { readonly seat: Seat; readonly cell: Cell }[];
}

/** A trip under way, from its announcement to its score. */
export interface Announced {
  readonly segments: readonly Segment[];
  readonly electric: boolean;
  carpool: boolean;
  /** Jams that the others put on it, in the order of their answers. */
  jams: Cell[];
}

export type Event =
  | { readonly type: 'started'; readonly first: Seat; readonly open: readonly TripId[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** `cards` only for who drew them. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly why: 'setup' | 'turn' | 'star';
      readonly count: number;
      readonly cards?: readonly PowerUp[];
    }
  | { readonly type: 'reshuffled'; readonly deck: 'powerUps' | 'trips'; readonly count: number }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly discarded: readonly PowerUp[]; readonly card: PowerUp }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: ShiftCard; readonly cells: readonly Cell[] }
  | {
      readonly type: 'avoided';
      readonly seat: Seat;
      readonly card: AvoidCard;
      readonly trips: readonly TripId[];
      readonly points: number;
    }
  | {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly segments: readonly Segment[];
      /** Cards that are played along with it. */
      readonly electric?: boolean;
      readonly cargoBike?: boolean;
      readonly carpool?: boolean;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'jammed'; readonly seat: Seat; readonly cell: Cell; readonly target: Seat }
  | { readonly type: 'carpooled'; readonly seat: Seat }
  | { readonly type: 'noCarpool'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly score: Score }
  | { readonly type: 'refilled'; readonly trips: readonly TripId[] }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly PowerUp[] }
  /** Somebody has the target: the round is played to its end. */
  | { readonly type: 'lastRound'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seats: readonly Seat[]; readonly scores: readonly number[] }
  /** Told to its owner alone. */
  | { readonly type: 'ordered'; readonly order: StandingOrder };

export const REASONS = [
  'shape',
  'over',
  'notYourTurn',
  'notNow',
  'noCard',
  'recoverOff',
  'recoverLate',
  'recoverNothing',
  'layCount',
  'layTwice',
  'laySupply',
  'layRoad',
  'laySlot',
  'layPresent',
  'layChain',
  'layReach',
  'avoidNothing',
  'avoided',
  'tripNotOpen',
  'tripTwice',
  'tripFreight',
  'tripOrigin',
  'tripDestination',
  'tripJoint',
  'routeRoad',
  'routeSimple',
  'modeFreight',
  'modePassenger',
  'modeMixed',
  'modeSwitch',
  'noStops',
  'noBikePath',
  'noWalkway',
  'tooFar',
  'noRoute',
  'electricIdle',
  'carpoolIdle',
  'tripFirst',
  'jamRoute',
  'jamPresent',
  'jamSupply',
  'discardCount',
  'discardOrder',
  'orderSame',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** What everybody sees; the names are the same in state and view, so that the rules' helpers take either. */
interface Public {
  readonly options: Options;
  readonly seats: number;
  first: Seat;
  /** Whose turn it is, also while others answer. */
  turn: Seat;
  /** Turns begun so far. */
  turns: number;
  phase: Phase;
  /** May the player still use the variant *recover* this turn? */
  mayRecover: boolean;
  /** Was an avoid card played this turn? Then there is no trip. */
  avoided: boolean;
  scores: number[];
  /** Points of every turn begun so far, in the order of the turns. */
  gains: number[];
  /** What each of these turns did. */
  deeds: Deed[];
  /** A bit set of markers for each cell, printed stops included: bit i is `MARKERS[i]`. */
  markers: number[];
  supply: Record<Marker, number>;
  open: TripId[];
  tripDiscard: TripId[];
  /** Played and discarded power-ups, the latest last … */
  discard: PowerUp[];
  /** … and who played each one, −1 if it was merely discarded. */
  discardBy: number[];
  announced: Announced | null;
  /** Who is asked in the complication window, −1 outside it. */
  asked: Seat | -1;
}

export interface State extends Public {
  /** Top card last. */
  tripDeck: TripId[];
  deck: PowerUp[];
  hands: PowerUp[][];
  orders: StandingOrder[];
}

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export type View = Frozen<Public> & {
  readonly viewer: Viewer;
  readonly tripDeckSize: number;
  readonly deckSize: number;
  readonly handSizes: readonly number[];
  /** The viewer's own cards, in the order they came; empty for observers. */
  readonly hand: readonly PowerUp[];
  /** The viewer's own standing order. */
  readonly order: StandingOrder;
};
