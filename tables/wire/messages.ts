/** What the server sends. It has types alone: a page trusts the server that it came from. */
import type { GameEvent, Level, Reason, Result, Seat, SeatInfo, Viewer } from '@stellwerk/kernel';
import type { Patch } from '../patch.ts';
import type { Player } from '../players.ts';
import type { ClockSetting, MOTIONS } from './requests.ts';

/** Codes of the server itself; an action's refusal carries those of the kernel and the game. */
export const WIRE_REASONS = [
  'wire.shape',
  'wire.flood',
  'wire.person',
  'wire.failed',
  'table.missing',
  'table.closed',
  'table.game',
  'table.full',
  'table.taken',
  'table.notSeated',
  'table.notHost',
  'table.notWaiting',
  'table.notPlaying',
  'table.notOver',
  'table.noWatching',
  'table.seats',
  'table.order',
  'table.key',
  'table.vote',
  'table.back',
  'table.rules',
] as const;
export type WireReason = (typeof WIRE_REASONS)[number];

export type SeatKind = 'person' | 'free' | 'invited' | 'bot';
export interface SeatShown {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly colour: number;
  readonly level?: Level;
  readonly ready?: boolean;
  /** Milliseconds since the epoch; here if missing. */
  readonly awaySince?: number;
  /** A bot plays for the person. */
  readonly relieved?: true;
  /** In for the next play. */
  readonly again?: boolean;
}
export interface Motion {
  readonly motion: (typeof MOTIONS)[number];
  readonly seat?: Seat;
  /** The name of the person who claims the seat. */
  readonly name?: string;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** Who is asked. */
  readonly of: readonly Seat[];
  readonly until: number;
}
/** Waiting for people, counting down, playing, or between two plays. */
export type Phase = 'waiting' | 'starting' | 'playing' | 'over';
export interface RoomShown {
  readonly table: string;
  readonly code: string;
  readonly phase: Phase;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockSetting;
  readonly reaction: number;
  readonly public: boolean;
  readonly watch: boolean;
  readonly seats: readonly SeatShown[];
  readonly host?: Seat;
  /** How many watch, the names of those who have one, and of those who want to play next. */
  readonly watchers: number;
  readonly watching?: readonly string[];
  readonly next?: readonly string[];
  /** What the next shuffle, or the present one, is committed to. */
  readonly commitment: string;
  /** When the countdown ends, and the seats whose browsers have added to the shuffle. */
  readonly startsAt?: number;
  readonly luck?: readonly Seat[];
  /** The number of the present or last play; 0 before the first. */
  readonly play: number;
  readonly result?: Result;
  readonly abandoned?: true;
  /** The play ended because its rules are no longer there. */
  readonly outdated?: true;
  readonly motions?: readonly Motion[];
  /** Wins at this table by name. */
  readonly wins?: Readonly<Record<string, number>>;
}
/** What only this page's person is told about the room. */
export interface Yours {
  readonly seat?: Seat;
  readonly host?: true;
  /** Seat links of the seats that the host has invited somebody to. */
  readonly keys?: Readonly<Record<Seat, string>>;
}

/**
 * One step: who acted (null: the set-up), what was heard, and the step that it took back, with all since where it rewinds. Numbers follow
 * from `seen`.
 */
export type WireStep = readonly [seat: Seat | null, events: readonly GameEvent[], undoes?: number, rewinds?: true];
/** Milliseconds left by seat at the server's time `at`; of those who run. */
export interface ClockShown {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}
/** Seats that are asked for a reaction, from opening to closing, and the time for it. */
export interface WindowShown {
  readonly seats: readonly Seat[];
  readonly until: number;
}
interface Present {
  readonly seen: number;
  readonly steps: readonly WireStep[];
  readonly toAct?: readonly Seat[];
  readonly undo?: boolean;
  readonly clock?: ClockShown;
  readonly window?: WindowShown | null;
  readonly result?: Result;
  /** Turns that a bot had to finish because the time was up, all of them so far. */
  readonly late?: readonly LateTurn[];
}
/** Whose time was up, and the number of the step that came next. */
export type LateTurn = readonly [seat: Seat, step: number];
/** The whole present of a play, for those who come to it; steps from `seen + 1 − steps.length` on. */
export interface PlayShown extends Present {
  readonly play: number;
  readonly viewer: Viewer;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Omit<Player, 'seat'>[];
  readonly commitment: string;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
}
/** What is new: fields that are missing stand as they were. */
export interface StepsMessage extends Present {
  readonly type: 'steps';
  readonly table: string;
  readonly play: number;
  readonly patch?: Patch;
}
export interface TalkLine {
  readonly number: number;
  readonly name: string;
  /** The seat, while its person has it. */
  readonly seat?: Seat;
  readonly text?: string;
  readonly phrase?: number;
  /** Said among watchers. */
  readonly watchers?: true;
  readonly at: number;
}
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly seats: number;
  readonly free: number;
  readonly clock: ClockSetting;
  readonly watchers: number;
  readonly updated: number;
  /** In my own list: my seat, whether I am to act, by when, and who won. */
  readonly seat?: Seat;
  readonly myTurn?: boolean;
  readonly until?: number;
  readonly winners?: readonly string[];
  /** Also in my own list: a bot plays for me. */
  readonly relieved?: boolean;
  /** Also in my own list: a table where I don't sit yet, and who keeps a seat for me there. */
  readonly keptBy?: string;
}
/** A play that somebody has played to the end; `seat` was theirs. */
export interface FinishedPlay {
  readonly table: string;
  readonly play: number;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly seat: Seat;
  readonly winners: readonly Seat[];
  readonly ended: number;
}
export interface Welcome {
  readonly type: 'welcome';
  readonly wire: number;
  readonly time: number;
  readonly person?: { readonly name: string; readonly colour?: number };
}
export type Message =
  | Welcome
  | { readonly type: 'room'; readonly room: RoomShown; readonly you: Yours }
  | ({ readonly type: 'play'; readonly table: string } & PlayShown)
  | StepsMessage
  | { readonly type: 'talk'; readonly table: string; readonly lines: readonly TalkLine[] }
  | { readonly type: 'lobby'; readonly rows: readonly TableRow[]; readonly gone: readonly string[] }
  | { readonly type: 'mine'; readonly rows: readonly TableRow[]; readonly gone: readonly string[] }
  /** The server says good-bye, and when it makes sense to come back. */
  | { readonly type: 'bye'; readonly reason: Reason; readonly retryMs: number }
  | { readonly type: 'refused'; readonly reason: Reason };

/** The answer to a request; `re` is its id. */
export type Answer =
  | ({ readonly re: string; readonly ok: true } & AnswerFields)
  | { readonly re: string; readonly ok: false; readonly reason: Reason };
export interface AnswerFields {
  readonly table?: string;
  readonly time?: number;
  readonly room?: RoomShown;
  readonly you?: Yours;
  readonly play?: PlayShown;
  readonly talk?: readonly TalkLine[];
  readonly lobby?: readonly TableRow[];
  readonly mine?: readonly TableRow[];
  /** `all` is what each seat saw then, told once the play is over. */
  readonly moment?: {
    readonly view: unknown;
    readonly toAct: readonly Seat[];
    readonly result?: Result;
    readonly all?: readonly unknown[];
  };
}
