/** A turn of the log: what was driven and what came of it, as it happened. */
import type { Seat } from '@stellwerk/kernel';
import {
  homeOf,
  isContest,
  LINES,
  type Card,
  type Contest,
  type Event,
  type Passenger,
  type Station,
  type View,
} from '../rules/index.ts';
import { called, stationName } from './words.ts';

/** A train that was driven in a turn: so far, up to this station or past it. */
export interface Driven {
  readonly train: number;
  /** Where among the events it set out: what came of it follows. */
  readonly at: number;
  readonly line: number;
  readonly dir: 1 | -1;
  /** The way that it went at first: it may have turned since. */
  readonly first: 1 | -1;
  readonly fields: number;
  readonly field: number;
}

export function drivenIn(events: readonly Event[]): readonly Driven[] {
  const trains = new Map<number, Driven>();
  for (const [at, event] of events.entries()) {
    if (event.type !== 'moved') continue;
    const { train, line, dir, field } = event;
    const before = trains.get(train);
    // At its own terminus a train faces back already.
    const turned = line === homeOf(train) && (field === 0 || field === LINES[line]!.last);
    const first = before?.first ?? ((turned ? -dir : dir) as 1 | -1);
    trains.set(train, { train, at: before?.at ?? at, line, dir, first, field, fields: (before?.fields ?? 0) + 1 });
  }
  return [...trains.values()];
}

/** The station that a train was driven to, or the last one that it passed. */
export function reached({ line, field, dir }: Driven): { readonly station: Station; readonly behind: number } {
  const { fields } = LINES[line]!;
  let at = field;
  let behind = 0;
  for (; fields[at]! < 0; behind++) at -= dir;
  return { station: fields[at]!, behind };
}

/** Where a train went to when it set out. */
function towards({ line, first }: Driven): string {
  const { fields, last } = LINES[line]!;
  return stationName(first === 1 ? fields[last]! : fields[0]!);
}

/** What is told of a turn beside its drives; dice and single points aren't. */
const TOLD: readonly Event['type'][] = [
  'played',
  'drew',
  'lapsed',
  'cameHome',
  'tookCard',
  'arrived',
  'left',
  'boarded',
  'boardingRoll',
  'fullTrainRoll',
  'fight',
  'rode',
  'won',
  'dealt',
];

/** All drives of a train in one, where it set out; the rest where it happened. */
export function asItHappened<T>(
  events: readonly Event[],
  drove: (driven: Driven) => T,
  happened: (event: Event) => T | undefined,
): readonly T[] {
  const drives = new Map(drivenIn(events).map((driven) => [driven.at, driven]));
  return events.flatMap((event, at) => {
    const driven = drives.get(at);
    return (driven ? drove(driven) : happened(event)) ?? [];
  });
}

/** Somebody's passenger: of the player on turn, of the reader, or of somebody with this name. */
export type Whose = 'own' | 'yours' | { readonly name: string };

/** The three ways to say it. */
export const saying =
  (own: string, yours: string, theirs: (name: string) => string) =>
  (whose: Whose): string =>
    whose === 'own' ? own : whose === 'yours' ? yours : theirs(whose.name);

export interface TurnWords {
  drove(train: string, fields: number, station: string, behind: number): string;
  train(line: number, to: string): string;
  /** What opens every turn; nobody drives it. */
  readonly step: string;
  /** Nothing has been driven yet, or it is the opening. */
  readonly rolls: string;
  readonly plans: string;
  /** By the numbers of the lines, the one that was driven farthest first. */
  brief(lines: readonly string[]): string;
  /** Dice for a seat, and what happened to a passenger: of the player on turn after the name, of others as a clause of its own. */
  seat(whose: Whose, kept: boolean, fromYou: boolean): string;
  arrived(whose: Whose, letter: string): string;
  ticket(whose: Whose, letter: string): string;
  /** The letter of the reader's passenger, '' where there is no room for it. */
  boarded(whose: Whose, line: number, letter: string): string;
  /** By the name of the card. */
  card(whose: Whose, card: Card): string;
  readonly drew: string;
}

type Say = (event: Event, name: (seat: Seat) => string, view: View) => string | undefined;

export function turnIn(words: TurnWords, say: Say) {
  return (events: readonly Event[], name: (seat: Seat) => string, view: View): readonly string[] => {
    const drove = (driven: Driven): string => {
      const { station, behind } = reached(driven);
      return words.drove(
        words.train(homeOf(driven.train), towards(driven)),
        driven.fields,
        stationName(station),
        behind,
      );
    };
    const sentences = asItHappened(events, drove, (event) =>
      TOLD.includes(event.type) ? say(event, name, view) : undefined,
    );
    const step = events.some(({ type }) => type === 'baseStep') ? [words.step] : [];
    if (sentences.length > 0) return [...step, ...sentences];
    const [first, ...rest] = events.some(({ type }) => type === 'turn') ? words.rolls : words.plans;
    return [...step, `${first!.toUpperCase()}${rest.join('')}.`];
  };
}

function whoseIn(events: readonly Event[], name: (seat: Seat) => string, view: View) {
  const onTurn = events.find((event) => event.type === 'turn')?.seat;
  return (seat: Seat): Whose => (seat === onTurn ? 'own' : seat === view.viewer ? 'yours' : { name: name(seat) });
}

const ownerOf = ({ seats }: View, passenger: Passenger): Seat => (passenger >> 1) % seats;

interface Told {
  readonly whose: Whose;
  readonly text: string;
  /** To everybody: arrivals and cards. */
  readonly matters?: true;
  /** It was at the reader's cost. */
  readonly fromYou?: boolean;
}

/** Who won a seat by dice: what is over too soon to be seen. */
function rolledFor(
  words: TurnWords,
  events: readonly Event[],
  name: (seat: Seat) => string,
  view: View,
): readonly Told[] {
  return events.filter(isContest).map((contest) => {
    const whose = whoseIn(events, name, view)(ownerOf(view, winnerOf(contest)));
    const lost = contest.type === 'boardingRoll' || !contest.won ? undefined : loserOf(contest);
    const fromYou = lost !== undefined && ownerOf(view, lost) === view.viewer && whose !== 'yours';
    return { whose, fromYou, text: words.seat(whose, contest.type !== 'boardingRoll' && !contest.won, fromYou) };
  });
}

export const winnerOf = (contest: Contest): Passenger =>
  contest.type === 'boardingRoll'
    ? contest.order[0]!
    : contest.type === 'fullTrainRoll'
      ? (contest.won ? contest.boarder : contest.occupant).passenger
      : contest.won
        ? contest.demander
        : contest.defender;

/** Who has sat there before. */
const loserOf = (contest: Exclude<Contest, { type: 'boardingRoll' }>): Passenger =>
  contest.type === 'fullTrainRoll' ? contest.occupant.passenger : contest.defender;

/** Whether something in it happened to the reader's passengers. */
export const concerns = (events: readonly Event[], view: View): boolean =>
  events.flatMap(passengersIn).some((passenger) => ownerOf(view, passenger) === view.viewer);

function passengersIn(event: Event): readonly Passenger[] {
  switch (event.type) {
    case 'boardingRoll':
      return event.order;
    case 'fullTrainRoll':
      return [event.boarder.passenger, event.occupant.passenger];
    case 'fight':
      return [event.demander, event.defender];
    case 'boarded':
    case 'tookCard':
    case 'arrived':
      return [event.passenger];
    default:
      return [];
  }
}

/** The main thing of a turn, and the trains that were driven: two turns together have room in a line of a hundred characters. */
export function briefIn(words: TurnWords) {
  return (events: readonly Event[], name: (seat: Seat) => string, view: View): string => {
    const driven = drivenIn(events).toSorted((a, b) => b.fields - a.fields);
    const lines = [...new Set(driven.map(({ train }) => String(homeOf(train) + 1)))];
    const told = [...happenedIn(words, events, name, view), ...rolledFor(words, events, name, view)];
    const costly = told.filter(({ fromYou }) => fromYou);
    const own = [...new Set([...costly, ...told].filter(({ whose }) => whose === 'own').map(({ text }) => text))];
    // What a train that came by meant for others: for the reader first, then what matters to all.
    const others = [...new Set([...costly, ...told].filter(({ whose }) => whose !== 'own'))].toSorted(
      (a, b) => closeness(a) - closeness(b),
    );
    // What is only theirs gives way to deeds.
    const [other] = others.filter((each) => own.length === 0 || closeness(each) < 2);
    const named = lines.slice(0, other || own.length > 0 ? 1 : Infinity);
    const begun = events.some(({ type }) => type === 'turn');
    const did = lines.length > 0 ? [words.brief(named)] : own.length > 0 ? [] : [begun ? words.rolls : words.plans];
    const deeds = [...own, ...did];
    const shown = deeds.slice(0, other ? 1 : MOST);
    const isWhole = shown.length === deeds.length && named.length === lines.length && others.length === (other ? 1 : 0);
    return `${shown.join(', ')}${other ? ` (${other.text})` : ''}${isWhole ? '' : ' …'}`;
  };
}

export function yoursIn(words: TurnWords) {
  return (
    events: readonly Event[],
    name: (seat: Seat) => string,
    view: View,
    letterOf: LetterOf,
  ): readonly string[] => {
    const told = [...happenedIn(words, events, name, view, letterOf), ...rolledFor(words, events, name, view)];
    return [...new Set(told.filter(({ whose }) => whose === 'yours').map(({ text }) => text))];
  };
}

/** How a passenger is called beside the map; in a few words it isn't. */
type LetterOf = (passenger: Passenger) => string;

/** In a few words there is room for so many. */
const MOST = 2;

const closeness = ({ whose, fromYou, matters }: Told): number => (whose === 'yours' || fromYou ? 0 : matters ? 1 : 2);

/** Arrivals first, then tickets, cards, who boarded, and cards drawn. */
function happenedIn(
  words: TurnWords,
  events: readonly Event[],
  name: (seat: Seat) => string,
  view: View,
  letterOf: LetterOf = () => '',
): readonly Told[] {
  const say = (event: Event): (Told & { readonly rank: number }) | undefined => {
    if (event.type === 'played') {
      const by = whoseIn(events, name, view)(event.seat);
      return { rank: 2, whose: by, matters: true, text: words.card(by, event.play.card) };
    }
    if (event.type === 'drew') return { rank: 4, whose: 'own', text: words.drew };
    if (event.type !== 'arrived' && event.type !== 'tookCard' && event.type !== 'boarded') return undefined;
    const whose = whoseIn(events, name, view)(ownerOf(view, event.passenger));
    switch (event.type) {
      case 'arrived':
        return {
          rank: 0,
          whose,
          matters: true,
          text: words.arrived(whose, called(view, event.passenger, view.task[event.passenger] ?? 0)),
        };
      case 'tookCard':
        return { rank: 1, whose, text: words.ticket(whose, called(view, event.passenger, event.task)) };
      case 'boarded':
        return { rank: 3, whose, text: words.boarded(whose, homeOf(event.train) + 1, letterOf(event.passenger)) };
    }
  };
  return events.flatMap((event) => say(event) ?? []).sort((a, b) => a.rank - b.rank);
}
