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

/** An answer as its button or the list says it, and in a word; the one that is advised has a sentence with its reason. */
type Answer = Pick<Advice, 'about' | 'brings'> & {
  readonly label: string;
  readonly way: readonly Action[];
  readonly line?: string;
};

/** Nothing in one's own turn, which has turns to compare. */
export function answerHints(table: FutureMobilityTable, words: Words, role: Planning['role']): readonly Advice[] {
  const { view, players, weighed } = table;
  const { hint } = words.screen;
  const own = answersTo(table, words, role);
  const tried = own.length > 0 ? (weighed?.better ?? []).map(([action]) => optionOf(table, words, action!)) : [];
  const nudge = nudgeTo(view, players[view.turn]!.name, words, role);
  return ordered([...own, ...tried], ({ way }) => way, weighed).map(({ label, line, ...answer }, at) => ({
    ...answer,
    nudge,
    // What comes before the one that is advised does so by its chance.
    say: line ?? (at === 0 ? hint.tried : hint.or)(label),
  }));
}

function answersTo(table: FutureMobilityTable, words: Words, role: Planning['role']): readonly Answer[] {
  const { view, players } = table;
  const { hint } = words.screen;
  const advised = (line: string, action: Action, ...others: readonly Action[]): readonly Answer[] => [
    { ...optionOf(table, words, action), line },
    ...others.map((other) => optionOf(table, words, other)),
  ];
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

function optionOf({ view, players }: FutureMobilityTable, { screen, powerUps }: Words, action: Action): Answer {
  const { button, choice, list } = screen;
  const way = [action];
  switch (action.type) {
    case 'jam': {
      const { loss } = damages(view).find(({ cell }) => cell === action.cell)!;
      return { label: choice.jam(action.cell), about: coordinates(action.cell), brings: `−${loss}`, way };
    }
    case 'carpool': {
      const { total } = scoreTrip(view, { ...view.announced!, carpool: action.play });
      const label = (action.play ? button.carpool : button.stay)(total);
      return { label, about: label, way };
    }
    case 'discard': {
      const names = list(action.cards.map((card) => powerUps[card].name));
      return { label: choice.discard(action.cards), about: names, way };
    }
    default: {
      const label = button.pass(players[view.turn]!.name);
      return { label, about: label, way };
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
