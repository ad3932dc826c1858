/** Good turns to look at, on request: what the normal bot would think of, as sketches with their points and reasons. */
import { useMemo, useState } from 'react';
import { adviceFor, type Because } from '../rules/advice/reasons.ts';
import { playedIn } from '../rules/advice/spent.ts';
import type { Idea } from '../rules/advice/turn-plan.ts';
import type { PowerUp, Segment, TripId, View } from '../rules/index.ts';
import { actionOf, travel, wishFor, wishOf } from './sketch/journey.ts';
import { sketchOf, worldOf, type Sketch } from './sketch/sketch.ts';
import type { FutureMobilityTable } from './table.ts';

export interface Hint {
  readonly sketch: Sketch;
  readonly points: number;
  readonly cards: readonly PowerUp[];
  readonly trips: readonly TripId[];
  readonly segments: readonly Segment[];
  readonly electric: boolean;
  readonly reasons: readonly Because[];
}

export interface Hints {
  readonly list: readonly Hint[];
  /** The one that the last press asked for. */
  readonly at: number;
  readonly open: boolean;
  close(): void;
}

const MOST = 3;

export function hintsFor(view: View): readonly Hint[] {
  return adviceFor(view, MOST, (idea) => led(view, idea)).map(({ idea, reasons }): Hint => {
    const trip = idea.actions.find((action) => action.type === 'trip');
    return {
      sketch: sketchOf(view, idea.actions),
      points: idea.points,
      cards: playedIn(idea.actions),
      trips: trip?.segments.map((segment) => segment.trip) ?? view.open.filter((id) => !idea.leaving.open.includes(id)),
      segments: trip?.segments ?? [],
      electric: trip?.electric === true,
      reasons,
    };
  });
}

/** The same turn on the ways that a sketch would take: the bot looks at points alone, not at what jams could cost. */
function led(view: View, idea: Idea): Idea {
  const trip = idea.actions.find((action) => action.type === 'trip');
  if (!trip) return idea;
  const { trips, modes, electric, carpool } = wishOf(trip);
  const world = worldOf(view, sketchOf(view, idea.actions));
  const journey = travel(world, { ...wishFor(trips), modes, electric, carpool });
  if (journey?.score.total !== idea.points || journey.carpool !== carpool) return idea;
  return { ...idea, actions: [...idea.actions.filter(({ type }) => type === 'lay'), actionOf(journey)] };
}

const NONE: readonly Hint[] = [];

export function useHints({ view, hinted, step }: FutureMobilityTable, asks: boolean): Hints {
  const wanted = asks && hinted > 0;
  const list = useMemo(() => (wanted ? hintsFor(view) : NONE), [view, wanted]);
  const [closed, setClosed] = useState('');
  const now = `${step} ${hinted}`;
  return {
    list,
    at: list.length === 0 ? 0 : (hinted - 1) % list.length,
    open: list.length > 0 && now !== closed,
    close: () => setClosed(now),
  };
}
