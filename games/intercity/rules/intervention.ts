/**
 * Before a step that would let somebody win: armed cards that wait for it are played, and everybody else who could do something is
 * asked once.
 */
import type { Rng, Seat, Tell } from '@stellwerk/kernel';
import { checkAct, perform } from './acts.ts';
import { forecast, winnerOf, type Arrival } from './arrivals.ts';
import { aboard, mayFight, seatOf, seatOfTeam, seatsInOrder, teamOf } from './state.ts';
import type { Act, Armed, Event, Play, Position, State, Step, Team, Train } from './types.ts';
import { isAway, openWindow } from './windows.ts';

type AnnouncedStep = Extract<Step, { acts: number }>;

/** Whether the step may go on now. If not, something was put on the agenda or a window opened; it is asked again afterwards. */
export function mayGoOn(
  state: State,
  step: AnnouncedStep,
  trains: readonly Train[],
  rng: Rng,
  tell: Tell<Event>,
): boolean {
  const arrivals = forecast(state, trains);
  if (arrivals.length === 0) return true;
  if (state.acts !== step.acts) {
    step.asked = false;
    step.acts = state.acts;
  }
  if (playArmed(state, (seat, armed) => meetsForecast(state, seat, armed, arrivals), rng, tell)) return false;
  const winner = winnerOf(state, arrivals);
  if (winner < 0 || step.asked) return true;
  step.asked = true;
  const decisive = decisiveArrival(arrivals, winner);
  const asked = seatsInOrder(state).filter((seat) => canIntervene(state, seat, winner, decisive.train));
  if (asked.length === 0) return true;
  const questions = asked.map((seat) => ({ seat, passenger: -1 }));
  openWindow(state, 'intervene', questions, { train: decisive.train, station: decisive.station }, tell);
  return false;
}

function decisiveArrival(arrivals: readonly Arrival[], winner: Team): Arrival {
  return arrivals.findLast(({ passenger }) => teamOf(passenger) === winner)!;
}

/** Holding a card is enough, whichever it is: being asked must not tell what is in a hand. */
function canIntervene(state: State, seat: Seat, winner: Team, train: Train): boolean {
  if (seat === seatOfTeam(state, winner) || isAway(state, seat) || !state.settings[seat]!.intervene) return false;
  const demands = aboard(state, train).some(
    (passenger) => seatOf(state, passenger) === seat && mayFight(state, passenger),
  );
  return state.hands[seat]!.length > 0 || demands;
}

/** The play of an armed card whose trigger this forecast meets. */
function meetsForecast(
  state: Position,
  seat: Seat,
  { trigger, play }: Armed,
  arrivals: readonly Arrival[],
): Play | undefined {
  if (trigger.when === 'wins') {
    return winnerOf(state, arrivals) === trigger.team
      ? aimed(play, decisiveArrival(arrivals, trigger.team).train)
      : undefined;
  }
  if (trigger.when !== 'second') return undefined;
  const second = arrivals.find(
    ({ passenger, train }) =>
      seatOf(state, passenger) === seat &&
      state.rear[train] === passenger &&
      arrivals.some((other) => other.passenger === state.front[train] && seatOf(state, other.passenger) !== seat),
  );
  return second && aimed(play, second.train);
}

function aimed(play: Play, train: Train): Play {
  return 'train' in play && play.train < 0 ? { ...play, train } : play;
}

/** Plays the first armed card, in the players' order, whose trigger is met and which is legal. */
export function playArmed(
  state: State,
  meets: (seat: Seat, armed: Armed) => Play | undefined,
  rng: Rng,
  tell: Tell<Event>,
): boolean {
  for (const seat of seatsInOrder(state)) {
    const found = findArmed(state, seat, meets);
    if (!found) continue;
    state.armed[seat] = state.armed[seat]!.filter((_, index) => index !== found.index);
    perform(state, seat, found.act, rng, tell);
    return true;
  }
  return false;
}

function findArmed(
  state: State,
  seat: Seat,
  meets: (seat: Seat, armed: Armed) => Play | undefined,
): { readonly index: number; readonly act: Act } | undefined {
  for (const [index, armed] of state.armed[seat]!.entries()) {
    const play = meets(seat, armed);
    if (play && checkAct(state, seat, { type: 'play', play }) === undefined)
      return { index, act: { type: 'play', play } };
  }
  return undefined;
}
