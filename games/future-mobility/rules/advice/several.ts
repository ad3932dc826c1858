/** Which turns are worth a hint: those that differ, none with a card that is spent for nothing. */
import { avoidable, AVOID_BONUS, BIT, LAYS, scoreTrip, tripOf, type Action, type View } from '../index.ts';
import { playedIn, purposesOf } from './spent.ts';
import { TurnPlan, type Idea, type Thought } from './turn-plan.ts';
import { without } from './worth.ts';

/** More than the bot compares: what it would never choose may be the one without a jam. */
const ADVISED = 16;

/** Turns that fall further behind the best are no advice. */
const WORTHWHILE = 6;

/**
 * The best turns that differ in their modes or cards, best first. One that brings most points is among them, however many cards it costs: who
 * wants the points may have them.
 */
export function several(view: View): readonly Idea[] {
  const plan = new TurnPlan(view);
  const kept: Thought[] = [];
  const isOther = (idea: Idea): boolean =>
    !kept.some((better) => covers(better, idea)) && purposesOf(view, idea) !== undefined;
  const ideas = plan.ideas().sort((a, b) => b.worth - a.worth);
  for (const idea of ideas) {
    if (kept.length === ADVISED) break;
    if (isOther(idea)) kept.push(idea);
  }
  const points = Math.max(...kept.map((idea) => idea.points));
  const more = ideas.filter((idea) => idea.points > points).sort((a, b) => b.points - a.points);
  const richer = more.find(isOther);
  const ranked = plan.compared(richer ? [...kept, richer] : kept);
  const most = richer?.points ?? points;
  return ranked.filter((idea) => idea.points === most || idea.worth > ranked[0]!.worth - WORTHWHILE);
}

/** What the best turn by other trips or modes brings, if that is no less than the best of these and spends no card for nothing. */
export function besting(view: View, told: readonly Idea[]): number | undefined {
  const most = Math.max(...told.map(({ points }) => points));
  const others = new TurnPlan(view)
    .ideas()
    .filter((idea) => idea.points >= most && !told.some((one) => travelsAs(one, idea)));
  return others.sort((a, b) => b.points - a.points).find((idea) => purposesOf(view, idea))?.points;
}

/** A turn of which only the actions are known. */
export function ideaOf(view: View, actions: readonly Action[]): Idea {
  const markers = [...view.markers];
  let [open, points] = [view.open, 0];
  for (const action of actions) {
    if (action.type === 'lay') for (const cell of action.cells) markers[cell]! |= BIT[LAYS[action.card].marker];
    else if (action.type === 'trip') {
      points = scoreTrip({ ...view, markers }, action).total;
      open = open.filter((id) => !action.segments.some(({ trip }) => trip === id));
    } else if (action.type === 'avoid') {
      const gone = avoidable(action.card, open);
      for (const id of gone) points += tripOf(id).points + AVOID_BONUS;
      open = open.filter((id) => !gone.includes(id));
    }
  }
  return { actions, points, worth: 0, leaving: { markers, open, hand: without(view.hand, playedIn(actions)) } };
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
