/** Which shift cards to play for a trip in this very turn: a beam over one to three cards, each laid in full. */
import {
  LAYS,
  layActions,
  SHIFT_CARDS,
  tripOf,
  CITY,
  BIT,
  type Action,
  type PowerUp,
  type View,
  type Zone,
} from '../index.ts';
import { Forecast, netOf, withLay, type Net } from './forecast.ts';
import { handWorth, STAR_WORTH, without, future } from './worth.ts';

type Lay = Extract<Action, { type: 'lay' }>;

/** Shift cards played one after another, and the city after them. */
export interface Building {
  readonly lays: readonly Lay[];
  readonly markers: readonly number[];
  readonly supply: View['supply'];
  readonly hand: readonly PowerUp[];
}

interface Candidate extends Building {
  readonly net: Net;
  /** Forecast of the trip, less what the cards were worth. */
  readonly worth: number;
  /** How much it serves open trips that it does not yet carry. */
  readonly promise: number;
}

const CARDS_AT_ONCE = 3;
const BEAM = [20, 10];
const KEPT = 12;

/** The buildings that promise most, best first; not building is not among them. */
export function buildings(view: View, cards = CARDS_AT_ONCE): (Building & { readonly worth: number })[] {
  const gain = (id: number): number => tripOf(id).points + (tripOf(id).star ? STAR_WORTH * future(view) : 0);
  const forecast = new Forecast(view.open, view.options, view.hand.includes('cargoBike'), gain);
  const relevance = cellRelevance(view);
  let level: Candidate[] = [start(view)];
  const all: Candidate[] = [];
  for (let depth = 0; depth < cards; depth++) {
    const next = level.flatMap((candidate) => extensions(view, candidate, forecast, relevance));
    all.push(...next);
    next.sort((a, b) => b.worth + b.promise - a.worth - a.promise);
    level = next.slice(0, BEAM[depth] ?? 0).map(settled);
  }
  return all
    .sort((a, b) => b.worth - a.worth || a.lays.length - b.lays.length)
    .slice(0, KEPT)
    .map(settled);
}

function start(view: View): Candidate {
  const { markers, supply, hand } = view;
  return { lays: [], markers, supply, hand, net: netOf(markers), worth: 0, promise: 0 };
}

/** How many points of open trips begin or end in a cell. */
function cellRelevance(view: View): number[] {
  const byZone = new Map<Zone, number>();
  for (const trip of view.open.map(tripOf))
    for (const zone of [...trip.from, trip.to]) byZone.set(zone, (byZone.get(zone) ?? 0) + trip.points);
  return CITY.zones.map((zone) => byZone.get(zone) ?? 0);
}

function extensions(view: View, before: Candidate, forecast: Forecast, relevance: readonly number[]): Candidate[] {
  const found: Candidate[] = [];
  for (const card of SHIFT_CARDS) {
    if (!before.hand.includes(card)) continue;
    const hand = without(before.hand, [card]);
    const cost = handWorth(view, view.hand) - handWorth(view, hand);
    for (const lay of layActions({ ...before, options: view.options }, card)) {
      if (lay.cells.length < longest(before, card)) break;
      const net = withLay(before.net, lay);
      const promise = lay.cells.reduce((sum, cell) => sum + relevance[cell]!, before.promise * 50) / 50;
      found.push({
        lays: [...before.lays, lay],
        markers: before.markers,
        supply: before.supply,
        hand,
        net,
        worth: forecast.best(net) - cost,
        promise,
      });
    }
  }
  return found;
}

/** Cards are laid in full, as far as the supply goes; `layActions` lists the longest first. */
function longest({ supply }: Building, card: keyof typeof LAYS): number {
  return Math.min(LAYS[card].most, supply[LAYS[card].marker]);
}

/** The candidate with its last lay put into markers and supply; only those that are looked at further need it. */
function settled(candidate: Candidate): Candidate {
  const { card, cells } = candidate.lays.at(-1)!;
  const { marker } = LAYS[card];
  const markers = [...candidate.markers];
  for (const cell of cells) markers[cell]! |= BIT[marker];
  return { ...candidate, markers, supply: { ...candidate.supply, [marker]: candidate.supply[marker] - cells.length } };
}
