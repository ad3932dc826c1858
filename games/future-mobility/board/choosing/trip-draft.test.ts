import { describe, expect, it } from 'vitest';
import { arrange, type Arrangement } from '../../rules/arrange.testing.ts';
import { checkTrip, game, type View } from '../../rules/index.ts';
import {
  actionOf,
  begin,
  change,
  countWays,
  extend,
  lastOf,
  mayFollow,
  nextWay,
  passing,
  proposals,
  scoreOf,
  traced,
  without,
  type TripDraft,
} from './trip-draft.ts';

/** Trips: 1 apartments → shop · 20 shop → houses · 12 shop → workshop, freight · 10 apartments → airport. */
const OPEN = [1, 20, 12, 10, 2];
const tableWith = (wish: Arrangement = {}): View => game.view(arrange({ open: OPEN, ...wish }), 0);
const legal = (view: View, draft: TripDraft): boolean => checkTrip(view, actionOf(draft)) === undefined;

describe('a trip that is begun', () => {
  it('is whole and legal at once', () => {
    const view = tableWith();
    for (const id of OPEN) expect(legal(view, begin(view, id))).toBe(true);
  });

  it('goes the cleanest way there is', () => {
    const view = tableWith({ markers: { walkway: [14, 20] } });
    expect(begin(view, 1).segments).toEqual([{ trip: 1, mode: 'walking', route: [14, 20] }]);
  });

  it('keeps clear of jams', () => {
    const view = tableWith({ markers: { trafficJam: [8, 9, 14, 16, 17, 20, 21, 23] } });
    const draft = begin(view, 1);
    expect(scoreOf(view, draft).jams).toBe(0);
    expect(draft.segments[0]!.route).toEqual([3, 2]);
  });
});

describe('another segment', () => {
  it('follows where the zones meet and freight stays with freight', () => {
    const view = tableWith();
    const draft = begin(view, 1);
    expect(OPEN.filter((id) => mayFollow(view, draft, id))).toEqual([20, 2]);
  });

  it('begins on the block where the one before ends', () => {
    const view = tableWith();
    const first = begin(view, 1);
    const both = extend(view, first, 20);
    expect(both.segments[1]!.route[0]).toBe(first.segments[0]!.route.at(-1));
    expect(legal(view, both)).toBe(true);
    expect(without(view, both, 20)).toEqual(first);
    expect(without(view, both, 1)).toBeUndefined();
  });

  it('plans the whole trip again where the mode leads no further', () => {
    const view = tableWith({ markers: { walkway: [14, 20] } });
    const both = extend(view, begin(view, 1), 20);
    expect(both.segments.map(({ mode }) => mode)).toEqual(['car', 'car']);
    expect(legal(view, both)).toBe(true);
  });
});

describe('the last segment', () => {
  const view = tableWith({ markers: { bikePath: [14, 20, 26] } });

  it('gets other ends, and keeps its mode if it can', () => {
    const draft = change(view, begin(view, 1), { mode: 'car', from: 14, to: 20 })!;
    expect(draft.segments[0]).toMatchObject({ mode: 'car', route: [14, 20] });
    const elsewhere = change(view, draft, { to: 22 })!;
    expect(elsewhere.segments[0]).toMatchObject({ mode: 'car' });
    expect(lastOf(view, elsewhere)).toMatchObject({ from: 14, to: 22 });
  });

  it('falls back to a mode that goes there', () => {
    const byBike = change(view, begin(view, 1), { from: 14, to: 20, mode: 'bicycle' })!;
    expect(byBike.segments[0]!.mode).toBe('bicycle');
    expect(change(view, byBike, { to: 22 })!.segments[0]!.mode).toBe('car');
    expect(change(view, byBike, { to: 22, mode: 'bicycle' })).toBeUndefined();
  });

  it('is led over blocks, over several if there is such a way', () => {
    const straight = change(view, begin(view, 1), { from: 14, to: 20, mode: 'car' })!;
    const over = passing(view, straight, 15)!;
    expect(over.segments[0]!.route).toEqual([14, 15, 21, 20]);
    const further = passing(view, over, 22)!;
    expect(further.segments[0]!.route).toEqual([14, 15, 16, 22, 21, 20]);
    expect(passing(view, straight, 6)).toBeUndefined();
    expect(legal(view, further)).toBe(true);
  });

  it('has every way within reach, the best one first', () => {
    let draft = change(view, begin(view, 1), { from: 14, to: 20, mode: 'car' })!;
    const ways = new Set<string>();
    for (let i = 0; i < countWays(view, draft); i++) {
      ways.add(draft.segments[0]!.route.join());
      draft = nextWay(view, draft);
    }
    expect(ways.size).toBe(countWays(view, draft));
    expect(draft.segments[0]!.route).toEqual([14, 20]);
  });

  it('follows a stroke, by a mode that can go there', () => {
    const byBike = change(view, begin(view, 1), { from: 14, to: 20, mode: 'bicycle' })!;
    expect(traced(view, byBike, [14, 15, 21, 20])!.segments[0]).toMatchObject({ mode: 'car', route: [14, 15, 21, 20] });
    expect(traced(view, byBike, [14, 21])).toBeUndefined();
  });
});

describe('power-ups on a trip', () => {
  it('go back to the hand when they no longer help', () => {
    const view = tableWith({ hands: [['electricVehicle']], markers: { walkway: [14, 20] } });
    const byCar = change(view, begin(view, 1), { mode: 'car' })!;
    const electric = { ...byCar, electric: true };
    expect(scoreOf(view, electric).total).toBe(3);
    expect(change(view, electric, { from: 14, to: 20, mode: 'walking' })!.electric).toBe(false);
  });

  it('are proposed only where they bring more than one point', () => {
    const view = tableWith({ hands: [['electricVehicle', 'cargoBike']] });
    for (const { action } of proposals(view, 5)) expect(action.electric && action.segments.length < 2).not.toBe(true);
  });
});

describe('proposals', () => {
  it('are different sets of cards, the best first', () => {
    const view = tableWith();
    const plans = proposals(view, 4);
    expect(plans).toHaveLength(4);
    const sets = plans.map(({ action }) =>
      action.segments
        .map(({ trip }) => trip)
        .sort()
        .join(),
    );
    expect(new Set(sets).size).toBe(4);
    for (const { action, points } of plans) {
      expect(checkTrip(view, action)).toBeUndefined();
      expect(points).toBeLessThanOrEqual(plans[0]!.points);
    }
  });
});
