/**
 * Where the map looks by itself, on touch screens: at all of the network, so that nothing moves while somebody decides. It comes nearer to
 * a train that points are laid for, since fingers aim at its fields, and stays there until that turn is over or what is left to be laid is
 * out of sight. On a low screen, where all of it is small, it comes near to a plan as well. What the person has chosen to see stays
 * whatever happens here.
 */
import { useState } from 'react';
import { boxAround, isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import { isAboard, taskCard, trainOf, type Passenger, type Train, type View } from '../rules/index.ts';
import { dearTrains } from './choosing/columns.ts';
import { countOf, further, mostFor, openTrains, reachOf } from './choosing/laying.ts';
import { knownJourney, ordersOf } from './choosing/say.ts';
import type { TurnChoice } from './choosing/useTurn.ts';
import { HEIGHT, ORIGIN, WIDTH } from './map/diagram.ts';
import { fieldPoint, pillOf } from './map/geometry.ts';

export interface Camera {
  readonly box: Box;
  /** Pixels a unit to go to; less shows the whole network. */
  readonly working: number;
  /** Pixels a unit down to which all of the box is shown; not below `working` if nothing is said. */
  readonly least?: number;
}

/** Pixels a unit: so far off all of the network is shown, so near fingers hit fields, and between them names can be read. */
const FAR = 0.1;
const NEAR = 0.5;
const READABLE = 0.32;
/** Around what it goes to. */
const ROOM = 90;
const WHOLE: Camera = { box: { ...ORIGIN, width: WIDTH, height: HEIGHT }, working: FAR };

type Choice = Pick<TurnChoice, 'stage' | 'planning' | 'train' | 'colour' | 'laid'>;

/** What is shown, and since when. */
export interface Shown extends Camera {
  readonly turn: number;
  /** The train or the plan that it has come to; undefined for the usual view. */
  readonly to?: string | undefined;
}

export function useCamera(view: View, choice: Choice, low: boolean): Camera {
  const [shown, setShown] = useState<Shown>();
  const next = nextCamera(view, choice, low, shown);
  if (next !== shown) setShown(next);
  return next;
}

/** The same as before wherever that will do. */
export function nextCamera(view: View, choice: Choice, low: boolean, before: Shown | undefined): Shown {
  const { turn } = view;
  const laying = choice.stage === 'drive' && choice.planning === undefined;
  if (laying && choice.train !== undefined && mostFor(view, choice.laid, choice.train) > 0) {
    const reach = reachPoints(view, choice.laid, choice.train);
    if (before?.to === 'train' && before.turn === turn && reach.every((point) => isIn(before.box, point)))
      return before;
    return { box: boxAround(reach, ROOM), working: NEAR, turn, to: 'train' };
  }
  // What was driven is watched, and asked about, where it is.
  const stays = before?.to === 'train' && before.turn === turn && choice.planning === undefined;
  if (stays && choice.stage !== 'over' && (laying ? isAllInSight : isAskedInSight)(view, choice, before.box))
    return before;
  return usual(view, choice, low, before);
}

function usual(view: View, { stage, planning }: Choice, low: boolean, before: Shown | undefined): Shown {
  const { turn } = view;
  const whole = before && isWhole(before) ? before : { ...WHOLE, turn };
  if (!low || stage === 'over' || planning === undefined) return whole;
  const to = `plan ${planning}`;
  const points = planPoints(view, planning);
  if (before?.to === to && points.every((point) => isIn(before.box, point))) return before;
  return { box: boxAround(points, ROOM), working: READABLE, least: FAR, turn, to };
}

const isWhole = ({ working, to }: Shown): boolean => working === FAR && to === undefined;

/** Whether what is laid is seen here, and what could still be: trains of the chosen colour, else those that concern one's own passengers. */
function isAllInSight(view: View, { laid, colour }: Choice, box: Box): boolean {
  const open = openTrains(view, laid, colour);
  const dear = colour === undefined ? open.filter((train) => dearTrains(view).has(train)) : [];
  const ends = [...new Set(laid)].map((train) => further(view, train, 2 * countOf(laid, train)));
  const seen = [
    ...(dear.length > 0 ? dear : open).map((train) => trainPoint(view, train)),
    ...ends.map(({ line, field }) => fieldPoint(line, field)),
  ];
  return seen.every((point) => isIn(box, point));
}

function isAskedInSight({ window, ...view }: View, _: Choice, box: Box): boolean {
  if (!window) return true;
  const { station, train } = window;
  return station >= 0 ? isIn(box, pillOf(station).middle) : train < 0 || isIn(box, trainPoint(view, train));
}

const trainPoint = (view: Pick<View, 'line' | 'field'>, train: Train): Point =>
  fieldPoint(view.line[train]!, view.field[train]!);

function placePoint(view: View, passenger: Passenger): Point {
  const at = view.place[passenger]!;
  return isAboard(at) ? trainPoint(view, trainOf(at)) : pillOf(at).middle;
}

/** As far as all points bring a train. */
function reachPoints(view: View, laid: readonly Train[], train: Train): readonly Point[] {
  const others = laid.filter((each) => each !== train);
  const { beads } = reachOf(view, others, train);
  return [trainPoint(view, train), ...beads.map(({ spot }) => fieldPoint(spot.line, spot.field))];
}

/** A passenger, the ticket, the goal, and where the plan changes. */
function planPoints(view: View, passenger: Passenger): readonly Point[] {
  const journey = knownJourney(view, passenger);
  const { via, goal } = taskCard(view, journey || 1);
  const ends = journey === 0 ? [] : [...(view.task[passenger] === 0 ? [via] : []), goal];
  const changes = ordersOf(view, passenger)!.legs.map(({ leave }) => leave);
  return [placePoint(view, passenger), ...[...ends, ...changes].map((station) => pillOf(station).middle)];
}
