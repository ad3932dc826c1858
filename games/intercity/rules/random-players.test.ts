/** Random players in crowded stations: what must hold after every action, whatever the orders, cards and requests. */
import { fastRng, type Rng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_COUNTS, CARDS, STATIONS, TRAINS } from './board.ts';
import { game } from './game.ts';
import { stationOf } from './network.ts';
import { anyAction, anySeat, crowded } from './random-player.testing.ts';
import { aboard, arrivedOfTeam, goalOf } from './state.ts';
import { ABOARD, ARRIVED, NOBODY, type Event, type State } from './types.ts';

/** What must have happened for the rest to mean anything, beside every event card. */
const CORNERS = ['boardingRoll', 'fullTrainRoll', 'refused', 'fight', 'missed', 'asked', 'movedUp', 'swapped'];
const PLAYS = 500;
const ACTIONS = 12;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays for a while; `visit` sees the state after each action, with its events. A rule that is broken tells the seed of its play. */
function play(seats: number, seed: number, visit: (moment: Moment, rng: Rng) => void): void {
  const chance = fastRng(seed);
  const choices = fastRng(seed + 10_000);
  const state = crowded(seats, chance);
  let action: unknown;
  const ready = state.hands.map((_, seat) => seat);
  try {
    for (let count = 0; count < ACTIONS && !game.result(state); count++) {
      const waiting = ready.pop();
      const seat = waiting ?? anySeat(state, choices);
      const chosen = waiting === undefined ? anyAction(state, seat, choices) : ({ type: 'pass' } as const);
      if (!chosen) continue;
      action = chosen;
      const events: Event[] = [];
      game.apply(state, seat, chosen, chance, (event) => void events.push(event));
      visit({ state, events }, choices);
    }
  } catch (cause) {
    throw new Error(`play ${seed} with ${seats} seats, ${JSON.stringify(action)}: ${String(cause)}`, { cause });
  }
}

/** In exactly one place: on a platform, in one seat of its train, or arrived as the list of arrivals says. */
function everybodyIsSomewhere({ state }: Moment): void {
  const seated = [...state.front, ...state.rear].filter((passenger) => passenger !== NOBODY);
  must(new Set(seated).size === seated.length, 'a passenger sits in two seats');
  state.place.forEach((place, passenger) => {
    const isSeated = seated.includes(passenger);
    if (place >= ABOARD) must(aboard(state, place - ABOARD).includes(passenger), 'not in its train');
    else must(!isSeated, 'sits in a train but is elsewhere');
    must(place < STATIONS.length || place >= ABOARD, 'is nowhere');
    must((place === ARRIVED) === state.arrivals.includes(passenger), 'has arrived without arriving');
  });
}

/** Boarding, leaving and arriving happen in stations; arriving at the passenger's own goal. */
function nothingHappensOnPlainFields({ state, events }: Moment): void {
  for (const event of events) {
    if (event.type === 'boarded' || event.type === 'left') must(event.station >= 0, `${event.type} on a plain field`);
    if (event.type === 'arrived') must(event.station === goalOf(state, event.passenger), 'arrived somewhere else');
  }
}

function seatsAndCallsFit({ state }: Moment): void {
  for (let train = 0; train < TRAINS; train++) {
    const call = state.call[train]!;
    must(call > 0 === stationOf(state, train) >= 0, 'a call is open outside a station');
    must(!state.reserved[train] || (call > 0 && state.rear[train] !== NOBODY), 'an empty seat is reserved');
    must(!state.homing[train] || state.window !== null || state.phase === 'over', 'a train wasn’t taken home');
    const gap = state.front[train] === NOBODY && state.rear[train] !== NOBODY;
    must(!state.moveUp || !gap || state.phase === 'over', 'nobody moved up');
    for (const passenger of aboard(state, train)) {
      must(call === 0 || !state.refused[passenger]!.includes(call), 'boarded in a call that was used up');
    }
  }
}

function cardsAreKept({ state }: Moment): void {
  CARDS.forEach((card, index) => {
    const held = state.hands.map((hand) => hand.filter((other) => other === index).length);
    const left = state.deck.filter((other) => other === index).length;
    const all = held.reduce((sum, count) => sum + count, left + state.spent[index]!);
    must(all === CARD_COUNTS[card], `${card} is lost or doubled`);
    state.armed.forEach((armed, seat) =>
      must(armed.filter(({ play: { card: ready } }) => ready === card).length <= held[seat]!, `${card} armed twice`),
    );
  });
}

/** The game waits for a decision, and all requests have been carried out or told to be impossible. */
function theGameGoesOn({ state }: Moment): void {
  const teams = Array.from({ length: state.teams }, (_, team) => team);
  const complete = teams.some((team) => arrivedOfTeam(state, team) === 2);
  must(complete === (state.phase === 'over'), 'a win went unnoticed');
  if (state.phase === 'over') return;
  must(
    state.window !== null || (state.agenda.length === 0 && state.requests.length === 0),
    'something was left undone',
  );
  must(game.toAct(state).length > 0, 'nobody is to act');
}

/** Looking changes nothing, JSON keeps everything, and a copy can be played on without touching the original. */
function copiesAreWhole({ state }: Moment, rng: Rng): void {
  if (rng.below(60) > 0 || state.phase === 'over') return;
  const text = JSON.stringify(state);
  expect(JSON.parse(text)).toEqual(state);
  const copy = game.clone(state);
  expect(copy).toEqual(state);
  const seat = anySeat(state, rng);
  const action = anyAction(copy, seat, rng);
  if (action) game.apply(copy, seat, action, fastRng(1), () => {});
  for (let viewer = 0; viewer < state.seats; viewer++) {
    for (const legal of game.legal(state, viewer)) must(!game.check(state, viewer, legal), 'what is legal is refused');
    const seen = game.view(state, viewer);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    game.guess!(seen, rng);
  }
  must(JSON.stringify(state) === text, 'looking or a copy has changed the state');
}

describe.each([2, 3, 4, 6])('random players at %i seats', (seats) => {
  test('never break a rule', () => {
    let visited = 0;
    const happened = new Set<string>();
    for (let seed = 0; seed < PLAYS; seed++) {
      play(seats, seed, (moment, rng) => {
        everybodyIsSomewhere(moment);
        nothingHappensOnPlainFields(moment);
        seatsAndCallsFit(moment);
        cardsAreKept(moment);
        theGameGoesOn(moment);
        copiesAreWhole(moment, rng);
        visited++;
        for (const event of moment.events) happened.add(event.type === 'played' ? event.play.card : event.type);
      });
    }
    expect(visited).toBeGreaterThan(PLAYS * 8);
    expect([...happened]).toEqual(expect.arrayContaining([...CARDS, ...CORNERS]));
  });
});
