/** What is suggested to somebody who asks for a hint, and what is left of it once its first rail lies. */
import type { Seat } from '@stellwerk/kernel';
import type { Advice, Language } from '@stellwerk/toolkit/screen.ts';
import { useMemo, useState } from 'react';
import type { Action, View } from '../../rules/index.ts';
import { placeOf } from '../../texts/places.ts';
import type { Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import type { Hinted } from '../map/PlayMap.tsx';
import type { TransEuropaTable } from '../table.ts';
import { layHints, restOf, startHints } from './hints.ts';
import { linesIn } from './reach.ts';
import type { Choosing } from './useChoice.ts';
import { outlookFrom, withRails, type Outlook } from './useOutlook.ts';

interface Hint {
  readonly said: string;
  readonly advice: Advice;
  readonly at?: Hinted;
  /** A cheapest tree before the start, a cheapest way with the hinted rail after it. */
  readonly tree?: readonly number[];
}

const NONE: readonly Hint[] = [];
const NO_TREE: readonly number[] = [];

/** All that is suggested, once it is asked for. */
export function useHints(
  { view, me, players, hinted, language, legal, weighed }: TransEuropaTable,
  words: Words,
  layout: Layout,
  { kind, pairs, privately }: Choosing,
  now: Outlook | undefined,
): readonly Hint[] {
  const asked = hinted > 0;
  const better = weighed?.better ?? NO_WAYS;
  // Which is as good as which says the searcher then.
  const isWeighed = weighed?.done === true;
  const own = useMemo(() => {
    if (!asked || me === undefined || me !== view.turn) return NONE;
    const city = (index: number): string => layout.map.cities[index]!.name[language];
    const near = (crossing: number): string => placeOf(view.map, crossing).city.name[language];
    if (kind === 'crossing') {
      return startHints(layout, view).map(({ crossing, points, away, tree }, index): Hint => {
        const said = words.hint.start(view.map, crossing, points, away, index > 0 && !isWeighed);
        const way: readonly Action[] = [{ type: 'start', crossing }];
        const brings = words.hint.toGo(points);
        return { said, advice: { say: said, about: near(crossing), brings, way }, at: { crossing }, tree };
      });
    }
    if (kind !== 'line' || !now) return NONE;
    const lines = linesIn(legal, privately);
    const hints = layHints({
      layout,
      view,
      seat: me,
      lines,
      pairs,
      privately,
      points: now.points,
      way: now.way,
      name: (seat) => players[seat]!.name,
      city,
      say: words.hint.lay,
    });
    if (hints.length === 0) return [view.laidThisTurn > 0 ? stopHint(words, words.hint.stop) : nothingHint(words)];
    return hints.map(({ lines: rails, plan, suggestion, said }): Hint => {
      const aims = [...suggestion.connects, ...suggestion.towards].slice(0, 2);
      const about = aims.length > 0 ? words.list(aims) : near(layout.lines[rails[0]!]!.a);
      const way = rails.map((line): Action => ({ type: 'lay', line, ...(privately && { own: true }) }));
      const ordered = rails.some((line) => !lines.has(line));
      const brings = words.hint.toGo(now.points - suggestion.saves);
      return { said, advice: { say: said, about, brings, way }, at: { lines: rails, ordered }, tree: plan };
    });
  }, [asked, me, view, kind, layout, words, now, legal, pairs, privately, players, language, isWeighed]);
  return useMemo(
    () => (own.length > 0 ? [...own, ...better.map((way) => triedHint(words, layout, view, language, way))] : NONE),
    [own, better, words, layout, view, language],
  );
}

const NO_WAYS: readonly (readonly Action[])[] = [];

function stopHint(words: Words, said: string): Hint {
  const way: readonly Action[] = [{ type: 'stop' }];
  return { said, advice: { say: said, about: words.button.stop, nudge: words.hint.lookAt.stop, way } };
}

function nothingHint({ hint }: Words): Hint {
  return { said: hint.nothing, advice: { say: hint.nothing, about: hint.lookAt.nothing } };
}

/** What the searcher has found: it knows that it is better, not why. */
export function triedHint(words: Words, layout: Layout, view: View, language: Language, way: readonly Action[]): Hint {
  const { tried, toGo } = words.hint;
  const [first] = way;
  const hint = (said: string, crossing: number, points: number | undefined): Pick<Hint, 'said' | 'advice'> => {
    const brings = points === undefined ? undefined : toGo(points);
    return { said, advice: { say: said, about: placeOf(view.map, crossing).city.name[language], brings, way } };
  };
  if (first?.type === 'start') {
    const { crossing } = first;
    const points = outlookFrom(layout, view, view.rails, crossing)?.points;
    return { ...hint(tried.start(view.map, crossing), crossing, points), at: { crossing } };
  }
  const lines = way.flatMap((action) => (action.type === 'lay' ? [action.line] : []));
  if (lines.length === 0) return stopHint(words, tried.stop);
  const { a } = layout.lines[lines[0]!]!;
  const seat = view.viewer as Seat;
  const after = outlookFrom(layout, view, withRails(view.rails, lines, seat, false), view.markers[seat]!);
  const said = tried.lay(lines.length, placeOf(view.map, a).city.name[language]);
  return { ...hint(said, a, after?.points), at: { lines, ordered: false } };
}

/** Who lays the first rail of an advised turn sees the second marked until it lies too, or another does. */
export function useRest(
  { view }: TransEuropaTable,
  { kind, drafts }: Choosing,
  hint: Hint | undefined,
): Pick<Hint, 'at' | 'tree'> | undefined {
  const turn = `${view.round} ${view.turnOfRound}`;
  const [last, keep] = useState<{ readonly turn: string; readonly hint: Hint }>();
  if (hint && hint !== last?.hint) keep({ turn, hint });
  return useMemo(() => {
    const { at, tree = NO_TREE } = last?.turn === turn ? last.hint : {};
    if (hint || kind !== 'line' || !at || !('lines' in at)) return undefined;
    const lines = restOf(at.lines, drafts);
    return lines.length > 0 ? { at: { lines, ordered: false }, tree } : undefined;
  }, [last, turn, hint, kind, drafts]);
}
