/**
 * A trip that is being put together. It is whole and legal at every moment: picking a card gives the best way to travel it, and
 * every part can then be changed. Only the last segment is changed; earlier ones are taken back first.
 */
import {
  bestPlans,
  countJams,
  destinations,
  extraCards,
  JAM_LOSS,
  modeChoices,
  modesFor,
  nextTrips,
  origins,
  routes,
  scoreTrip,
  tripOf,
  checkTrip,
  type Cell,
  type Mode,
  type Plan,
  type Score,
  type Segment,
  type TripAction,
  type TripId,
  type View,
} from '../../rules/index.ts';

export interface TripDraft {
  readonly segments: readonly Segment[];
  /** Blocks that the last route was asked to pass. */
  readonly vias: readonly Cell[];
  readonly electric: boolean;
  readonly carpool: boolean;
}

interface Wish {
  readonly from?: Cell;
  readonly to?: Cell;
  readonly mode?: Mode;
}

export function draftOf(action: TripAction): TripDraft {
  return {
    segments: action.segments,
    vias: [],
    electric: action.electric === true,
    carpool: action.carpool === true,
  };
}

export function actionOf({ segments, electric, carpool }: TripDraft): TripAction {
  return { type: 'trip', segments, ...(electric && { electric }), ...(carpool && { carpool }) };
}

export function scoreOf(view: View, draft: TripDraft): Score {
  return scoreTrip(view, draft);
}

/** The best announcements, one for every order of cards; a power-up must bring more than it costs to be proposed. */
export function proposals(view: View, most: number): readonly Plan[] {
  const cost = ({ action }: Plan): number =>
    Number(action.electric ?? false) +
    Number(action.carpool ?? false) +
    Number(action.segments.some(({ mode }) => mode === 'cargoBike'));
  const worth = (plan: Plan): number => plan.points - 1.5 * cost(plan);
  const cells = ({ action }: Plan): number => action.segments.reduce((sum, { route }) => sum + route.length, 0);
  const ranked = bestPlans(view).toSorted((a, b) => worth(b) - worth(a) || cells(a) - cells(b));
  const seen = new Set<string>();
  return ranked.filter(({ action }) => isNew(seen, setOf(action))).slice(0, most);
}

function setOf({ segments }: TripAction): string {
  return segments
    .map(({ trip }) => trip)
    .sort((a, b) => a - b)
    .join();
}

function isNew(seen: Set<string>, key: string): boolean {
  const known = seen.has(key);
  seen.add(key);
  return !known;
}

/** The best segment for a card after the ones before it, as far as the wishes leave a choice. */
function bestSegment(view: View, before: readonly Segment[], trip: TripId, wish: Wish): Segment | undefined {
  const joint = before.at(-1)?.route.at(-1);
  let best: Segment | undefined;
  let most = -Infinity;
  for (const from of origins(view, before, trip)) {
    if (wish.from !== undefined && joint === undefined && from !== wish.from) continue;
    for (const to of destinations(view, trip)) {
      if (wish.to !== undefined && to !== wish.to) continue;
      for (const choice of modeChoices(view, before, trip, from, to)) {
        if (!choice.best || (wish.mode !== undefined && choice.mode !== wish.mode)) continue;
        const segment = { trip, mode: choice.mode, route: choice.best };
        const jams = countJams(view.markers, view.options, [segment]);
        const worth =
          choice.points - JAM_LOSS * jams - choice.best.length / 100 - (choice.mode === 'cargoBike' ? 1.5 : 0);
        if (worth <= most) continue;
        [best, most] = [segment, worth];
      }
    }
  }
  return best;
}

/** Power-ups that no longer help are left in the hand. */
function settled(view: View, draft: TripDraft): TripDraft {
  const { electric, carpool } = extraCards(view, draft.segments);
  return {
    ...draft,
    electric: draft.electric && electric === undefined,
    carpool: draft.carpool && carpool === undefined,
  };
}

function withLast(view: View, draft: TripDraft, segment: Segment, vias: readonly Cell[] = []): TripDraft {
  return settled(view, { ...draft, segments: [...draft.segments.slice(0, -1), segment], vias });
}

/** The card as a trip of its own. */
export function begin(view: View, trip: TripId): TripDraft {
  const segments = [bestSegment(view, [], trip, {})!];
  return { segments, vias: [], electric: false, carpool: false };
}

export function mayFollow(view: View, draft: TripDraft, trip: TripId): boolean {
  return nextTrips(view, draft.segments).some((next) => next.trip === trip && next.reason === undefined);
}

/** The card as the next segment. Where no mode leads on from what is there, the whole trip is planned again. */
export function extend(view: View, draft: TripDraft, trip: TripId): TripDraft {
  const segment = bestSegment(view, draft.segments, trip, {});
  if (segment) return settled(view, { ...draft, segments: [...draft.segments, segment], vias: [] });
  const order = [...draft.segments.map((before) => before.trip), trip].join();
  const plans = bestPlans({ ...view, hand: [] }).filter(
    ({ action }) => action.segments.map((each) => each.trip).join() === order,
  );
  const best = plans.reduce((one, other) => (other.points > one.points ? other : one));
  return settled(view, { ...draft, segments: best.action.segments, vias: [] });
}

/** Takes a card back, and everything after it; there may be nothing left then. */
export function without(view: View, draft: TripDraft, trip: TripId): TripDraft | undefined {
  const place = draft.segments.findIndex((segment) => segment.trip === trip);
  if (place <= 0) return undefined;
  return settled(view, { ...draft, segments: draft.segments.slice(0, place), vias: [] });
}

export interface LastSegment {
  readonly segment: Segment;
  readonly before: readonly Segment[];
  readonly from: Cell;
  readonly to: Cell;
  readonly origins: readonly Cell[];
  readonly destinations: readonly Cell[];
}

export function lastOf(view: View, { segments }: TripDraft): LastSegment {
  const before = segments.slice(0, -1);
  const segment = segments.at(-1)!;
  return {
    segment,
    before,
    from: segment.route[0]!,
    to: segment.route.at(-1)!,
    origins: origins(view, before, segment.trip),
    destinations: destinations(view, segment.trip),
  };
}

/** Other ends or another mode for the last segment; what was not asked for stays if it can. */
export function change(view: View, draft: TripDraft, wish: Wish): TripDraft | undefined {
  const { segment, before, from, to } = lastOf(view, draft);
  const ends = { from: wish.from ?? from, to: wish.to ?? to };
  const find = (wanted: Wish): Segment | undefined => bestSegment(view, before, segment.trip, wanted);
  const found = wish.mode ? find({ ...ends, mode: wish.mode }) : (find({ ...ends, mode: segment.mode }) ?? find(ends));
  return found && withLast(view, draft, found);
}

/** All ways of the last segment by its mode, those with fewest jams first, then the shortest. */
function waysOf(view: View, draft: TripDraft): readonly (readonly Cell[])[] {
  const { segment, from, to } = lastOf(view, draft);
  const jams = (route: readonly Cell[]): number => countJams(view.markers, view.options, [{ ...segment, route }]);
  return routes(view, segment.mode, from, to)
    .map((route) => ({ route, jams: jams(route) }))
    .sort((a, b) => a.jams - b.jams || a.route.length - b.route.length)
    .map(({ route }) => route);
}

/** The best way over a block, and if possible over those asked for before; undefined where none leads over it. */
export function passing(view: View, draft: TripDraft, cell: Cell): TripDraft | undefined {
  const { segment } = lastOf(view, draft);
  const ways = waysOf(view, draft);
  for (let from = 0; from <= draft.vias.length; from++) {
    const vias = [...draft.vias.slice(from).filter((via) => via !== cell), cell];
    const route = ways.find((way) => vias.every((via) => way.includes(via)));
    if (route) return withLast(view, draft, { ...segment, route }, vias);
  }
  return undefined;
}

/** The next best way; after the last one the best again. */
export function nextWay(view: View, draft: TripDraft): TripDraft {
  const { segment } = lastOf(view, draft);
  const ways = waysOf(view, draft);
  const place = ways.findIndex((way) => way.join() === segment.route.join());
  return withLast(view, draft, { ...segment, route: ways[(place + 1) % ways.length]! });
}

export function countWays(view: View, draft: TripDraft): number {
  return waysOf(view, draft).length;
}

/** A way drawn block by block; the mode stays where it can go there, otherwise the cleanest that can. */
export function traced(view: View, draft: TripDraft, route: readonly Cell[]): TripDraft | undefined {
  const { segment } = lastOf(view, draft);
  const modes = [segment.mode, ...modesFor(tripOf(segment.trip)).toReversed()].filter((mode) => mode !== 'tram');
  for (const mode of modes) {
    const next = withLast(view, draft, { trip: segment.trip, mode, route });
    if (checkTrip(view, actionOf(next)) === undefined) return next;
  }
  return undefined;
}
