/**
 * The best turn as a whole: shift cards and then a trip, or avoid cards. Points are weighed against the cards they cost, against what is
 * left to the next players, and with a look at the bot's own next turn.
 */
import {
  AVOID_BONUS,
  AVOID_CARDS,
  avoidable,
  bestPlans,
  isMotor,
  JAM_LOSS,
  POWER_UP_COUNTS,
  tripOf,
  type Action,
  type Plan,
  type PowerUp,
  type TripId,
  type View,
} from '../index.ts';
import { buildings, type Building } from './builder.ts';
import { Forecast, netOf } from './forecast.ts';
import { cardsOf, playedIn, purposesOf } from './spent.ts';
import { future, handWorth, STAR_WORTH, without } from './worth.ts';

/** What the others' best trip in what is left costs me, for each point of it. */
const LEFT_TO_OTHERS = 0.15;
/** What my own best trip in it is worth: others come first. */
const NEXT_TURN = 0.2;
/** Ideas that are looked at as far as the next turn. */
const COMPARED = 6;
/** As many for advice: what the bot would never choose may be the one without a jam. */
const ADVISED = 16;
/** How likely somebody with a jam card plays it. */
const JAM_READINESS = 0.6;

/** Turns that fall further behind the best are no advice. */
const WORTHWHILE = 6;

/** What I would begin my next turn with, but for what the others do. */
export interface Leaving {
  readonly markers: readonly number[];
  readonly open: readonly TripId[];
  readonly hand: readonly PowerUp[];
}

/** A whole turn as far as it is still to come. */
export interface Idea {
  readonly actions: readonly Action[];
  readonly points: number;
  /** The points and what is to be said for and against it. */
  readonly worth: number;
  readonly leaving: Leaving;
}

export class TurnPlan {
  readonly #view: View;
  readonly #future: number;
  readonly #threat: number;
  /** Many orders of trips leave the same cards in the same city. */
  readonly #leftovers = new Map<readonly number[], Map<string, number>>();

  constructor(view: View) {
    this.#view = view;
    this.#future = future(view);
    this.#threat = jamThreat(view);
  }

  /** The first action of the best turn. */
  best(): Action {
    const ideas = this.#ideas().sort((a, b) => b.worth - a.worth);
    const [best] = this.#compared(ideas.slice(0, COMPARED));
    return best?.actions[0] ?? { type: 'endTurn' };
  }

  /**
   * The best turns that differ in their modes or cards, best first, none with a card that is spent for nothing. One that brings most points is
   * among them, however many cards it costs: who wants the points may have them.
   */
  several(): readonly Idea[] {
    const kept: Idea[] = [];
    const isOther = (idea: Idea): boolean =>
      !kept.some((better) => covers(better, idea)) && purposesOf(this.#view, idea) !== undefined;
    const ideas = this.#ideas().sort((a, b) => b.worth - a.worth);
    for (const idea of ideas) {
      if (kept.length === ADVISED) break;
      if (isOther(idea)) kept.push(idea);
    }
    const points = Math.max(...kept.map((idea) => idea.points));
    const more = ideas.filter((idea) => idea.points > points).sort((a, b) => b.points - a.points);
    const richer = more.find(isOther);
    const ranked = this.#compared(richer ? [...kept, richer] : kept);
    const most = richer?.points ?? points;
    return ranked.filter((idea) => idea.points === most || idea.worth > ranked[0]!.worth - WORTHWHILE);
  }

  /** What the best turn by other trips or modes brings, if that is no less than the best of these and spends no card for nothing. */
  besting(told: readonly Idea[]): number | undefined {
    const most = Math.max(...told.map(({ points }) => points));
    const others = this.#ideas().filter((idea) => idea.points >= most && !told.some((one) => travelsAs(one, idea)));
    return others.sort((a, b) => b.points - a.points).find((idea) => purposesOf(this.#view, idea))?.points;
  }

  /** With a look at my next turn, best first. */
  #compared(ideas: readonly Idea[]): Idea[] {
    return ideas
      .map((idea) => ({ ...idea, worth: idea.worth + NEXT_TURN * this.#future * this.#nextTurn(idea.leaving) }))
      .sort((a, b) => b.worth - a.worth);
  }

  #ideas(): Idea[] {
    const { markers, open, hand, avoided, supply } = this.#view;
    const leaving = { markers, open, hand };
    const ideas = this.#avoiding(leaving, 0);
    if (avoided) return [...ideas, { actions: [{ type: 'endTurn' }], points: 0, worth: this.#close(leaving), leaving }];
    for (const building of [{ lays: [], markers, supply, hand }, ...buildings(this.#view)])
      ideas.push(...this.#travelling(building));
    return ideas;
  }

  /** One avoid card, or several that match one after another. */
  #avoiding(before: Leaving, points: number): Idea[] {
    return AVOID_CARDS.flatMap((card) => {
      const gone = before.hand.includes(card) ? avoidable(card, before.open) : [];
      if (gone.length === 0) return [];
      const avoid = { type: 'avoid', card } as const;
      const open = before.open.filter((id) => !gone.includes(id));
      const leaving = { ...before, open, hand: without(before.hand, [card]) };
      const total = points + gone.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
      const further = this.#avoiding(leaving, total).map((idea) => ({ ...idea, actions: [avoid, ...idea.actions] }));
      const actions: readonly Action[] = [avoid, { type: 'endTurn' }];
      return [{ actions, points: total, worth: total + this.#close(leaving), leaving }, ...further];
    });
  }

  #travelling({ lays, markers, hand }: Building): Idea[] {
    const { options, open } = this.#view;
    return bestPlans({ options, markers, open, hand }).map((plan) => {
      const used = plan.action.segments.map(({ trip }) => trip);
      const left = without(hand, cardsOf(plan));
      const leaving = { markers, open: open.filter((id) => !used.includes(id)), hand: left };
      const stars = used.filter((id) => tripOf(id).star).length;
      const worth = plan.points - this.#risk(plan, left) + stars * STAR_WORTH * this.#future + this.#close(leaving);
      return { actions: [...lays, plan.action], points: plan.points, worth, leaving };
    });
  }

  /** Points that jams from the others will cost, on average. A carpool in the hand insures. */
  #risk({ action, points }: Plan, hand: readonly PowerUp[]): number {
    if (action.carpool || !action.segments.some(({ mode }) => isMotor(mode))) return 0;
    return Math.min(points, this.#threat) / (hand.includes('carpool') ? 2 : 1);
  }

  /** The end of a turn: what I hold, less what I leave. */
  #close({ markers, open, hand }: Leaving): number {
    return handWorth(this.#view, hand) - LEFT_TO_OTHERS * this.#future * this.#leftover(markers, open);
  }

  /** The best trip that the open cards still offer to the next seat, by any mode. */
  #leftover(markers: readonly number[], open: readonly TripId[]): number {
    let known = this.#leftovers.get(markers);
    if (!known) this.#leftovers.set(markers, (known = new Map()));
    const key = open.join();
    let best = known.get(key);
    if (best === undefined) {
      const points = (id: TripId): number => tripOf(id).points;
      const clean = new Forecast(open, this.#view.options, false, points).best(netOf(markers));
      known.set(key, (best = Math.max(clean, ...open.map(points))));
    }
    return best;
  }

  /** What I could do with what is left, with one shift card at most, if the others let me. */
  #nextTurn({ markers, open, hand }: Leaving): number {
    if (this.#future === 0) return 0;
    const built = buildings({ ...this.#view, markers, open, hand }, 1)[0];
    return Math.max(this.#leftover(markers, open), built?.worth ?? 0);
  }
}

/** Is the second turn no other one: by the same modes with the same cards, or with the same trips for the same points? */
function covers(one: Idea, other: Idea): boolean {
  const [a, b] = [kindOf(one), kindOf(other)];
  return (a.modes === b.modes && a.cards === b.cards) || (a.trips === b.trips && one.points === other.points);
}

/** The same trips by the same modes, in whatever order and with whatever cards. */
function travelsAs(one: Idea, other: Idea): boolean {
  const [a, b] = [kindOf(one), kindOf(other)];
  return a.trips === b.trips && a.modes === b.modes;
}

function kindOf({ actions, leaving }: Idea): Readonly<Record<'modes' | 'cards' | 'trips', string>> {
  const { segments } = actions.find((action) => action.type === 'trip') ?? {};
  const joined = (all: readonly (string | number)[] = []): string => [...new Set(all.map(String))].sort().join();
  return {
    modes: joined(segments?.map(({ mode }) => mode)),
    cards: playedIn(actions).sort().join(),
    trips: joined(segments?.map(({ trip }) => trip) ?? leaving.open.map((id) => `without ${id}`)),
  };
}

/** What the others' unseen jam cards threaten any motor trip with. */
function jamThreat(view: View): number {
  if (view.supply.trafficJam === 0) return 0;
  const seen = [...view.discard, ...view.hand].filter((card) => card === 'trafficJam').length;
  const others = view.handSizes.filter((_, seat) => seat !== view.turn);
  const pool = view.deckSize + others.reduce((sum, size) => sum + size, 0);
  const share = (POWER_UP_COUNTS.trafficJam - seen) / Math.max(1, pool);
  return others.reduce((sum, size) => sum + JAM_LOSS * JAM_READINESS * (1 - (1 - share) ** size), 0);
}
