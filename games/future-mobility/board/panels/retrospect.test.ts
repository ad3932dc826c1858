import { describe, expect, it } from 'vitest';
import type { Deed } from '../../rules/index.ts';
import {
  avenues,
  breakaway,
  cardsIn,
  cleanOf,
  courses,
  extremes,
  jammedOut,
  losses,
  leadFrom,
  luck,
  services,
  shares,
  travellers,
} from './retrospect.ts';

const deed = (seat: number, more: Partial<Deed>): Deed => ({
  seat,
  open: [],
  laid: [],
  avoided: [],
  trip: null,
  lost: 0,
  jams: [],
  ...more,
});

describe('points', () => {
  const view = { gains: [2, 5, 0, 4, 1, 3, 0, 9, 2], first: 1, seats: 3 };

  it('add up by seat in the order of the turns', () => {
    expect(courses(view)).toEqual([
      [0, 0, 3, 5],
      [0, 2, 6, 6],
      [0, 5, 6, 15],
    ]);
    expect(extremes(view)).toEqual({
      best: { seat: 2, points: 9, round: 3, of: 1 },
      worst: { seat: 0, points: 0, round: 1, of: 2 },
    });
    expect(extremes({ ...view, gains: [3, 3, 3] }).worst).toBeUndefined();
  });

  it('lost in jams are told of who looks on, if they cost that one the victory', () => {
    const deeds = [deed(0, { lost: 6 }), deed(1, {}), deed(2, { lost: 4 })];
    const played = { deeds, seats: 3, scores: [46, 51, 48] };
    expect(jammedOut(played, 1, [0, 2])).toEqual({ seat: 0, lost: 6, margin: 5 });
    expect(jammedOut({ ...played, scores: [40, 51, 48] }, 1, [0, 2])).toEqual({ seat: 2, lost: 4, margin: 3 });
    expect(jammedOut({ ...played, scores: [40, 60, 48] }, 1, [0, 2])).toBeUndefined();
  });

  it('are decided in the round in which the winner gained most on the other, not where the lead began', () => {
    const led = { gains: [11, 10, 9, 9, 14, 7], first: 0, seats: 2 };
    expect(leadFrom(led, 0)).toBe(1);
    expect(breakaway(led, 0, 1)).toEqual({ round: 3, gains: [14, 7] });
    expect(breakaway(view, 2, 1)).toEqual({ round: 3, gains: [9, 0] });
  });

  it('lead for good from the round after which nobody comes level', () => {
    expect(leadFrom({ gains: [3, 1, 5, 1, 9, 1, 1, 2, 1, 1, 1, 1], first: 0, seats: 2 }, 0)).toBe(1);
    expect(leadFrom({ gains: [1, 4, 5, 1, 2, 1], first: 0, seats: 2 }, 0)).toBe(2);
    expect(leadFrom({ gains: [1, 4, 1, 1, 9, 1], first: 0, seats: 2 }, 0)).toBe(3);
    expect(leadFrom({ gains: [1, 4, 1, 1, 3, 0], first: 0, seats: 2 }, 0)).toBeUndefined();
  });
});

describe('ways', () => {
  const deeds = [
    deed(0, {
      laid: [{ card: 'bikePath', cells: [14, 20, 19] }],
      trip: { segments: [{ trip: 7, mode: 'bicycle', route: [14, 20, 19] }], electric: false },
    }),
    deed(1, { trip: { segments: [{ trip: 7, mode: 'bicycle', route: [14, 20] }], electric: false } }),
    deed(2, { trip: { segments: [{ trip: 1, mode: 'car', route: [9, 15, 21] }], electric: true }, lost: 2 }),
    deed(0, { avoided: [1] }),
  ];

  it('are counted by what one travelled with', () => {
    expect(shares({ deeds, seats: 3 })).toEqual({ foot: 0, bike: 2, tram: 0, avoided: 1, electric: 1, motor: 0 });
    expect(cleanOf(shares({ deeds, seats: 3 }))).toBe(3);
    expect(losses({ deeds, seats: 3 })).toEqual([0, 0, 2]);
  });

  it('were served by those who laid the paths', () => {
    const { best, helped } = services({ deeds, seats: 3 });
    expect(best).toEqual({ owner: 0, marker: 'bikePath', trips: 2, others: 1 });
    expect(helped).toEqual([0, 1, 0]);
  });

  it('name the cards that brought a turn its points', () => {
    expect(cardsIn(deeds[0]!)).toEqual(['bikePath']);
    expect(cardsIn(deeds[1]!)).toEqual([]);
    expect(cardsIn(deeds[2]!)).toEqual(['electricVehicle']);
    // Laid for later.
    expect(cardsIn({ ...deeds[2]!, laid: deeds[0]!.laid })).toEqual(['electricVehicle']);
    // Two kinds avoid a trip to the shop, one that to the supermarket.
    expect(cardsIn(deeds[3]!)).toEqual([]);
    expect(cardsIn(deed(0, { avoided: [1, 23] }))).toEqual(['delivery']);
  });

  it('turn streets into avenues where they were clean', () => {
    expect([...avenues({ deeds, seats: 3 }).keys()].sort()).toEqual(['14 20', '19 20']);
  });

  it('are still gone in the end by those who did without a motor, one on each way', () => {
    const [first] = deeds;
    const back = deed(1, { trip: { segments: [{ trip: 7, mode: 'walking', route: [19, 20, 14] }], electric: false } });
    expect(travellers({ deeds: [first!, back, ...deeds.slice(1)] }, 9)).toEqual([
      { mode: 'bicycle', way: [14, 20] },
      { mode: 'walking', way: [19, 20, 14] },
    ]);
    expect(travellers({ deeds }, 1)).toHaveLength(1);
  });

  it('luck is what lay open, against the average', () => {
    const options = { recover: false, combinedModes: false, tramReach: 3, jams: 'motor' } as const;
    // By car: 5 against 3.
    const dealt = [deed(0, { open: [39] }), deed(1, { open: [7] })];
    expect(luck({ deeds: dealt, seats: 2, options })).toEqual([1, -1]);
  });
});
