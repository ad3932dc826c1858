/** Everything that InterUrban says to people, in one language. Names of players come in ready to print. */
import type { Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import type { Block, Ending, Event, KnownEnding, OPTIONS, ReasonCode, StartLabel, View } from '../rules/index.ts';

export type Name = (seat: Seat) => string;

/** Where a curve leads a route, as the board is seen; everything else leads it on. */
export type Turn = 'up' | 'right' | 'down' | 'left' | 'ahead';

/** What a tile does to somebody's rank on a route: it makes them equal to others, first, or so manieth by a station of theirs, or pushes them down. */
export type Ranking = 'level' | 'leads' | 'comes' | 'falls' | 'same';

/** What a placement changes for one seat on one route, in points as of now. */
export interface Change {
  readonly seat: Seat;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly ranking: Ranking;
  /** The rank afterwards, from 1, and who shares it. */
  readonly rank: number;
  readonly with: readonly Seat[];
  /** The route, S or C, whose track has changed the number of this one, H or L. */
  readonly counts?: string | undefined;
}

/** By name, how points change. */
export type Gains = readonly (readonly [name: string, points: number])[];

/** Whose: undefined is me. */
type Whose = string | undefined;

/** Routes that become complete with the same players in the lead. */
export interface Completed {
  readonly labels: readonly string[];
  readonly leaders: readonly Whose[];
}

/** Advised tiles by the one for the sake of which the others are laid. */
export interface Planned {
  readonly code: number;
  /** The routes that it extends. */
  readonly labels: readonly string[];
  /** The routes that only the others extend, with track. */
  readonly elsewhere: readonly string[];
  /** All that the tiles complete. */
  readonly done: readonly Completed[];
}

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, { readonly label: string; readonly help: string }>>;
  /** A tile by itself: 'Curve +1', 'Your crossing 3', 'Ada's station 2'. */
  tile(code: number, name: Name, me?: Seat): string;
  /** Where a tile would go: the routes that it extends, and which way they go on. */
  where(labels: readonly string[], turn: Turn): string;
  list(items: readonly string[]): string;
  /** Why a game is over; the name is that of the seat on turn, undefined is me. */
  readonly endings: Readonly<Record<Ending, (name: Whose) => string>>;
  readonly turn: NonNullable<GameTexts<Event, View>['turn']>;
  readonly brief: NonNullable<GameTexts<Event, View>['brief']>;

  readonly board: {
    readonly label: string;
    readonly keys: string;
    /** Why a tile can't lie on a cell, in two short lines. */
    forbidden(code: ReasonCode): readonly [string, string];
    /** A place for the tile lies beyond the edge of what is seen. */
    beyond(labels: readonly string[]): string;
  };
  readonly prompt: {
    readonly choose: string;
    readonly chooseBrief: string;
    readonly missing: string;
    /** Tiles that may still be placed in this turn; the game may end with it. */
    more(left: number, stationPlaced: boolean, game: boolean): string;
    moreBrief(left: number, stationPlaced: boolean): string;
    where(tile: string): string;
    whereBrief(tile: string): string;
    /** It fits nowhere, however it is turned. */
    nowhere(tile: string): string;
    /** It has been put on a cell, where it may be turned. */
    put(tile: string, turns: boolean): string;
    /** All is placed that can be; the turn or the game would end with it. */
    done(game: boolean): string;
    doneBrief(game: boolean): string;
    wait(name: string): string;
    /** Below it, when something is touched meanwhile. */
    waitSo(name: string): string;
    route(label: string, value: number): string;
    readonly routeSo: string;
  };
  /** The second line: what follows from what is pointed at. Each is a sentence. */
  readonly so: {
    readonly first: string;
    /** What a tile is that is held; `open` is what stands on the start edges of the routes that still grow, of which S and C count track. */
    held(code: number, name: Name, me: Seat, open: readonly StartLabel[]): string;
    /** With the route, unless the sentence before was about the same one. */
    change(change: Change, name: Name, me: Seat, withRoute: boolean): string;
    /** Of a route on which nobody has a station yet. */
    worth(label: string, from: number, to: number): string;
    /** With why: all values are there, or no station fits any more; undefined where it is not the same for all. */
    completes(labels: readonly string[], why: 'stations' | 'blocked' | undefined): string;
    /** With what leaves it no room, if that is why, and who gets how much of it, undefined is me, the most first, and how much more or less than before where they had some. */
    gets(
      label: string,
      shares: readonly (readonly [who: Whose, points: number, change: number])[],
      block: Block | undefined,
    ): string;
    /** The same in the fewest words, beside points that change. */
    done(labels: readonly string[], block?: Block): string;
    /** Why the game ends with this turn. */
    readonly ends: Readonly<Record<KnownEnding, string>>;
    /** Who wins with it, undefined is me; with the points of the best of the others, or with mine. */
    wins(name: Whose, points: number, against: number): string;
    nothing(labels: readonly string[], turn: Turn): string;
    /** Somebody's commerce on a route where it changes no points. */
    commerce(label: string, who: string, from: number, to: number): string;
    /** Everybody's points as they change, in the shortest form; of the routes that are named, and whose track the one of them counts. */
    points(gains: Gains, labels?: readonly string[], counts?: string): string;
    /** A tile of the turn was touched that was not the last: so many go back if it is touched again. */
    takesBack(count: number): string;
    /** Where it stands why the held tile fits nowhere. */
    readonly nowhere: string;
    /** Why a tile can't be placed: it lies on no cell yet. */
    readonly aim: string;
    /** Why none can be turned: none is held, it fits its cell one way, or every cell where it may go. */
    readonly noTile: string;
    readonly oneWay: string;
    readonly turnsItself: string;
    /** Routes that refuse the tile, with why in a few words. */
    notOn(labels: readonly string[], why: string): string;
    /** What becomes of a tile that is only held when the turn ends. */
    readonly unplaced: string;
    /** What the turn has changed so far, by seat. */
    soFar(gains: Gains): string;
    readonly you: string;
  };
  /** What the others have changed since my turn. */
  readonly news: {
    /** I led the route, and now somebody else does. */
    takes(name: string, label: string, points: number): string;
    /** I led the game, and now others do; or somebody has passed me. With the points of the first of them and mine. */
    leads(names: readonly string[], points: number, mine: number): string;
    passes(names: readonly string[], points: number, mine: number): string;
    complete(labels: readonly string[]): string;
    /** Why the game may end soon: only one route is open, or so few track tiles are left. */
    lastRoute(label: string): string;
    lastTrack(count: number): string;
    /** Or no station that lies face up fits ever again: so many track tiles are left. */
    trackAlone(count: number): string;
    /** Or so few of the tiles that lie face up can be placed. */
    fewFit(count: number): string;
    /** Or somebody, undefined is me, has one station left that isn't laid, or none. */
    lastStation(whose: Whose): string;
    noStation(whose: Whose): string;
  };
  readonly hint: {
    /** Which of how many it is. */
    head(nth: number, of: number): string;
    /** While a plan is followed: which of its tiles comes next. */
    next(nth: number): string;
    /** A sentence after the head: the reason comes first, then what is advised. */
    why(sentence: string): string;
    /** So many tiles, numbered on the board where there are more, that bring one of them to its routes, where else they go, and what they complete, before what they bring together. */
    plan(count: number, plan: Planned, name: Name, me: Seat, brief: boolean): string;
    /** The same where there is only room for what they complete. */
    completes(done: readonly Completed[]): string;
    /** A station of mine where nobody else has one, with what it brings me; it may complete its routes. */
    alone(tile: string, labels: readonly string[], points: number, completes: boolean): string;
    place(tile: string, where: string): string;
    /** The same in the fewest words, as a sentence. */
    which(tile: string, labels: readonly string[]): string;
    /** “route 5b”, as in “look at …”. */
    routes(labels: readonly string[]): string;
    readonly safe: string;
    /** What brings more ends the game, and I lose it. */
    readonly keepsOpen: string;
    /** Other advice brings more now, but the next player has a better answer to it. */
    guarded(next: string): string;
    /** That tile brings nothing, but the next player can do less then. */
    shields(nth: number, next: string): string;
    /** What these tiles of the plan bring together with the one before them. */
    together(from: number, to: number, gains: Gains): string;
    /** My stronger station of that value would bring the same there. */
    spares(value: number): string;
    readonly end: string;
    /** The same where a tile would bring me points, but the next player can make more of it. */
    readonly endAnswered: string;
    /** What a nudge to end the turn looks at. */
    nextTurn(next: string): string;
    /** It is known to be better, not why: of tiles, and of ending the turn. */
    readonly tried: string;
    readonly triedEnd: string;
    /** How the game ends for me, with how many points: first, perhaps together with others, or further back. */
    finish(rank: number, shared: boolean, points: number): string;
    /** That the tiles end the game, or that the turn had better, and how. */
    ends(finish: string): string;
    endGame(finish: string): string;
  };
  readonly button: Readonly<Record<'place' | 'turn' | 'end' | 'endGame' | 'close' | 'run' | 'stop', string>>;
  readonly choice: { tile(tile: string, places: number): string; readonly other: string };
  readonly tray: {
    readonly track: string;
    readonly mine: string;
    stations(name: string): string;
    /** The same where there is little room: of others the name is enough. */
    readonly short: { readonly track: string; readonly mine: string };
    left(count: number): string;
    readonly empty: string;
    /** What a tile is, with a heading; `serves` are the routes that it would extend where it is held. */
    about(
      code: number,
      name: Name,
      me: Seat | undefined,
      open: readonly StartLabel[],
      serves: readonly string[],
    ): readonly [head: string, text: string];
  };
  readonly routes: {
    readonly title: string;
    readonly now: string;
    readonly final: string;
    name(label: string): string;
    worth(label: string, value: number): string;
    /** In a word, and in a sentence that says why: it has every value, or what leaves it no room. */
    readonly done: string;
    complete(block: Block | undefined): string;
    readonly open: string;
    /** Nobody has a station there yet, or at the end. */
    readonly nobody: string;
    readonly none: string;
    /** What the value comes from, after its figure; `printed` is what stands on the start edge. */
    readonly value: string;
    /** `from` is the route, S or C, whose number H or L has. */
    sum(printed: StartLabel, start: number, track: number, from: string | undefined): string;
    readonly commerce: string;
    /** What commerce is, after that word. */
    readonly decides: string;
    /** By rank from 0: what part of the value one gets. */
    readonly shares: readonly string[];
    rank(name: string, commerce: number, victory: number): string;
    /** The only person at the table among the others. */
    readonly you: string;
    missing(values: readonly number[]): string;
  };
  readonly facts: {
    points(count: number): string;
    before(count: number): string;
    stationsLeft(count: number): string;
    startPlayer(begun: boolean): string;
  };
  readonly outcome: {
    /** Who has won, undefined is me. */
    won(winners: readonly Whose[], points: number): string;
    /** How many points the others have, undefined is me. */
    others(others: readonly (readonly [who: Whose, points: number])[]): string;
    game(game: number): string;
    /** The route on which one of two was furthest ahead of the other, even if somebody else led it. */
    ahead(label: string, name: Whose, other: Whose, commerce: readonly number[], points: readonly number[]): string;
    /** The same of a game of a competition. */
    aheadInGame(game: number, name: Whose, other: Whose, points: readonly number[]): string;
    /** When a turn was; the game is said where there were several. */
    round(round: number, game?: number): string;
    readonly turning: string;
    /** When, who took the lead for good: nobody named is me alone. */
    turningAt(when: string, names: readonly string[]): string;
    readonly bestTurn: string;
    readonly worstTurn: string;
    atTurn(when: string, name: string, points: string): string;
    readonly fromOthers: string;
    /** Why a route was complete without all its stations, after a heading. */
    blocked(label: string, block: Block): readonly [head: string, text: string];
    readonly crossings: string;
    readonly luck: string;
    readonly course: string;
    readonly games: string;
    readonly player: string;
    readonly sum: string;
  };
}

export type Reasons = ReasonTexts<ReasonCode>;
