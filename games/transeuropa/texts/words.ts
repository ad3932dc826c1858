/** Everything that TransEuropa says to people, in one language. Names of players and cities come in ready to print. */
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import type { ReasonTexts } from '@stellwerk/toolkit/words.ts';
import type { Colour, Event, MapRef, ReasonCode, Terrain, View } from '../rules/index.ts';
import type { OPTIONS } from '../rules/options.ts';

/** What is built on a line: an ordinary rail, or what carries it over a double line's obstacle. */
export type Work = 'rail' | Terrain | 'double';

/** A line of the head: `ask`, and for phones a shorter one. */
interface Asked {
  readonly ask: string;
  readonly brief?: string;
}

/** What a turn may end beside itself. */
type Ending = 'round' | 'game';

/** Somebody, or several, as a subject: if `you` is one of them it comes first and in small letters. */
export interface Who {
  readonly names: string;
  readonly count: number;
  readonly you: boolean;
}

/** The beginning of a sentence. */
export function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** No second line of the head is longer. */
export const LONGEST = 78;

/** The first of some ways to say it that the second line of the head has room for. */
export function fitting(...ways: readonly string[]): string {
  return ways.find((said) => said.length <= LONGEST) ?? ways.at(-1)!;
}

/** A turn that is advised, and what it is good for. Its rails are marked on the map. */
export interface Suggestion {
  readonly rails: number;
  readonly work: Work;
  readonly saves: number;
  /** It connects the last of my cities. */
  readonly finishes: boolean;
  /** The cities it connects, whose nets it makes one with mine, and the cities that rails lead to which connect nothing yet. */
  readonly connects: readonly string[];
  readonly joins: readonly string[];
  readonly towards: readonly string[];
  /** The city that it begins at. */
  readonly from?: string;
  /** Nobody else builds near it. */
  readonly alone: boolean;
}

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, { readonly label: string; readonly help: string }>>;
  turn(events: readonly Event[], name: (seat: number) => string, view: View): readonly string[];
  brief(events: readonly Event[], name: (seat: number) => string, view: View): string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly regions: Readonly<Record<Colour, string>>;
  readonly board: string;
  /** How the board is played with keys. */
  readonly keys: string;
  /** A button that goes to what somebody did out of sight. */
  outOfSight(name: string): string;
  /** A crossing by itself: a city's name, or where it lies. */
  crossing(map: MapRef, crossing: number): string;
  /** What would be built on a line, seen from one of its ends. */
  work(map: MapRef, work: Work, from: number, to: number): string;

  readonly prompt: {
    readonly start: Asked;
    readonly startHere: string;
    readonly lay: Asked;
    readonly layPrivate: Asked;
    readonly second: Asked;
    /** The draft is the end of the turn: two rails, or one work of a double line. */
    done(rails: number, work: Work): string;
    /** The draft connects the last of my cities, or takes the last rail of the box; what ends with it. */
    doneFive(ends: Ending): Asked;
    doneRails(ends: Ending): Asked;
    last(finishers: string, count: number): Asked;
    waitStart(name: string): string;
    waitLay(name: string): string;
    waitLast(name: string): Asked;
    won(who: Who, points: number): string;
  };
  /** The second line: what would follow. */
  readonly so: {
    readonly connect: string;
    /** `dotted`: the way is drawn. */
    readonly compare: (points: number, byFinger: boolean, dotted: boolean) => string;
    readonly from: (points: number) => string;
    here(after: number, before: number): string;
    whole(work: Work, after: number, before: number): string;
    lift(after: number, before: number): string;
    liftWhole(work: Work, after: number, before: number): string;
    /** A rail makes my net and others' one, which they gain by as well; `whole`: it would take the whole turn. */
    joins(names: string, points: number, whole: boolean): string;
    takeBack(rails: number, byFinger: boolean): string;
    /** What the first line leaves out on a phone. */
    readonly across: string;
    joined(who: Who): string;
    /** What the marks of a turn mean, and the double lines. */
    readonly marks: string;
    readonly doubles: string;
    /** The cities that nobody can have at a small table. */
    pale(seats: number): string;
    /** Before the start of a later round. */
    readonly afresh: string;
    /** The cities that are not connected yet. */
    open(cities: readonly string[]): string;
    /** Where a marker can be put. */
    onCrossing(byFinger: boolean): string;
    /** How a finger comes nearer to the map, and back, on a phone. */
    /** Why a line can't be had in this turn. */
    readonly doubleTakesAll: string;
    readonly turnSpent: string;
    /** Why nothing leads to a city now. */
    tooFar(city: string): string;
    /** Of a card that isn't connected yet. */
    myCity(city: string): string;
    isMine(city: string): string;
    /** A crossing of my net that is no city. */
    readonly connected: string;
    notMine(city: string): string;
    notInPlay(city: string, seats: number): string;
    readonly walledIn: string;
    laidBy(name: string, turn: number, round: number): string;
  };
  readonly undone: { readonly start: string; readonly lay: string };
  readonly hint: {
    /** `away`: no marker of others is near; `another`: it is as good as the one before. */
    start(map: MapRef, crossing: number, points: number, away: boolean, another: boolean): string;
    lay(suggestion: Suggestion): string;
    readonly stop: string;
    /** Where a rail has to be laid although none helps. */
    readonly nothing: string;
    /** What a nudge to either looks at. */
    readonly lookAt: { readonly stop: string; readonly nothing: string };
    /** What is left to build, as short as that. */
    toGo(points: number): string;
    /** What is only known to be better because it was tried out. */
    readonly tried: {
      start(map: MapRef, crossing: number): string;
      /** `city`: near it. */
      lay(rails: number, city: string): string;
      readonly stop: string;
    };
  };
  readonly button: {
    readonly place: string;
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
    /** After the figure. */
    readonly toGo: string;
    readonly complete: string;
    readonly noWay: string;
    readonly rails: string;
    /** `of`: as many as were agreed on, 0 if credit decides. */
    round(round: number, of: number): string;
    railsLeft(count: number): string;
    privateLeft(count: number): string;
  };
  readonly facts: {
    credit(points: number, of: number): string;
    readonly startPlayer: string;
  };
  readonly whose: {
    readonly title: string;
    /** The rails of all players. */
    readonly all: string;
    readonly again: string;
    /** How many rails join somebody's cities, or yours if nobody is named, and who laid how many of them. */
    joins(
      name: string | undefined,
      rails: number,
      shares: readonly { readonly name: string; readonly rails: number }[],
    ): string;
    /** `by`: who laid the foreign ones, if it was one alone. */
    way(rails: number, foreign: number, by?: string): string;
    /** How many rails were missing to which cities; a double line counts as two. */
    short(cities: readonly { readonly name: string; readonly rails: number }[]): string;
    /** You, as one who laid some of them. */
    readonly byYou: string;
    readonly noWay: string;
  };
  readonly round: {
    finished(round: number, who: Who): Asked;
    /** Somebody else laid the rail that did it; nobody is named who is you. */
    finishedBy(round: number, who: Who, builder: string | undefined): Asked;
    railsOut(round: number): Asked;
    loses(who: Who, points: number): string;
    keeps(who: Who, points: number): string;
    lost(points: number): string;
    picture(round: number): string;
  };
  readonly ending: {
    /** What one of the others has left; the first of them needs a verb. */
    left(who: Who, points: number, first: boolean): string;
    /** What the rounds took from somebody, one after another, and what was missing where there was less to take. */
    losses(each: readonly { readonly lost: number; readonly missing: number }[]): string;
    /** In which rounds somebody lost so much more than the winner, in each of them; after one round, short of which cities. */
    apart(rounds: readonly number[], who: Who, winner: string, points: number, cities: readonly string[]): string;
    foreign(who: Who, rails: number): string;
    /** In which round you lost the most, and short of which cities. */
    own(round: number, points: number, cities: readonly string[]): string;
    /** Why the victory is shared: what each of them has left. */
    shared(who: Who, left: number): string;
    /** The round in which they came level, by what each of them lost; and if they were level in all of them. */
    level(round: number, lost: readonly { readonly who: Who; readonly points: number }[]): string;
    even(who: Who, rounds: number): string;
    readonly course: string;
    readonly builtFor: string;
    readonly cards: string;
    readonly turning: string;
    readonly best: string;
    readonly worst: string;
    readonly luck: string;
    /** `by`: the only other one at the table. */
    others(by: string | undefined): string;
    /** A turn, what was built in it, and who led from then on by how much; or whose lead it brought back, of which no figure is told. */
    moment(who: Who, round: number, turn: number, built: string, leader: Who, by: number | undefined): string;
    /** `other`: the only other one at the table. */
    gain(who: Who, round: number, turn: number, own: number, given: number, other?: Who): string;
    /** By how many rails the cards of each made it easier than the average; a double line counts as two. */
    fortunes(each: readonly { readonly who: Who; readonly points: number }[]): string;
    forMe(foreign: number, all: number): string;
  };
  readonly you: string;
  list(items: readonly string[]): string;
}

export type Reasons = ReasonTexts<ReasonCode>;
