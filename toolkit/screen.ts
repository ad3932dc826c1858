/**
 * What a game's `board/` folder gives to the table screen, and what it gets from it. The frame (prompt line, players, log, sheet on
 * a phone) is the same for all games; a game fills its slots. A board knows views and legal actions, never a state.
 */
import type { GameEvent, Level, Reason, Result, Seat, Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/tables';
import type { ReactNode } from 'react';
import type { Memory } from './remembered.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type { Player };

/** Everything a game's screen may know at one moment. */
export interface Table<View = any, Action = any, Event extends GameEvent = GameEvent> {
  readonly language: Language;
  readonly players: readonly Player[];
  /** Whose eyes the view was cut for. */
  readonly viewer: Viewer;
  /** Whose screen it is, where it is one person's own: called "you" there. Where several share it, everybody has a name. */
  readonly you: Seat | undefined;
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
  /**
   * The closing action of the turn, chosen and not sent yet: *End turn* sends it, *Undo* drops it, and meanwhile `legal` is empty. Or what has
   * been sent to a place where the answer takes its time. The view is still the one before it; the board draws it as a draft, and marks what it
   * draws with `data-unconfirmed`: that is pale as long as the answer is awaited.
   */
  readonly draft: Action | undefined;
  /** For what is put together on the board and not sent: `useRemembered` brings it back after a reload. */
  readonly memory: Memory;
  /** Takes back the last things done in this turn, the draft first. */
  takeBack(count?: number): void;
  /** Sends several actions as one: it stops at a refusal and wherever the game's `stops` says that the rest wants a second thought. */
  actAll(actions: readonly Action[]): Promise<Reason | undefined>;
  /** What others did since my last turn, oldest first; while looking back, the turn that is looked at. The board marks it. */
  readonly news: readonly Turn<Event>[];
  /** All turns of a play that is over, whatever of it is looked at. */
  readonly turns?: readonly Turn<Event>[] | undefined;
  /** What would have been better in the turn that is looked at: the board draws it beside what was done, as it draws advice. */
  readonly preferred?: Turn<Event> | undefined;
  /** Which advice is asked for: 0 none, each number the next piece of it. */
  readonly hinted: number;
  /** It shall only say where to look: the board marks nothing. */
  readonly nudged: boolean;
  /** What the searcher has found out about the advice, if that was asked for. */
  readonly weighed?: Weighed<Action> | undefined;
  /** Shows none any more. */
  closeHint(): void;
  /** The last refusal, until the next touch or change. */
  readonly refused: Reason | undefined;
  /** An action has been sent and is not answered yet: nothing more can be sent. */
  readonly pending: boolean;
  readonly mode: 'play' | 'replay' | 'over';
  /** How the play ended, once it is over. */
  readonly result: Result | undefined;
  /** What each seat saw at this moment of a game that is over: all hands lie open. */
  readonly all: readonly View[] | undefined;
  /** Whether what happens now moves: not where turns are skipped. */
  readonly motion: boolean;
  /** Whether what a person asks to see moves: it does although turns were skipped. */
  readonly moves: boolean;
  /** Make shapes and patterns stand out more, for people who can't go by colour. */
  readonly patterns: boolean;
  /** Show a person's own way where finding it is part of the game. */
  readonly ways: boolean;
  /** Drawn for a poster or a film, which others see as well: what all have built, not one seat's view of it. */
  readonly picture?: boolean;
  /** A puzzle is posed: what would come of a touch isn't shown before it. */
  readonly poses: boolean;
  /** A guide says what to do: nothing beside may advise something else, and what a step left lying is gone in the next turn. */
  readonly guided?: boolean;
  /** Opens the rules at a section of the game's rules page. */
  openRules(section?: string): void;
}

/** One thing that can be done now, for the list that makes a game playable without seeing its board. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  run(): void;
}

/** A turn of the log: what one player did until the next was on turn. Ends of rounds are chapters and belong to nobody. */
export interface Turn<Event extends GameEvent = GameEvent> {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
  /** The steps that it took: the board after it is the one after `to`. */
  readonly from: number;
  readonly to: number;
}

/** How much advice says: where to look; what to do and why; how likely one wins with it as well. */
export const STRENGTHS = ['nudge', 'suggestion', 'chances'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Something that could be done. */
export interface Advice {
  /** What and why: at most 78 characters. */
  readonly say: string;
  /** The card, route or region that it is about, as in “look at …”. */
  readonly about: string;
  /** The same for a nudge, where that would tell what to do. */
  readonly nudge?: string;
  /** What it brings in the game’s own measure, as short as “+4”. */
  readonly brings?: string | undefined;
  /** The same as actions, as far as they can be foreseen; without them nobody knows its chances. */
  readonly way?: readonly unknown[] | undefined;
}

/** What the searcher has found out, so far. */
export interface Weighed<Action = any> {
  /** Better ways to go on than all that the game has advised: it puts them into words and adds them. */
  readonly better: readonly (readonly Action[])[];
  /** The chance to win with a way, as far as it is known. */
  chanceOf(way: readonly unknown[] | undefined): number | undefined;
  /** Nothing more will come. */
  readonly done: boolean;
}

/** More of them are not compared. */
export const MOST_ADVICE = 3;

/** Chances that are no further apart are the same. */
export const EQUAL = 0.01;

/** Advice with the best first, once all chances are known; what is hardly better stays behind. Until then as the game has found it. */
export function ordered<Item>(
  list: readonly Item[],
  wayOf: (item: Item) => readonly unknown[] | undefined,
  weighed: Weighed | undefined,
): readonly Item[] {
  const chances = new Map(list.map((item) => [item, weighed?.chanceOf(wayOf(item))]));
  const known = [...chances.values()].filter((chance) => chance !== undefined);
  if (!weighed?.done || known.length < list.length) return list;
  const best = Math.max(...known);
  const rank = (item: Item): number => (best - chances.get(item)! <= EQUAL ? best : chances.get(item)!);
  return list.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_ADVICE);
}

/** The two lines of the head. */
export interface Prompt {
  /** What is asked of whom: at most 66 characters. */
  readonly ask: string;
  /** The same for phones, at most 38 characters; without it `ask` is short enough. */
  readonly brief?: string;
  /** What would follow from it: points, a reason, what the thing under the pointer would do. At most 78 characters. */
  readonly so?: ReactNode;
  /** The section of the rules that this is about. */
  readonly rule?: string;
  /** `so` says why something can't be done, where no action stands for it that could be refused. */
  readonly refusal?: boolean;
  /** `so` tells what others did: a phone need not say it in its own words. */
  readonly news?: boolean;
}

export interface ActionButton {
  readonly label: string;
  /** Small type below it. */
  readonly note?: string;
  readonly disabled?: boolean;
  /** Though it can't be done, a press runs it, and is told why. */
  readonly explains?: boolean;
  /** It has only just taken the place of another button: it is pale and takes no press meanwhile. */
  readonly settling?: boolean;
  /** It is not the one to press: an answer that weighs as much as the other. */
  readonly quiet?: boolean;
  run(): void;
}

/** A result on the side: of a round or of the game. */
export interface Outcome<Event extends GameEvent = GameEvent> {
  /** Tells one round from the next. */
  readonly key: string;
  /** Who won, with what; below it the others and why it is over. */
  readonly head: Prompt;
  /** The same with names instead of “you”, for pictures that others see. */
  readonly poster?: string;
  /** Players by rank, each with what the points came from. */
  readonly rows: readonly {
    readonly seat: Seat;
    readonly figure: ReactNode;
    readonly note?: ReactNode;
    /** Parts of the points; widths are in proportion over all rows. */
    readonly bar?: readonly { readonly value: number; readonly colour: string; readonly label: string }[];
  }[];
  /** The game's own part: whose rails, the routes one by one … */
  readonly body?: ReactNode;
  /** In small type below everything: whose game it is. */
  readonly foot?: ReactNode;
  /** What decided it, in two sentences at most. */
  readonly decided?: readonly string[];
  /** The game in figures: turning point, best and worst turn, luck, what others did for me. */
  readonly figures?: readonly Figure[] | ((turns: readonly Turn<Event>[]) => readonly Figure[]);
  /** How a value of each seat ran: `at[seat][i]` after the i-th turn of `turns`. */
  readonly course?: (turns: readonly Turn<Event>[]) => Course | undefined;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** The board after this step shows it. */
  readonly step?: number | undefined;
}

export interface Course {
  readonly label: string;
  readonly values: readonly (readonly number[])[];
}

export interface Slots {
  readonly prompt: Prompt;
  /** Carries out what the person has put together: *Start here*, *Place*, *Travel*, *Drive*. Never the machine's choice. */
  readonly primary?: ActionButton;
  /** Sends what the person has laid and not sent, where it can stand as it lies: when the clock has run out. */
  readonly laid?: (() => void) | undefined;
  /** The other answer of a question, or *Turn* for a tile. */
  readonly secondary?: ActionButton;
  /** The action that ends the turn as it stands, where the duty is done; *End turn* sends it. */
  readonly end?: unknown;
  /** What that would end with the turn, if it is more. */
  readonly ends?: 'game' | undefined;
  /** Why the turn can't end yet, as the title of the pale button. */
  readonly missing?: string;
  /** There is advice for this moment: *Hint* can be pressed. */
  readonly advises?: boolean;
  /** All that is advised while `table.hinted` asks for it, best first, three pieces at most. */
  readonly advice?: readonly Advice[];
  /** The tray lists it, instead of the frame in the turn line’s row. */
  readonly listed?: boolean;
  /** The one that is asked for, with its reason, in line 2, unless something comes before it; the board marks it. */
  readonly hint?: string | undefined;
  /** Something stands in the tray that is to be read: bots wait for it. */
  readonly reading?: boolean;
  /** Clears what is chosen and not done yet; *Undo* does it before it takes anything back. */
  readonly clear?: () => void;
  readonly board: ReactNode;
  /** A column left of the board on a wide window, a strip above it on a narrow one. */
  readonly aside?: ReactNode;
  /** Stands in the strip of players' place on phones. */
  readonly strip?: ReactNode;
  /** The one figure of a player that always stands on the screen. */
  score?(seat: Seat): ReactNode;
  /** The end of a round, until it is read, or of the game. */
  readonly outcome?: Outcome;
  /** My cards, tiles, dice. The box around it is a CSS container named `tray`: what fits is decided by its width, not the window's. */
  readonly tray?: ReactNode;
  /** What is public about a player: score first. */
  facts(seat: Seat): ReactNode;
  /** The legal actions in words. */
  readonly choices: readonly Choice[];
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
  /** How the bot of each level plays. */
  readonly bots: Readonly<Record<Level, string>>;
  /** The log line of an event, or undefined where it needs none. The view, any of the play's, tells the names of places. */
  event(event: Event, name: (seat: Seat) => string, view: View): string | undefined;
  /** A turn of the log in one or two sentences without the name of who took it; without it, the lines of its events. */
  turn?(events: readonly Event[], name: (seat: Seat) => string, view: View): readonly string[];
  /** What others did in a turn, in three words, for the recap: "2 rails". */
  brief?(events: readonly Event[], name: (seat: Seat) => string, view: View): string;
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
  readonly layout?: Layout;
  /** What the action would end, if anything: the frame keeps it as a draft until *End turn*. */
  closes?(view: View, action: Action): Closing | undefined;
  /** The event begins a turn of that seat, or a chapter. Without it, turns change with the seat that acts. */
  begins?(event: Event): Seat | 'chapter' | undefined;
  /** Rounds end with chapters and have many turns of everybody: whether this is one. Without it everybody has one turn a round. */
  turnOfRound?(events: readonly Event[]): boolean;
  /** How long bots rest after this, as a share of their usual pause. Without it they make one after each thing that is seen. */
  rest?(fresh: readonly Event[], view: View): number;
  /** A turn in short notation, in signs, and in ASCII for the clipboard. */
  notation?(
    events: readonly Event[],
    view: View,
    language: Language,
    name: (seat: Seat) => string,
  ): readonly [signs: string, ascii: string];
  /** Several persons at one screen may react: what they are asked, with nobody's hand open. Without it the screen is handed over. */
  openly?(view: View, players: readonly Player[], language: Language): OpenlyAsked | undefined;
  /** What stands on the cover before that seat takes the screen; `news`: what others did since its last turn. Everybody reads it. */
  cover?(
    view: View,
    seat: Seat,
    news: readonly Turn<Event>[],
    players: readonly Player[],
    language: Language,
  ): CoverSaid;
  /** The section of the rules page that explains a refusal. */
  ruleOf?(reason: Reason): string | undefined;
  /** What has been done so far, as one bar of the poster. */
  parts?(view: View, language: Language): readonly Part[];
}

export interface Part {
  readonly value: number;
  /** A token. */
  readonly colour: string;
  readonly label: string;
}

/** A reaction that everybody at one screen is asked for at once. */
export interface OpenlyAsked {
  /** Who may answer, in the order in which the rules ask them; whether they can doesn't show. */
  readonly seats: readonly Seat[];
  /** "Kim drives: 4 points. Anyone for a jam?" */
  readonly ask: string;
  /** "Nobody: go on" */
  readonly nobody: string;
  /** "Ada jams" */
  somebody(name: string): string;
}

export interface CoverSaid {
  /** What the seat is asked, where it isn't simply the turn: "Ada, place your jam". */
  readonly ask?: string | undefined;
  /** What others did since its turn. */
  readonly since?: string | undefined;
}

export type Closing = 'turn' | 'round' | 'game';

/** What a game may choose of the frame, once for all its states. */
export interface Layout {
  /** `compact`: a low head with one line each, also on phones. */
  readonly head?: 'compact';
  /** Where the tray stands on a wide window: in the side column, below the board, or a column of its own with the buttons at its foot. */
  readonly tray?: 'side' | 'below' | 'left' | 'right';
  /** On phones the turn line lies behind line 2. */
  readonly line?: 'folded';
  /** The whole board is in sight and large enough: wheel, fingers and keys zoom, and the turn line keeps the buttons' room for words. */
  readonly zoom?: 'unmarked';
  /** Advice stays when the board is touched, where it is followed step by step: until the table changes or the game closes it. */
  readonly hint?: 'stays';
}
