/** The map at the table: what is drawn on it, what can be tapped, and where the camera goes. */
import { useMemo, useState } from 'react';
import { useMedia } from '@stellwerk/toolkit/media.ts';
import { isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { isAboard, LINES, siblingOf, taskCard, trainOf, TRAINS, type Passenger, type View } from '../rules/index.ts';
import { letter, stationName } from '../texts/words.ts';
import type { Hint } from './choosing/hint.ts';
import { countOf, drivesOf, further, pathOf, pointsLeft, reachOf } from './choosing/laying.ts';
import { awaitedTrain, ownPassengers } from './choosing/outlook.ts';
import { describeTrain, letterOf, ordersOf, sayPassenger, sayPlace, sayTrain, type Speech } from './choosing/say.ts';
import type { Threat } from './choosing/threat.ts';
import { targetsOf } from './choosing/targets.ts';
import type { TurnChoice } from './choosing/useTurn.ts';
import { isPlanGood } from './choosing/ways.ts';
import { HEIGHT, ORIGIN, WIDTH } from './map/diagram.ts';
import { fieldPoint, pillOf } from './map/geometry.ts';
import { NetworkMap } from './map/NetworkMap.tsx';
import type { Sign } from './map/Stations.tsx';
import type { Thread, Trail } from './map/Threads.tsx';
import { drivenAlong, ridesOf } from './map/threads.ts';
import type { usePlayback } from './map/usePlayback.ts';
import type { PassengerLook } from './marks.tsx';
import type { InterCityTable } from './table.ts';

/** Too low to show the whole network and read it. */
const LOW = '(max-height: 500px)';

interface BoardProps {
  readonly table: InterCityTable;
  readonly speech: Speech;
  readonly turn: TurnChoice;
  readonly threats: readonly Threat[];
  readonly playback: ReturnType<typeof usePlayback>;
  readonly hint: Hint | undefined;
  look(passenger: Passenger): PassengerLook;
}

export function Board({ table, speech, turn, threats, look, playback, hint }: BoardProps) {
  const { view } = table;
  const { words } = speech;
  const { screen } = words;
  const camera = useCamera(view, turn, useMedia(LOW));
  const targets = useMemo(() => targetsOf(table, turn), [table, turn]);
  const signs = useMemo(() => signsOf(view), [view]);
  const threads = useMemo(() => threadsOf(view), [view]);
  const important = useMemo(() => importantStations(view), [view]);
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
      picture={playback.picture}
      time={playback.time}
      patterns={table.patterns}
      signs={signs}
      trains={targets.trains}
      lit={targets.lit}
      stations={targets.stations}
      glowing={turn.card !== undefined || (chosen !== undefined && turn.stage === 'drive')}
      beads={beads}
      ghosts={ghosts}
      threads={threads}
      changeLabel={turn.planning === undefined ? undefined : { passenger: turn.planning, text: screen.map.change }}
      trails={trails}
      warnings={threats.map(({ seat, train, fields, red }) => ({
        train,
        red,
        text: screen.threat.call(speech.name(seat), fields),
      }))}
      pennants={turn.pennants}
      hinted={hint?.train}
      faults={faultsOf(table)}
      important={important}
      pickedPassenger={turn.planning}
      mayPick={table.me !== undefined && turn.stage !== 'drive'}
      {...camera}
      moment={turn.stage}
      language={table.language}
      look={look}
      trainLabel={(train) => describeTrain(speech, train)}
      ghostLabel={(train) => `${sayTrain(speech, train)}: ${screen.map.laid(countOf(turn.laid, train))}`}
      stationLabel={cost}
      passengerLabel={(passenger) => screen.map.waits(sayPassenger(speech, passenger), sayPlace(speech, passenger))}
      choose={turn.choose}
      near={turn.near}
      goNear={turn.goNear}
      miss={turn.miss}
      pass={playback.skip}
    />
  );
}

/** Tickets that I (or who is looked on at) still need, and the goals. */
function signsOf(view: View): ReadonlyMap<number, readonly Sign[]> {
  const signs = new Map<number, Sign[]>();
  const passengers = view.own?.passengers ?? view.place.map((_, passenger) => passenger);
  for (const task of [1, 2]) {
    const { via, goal } = taskCard(view, task);
    const taken = passengers.every((each) => view.task[each] === task || view.task[siblingOf(each)] === task);
    if (!taken) signs.set(via, [...(signs.get(via) ?? []), { letter: letter(task), goal: false }]);
    signs.set(goal, [...(signs.get(goal) ?? []), { letter: letter(task), goal: true }]);
  }
  return signs;
}

function threadsOf(view: View): readonly Thread[] {
  return ownPassengers(view).flatMap((passenger) => {
    if (view.place[passenger]! < 0 || !isPlanGood(view, passenger)) return [];
    const rides = ridesOf(view, passenger, ordersOf(view, passenger)!.legs);
    return rides.length === 0 ? [] : [{ passenger, hollow: letterOf(view, passenger) === 'B', rides }];
  });
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

/** What others drove since my turn. */
function trailsOf({ news, players, viewer, mode }: InterCityTable): readonly Trail[] {
  return news.flatMap(({ seat, events }) => {
    if (seat === undefined || (seat === viewer && mode === 'play')) return [];
    return drivenAlong(events).map((ride) => ({ colour: players[seat]!.colour, ...ride }));
  });
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

const WHOLE: Box = { ...ORIGIN, width: WIDTH, height: HEIGHT };
/** Pixels a unit: below the first all of the network is shown. */
const FAR = 0.1;
const NEAR = 0.5;
const ROOM = 90;

interface Camera {
  readonly box: Box | undefined;
  readonly working: number;
}

/**
 * Where points are laid the camera goes to the first train that is chosen, and stays there until the turn is driven: fingers aim at what they
 * see. Once all are laid it goes nowhere any more, unless some of them lie out of sight.
 */
function useCamera(view: View, turn: TurnChoice, low: boolean): Camera {
  const camera = cameraOf(view, turn, low);
  const [held, setHeld] = useState<Camera>();
  const driving = turn.stage === 'drive';
  if (held && !driving) setHeld(undefined);
  if (!held && driving && turn.train !== undefined && turn.planning === undefined) setHeld(camera);
  if (!held || !driving || turn.planning !== undefined) return camera;
  if (pointsLeft(view, turn.laid).length > 0) return held;
  const ends = [...new Set(turn.laid)].map((each) => {
    const { line, field } = further(view, each, 2 * countOf(turn.laid, each));
    return fieldPoint(line, field);
  });
  const { box, working } = held;
  return box && ends.every((end) => isIn(box, end)) ? { box: undefined, working } : { box: WHOLE, working: FAR };
}

/** What the camera shows: all of Germany, or what is being planned, asked or driven. */
function cameraOf(view: View, turn: TurnChoice, low: boolean): Camera {
  const whole = { box: WHOLE, working: FAR };
  const around = (points: readonly Point[], working: number) =>
    points.length === 0 ? whole : { box: boxAround(points), working };
  const train = (which: number): Point => fieldPoint(view.line[which]!, view.field[which]!);
  const place = (passenger: Passenger): Point => {
    const at = view.place[passenger]!;
    return isAboard(at) ? train(trainOf(at)) : pillOf(at).middle;
  };
  if (turn.stage === 'question' && view.window) {
    const { station, train: which } = view.window;
    const at = station >= 0 ? pillOf(station).middle : which >= 0 ? train(which) : undefined;
    return around(
      at
        ? [
            { x: at.x - 120, y: at.y - 120 },
            { x: at.x + 120, y: at.y + 120 },
          ]
        : [],
      NEAR,
    );
  }
  if (turn.planning !== undefined) {
    const { legs } = ordersOf(view, turn.planning)!;
    return around([place(turn.planning), ...legs.map(({ leave }) => pillOf(leave).middle)], 0.31);
  }
  if (turn.stage === 'drive' && turn.train !== undefined) {
    // As far as all points reach.
    const { beads } = reachOf(view, [], turn.train);
    return around([train(turn.train), ...beads.map(({ spot }) => fieldPoint(spot.line, spot.field))], NEAR);
  }
  if (!low || turn.stage === 'over') return whole;
  const own = ownPassengers(view).filter((passenger) => view.place[passenger]! >= 0);
  const awaited = own.flatMap((passenger) => awaitedTrain(view, passenger)?.train ?? []);
  return around([...own.map(place), ...awaited.map(train)], 0.32);
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
}
