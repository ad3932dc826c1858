/** Connections: which one got lost while others were on turn, and which one is about to be. */
import type { Seat } from '@stellwerk/kernel';
import {
  ABOARD,
  changesBy,
  fieldsARound,
  hasArrived,
  homeOf,
  isAboard,
  LINES,
  roundsOf,
  type Card,
  type Event,
  type Leg,
  type Passenger,
  type Position,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { isSoon, timeOf } from './outlook.ts';
import { letterOf, ordersOf, type Speech } from './say.ts';

/** What others did, as the table tells it. */
type News = readonly { readonly events: readonly Event[] }[];

/** A plan takes longer than it did after my last turn, and why; or somebody's card has put the passenger off its train. */
export type Setback =
  | ({ readonly rounds: number } & (
      | { readonly why: 'missed'; readonly station: Station }
      | { readonly why: 'later'; readonly train: Train }
      | { readonly why: 'longer' }
    ))
  | { readonly why: 'off'; readonly station: Station; readonly seat: Seat; readonly card: Card };

/** Rounds that make a detour worth a word where no train was missed. */
const LONGER = 2;

export function setbackOf(
  view: View,
  news: News,
  passenger: Passenger,
  /** The turn in which the person last chose the plan: who has chosen since knows it. */
  chosen = -1,
): Setback | undefined {
  const legs = ordersOf(view, passenger)?.legs ?? [];
  const began = news.flatMap(({ events }) => events).find((event) => event.type === 'turn');
  if (began && began.turn <= chosen) return undefined;
  const off = putOff(view, news, passenger);
  if (off) return off;
  const before = beforeNews(view, news, passenger, legs);
  if (!before || hasArrived(view, passenger)) return undefined;
  const [time, then] = [
    timeOf(view, passenger, legs),
    timeOf({ ...view, ...before.position }, passenger, before.legs),
  ] as const;
  if (time === Infinity || then === Infinity) return undefined;
  const rounds = roundsOf(view, time);
  const lost = rounds - roundsOf(view, then);
  if (lost <= 0) return undefined;
  const promised = changesBy(before.position, passenger, before.legs);
  const waitedFor = before.position.place[passenger];
  for (const { station, train, comes, goes } of changesBy(view, passenger, legs)) {
    const was = promised.find((change) => change.station === station);
    // What is far ahead may still change with every turn.
    if (!isSoon(view, comes)) break;
    if (!was || goes - comes - (was.goes - was.comes) < fieldsARound(view)) continue;
    return station === waitedFor ? { rounds, why: 'later', train } : { rounds, why: 'missed', station };
  }
  return lost >= LONGER ? { rounds, why: 'longer' } : undefined;
}

/** Somebody else played a card on a train, and that is why this passenger got off it and is still there. */
function putOff(view: View, news: News, passenger: Passenger): Setback | undefined {
  for (const { events } of news.toReversed()) {
    const left = events.findLastIndex((event) => event.type === 'left' && event.passenger === passenger);
    const event = events[left];
    if (event?.type !== 'left' || view.place[passenger] !== event.station) continue;
    const played = events
      .slice(0, left)
      .findLast(
        (each) =>
          each.type === 'moved' || (each.type === 'played' && 'train' in each.play && each.seat !== view.viewer),
      );
    if (played?.type === 'played' && 'train' in played.play && played.play.train === event.train)
      return { why: 'off', station: event.station, seat: played.seat, card: played.play.card };
  }
  return undefined;
}

/** Where the trains and a passenger were after the first base step of the news, with the plan that the passenger had; undefined if they don't tell. */
function beforeNews(
  view: View,
  news: News,
  passenger: Passenger,
  legs: readonly Leg[],
): { readonly position: Position; readonly legs: readonly Leg[] } | undefined {
  const events = news.flatMap((turn) => turn.events);
  const first = events.findIndex(({ type }) => type === 'baseStep');
  const step = events[first];
  if (step?.type !== 'baseStep') return undefined;
  const since = events.slice(first + 1);
  const changed = (type: Event['type'], train: Train): boolean =>
    since.some((event) => event.type === type && 'train' in event && event.train === train);
  const line = view.line.map((now, train) => (changed('diverted', train) ? homeOf(train) : now));
  // What ran on a foreign line that it has left again isn't told.
  if (line.some((each, train) => changed('cameHome', train) || step.field[train]! > LINES[each]!.last))
    return undefined;
  const own = since.filter((event) => 'passenger' in event && event.passenger === passenger);
  const place = placeBefore(own) ?? view.place[passenger]!;
  const position: Position = {
    ...view,
    line,
    field: [...step.field],
    dir: [...step.dir],
    heldUntil: view.heldUntil.map((until, train) => (changed('heldUp', train) ? 0 : until)),
    place: view.place.map((now, each) => (each === passenger ? place : now)),
  };
  // Rides that have ended by plan are no longer in the orders.
  const rides = own.flatMap((event): Leg[] => {
    if (event.type !== 'left' || event.cause !== 'wish') return [];
    const { train, station } = event;
    const from = isAboard(place) ? station : place;
    return [{ from, board: [{ line: homeOf(train), dir: 0 }], leave: station, seat: 'any' }];
  });
  return rides.length > 1 ? undefined : { position, legs: [...rides, ...legs] };
}

/** Where a passenger was before these things happened to it. */
function placeBefore(own: readonly Event[]): number | undefined {
  for (const event of own) {
    if (event.type === 'boarded') return event.station;
    if (event.type === 'left') return ABOARD + event.train;
    if (event.type === 'rode') return event.from;
  }
  return undefined;
}

/** Fields to spare that are soon lost, and rounds that a missed train must cost to be worth a word. */
const TIGHT = 3;
const DEAR = 2;

/** The next change of a passenger in a train, if it is soon, tight, and would cost much. */
export function tightChange(view: View, passenger: Passenger): { station: Station; fields: number } | undefined {
  if (!isAboard(view.place[passenger]!)) return undefined;
  const [next] = changesBy(view, passenger, ordersOf(view, passenger)?.legs ?? []);
  if (!next) return undefined;
  const { station, comes, goes, again } = next;
  const round = fieldsARound(view);
  const fields = Math.floor(goes - comes);
  return comes <= round && fields <= TIGHT && again - goes >= DEAR * round ? { station, fields } : undefined;
}

/** What has become of a plan, in a line. */
export function saySetback({ words, view, name }: Speech, passenger: Passenger, setback: Setback): string {
  const { row } = words.screen;
  switch (setback.why) {
    case 'off': {
      const { seat, card, station } = setback;
      return row.off(name(seat), words.cards[card].name, letterOf(view, passenger), stationName(station));
    }
    case 'missed':
      return row.missed(stationName(setback.station), setback.rounds);
    case 'later':
      return row.later(homeOf(setback.train) + 1, setback.rounds);
    case 'longer':
      return row.longer(setback.rounds);
  }
}

export function sayTight({ words, view }: Speech, passenger: Passenger): string | undefined {
  const tight = tightChange(view, passenger);
  return tight && words.screen.row.tight(stationName(tight.station), tight.fields);
}
