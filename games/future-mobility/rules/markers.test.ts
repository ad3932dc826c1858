import { describe, expect, test } from 'vitest';
import { act, arrange, at, why } from './arrange.testing.ts';
import { freeSlots, has, layActions } from './markers.ts';
import type { ShiftCard } from './cards.ts';

const lay = (card: ShiftCard, ...cells: number[]) => ({ type: 'lay', card, cells }) as const;

describe('a tram card (Straßenbahn)', () => {
  test('lays a stop one, two or three road steps from a stop of its line', () => {
    const state = arrange({ hands: [['tramA']] });
    expect(why(state, 0, lay('tramA', at(4, 0)))).toBeUndefined();
    expect(why(state, 0, lay('tramA', at(5, 0)))).toBeUndefined();
    expect(why(state, 0, lay('tramA', at(5, 1)))).toBeUndefined();
    expect(why(state, 0, lay('tramA', at(5, 2)))).toBe('layReach');
  });

  test('counts steps along roads, not across blocks', () => {
    const state = arrange({ hands: [['tramB']] });
    expect(why(state, 0, lay('tramB', at(4, 3)))).toBeUndefined();
    expect(why(state, 0, lay('tramB', at(4, 0)))).toBeUndefined();
    expect(why(state, 0, lay('tramB', at(3, 1)))).toBeUndefined();
    expect(why(state, 0, lay('tramB', at(2, 1)))).toBe('layReach');
  });

  test('reaches four steps with the option tramReach', () => {
    const state = arrange({ hands: [['tramA']], options: { tramReach: 4 } });
    expect(why(state, 0, lay('tramA', at(5, 2)))).toBeUndefined();
    expect(why(state, 0, lay('tramA', at(5, 3)))).toBe('layReach');
  });

  test('goes on from stops laid later, never twice on a cell', () => {
    const state = arrange({ hands: [['tramA', 'tramA', 'tramA']] });
    act(state, 0, lay('tramA', at(5, 1)));
    expect(why(state, 0, lay('tramA', at(5, 1)))).toBe('layPresent');
    expect(why(state, 0, lay('tramA', at(3, 0)))).toBe('layPresent');
    expect(why(state, 0, lay('tramA', at(4, 4)))).toBe('layReach');
    expect(why(state, 0, lay('tramA', at(5, 3)))).toBeUndefined();
  });

  test('lays one stop only', () => {
    const state = arrange({ hands: [['tramA']] });
    expect(why(state, 0, lay('tramA', at(4, 0), at(5, 0)))).toBe('layCount');
    expect(why(state, 0, lay('tramA'))).toBe('layCount');
  });
});

describe('bike path and walkable city', () => {
  test('lay up to four and up to three markers', () => {
    const state = arrange({ hands: [['bikePath', 'walkableCity']] });
    const row = [at(0, 3), at(1, 3), at(2, 3), at(3, 3), at(4, 3)];
    expect(why(state, 0, lay('bikePath', ...row.slice(0, 4)))).toBeUndefined();
    expect(why(state, 0, lay('bikePath', ...row))).toBe('layCount');
    expect(why(state, 0, lay('bikePath', row[2]!))).toBeUndefined();
    expect(why(state, 0, lay('walkableCity', ...row.slice(0, 3)))).toBeUndefined();
    expect(why(state, 0, lay('walkableCity', ...row.slice(0, 4)))).toBe('layCount');
  });

  test('follow the roads in one chain, told in any order', () => {
    const state = arrange({ hands: [['bikePath']] });
    expect(why(state, 0, lay('bikePath', at(2, 3), at(0, 3), at(1, 3)))).toBeUndefined();
    expect(why(state, 0, lay('bikePath', at(0, 3), at(2, 3)))).toBe('layChain');
    expect(why(state, 0, lay('bikePath', at(1, 1), at(2, 1)))).toBe('layChain');
    expect(why(state, 0, lay('bikePath', at(3, 2), at(2, 2), at(4, 2), at(3, 1)))).toBe('layChain');
    expect(why(state, 0, lay('bikePath', at(0, 3), at(0, 3)))).toBe('layTwice');
  });

  test('need a free slot in each cell; a printed stop takes one, a jam none', () => {
    const state = arrange({
      hands: [['bikePath']],
      markers: { walkway: [at(3, 0), at(2, 0)], trafficJam: [at(2, 0)] },
    });
    expect(freeSlots(state.markers, at(3, 0))).toBe(0);
    expect(freeSlots(state.markers, at(2, 0))).toBe(1);
    expect(why(state, 0, lay('bikePath', at(2, 0), at(3, 0)))).toBe('laySlot');
    expect(why(state, 0, lay('bikePath', at(1, 0), at(2, 0)))).toBeUndefined();
    expect(why(state, 0, lay('bikePath', at(0, 1)))).toBe('layRoad');
  });

  test('need not touch older paths and never lie twice in a cell', () => {
    const state = arrange({ hands: [['bikePath']], markers: { bikePath: [at(0, 0), at(1, 0)] } });
    expect(why(state, 0, lay('bikePath', at(4, 5), at(5, 5)))).toBeUndefined();
    expect(why(state, 0, lay('bikePath', at(1, 0), at(2, 0)))).toBe('layPresent');
  });

  test('lay at most what the supply has left, and nothing without any', () => {
    const state = arrange({ hands: [['bikePath']] });
    state.supply.bikePath = 2;
    expect(why(state, 0, lay('bikePath', at(0, 3), at(1, 3), at(2, 3)))).toBe('laySupply');
    expect(why(state, 0, lay('bikePath', at(0, 3), at(1, 3)))).toBeUndefined();
    state.supply.bikePath = 0;
    expect(why(state, 0, lay('bikePath', at(0, 3)))).toBe('laySupply');
    expect(layActions(state, 'bikePath')).toEqual([]);
  });

  test('go from the hand to the discard, the markers from the supply to the city', () => {
    const state = arrange({ hands: [['walkableCity', 'carpool']] });
    act(state, 0, lay('walkableCity', at(0, 3), at(1, 3)));
    expect(state.hands[0]).toEqual(['carpool']);
    expect(state.discard).toEqual(['walkableCity']);
    expect(state.supply.walkway).toBe(18);
    expect([at(0, 3), at(1, 3)].every((cell) => has(state.markers, cell, 'walkway'))).toBe(true);
    expect(why(state, 0, lay('walkableCity', at(2, 3)))).toBe('noCard');
  });

  test('are listed once for each set of cells', () => {
    const state = arrange({ hands: [['bikePath']] });
    const listed = layActions(state, 'bikePath').map(({ cells }) => [...cells].sort((a, b) => a - b).join());
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((cells) => cells.split(',').length === 1).length).toBe(32);
    expect(listed.filter((cells) => cells.split(',').length === 2).length).toBe(40);
  });
});
