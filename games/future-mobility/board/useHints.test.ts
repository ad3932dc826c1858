/** The hints beside the cards: both speak of the same turns. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { arrange, at } from '../rules/arrange.testing.ts';
import { game, isAvoidCard, isShiftCard, TRIPS, type TripId, type View, type Zone } from '../rules/index.ts';
import { quickFoot, slowFoot } from './sketch/feet.ts';
import { EMPTY, reckon } from './sketch/sketch.ts';
import { hintsFor } from './useHints.ts';

/**
 * Cards that promise more alone than a hint which plays one as well: that hint has a star or keeps the card, or another one brings as much with
 * no more cards.
 */
function leftOut(view: View): readonly string[] {
  const outcome = reckon(view, EMPTY);
  const { list } = hintsFor(view);
  return view.hand.filter((card, place) => {
    // Nobody can jam what these bring.
    if (!isShiftCard(card) && !isAvoidCard(card)) return false;
    const foot = quickFoot(view, outcome, place) ?? slowFoot(view, outcome, place);
    if (foot.kind !== 'makes' || list.some(({ points, cards }) => points >= foot.points && cards.length <= 1))
      return false;
    return list.some(
      ({ points, cards, stars, reasons }) =>
        points < foot.points &&
        cards.length > 0 &&
        stars === 0 &&
        !reasons.some((reason) => reason.kind === 'keeps' && reason.card === card),
    );
  });
}

test('no card promises more than a hint that plays one', () => {
  for (let seed = 0; seed < 10; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 160 && state.phase !== 'over'; step++) {
      const seat = game.toAct(state)[0]!;
      if (state.phase === 'plan' && !state.avoided && rng.below(6) === 0)
        expect(leftOut(game.view(state, seat) as View)).toEqual([]);
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
});

test('what a hint would do can be done, one after the other', () => {
  const state = arrange({ hands: [['cargoBike', 'tramA', 'bikePath', 'denseCity', 'carpool'], ['tramB'], ['tramB']] });
  const { list } = hintsFor(game.view(state, 0) as View);
  expect(list.length).toBeGreaterThan(0);
  for (const { actions } of list) {
    const world = game.clone(state);
    for (const action of actions) {
      expect(game.check(world, 0, action)).toBeUndefined();
      game.apply(world, 0, action, fastRng(1), () => {});
    }
    expect(world.turn === 0 && world.phase === 'plan').toBe(false);
  }
});

test('a card is not left out of the hints because two others can be laid in many ways', () => {
  const trip = (from: Zone, to: Zone, freight = false): TripId =>
    TRIPS.find((one) => one.from.join() === from && one.to === to && one.freight === freight)!.id;
  const view = game.view(
    arrange({
      open: [
        trip('apartments', 'airport'),
        trip('apartments', 'stadium'),
        trip('supermarket', 'houses', true),
        trip('houses', 'airport'),
        trip('apartments', 'shop'),
      ],
      hands: [['cargoBike', 'tramA', 'trafficJam', 'bikePath', 'denseCity'], ['tramB'], ['tramB']],
      markers: {
        bikePath: [at(0, 0), at(1, 0), at(1, 1), at(1, 2)],
        walkway: [at(3, 0), at(4, 0), at(5, 0)],
        tramA: [at(3, 0)],
        tramB: [at(5, 2), at(1, 4), at(4, 4), at(5, 5)],
        trafficJam: [at(0, 0), at(3, 0), at(2, 3), at(4, 3)],
      },
      scores: [25, 46, 27],
    }),
    0,
  ) as View;
  expect(leftOut(view)).toEqual([]);
  expect(hintsFor(view).list.map(({ points, cards }) => [points, ...cards])).toContainEqual([5, 'tramA']);
});
