/**
 * The game of a competition that has just ended. The view is already the next one's, so the finished table is put together from the view
 * before and the last tile.
 */
import { useState } from 'react';
import { STRIDE, type Ending, type Event, type RouteScore, type Table, type View } from '../../rules/index.ts';
import type { InterUrbanTable } from '../table.ts';

export interface FinishedGame {
  readonly game: number;
  readonly why: Ending;
  readonly seat: number;
  readonly scores: readonly RouteScore[];
  readonly table: Table;
}

interface Seen {
  readonly step: number;
  readonly view: View;
  readonly finished: FinishedGame | undefined;
}

/** Shown until a tile has been placed in the next game. */
export function useFinished({ view, step, fresh, mode }: InterUrbanTable): FinishedGame | undefined {
  const [seen, setSeen] = useState<Seen>();
  if (seen?.step !== step) {
    setSeen({ step, view, finished: finishedBy(fresh, seen?.view) ?? seen?.finished });
  }
  const finished = seen?.step === step ? seen.finished : undefined;
  const isNews = mode === 'play' && view.turns === 0 && view.placed === 0 && finished?.game === view.game - 1;
  return isNews ? finished : undefined;
}

export function finishedBy(events: readonly Event[], before: View | undefined): FinishedGame | undefined {
  const ended = events.find((event) => event.type === 'ended');
  if (!ended || !before || before.game !== ended.game || !events.some(({ type }) => type === 'game')) return undefined;
  const placed = events.flatMap((event) =>
    event.type === 'placed' ? [event.x, event.y, event.rotation, event.tile] : [],
  );
  const { game, why, seat, scores } = ended;
  return {
    game,
    why,
    seat,
    scores,
    table: {
      ...before,
      tiles: [...before.tiles, ...placed],
      complete: before.complete.map(() => 1),
      laid: [...before.laid, before.placed + placed.length / STRIDE],
    },
  };
}
