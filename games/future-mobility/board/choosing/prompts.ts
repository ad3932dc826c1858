/** The prompt line: what is asked of whom, and the buttons beside it. */
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { avoidable, countJams, JAM_LOSS, scoreTrip, type Action, type View } from '../../rules/index.ts';
import type { ScreenWords } from '../../texts/screen-words.ts';
import type { Words } from '../../texts/words.ts';
import { actionOfDraft, avoidedPoints, excessOf, jamTargets, type Draft } from './draft.ts';
import { most } from './lay-draft.ts';
import type { FutureMobilityTable } from '../table.ts';
import type { Choice } from './useChoice.ts';

export function promptOf(table: FutureMobilityTable, words: Words, choice: Choice): string {
  const { view, players, result } = table;
  const say = words.screen;
  const name = (seat: number): string => players[seat]!.name;
  if (result) {
    const { winners, scores } = result;
    return say.prompt.won(say.list(winners.map(name)), winners.length, scores[winners[0]!]!);
  }
  if (choice.asked) return asked(view, words, choice, name(view.turn));
  switch (view.phase) {
    case 'window':
      return say.prompt.waitWindow(name(view.turn), name(view.asked));
    case 'carpool':
      return say.prompt.waitCarpool(name(view.turn));
    case 'discard':
      return say.prompt.waitDiscard(name(view.turn));
    default:
      return say.prompt.waitPlan(name(view.turn));
  }
}

function asked(view: View, words: Words, { draft }: Choice, traveller: string): string {
  const { prompt, journey } = words.screen;
  switch (view.phase) {
    case 'window': {
      if (draft?.kind === 'jam') return prompt.jamHere(words.cell(draft.cell));
      const { segments, electric } = view.announced!;
      const told = prompt.window(traveller, journey(segments, electric), scoreTrip(view, view.announced!).total);
      return jamTargets(view).length > 0 ? `${told} ${prompt.windowJam}` : told;
    }
    case 'carpool': {
      const jams = countJams(view.markers, view.options, view.announced!.segments);
      return (view.hand.includes('carpool') ? prompt.carpool : prompt.noCarpool)(jams, JAM_LOSS * jams);
    }
    case 'discard':
      return prompt.discard(excessOf(view));
    default:
      return draft ? preparing(view, prompt, draft) : view.avoided ? prompt.avoided : prompt.choose;
  }
}

function preparing(view: View, prompt: ScreenWords['prompt'], draft: Draft): string {
  switch (draft.kind) {
    case 'trip':
      return prompt.trip(scoreTrip(view, draft).total);
    case 'lay':
      return prompt.lay(draft.card, draft.cells.length, most(view, draft.card));
    case 'avoid': {
      const trips = avoidable(draft.card, view.open);
      return prompt.avoid(draft.card, trips.length, avoidedPoints(trips));
    }
    default:
      return prompt.recover;
  }
}

type Buttons = Pick<Slots, 'primary' | 'secondary'>;

export function buttonsOf(table: FutureMobilityTable, words: Words, choice: Choice): Buttons {
  const { view } = table;
  const { button } = words.screen;
  if (!choice.asked || view.phase === 'over') return {};
  const does = (label: string, action: Action) => ({ label, run: () => void table.act(action) });
  if (view.phase === 'window') {
    const pass = does(button.pass, { type: 'pass' });
    if (choice.draft?.kind !== 'jam') return { primary: pass };
    return { primary: { label: button.jam, run: choice.confirm }, secondary: pass };
  }
  if (view.phase === 'carpool') {
    const decline: Action = { type: 'carpool', play: false };
    if (!view.hand.includes('carpool')) return { primary: does(button.goOn, decline) };
    return {
      primary: does(button.carpool, { type: 'carpool', play: true }),
      secondary: does(button.noCarpool, decline),
    };
  }
  if (choice.draft || view.phase === 'discard') return drafting(view, button, choice);
  if (view.avoided || view.open.length === 0) return { primary: does(button.endTurn, { type: 'endTurn' }) };
  const best = choice.plans[0]!;
  return { primary: does(button.best(best.points), best.action) };
}

function drafting(view: View, button: ScreenWords['button'], { draft, confirm, set }: Choice): Buttons {
  const complete = draft !== undefined && actionOfDraft(view, draft) !== undefined;
  const primary = { label: labelOf(view, button, draft), disabled: !complete, run: confirm };
  if (view.phase === 'discard') return { primary };
  return { primary, secondary: { label: button.cancel, run: () => set(undefined) } };
}

function labelOf(view: View, button: ScreenWords['button'], draft: Draft | undefined): string {
  switch (draft?.kind) {
    case 'trip':
      return button.go(scoreTrip(view, draft).total);
    case 'lay':
      return button.lay(draft.cells.length);
    case 'avoid':
      return button.avoid(avoidedPoints(avoidable(draft.card, view.open)));
    case 'recover':
      return button.recover;
    default:
      return button.discard(excessOf(view));
  }
}
