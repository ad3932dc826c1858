/** Two cards of the hand that do more together, and cards that do nothing but in a jam. */
import { describe, expect, it } from 'vitest';
import { drawAction, fastRng } from '@stellwerk/kernel';
import { arrange, at, type Arrangement } from '../../rules/arrange.testing.ts';
import { playedIn } from '../../rules/advice/spent.ts';
import { bestPlans, game, MODE_BONUS, TRIPS, tripOf, type View } from '../../rules/index.ts';
import { quickFoot, slowFoot } from './feet.ts';
import { actionsOf, EMPTY, reckon, sketchOf, type Sketch } from './sketch.ts';
import { touchCard, touchTrip } from './touches.ts';
import { sparing } from '../useHints.ts';

function table(wish: Arrangement = {}): { view: View } {
  const state = arrange({ open: [30, 36, 17, 21, 11], markers: { bikePath: [at(2, 4), at(3, 4)] }, ...wish });
  return { view: game.view(state, 0) as View };
}

describe('two cards together', () => {
  const footOf = (view: View, place: number, sketch: Sketch = EMPTY) => slowFoot(view, reckon(view, sketch), place);

  it('say of each other what they bring, and show it', () => {
    const { view } = table({ open: [17], hands: [['bikePath', 'trafficJam', 'cargoBike']], markers: {} });
    for (const [place, other] of [
      [0, 'cargoBike'],
      [2, 'bikePath'],
    ] as const) {
      const foot = footOf(view, place);
      expect(foot).toMatchObject({ kind: 'pair', other, points: tripOf(17).points + MODE_BONUS.cargoBike });
      const shown = reckon(view, sketchOf(view, foot.kind === 'pair' ? foot.actions : []));
      expect(shown.points).toBe(tripOf(17).points + MODE_BONUS.cargoBike);
      expect(shown.journey!.segments[0]!.mode).toBe('cargoBike');
    }
  });

  it('help the trip that is chosen', () => {
    // Houses → stadium is too far for one path.
    const { view } = table({ open: [30, 17], hands: [['bikePath', 'bikePath']], markers: {} });
    const trip = touchTrip(view, EMPTY, 30);
    const foot = footOf(view, 1, trip);
    expect(foot).toMatchObject({ kind: 'pair', other: 'bikePath', points: tripOf(30).points + 2 });
    expect(reckon(view, sketchOf(view, foot.kind === 'pair' ? foot.actions : [])).points).toBe(tripOf(30).points + 2);
  });

  it('are no pair where one of them does as much alone', () => {
    const { view } = table({ hands: [['bikePath', 'trafficJam', 'carpool']] });
    expect(footOf(view, 0)).toMatchObject({ kind: 'makes', good: true });
    expect(footOf(view, 2)).toEqual({ kind: 'idle' });
  });

  it('are told even where a turn without cards brings as much, or one of them with other trips', () => {
    const { view } = table({ open: [17, 30, 36], hands: [['bikePath', 'cargoBike']], markers: {} });
    const points = tripOf(17).points + MODE_BONUS.cargoBike;
    const nothing = reckon(view, EMPTY);
    expect(Math.max(...bestPlans({ ...nothing.world, hand: [] }).map((plan) => plan.points))).toBeGreaterThanOrEqual(
      points,
    );
    expect(footOf(view, 1)).toMatchObject({ kind: 'pair', other: 'bikePath', points, good: false });
  });

  it('are no pair to avoid with where one of them takes all trips away', () => {
    // Between homes and a shop both match.
    const shop = TRIPS.find(({ from, to }) => from.includes('apartments') && to === 'shop')!.id;
    const supermarket = TRIPS.find(({ from, to }) => from.includes('apartments') && to === 'supermarket')!.id;
    const { view } = table({ open: [shop, supermarket], hands: [['denseCity', 'delivery']], markers: {} });
    const nothing = reckon(view, EMPTY);
    expect(quickFoot(view, nothing, 0)).toMatchObject({ kind: 'makes', points: tripOf(shop).points + 1 });
    expect(quickFoot(view, nothing, 1)).toMatchObject({
      kind: 'makes',
      points: tripOf(shop).points + tripOf(supermarket).points + 2,
    });
  });

  it('a carpool is for jams that may come', () => {
    const { view } = table({ hands: [['carpool'], ['tramA']], markers: {} });
    expect(footOf(view, 0)).toEqual({ kind: 'ifJammed' });
    expect(footOf(view, 0, touchTrip(view, EMPTY, 36))).toEqual({ kind: 'ifJammed' });
    expect(touchCard(view, EMPTY, 0)).toEqual({ refused: { code: 'carpoolIdle' } });
  });

  it('and single ones show a turn that brings what they promise, whatever the city has become', () => {
    const shown = { makes: 0, pair: 0 };
    for (let deal = 0; deal < 6; deal++) {
      const rng = fastRng(deal);
      const state = arrange();
      for (let moves = 0; moves < 110 && !game.result(state); moves++) {
        const seat = game.toAct(state)[0]!;
        const view = game.view(state, seat) as View;
        const plans = view.phase === 'plan' && moves % 3 === 0;
        for (const place of plans ? view.hand.keys() : []) {
          const nothing = reckon(view, EMPTY);
          const foot = quickFoot(view, nothing, place) ?? slowFoot(view, nothing, place);
          if ((foot.kind !== 'pair' && foot.kind !== 'makes') || foot.actions.length === 0) continue;
          shown[foot.kind]++;
          const sketch = sketchOf(view, sparing(view, foot.actions, foot.points));
          expect(reckon(view, sketch).points).toBe(foot.points);
          expect(playedIn(actionsOf(view, reckon(view, sketch)))).toContain(view.hand[place]);
        }
        game.apply(state, seat, drawAction(game, state, seat, rng), rng, () => {});
      }
    }
    expect(shown.pair).toBeGreaterThan(20);
    expect(shown.makes).toBeGreaterThan(20);
  });
});
