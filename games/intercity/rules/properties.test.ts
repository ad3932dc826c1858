/** What holds in every state of every play, and the kit's contract. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRng, pick } from '@stellwerk/kernel';
import { testGame, testHostileInput } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import { CARD_COUNTS, CARDS, homeOf, LINES, TRAINS } from './board.ts';
import { game } from './game.ts';
import { stationOf } from './network.ts';
import { secretAction } from './random-player.testing.ts';
import { arrivedOfTeam, seatOf } from './state.ts';
import { ABOARD, ARRIVED, NOBODY, type Action, type Event, type State } from './types.ts';

const PLAYS = 4;

/** Random plays; `visit` sees each state after an action, with the events of that action. */
function play(seats: number, seed: number, visit: (state: State, events: readonly Event[]) => void): void {
  const rng = fastRng(seed);
  const choices = fastRng(seed + 7);
  const state = game.setup({ duel: seats === 2, moveUp: seed % 2 === 0 }, seats, rng, () => {});
  dealCards(state);
  while (!game.result(state)) {
    const seat = pick(game.toAct(state), choices);
    const events: Event[] = [];
    const action = choices.below(20) === 0 ? ordersToAsk(state, seat) : game.sample!(state, seat, choices);
    game.apply(state, seat, action, rng, (event) => void events.push(event));
    visit(state, events);
  }
}

/** Three event cards for everybody: at random they would be rare. */
function dealCards(state: State): void {
  for (const hand of state.hands) hand.push(...state.deck.splice(-3).sort((a, b) => a - b));
  state.deckSize = state.deck.length;
}

/** Now and then somebody wants to be asked about everything. */
function ordersToAsk(state: State, seat: number): Action {
  const passenger = state.place.findIndex((place, index) => place !== ARRIVED && seatOf(state, index) === seat);
  const switches = {
    full: 'ask',
    card: 'ask',
    front: 'ask',
    near: 9,
    turned: 'ask',
    thrown: 'ask',
    otherwise: 'ask',
  } as const;
  return { type: 'switches', passenger, switches };
}

/** Cheaper than `expect` for what is asked of thousands of states. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

describe.each([2, 3, 4, 6])('with %i seats', (seats) => {
  test('every passenger is in exactly one place, at most two in a train', () => {
    for (let seed = 0; seed < PLAYS; seed++) {
      play(seats, seed, (state) => {
        const seated = [...state.front, ...state.rear].filter((passenger) => passenger !== NOBODY);
        must(new Set(seated).size === seated.length, 'a passenger sits in two seats');
        const aboard = state.place.flatMap((place, passenger) => (place >= ABOARD ? [passenger] : []));
        must(aboard.length === seated.length, 'a seat or a place is wrong');
        for (const passenger of aboard) {
          const train = state.place[passenger]! - ABOARD;
          must([state.front[train], state.rear[train]].includes(passenger), 'not in the train it should be in');
        }
      });
    }
  });
  test('cards are conserved; no team holds a station card twice', () => {
    play(seats, 11, (state) => {
      const all = [...state.deck, ...state.hands.flat()];
      CARDS.forEach((card, index) => {
        const left = all.filter((other) => other === index).length;
        must(left + state.spent[index]! === CARD_COUNTS[card], `${card} is lost or doubled`);
      });
      for (let team = 0; team < state.teams; team++) {
        const [a, b] = [state.task[2 * team], state.task[2 * team + 1]];
        must(a === 0 || a !== b, 'a team holds a station card twice');
      }
    });
  });
  test('trains are on fields of their line, diverted ones know where they left theirs, calls are open in stations only', () => {
    play(seats, 12, (state) => {
      for (let train = 0; train < TRAINS; train++) {
        const line = state.line[train]!;
        must(LINES[line]!.fields[state.field[train]!] !== undefined, 'a train is off its line');
        must(state.leftHome[train]! >= 0 === (line !== homeOf(train)), 'a train forgot its home');
        must(state.call[train]! > 0 === stationOf(state, train) >= 0, 'a call is wrong');
        const gap = state.front[train] === NOBODY && state.rear[train] !== NOBODY;
        must(!(state.moveUp && gap), 'nobody moved up');
      }
    });
  });
  test('a win is noticed at the very step', () => {
    for (let seed = 20; seed < 20 + PLAYS; seed++) {
      play(seats, seed, (state, events) => {
        const teams = Array.from({ length: state.teams }, (_, team) => team);
        const complete = teams.filter((team) => arrivedOfTeam(state, team) === 2);
        must(complete.length > 0 === (state.phase === 'over'), 'a win went unnoticed');
        if (state.phase !== 'over') return;
        expect(complete).toContain(state.winner);
        expect(events.slice(-2).map(({ type }) => type)).toEqual(['arrived', 'won']);
      });
    }
  });
});

testGame(game, {
  folder: dirname(dirname(fileURLToPath(import.meta.url))),
  seatCounts: [2, 3, 4, 6],
  variants: [{ duel: true }, { moveUp: false }],
  offTurn: secretAction,
  // Standing orders show when a train meets passengers, and a card when it is drawn.
  reveals: (before: State, _, __, after: State) =>
    !after.quiet || JSON.stringify([before.place, before.task]) !== JSON.stringify([after.place, after.task]),
});

testHostileInput(game);
