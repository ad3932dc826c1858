/** Future Mobility as a value. */
import { defineGame, type Result } from '@stellwerk/kernel';
import { Flow, winners } from './flow.ts';
import { check, fallback, isForced, legal, sample, toAct } from './legality.ts';
import { clone, deal, guess, ownView, view } from './state.ts';
import { OPTIONS, type Action, type Event, type State, type View } from './types.ts';

export const game = defineGame<State, Action, View, typeof OPTIONS, Event>({
  id: 'future-mobility',
  version: 3,
  seats: { min: 3, max: 4 },
  options: OPTIONS,
  setup(options, seatCount, rng, tell) {
    const state = deal(options, seatCount, rng);
    tell({ type: 'started', first: state.first, open: state.open.slice() });
    state.hands.forEach((hand, seat) => {
      const drew = { type: 'drew', seat, why: 'setup', count: hand.length } as const;
      tell({ ...drew, cards: hand.slice() }, { only: [seat] });
      tell(drew, { except: [seat] });
    });
    new Flow(state, rng, tell).beginTurn(state.first);
    return state;
  },
  clone,
  toAct,
  mayAct: (state) => (state.phase === 'over' ? [] : state.orders.map((_, seat) => seat)),
  legal,
  // Trips are too many to list, and standing orders may be given at any time but that of a forced answer.
  staged: (state, seat) => state.phase !== 'over' && !isForced(state, seat),
  sample,
  check,
  apply: (state, seat, action, rng, tell) => new Flow(state, rng, tell).act(seat, action),
  // Everything else ends with cards drawn or with somebody else to act.
  undoable: (_state, _seat, { type }) => type === 'lay' || type === 'avoid' || type === 'recover' || type === 'order',
  fallback,
  reaction: (state) => state.phase === 'window' || state.phase === 'carpool',
  forced: (state, seat) => (isForced(state, seat) ? legal(state, seat)[0] : undefined),
  view,
  ownView,
  result: (state): Result | undefined =>
    state.phase === 'over' ? { winners: winners(state.scores), scores: state.scores.slice() } : undefined,
  guess,
});
