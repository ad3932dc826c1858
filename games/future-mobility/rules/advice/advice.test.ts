/** What a good turn is: the bot plays the best, and a hint shows several with their reasons. */
import { describe, expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { act, arrange, at, type Arrangement } from '../arrange.testing.ts';
import { bestPlans, game, HAND_LIMIT, TARGET, type State, type View } from '../index.ts';
import { reasonsFor, type Because } from './reasons.ts';
import { worstLoss } from './risk.ts';
import { TurnPlan, type Idea } from './turn-plan.ts';

const seen = (wish: Arrangement): View => game.view(arrange(wish), 0) as View;
const kinds = (view: View, place = 0): string[] =>
  reasonsFor(view, new TurnPlan(view).several(3)[place]!).map(({ kind }) => kind);

describe('several turns', () => {
  const view = seen({
    open: [30, 36, 17, 21, 11],
    hands: [['bikePath', 'electricVehicle', 'delivery', 'tramB', 'trafficJam']],
    markers: { bikePath: [at(2, 4), at(3, 4)] },
  });

  test('are whole turns that the rules take, the best first, as the bot would begin it', () => {
    const turns = new TurnPlan(view).several(3);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns[0]!.actions[0]).toEqual(new TurnPlan(view).best());
    for (const { actions, points } of turns) {
      const state = arrange({
        open: [30, 36, 17, 21, 11],
        hands: [['bikePath', 'electricVehicle', 'delivery', 'tramB', 'trafficJam']],
        markers: { bikePath: [at(2, 4), at(3, 4)] },
      });
      for (const action of actions) {
        expect(game.check(state, 0, action)).toBeUndefined();
        game.apply(state, 0, action, { below: () => 0 }, () => {});
      }
      for (let i = 0; state.phase === 'window' && i < 3; i++)
        game.apply(state, state.asked, { type: 'pass' }, { below: () => 0 }, () => {});
      expect(state.scores[0]).toBe(points);
    }
  });

  test('differ in their cards or trips', () => {
    const turns = new TurnPlan(view)
      .several(3)
      .map(({ actions }) =>
        JSON.stringify(
          actions.map((action) =>
            action.type === 'trip'
              ? [...action.segments.map(({ trip }) => trip).sort(), action.electric, action.carpool]
              : 'card' in action
                ? action.card
                : action.type,
          ),
        ),
      );
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('do not differ in cards alone that bring no points', () => {
    for (const hand of [
      ['bikePath', 'bikePath', 'tramA', 'tramB', 'walkableCity', 'tramA'],
      ['bikePath', 'walkableCity', 'tramB', 'electricVehicle', 'carpool', 'tramA'],
    ] as const) {
      const turns = new TurnPlan(seen({ open: [30, 36, 17, 21, 11], hands: [hand] })).several(3);
      const told = turns.map(({ actions, points }) => {
        const trip = actions.find((action) => action.type === 'trip');
        return `${
          trip?.segments
            .map((segment) => segment.trip)
            .toSorted()
            .join() ?? ''
        } ${points}`;
      });
      expect(new Set(told).size, told.join('; ')).toBe(told.length);
    }
  });
});

describe('reasons', () => {
  test('say that no jam is possible where nobody drives', () => {
    const view = seen({ open: [1, 2, 39, 25, 37], hands: [['walkableCity']] });
    expect(kinds(view)).toContain('noJam');
  });

  test('say how many cards a star brings, and that 50 are reached', () => {
    expect(kinds(seen({ open: [39], hands: [[]] }))).toContain('star');
    expect(kinds(seen({ open: [39], hands: [[]], scores: [46, 0, 0] }))[0]).toBe('reaches');
  });

  test('are two at most', () => {
    const view = seen({
      open: [39, 29, 30, 31, 38],
      hands: [['bikePath', 'bikePath', 'trafficJam']],
      scores: [48, 0, 0],
    });
    expect(kinds(view).length).toBeLessThanOrEqual(2);
  });
});

/** Turns of random plays, with the table as it was before them. */
function* turns(plays: number): Generator<{ state: State; view: View; idea: Idea }> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 200 && state.phase !== 'over'; step++) {
      const seat = game.toAct(state)[0]!;
      if (state.phase === 'plan' && !state.avoided && rng.below(6) === 0) {
        const view = game.view(state, seat) as View;
        for (const idea of new TurnPlan(view).several(3)) yield { state: game.clone(state), view, idea };
      }
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
}

/** Does what the reason says come about when the turn is played and nobody jams it? */
function holds(reason: Because, before: State, view: View, idea: Idea): boolean {
  const state = game.clone(before);
  const seat = state.turn;
  const trip = idea.actions.find((action) => action.type === 'trip');
  const heard = idea.actions.flatMap((action) => act(state, seat, action));
  const asked = state.phase === 'window';
  while (state.phase === 'window') heard.push(...act(state, state.asked, { type: 'pass' }));
  const stars = heard.filter(({ event, to }) => to !== 'all' && event.type === 'drew' && event.why === 'star');
  const drawn = stars.reduce((sum, { event }) => sum + (event.type === 'drew' && event.cards ? event.count : 0), 0);
  const open = before.open.filter((id) => state.open.includes(id));
  switch (reason.kind) {
    case 'reaches':
      return state.scores[seat]! - (reason.sure && trip ? worstLoss(view, trip) : 0) >= TARGET;
    case 'noJam':
      return !asked;
    case 'jamLikely':
      return asked;
    case 'manyTrips':
      return trip!.segments.length === reason.trips;
    case 'star':
      return drawn === reason.cards;
    case 'leaves':
      return bestPlans({ options: state.options, markers: state.markers, open, hand: [] }).every(
        ({ points }) => points <= reason.points,
      );
    case 'keeps':
      return state.hands[seat]!.includes(reason.card);
    case 'serves':
      return open.length >= reason.trips;
    case 'noDiscard':
      return state.hands[seat]!.length <= HAND_LIMIT && state.phase !== 'discard';
  }
}

test('what a hint says is true in every position', () => {
  const said = new Set<string>();
  for (const { state, view, idea } of turns(40))
    for (const reason of reasonsFor(view, idea)) {
      said.add(reason.kind);
      expect(holds(reason, state, view, idea), JSON.stringify([reason, idea.actions])).toBe(true);
    }
  for (const kind of ['noJam', 'jamLikely', 'star', 'leaves', 'keeps', 'manyTrips']) expect(said).toContain(kind);
});
