/** What others did since my turn, or the turn that is looked back at, for the plan: markers with their mark, routes, and the points that came. */
import { useState } from 'react';
import {
  BIT,
  CITY,
  JAM_LOSS,
  jamVisits,
  LAYS,
  type Event,
  type Segment,
  type TripId,
  type View,
} from '../rules/index.ts';
import type { Arrival } from './map/City.tsx';
import { markerKey } from './map/Markers.tsx';
import type { FutureMobilityTable } from './table.ts';

export interface ToldTurn {
  readonly seat: number;
  readonly events: readonly Event[];
  readonly segments: readonly Segment[] | undefined;
  readonly gain: number;
}

export interface News {
  /** By marker the colour of who laid it. */
  readonly markers: ReadonlyMap<string, number>;
  readonly turns: readonly ToldTurn[];
  readonly trips: ReadonlySet<TripId>;
  readonly arrival: Arrival | undefined;
  /** The trip that was announced or scored at this very step. */
  readonly moving: boolean;
}

export function useNews(table: FutureMobilityTable): News {
  const arrival = useArrival(table);
  const moving = table.fresh.some(({ type }) => type === 'announced');
  return { ...newsOf(table), arrival, moving };
}

/** My own turn is no news, unless it is looked back at. */
export function newsOf(table: FutureMobilityTable): Pick<News, 'markers' | 'turns' | 'trips'> {
  const { news, players, view, mode } = table;
  const me = mode === 'replay' ? undefined : table.viewer;
  const markers = new Map<string, number>();
  const trips = new Set<TripId>();
  const turns: ToldTurn[] = [];
  for (const { seat, events } of news) {
    for (const event of events) {
      if (event.type === 'laid' && event.seat !== me)
        for (const cell of event.cells)
          markers.set(markerKey(cell, LAYS[event.card].marker), players[event.seat]!.colour);
      if (event.type === 'jammed' && event.seat !== me)
        markers.set(markerKey(event.cell, 'trafficJam'), players[event.seat]!.colour);
      if (event.type === 'refilled') for (const trip of event.trips) trips.add(trip);
    }
    // While looking back a turn that is under way is not told before it happens.
    const ahead = mode === 'replay' && view.phase !== 'over' && seat === view.turn;
    if (seat === undefined || seat === me || ahead) continue;
    const announced = events.find((event) => event.type === 'announced');
    turns.push({ seat, events, segments: announced?.segments, gain: gainOf(events) });
  }
  return { markers, turns, trips };
}

export type Swing = Pick<ToldTurn, 'seat' | 'gain'>;

/** Points that nobody should miss. */
const SWING = 10;

/** The turn of somebody else that brought most, if it was a great many. */
export function swingIn(turns: readonly ToldTurn[]): Swing | undefined {
  const [best] = turns.toSorted((a, b) => b.gain - a.gain);
  return best && best.gain >= SWING ? best : undefined;
}

export interface JamTold {
  readonly seat: number;
  readonly lost: number;
  /** A carpool lifted it. */
  readonly lifted: boolean;
}

/** What became of the last jam that I put on somebody's trip since my turn. */
export function myJam({ options, viewer }: View, turns: readonly ToldTurn[]): JamTold | undefined {
  for (const { seat, events, segments } of turns.toReversed()) {
    const scored = events.find((event) => event.type === 'scored');
    const jam = events.find((event) => event.type === 'jammed' && event.seat === viewer);
    if (!scored || jam?.type !== 'jammed' || !segments) continue;
    const { total, lifted, segments: parts } = scored.score;
    const unjammed = parts.reduce((sum, { points, bonus }) => sum + points + bonus, 0);
    const alone = CITY.zones.map((_, cell) => (cell === jam.cell ? BIT.trafficJam : 0));
    const taken = JAM_LOSS * jamVisits(alone, options, segments).length;
    return { seat, lost: Math.min(taken, unjammed - total), lifted };
  }
  return undefined;
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
