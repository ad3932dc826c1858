/** The prompt line: what is asked of whom, and the buttons beside it. */
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { activeSeat, canDrive, isWaiting, type Action } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { planFrom } from './itinerary.ts';
import { passLabel, sayPassenger, sayQuestion, type Speech } from './say.ts';
import type { InterCityTable } from '../table.ts';
import type { Choice } from './useChoice.ts';

/** The first question to this screen that has no answer yet; −1 asks about no passenger. */
export function openQuestion({ view, me, toAct }: InterCityTable): number | undefined {
  if (me === undefined || !view.window || !toAct.includes(me)) return undefined;
  return view.window.mine.find(({ answer }) => answer === -1)?.passenger;
}

/** Journeys that the program proposes to passengers without one. */
export function proposalsIn(legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => action.type === 'itinerary');
}

export function promptOf(table: InterCityTable, speech: Speech, choice: Choice): string {
  const { view, legal, result } = table;
  const { words } = speech;
  const { prompt } = words.screen;
  const names = (seats: readonly number[]): string => words.screen.list(seats.map((seat) => speech.name(seat)));
  if (result) return prompt.won(names(result.winners));
  const picked = pickedPrompt(speech, choice);
  if (picked) return picked;
  const question = openQuestion(table);
  if (question !== undefined) {
    if (view.window!.kind === 'opening') return proposalsIn(legal).length > 0 ? prompt.planFirst : prompt.ready;
    return sayQuestion(speech, question);
  }
  if (view.window) {
    return view.window.kind === 'opening'
      ? prompt.waitOpening(names(view.window.open))
      : prompt.waitAnswer(names(view.window.open));
  }
  if (choice.rolling) return view.rolls === 0 ? prompt.roll : prompt.again(3 - view.rolls);
  if (choice.driving) return prompt.drive(pointsLeft(table));
  return prompt.wait(speech.name(activeSeat(view)), view.phase === 'drive' ? 'drive' : 'roll');
}

/** Points that can still be used; those of held colours lapse. */
export function pointsLeft({ view }: InterCityTable): number {
  return [0, 1, 2, 3, 4].filter((die) => view.line.some((_, train) => canDrive(view, die, train))).length;
}

function pickedPrompt(speech: Speech, { picked }: Choice): string | undefined {
  const { words, view } = speech;
  const { prompt } = words.screen;
  switch (picked?.kind) {
    case undefined:
      return undefined;
    case 'die':
      return prompt.die(words.faces[view.dice[picked.die]!]!);
    case 'card':
      return prompt.card(words.cards[picked.card].name);
    case 'passenger': {
      const { passenger, plan } = picked;
      const who = sayPassenger(speech, passenger);
      if (plan) return prompt.planning(who, stationName(planFrom(view, passenger, plan)));
      return isWaiting(view.place[passenger]!) ? prompt.passenger(who) : prompt.aboard(who);
    }
  }
}

/** The one thing to do, and one beside it. */
export function buttonsOf(table: InterCityTable, speech: Speech, choice: Choice): Pick<Slots, 'primary' | 'secondary'> {
  const { view, legal } = table;
  const { words } = speech;
  const { button } = words.screen;
  const { picked, act } = choice;
  const cancel = { label: button.cancel, run: () => choice.pick(undefined) };
  if (picked?.kind === 'passenger' && picked.plan) {
    const { passenger, plan } = picked;
    const done = {
      label: button.done,
      disabled: plan.length === 0,
      run: () => act({ type: 'itinerary', passenger, legs: plan }),
    };
    return { primary: done, secondary: cancel };
  }
  if (picked && picked.kind !== 'die') return { secondary: cancel };
  const question = openQuestion(table);
  if (question !== undefined) return answerButtons(table, speech, choice, question);
  if (choice.rolling) return rollButtons(table, speech, choice);
  if (!choice.driving) return {};
  const draw = legal.some(({ type }) => type === 'draw') && { label: button.draw, run: () => act({ type: 'draw' }) };
  const { advised } = choice;
  if (picked?.kind === 'die') return { secondary: cancel };
  return {
    ...(advised && { primary: { label: button.drive(words.train(advised.train)), run: () => act(advised) } }),
    ...(draw && view.phase === 'drive' && { secondary: draw }),
  };
}

function answerButtons(
  table: InterCityTable,
  { words }: Speech,
  { act }: Choice,
  passenger: number,
): Pick<Slots, 'primary' | 'secondary'> {
  const { view, legal } = table;
  const { button } = words.screen;
  const pass = { label: passLabel(words, view), run: () => act({ type: 'pass' }) };
  const kind = view.window!.kind;
  if (kind === 'opening') {
    const proposals = proposalsIn(legal);
    if (proposals.length === 0) return { primary: pass };
    const acceptAll = async (): Promise<void> => {
      for (const proposal of proposals) await table.act(proposal);
    };
    return { primary: { label: button.acceptAll, run: () => void acceptAll() } };
  }
  if (kind === 'drawn' || kind === 'intervene') return { primary: pass };
  const answer = (yes: boolean) => ({
    label: yes ? button.yes[kind] : button.no[kind],
    run: () => act({ type: 'answer', passenger, yes }),
  });
  return { primary: answer(true), secondary: answer(false) };
}

function rollButtons(
  { view }: InterCityTable,
  { words }: Speech,
  { act, kept }: Choice,
): Pick<Slots, 'primary' | 'secondary'> {
  const { button } = words.screen;
  const all = [0, 1, 2, 3, 4];
  if (view.rolls === 0) return { primary: { label: button.roll, run: () => act({ type: 'roll', dice: all }) } };
  const dice = all.filter((die) => !kept[die]);
  const stop = { label: button.keepAll, run: () => act({ type: 'stop' }) };
  if (dice.length === 0) return { primary: stop };
  return { primary: { label: button.rollAgain(dice.length), run: () => act({ type: 'roll', dice }) }, secondary: stop };
}
