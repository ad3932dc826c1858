/** Good turns to look at, on request: what the normal bot would think of, as sketches with their points and reasons. */
import { useMemo, useState } from 'react';
import { reasonsFor, type Because } from '../rules/advice/reasons.ts';
import { TurnPlan } from '../rules/advice/turn-plan.ts';
import type { Action, PowerUp, Segment, TripId, View } from '../rules/index.ts';
import { cardsOf } from '../rules/advice/turn-plan.ts';
import { sketchOf, type Sketch } from './sketch/sketch.ts';
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
  return new TurnPlan(view).several(MOST).map((idea): Hint => {
    const trip = idea.actions.find((action) => action.type === 'trip');
    const played = idea.actions.flatMap((action: Action) =>
      action.type === 'lay' || action.type === 'avoid' ? [action.card] : [],
    );
    return {
      sketch: sketchOf(view, idea.actions),
      points: idea.points,
      cards: [...played, ...(trip ? cardsOf({ action: trip }) : [])],
      trips: trip?.segments.map((segment) => segment.trip) ?? view.open.filter((id) => !idea.leaving.open.includes(id)),
      segments: trip?.segments ?? [],
      electric: trip?.electric === true,
      reasons: reasonsFor(view, idea),
    };
  });
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
