/** What a good turn is: the bot plays the best, and a hint shows several with their reasons. */
import { describe, expect, test } from 'vitest';
import { arrange, at, type Arrangement } from '../arrange.testing.ts';
import { game, type View } from '../index.ts';
import { reasonsFor } from './reasons.ts';
import { TurnPlan } from './turn-plan.ts';

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
