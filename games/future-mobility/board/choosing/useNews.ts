/** What has just happened, for the eye: fresh markers and cards, the trip that is or was under way, the points that it brought. */
import { useState } from 'react';
import { LAYS, type Event, type Segment, type TripId } from '../../rules/index.ts';
import type { Arrival } from '../map/City.tsx';
import { freshKey } from '../map/Markers.tsx';
import type { FutureMobilityTable } from '../table.ts';

export interface LastTrip {
  readonly seat: number;
  readonly segments: readonly Segment[];
  readonly step: number;
}

export interface News {
  readonly markers: ReadonlySet<string>;
  readonly trips: ReadonlySet<TripId>;
  readonly lastTrip: LastTrip | undefined;
  readonly arrival: Arrival | undefined;
}

interface Heard {
  readonly fresh: readonly Event[];
  readonly news: News;
}

/** A trip is told in two batches when others are asked in between; the first one is remembered. */
export function useNews(table: FutureMobilityTable): News {
  const [heard, setHeard] = useState<Heard>();
  if (heard && heard.fresh === table.fresh) return heard.news;
  const news = newsOf(table, table.mode === 'replay' ? undefined : heard?.news.lastTrip);
  setHeard({ fresh: table.fresh, news });
  return news;
}

function newsOf({ fresh, step, players, viewer }: FutureMobilityTable, before: LastTrip | undefined): News {
  const markers = new Set<string>();
  const trips = new Set<TripId>();
  let lastTrip = before;
  let arrival: Arrival | undefined;
  for (const event of fresh) {
    if (event.type === 'laid') for (const cell of event.cells) markers.add(freshKey(cell, LAYS[event.card].marker));
    if (event.type === 'jammed') markers.add(freshKey(event.cell, 'trafficJam'));
    if (event.type === 'refilled') for (const trip of event.trips) trips.add(trip);
    if (event.type === 'announced') lastTrip = { seat: event.seat, segments: event.segments, step };
    if (event.type === 'scored' && lastTrip?.seat === event.seat) {
      const cell = lastTrip.segments.at(-1)!.route.at(-1)!;
      arrival = { key: `${viewer} ${step}`, cell, points: event.score.total, colour: players[event.seat]!.colour };
    }
  }
  return { markers, trips, lastTrip, arrival };
}
