/** What one turn has over another, as a person would weigh them: points, jams, stars, cards, and what is left to the others. */
import { isMotor, TARGET, tripOf, type PowerUp, type View } from '../index.ts';
import { worstLoss } from './risk.ts';
import { bestOpen, playedIn } from './spent.ts';
import type { Idea } from './turn-plan.ts';
import { future, ranked, without } from './worth.ts';

export interface Weighed {
  readonly idea: Idea;
  readonly points: number;
  /** What is left if the others play all jams they could. */
  readonly sure: number;
  /** Stars and cards count as long as there is another turn to use them in. */
  readonly stars: number;
  readonly cards: readonly PowerUp[];
  /** The best of the trips that stay open, without a card; nothing where nobody comes after. */
  readonly leaves: number;
}

export type Advantage =
  | { readonly kind: 'reaches'; readonly total: number; readonly sure: boolean }
  | { readonly kind: 'most' }
  | { readonly kind: 'noJam' }
  /** Jams may lie there or come, and take nothing. */
  | { readonly kind: 'lifted' }
  | { readonly kind: 'star'; readonly cards: number }
  | { readonly kind: 'noCard' }
  | { readonly kind: 'keeps'; readonly card: PowerUp }
  /** So many cards fewer. */
  | { readonly kind: 'spares'; readonly cards: number }
  | { readonly kind: 'leaves'; readonly points: number };

/** A card that is worth keeping. */
const PRECIOUS = 2;
/** Points that a card or a star more may cost: beyond that it is no reason. */
const PAYS = 2.5;
/** From here on what is left to the others makes a difference. */
const LESS = 2;

export function weighed(view: View, idea: Idea): Weighed {
  const trip = idea.actions.find((action) => action.type === 'trip');
  const goesOn = future(view) > 0;
  return {
    idea,
    points: idea.points,
    sure: idea.points - (trip ? worstLoss(view, trip) : 0),
    stars: goesOn ? (trip?.segments.filter(({ trip: id }) => tripOf(id).star).length ?? 0) : 0,
    cards: goesOn ? playedIn(idea.actions) : [],
    leaves: endsGame(view) ? 0 : bestOpen(view, idea.leaving.markers, idea.leaving.open),
  };
}

/** Cards that the first plays and the second doesn't. */
function spends(a: Weighed, b: Weighed): readonly PowerUp[] {
  return without(
    a.cards,
    b.cards.filter((card) => a.cards.includes(card)),
  );
}

/** What the first has over the second, in the order of its weight. */
export function advantages(view: View, a: Weighed, b: Weighed): readonly Advantage[] {
  const found: Advantage[] = [];
  const mine = view.scores[view.turn]!;
  const [sure, reaches] = [a.sure, a.points].map((points) => mine + points >= TARGET);
  if (reaches && (mine + b.points < TARGET || (sure && mine + b.sure < TARGET)))
    found.push({ kind: 'reaches', total: mine + a.points, sure: sure! });
  if (a.sure === a.points && a.sure > b.sure && b.sure < b.points) found.push(unjammed(view, a.idea));
  const fewer = Math.max(0, b.cards.length - a.cards.length);
  const more = Math.max(0, a.stars - b.stars) + fewer;
  const isFair = b.points - a.points <= PAYS * Math.max(1, more);
  if (a.stars > b.stars && isFair) found.push({ kind: 'star', cards: a.stars });
  const [kept] = ranked(view, spends(b, a)).filter(({ worth }) => worth >= PRECIOUS);
  const spent = ranked(view, spends(a, b)).some(({ worth }) => worth >= PRECIOUS);
  if (isFair && a.cards.length === 0 && b.cards.length > 0) found.push({ kind: 'noCard' });
  else if (isFair && kept && !spent) found.push({ kind: 'keeps', card: kept.card });
  else if (isFair && fewer > 0 && !spent) found.push({ kind: 'spares', cards: fewer });
  // The figure stands there anyway.
  if (a.points > b.points) found.push({ kind: 'most' });
  if (a.points >= b.points && a.leaves + LESS <= b.leaves) found.push({ kind: 'leaves', points: a.leaves });
  return found;
}

/** Is there nothing to choose between them by? */
export function alike(view: View, a: Weighed, b: Weighed): boolean {
  const same = a.points === b.points && a.sure === b.sure && a.stars === b.stars && a.cards.length === b.cards.length;
  return same && advantages(view, a, b).length === 0 && advantages(view, b, a).length === 0;
}

/** Why jams of the others can take nothing from a turn. */
export function unjammed({ options }: View, { actions }: Idea): Advantage {
  const motor = actions.some((action) => action.type === 'trip' && action.segments.some(({ mode }) => isMotor(mode)));
  return { kind: motor || options.jams === 'all' ? 'lifted' : 'noJam' };
}

/** Nobody comes after this turn. */
export function endsGame(view: View): boolean {
  return Math.max(...view.scores) >= TARGET && (view.turn + 1) % view.seats === view.first;
}
