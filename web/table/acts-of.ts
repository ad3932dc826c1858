/** What the buttons of the table do now. */
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import type { useSettings } from '../app/settings.tsx';
import type { ActsProps } from './Acts.tsx';
import type { GameTableProps, Parts, Ways } from './frame.ts';
import type { Hints } from './useHints.ts';

export function actsOf(
  slots: Slots,
  outcome: Parts['outcome'],
  advice: Hints,
  { screen, table, looking, onTurn, ways, instead, primary, others, coach }: GameTableProps,
  texts: ReturnType<typeof useSettings>['texts'],
  /** The line of turns, which leads back to now, is folded away. */
  folded: boolean,
): ActsProps {
  const words = texts.table;
  const none = { undo: undefined, undoAll: undefined, hint: undefined, hintMore: undefined, secondary: undefined };
  const nextRound = outcome?.reading && {
    label: words.nextRound,
    settling: outcome.settling,
    run: outcome.dismiss,
  };
  if (nextRound && others?.watches) return { ...none, primary: nextRound, instead };
  const leadsBack = looking.past && folded;
  if (!leadsBack && (primary || instead || table.mode === 'over')) return { ...none, primary, instead };
  if (looking.past) {
    // What waits in the present is told from there.
    const note = others?.motion?.ask ?? (onTurn !== undefined && onTurn === table.viewer ? words.yourTurn : undefined);
    const toNow = { label: words.toNow, ...(note && { note }), past: true, run: looking.now };
    // Where the line is folded away, what else can be done from here comes second, and there is no room for more.
    return { ...none, primary: toNow, secondary: primary, instead: primary ? false : instead };
  }
  if (coach?.primary) return { ...none, primary: coach.primary, instead: false };
  if (others?.motion) {
    const { primary: yes, secondary: no } = others.motion;
    // Beside a single answer there is nothing to take back or to hint at either.
    return { ...none, primary: yes, secondary: no, ...(!no && { instead: false }) };
  }
  if (nextRound) return { ...none, primary: nextRound };
  const mine = table.me !== undefined && table.toAct.includes(table.me);
  // A question with two answers needs the room for them, with a guide as without; a puzzle is none.
  const hints = coach ? (coach.poses || !slots.secondary) && coach.hint : mine && slots.advises && advice.press;
  const end =
    slots.primary ??
    endOf(slots, table, mine && table.me === onTurn, ways, words, screen.closes !== undefined, coach?.ends);
  const blocked = others?.blocked ?? false;
  return {
    undo: slots.clear ?? ways.undo,
    undoAll: ways.undoAll ?? slots.clear,
    hint: hints ? () => hints() : undefined,
    hintMore: hints && !coach ? advice.ask : undefined,
    unhinted: ways.unhinted === true ? undefined : ways.unhinted,
    secondary: blocked && slots.secondary ? { ...slots.secondary, disabled: true } : slots.secondary,
    primary: blocked && end ? { ...end, disabled: true } : end,
  };
}

function endOf(
  slots: Slots,
  table: GameTableProps['table'],
  mine: boolean,
  ways: Ways,
  words: ReturnType<typeof useSettings>['texts']['table'],
  ends: boolean,
  called: string | undefined,
): ActsProps['primary'] {
  if (!mine && ways.skip) return { label: words.skipAhead, quiet: true, skips: true, run: ways.skip };
  // Where a game has no turns to end, its own button is the only one.
  if (!ends) return undefined;
  const ready = mine && (ways.closing !== undefined || slots.end !== undefined);
  return {
    label: called ?? words.end[ways.closing ?? slots.ends ?? 'turn'],
    disabled: !ready,
    quiet: !ready,
    // Something else could still be done: only a press on the button itself means the end.
    ...(ways.closing === undefined && table.legal.length > 1 && { early: true }),
    ...(mine && slots.missing && { title: slots.missing }),
    run: () => ways.end?.(slots.end),
  };
}
