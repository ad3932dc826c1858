/** The map at the table: what is drawn on it and what can be tapped. */
import { useMemo } from 'react';
import {
  hasArrived,
  isAboard,
  LINES,
  STATIONS,
  taskCard,
  trainOf,
  TRAINS,
  type Action,
  type Passenger,
  type Proposal,
  type Train,
  type View,
} from '../rules/index.ts';
import { letter, stationName } from '../texts/words.ts';
import type { Hint } from './choosing/hint.ts';
import { countOf, drivesOf, further, mostFor, pathOf, reachOf } from './choosing/laying.ts';
import { ownPassengers, rideAhead } from './choosing/outlook.ts';
import {
  describeTrain,
  signOf,
  nextStop,
  ordersOf,
  sayPassenger,
  sayPlace,
  sayTrain,
  type Speech,
} from './choosing/say.ts';
import type { Threat } from './choosing/threat.ts';
import { targetsOf } from './choosing/targets.ts';
import type { TurnChoice } from './choosing/useTurn.ts';
import { isPlanGood } from './choosing/ways.ts';
import { journeysOf, withWinner } from './map/journeys.ts';
import { NetworkMap } from './map/NetworkMap.tsx';
import { signsOf } from './map/signs.ts';
import type { Thread, Trail } from './map/Threads.tsx';
import { drivenAlong, ridesOf } from './map/threads.ts';
import { cardTrain } from './map/unconfirmed.ts';
import type { usePlayback } from './map/usePlayback.ts';
import type { PassengerLook } from './marks.tsx';
import type { InterCityTable } from './table.ts';
import { useCamera } from './useCamera.ts';

interface BoardProps {
  readonly table: InterCityTable;
  readonly speech: Speech;
  readonly turn: TurnChoice;
  readonly threats: readonly Threat[];
  readonly playback: ReturnType<typeof usePlayback>;
  readonly hint: Hint | undefined;
  /** What is written around the map. */
  readonly said: readonly string[];
  look(passenger: Passenger): PassengerLook;
}

export function Board({ table, speech, turn, threats, look, playback, hint, said }: BoardProps) {
  const { view } = table;
  const { words } = speech;
  const { screen } = words;
  const camera = useCamera(view, turn);
  const targets = useMemo(() => targetsOf(table, turn), [table, turn]);
  const signs = useMemo(() => signsOf(view), [view]);
  const { planning, looked, train } = turn;
  const { draft } = table;
  const threads = useMemo(
    () => (table.turns ? journeysOf(table) : threadsOf(view, planning, looked, train, draft)),
    [table, view, planning, looked, train, draft],
  );
  const spaces = useMemo(() => spacesOf(view, turn), [view, turn]);
  const important = useMemo(() => importantStations(view), [view]);
  const picture = useMemo(
    () => (turn.stage === 'over' ? withWinner(playback.picture, view) : playback.picture),
    [turn.stage, playback.picture, view],
  );
  const trails = useMemo(() => [...trailsOf(table), ...cardTrails(table, turn)], [table, turn]);
  const drives = drivesOf(view, turn.laid) ?? [];
  const ghosts = [...new Set(turn.laid)].map((train) => ({
    train,
    path: pathOf(view, train, 2 * countOf(turn.laid, train)),
    dice: drives.filter((drive) => drive.train === train).map(({ die }) => view.dice[die]!),
  }));
  const chosen = turn.stage === 'drive' ? turn.train : undefined;
  const beads = turn.card
    ? cardBeads(view, turn)
    : chosen === undefined
      ? []
      : reachOf(view, turn.laid, chosen).beads.map((bead) => ({ train: chosen, ...bead }));
  const cost = (station: number): string => {
    const points = targets.stations.get(station) ?? 0;
    return points > 0 ? screen.map.cost(stationName(station), points) : stationName(station);
  };
  return (
    <NetworkMap
      label={`${screen.board}. ${screen.keys}`}
      picture={picture}
      time={playback.time}
      patterns={table.patterns}
      signs={signs}
      trains={targets.trains}
      lit={targets.lit}
      stations={targets.stations}
      glowing={turn.card !== undefined || (chosen !== undefined && turn.stage === 'drive')}
      beads={beads}
      spaces={spaces}
      ghosts={ghosts}
      threads={threads}
      changeLabel={turn.planning === undefined ? undefined : { passenger: turn.planning, text: screen.map.change }}
      trails={trails}
      warnings={threats.map(({ seat, train, fields, red }) => ({
        train,
        red,
        text: screen.threat.call(speech.name(seat), fields),
        brief: screen.threat.callBrief(speech.name(seat), fields),
      }))}
      pennants={turn.pennants}
      hinted={hint?.train}
      faults={faultsOf(table)}
      sent={turn.underWay}
      unconfirmed={cardTrain(draft)}
      important={important}
      named={[...stationsIn(said), ...nextStops(view)]}
      pickedPassenger={turn.planning}
      mayPick={table.me !== undefined && turn.stage !== 'drive'}
      {...camera}
      language={table.language}
      look={look}
      trainLabel={(train) => describeTrain(speech, train)}
      ghostLabel={(train) => `${sayTrain(speech, train)}: ${screen.map.laid(countOf(turn.laid, train))}`}
      stationLabel={cost}
      passengerLabel={(passenger) =>
        hasArrived(view, passenger)
          ? screen.row.arrived(sayPassenger(speech, passenger))
          : screen.map.waits(sayPassenger(speech, passenger), sayPlace(speech, passenger))
      }
      beyondLabel={screen.map.beyond}
      choose={turn.choose}
      near={turn.near}
      goNear={turn.goNear}
      miss={turn.miss}
      pass={playback.skip}
    />
  );
}

/** The passenger that the person deals with: whose plan is made, or for whom alone the chosen train is. */
export function inHand(view: View, planning: Passenger | undefined, train: Train | undefined): Passenger | undefined {
  if (planning !== undefined || train === undefined) return planning;
  const meant = ownPassengers(view).filter((passenger) => rideAhead(view, passenger)?.train === train);
  return meant.length === 1 ? meant[0] : undefined;
}

/** My passengers' plans; instead of the one that is being made, the way that is pointed at, and what has been sent before it is confirmed. */
function threadsOf(
  view: View,
  planning: Passenger | undefined,
  looked: Proposal | undefined,
  train: Train | undefined,
  draft: Action | undefined,
): readonly Thread[] {
  const hand = inHand(view, planning, train);
  return ownPassengers(view).flatMap((passenger) => {
    const sent = draft?.type === 'itinerary' && draft.passenger === passenger ? draft : undefined;
    const other = sent ?? (passenger === planning ? looked : undefined);
    if (view.place[passenger]! < 0 || !(other || isPlanGood(view, passenger))) return [];
    const rides = ridesOf(view, passenger, (other ?? ordersOf(view, passenger)!).legs);
    const sign = other?.task ? letter(other.task) : signOf(view, passenger);
    const pale = hand !== undefined && hand !== passenger;
    return rides.length === 0
      ? []
      : [{ passenger, hollow: sign === 'B', pale, unconfirmed: sent !== undefined, rides }];
  });
}

/** What is counted now: the way of each train that my passengers ride or wait for, and as far as the points bring the chosen one. */
export function spacesOf(
  view: View,
  { stage, planning, train, laid }: Pick<TurnChoice, 'stage' | 'planning' | 'train' | 'laid'>,
): readonly { readonly line: number; readonly field: number }[] {
  if (planning !== undefined || stage === 'over') return [];
  const rides = ownPassengers(view).flatMap((passenger) => rideAhead(view, passenger) ?? []);
  const chosen =
    stage === 'drive' && train !== undefined
      ? [{ train, fields: 2 * (countOf(laid, train) + mostFor(view, laid, train)) }]
      : [];
  return [...rides, ...chosen]
    .flatMap((ride) => pathOf(view, ride.train, ride.fields))
    .filter(({ line, field }) => LINES[line]!.fields[field]! < 0);
}

/** Where my passengers wait and change, the places of the journeys, and where lines end. */
function importantStations(view: View): ReadonlySet<number> {
  const own = (view.own?.passengers ?? []).flatMap((passenger) => {
    const place = view.place[passenger]!;
    return [
      ...(place >= 0 && !isAboard(place) ? [place] : []),
      ...ordersOf(view, passenger)!.legs.map(({ leave }) => leave),
    ];
  });
  const journeys = [1, 2].flatMap((task) => [taskCard(view, task).via, taskCard(view, task).goal]);
  const termini = LINES.flatMap(({ fields, last }) => [fields[0]!, fields[last]!]);
  return new Set([...own, ...journeys, ...termini]);
}

/** The stations that texts speak of. */
const stationsIn = (said: readonly string[]): readonly number[] =>
  STATIONS.flatMap(({ name }, station) => (said.some((text) => text.includes(name)) ? [station] : []));

/** Where the trains that my passengers ride call next. */
const nextStops = (view: View): readonly number[] =>
  ownPassengers(view).flatMap((passenger) => {
    const place = view.place[passenger]!;
    return isAboard(place) ? [nextStop(view, trainOf(place))] : [];
  });

/** What others drove since my turn, or what was driven in the turn that is looked at, with what would have been better. */
function trailsOf({ news, preferred, players, viewer, mode }: InterCityTable): readonly Trail[] {
  const driven = news.flatMap(({ seat, events }) => {
    if (seat === undefined || (seat === viewer && mode === 'play')) return [];
    return drivenAlong(events).map((ride) => ({ colour: players[seat]!.colour, ...ride }));
  });
  const better = drivenAlong(preferred?.events ?? []).map((ride) => ({ colour: 0, lamp: true as const, ...ride }));
  return [...driven, ...better];
}

/** Where a card would drive a train, in my colour: the way and the field that it comes to. */
function cardTrails({ players, view }: InterCityTable, { cardRun }: TurnChoice): readonly Trail[] {
  if (!cardRun || typeof view.viewer !== 'number') return [];
  const { colour } = players[view.viewer]!;
  return drivenAlong(cardRun.events).map((ride) => ({ colour, ...ride }));
}

function cardBeads(view: View, { card }: TurnChoice) {
  if (card?.play?.card !== 'fullspeed') return [];
  const { train, fields } = card.play;
  return [{ train, points: fields, spot: further(view, train, fields) }];
}

/** The trains that a refusal is about: reasons about trains name them. */
function faultsOf({ refused }: InterCityTable): ReadonlySet<number> {
  const about = [
    'wrongColour',
    'trainHeld',
    'trainElsewhere',
    'trainGoesHome',
    'callUsedUp',
    'seatReserved',
    'onTerminus',
    'noInterchange',
  ];
  if (!refused || !about.includes(refused.code)) return new Set();
  return new Set(refused.at?.filter((train) => train >= 0 && train < TRAINS));
}
