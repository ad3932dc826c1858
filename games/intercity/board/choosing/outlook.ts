/** What lies ahead, in words: where each of my passengers is and what comes next, the next trains of a platform, what laid points would do. */
import {
  fieldsAhead,
  FIELD_OF,
  freeSeats,
  goalOf,
  hasArrived,
  homeOf,
  isAboard,
  isHeld,
  LINES,
  planTime,
  seatOf,
  stationOf,
  straightAhead,
  taskCard,
  trainOf,
  type DryRun,
  type Event,
  type Passenger,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { further } from './laying.ts';
import { ALL_TRAINS, isMine, knownJourney, letterOf, ordersOf, terminusAhead, type Speech } from './say.ts';

/** A line of text with what stands before it: a passenger's mark or a line's number. */
export interface Note {
  readonly passenger?: Passenger;
  readonly line?: number;
  readonly text: string;
  /** What concerns me stands out. */
  readonly mine: boolean;
}

/** Own passengers in the order of their journeys. */
export function ownPassengers(view: View): readonly Passenger[] {
  return (view.own?.passengers ?? []).toSorted(
    (a, b) => (a >> 1) - (b >> 1) || knownJourney(view, a) - knownJourney(view, b),
  );
}

export interface Arrival {
  readonly train: Train;
  /** Fields until it is here, 0 if it stands here. */
  readonly fields: number;
  readonly to: Station;
  readonly dir: 1 | -1;
  readonly free: number;
  readonly held: boolean;
}

/** The trains that come to a station, as if all of them moved at the same speed. */
export function nextTrains(view: View, station: Station): readonly Arrival[] {
  return ALL_TRAINS.flatMap((train): Arrival[] => {
    if (FIELD_OF[view.line[train]!]![station]! < 0) return [];
    const here = stationOf(view, train) === station;
    const fields = here ? 0 : fieldsAhead(view, train, station);
    if (fields === Infinity) return [];
    const there = further(view, train, fields);
    const to = terminusAhead({ line: [there.line], dir: [there.dir] }, 0);
    return [{ train, fields, to, dir: there.dir, free: freeSeats(view, train), held: isHeld(view, train) }];
  }).sort((a, b) => a.fields - b.fields || a.train - b.train);
}

/** The train that a waiting passenger's plan would take next. */
export function awaitedTrain(view: View, passenger: Passenger): Arrival | undefined {
  const place = view.place[passenger]!;
  const leg = ordersOf(view, passenger)?.legs[0];
  if (leg?.from !== place) return undefined;
  return nextTrains(view, place).find(({ train, dir }) =>
    leg.board.some((wanted) => wanted.line === homeOf(train) && (wanted.dir === 0 || wanted.dir === dir)),
  );
}

export type Row =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'lost'; readonly text: string }
  | {
      readonly kind: 'aboard';
      readonly line: number;
      readonly to: string;
      readonly next: string;
      readonly time: number;
    }
  | { readonly kind: 'waiting'; readonly station: string; readonly arrival: Arrival; readonly time: number };

/** One of my passengers in a line: where it is, what it waits for, how long its way still is. */
export function rowOf(speech: Speech, passenger: Passenger): Row {
  const { words, view } = speech;
  const { row } = words.screen;
  if (hasArrived(view, passenger)) return { kind: 'arrived' };
  const legs = ordersOf(view, passenger)!.legs;
  const time = planTime(view, passenger, legs);
  const place = view.place[passenger]!;
  if (!isAboard(place)) {
    const arrival = awaitedTrain(view, passenger);
    if (!arrival || time === Infinity) return { kind: 'lost', text: row.noPlan(stationName(place)) };
    return { kind: 'waiting', station: stationName(place), arrival, time };
  }
  const train = trainOf(place);
  const leave = legs[0]?.leave;
  if (leave === undefined || time === Infinity) return { kind: 'lost', text: row.noPlanAboard };
  return {
    kind: 'aboard',
    line: homeOf(train),
    to: stationName(terminusAhead(view, train)),
    next: sayNext(speech, passenger, train, leave),
    time,
  };
}

function sayNext({ words, view }: Speech, passenger: Passenger, train: Train, leave: Station): string {
  const { row } = words.screen;
  const ahead = (station: Station): number => fieldsAhead(view, train, station);
  if (leave === goalOf(view, passenger)) return row.left(ahead(leave));
  const { via } = taskCard(view, knownJourney(view, passenger));
  if (view.task[passenger] === 0 && straightAhead(view, train, via) < Infinity)
    return row.toTicket(stationName(via), ahead(via));
  return row.toChange(stationName(leave), ahead(leave));
}

/** What a dry run says, mine first, then the trains, then others. */
export function notesOf(speech: Speech, run: DryRun, laid: readonly Train[]): readonly Note[] {
  const { words, view } = speech;
  const { preview } = words.screen;
  const passengers = view.place.map((_, passenger) => passenger);
  const own = passengers.filter((passenger) => isMine(view, passenger)).flatMap((each) => ownNotes(speech, run, each));
  const trains = [...new Set(laid)].map((train): Note => ({
    line: homeOf(train),
    text: sayStop(speech, train, laid),
    mine: false,
  }));
  const others = passengers
    .filter((passenger) => !isMine(view, passenger) && run.carried[passenger]! > 0)
    .map((passenger): Note => ({
      passenger,
      text: sayRide(speech, run, passenger, name(speech, passenger)),
      mine: false,
    }));
  // Between two stations nobody waits: only who has arrived is said to be there.
  const calls = run.couldBoard.filter(({ station }) => station >= 0);
  const could = calls
    .filter(({ passenger }, index) => calls.findIndex((other) => other.passenger === passenger) === index)
    .map(({ passenger, station }): Note => ({
      passenger,
      text: preview.could(name(speech, passenger), stationName(station)),
      mine: false,
    }));
  const open: Note[] =
    run.open === undefined ? [] : [{ text: run.open === 'asked' ? preview.asked : preview.diceOthers, mine: true }];
  return [...own, ...open, ...trains, ...others, ...could];
}

const name = ({ view, name: nameOf }: Speech, passenger: Passenger): string => nameOf(seatOf(view, passenger));

function ownNotes(speech: Speech, run: DryRun, passenger: Passenger): readonly Note[] {
  const { words, view } = speech;
  const { preview } = words.screen;
  const own = letterOf(view, passenger);
  const happened = run.events.filter((event) => 'passenger' in event && event.passenger === passenger);
  const note = (text: string): Note => ({ passenger, text, mine: true });
  const find = <T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined =>
    happened.find((event): event is Extract<Event, { type: T }> => event.type === type);
  const arrived = find('arrived');
  if (arrived) return [note(preview.arrives(own, stationName(arrived.station)))];
  const boarded = find('boarded');
  const took = find('tookCard');
  const left = find('left');
  const notes = [
    ...(boarded ? [preview.boards(own, stationName(boarded.station), boarded.seat === 'front')] : []),
    ...(took ? [preview.ticket(own)] : []),
    ...(left ? [preview.leaves(own, stationName(left.station))] : []),
  ];
  if (notes.length === 0 && run.carried[passenger]! > 0) notes.push(sayRide(speech, run, passenger, own));
  return notes.map(note);
}

function sayRide({ words, view }: Speech, run: DryRun, passenger: Passenger, who: string): string {
  const { preview } = words.screen;
  const place = run.after.place[passenger]!;
  const goal = goalOf(view, passenger);
  const left = goal >= 0 && isAboard(place) ? straightAhead(run.after, trainOf(place), goal) : Infinity;
  return preview.rides(who, run.carried[passenger]!, left < Infinity ? preview.left(left, stationName(goal)) : '');
}

/** Where a train would stop: in a station, or so many fields behind the last one. */
function sayStop({ words, view }: Speech, train: Train, laid: readonly Train[]): string {
  const total = 2 * laid.filter((each) => each === train).length;
  for (let back = 0; back <= total; back++) {
    const { line, field } = further(view, train, total - back);
    const station = LINES[line]!.fields[field]!;
    if (station >= 0) return words.screen.preview.stops(back, stationName(station));
  }
  const end = further(view, train, total);
  const { fields } = LINES[end.line]!;
  let field = end.field;
  let behind = 0;
  for (; fields[field]! < 0; behind++) field -= end.dir;
  return words.screen.preview.stops(behind, stationName(fields[field]!));
}
