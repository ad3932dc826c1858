/** What others did since my turn, for the plan: their markers with their mark, their last routes dotted, and the points that just came. */
import { useState } from 'react';
import { LAYS, type Event, type Segment, type TripId } from '../rules/index.ts';
import type { Arrival } from './map/City.tsx';
import { markerKey } from './map/Markers.tsx';
import type { FutureMobilityTable } from './table.ts';

export interface OthersTurn {
  readonly seat: number;
  readonly events: readonly Event[];
  readonly segments: readonly Segment[] | undefined;
  readonly gain: number;
}

export interface News {
  /** By marker the colour of who laid it. */
  readonly markers: ReadonlyMap<string, number>;
  readonly turns: readonly OthersTurn[];
  readonly trips: ReadonlySet<TripId>;
  readonly arrival: Arrival | undefined;
  /** The trip that was announced or scored at this very step. */
  readonly moving: boolean;
}

export function useNews(table: FutureMobilityTable): News {
  const { news, players, fresh, viewer, view } = table;
  const markers = new Map<string, number>();
  const trips = new Set<TripId>();
  const turns: OthersTurn[] = [];
  for (const { seat, events } of news) {
    for (const event of events) {
      if (event.type === 'laid' && event.seat !== viewer)
        for (const cell of event.cells)
          markers.set(markerKey(cell, LAYS[event.card].marker), players[event.seat]!.colour);
      if (event.type === 'jammed' && event.seat !== viewer)
        markers.set(markerKey(event.cell, 'trafficJam'), players[event.seat]!.colour);
      if (event.type === 'refilled') for (const trip of event.trips) trips.add(trip);
    }
    // While looking back a turn that is under way is not told before it happens.
    const ahead = table.mode === 'replay' && view.phase !== 'over' && seat === view.turn;
    if (seat === undefined || seat === viewer || ahead) continue;
    const announced = events.find((event) => event.type === 'announced');
    turns.push({ seat, events, segments: announced?.segments, gain: gainOf(events) });
  }
  const arrival = useArrival(table);
  const moving = fresh.some(({ type }) => type === 'announced');
  return { markers, turns, trips, arrival, moving };
}

export function gainOf(events: readonly Event[]): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'scored' ? event.score.total : event.type === 'avoided' ? event.points : 0),
    0,
  );
}

interface Heard {
  readonly fresh: readonly Event[];
  readonly cell: number | undefined;
}

/** A trip is told in two batches when others are asked in between; where it leads is remembered from the first. */
function useArrival({ fresh, step, players, viewer }: FutureMobilityTable): Arrival | undefined {
  const [heard, setHeard] = useState<Heard>();
  const announced = fresh.find((event) => event.type === 'announced');
  const cell = announced?.segments.at(-1)!.route.at(-1) ?? heard?.cell;
  if (heard?.fresh !== fresh) setHeard({ fresh, cell });
  const scored = fresh.find((event) => event.type === 'scored');
  if (!scored || cell === undefined) return undefined;
  return { key: `${viewer} ${step}`, cell, points: scored.score.total, colour: players[scored.seat]!.colour };
}
