/** What *Hint* says of what is asked beside one's turn: every answer that comes into question, the best first. */
import type { Seat } from '@stellwerk/kernel';
import { ordered, type Advice } from '@stellwerk/toolkit/screen.ts';
import { damages, isWorthCarpool, jamAdvice, liftedBy } from '../rules/advice/jams.ts';
import { ranked } from '../rules/advice/worth.ts';
import { inOrder, scoreTrip, type Action, type PowerUp, type View } from '../rules/index.ts';
import { coordinates, type Words } from '../texts/words.ts';
import { discardLine } from './panels/HintSheet.tsx';
import type { FutureMobilityTable } from './table.ts';
import { excessOf, type Planning } from './useSketch.ts';

/** More ways to discard are not compared. */
const DISCARDS = 3;

/** Nothing in one's own turn, which has turns to compare. */
export function answerHints(table: FutureMobilityTable, words: Words, role: Planning['role']): readonly Advice[] {
  const { view, weighed } = table;
  const { hint } = words.screen;
  const own = answersTo(table, words, role);
  const tried = (weighed?.better ?? []).map(([action]) => {
    const { label, ...more } = optionOf(table, words, action!);
    return { ...more, say: hint.tried(label), way: [action!] };
  });
  const all = own.length > 0 ? [...own, ...tried] : own;
  const nudge = nudgeTo(view, table.players[view.turn]!.name, words, role);
  return ordered(all, ({ way }) => way, weighed).map((advice) => ({ ...advice, nudge }));
}

function answersTo(table: FutureMobilityTable, words: Words, role: Planning['role']): readonly Advice[] {
  const { view, players } = table;
  const { hint } = words.screen;
  const advised = (say: string, action: Action, ...others: readonly Action[]): readonly Advice[] =>
    [action, ...others].map((each, at) => {
      const { label, ...more } = optionOf(table, words, each);
      return { ...more, say: at === 0 ? say : hint.or(label), way: [each] };
    });
  switch (role) {
    case 'jam': {
      const advice = jamAdvice(view, view.viewer as Seat);
      const line = hint.jam(advice, players[view.turn]!.name);
      const [most] = damages(view).filter(({ loss }) => loss > 0);
      if (advice.cell !== undefined) return advised(line, { type: 'jam', cell: advice.cell }, PASS);
      return advised(line, PASS, ...(most ? [{ type: 'jam', cell: most.cell } as const] : []));
    }
    case 'carpool': {
      const play = isWorthCarpool(view);
      const line = hint.carpool(liftedBy(view), play);
      return advised(line, { type: 'carpool', play }, { type: 'carpool', play: !play });
    }
    case 'discard': {
      const least = ranked(view, view.hand)
        .map(({ card }) => card)
        .toReversed();
      const most = excessOf(view);
      const handfuls = Array.from({ length: DISCARDS }, (_, at): readonly PowerUp[] =>
        inOrder([...least.slice(0, most - 1), ...least.slice(most - 1 + at, most + at)]),
      );
      const different = handfuls.filter(
        (cards, at) => cards.length === most && handfuls.findIndex((other) => other.join() === cards.join()) === at,
      );
      const [first, ...others] = different.map((cards): Action => ({ type: 'discard', cards }));
      return advised(discardLine(words, view), first!, ...others);
    }
    default:
      return [];
  }
}

const PASS: Action = { type: 'pass' };

/** An answer as its button or the list says it, and in a word. */
function optionOf(
  { view, players }: FutureMobilityTable,
  { screen, powerUps }: Words,
  action: Action,
): Pick<Advice, 'about' | 'brings'> & { readonly label: string } {
  const { button, choice, list } = screen;
  switch (action.type) {
    case 'jam': {
      const { loss } = damages(view).find(({ cell }) => cell === action.cell)!;
      return { label: choice.jam(action.cell), about: coordinates(action.cell), brings: `−${loss}` };
    }
    case 'carpool': {
      const { total } = scoreTrip(view, { ...view.announced!, carpool: action.play });
      const label = (action.play ? button.carpool : button.stay)(action.play ? liftedBy(view) : total);
      return { label, about: label, brings: `+${total}` };
    }
    case 'discard': {
      const names = list(action.cards.map((card) => powerUps[card].name));
      return { label: choice.discard(action.cards), about: names };
    }
    default: {
      const label = button.pass(players[view.turn]!.name);
      return { label, about: label };
    }
  }
}

/** Where to look: what the answer depends on. */
function nudgeTo(view: View, traveller: string, { screen: { hint } }: Words, role: Planning['role']): string {
  if (role === 'jam') return hint.lookAt.points(traveller);
  if (role === 'carpool') return hint.lookAt.jam;
  const least = ranked(view, view.hand).at(-1)?.card;
  return view.hand.filter((card) => card === least).length > 1 ? hint.lookAt.doubles : hint.lookAt.uses;
}
