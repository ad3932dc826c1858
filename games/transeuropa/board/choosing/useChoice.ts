/** What a person has chosen on the map: a crossing to start at, rails to be laid, and the drafts of this turn that can be taken back. */
import { useEffect, useMemo, useState } from 'react';
import { FREE, type Action } from '../../rules/index.ts';
import { type Layout, linesAt } from '../map/geometry.ts';
import { type Network, networkOf } from '../map/networks.ts';
import type { TransEuropaTable } from '../table.ts';
import { linesIn, reachOf, type Reach, type Way } from './reach.ts';

/** What can be chosen on the map now; `draft`: nothing more, but what lies can be taken back. */
export type Kind = 'crossing' | 'line' | 'draft' | 'none';

/** What pointer, finger or keys mean at this moment. */
export type Aim =
  | { readonly type: 'start'; readonly crossing: number }
  | { readonly type: 'lay'; readonly way: Way; readonly byFinger: boolean };

/** Rails that are to be laid one after another, once so many of this turn lie. */
interface Queue {
  readonly turn: string;
  readonly laid: number;
  readonly finishers: number;
  readonly lines: readonly number[];
}

interface Given {
  readonly layout: Layout;
  readonly network: Network;
  /** The lines of a cheapest completion. */
  readonly tree: readonly number[];
}

const NOWHERE: Reach = new Map();
const NO_LINES: readonly number[] = [];

export function useChoice(table: TransEuropaTable, { layout, network, tree }: Given) {
  const { legal, view, me, draft, step } = table;
  const turn = `${view.round} ${view.turnOfRound} ${view.turn} ${me}`;
  const drafts = useMemo(() => draftsOf(table), [table]);
  const [aimed, setAimed] = useState<{ readonly at: string; readonly aim: Aim | undefined }>();
  const [cursorAt, setCursorAt] = useState<{ readonly turn: string; readonly crossing: number }>();
  const [privateIn, setPrivateIn] = useState<string>();
  const [pressed, setPressed] = useState(NO_LINES);
  const mayBePrivate = legal.some((action) => action.type === 'lay' && action.own === true);
  const privately = privateIn === turn && mayBePrivate;
  const kind = kindOf(legal, draft);
  const pairs = view.laidThisTurn === 0 && view.railsLeft > 1 && !privately;
  const reach = useMemo(() => {
    if (kind !== 'line') return NOWHERE;
    const outset = { layout, view, seat: me!, network, lines: linesIn(legal, privately), pairs, tree: new Set(tree) };
    return reachOf(outset);
  }, [kind, layout, view, me, network, legal, pairs, privately, tree]);
  const starts = useMemo(
    () => new Set(legal.flatMap((action) => (action.type === 'start' ? [action.crossing] : []))),
    [legal],
  );
  const { enqueue, laying } = useQueue(table, turn, drafts.length, privately);

  const last = useMemo(() => lastOf(layout, table, drafts), [layout, table, drafts]);
  const moment = `${turn} ${step} ${drafts.length}`;
  const cursor = cursorAt?.turn === turn ? cursorAt.crossing : undefined;
  const pointed = aimed?.at === moment ? aimed.aim : undefined;
  return {
    kind,
    starts,
    reach,
    /** A second rail may follow in this turn. */
    pairs,
    drafts,
    privately,
    mayBePrivate,
    cursor,
    pointed,
    /** By pointer or finger, else where the keys have led. */
    aim: pointed ?? aimAt(kind, reach, cursor),
    /** The crossing that is chosen to start at. */
    start: kind === 'crossing' ? cursor : undefined,
    point: (aim: Aim | undefined) => setAimed({ at: moment, aim }),
    setCursor: (crossing: number | undefined) => setCursorAt(crossing === undefined ? undefined : { turn, crossing }),
    setPrivately: (on: boolean) => setPrivateIn(on ? turn : undefined),
    lay: (way: Way) => {
      setPressed(way.lines);
      enqueue(way.lines, drafts.length);
    },
    /** Rails are on their way: the turn can't end before the last of them lies. */
    laying,
    /** Takes back a rail of this turn, and what was laid after it. */
    takeBack: (line: number) => table.takeBack(drafts.length - drafts.indexOf(line)),
    /** Takes back the rails that one press laid together, if those are the last. */
    takeBackPair:
      pressed.length > 1 && pressed.join() === drafts.join() ? () => table.takeBack(pressed.length) : undefined,
    /** Where the last rail of this turn leads to. */
    end: last?.to,
    /** The last rail goes another way to the same crossing, if there is one. */
    again: () => {
      const next = last && otherLine(layout, last, drafts);
      if (next === undefined) return;
      table.takeBack(1);
      enqueue([next], drafts.length - 1);
    },
  };
}

export type Choosing = ReturnType<typeof useChoice>;

function kindOf(legal: readonly Action[], draft: Action | undefined): Kind {
  if (legal.some(({ type }) => type === 'start')) return 'crossing';
  if (draft?.type === 'lay') return 'draft';
  return legal.some(({ type }) => type === 'lay') ? 'line' : 'none';
}

function aimAt(kind: Kind, reach: Reach, cursor: number | undefined): Aim | undefined {
  if (cursor === undefined) return undefined;
  if (kind === 'crossing') return { type: 'start', crossing: cursor };
  const way = reach.get(cursor)?.[0];
  return way && { type: 'lay', way, byFinger: false };
}

/** The lines that I have laid in this turn, the draft last. */
function draftsOf({ view, me, draft }: TransEuropaTable): readonly number[] {
  if (me === undefined || me !== view.turn || view.phase !== 'lay') return NO_LINES;
  const lain = view.laid.filter((_, i) => view.laidIn[i] === view.turnOfRound);
  return draft?.type === 'lay' ? [...lain, draft.line] : lain;
}

/** Lays rails one after another: a rail waits until those before it lie, and is dropped where something unforeseen happens. */
function useQueue(table: TransEuropaTable, turn: string, laid: number, privately: boolean) {
  const { view, legal, pending, draft, act } = table;
  const [queue, setQueue] = useState<Queue>();
  const finishers = view.finishers.length;
  useEffect(() => {
    if (!queue || pending || draft) return;
    if (queue.turn !== turn || queue.finishers !== finishers) return setQueue(undefined);
    const [line, ...rest] = queue.lines;
    const action = legal.find((it) => it.type === 'lay' && it.line === line && (it.own === true) === privately);
    if (queue.laid !== laid) return;
    if (!action) return setQueue(undefined);
    const next = { ...queue, laid: laid + 1, lines: rest };
    setQueue(next);
    void act(action).then((reason) => {
      if (reason || rest.length === 0) setQueue((now) => (now === next ? undefined : now));
    });
  }, [queue, pending, draft, turn, finishers, legal, laid, privately, act]);
  return {
    enqueue: (lines: readonly number[], after: number) => setQueue({ turn, laid: after, finishers, lines }),
    laying: queue?.turn === turn,
  };
}

interface Last {
  readonly line: number;
  readonly to: number;
  /** The rails and the net without it. */
  readonly rails: readonly number[];
  readonly before: ReadonlySet<number>;
}

/** The last rail of this turn, and what there was before it. */
function lastOf(layout: Layout, { view, me }: TransEuropaTable, drafts: readonly number[]): Last | undefined {
  const line = drafts.at(-1);
  if (line === undefined || me === undefined) return undefined;
  const rails = view.rails.with(line, FREE);
  const before = networkOf(layout, rails, view.markers[me]!, me).crossings;
  const { a, b } = layout.lines[line]!;
  return { line, to: before.has(a) ? b : a, rails, before };
}

/** Another line to the crossing that the last rail leads to. */
function otherLine(layout: Layout, { line, to, rails, before }: Last, drafts: readonly number[]): number | undefined {
  const dearest = drafts.length > 1 ? 1 : 2;
  const lines = linesAt(layout, to).filter((other) => {
    const { a, b, cost } = layout.lines[other]!;
    return rails[other] === FREE && cost <= dearest && before.has(a === to ? b : a) && !before.has(to);
  });
  const next = lines[(lines.indexOf(line) + 1) % lines.length];
  return next === line ? undefined : next;
}
