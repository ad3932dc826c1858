/** Everything that InterUrban says to people, in one language. Names of players come in ready to print. */
import type { Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import type { Ending, Event, OPTIONS, ReasonCode, StartLabel, View } from '../rules/index.ts';

/** How a route goes on over a tile, seen from its loco. */
export type Turn = 'left' | 'right' | 'ahead';

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, { readonly label: string; readonly help: string }>>;
  /** A tile by itself: 'curve worth 1', 'crossing station 3 of Lucy'. */
  tile(code: number, name: (seat: Seat) => string): string;
  /** Where a tile would go: the routes that it extends, and which way they go on. */
  where(labels: readonly string[], turn: Turn): string;
  completes(labels: readonly string[]): string;
  list(items: readonly string[]): string;
  /** Why a game is over; the name is that of the seat on turn. */
  readonly endings: Readonly<Record<Ending, (name: string) => string>>;

  readonly board: { readonly label: string; readonly keys: string };
  readonly prompt: {
    readonly choose: string;
    more(left: number, stationPlaced: boolean): string;
    where(tile: string): string;
    here(tile: string, where: string): string;
    wait(name: string): string;
    won(names: string, count: number, points: number): string;
  };
  readonly button: Readonly<Record<'place' | 'turn' | 'end' | 'back' | 'next', string>>;
  readonly choice: { tile(tile: string, places: number): string; readonly other: string };
  readonly tray: {
    readonly track: string;
    stations(name: string): string;
    left(count: number): string;
    readonly empty: string;
    readonly closes: string;
  };
  readonly routes: {
    readonly title: string;
    name(label: string): string;
    worth(label: string, value: number): string;
    readonly complete: string;
    readonly open: string;
    readonly nobody: string;
    /** How the value comes about; `printed` is what stands on the start edge. */
    sum(printed: StartLabel, start: number, track: number): string;
    rank(name: string, commerce: number, victory: number): string;
    missing(values: readonly number[]): string;
    readonly next: string;
    /** Tiles that would complete the route in this turn. */
    closers(tiles: readonly string[]): string;
  };
  readonly facts: {
    points(count: number): string;
    before(count: number): string;
    stationsLeft(count: number): string;
    readonly startPlayer: string;
  };
  readonly scoring: {
    readonly title: string;
    readonly steps: string;
    readonly sum: string;
    readonly total: string;
    game(game: number): string;
  };
  readonly ending: {
    why(names: string, count: number, points: number): string;
    readonly chart: string;
    tiles(count: number): string;
    readonly player: string;
    readonly games: string;
    game(game: number): string;
  };
}

export type Reasons = ReasonTexts<ReasonCode>;
