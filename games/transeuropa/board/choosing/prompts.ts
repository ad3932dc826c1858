/** The prompt line: what is asked of whom, and the buttons beside it. */
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import type { Action } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Moves } from './moves.ts';
import type { TransEuropaTable } from '../table.ts';

export function promptOf(
  { view, players, me, result }: TransEuropaTable,
  words: Words,
  action: Action | undefined,
  said: string,
  privately: boolean,
): string {
  const name = players[view.turn]!.name;
  const names = (seats: readonly number[]): string => words.list(seats.map((seat) => players[seat]!.name));
  if (result) return words.prompt.won(names(result.winners), result.winners.length);
  if (action?.type === 'start') return words.prompt.startHere(words.crossing(view.map, action.crossing));
  if (action) return words.prompt.layHere(said);
  const mine = me === view.turn;
  if (view.phase === 'start') return mine ? words.prompt.start : words.prompt.waitStart(name);
  if (view.finishers.length > 0) return mine ? words.prompt.last(names(view.finishers)) : words.prompt.waitLast(name);
  if (!mine) return words.prompt.waitLay(name);
  if (view.laidThisTurn > 0) return words.prompt.second;
  return privately ? words.prompt.layPrivate : words.prompt.lay;
}

/** What was picked comes first; with nothing picked, stopping is all that a button can do. */
export function buttons(
  words: Words,
  { kind, stop }: Moves,
  action: Action | undefined,
  act: (action: Action) => void,
): Pick<Slots, 'primary' | 'secondary'> {
  if (kind === 'none') return {};
  const label = kind === 'crossing' ? words.button.place : words.button.lay;
  const stopping = stop && { label: words.button.stop, run: () => act(stop) };
  if (action) return { primary: { label, run: () => act(action) }, ...(stopping && { secondary: stopping }) };
  return { primary: stopping ?? { label, disabled: true, run: () => {} } };
}
