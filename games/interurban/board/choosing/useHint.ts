/** Advice that was asked for: a good beginning of the turn and the reason for it, by the weighing of the bots. */
import { useMemo } from 'react';
import { fastRng } from '@stellwerk/kernel';
import { bestBeginnings, type Placement, type Plan, type Route, type View } from '../../rules/index.ts';
import type { Change, Name, Words } from '../../texts/words.ts';
import type { InterUrbanTable } from '../table.ts';
import { consequenceOf, fitting, gains } from './consequence.ts';
import { sayPlacement } from './prompts.ts';

export interface Hint {
  readonly text: string;
  /** The tile that is meant; undefined where the turn had better end. */
  readonly placement: Placement | undefined;
}

/** How many different beginnings are told, one for each press. */
const MOST = 4;

export function useHint(table: InterUrbanTable, words: Words, routes: readonly Route[]): Hint | undefined {
  const { view, me, draft, hinted, players } = table;
  const asked = hinted > 0 && me === view.seat && !draft;
  const plans = useMemo(() => (asked ? advisable(bestBeginnings(view, fastRng(1))) : []), [asked, view]);
  const plan = plans[(hinted - 1) % plans.length];
  if (!plan) return undefined;
  return hintOf(plan, view, routes, words, (seat) => players[seat]!.name);
}

/** Where the best is to end the turn, nothing else is advised; otherwise one goes on, and only tiles are. */
export function advisable(plans: readonly Plan[]): readonly Plan[] {
  if (plans[0]?.first.type === 'end') return plans.slice(0, 1);
  return plans.filter(({ first }) => first.type === 'place').slice(0, MOST);
}

export function hintOf(plan: Plan, view: View, routes: readonly Route[], words: Words, name: Name): Hint {
  const { first } = plan;
  if (first.type === 'end') return { text: words.hint.end, placement: undefined };
  const tile = words.tile(view.faceUp[first.slot]!, name, view.seat);
  const [why, ...more] = reasons(plan, first, view, routes, words, name);
  const what = words.hint.place(tile, sayPlacement(words, view, routes, first));
  // Tile and cell are marked as well, so the reason comes first and what has no room is left out.
  return { text: fitting([words.hint.why(why), ...more, what]), placement: first };
}

const byGain = (a: Change, b: Change): number => b.to - b.from - (a.to - a.from);

/** What the tile itself wins or spoils; failing that, what the whole turn does that begins with it. The most important first. */
function reasons(
  { state }: Plan,
  first: Placement,
  view: View,
  routes: readonly Route[],
  words: Words,
  name: Name,
): readonly [string, ...string[]] {
  const me = view.seat;
  const { changes, completes, why } = consequenceOf(view, routes, first, me);
  const good = changes.find(({ seat, from, to }) => (seat === me ? to > from : to < from));
  if (good) {
    // Where the others win by it as well, that is said.
    const theirs = changes.filter(({ seat, from, to }) => seat !== me && to > from).sort(byGain)[0];
    return [
      words.so.change(good, name, me, false),
      ...(theirs ? [words.so.points([[name(theirs.seat), theirs.to - theirs.from]], theirs.label)] : []),
    ];
  }
  const finished = state.game === view.game ? gains(view, state) : undefined;
  const mine = finished?.[me] ?? 0;
  if (mine > 0) return [words.hint.brings(mine)];
  const worst = finished ? finished.indexOf(Math.min(...finished)) : me;
  if (finished && worst !== me && finished[worst]! < 0) return [words.hint.costs(name(worst), -finished[worst]!)];
  return [words.hint.safe, ...(completes.length > 0 ? [words.so.completes(completes, why)] : [])];
}
