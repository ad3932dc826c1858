/** Everything that TransEuropa says to people, in one language. Names of players and cities come in ready to print. */
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import type { Colour, Event, MapRef, ReasonCode, Terrain, View } from '../rules/index.ts';
import type { OPTIONS } from '../rules/options.ts';

/** What is built on a line: an ordinary rail, or what carries it over a double line's obstacle. */
export type Work = 'rail' | Terrain | 'double';

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, { readonly label: string; readonly help: string }>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly regions: Readonly<Record<Colour, string>>;
  readonly board: string;
  /** How the board is played with keys. */
  readonly keys: string;
  /** A crossing by itself: a city's name, or where it lies. */
  crossing(map: MapRef, crossing: number): string;
  /** What would be built on a line, seen from one of its ends. */
  work(map: MapRef, work: Work, from: number, to: number): string;
  /** The same where the map shows the place. */
  workHere(work: Work): string;

  readonly prompt: {
    readonly start: string;
    readonly lay: string;
    readonly layPrivate: string;
    readonly second: string;
    last(finishers: string): string;
    startHere(place: string): string;
    layHere(work: string): string;
    waitStart(name: string): string;
    waitLay(name: string): string;
    waitLast(name: string): string;
    roundOver(round: number): string;
    won(names: string, count: number): string;
  };
  readonly button: {
    readonly place: string;
    readonly lay: string;
    readonly stop: string;
    readonly shared: string;
    readonly private: string;
  };
  startAt(place: string): string;
  privately(work: string): string;

  readonly tray: {
    readonly title: string;
    readonly nothing: string;
    readonly connected: string;
    readonly open: string;
    missing(points: number): string;
    readonly complete: string;
    readonly way: string;
    after(points: number): string;
    readonly rails: string;
    railsLeft(count: number): string;
    privateLeft(count: number): string;
  };
  readonly facts: {
    credit(points: number, of: number): string;
    readonly startPlayer: string;
  };
  readonly round: {
    title(round: number, of: number): string;
    lost(points: number): string;
    readonly reason: { finished(names: string, count: number): string; readonly railsOut: string };
    readonly again: string;
    picture(round: number): string;
  };
  readonly ending: {
    why(names: string, count: number, points: number): string;
    readonly zero: (names: string) => string;
    readonly rounds: (count: number) => string;
    readonly last: (round: number) => string;
    readonly chart: string;
    readonly player: string;
    readonly start: string;
    readonly round: (round: number) => string;
  };
  list(items: readonly string[]): string;
}

export type Reasons = ReasonTexts<ReasonCode>;
