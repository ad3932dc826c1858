/**
 * Where the map looks by itself, on touch screens: at all of the network, so that nothing moves while somebody decides. It comes nearer to
 * a train that points are laid for, since fingers aim at its fields, and stays there until that turn is over or what is left to be laid is
 * out of sight. What the person has chosen to see stays whatever happens here.
 */
import { useState } from 'react';
import { boxAround, isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import type { Train, View } from '../rules/index.ts';
import { dearTrains } from './choosing/columns.ts';
import { countOf, further, mostFor, openTrains, reachOf } from './choosing/laying.ts';
import type { TurnChoice } from './choosing/useTurn.ts';
import { HEIGHT, ORIGIN, WIDTH } from './map/diagram.ts';
import { fieldPoint, pillOf } from './map/geometry.ts';

export interface Camera {
  readonly box: Box;
  /** Pixels a unit to go to; less shows the whole network. */
  readonly working: number;
}

/** Pixels a unit: so far off all of the network is shown, so near fingers hit fields. */
const FAR = 0.1;
const NEAR = 0.5;
/** Around what it goes to. */
const ROOM = 90;
const WHOLE: Camera = { box: { ...ORIGIN, width: WIDTH, height: HEIGHT }, working: FAR };

type Choice = Pick<TurnChoice, 'stage' | 'planning' | 'train' | 'colour' | 'laid'>;

/** What is shown, and since when. */
export interface Shown extends Camera {
  readonly turn: number;
  /** It has come near to a train. */
  readonly near: boolean;
}

export function useCamera(view: View, choice: Choice): Camera {
  const [shown, setShown] = useState<Shown>();
  const next = nextCamera(view, choice, shown);
  if (next !== shown) setShown(next);
  return next;
}

/** The same as before wherever that will do. */
export function nextCamera(view: View, choice: Choice, before: Shown | undefined): Shown {
  const { turn } = view;
  const laying = choice.stage === 'drive' && choice.planning === undefined;
  if (laying && choice.train !== undefined && mostFor(view, choice.laid, choice.train) > 0) {
    const reach = reachPoints(view, choice.laid, choice.train);
    if (before?.near && before.turn === turn && reach.every((point) => isIn(before.box, point))) return before;
    return { box: boxAround(reach, ROOM), working: NEAR, turn, near: true };
  }
  // What was driven is watched, and asked about, where it is.
  const stays = before?.near && before.turn === turn && choice.planning === undefined;
  if (stays && choice.stage !== 'over' && (laying ? isAllInSight : isAskedInSight)(view, choice, before.box))
    return before;
  return before && !before.near ? before : { ...WHOLE, turn, near: false };
}

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

/** As far as all points bring a train. */
function reachPoints(view: View, laid: readonly Train[], train: Train): readonly Point[] {
  const others = laid.filter((each) => each !== train);
  const { beads } = reachOf(view, others, train);
  return [trainPoint(view, train), ...beads.map(({ spot }) => fieldPoint(spot.line, spot.field))];
}
