/**
 * What a seat may do, worked out from its view alone. Any world that agrees with the view will do, since the kit proves that legal
 * actions and refusals are the same in all of them.
 */
import type { Game, Seat } from './game.ts';
import { fastRng } from './random.ts';

export function legalIn<Action, View>(game: Game<any, Action, View>, view: View, seat: Seat): readonly Action[] {
  return game.legal(game.guess(view, fastRng(0)), seat);
}
