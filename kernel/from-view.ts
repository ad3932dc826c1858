/**
 * What a seat may do, worked out from its view alone. Any world that agrees with the view will do, since the kit proves that legal
 * actions and refusals are the same in all of them.
 */
import type { Game, Reason, Seat } from './game.ts';
import { fastRng } from './random.ts';

export function legalIn<Action, View>(game: Game<any, Action, View>, view: View, seat: Seat): readonly Action[] {
  return game.legal(game.guess(view, fastRng(0)), seat);
}

export function whyNotIn<View>(
  game: Game<any, any, View>,
  view: View,
  seat: Seat,
  action: unknown,
): Reason | undefined {
  return game.check(game.guess(view, fastRng(0)), seat, action);
}
