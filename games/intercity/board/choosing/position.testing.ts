/** Positions for tests of what a person puts together. */
import { fastRng, pick } from '@stellwerk/kernel';
import { game, proposeItinerary, type State, type View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import type { Speech } from './say.ts';

export function begun(seed = 1, seats = 3): { readonly state: State; readonly seat: number } {
  const rng = fastRng(seed);
  const state = game.setup({ duel: false, moveUp: true }, seats, rng, () => {});
  for (let seat = 0; seat < seats; seat++) game.apply(state, seat, { type: 'pass' }, rng, () => {});
  return { state, seat: game.toAct(state)[0]! };
}

/** Ready to drive with these faces. */
export function driving(dice: readonly number[]): {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
} {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'drive', rolls: 3, dice: [...dice] });
  return { state, seat, view: game.view(state, seat) };
}

/** Puts a train onto a field of its own line. */
export function put(state: State, train: number, field: number, dir: 1 | -1): void {
  state.line[train] = train >> 1;
  state.field[train] = field;
  state.dir[train] = dir;
}

export const speak = (view: View, language: 'de' | 'en' = 'en'): Speech => ({
  words: texts[language],
  view,
  name: (seat) => ['Kim', 'Ada', 'Harry', 'Lina'][seat]!,
});

/** Views of players about to drive, from games of chance in which everybody plans. */
export function* aboutToDrive(games: number): Generator<View> {
  for (const { view } of momentsToDrive(games)) yield view;
}

/** The same with what nobody sees. The game goes on with this state. */
export function* momentsToDrive(
  games: number,
): Generator<{ readonly state: State; readonly seat: number; readonly view: View }> {
  for (let seed = 0; seed < games; seed++) {
    const rng = fastRng(seed + 20);
    const state = game.setup({ duel: false, moveUp: true }, 3, rng, () => {});
    let met = 0;
    while (!game.result(state) && met < 8) {
      const seat = pick(game.toAct(state), rng);
      if (state.phase === 'drive' && !state.window && state.used.every((used) => !used)) {
        met++;
        for (const passenger of game.view(state, seat).own!.passengers) {
          const legs = proposeItinerary(state, passenger)?.legs ?? [];
          state.orders[passenger] = { ...state.orders[passenger]!, legs: [...legs] };
        }
        yield { state, seat, view: game.view(state, seat) };
      }
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
}
