/** What a state and a view are made of; with the words of orders, agenda and events this is all of InterCity's vocabulary. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import type { Step, Window, WindowKind } from './agenda-types.ts';
import type { Act, Armed, Orders, Settings } from './order-types.ts';
import type { Direction, Line, Passenger, Station, Team, Train } from './words.ts';

export * from './agenda-types.ts';
export * from './event-types.ts';
export * from './order-types.ts';
export * from './words.ts';

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
  /** Whether its rear seat was taken with a reservation during this call and has not been empty since. */
  reserved: boolean[];
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
  record: GameRecord;
}

/** What the figures at the end are made of. Its lists are replaced, never changed, so that copies of a position share them. */
export interface GameRecord {
  /** Fields that each team still had to go, team after team: at the start, then after every turn. */
  readonly left: readonly number[];
  /** `carried[passenger * seats + seat]`: fields that a seat's points and cards have carried a passenger. */
  readonly carried: readonly number[];
  /** `thrown[seat * 6 + face]`: dice that fell in a seat's turns. */
  readonly thrown: readonly number[];
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
  /** Whether the last action can't have shown the active seat a secret of another one, so that it may be taken back. */
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
