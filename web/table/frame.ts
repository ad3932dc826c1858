/** What the table screen is made from: what it is given, and what its parts share. */
import type { Weighed } from '@stellwerk/bots';
import type { Reason, Seat } from '@stellwerk/kernel';
import type { ReactNode } from 'react';
import type {
  ActionButton,
  Closing,
  Course,
  GameScreen,
  Outcome,
  Slots,
  Table,
  Turn,
} from '@stellwerk/toolkit/screen.ts';
import type { Memory } from '@stellwerk/toolkit/remembered.ts';
import type { ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import type { Beside } from '../analysis/useTries.ts';
import type { ActsProps } from './Acts.tsx';
import type { Said } from './Head.tsx';
import type { TurnLines } from './log-lines.ts';
import type { Looking } from './useLooking.ts';
import type { Window } from './useWindow.ts';

/** How a value ran, with what is marked on it. */
export interface Curve extends Omit<Course, 'values'> {
  /** By seat and turn; undefined where it isn't known yet. */
  readonly values: readonly (readonly (number | undefined)[])[];
  /** Turning points, by the numbers of their turns. */
  readonly points?: readonly number[];
  /** Values with a line across, lowest and highest among them. */
  readonly grid?: readonly number[];
  /** How it went for one seat in a try, from the turn on in which it parts. */
  readonly fork?: Fork | undefined;
  /** What is to be said of a turn that is looked at: before whose it was, and instead of what happened, with room for so many characters. */
  tell?(turn: number, room: number): { readonly ask?: string; readonly text?: string };
  /** What would rather have been played in the turn that is looked at. */
  readonly preferred?: { readonly at: number; readonly turn: Turn } | undefined;
}

export interface Fork {
  readonly seat: Seat;
  readonly from: number;
  readonly values: readonly number[];
  readonly label: string;
}

/** What the person can do with the turn, whichever game it is. */
export interface Ways {
  readonly undo?: (() => void) | undefined;
  readonly undoAll?: (() => void) | undefined;
  /** Shows that piece of advice, or only says where to look. */
  hint?(hinted: number, nudged: boolean): void;
  /** There are no hints here, and why. */
  readonly unhinted?: string | true;
  /** How good some ways to go on are, by what the seat sees; told as long as the listener says that it listens. */
  weigh?(
    view: unknown,
    seat: Seat,
    ways: readonly (readonly unknown[])[],
    tell: (weighed: Weighed) => boolean,
  ): Promise<void>;
  /** Ends the turn: sends the draft, or the action that the game names. */
  end?(action: unknown): void;
  /** What the draft would end. */
  readonly closing?: Closing | undefined;
  /** What the board draws as a draft has been sent. */
  readonly sent?: boolean;
  /** Others are to move: let them do it at once. */
  readonly skip?: (() => void) | undefined;
}

/** How it stands with the server: lost for a moment, away, back. */
export type Light = 'amber' | 'red' | 'green';

/** What people at other screens add to the table. */
export interface Others {
  /** Beside a player's name: the clock, or since when they are away. */
  note(seat: Seat): ReactNode;
  /** Nobody is there just now. */
  isAway(seat: Seat): boolean;
  /** Comes before what the game says in line 2: the connection. */
  readonly said?: Said | undefined;
  /** The same in a word, where there is room beside the talk; and its light, which is out while all is well. */
  readonly connection: { readonly light: Light | undefined; readonly words: string };
  /** The server's own reasons in words. */
  reason(reason: Reason): string | undefined;
  /** Nothing can be sent just now. */
  readonly blocked?: boolean;
  /** A question to the people at the table that is not the game's. */
  readonly motion?:
    | { readonly ask: string; readonly so: string; readonly primary: ActionButton; readonly secondary?: ActionButton }
    | undefined;
  readonly talk: { readonly unread: number; readonly panel: ReactNode; readonly phrases: ReactNode };
  /** This page only watches. */
  readonly watches?: boolean;
  /** What can be done about somebody, shown by a press on their row; undefined where there is nothing. */
  about?(seat: Seat): ReactNode;
  /** What is to be said about a turn in the log. */
  remark?(turn: Turn): string | undefined;
  /** Below the players: who watches. */
  readonly below?: ReactNode;
  /** Follows the result: the next game at this table. */
  readonly next?: ReactNode;
}

/** Somebody who guides a learner: on phones in the place of head and strip, else at the top of the column beside the board. */
export interface CoachSlot {
  panel(refused: Reason | undefined): ReactNode;
  /** Instead of the game's own button, where there is nothing to do but go on. */
  readonly primary: ActionButton | undefined;
  /** Instead of the game's own advice. */
  readonly hint: (() => void) | undefined;
  /** What the guide wants, as its key in the list of moves begins: it comes first there. */
  readonly wants?: string | undefined;
  /** How a question was answered: in the tray's place on phones, else below the guide. */
  readonly answered?: ReactNode;
  /** It poses a question: the board doesn't draw the way that gives the answer away. */
  readonly poses?: boolean;
  /** What the button that ends a turn is called instead. */
  readonly ends?: string;
  /** Brings what was put together back at another try; without it nothing comes back. */
  readonly memory?: Memory;
}

export interface GameTableProps {
  readonly screen: GameScreen;
  readonly table: Table;
  readonly turns: readonly Turn[];
  readonly lines: readonly TurnLines[];
  readonly looking: Looking;
  /** The turn from which on it is news. */
  readonly news: number;
  readonly onTurn: Seat | undefined;
  readonly ways: Ways;
  /** A play that is watched again: the line of turns is never folded away, and has no *Now*. */
  readonly replay?: boolean;
  readonly mayTakeScreen?: readonly Seat[];
  takeScreen?(seat: Seat): void;
  /** The end of a round, or what stands in the tray, wants to be read. */
  onReading?(reading: boolean): void;
  /** Beside the primary button when the game is over or is replayed. */
  readonly instead?: ReactNode;
  /** The primary button when the game is over or is replayed. */
  readonly primary?: ActsProps['primary'];
  /** In the place of the curve that the game draws in its result. */
  readonly course?: Curve | undefined;
  /** Other courses that part from this one: tries from it, or what it was tried from. */
  readonly beside?: readonly Beside[];
  /** Stands in a result: the show and the poster, the analysis. */
  readonly afterwards?: ReactNode;
  /** All at this screen are asked it: it stands in the tray's place. */
  readonly question?: ReactNode;
  /** Said in line 2 while others act. */
  readonly help?: string | undefined;
  /** Said in line 2 before anything else but a refusal. */
  readonly notice?: Said | undefined;
  /** Is told how to send what lies there when its time is over. */
  clock?(sendLaid: (() => void) | undefined): ReactNode;
  readonly others?: Others | undefined;
  readonly coach?: CoachSlot | undefined;
  readonly tools: ReactNode;
  readonly banner?: ReactNode;
}

/** A result that is shown now. */
export interface OpenOutcome {
  readonly open: Outcome;
  /** The end of a round waits until it has been read. */
  readonly reading: boolean;
  /** It has only just come up. */
  readonly settling: boolean;
  dismiss(): void;
}

/** What the parts of the frame are given. */
export type Parts = GameTableProps & {
  readonly slots: Slots;
  readonly outcome: OpenOutcome | undefined;
  readonly window: Window;
  readonly controls: ViewControls | undefined;
  /** What stands in the tray's place on a phone. */
  /** A result begins above the board. */
  readonly stands: boolean;
  readonly sheet: Sheet;
  setSheet(open: Sheet): void;
  /** Advice lies over the turn line, or over the players where that is folded away. */
  readonly advises: boolean;
};

/** The log or the players, two pages of one sheet; or what is said. */
export type Sheet = 'log' | 'players' | 'talk' | undefined;

export const isPanel = (sheet: Sheet): sheet is 'log' | 'players' => sheet === 'log' || sheet === 'players';
