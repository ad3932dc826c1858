/** What can be tapped on the map now. */
import { isAboard, STATIONS, trainOf, type Passenger, type Train, type View } from '../../rules/index.ts';
import type { InterCityTable } from '../table.ts';
import { dearTrains } from './columns.ts';
import { openTrains, stationsInReach } from './laying.ts';
import { ALL_TRAINS } from './say.ts';
import { playsOf } from './useHand.ts';
import type { TurnChoice } from './useTurn.ts';
import { stationsAhead, wishedTrains } from './wishes.ts';

export function ownAboard(view: View, train: Train): Passenger | undefined {
  return view.own?.passengers.find((passenger) => {
    const place = view.place[passenger]!;
    return isAboard(place) && trainOf(place) === train;
  });
}

export function targetsOf(table: InterCityTable, turn: TurnChoice) {
  const { view, legal } = table;
  const { stage, card, planning, laid, colour, train } = turn;
  if (table.me === undefined)
    return { trains: new Set<number>(), stations: new Map<number, number>(), lit: new Set<number>() };
  if (card) {
    const plays = playsOf(legal, card.card);
    const trains = new Set(plays.flatMap((play) => ('train' in play ? [play.train] : [])));
    return {
      trains,
      lit: card.train === undefined ? trains : new Set([card.train]),
      stations: new Map(plays.flatMap((play) => (play.card === 'taxi' ? [[play.station, 0] as const] : []))),
    };
  }
  if (planning !== undefined) {
    const all = new Map(STATIONS.map((_, station) => [station, 0] as const));
    return { trains: new Set(ALL_TRAINS), lit: new Set<number>(), stations: all };
  }
  if (stage === 'drive') {
    const open = openTrains(view, laid);
    // Before anything is chosen, what is worth a look glows.
    const own = train === undefined && laid.length === 0 ? [...wishedTrains(view)].filter((t) => open.includes(t)) : [];
    const lit = colour === undefined ? (train === undefined ? own : [train]) : openTrains(view, laid, colour);
    return {
      trains: new Set(open),
      lit: new Set(lit),
      stations: stationsInReach(view, laid, train === undefined ? open : [train, ...open]),
    };
  }
  if (stage === 'roll') {
    return {
      trains: new Set(ALL_TRAINS),
      lit: new Set(train === undefined ? [] : [train]),
      stations: stationsAhead(view, train === undefined ? [...dearTrains(view)] : [train]),
    };
  }
  const aboard = ALL_TRAINS.filter((each) => ownAboard(view, each) !== undefined);
  return { trains: new Set(aboard), lit: new Set<number>(), stations: new Map<number, number>() };
}
