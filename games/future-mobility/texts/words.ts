/** Everything that Future Mobility says to people, in one language. Names of players come in ready to print. */
import type { Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import {
  CITY,
  tripOf,
  WIDTH,
  type Cell,
  type Event,
  type Marker,
  type Mode,
  type OPTIONS,
  type PowerUp,
  type ReasonCode,
  type Segment,
  type TripId,
  type View,
  type Zone,
} from '../rules/index.ts';
import type { ScreenWords } from './screen-words.ts';

interface OptionText {
  readonly label: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, OptionText>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly powerUps: Readonly<Record<PowerUp, { readonly name: string; readonly help: string }>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  /** 'Shop C4': the zone and the cell's column and row. */
  cell(cell: Cell): string;
  /** 'Apartments → Shop'. */
  trip(id: TripId): string;
  readonly screen: ScreenWords;
  turn(events: readonly Event[], name: (seat: number) => string): readonly string[];
  /** The same to one of the players, whose own jams are told as theirs. */
  retell(events: readonly Event[], name: (seat: number) => string, me: Seat | undefined): readonly string[];
  brief(events: readonly Event[]): string;
}

/** What one part of a language's texts takes over from another. */
export interface Names extends Pick<Words, 'cell' | 'trip' | 'markers' | 'zones'> {
  list(items: readonly string[]): string;
  points(count: number): string;
  by(mode: Mode, electric: boolean): string;
  journey(segments: readonly Segment[], electric: boolean): string;
  cardName(card: PowerUp): string;
  cardHelp(card: PowerUp): string;
  cardNames(cards: readonly PowerUp[]): string;
}

export type Reasons = ReasonTexts<ReasonCode>;

/** Column and row as on a map: A1 in the north-west. */
export function coordinates(cell: Cell): string {
  return `${'ABCDEF'[cell % WIDTH]}${Math.floor(cell / WIDTH) + 1}`;
}

export function cellName(zones: Words['zones'], cell: Cell): string {
  return `${zones[CITY.zones[cell]!]} ${coordinates(cell)}`;
}

/** Several origins are alternatives, with a slash between them. */
export function tripName(zones: Words['zones'], id: TripId): string {
  const { from, to } = tripOf(id);
  return `${from.map((zone) => zones[zone]).join(' / ')} → ${zones[to]}`;
}
