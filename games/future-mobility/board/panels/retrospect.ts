/** Looking back on a whole game: how the points came together, how everybody travelled, and what the city has become. */
import type { Seat } from '@stellwerk/kernel';
import {
  AVOID_CARDS,
  avoids,
  bestPlans,
  CITY,
  isMotor,
  LAYS,
  tripOf,
  type Cell,
  type Deed,
  type Marker,
  type Mode,
  type PowerUp,
  type Segment,
  type TripId,
  type View,
} from '../../rules/index.ts';
import { tramRoute } from '../map/geometry.ts';

type Played = Pick<View, 'gains' | 'first' | 'seats'>;

function turnsOf({ gains, first, seats }: Played, seat: Seat): readonly number[] {
  return gains.filter((_, turn) => (first + turn) % seats === seat);
}

/** By seat: the points before the first round and after each one. */
export function courses(view: Played): readonly (readonly number[])[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    let points = 0;
    return [0, ...turnsOf(view, seat).map((gain) => (points += gain))];
  });
}

interface TurnFigure {
  readonly seat: Seat;
  readonly points: number;
  readonly round: number;
}

/** The first of `of` turns that brought as many points. */
export interface Extreme extends TurnFigure {
  readonly of: number;
}

/** The turn that brought most and, unless all brought the same, the one that brought least. */
export function extremes(view: Played): { readonly best: Extreme; readonly worst: Extreme | undefined } {
  const turns = view.gains.map((points, turn) => ({
    seat: (view.first + turn) % view.seats,
    points,
    round: Math.floor(turn / view.seats) + 1,
  }));
  const points = turns.map((turn) => turn.points);
  const [most, least] = [Math.max(...points), Math.min(...points)];
  const first = (of: number): Extreme => {
    const such = turns.filter((turn) => turn.points === of);
    return { ...such[0]!, of: such.length };
  };
  return { best: first(most), worst: least < most ? first(least) : undefined };
}

/** The round in which the winner gained most on the other, the last of several, with what both got in it. */
export function breakaway(
  view: Played,
  winner: Seat,
  other: Seat,
): { readonly round: number; readonly gains: readonly [number, number] } {
  const [own, theirs] = [turnsOf(view, winner), turnsOf(view, other)];
  const leads = own.map((gain, turn) => gain - (theirs[turn] ?? 0));
  const turn = leads.lastIndexOf(Math.max(...leads));
  return { round: turn + 1, gains: [own[turn]!, theirs[turn] ?? 0] };
}

/** The round from whose end on the winner led alone, which need not be the one that decided; undefined where the victory is shared. */
export function leadFrom(view: Played, winner: Seat): number | undefined {
  const all = courses(view);
  let round = all[winner]!.length - 1;
  const leads = (at: number): boolean =>
    all.every((course, seat) => seat === winner || (course[at] ?? course.at(-1)!) < all[winner]![at]!);
  if (!leads(round)) return undefined;
  while (round > 1 && leads(round - 1)) round--;
  return round;
}

export const KINDS = ['foot', 'bike', 'tram', 'avoided', 'electric', 'motor'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<Mode, Kind>> = {
  walking: 'foot',
  bicycle: 'bike',
  cargoBike: 'bike',
  tram: 'tram',
  car: 'motor',
  van: 'motor',
};

type History = Pick<View, 'deeds' | 'seats'>;

/** How many trips went which way. */
export function shares({ deeds }: History): Readonly<Record<Kind, number>> {
  const count: Record<Kind, number> = { foot: 0, bike: 0, tram: 0, avoided: 0, electric: 0, motor: 0 };
  for (const { trip, avoided } of deeds) {
    count.avoided += avoided.length;
    for (const { mode } of trip?.segments ?? []) count[trip!.electric && isMotor(mode) ? 'electric' : KIND_OF[mode]]++;
  }
  return count;
}

/** Of these, how many needed neither car nor van. */
export function cleanOf(count: Readonly<Record<Kind, number>>): number {
  return KINDS.reduce((sum, kind) => sum + (kind === 'motor' || kind === 'electric' ? 0 : count[kind]), 0);
}

/** By seat the points, and what one travelled with when they came. */
export function pointsByKind({
  deeds,
  gains,
  seats,
}: History & Pick<View, 'gains'>): readonly Readonly<Record<Kind, number>>[] {
  const points = Array.from({ length: seats }, () => ({
    foot: 0,
    bike: 0,
    tram: 0,
    avoided: 0,
    electric: 0,
    motor: 0,
  }));
  deeds.forEach(({ seat, trip }, turn) => {
    const mode = trip?.segments.at(-1)!.mode;
    const kind = !mode ? 'avoided' : trip!.electric && isMotor(mode) ? 'electric' : KIND_OF[mode];
    points[seat]![kind] += gains[turn]!;
  });
  return points;
}

function wayOf({ mode, route }: Segment): readonly Cell[] {
  return mode === 'tram' ? tramRoute(route[0]!, route.at(-1)!) : route;
}

const USES: Partial<Readonly<Record<Mode, readonly Marker[]>>> = {
  bicycle: ['bikePath'],
  cargoBike: ['bikePath'],
  walking: ['walkway'],
  tram: ['tramA', 'tramB'],
};

/** The cards that brought a turn its points. Which avoid card it was is told where only one could do it. */
export function cardsIn({ laid, avoided, trip }: Pick<Deed, 'laid' | 'avoided' | 'trip'>): readonly PowerUp[] {
  const segments = trip?.segments ?? [];
  const used = laid.filter(({ card, cells }) =>
    segments.some(
      ({ mode, route }) => USES[mode]?.includes(LAYS[card].marker) && route.some((cell) => cells.includes(cell)),
    ),
  );
  const avoid = AVOID_CARDS.filter((card) => avoided.every((id) => avoids(card, tripOf(id))));
  return [
    ...new Set<PowerUp>([
      ...used.map(({ card }) => card),
      ...(avoided.length > 0 && avoid.length === 1 ? avoid : []),
      ...(trip?.electric ? ['electricVehicle' as const] : []),
      ...(segments.some(({ mode }) => mode === 'cargoBike') ? ['cargoBike' as const] : []),
    ]),
  ];
}

export interface Service {
  readonly owner: Seat;
  readonly marker: Marker;
  readonly trips: number;
  /** Of these, trips of other players. */
  readonly others: number;
}

/** Whose markers carried how many trips, and by seat how many of one's trips others' markers carried. */
export function services({ deeds, seats }: History): {
  readonly best: Service | undefined;
  readonly helped: readonly number[];
} {
  const owner = new Map<string, Seat>();
  const found = new Map<string, { owner: Seat; marker: Marker; trips: number; others: number }>();
  const helped = Array.from({ length: seats }, () => 0);
  for (const { seat, laid, trip } of deeds) {
    for (const { card, cells } of laid) for (const cell of cells) owner.set(`${LAYS[card].marker} ${cell}`, seat);
    for (const { mode, route } of trip?.segments ?? []) {
      const used = new Map<string, { owner: Seat; marker: Marker }>();
      for (const marker of USES[mode] ?? [])
        for (const cell of route) {
          const whose = owner.get(`${marker} ${cell}`);
          if (whose !== undefined) used.set(`${whose} ${marker}`, { owner: whose, marker });
        }
      if ([...used.values()].some((one) => one.owner !== seat)) helped[seat]!++;
      for (const [key, one] of used) {
        const service = found.get(key) ?? { ...one, trips: 0, others: 0 };
        found.set(key, {
          ...service,
          trips: service.trips + 1,
          others: service.others + (one.owner === seat ? 0 : 1),
        });
      }
    }
  }
  const best = [...found.values()].sort((a, b) => b.trips - a.trips || b.others - a.others)[0];
  return { best, helped };
}

/** By seat the points that jams took. */
export function losses({ deeds, seats }: History): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    deeds.reduce((sum, deed) => sum + (deed.seat === seat ? deed.lost : 0), 0),
  );
}

/** Whom jams cost the victory: the one who looks on if it is theirs, otherwise the second; nobody where they took less than was missing. */
export function jammedOut(
  view: History & Pick<View, 'scores'>,
  winner: Seat,
  rivals: readonly Seat[],
): { readonly seat: Seat; readonly lost: number; readonly margin: number } | undefined {
  const lost = losses(view);
  return rivals
    .filter((seat) => seat !== winner)
    .map((seat) => ({ seat, lost: lost[seat]!, margin: view.scores[winner]! - view.scores[seat]! }))
    .find((one) => one.lost >= one.margin);
}

/** By seat how much better than the average the open trips were at the beginning of one's turns, in points: what a car alone could have got. */
export function luck(view: History & Pick<View, 'options'>): readonly number[] {
  const markers = CITY.zones.map(() => 0);
  const known = new Map<string, number>();
  const best = (open: readonly TripId[]): number => {
    const key = open.toSorted((a, b) => a - b).join();
    let points = known.get(key);
    if (points === undefined) {
      points = Math.max(0, ...bestPlans({ options: view.options, markers, open, hand: [] }).map((plan) => plan.points));
      known.set(key, points);
    }
    return points;
  };
  const sums = Array.from({ length: view.seats }, () => 0);
  for (const { seat, open } of view.deeds) sums[seat]! += best(open);
  const mean = sums.reduce((sum, one) => sum + one, 0) / view.seats;
  return sums.map((sum) => Math.round(sum - mean));
}

export interface Traveller {
  readonly mode: Exclude<Mode, 'car' | 'van'>;
  readonly way: readonly Cell[];
}

/** Who is out and about in the city in the end: the last of those who went without a motor, one on each way. */
export function travellers({ deeds }: Pick<History, 'deeds'>, most: number): readonly Traveller[] {
  const found = new Map<string, Traveller>();
  for (const { trip } of deeds.toReversed())
    for (const segment of trip?.segments ?? []) {
      const { mode } = segment;
      const way = wayOf(segment);
      const key = [way[0]!, way.at(-1)!].sort((a, b) => a - b).join();
      if (!isMotor(mode) && way.length > 1 && !found.has(key)) found.set(key, { mode: mode as Traveller['mode'], way });
    }
  return [...found.values()].slice(0, most);
}

/** By street how many more clean trips than motors it carried. */
export function avenues({ deeds }: History): ReadonlyMap<string, number> {
  const streets = new Map<string, number>();
  for (const { trip } of deeds)
    for (const segment of trip?.segments ?? []) {
      const way = wayOf(segment);
      for (let i = 1; i < way.length; i++) {
        const street = [way[i - 1]!, way[i]!].sort((a, b) => a - b).join(' ');
        streets.set(street, (streets.get(street) ?? 0) + (isMotor(segment.mode) ? -1 : 1));
      }
    }
  return new Map([...streets].filter(([, clean]) => clean > 0));
}
