/** What the table screen of Future Mobility says apart from log lines and reasons. */
import type { Cell, Marker, Mode, PowerUp, Score, Segment, TripId } from '../rules/index.ts';

export interface ScreenWords {
  readonly plan: string;
  readonly planKeys: string;
  /** A block, what lies on it, and whether it can be chosen. */
  block(cell: Cell, markers: readonly Marker[], open: boolean): string;
  list(items: readonly string[]): string;
  points(count: number): string;
  by(mode: Mode, electric: boolean): string;
  /** A whole announcement: 'by car from Shop C1 to Houses B5'. */
  journey(segments: readonly Segment[], electric: boolean): string;
  readonly freight: string;
  readonly star: string;

  readonly prompt: {
    readonly choose: string;
    trip(points: number): string;
    lay(card: PowerUp, count: number, most: number): string;
    avoid(card: PowerUp, trips: number, points: number): string;
    readonly recover: string;
    readonly avoided: string;
    discard(count: number): string;
    window(name: string, journey: string, points: number): string;
    readonly windowJam: string;
    jamHere(cell: string): string;
    carpool(jams: number, loss: number): string;
    noCarpool(jams: number, loss: number): string;
    waitPlan(name: string): string;
    waitWindow(name: string, asked: string): string;
    waitCarpool(name: string): string;
    waitDiscard(name: string): string;
    won(names: string, count: number, points: number): string;
  };
  readonly button: {
    best(points: number): string;
    go(points: number): string;
    lay(count: number): string;
    avoid(points: number): string;
    readonly recover: string;
    readonly endTurn: string;
    discard(count: number): string;
    readonly pass: string;
    readonly jam: string;
    readonly carpool: string;
    readonly noCarpool: string;
    readonly goOn: string;
    readonly cancel: string;
  };
  readonly trips: {
    readonly title: string;
    readonly hint: string;
    /** The card's place in the trip that is being put together. */
    chosen(place: number): string;
    readonly follows: string;
    readonly removed: string;
    /** What a card brings by itself. */
    alone(by: string, points: number): string;
    deck(left: number): string;
  };
  readonly proposals: { readonly title: string; readonly own: string };
  readonly builder: {
    readonly title: string;
    readonly from: string;
    readonly to: string;
    readonly mode: string;
    /** What a mode would need, in few words; some of the places. */
    readonly lacks: {
      readonly stops: string;
      bikePaths(at: readonly string[]): string;
      walkways(at: readonly string[]): string;
    };
    readonly route: string;
    way(blocks: number, jams: number): string;
    readonly otherWay: string;
    readonly draw: string;
    readonly electric: string;
    readonly carpool: string;
    sum(score: Score, loss: number): string;
    readonly extend: string;
    takeBack(trip: string): string;
  };
  readonly hand: {
    readonly title: string;
    readonly empty: string;
    readonly others: string;
    readonly playable: string;
    readonly notNow: string;
    recover(card: PowerUp): string;
    left(cards: number): string;
  };
  readonly order: { readonly label: string; readonly help: string };
  readonly track: { title(scores: string): string; score(name: string, points: number): string };
  readonly facts: { cards(count: number): string; missing(points: number): string; readonly first: string };
  readonly choice: {
    trip(journey: string, points: number): string;
    build(trip: TripId): string;
    extend(trip: TripId): string;
    from(cell: Cell): string;
    to(cell: Cell): string;
    mode(mode: Mode): string;
    card(card: PowerUp): string;
    on(cell: Cell): string;
    off(cell: Cell): string;
    avoid(card: PowerUp, trips: readonly TripId[], points: number): string;
    jam(cell: Cell): string;
    giveUp(cards: readonly PowerUp[], forCard: PowerUp): string;
    discard(cards: readonly PowerUp[]): string;
    readonly orderPass: string;
    readonly orderAsk: string;
  };
  readonly ending: {
    why(names: string, count: number, points: number): string;
    readonly chart: string;
    readonly player: string;
    readonly trips: string;
    readonly best: string;
    readonly total: string;
    readonly start: string;
    round(round: number): string;
  };
  readonly credit: string;
}
