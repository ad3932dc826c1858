/** What a dry run says, in words: who wins and arrives, my passengers, what it ends at where dice or an answer decide, then the others. */
import {
  goalOf,
  hasArrived,
  homeOf,
  isAboard,
  isWaiting,
  LINES,
  roundsOf,
  seatOf,
  siblingOf,
  stationOf,
  straightAhead,
  trainOf,
  type DryRun,
  type Event,
  type Passenger,
  type Position,
  type Train,
} from '../../rules/index.ts';
import { called, stationName } from '../../texts/words.ts';
import { awaitedTrain, MUCH, ownPassengers, stopOf } from './outlook.ts';
import { isMine, letterOf, sayPassenger, sayQuestion, type Speech } from './say.ts';
import { fieldsByPlan, isLift } from './worth.ts';

/** A line of text with what stands before it: a passenger's mark or a line's number. */
export interface Note {
  readonly passenger?: Passenger;
  readonly line?: number;
  readonly text: string;
  /** What concerns me stands out. */
  readonly mine: boolean;
  /** Somebody's luck or harm that should not be overlooked. */
  readonly tone?: 'good' | 'warn';
}

const RANKS = ['wins', 'arrives', 'contested', 'mine', 'rides', 'open', 'card', 'others', 'carried', 'stops'] as const;
type Ranked = Note & { readonly rank: (typeof RANKS)[number] };

export function notesOf(speech: Speech, run: DryRun): readonly Note[] {
  const { view } = speech;
  const notes: Ranked[] = [
    ...run.events.flatMap((event) => turningPoints(speech, event)),
    ...run.contested.map((seat) => contestedNote(speech, seat)),
    ...openNote(speech, run),
    ...ownPassengers(view).flatMap((each) => [...ownNotes(speech, run, each), ...roundsNote(speech, run, each)]),
    ...run.events.flatMap((event) => cardNotes(speech, event)),
    ...othersNotes(speech, run),
    // Where it ends at a question or at dice, the trains go on after that.
    ...(run.open ? [] : movedTrains(run)).map((train): Ranked => ({
      rank: 'stops',
      line: homeOf(train),
      text: speech.words.screen.preview.stops(sayStop(speech, run.after, train)),
      mine: false,
    })),
  ];
  // The order of what happened holds within a rank. What two passengers of one player have in common is said once.
  return notes
    .toSorted((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank))
    .filter(
      ({ text, line }, index, all) => all.findIndex((each) => each.text === text && each.line === line) === index,
    );
}

/** How far the way is then, where a later connection makes it much longer or shorter. */
function roundsNote({ words, view }: Speech, { after, open }: DryRun, passenger: Passenger): readonly Ranked[] {
  if (open || after.phase === 'over' || hasArrived(after, passenger)) return [];
  const [before, then] = [view, after].map((position) => roundsOf(view, fieldsByPlan(view, position, passenger)));
  if (before === undefined || then === undefined || Math.abs(then - before) < MUCH) return [];
  // Much longer is it mostly for the next train, which is named.
  const next =
    then > before && isWaiting(after.place[passenger]!) ? awaitedTrain({ ...view, ...after }, passenger) : undefined;
  const waits = next && words.screen.preview.waits(homeOf(next.train) + 1, next.fields);
  const text = `${words.screen.preview.rounds(letterOf(view, passenger), before, then)}${waits ?? ''}`;
  return [{ rank: 'mine', passenger, text, mine: true, tone: then > before ? 'warn' : 'good' }];
}

/** Wins and arrivals, whosever. */
function turningPoints(speech: Speech, event: Event): readonly Ranked[] {
  const { words, view, name } = speech;
  const { preview } = words.screen;
  if (event.type === 'won') {
    const mine = event.seat === view.viewer;
    return [
      { rank: 'wins', text: mine ? preview.youWin : preview.wins(name(event.seat)), mine: true, tone: tone(mine) },
    ];
  }
  if (event.type !== 'arrived') return [];
  const { passenger, station } = event;
  const mine = isMine(view, passenger);
  const text = preview.arrives(sayPassenger(speech, passenger), stationName(station));
  return [{ rank: 'arrives', passenger, text, mine: true, tone: tone(mine) }];
}

const tone = (mine: boolean): 'good' | 'warn' => (mine ? 'good' : 'warn');

function contestedNote(speech: Speech, seat: DryRun['contested'][number]): Ranked {
  const { words, view } = speech;
  const { passenger, station, rivals, earlier, seats, chance } = seat;
  const { preview } = words.screen;
  const others = [...earlier, ...rivals];
  const names = words.screen.list([...new Set(others.map((rival) => nameOf(speech, rival)))]);
  const [own, at, room] = [letterOf(view, passenger), stationName(station), seats > others.length];
  const text =
    earlier.length > 0
      ? (room ? preview.earlierFront : preview.earlier)(own, at, names)
      : (room ? preview.contestedFront : preview.contested)(own, at, names, Math.round(100 * chance));
  return { rank: 'contested', passenger, text, mine: true, tone: 'warn' };
}

/** How likely more jokers in five dice than the other has with one to begin with, and more of a colour in three rolls. */
const FULL = 9;
const FRONT = 37;

function openNote(speech: Speech, run: DryRun): readonly Ranked[] {
  const { words, view } = speech;
  const { preview } = words.screen;
  const { open, roll, question, after } = run;
  if (open === undefined) return [];
  const note = (text: string, passenger?: Passenger): readonly Ranked[] => [
    { rank: 'open', text, mine: true, ...(passenger !== undefined && { passenger }) },
  ];
  if (question) {
    const { passenger, ...asks } = question;
    const there = { ...speech, view: { ...view, ...after, window: { ...asks, asked: [], open: [], mine: [] } } };
    const train = asks.train >= 0 ? asks.train : movedTrains(run).at(-1);
    const at =
      asks.station >= 0 ? preview.in(stationName(asks.station)) : train !== undefined && sayStop(speech, after, train);
    return note(preview.asked(at || '', sayQuestion(there, passenger).ask), passenger < 0 ? undefined : passenger);
  }
  if (roll?.type === 'fullTrainRoll' && isMine(view, roll.boarder.passenger)) {
    const who = letterOf(view, roll.boarder.passenger);
    return note(preview.rollsIn(who, nameOf(speech, roll.occupant.passenger), FULL), roll.boarder.passenger);
  }
  if (roll?.type === 'fight' && isMine(view, roll.demander))
    return note(preview.rollsFront(letterOf(view, roll.demander), nameOf(speech, roll.defender), FRONT), roll.demander);
  return note(preview.diceOthers);
}

const nameOf = ({ view, name }: Speech, passenger: Passenger): string => name(seatOf(view, passenger));

function ownNotes(speech: Speech, run: DryRun, passenger: Passenger): readonly Ranked[] {
  const { words, view } = speech;
  const { preview } = words.screen;
  const own = letterOf(view, passenger);
  const notes = run.events.flatMap((event): readonly Ranked[] => {
    const text = ownDeed(speech, run, event, passenger, own);
    return text === undefined ? [] : [{ rank: 'mine', passenger, text, mine: true }];
  });
  const known = notes.length > 0 || run.contested.some((each) => each.passenger === passenger);
  const arrives = run.events.some((event) => event.type === 'arrived' && event.passenger === passenger);
  if (known || arrives || run.carried[passenger] === 0) return arrives ? [] : notes;
  return [{ rank: 'rides', passenger, text: sayRide(preview.rides, speech, run, passenger, own), mine: true }];
}

function ownDeed(speech: Speech, run: DryRun, event: Event, passenger: Passenger, own: string): string | undefined {
  const { preview } = speech.words.screen;
  if (!('passenger' in event) || event.passenger !== passenger) return undefined;
  switch (event.type) {
    case 'boarded':
      return run.contested.some((each) => each.passenger === passenger && each.train === event.train)
        ? undefined
        : sayBoards(speech, run, event, own);
    case 'tookCard':
      return mayStayOff(run, passenger) ? preview.couldTicket(own) : preview.ticket(own);
    case 'left':
      return preview.leaves(own, stationName(event.station));
    default:
      return undefined;
  }
}

/** Who is carried in front may get off there: that is a secret. */
function sayBoards(speech: Speech, { after }: DryRun, event: Extract<Event, { type: 'boarded' }>, own: string): string {
  const { words, view } = speech;
  const { preview } = words.screen;
  const [station, ahead] = [stationName(event.station), after.front[event.train]!];
  const isBehind =
    event.seat === 'rear' && ahead >= 0 && !isMine(view, ahead) && after.rear[event.train] === event.passenger;
  return isBehind ? preview.boardsBehind(own, station) : preview.boards(own, station, event.seat === 'front');
}

/** Whether others may take a passenger's seat on the way, so that what comes after boarding is no promise. */
const mayStayOff = ({ contested }: DryRun, passenger: Passenger): boolean =>
  contested.some((seat) => seat.passenger === passenger && seat.seats <= seat.rivals.length + seat.earlier.length);

/** What a card would do, in the words of the log. */
function cardNotes({ words, view, name }: Speech, event: Event): readonly Ranked[] {
  const told: readonly Event['type'][] = ['diverted', 'turned', 'heldUp', 'swapped', 'rode'];
  const text = told.includes(event.type) ? words.event(event, name, view) : undefined;
  return text ? [{ rank: 'card', text, mine: true }] : [];
}

function othersNotes(speech: Speech, run: DryRun): readonly Ranked[] {
  const { words, view } = speech;
  const { preview } = words.screen;
  const tickets = run.events.flatMap((event): readonly Ranked[] => {
    if (event.type !== 'tookCard' || isMine(view, event.passenger)) return [];
    // Whether they want it is their secret.
    const text = preview.theirTicket(nameOf(speech, event.passenger), called(view, event.passenger, event.task));
    return [{ rank: 'others', passenger: event.passenger, text, mine: false }];
  });
  const rivals = new Set(run.contested.flatMap((each) => [...each.rivals, ...each.earlier]));
  // Between two stations nobody waits, and who is named as a rival is named once.
  const calls = run.couldBoard.filter(({ station, passenger }) => station >= 0 && !rivals.has(passenger));
  const could = calls
    .filter(({ passenger }, index) => calls.findIndex((other) => other.passenger === passenger) === index)
    .map(({ passenger, train, station }): Ranked => {
      const seated = run.after.rear[train]!;
      const threatens = seated >= 0 && isMine(view, seated) && run.after.front[train]! >= 0 && view.place[seated]! >= 0;
      const text = threatens
        ? preview.couldRoll(nameOf(speech, passenger), stationName(station), letterOf(view, seated), FULL)
        : preview.could(nameOf(speech, passenger), stationName(station));
      return { rank: 'others', passenger, text, mine: false };
    });
  const carried = view.place.flatMap((_, passenger): readonly Ranked[] => {
    const arrives = run.events.some((event) => event.type === 'arrived' && event.passenger === passenger);
    if (isMine(view, passenger) || run.carried[passenger] === 0 || arrives) return [];
    const name = nameOf(speech, passenger);
    const isSure = !callsOnTheWay(run, view.place[passenger]!);
    const ride = (each: Passenger): string =>
      sayRide(isSure ? preview.rides : preview.couldRide, speech, run, each, name);
    const isBoth = ride(siblingOf(passenger)) === ride(passenger);
    const both = isSure ? preview.bothRide : preview.bothCouldRide;
    const text = isBoth ? sayRide(both, speech, run, passenger, name) : ride(passenger);
    const lift = isLift(view, passenger) && { tone: 'warn' as const };
    return [{ rank: 'carried', passenger, text, mine: false, ...lift }];
  });
  return [...tickets, ...could, ...carried];
}

/** Whether the train of a rider comes through a station before it stops: others may get off there. */
function callsOnTheWay({ events }: DryRun, place: number): boolean {
  if (!isAboard(place)) return true;
  const way = events.filter((event) => event.type === 'moved' && event.train === trainOf(place));
  return way.slice(0, -1).some((event) => event.type === 'moved' && LINES[event.line]!.fields[event.field]! >= 0);
}

function sayRide(
  rides: (who: string, fields: number, left: string) => string,
  { words, view }: Speech,
  run: DryRun,
  passenger: Passenger,
  who: string,
): string {
  const place = run.after.place[passenger]!;
  if (!isAboard(place)) return rides(who, run.carried[passenger]!, '');
  const train = trainOf(place);
  // Of others only the goal is known.
  const stop = isMine(view, passenger) ? stopOf({ ...view, ...run.after }, passenger, train) : goalOf(view, passenger);
  const left = stop >= 0 ? straightAhead(run.after, train, stop) : Infinity;
  const rest = left < Infinity ? words.screen.preview.left(left, stationName(stop)) : '';
  return rides(who, run.carried[passenger]!, rest);
}

const movedTrains = ({ events }: DryRun): readonly Train[] => [
  ...new Set(events.flatMap((event) => (event.type === 'moved' ? [event.train] : []))),
];

/** Where a train would be: in a station, just behind or before one, else between two. */
function sayStop({ words }: Speech, after: Position, train: Train): string {
  const { map } = words.screen;
  const here = stationOf(after, train);
  if (here >= 0) return map.in(stationName(here));
  const { fields } = LINES[after.line[train]!]!;
  const [field, dir] = [after.field[train]!, after.dir[train]!];
  const next = (step: number): { readonly count: number; readonly station: string } => {
    let count = 1;
    while (fields[field + count * step]! < 0) count++;
    return { count, station: stationName(fields[field + count * step]!) };
  };
  const [behind, ahead] = [next(-dir), next(dir)];
  if (Math.min(ahead.count, behind.count) > 1) return map.between(behind.station, ahead.station);
  return ahead.count < behind.count ? map.before(ahead.station) : map.past(behind.station);
}
