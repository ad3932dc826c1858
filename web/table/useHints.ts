/** *Hint*: which piece of advice is shown and how much of it is said, and how good the searcher finds each. Nothing of it is ever done for the person. */
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { EQUAL, type Advice, type Slots, type Strength, type Table, type Weighed } from '@stellwerk/toolkit/screen.ts';
import { proxy } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { Texts } from '../texts/index.ts';
import type { Ways } from './frame.ts';

/** How good ways to go on are, as far as the searcher has come. */
export interface Weighing {
  /** What was advised, as text, then what is better. */
  readonly ways: readonly string[];
  readonly chances: readonly number[];
  readonly better: Weighed['better'];
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
  readonly weighed: Table['weighed'];
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
  useWeighing(table, ways, settings.strength === 'chances' && !nudged ? advice : NONE, weighing, setWeighing);
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
    weighed: table.weighed,
    compares: !nudged && (advice.length > 1 || weighing !== undefined),
    said: saidOf(slots.hint, nudged ? advice[at] : undefined, advice, table.weighed, texts),
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

export function saidOf(
  hint: string | undefined,
  nudge: Advice | undefined,
  advice: readonly Advice[],
  weighed: Weighed | undefined,
  { table: words }: Texts,
): string | undefined {
  if (hint === undefined) return undefined;
  if (nudge) return words.lookAtIt(nudge.nudge ?? nudge.about);
  const chances = advice.flatMap(({ way }) => weighed?.chanceOf(way) ?? []);
  const isEven = weighed?.done && chances.length > 1 && Math.max(...chances) - Math.min(...chances) <= EQUAL;
  const all = `${hint} ${words.equal(chances.length)}`;
  return isEven && chances.length === advice.length && all.length <= LINE ? all : hint;
}

/** What games may know of it. */
export function weighedOf({ ways, chances, better, done }: Weighing): Weighed {
  const known = new Map(ways.map((way, index) => [way, chances[index]]));
  return { better, done: done === 1, chanceOf: (way) => (way ? known.get(JSON.stringify(way)) : undefined) };
}

/** Lets the searcher try the advice in worlds that the seat may be in, beside what it knows itself; it knows no more than the seat does. */
function useWeighing(
  { view, me }: Table,
  { weigh }: Ways,
  advice: readonly Advice[],
  weighing: Weighing | undefined,
  set: (weighing: Weighing | undefined) => void,
): void {
  const ways = advice.flatMap(({ way }) => (way && way.length > 0 ? [way] : []));
  const shown = ways.map((way) => JSON.stringify(way));
  // Advice in another order, or with what was found, is the same advice.
  const isSame = weighing !== undefined && shown.length > 0 && shown.every((way) => weighing.ways.includes(way));
  const asked = useRef('');
  if (!isSame) asked.current = shown.join(' ');
  const key = asked.current;
  useEffect(() => {
    if (!weigh || me === undefined || key === '') return;
    let listens = true;
    const tell: Parameters<typeof weigh>[3] = ({ chances, better, done }) => {
      if (listens)
        set({
          ways: [...shown, ...better.map(({ way }) => JSON.stringify(way))],
          chances: [...chances, ...better.map(({ chance }) => chance)],
          better: better.map(({ way }) => way),
          done,
        });
      return listens;
    };
    tell({ chances: [], better: [], done: 0 });
    // Without them there is the advice.
    weigh(view, me, ways, tell).catch(() => tell({ chances: [], better: [], done: 1 }));
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
