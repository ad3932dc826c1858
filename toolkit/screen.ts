/**
 * What a game's `board/` folder gives to the table screen, and what it gets from it. The frame (prompt line, players, log, sheet on
 * a phone) is the same for all games; a game fills its slots. A board knows views and legal actions, never a state.
 */
import type { GameEvent, Reason, Result, Seat, Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/tables';
import type { ReactNode } from 'react';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type { Player };

/** Everything a game's screen may know at one moment. */
export interface Table<View = any, Action = any, Event extends GameEvent = GameEvent> {
  readonly language: Language;
  readonly players: readonly Player[];
  /** Whose eyes the view was cut for. */
  readonly viewer: Viewer;
  readonly view: View;
  /** The seat that this screen may act for now; undefined while others act, in replays and when the play is over. */
  readonly me: Seat | undefined;
  /** The legal actions of `me`; empty without one. Where the game stages its decision, only a part. */
  readonly legal: readonly Action[];
  readonly toAct: readonly Seat[];
  /** What happened since the view before this one, for animation; `step` tells one batch from the next. */
  readonly fresh: readonly Event[];
  readonly step: number;
  /** Acts for `me`. A refusal is shown at the prompt line by the frame and is returned too, so that the board can mark its places. */
  act(action: Action): Promise<Reason | undefined>;
  /** Why an action would be refused, without trying it; shown like a refusal if `show` is set. */
  why(action: Action, show?: boolean): Promise<Reason | undefined>;
  /** The last refusal, until the next change. */
  readonly refused: Reason | undefined;
  /** An action has been sent and is not answered yet: nothing more can be sent. */
  readonly pending: boolean;
  readonly mode: 'play' | 'replay' | 'over';
  /** How the play ended, once it is over. */
  readonly result: Result | undefined;
  readonly motion: boolean;
  /** Make shapes and patterns stand out more, for people who can't go by colour. */
  readonly patterns: boolean;
  /** The person asked for help on the board (missing points, cheapest way …). */
  readonly help: boolean;
  /** Opens the rules at a section of the game's rules page. */
  openRules(section?: string): void;
}

/** One thing that can be done now, for the list that makes a game playable without seeing its board. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  run(): void;
}

export interface Slots {
  /** One sentence: what is asked of whom. */
  readonly prompt: string;
  /** The button beside it. */
  readonly primary?: { readonly label: string; readonly disabled?: boolean; run(): void };
  readonly secondary?: { readonly label: string; readonly disabled?: boolean; run(): void };
  readonly board: ReactNode;
  /** My cards, tiles, dice. The box around it is a CSS container named `tray`: what fits is decided by its width, not the window's. */
  readonly tray?: ReactNode;
  /** What is public about a player: score first. */
  facts(seat: Seat): ReactNode;
  /** The legal actions in words. */
  readonly choices: readonly Choice[];
  /** A summary laid over the board until it is dismissed: the end of a round. */
  readonly interlude?: { readonly key: string; readonly title: string; readonly body: ReactNode };
  /** Who won and why, with a chart of the play's course; shown when the play is over. */
  readonly ending?: ReactNode;
}

/** A rules page: sections that a person can learn the game from, each with an id that the table can open. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** Sentences of one game in one language. Names of players come in ready to print. */
export interface GameTexts<Event extends GameEvent = GameEvent, View = any> {
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly help?: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
  /** The log line of an event, or undefined where it needs none. The view, any of the play's, tells the names of places. */
  event(event: Event, name: (seat: Seat) => string, view: View): string | undefined;
  reason(reason: Reason): string;
}

/**
 * What is shown of a game before it is opened: `board/about.tsx` exports it as `about`. It is loaded with the home page, so it imports
 * nothing heavy, above all not the board.
 */
export interface GameAbout {
  readonly title: string;
  /** One line. */
  readonly tagline: Readonly<Record<Language, string>>;
  /** How many play, such as `2–6`, and how long. */
  readonly players: string;
  readonly minutes: string;
  /** Who made the game. */
  readonly credit: Readonly<Record<Language, string>>;
  readonly cover: ReactNode;
}

/** The game itself, loaded when it is opened: `board/index.tsx` exports it as `screen`. */
export interface GameScreen<View = any, Action = any, Event extends GameEvent = GameEvent> {
  readonly texts: Readonly<Record<Language, GameTexts<Event, View>>>;
  /** A React hook: the game's own state of the screen (what is selected, previewed) lives in it. */
  useTable(table: Table<View, Action, Event>): Slots;
  rules(language: Language): readonly RulesSection[];
}
