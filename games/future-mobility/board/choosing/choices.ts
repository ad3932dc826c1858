/** Everything that can be done now, in words and in stages: what is prepared is finished here as well. */
import type { Choice as ListedChoice } from '@stellwerk/toolkit/screen.ts';
import { avoidable, isAvoidCard, modeChoices, type Action, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { actionOfDraft, avoidedPoints, recoverableCard, type Draft } from './draft.ts';
import { paintable } from './lay-draft.ts';
import { buttonsOf } from './prompts.ts';
import type { FutureMobilityTable } from '../table.ts';
import { change, countWays, lastOf, mayFollow, nextWay, type TripDraft } from './trip-draft.ts';
import type { Choice } from './useChoice.ts';

type Step = readonly [label: string, run: () => void];

export function choicesOf(table: FutureMobilityTable, words: Words, choice: Choice): readonly ListedChoice[] {
  const steps: Step[] = [];
  if (choice.asked) {
    const { draft } = choice;
    if (draft?.kind === 'trip')
      steps.push(...confirmed(table, words, choice), ...tripSteps(table.view, words, choice, draft));
    else if (draft?.kind === 'lay')
      steps.push(...laySteps(table.view, words, choice, draft), ...confirmed(table, words, choice));
    else if (draft?.kind === 'avoid') steps.push(...confirmed(table, words, choice));
    else steps.push(...openSteps(table, words, choice));
  }
  for (const action of table.legal) {
    if (action.type !== 'order') continue;
    const { orderPass, orderAsk } = words.screen.choice;
    steps.push([action.order === 'pass' ? orderPass : orderAsk, () => void table.act(action)]);
  }
  return steps.map(([label, run], place) => ({ key: `${place} ${label}`, label, run }));
}

/** The buttons of the prompt line. */
function confirmed(table: FutureMobilityTable, words: Words, choice: Choice): Step[] {
  const { primary, secondary } = buttonsOf(table, words, choice);
  return [primary, secondary].flatMap((button) =>
    button && !button.disabled ? [[button.label, () => button.run()] as const] : [],
  );
}

/** With nothing prepared: what is listed by the rules, with trips and markers as beginnings of stages. */
function openSteps(table: FutureMobilityTable, words: Words, choice: Choice): Step[] {
  const { view } = table;
  const { choice: say, button, journey } = words.screen;
  const act = (label: string, action: Action): Step => [label, () => void table.act(action)];
  const steps: Step[] = choice.plans.map(({ action, points }) =>
    act(say.trip(journey(action.segments, action.electric === true), points), action),
  );
  if (view.phase === 'plan' && !view.avoided) {
    for (const id of view.open) steps.push([say.build(id), () => choice.trip(id)]);
  }
  const cards = new Set(view.phase === 'plan' ? view.hand : []);
  for (const card of cards) {
    if (card === 'trafficJam') continue;
    const trips = isAvoidCard(card) ? avoidable(card, view.open) : [];
    if (isAvoidCard(card) && trips.length > 0)
      steps.push(act(say.avoid(card, trips, avoidedPoints(trips)), { type: 'avoid', card }));
    else if (!isAvoidCard(card)) steps.push([say.card(card), () => choice.card(view.hand.indexOf(card))]);
  }
  const wanted = recoverableCard(view);
  for (const action of table.legal) {
    if (action.type === 'recover' && wanted) steps.push(act(say.giveUp(action.discard, wanted), action));
    if (action.type === 'discard') steps.push(act(say.discard(action.cards), action));
    if (action.type === 'jam') steps.push(act(say.jam(action.cell), action));
    if (action.type === 'pass') steps.push(act(button.pass, action));
    if (action.type === 'endTurn') steps.push(act(button.endTurn, action));
    if (action.type === 'carpool')
      steps.push(
        act(action.play ? button.carpool : view.hand.includes('carpool') ? button.noCarpool : button.goOn, action),
      );
  }
  return steps;
}

function tripSteps(view: View, words: Words, choice: Choice, draft: Draft & TripDraft): Step[] {
  const { choice: say, builder } = words.screen;
  const { before, segment, from, to, origins, destinations } = lastOf(view, draft);
  const show = (next: TripDraft | undefined) => (): void => {
    if (next) choice.set({ kind: 'trip', ...next });
  };
  const steps: Step[] = [];
  for (const { mode, best } of modeChoices(view, before, segment.trip, from, to))
    if (best && mode !== segment.mode) steps.push([say.mode(mode), () => show(change(view, draft, { mode }))()]);
  if (segment.mode !== 'tram' && countWays(view, draft) > 1)
    steps.push([builder.otherWay, () => show(nextWay(view, draft))()]);
  for (const id of view.open) if (mayFollow(view, draft, id)) steps.push([say.extend(id), () => choice.trip(id)]);
  if (before.length === 0)
    for (const cell of origins)
      if (cell !== from) steps.push([say.from(cell), () => show(change(view, draft, { from: cell }))()]);
  for (const cell of destinations)
    if (cell !== to) steps.push([say.to(cell), () => show(change(view, draft, { to: cell }))()]);
  return steps;
}

function laySteps(view: View, words: Words, choice: Choice, draft: Extract<Draft, { kind: 'lay' }>): Step[] {
  const { choice: say } = words.screen;
  const done = actionOfDraft(view, draft) !== undefined;
  return [
    ...paintable(view, draft).map((cell): Step => [say.on(cell), () => choice.cell(cell)]),
    ...(done ? draft.cells.slice(-1).map((cell): Step => [say.off(cell), () => choice.cell(cell)]) : []),
  ];
}
