/** Advice that was asked for: what brings most points, what comes of it for everybody, and which of how many pieces of advice it is. */
import { useMemo } from 'react';
import { fastRng } from '@stellwerk/kernel';
import {
  adviceFor,
  routesOf,
  tableAfter,
  type Advice,
  type Placement,
  type Route,
  type View,
} from '../../rules/index.ts';
import { sayGains } from '../../texts/turns.ts';
import type { Name, Words } from '../../texts/words.ts';
import { sameCell } from '../map/geometry.ts';
import type { InterUrbanTable } from '../table.ts';
import { consequenceOf, fitting, gainsOf, LINE, sayChanges } from './consequence.ts';
import { sayPlacement } from './prompts.ts';

export interface Hint {
  readonly text: string;
  /** The tiles that are meant, in the order in which they are laid; none where the turn had better end. */
  readonly tiles: readonly Placement[];
}

export function useHint(table: InterUrbanTable, words: Words, routes: readonly Route[]): Hint | undefined {
  const { view, me, draft, hinted, players } = table;
  const asked = hinted > 0 && me === view.seat && !draft;
  const advice = useMemo(() => (asked ? adviceFor(view, fastRng(1)) : []), [asked, view]);
  if (advice.length === 0) return undefined;
  const name: Name = (seat) => players[seat]!.name;
  return hintOf(advice, (hinted - 1) % advice.length, { view, routes, words, name });
}

/** At this table, in these words. */
interface Here {
  readonly view: View;
  readonly routes: readonly Route[];
  readonly words: Words;
  readonly name: Name;
}

export function hintOf(advice: readonly Advice[], at: number, here: Here): Hint {
  const { view, routes, words, name } = here;
  const { tiles } = advice[at]!;
  const [placement] = tiles;
  if (!placement) return { text: words.hint.end, tiles };
  // Which of how many it is has to stand back where there is no room for it.
  const heads = [words.hint.head(at + 1, advice.length), words.hint.head(1, 1)];
  const forms = heads.flatMap((head) => {
    const said =
      tiles.length > 1
        ? [sayPlan(tiles, here, false), sayPlan(tiles, here, true)]
        : [sayTile(placement, here, LINE - head.length)];
    return said.map((sentence) => `${head}${words.hint.why(sentence)}`);
  });
  const line = forms.find((form) => form.length <= LINE) ?? forms.at(-1)!;
  if (tiles.length > 1) return { text: line, tiles };
  // Tile and cell are marked as well, so they are named only where there is room.
  const tile = words.tile(view.faceUp[placement.slot]!, name, view.seat);
  return { text: fitting([line, words.hint.place(tile, sayPlacement(words, view, routes, placement))]), tiles };
}

/** What it changes for everybody; where that is nothing good for me nor bad for others, that nothing better can be had. */
function sayTile(tile: Placement, { view, routes, words, name }: Here, room: number): string {
  const me = view.seat;
  const consequence = consequenceOf(view, routes, tile, me);
  const isGood = consequence.changes.some(({ seat, from, to }) => (seat === me ? to > from : to < from));
  if (isGood) return sayChanges(consequence, words, name, me, room);
  const points = gainsOf(view, tableAfter(view, tile), words, name, me);
  return [words.hint.safe, ...(points.length > 0 ? [words.so.points(points)] : [])].join(' ');
}

/** Every tile by name, the routes of the last, and what everybody has of it in the end. */
function sayPlan(tiles: readonly Placement[], { view, words, name }: Here, brief: boolean): string {
  const me = view.seat;
  const codes = tiles.map(({ slot }) => view.faceUp[slot]!);
  const before = tiles.slice(0, -1).reduce<View>(tableAfter, view);
  const last = tiles.at(-1)!;
  const labels = routesOf(before).flatMap(({ complete, end, label }) =>
    !complete && sameCell(end, last) ? [label] : [],
  );
  const points = gainsOf(view, tableAfter(before, last), words, name, me);
  return `${words.hint.plan(codes, labels, name, me, brief)} ${sayGains(points)}.`;
}
