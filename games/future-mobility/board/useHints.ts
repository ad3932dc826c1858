/** Good turns to look at, on request: what the normal bot would think of, as sketches with their points and reasons. */
import { ordered } from '@stellwerk/toolkit/screen.ts';
import { useMemo } from 'react';
import { adviceFor, besideOf, triedAdvice, type Advice, type Because } from '../rules/advice/reasons.ts';
import { ideaOf } from '../rules/advice/several.ts';
import { playedIn } from '../rules/advice/spent.ts';
import type { Idea } from '../rules/advice/turn-plan.ts';
import { isChain, type Action, type PowerUp, type Segment, type TripId, type View } from '../rules/index.ts';
import { actionOf, travel, wishFor, wishOf, type Journey } from './sketch/journey.ts';
import { sketchOf, worldOf, type Sketch } from './sketch/sketch.ts';
import { starsIn, type FutureMobilityTable } from './table.ts';

export interface Hint {
  readonly sketch: Sketch;
  readonly actions: readonly Action[];
  readonly points: number;
  readonly cards: readonly PowerUp[];
  readonly trips: readonly TripId[];
  readonly segments: readonly Segment[];
  readonly electric: boolean;
  readonly carpool: boolean;
  /** Cards that its stars bring. */
  readonly stars: number;
  readonly reasons: readonly Because[];
}

export interface Hints {
  readonly list: readonly Hint[];
  /** How many points more than all of them another turn brings, 0 where as many; undefined where none is known. */
  readonly beside: number | undefined;
  /** The one that is asked for. */
  readonly at: number;
  /** They are shown. */
  readonly open: boolean;
  close(): void;
}

const MOST = 3;

export function hintsFor(view: View): Pick<Hints, 'list' | 'beside'> & { readonly ideas: readonly Idea[] } {
  const advice = adviceFor(view, MOST, (idea) => led(view, idea));
  const ideas = advice.map(({ idea }) => idea);
  return { list: advice.map((each) => hintOf(view, each)), ideas, beside: besideOf(view, ideas) };
}

function hintOf(view: View, { idea, reasons }: Advice): Hint {
  const trip = idea.actions.find((action) => action.type === 'trip');
  return {
    sketch: sketchOf(view, led(view, idea).actions),
    actions: idea.actions,
    points: idea.points,
    cards: playedIn(idea.actions),
    trips: trip?.segments.map((segment) => segment.trip) ?? view.open.filter((id) => !idea.leaving.open.includes(id)),
    segments: trip?.segments ?? [],
    electric: trip?.electric === true,
    carpool: trip?.carpool === true,
    stars: starsIn(trip?.segments),
    reasons,
  };
}

/** The advice, and what the searcher has found, unless it would read the same. */
export function withTried(
  view: View,
  { list, ideas }: ReturnType<typeof hintsFor>,
  better: readonly (readonly Action[])[],
): readonly Hint[] {
  const read = ({ points, cards, trips, segments, electric }: Hint): string =>
    JSON.stringify([points, cards.toSorted(), trips, segments.map(({ mode }) => mode), electric]);
  return better
    .map((way) => hintOf(view, triedAdvice(view, ideas, ideaOf(view, way))))
    .reduce<readonly Hint[]>(
      (all, hint) => (all.some((other) => read(other) === read(hint)) ? all : [...all, hint]),
      list,
    );
}

/** The same turn as a sketch would have it: the bot looks at points alone, not at what jams could cost. */
function led(view: View, idea: Idea): Idea {
  const actions = sparing(view, idea.actions, idea.points);
  if (actions === idea.actions) return idea;
  return { ...idea, actions, leaving: { ...idea.leaving, markers: worldOf(view, sketchOf(view, actions)).markers } };
}

function journeyOf(view: View, actions: readonly Action[]): Journey | undefined {
  const trip = actions.find((action) => action.type === 'trip');
  if (!trip) return undefined;
  const { trips, modes, electric, carpool } = wishOf(trip);
  const journey = travel(worldOf(view, sketchOf(view, actions)), { ...wishFor(trips), modes, electric, carpool });
  return journey?.carpool === carpool ? journey : undefined;
}

/** The same turn on the ways that a sketch would take, with no more of a card laid than they need: what lies there serves the next in turn first. */
export function sparing(view: View, whole: readonly Action[], points: number): readonly Action[] {
  let actions = whole;
  const suffices = (tried: readonly Action[]): boolean => journeyOf(view, tried)?.score.total === points;
  if (!suffices(actions)) return actions;
  for (let place = 0; place < actions.length; place++) {
    // A card that the trip doesn't need at all is for later, and lies there whole.
    if (suffices(actions.toSpliced(place, 1))) continue;
    for (let fewer: readonly Action[] | undefined = actions; fewer; fewer = shorter(actions, place).find(suffices))
      actions = fewer;
  }
  return [...actions.filter(({ type }) => type === 'lay'), actionOf(journeyOf(view, actions)!)];
}

/** The turns with a cell less in the lay at this place. */
function shorter(actions: readonly Action[], place: number): readonly (readonly Action[])[] {
  const lay = actions[place]!;
  if (lay.type !== 'lay') return [];
  const lays = lay.cells.map((_, index) => lay.cells.toSpliced(index, 1));
  return lays
    .filter((cells) => cells.length > 0 && isChain(cells))
    .map((cells) => actions.with(place, { ...lay, cells }));
}

const NONE: ReturnType<typeof hintsFor> = { list: [], ideas: [], beside: undefined };

export function useHints({ view, hinted, nudged, closeHint, weighed }: FutureMobilityTable, asks: boolean): Hints {
  const wanted = asks && hinted > 0;
  const found = useMemo(() => (wanted ? hintsFor(view) : NONE), [view, wanted]);
  const list = useMemo(() => {
    const all = wanted ? withTried(view, found, weighed?.better ?? []) : found.list;
    return ordered(all, ({ actions }) => actions, weighed);
  }, [view, wanted, found, weighed]);
  const at = list.length === 0 ? 0 : (hinted - 1) % list.length;
  return { list, beside: found.beside, at, open: list.length > 0 && !nudged, close: closeHint };
}
