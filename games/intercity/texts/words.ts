/** Everything that InterCity says to people, in one language. Names of players come in ready to print. */
import type { Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import {
  homeOf,
  STATIONS,
  type Card,
  type Event,
  type Passenger,
  type ReasonCode,
  type Station,
  type View,
  type WindowKind,
} from '../rules/index.ts';
import type { ScreenWords } from './screen-words.ts';

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<'duel' | 'moveUp', { readonly label: string; readonly help: string }>>;
  /** The five colours of the dice and lines, then the joker. */
  readonly faces: readonly string[];
  readonly cards: Readonly<Record<Card, { readonly name: string; readonly help: string }>>;
  /** What a window asks of the one who is asked; names of passenger, train and station filled in. */
  readonly questions: Readonly<Record<WindowKind, (about: QuestionAbout) => string>>;
  readonly screen: ScreenWords;
  /** 'Red N': the colour and the end at which the train started. */
  train(train: number): string;
  /** 'passenger 1 of Anna'. */
  passenger(passenger: Passenger, name: (seat: Seat) => string, view: View): string;
}

export interface QuestionAbout {
  readonly passenger: string;
  readonly train: string;
  readonly station: string;
}

export type Reasons = ReasonTexts<ReasonCode>;

export const stationName = (station: Station): string => STATIONS[station]?.name ?? '';

export function trainName(faces: readonly string[], train: number): string {
  return train < 0 ? '' : `${faces[homeOf(train)]} ${train % 2 === 0 ? 'N' : 'S'}`;
}

/** In the duel each seat leads two teams, so its passengers are numbered 1 to 4. */
export function numberOf(passenger: Passenger, view: View): { readonly seat: Seat; readonly number: number } {
  const team = passenger >> 1;
  return { seat: team % view.seats, number: 2 * Math.floor(team / view.seats) + (passenger % 2) + 1 };
}
