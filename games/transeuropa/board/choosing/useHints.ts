/** What is suggested to whoever asks for a hint, and what is left of it once its first rail lies. */
import type { Advice } from '@stellwerk/toolkit/screen.ts';
import { useMemo, useState } from 'react';
import type { Action } from '../../rules/index.ts';
import { placeOf } from '../../texts/places.ts';
import type { Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import type { Hinted } from '../map/PlayMap.tsx';
import type { TransEuropaTable } from '../table.ts';
import { layHints, restOf, startHints } from './hints.ts';
import { linesIn } from './reach.ts';
import type { Choosing } from './useChoice.ts';
import type { Outlook } from './useOutlook.ts';

interface Hint {
  readonly said: string;
  /** Without it there is nothing to do that could be shown. */
  readonly advice?: Advice;
  readonly at?: Hinted;
  /** A cheapest tree before the start, a cheapest way with the hinted rail after it. */
  readonly tree?: readonly number[];
}

const NONE: readonly Hint[] = [];
const NO_TREE: readonly number[] = [];

/** All that is suggested, once it is asked for. */
export function useHints(
  { view, me, players, hinted, language, legal }: TransEuropaTable,
  words: Words,
  layout: Layout,
  { kind, pairs, privately }: Choosing,
  now: Outlook | undefined,
): readonly Hint[] {
  const asked = hinted > 0;
  return useMemo(() => {
    if (!asked || me === undefined || me !== view.turn) return NONE;
    const city = (index: number): string => layout.map.cities[index]!.name[language];
    const near = (crossing: number): string => placeOf(view.map, crossing).city.name[language];
    if (kind === 'crossing') {
      return startHints(layout, view).map(({ crossing, points, away, tree }, index): Hint => {
        const said = words.hint.start(view.map, crossing, points, away, index > 0);
        const way: readonly Action[] = [{ type: 'start', crossing }];
        return { said, advice: { say: said, about: near(crossing), way }, at: { crossing }, tree };
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
    if (hints.length === 0) return [{ said: view.laidThisTurn > 0 ? words.hint.stop : words.hint.nothing }];
    return hints.map(({ lines: rails, plan, suggestion, said }): Hint => {
      const aims = [...suggestion.connects, ...suggestion.towards].slice(0, 2);
      const about = aims.length > 0 ? words.list(aims) : near(layout.lines[rails[0]!]!.a);
      const way = rails.map((line): Action => ({ type: 'lay', line, ...(privately && { own: true }) }));
      const ordered = rails.some((line) => !lines.has(line));
      // All of them bring the same: what tells them apart is where they lead.
      return { said, advice: { say: said, about, way }, at: { lines: rails, ordered }, tree: plan };
    });
  }, [asked, me, view, kind, layout, words, now, legal, pairs, privately, players, language]);
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
