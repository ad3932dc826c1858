/** Trains: one field forward, calls, turning at termini, and the way home of a diverted train. */
import type { Tell } from '@stellwerk/kernel';
import { homeOf, LINES, sisterOf, startField } from './board.ts';
import { FIELD_OF, isDiverted, isTerminus, nextField, stationOf } from './network.ts';
import { aboard } from './state.ts';
import type { Event, Passenger, State, Station, Step, Train } from './types.ts';
import { noteSettling } from './undo.ts';

/** A new call begins when a train enters a station; on a plain field there is none. */
function beginCall(state: State, train: Train): void {
  state.reserved[train] = false;
  state.call[train] = stationOf(state, train) < 0 ? 0 : ++state.calls;
}

/**
 * One field. At a terminus of its home line the train faces the other way at once (6, 7); on a foreign terminus it is about to be
 * taken home.
 */
export function advance(state: State, train: Train): void {
  const line = state.line[train]!;
  state.field[train] = nextField(state, train);
  if (isTerminus(line, state.field[train]!)) {
    if (isDiverted(state, train)) state.homing[train] = true;
    else state.dir[train] = state.field[train] === 0 ? 1 : -1;
  }
  beginCall(state, train);
}

/**
 * Takes a diverted train to that start station of its home line that is farther from its sister (35, 36): from where the sister left the
 * line, if that one is diverted too.
 */
export function takeHome(state: State, train: Train, tell: Tell<Event>): void {
  const home = homeOf(train);
  const sister = sisterOf(train);
  const { last } = LINES[home]!;
  const left = state.leftHome[sister]!;
  const other = left >= 0 ? FIELD_OF[home]![left]! : state.field[sister]!;
  const field = 2 * other === last ? startField(train) : 2 * other > last ? 0 : last;
  state.line[train] = home;
  state.field[train] = field;
  state.dir[train] = field === 0 ? 1 : -1;
  state.leftHome[train] = -1;
  state.homing[train] = false;
  beginCall(state, train);
  tell({ type: 'cameHome', train, station: stationOf(state, train), dir: state.dir[train]! });
}

interface Causes {
  readonly entered?: readonly Train[];
  readonly comers?: readonly Passenger[];
  readonly turned?: readonly Train[];
}

/** Whether anybody is there to be settled: on the platform, or in a train that stands there, or a train that goes home. */
function concernsSomebody(state: State, station: Station): boolean {
  for (const place of state.place) if (place === station) return true;
  for (let train = 0; train < state.line.length; train++) {
    if (stationOf(state, train) === station && (state.homing[train] || aboard(state, train).length > 0)) return true;
  }
  return false;
}

const concerns = (state: State, step: Step, station: Station): boolean =>
  (step.do === 'settle' && step.stations.includes(station)) ||
  (step.do === 'seats' && state.call[step.train] === step.call && stationOf(state, step.train) === station);

/**
 * Puts the settling of these stations on the agenda. While one of them is being settled already, trains that enter (F12), are diverted or
 * turned (F25) have a settling of their own at once; who comes by taxi boards when the running one is over.
 */
export function settle(state: State, stations: readonly Station[], causes: Causes): void {
  const busy = stations.filter((station) => concernsSomebody(state, station)).sort((a, b) => a - b);
  if (busy.length === 0) return;
  for (const station of busy) noteSettling(state, station);
  const { entered = [], comers = [], turned = [] } = causes;
  const outer = state.agenda.findIndex((step) => busy.some((station) => concerns(state, step, station)));
  const nested = outer >= 0;
  state.agenda.push(settling(state, busy, { entered, comers, turned }, nested));
  if (nested && comers.length > 0) state.agenda.splice(outer, 0, settling(state, busy, {}, false));
}

function settling(state: State, stations: readonly Station[], causes: Causes, nested: boolean): Step {
  const { entered = [], comers = [], turned = [] } = causes;
  return {
    do: 'settle',
    phase: 'cards',
    stations: [...stations],
    entered: [...entered],
    comers: [...comers],
    turned: [...turned],
    nested,
    since: state.calls,
    trains: [],
    calls: [],
    asked: [],
    yes: [],
    held: false,
  };
}
