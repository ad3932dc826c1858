/** Everything that InterCity says to people, in one language. Names of players come in ready to print. */
import type { Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import {
  STATIONS,
  type Card,
  type Event,
  type Passenger,
  type ReasonCode,
  type Station,
  type View,
} from '../rules/index.ts';
import type { ScreenWords } from './screen-en.ts';

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<'duel' | 'moveUp', { readonly label: string; readonly help: string }>>;
  /** The five colours of the dice and lines, then the joker. */
  readonly faces: readonly string[];
  readonly cards: Readonly<Record<Card, { readonly name: string; readonly brief: string; readonly help: string }>>;
  readonly screen: ScreenWords;
  /** What a turn of somebody else did for the reader, each as a clause; the reader's passengers have these letters. */
  yours(
    events: readonly Event[],
    name: (seat: Seat) => string,
    view: View,
    letterOf: (passenger: Passenger) => string,
  ): readonly string[];
}

export type Reasons = ReasonTexts<ReasonCode>;

export const stationName = (station: Station): string => STATIONS[station]?.name ?? '';

/** The two journeys are A and B; '' where it is open. */
export const letter = (task: number): string => (task === 1 ? 'A' : task === 2 ? 'B' : '');

/** Which of its player's pairs a passenger belongs to: in the duel each leads two. */
export const pairOf = ({ seats }: Pick<View, 'seats'>, passenger: Passenger): 1 | 2 => (passenger >> 1 < seats ? 1 : 2);

/** How sentences call a passenger on this journey: by its letter, in the duel with its pair, *A2*. */
export function called(view: Pick<View, 'seats' | 'duel'>, passenger: Passenger, task: number): string {
  const own = letter(task);
  return own && view.duel ? `${own}${pairOf(view, passenger)}` : own;
}
