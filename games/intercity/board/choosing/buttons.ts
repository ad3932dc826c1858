/** The buttons: what the person has put together, each in its place, pale rather than absent. */
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { homeOf, JOKER, seatOfTeam } from '../../rules/index.ts';
import type { InterCityTable } from '../table.ts';
import { columnsOf } from './columns.ts';
import { pointsLeft } from './laying.ts';
import { isUnplanned } from './prompts.ts';
import type { Speech } from './say.ts';
import type { TurnChoice } from './useTurn.ts';

export function buttonsOf(
  table: InterCityTable,
  speech: Speech,
  turn: TurnChoice,
  /** Whether the dice are on the screen: what isn't seen isn't thrown. */
  seesDice: boolean,
): Pick<Slots, 'primary' | 'secondary' | 'missing'> {
  const { view } = table;
  const { words, name } = speech;
  const { button, missing, pale } = words.screen;
  const { card } = turn;
  if (card) {
    const play = (): void => {
      if (!card.play) return turn.tell(pale.play);
      turn.openHand(false);
      turn.act({ type: 'play', play: card.play });
    };
    return { primary: { label: button.play, disabled: card.play === undefined, explains: true, run: play } };
  }
  const { dared } = turn;
  if (dared) {
    const { row, question } = words.screen;
    const run = (): void => {
      turn.dare(undefined);
      turn.act(dared);
    };
    const isFight = dared.type === 'fight';
    return {
      primary: { label: isFight ? row.fight : row.rollFor(homeOf(dared.train) + 1), run },
      secondary: { label: question.no[isFight ? 'front' : 'full'], run: () => turn.dare(undefined) },
    };
  }
  if (turn.stage === 'question' && turn.question === -1) {
    const { pass, passSo } = words.screen.question;
    const label = pass[view.window!.kind as keyof typeof pass];
    return { secondary: { label, note: passSo, run: () => turn.act({ type: 'pass' }) } };
  }
  if (turn.stage === 'opening') {
    const first = seatOfTeam(view, view.active);
    const begins = first === speech.you ? button.goYou : button.goNote(name(first));
    // Red only once there is a plan to go by; each in its place, pale rather than absent.
    const unplanned = isUnplanned(view, 'some');
    const planners = view.own!.passengers.length;
    return {
      primary: {
        label: button.go,
        note: unplanned ? missing.go(planners) : begins,
        disabled: unplanned,
        explains: true,
        run: () => (unplanned ? turn.tell(pale.go(planners)) : turn.go()),
      },
      secondary: {
        label: button.goUnplanned,
        note: button.goAnyway,
        disabled: !unplanned,
        explains: true,
        run: () => (unplanned ? turn.go() : turn.tell(pale.goUnplanned(planners))),
      },
    };
  }
  if (turn.planning !== undefined) return { primary: { label: button.done, run: () => turn.plan(undefined) } };
  if (turn.stage === 'roll' && view.rolls > 0) {
    const { settling } = turn;
    const count = turn.thrown.length;
    const stop = (): void => turn.act({ type: 'stop' });
    const keepAll = {
      label: button.keepAll,
      disabled: count === 0 || !seesDice,
      explains: true,
      settling,
      run: () => (!seesDice ? turn.tell(pale.unseen) : count === 0 ? turn.tell(pale.keepAll) : stop()),
    };
    // Each in its place, pale rather than absent; once all dice are kept the way on is the red button.
    if (count === 0 && seesDice) return { primary: { label: button.place, settling, run: stop }, secondary: keepAll };
    return {
      primary: {
        label: !seesDice ? button.noneAgain : count === 5 ? button.allAgain : button.again(count),
        note: seesDice ? button.left(3 - view.rolls) : button.unseen,
        disabled: !seesDice,
        explains: true,
        settling,
        run: () => (seesDice ? turn.act({ type: 'roll', dice: [...turn.thrown] }) : turn.tell(pale.unseen)),
      },
      secondary: keepAll,
    };
  }
  if (turn.stage === 'drive') {
    const left = pointsLeft(view, turn.laid).length;
    const count = turn.laid.length;
    const next = name(seatOfTeam(view, (view.active + 1) % view.teams));
    const note =
      count === 0 ? missing.drive : left === 0 ? button.driveAll(count, next) : button.driveSome(count, left);
    return {
      primary: {
        label: button.drive,
        note,
        disabled: count === 0 || table.pending,
        explains: count === 0,
        settling: turn.settling,
        run: () => (count === 0 ? turn.tell(pale.drive) : turn.drive()),
      },
      missing: missing.drive,
      ...restButton(speech, turn),
    };
  }
  return {};
}

/** What is driven when the time is over, whatever lies over it. Points that lie there by themselves are nobody's decision yet. */
export function laidOf({ pending }: Pick<InterCityTable, 'pending'>, { stage, byHand, laid, drive }: TurnChoice) {
  return stage === 'drive' && byHand && laid.length > 0 && !pending ? drive : undefined;
}

/**
 * Left-over points: what a turn is about is laid by hand, so there is something to be left over from, unless all dice are of one colour or
 * none of them is for my own.
 */
function restButton({ words, view }: Speech, turn: TurnChoice): Pick<Slots, 'secondary'> {
  const { button, pale } = words.screen;
  // Pale rather than absent and always with the same words, so that the buttons beside it stay where they are, as wide as they are.
  const left = pointsLeft(view, turn.laid);
  const isOneColour = new Set(left.map((die) => view.dice[die])).size === 1;
  const isForMine = columnsOf(view).some(
    ({ face, dice, aboard, awaiting }) => dice.length > 0 && (face === JOKER || aboard.length + awaiting.length > 0),
  );
  const why =
    left.length === 0
      ? pale.restNone
      : turn.laid.length === 0 && !isOneColour && isForMine
        ? pale.restFirst
        : undefined;
  const run = (): void => (why === undefined ? turn.layRest() : turn.tell(why));
  const disabled = why !== undefined;
  return { secondary: { label: button.rest, note: button.restNote, disabled, explains: true, run } };
}
