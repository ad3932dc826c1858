/** A turn of the log: what was driven, then what came of it; and the same in notation. */
import type { Seat } from '@stellwerk/kernel';
import {
  homeOf,
  isContest,
  JOKER,
  LINES,
  STATIONS,
  type Card,
  type Contest,
  type Event,
  type Passenger,
  type Station,
  type View,
} from '../rules/index.ts';
import { letter, stationName } from './words.ts';

/** A train that was driven in a turn: so far, up to this station or past it. */
export interface Driven {
  readonly train: number;
  readonly line: number;
  readonly dir: 1 | -1;
  /** The way that it went at first: it may have turned since. */
  readonly first: 1 | -1;
  readonly fields: number;
  readonly field: number;
}

export function drivenIn(events: readonly Event[]): readonly Driven[] {
  const trains = new Map<number, Driven>();
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const { train, line, dir, field } = event;
    const before = trains.get(train);
    // At its own terminus a train faces back already.
    const turned = line === homeOf(train) && (field === 0 || field === LINES[line]!.last);
    const first = before?.first ?? ((turned ? -dir : dir) as 1 | -1);
    trains.set(train, { train, line, dir, first, field, fields: (before?.fields ?? 0) + 1 });
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
  /** Nothing has been driven yet, or it is the opening. */
  readonly rolls: string;
  readonly plans: string;
  /** By the numbers of the lines, the one that was driven farthest first. */
  brief(lines: readonly string[]): string;
  /** Dice for a seat, and what happened to a passenger: of the player on turn after the name, of others as a clause of its own. */
  seat(whose: Whose): string;
  arrived(whose: Whose, letter: string): string;
  ticket(whose: Whose, letter: string): string;
  boarded(whose: Whose, line: number): string;
  /** By the name of the card. */
  card(card: Card): string;
}

type Say = (event: Event, name: (seat: Seat) => string, view: View) => string | undefined;

export function turnIn(words: TurnWords, say: Say) {
  return (events: readonly Event[], name: (seat: Seat) => string, view: View): readonly string[] => {
    const drives = drivenIn(events).map((driven) => {
      const { station, behind } = reached(driven);
      return words.drove(
        words.train(homeOf(driven.train), towards(driven)),
        driven.fields,
        stationName(station),
        behind,
      );
    });
    const deeds = events.filter(({ type }) => TOLD.includes(type)).flatMap((event) => say(event, name, view) ?? []);
    const sentences = [...drives, ...deeds];
    if (sentences.length > 0) return sentences;
    const [first, ...rest] = events.some(({ type }) => type === 'turn') ? words.rolls : words.plans;
    return [`${first!.toUpperCase()}${rest.join('')}.`];
  };
}

function whoseIn(events: readonly Event[], name: (seat: Seat) => string, view: View) {
  const onTurn = events.find((event) => event.type === 'turn')?.seat;
  return (passenger: Passenger): Whose => {
    const owner = (passenger >> 1) % view.seats;
    return owner === onTurn ? 'own' : owner === view.viewer ? 'yours' : { name: name(owner) };
  };
}

interface Told {
  readonly whose: Whose;
  readonly text: string;
}

/** Who won a seat by dice: what is over too soon to be seen. */
function rolledFor(
  words: TurnWords,
  events: readonly Event[],
  name: (seat: Seat) => string,
  view: View,
): readonly Told[] {
  return events.filter(isContest).map((contest) => {
    const whose = whoseIn(events, name, view)(winnerOf(contest));
    return { whose, text: words.seat(whose) };
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

export function briefIn(words: TurnWords) {
  return (events: readonly Event[], name: (seat: Seat) => string, view: View): string => {
    const driven = drivenIn(events).toSorted((a, b) => b.fields - a.fields);
    const lines = [...new Set(driven.map(({ train }) => String(homeOf(train) + 1)))];
    const told = [...happenedIn(words, events, name, view), ...rolledFor(words, events, name, view)];
    const own = told.filter(({ whose }) => whose === 'own').map(({ text }) => text);
    const begun = events.some(({ type }) => type === 'turn');
    const did = lines.length > 0 ? words.brief(lines) : begun ? words.rolls : words.plans;
    // What a train that came by meant for somebody else is nobody's deed; it is told of one, of the reader first.
    const others = told.filter(({ whose }) => whose !== 'own');
    const other = others.find(({ whose }) => whose === 'yours') ?? others[0];
    if (own.length > 1 || !other) return own.length > 0 ? [...new Set(own)].slice(0, MOST).join(', ') : did;
    return `${own[0] ?? did} (${other.text})`;
  };
}

/** In a few words there is room for so many. */
const MOST = 2;

/** Arrivals first, then tickets, cards and who boarded. */
function happenedIn(
  words: TurnWords,
  events: readonly Event[],
  name: (seat: Seat) => string,
  view: View,
): readonly Told[] {
  const say = (event: Event): (Told & { readonly rank: number }) | undefined => {
    if (event.type === 'played') return { rank: 2, whose: 'own', text: words.card(event.play.card) };
    if (event.type !== 'arrived' && event.type !== 'tookCard' && event.type !== 'boarded') return undefined;
    const whose = whoseIn(events, name, view)(event.passenger);
    switch (event.type) {
      case 'arrived':
        return { rank: 0, whose, text: words.arrived(whose, letter(view.task[event.passenger] ?? 0)) };
      case 'tookCard':
        return { rank: 1, whose, text: words.ticket(whose, letter(event.task)) };
      case 'boarded':
        return { rank: 3, whose, text: words.boarded(whose, homeOf(event.train) + 1) };
    }
  };
  return events.flatMap((event) => say(event) ?? []).sort((a, b) => a.rank - b.rank);
}

/** Three letters for each station; where two would be the same, four. */
const CODES: readonly string[] = STATIONS.map(({ name }, station) => {
  const short = name.slice(0, 3).toUpperCase();
  const twin = STATIONS.some((other, index) => index < station && other.name.slice(0, 3).toUpperCase() === short);
  return twin ? name.slice(0, 4).toUpperCase() : short;
});

/** Signs, and the same in ASCII. */
export function notation(events: readonly Event[], view: View): readonly [string, string] {
  const who = (passenger: number): string => letter(view.task[passenger] ?? 0) || 'o';
  const parts = events.flatMap((event): readonly (readonly [string, string])[] => {
    switch (event.type) {
      case 'boarded':
        return [
          [
            `${who(event.passenger)}→IC${homeOf(event.train) + 1} ${CODES[event.station]}`,
            `${who(event.passenger)}>IC${homeOf(event.train) + 1} ${CODES[event.station]}`,
          ],
        ];
      case 'left':
        return [
          [`${who(event.passenger)}← ${CODES[event.station]}`, `${who(event.passenger)}< ${CODES[event.station]}`],
        ];
      case 'arrived':
        return [[`${who(event.passenger)}✓`, `${who(event.passenger)}!`]];
      case 'fight': {
        const shown = (rolls: readonly (readonly number[])[]): number =>
          rolls.at(-1)!.filter((face) => face === homeOf(event.train)).length;
        const score = `${who(event.demander)} ${shown(event.demanderRolls)}:${shown(event.defenderRolls)}`;
        return [[score, score]];
      }
      default:
        return [];
    }
  });
  const rolled = events.findLast((event) => event.type === 'rolled');
  const dice = (joker: string): string =>
    rolled
      ? `[${rolled.dice
          .toSorted((a, b) => a - b)
          .map((face) => (face === JOKER ? joker : face + 1))
          .join(' ')}]`
      : '';
  const drives = drivenIn(events).map((driven) => {
    const { station } = reached(driven);
    const sign = (to: string): string => `IC${homeOf(driven.train) + 1} +${driven.fields}${to}${CODES[station]}`;
    return [sign('→'), sign('>')] as const;
  });
  const all = [...drives, ...parts];
  const join = (first: string, which: 0 | 1): string =>
    [first, ...all.map((part) => part[which])].filter(Boolean).join(' · ');
  return [join(dice('★'), 0), join(dice('*'), 1)];
}
