/** *Hint*: which piece of advice is shown and how much of it is said, and how good the searcher finds each. Nothing of it is ever done for the person. */
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { ordered, type Advice, type Slots, type Strength, type Table } from '@stellwerk/toolkit/screen.ts';
import { proxy } from 'comlink';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { Texts } from '../texts/index.ts';
import type { Ways } from './frame.ts';

/** How good each piece of advice is, in the game's order, as far as the searcher has come. */
export interface Weighing {
  /** None for advice that names no actions. */
  readonly chances: readonly (number | undefined)[];
  /** 0 to 1. */
  readonly done: number;
}

export interface Hints {
  /** Presses *Hint*: the first piece of advice, then the next one. */
  readonly press: (() => void) | undefined;
  /** Asks how much hints shall say. */
  readonly ask: () => void;
  /** It is being asked. */
  readonly asks: boolean;
  /** All of it, while it is shown. */
  readonly advice: readonly Advice[];
  readonly at: number;
  readonly chances: Table['chances'];
  /** There is something to choose from, or to say of the only one. */
  readonly compares: boolean;
  /** What the head says. */
  readonly said: string | undefined;
  show(at: number): void;
  /** The first piece of it, as strong as that. */
  begin(strength: Strength): void;
  close(): void;
}

const NONE: readonly Advice[] = [];

export function useHints(
  slots: Slots,
  table: Table,
  ways: Ways,
  weighing: Weighing | undefined,
  setWeighing: (weighing: Weighing | undefined) => void,
): Hints {
  const { settings, texts } = useSettings();
  const [asks, setAsks] = useState(false);
  const { hinted, nudged, closeHint } = table;
  const advice = hinted > 0 ? (slots.advice ?? NONE) : NONE;
  const at = (hinted - 1) % Math.max(1, advice.length);
  const found = useMemo(() => ordered(advice, table.order && inverse(table.order)), [advice, table.order]);
  useWeighing(table, ways, settings.strength === 'chances' && !nudged ? found : NONE, setWeighing);
  const open = hinted > 0 || asks;
  useEffect(() => {
    if (!open) return;
    return onPlainKey(({ key }) => {
      if (key !== 'Escape') return false;
      setAsks(false);
      closeHint();
      return true;
    });
  }, [open, closeHint]);
  useEffect(() => setAsks(false), [table.step, table.me]);
  const show = ways.hint;
  const begin = (strength: Strength): void => {
    setAsks(false);
    show?.(1, strength === 'nudge');
  };
  return {
    press:
      show &&
      (() => {
        if (hinted === 0) return begin(settings.strength);
        setAsks(false);
        // Whom a nudge doesn't help is told the rest.
        show(nudged ? hinted : hinted + 1, false);
      }),
    begin,
    ask: () => setAsks(true),
    asks,
    advice: nudged ? NONE : advice,
    at,
    chances: table.chances,
    compares: !nudged && (advice.length > 1 || weighing !== undefined),
    said: saidOf(slots.hint, nudged ? advice[at] : undefined, weighing, texts),
    // Games count presses.
    show: (other) => show?.(hinted + ((other - at + advice.length) % advice.length), false),
    close: () => {
      setAsks(false);
      closeHint();
    },
  };
}

/** Line 2 has room for as much. */
const LINE = 78;

/** Chances that are no further apart are the same. */
const EQUAL = 0.01;

export function saidOf(
  hint: string | undefined,
  nudge: Advice | undefined,
  weighing: Weighing | undefined,
  { table: words }: Texts,
): string | undefined {
  if (hint === undefined) return undefined;
  if (nudge) return words.lookAtIt(nudge.about);
  const chances = weighing?.done === 1 ? weighing.chances.filter((chance) => chance !== undefined) : [];
  const isEven = chances.length > 1 && Math.max(...chances) - Math.min(...chances) <= EQUAL;
  const all = `${hint} ${words.equal(chances.length)}`;
  return isEven && chances.length === weighing!.chances.length && all.length <= LINE ? all : hint;
}

/** The best first, once all of it is known; what is hardly better stays behind. */
export function orderOf({ chances, done }: Weighing): Table['order'] {
  if (done < 1 || chances.length === 0 || chances.includes(undefined)) return undefined;
  const best = Math.max(...(chances as readonly number[]));
  const rank = (chance: number): number => (best - chance <= EQUAL ? best : chance);
  return [...chances.keys()].toSorted((a, b) => rank(chances[b]!) - rank(chances[a]!));
}

/** Which place each item has in an order. */
const inverse = (order: readonly number[]): readonly number[] => [...order.keys()].map((index) => order.indexOf(index));

/** Lets the searcher try the advice in worlds that the seat may be in; it knows no more than the seat does. */
function useWeighing(
  { view, me }: Table,
  { weigh }: Ways,
  advice: readonly Advice[],
  set: (weighing: Weighing | undefined) => void,
): void {
  const known = advice.flatMap(({ way }) => (way && way.length > 0 ? [way] : []));
  const key = JSON.stringify(known);
  useEffect(() => {
    if (!weigh || me === undefined || known.length === 0) return;
    let listens = true;
    const at = advice.map(({ way }) => known.indexOf(way!));
    const tell = (weighed: Weighing): boolean => {
      if (listens) set({ ...weighed, chances: at.map((index) => weighed.chances[index]) });
      return listens;
    };
    tell({ chances: [], done: 0 });
    // Without them there is the advice.
    weigh(view, me, known, tell).catch(() => tell({ chances: [], done: 1 }));
    return () => {
      listens = false;
      set(undefined);
    };
    // What is advised is a new object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [weigh, view, me, key, set]);
}

/** In the worker, away from the page. */
export function weighIn(game: string): NonNullable<Ways['weigh']> {
  return (view, seat, ways, tell) => ask((service) => service.weigh(game, view, seat, ways, proxy(tell)));
}
