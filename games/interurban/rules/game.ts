/** InterUrban as a game of the kernel. */
import { defineGame, shuffle, type Rng } from '@stellwerk/kernel';
import { checkAction, legalActions, sampleAction } from './legal.ts';
import { announce, carryOut, deal } from './play.ts';
import { leaders, seriesTotals } from './scoring.ts';
import { MAX_SEATS, stationTiles, STRIDE, TRACK_TILES } from './tiles.ts';
import { OPTIONS, type Action, type Event, type State, type Table, type View } from './types.ts';

export const game = defineGame<State, Action, View, typeof OPTIONS, Event>({
  id: 'interurban',
  version: 2,
  open: true,
  seats: { min: 2, max: MAX_SEATS },
  options: OPTIONS,

  setup({ competition }, seatCount, rng, tell) {
    const state = deal(seatCount, competition, 0, [], rng);
    announce(state, tell);
    return state;
  },
  clone: (state) => ({
    ...copyTable(state),
    trackPile: state.trackPile.slice(),
    stationPiles: state.stationPiles.map((pile) => pile.slice()),
  }),

  toAct: (state) => (state.ended === null ? [state.seat] : []),
  legal: legalActions,
  sample: (state, _seat, rng) => sampleAction(state, rng),
  check: checkAction,
  apply: (state, _seat, action, rng, tell) => carryOut(state, action, rng, tell),
  /** Tiles have been turned up once the turn is over. */
  undoable: (state) => state.placed > 0,
  /** Closes the turn, or places what is listed first: a track tile if there is one. */
  fallback: (state, seat) => (state.placed > 0 ? { type: 'end' } : legalActions(state, seat)[0]!),

  view: (state, viewer) => ({
    ...copyTable(state),
    trackLeft: state.trackPile.length,
    stationsLeft: state.stationPiles.map((pile) => pile.length),
    viewer,
  }),
  ownView: (_state, viewer) => ({ viewer }),
  result(state) {
    if (state.ended === null) return undefined;
    const scores = seriesTotals(state);
    return { winners: leaders(scores), scores };
  },
  guess(view, rng) {
    return {
      ...copyTable(view),
      trackPile: hidden(view, [...TRACK_TILES], rng),
      stationPiles: view.stationsLeft.map((_, seat) => hidden(view, stationTiles(seat), rng)),
    };
  },
});

function copyTable(table: Table): Table {
  return {
    seats: table.seats,
    competition: table.competition,
    game: table.game,
    points: table.points.map((points) => points.slice()),
    startPlayer: table.startPlayer,
    turns: table.turns,
    seat: table.seat,
    placed: table.placed,
    stationPlaced: table.stationPlaced,
    faceUp: table.faceUp.slice(),
    tiles: table.tiles.slice(),
    complete: table.complete.slice(),
    ended: table.ended,
    laid: table.laid.slice(),
  };
}

/** Those of a set of tiles that lie neither on the table nor face up, in any order. */
function hidden(table: Table, set: number[], rng: Rng): number[] {
  const seen = [...table.faceUp, ...table.tiles.filter((_, i) => i % STRIDE === STRIDE - 1)];
  for (const tile of seen) {
    const index = set.indexOf(tile);
    if (index >= 0) set.splice(index, 1);
  }
  return shuffle(set, rng);
}
