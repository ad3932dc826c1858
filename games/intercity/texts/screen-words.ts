/** What the table screen of InterCity says beyond log lines, questions and reasons. */
import type {
  CARD_SWITCH,
  FRONT_SWITCH,
  FULL_SWITCH,
  Leg,
  OTHERWISE_SWITCH,
  Single,
  THROWN_SWITCH,
  TURNED_SWITCH,
  WindowKind,
} from '../rules/index.ts';

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

/** What is left of a way to a station, in fields; where it ends. */
export interface Departure {
  readonly train: string;
  readonly fields: number;
  readonly towards: string;
  readonly free: number;
  readonly held: boolean;
}

export interface ScreenWords {
  readonly board: string;
  readonly keys: string;
  list(items: readonly string[]): string;
  fields(count: number): string;
  /** 'Passenger 1', of oneself. */
  mine(number: number): string;
  line(line: number, colour: string): string;

  readonly prompt: {
    readonly planFirst: string;
    readonly ready: string;
    readonly waitOpening: (names: string) => string;
    readonly roll: string;
    again(left: number): string;
    drive(left: number): string;
    die(face: string): string;
    passenger(passenger: string): string;
    aboard(passenger: string): string;
    planning(passenger: string, from: string): string;
    card(card: string): string;
    wait(name: string, phase: 'roll' | 'drive'): string;
    waitAnswer(names: string): string;
    won(name: string): string;
  };
  readonly button: {
    readonly acceptAll: string;
    readonly ready: string;
    readonly roll: string;
    rollAgain(count: number): string;
    readonly keepAll: string;
    drive(train: string): string;
    readonly draw: string;
    readonly cancel: string;
    readonly done: string;
    readonly nothing: string;
    readonly goOn: string;
    readonly yes: Readonly<Record<Exclude<WindowKind, 'opening' | 'drawn' | 'intervene'>, string>>;
    readonly no: Readonly<Record<Exclude<WindowKind, 'opening' | 'drawn' | 'intervene'>, string>>;
  };
  readonly action: {
    roll(faces: string, all: boolean): string;
    drive(train: string, face: string): string;
    board(passenger: string, train: string): string;
    leave(passenger: string, station: string): string;
    take(passenger: string, station: string): string;
    fight(passenger: string, train: string): string;
    swap(train: string): string;
    accept(passenger: string, way: string): string;
    answer(question: string, answer: string): string;
    divert(card: string, train: string, line: string, towards: string): string;
    playTrain(card: string, train: string): string;
    speed(card: string, train: string, fields: string): string;
    playPassenger(card: string, passenger: string): string;
    taxi(card: string, passenger: string, station: string): string;
  };
  readonly dice: {
    readonly title: string;
    face(face: string, line: number): string;
    readonly kept: string;
    readonly again: string;
    readonly used: string;
    readonly useful: string;
    readonly chosen: string;
    readonly trains: string;
    rolls(used: number): string;
    pointsLeft(count: number): string;
  };
  readonly hand: {
    readonly title: string;
    readonly none: string;
    readonly how: string;
    readonly notNow: string;
    readonly whichTrain: string;
    readonly armed: string;
    readonly arm: string;
    readonly disarm: string;
    deck(count: number): string;
    readonly trigger: {
      contest(passenger: string): string;
      wins(name: string): string;
      readonly second: string;
      enters(train: string, station: string): string;
    };
    readonly armWhen: {
      readonly train: string;
      readonly station: string;
      readonly enters: string;
    };
  };
  readonly tasks: {
    readonly title: string;
    task(number: number): string;
    readonly via: string;
    readonly goal: string;
    holders(names: string): string;
    arrived(names: string): string;
  };
  readonly journey: {
    readonly title: string;
    waits(station: string): string;
    rides(train: string, seat: 'front' | 'rear', station: string): string;
    readonly arrived: string;
    needs(via: string, goal: string, task: number): string;
    holds(goal: string, task: number): string;
    readonly free: string;
    readonly none: string;
    leg(leg: Leg, from: string, to: string, trains: string): string;
    wanted(colour: string, towards: string): string;
    readonly either: string;
    proposal(fields: number): string;
    readonly accept: string;
    readonly byHand: string;
    readonly orders: string;
    readonly now: string;
    readonly withdraw: string;
    single(order: Single, station: string, line: string): string;
    readonly requests: (count: number) => string;
  };
  readonly switches: {
    readonly full: string;
    readonly fullChoices: Labels<typeof FULL_SWITCH>;
    readonly card: string;
    readonly cardChoices: Labels<typeof CARD_SWITCH>;
    readonly front: string;
    readonly frontChoices: Labels<typeof FRONT_SWITCH>;
    readonly near: string;
    readonly turned: string;
    readonly turnedChoices: Labels<typeof TURNED_SWITCH>;
    readonly thrown: string;
    readonly thrownChoices: Labels<typeof THROWN_SWITCH>;
    readonly otherwise: string;
    readonly otherwiseChoices: Labels<typeof OTHERWISE_SWITCH>;
    readonly intervene: string;
    readonly first: string;
    readonly nearer: string;
  };
  readonly departures: {
    readonly title: string;
    line(departure: Departure): string;
    readonly here: string;
    readonly full: string;
    readonly held: string;
  };
  readonly duel: {
    boarding(train: string): string;
    full(train: string): string;
    fight(train: string): string;
    jokers(count: number): string;
    bonus(count: number): string;
    colour(count: number, colour: string): string;
    first(passenger: string): string;
    wins(passenger: string): string;
    keeps(passenger: string): string;
    readonly tie: string;
    readonly close: string;
  };
  readonly pace: {
    readonly title: string;
    readonly calm: string;
    readonly quick: string;
    readonly none: string;
    readonly skip: string;
  };
  /** What a train, a station or a passenger is called on the map. */
  readonly map: {
    train(train: string, at: string, aboard: string, notes: string): string;
    between(a: string, b: string): string;
    readonly empty: string;
    readonly held: string;
    diverted(line: string): string;
  };
  readonly facts: {
    arrived(count: number): string;
    cards(count: number): string;
    passenger(number: number, place: string, card: string): string;
    card(task: number): string;
  };
  readonly ending: {
    why(name: string, first: string, second: string, turn: number): string;
    readonly arrivals: string;
    readonly table: string;
    readonly player: string;
    readonly arrived: string;
    readonly cards: string;
    readonly left: string;
  };
}
