/** The prompt line: what is asked of whom, the buttons beside it, and the moves in words. */
import type { Choice as ListedChoice, Slots } from '@stellwerk/toolkit/screen.ts';
import { rotationsOf, type Action, type Placement, type Route, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { sameCell } from '../map/geometry.ts';
import { placements, turnOf } from './moves.ts';
import type { InterUrbanTable } from '../table.ts';
import type { Choice, Ghost } from './useChoice.ts';

/** Tiles in a turn. */
const MOST = 3;

/** Where a tile would go, and what that would do, in words. */
export function sayPlacement(
  words: Words,
  view: View,
  routes: readonly Route[],
  { slot, x, y, rotation }: Placement,
  completes: readonly number[] = [],
): string {
  const here = routes.filter(({ complete, end }) => !complete && sameCell(end, { x, y }));
  const where = words.where(
    here.map(({ label }) => label),
    here[0] ? turnOf(view.faceUp[slot]!, rotation, here[0]) : 'ahead',
  );
  const done = completes.map((route) => routes[route]!.label);
  return done.length > 0 ? `${where} (${words.completes(done)})` : where;
}

export function sayGhost(words: Words, view: View, routes: readonly Route[], ghost: Ghost): string {
  const said = sayPlacement(words, view, routes, ghost.placement, ghost.completes);
  return ghost.reason ? words.reason(ghost.reason) : said.charAt(0).toUpperCase() + said.slice(1);
}

export function promptOf(table: InterUrbanTable, words: Words, routes: readonly Route[], choice: Choice): string {
  const { view, players, me, result } = table;
  const name = (seat: number): string => players[seat]!.name;
  if (result) {
    const { winners, scores } = result;
    return words.prompt.won(words.list(winners.map(name)), winners.length, scores[winners[0]!]!);
  }
  if (me !== view.seat) return words.prompt.wait(name(view.seat));
  const { ghost, code } = choice;
  if (code !== undefined && ghost?.firm) {
    if (ghost.reason) return words.reason(ghost.reason);
    return words.prompt.here(
      words.tile(code, name),
      sayPlacement(words, view, routes, ghost.placement, ghost.completes),
    );
  }
  if (code !== undefined) return words.prompt.where(words.tile(code, name));
  return view.placed === 0 ? words.prompt.choose : words.prompt.more(MOST - view.placed, view.stationPlaced);
}

export function buttons(
  words: Words,
  legal: readonly Action[],
  choice: Choice,
  act: (action: Action) => void,
): Pick<Slots, 'primary' | 'secondary'> {
  const { ghost } = choice;
  const end = legal.find(({ type }) => type === 'end');
  const turns = choice.code !== undefined && rotationsOf(choice.code).length > 1;
  const turning = turns && { label: words.button.turn, run: () => choice.turn() };
  if (ghost?.firm) {
    const { placement, reason } = ghost;
    return {
      primary: { label: words.button.place, disabled: reason !== undefined, run: () => act(placement) },
      ...(turning && { secondary: turning }),
    };
  }
  return {
    ...(end && { primary: { label: words.button.end, run: () => act(end) } }),
    ...(turning && { secondary: turning }),
  };
}

/** First a tile, then its place: some dozen lines at most instead of hundreds. */
export function listed(
  table: InterUrbanTable,
  words: Words,
  routes: readonly Route[],
  choice: Choice,
  act: (action: Action) => void,
): ListedChoice[] {
  const { view, legal, players } = table;
  const name = (seat: number): string => players[seat]!.name;
  const end = legal.find(({ type }) => type === 'end');
  const ending = end ? [{ key: 'end', label: words.button.end, run: () => act(end) }] : [];
  const all = placements(legal);
  if (choice.slot !== undefined) {
    return [
      ...all
        .filter(({ slot }) => slot === choice.slot)
        .map((placement) => ({
          key: JSON.stringify(placement),
          label: `${words.tile(choice.code!, name)}: ${sayPlacement(words, view, routes, placement)}`,
          run: () => act(placement),
        })),
      { key: 'other', label: words.choice.other, run: () => choice.choose(undefined) },
      ...ending,
    ];
  }
  const slots = [...new Set(all.map(({ slot }) => slot))];
  return [
    ...ending,
    ...slots.map((slot) => ({
      key: `slot ${slot}`,
      label: words.choice.tile(words.tile(view.faceUp[slot]!, name), all.filter((it) => it.slot === slot).length),
      run: () => choice.choose(slot),
    })),
  ];
}
