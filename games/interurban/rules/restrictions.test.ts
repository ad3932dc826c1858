/** Placement restrictions A–J: for each a legal and an illegal case that differ in that restriction alone, with the tile at fault. */
import { describe, expect, test } from 'vitest';
import { Scene, toRunIn } from './scene.testing.ts';

/** Route 7 runs east from (1, 0): one straight, a station of seat 0, another straight; its loco points at (5, 0). */
function eastward(value: number): Scene {
  return new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, value, 0], ['straight', 4, 0, 90]);
}

/** Routes 6 and 5 run north beside each other; 6 turns east, so that both locos point at (1, 3). */
function meeting(): Scene {
  return new Scene().lay(
    ['straight', 0, 1, 0],
    ['straight', 0, 2, 0],
    ['straight', 1, 1, 0],
    ['straight', 1, 2, 0],
    ['curve', 0, 3, 90],
  );
}

/** The 6 and H of the example's turn D but for the last curve, which completes both. */
function aboutToClose(): Scene {
  return new Scene()
    .firstRound()
    .lay(['curve', 0, 1, 180], ['curve', -1, 0, 0], ['crossing', -1, 1, 0, 2, 0], ['curve', -1, 2, 180]);
}

/**
 * Route 5 has passed a crossing of seat 2, value 2, at (5, 1) whose other track is an orphan; route 7 has a station at (4, 0)
 * and its loco points at (5, 0), from where a curve runs onto the orphan track.
 */
function beforeOrphan(value: number, seat: number, crossingValue = 2): Scene {
  const scene = toRunIn(value, seat, crossingValue);
  // Where the run-in is forbidden route 7 is complete; its loco is put back to ask for the letter.
  scene.state.complete.fill(0);
  return scene;
}

describe('A: beside a start tile only track', () => {
  test('a station on the first cell of a route is refused, a track tile is not', () => {
    expect(new Scene().why('simple', 2, 0, 90)).toEqual({ code: 'A', at: [1] });
    expect(new Scene().why('straight', 2, 0, 90)).toBeUndefined();
  });
  test('one cell farther, or corner to corner with the start tile, the station is legal', () => {
    expect(new Scene().lay(['straight', 2, 0, 90]).why('simple', 3, 0, 90)).toBeUndefined();
    expect(new Scene().lay(['curve', 1, 1, 90]).why('simple', 2, 1, 90)).toBeUndefined();
  });
});

describe('B: no track tile completes a route in the first round', () => {
  test('the curve that closes two routes is refused in the first round and legal after it', () => {
    const scene = aboutToClose();
    expect(scene.why('curve', -2, 2, 90)).toMatchObject({ code: 'B', with: { route: 'H' }, at: [scene.at(-1, 2)] });
    scene.state.turns = 2;
    expect(scene.why('curve', -2, 2, 90)?.code).toBe('B');
    scene.state.turns = 3;
    expect(scene.why('curve', -2, 2, 90)).toBeUndefined();
  });
  test('a track tile that completes nothing is legal in the first round', () => {
    expect(aboutToClose().why('straight', -2, 1, 90)).toBeUndefined();
  });
  test('a station may complete a route in the first round', () => {
    const scene = new Scene()
      .firstRound()
      .lay(
        ['straight', 2, 0, 90],
        ['straight', 3, 0, 90],
        ['simple', 4, 0, 90, 1, 1],
        ['curve', 1, 1, 90],
        ['straight', 2, 1, 90],
        ['simple', 3, 1, 90, 3, 1],
        ['straight', 4, 1, 90],
        ['crossing', 5, 1, 0, 2, 2],
        ['curve', 5, 0, 270],
        ['curve', 5, 2, 90],
      );
    expect(scene.completed).toEqual([]);
    scene.lay(['crossing', 6, 2, 0, 3, 1]);
    expect(scene.completed).toEqual(['5']);
  });
});

describe('C: stations never share an edge', () => {
  const beside = (): Scene => new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 1, 0]);
  test('on the same route', () => {
    expect(beside().why('simple', 4, 0, 90, 2, 1)).toEqual({ code: 'C', at: [beside().at(3, 0)] });
    expect(beside().lay(['straight', 4, 0, 90]).why('simple', 5, 0, 90, 2, 1)).toBeUndefined();
  });
  test('on neighbouring routes; corners may touch', () => {
    const scene = beside().lay(['curve', 1, 1, 90]);
    expect(scene.why('simple', 2, 1, 90, 1, 0)).toBeUndefined();
    scene.lay(['straight', 2, 1, 90]);
    expect(scene.why('simple', 3, 1, 90, 1, 0)).toEqual({ code: 'C', at: [scene.at(3, 0)] });
  });
});

describe('D: consecutive stations have different owners', () => {
  test('the same owner again is refused, another one is not', () => {
    const scene = eastward(1);
    expect(scene.why('simple', 5, 0, 90, 2, 0)).toEqual({ code: 'D', at: [scene.at(3, 0)], with: { route: '7' } });
    expect(scene.why('simple', 5, 0, 90, 2, 1)).toBeUndefined();
  });
  test('the same owner may come again after another one', () => {
    const scene = eastward(1).lay(['simple', 5, 0, 90, 2, 1], ['straight', 6, 0, 90]);
    expect(scene.why('simple', 7, 0, 90, 3, 0)).toBeUndefined();
  });
  test('a run-in counts as a placement', () => {
    const scene = beforeOrphan(1, 2);
    const at = [scene.at(4, 0), scene.at(5, 1)];
    expect(scene.why('curve', 5, 0, 270)).toEqual({ code: 'D', at, with: { route: '7' } });
    expect(beforeOrphan(1, 1).why('curve', 5, 0, 270)).toBeUndefined();
  });
});

describe('E: routes never join', () => {
  test('a curve from one loco to the other is refused, a crossing that keeps them apart is not', () => {
    const scene = meeting();
    const reason = scene.why('curve', 1, 3, 180);
    expect(reason).toMatchObject({ code: 'E', at: [scene.at(1, 2), scene.at(0, 3)] });
    expect(scene.why('crossing', 1, 3, 0, 1, 0)).toBeUndefined();
  });
});

describe('F: track never touches a blank edge', () => {
  test('a straight beside the other loco is refused, and legal where no track points at its side', () => {
    const scene = meeting();
    expect(scene.why('straight', 1, 3, 0)).toEqual({ code: 'F', at: [scene.at(0, 3)] });
    const before = new Scene().lay(
      ['straight', 0, 1, 0],
      ['straight', 0, 2, 0],
      ['straight', 1, 1, 0],
      ['straight', 1, 2, 0],
    );
    expect(before.why('straight', 1, 3, 0)).toBeUndefined();
  });
  test('a crossing beside the blank edge of a straight is refused, a simple station is not', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['curve', 1, 1, 90]);
    expect(scene.why('crossing', 2, 1, 0, 1, 0)).toEqual({ code: 'F', at: [scene.at(2, 0)] });
    expect(scene.why('simple', 2, 1, 90, 1, 0)).toBeUndefined();
  });
  test('a tile with no track towards the loco is refused, turned it is legal', () => {
    expect(new Scene().why('straight', 2, 0, 0)).toEqual({ code: 'F', at: [1] });
    expect(new Scene().why('straight', 2, 0, 90)).toBeUndefined();
  });
});

describe.each([
  ['G', 1],
  ['H', 2],
  ['I', 3],
] as const)('%s: one station of value %i on a route', (letter, value) => {
  test('a second one of any owner is refused, another value is not', () => {
    const scene = eastward(value);
    const again = { code: letter, at: [scene.at(3, 0)], with: { route: '7' } };
    expect(scene.why('simple', 5, 0, 90, value, 1)).toEqual(again);
    expect(scene.why('crossing', 5, 0, 0, value, 1)).toEqual(again);
    expect(scene.why('simple', 5, 0, 90, 4, 1)).toBeUndefined();
  });
  test('a run-in counts as a placement', () => {
    const scene = beforeOrphan(value, 1, value);
    const at = [scene.at(4, 0), scene.at(5, 1)];
    expect(scene.why('curve', 5, 0, 270)).toEqual({ code: letter, at, with: { route: '7' } });
    expect(beforeOrphan(4, 1, value).why('curve', 5, 0, 270)).toBeUndefined();
  });
});

describe('J: several 4s on a route, one per owner', () => {
  const fours = (): Scene => eastward(4).lay(['simple', 5, 0, 90, 4, 1], ['straight', 6, 0, 90]);
  test('a second 4 of one owner is refused, a 4 of a third owner is not', () => {
    const scene = fours();
    expect(scene.why('simple', 7, 0, 90, 4, 0)).toEqual({ code: 'J', at: [scene.at(3, 0)], with: { route: '7' } });
    expect(scene.why('simple', 7, 0, 90, 4, 2)).toBeUndefined();
  });
});

describe('crossings and orphan tracks', () => {
  test('a crossing that extends two routes must suit both', () => {
    const scene = new Scene().lay(
      ['straight', 0, 1, 0],
      ['simple', 0, 2, 0, 1, 0],
      ['straight', 0, 3, 0],
      ['curve', 0, 4, 90],
      ['straight', 1, 1, 0],
      ['straight', 1, 2, 0],
      ['straight', 1, 3, 0],
    );
    expect(scene.why('crossing', 1, 4, 0, 2, 0)).toEqual({ code: 'D', at: [scene.at(0, 2)], with: { route: '6' } });
    expect(scene.why('crossing', 1, 4, 0, 1, 1)).toEqual({ code: 'G', at: [scene.at(0, 2)], with: { route: '6' } });
    expect(scene.why('crossing', 1, 4, 0, 2, 1)).toBeUndefined();
  });
  test('a route that runs onto an orphan track goes on behind it, and the station joins it', () => {
    const scene = beforeOrphan(1, 1).lay(['curve', 5, 0, 270]);
    expect(scene.why('straight', 5, 2, 0)).toBeUndefined();
    expect(scene.why('simple', 5, 2, 0, 3, 1)).toMatchObject({ code: 'C', at: [scene.at(5, 1)] });
    scene.lay(['straight', 5, 2, 0]);
    expect(scene.why('simple', 5, 3, 0, 3, 2)).toMatchObject({ code: 'D', at: [scene.at(5, 1)] });
    expect(scene.why('simple', 5, 3, 0, 2, 0)).toMatchObject({ code: 'H', at: [scene.at(5, 1)] });
    expect(scene.why('simple', 5, 3, 0, 3, 0)).toBeUndefined();
  });
  test.each([
    ['G', 1],
    ['H', 2],
    ['I', 3],
    ['J', 4],
  ] as const)('a route that meets its own crossing again breaks %s', (letter, value) => {
    const scene = new Scene().lay(
      ['straight', 2, 0, 90],
      ['straight', 3, 0, 90],
      ['crossing', 4, 0, 0, value, 0],
      ['straight', 5, 0, 90],
      ['straight', 6, 0, 90],
      ['curve', 7, 0, 270],
      ['curve', 7, 1, 180],
      ['straight', 6, 1, 90],
      ['straight', 5, 1, 90],
    );
    scene.state.complete.fill(0);
    const reason = scene.why('curve', 4, 1, 90);
    expect(reason).toEqual({ code: letter, at: [scene.at(4, 0)], with: { route: '7' } });
  });
});

describe('ends of track', () => {
  test('a tile must extend a route', () => {
    expect(new Scene().why('straight', 9, 9, 0)).toEqual({ code: 'noEndOfTrack' });
    expect(new Scene().why('straight', 1, 0, 0)).toEqual({ code: 'occupied', at: [1] });
  });
  test('the cell before a completed route can never be filled', () => {
    const scene = aboutToClose();
    scene.state.turns = 3;
    scene.lay(['curve', -2, 2, 90]);
    expect(scene.completed).toEqual(['H', '6']);
    for (const rotation of [0, 90, 180, 270] as const) {
      expect(scene.why('curve', -2, 1, rotation)).toMatchObject({ code: 'routeComplete' });
    }
  });
  test('nor by a crossing that would extend an open route there as well', () => {
    const scene = meeting();
    scene.state.complete[3] = 1;
    const at = [scene.at(1, 2)];
    expect(scene.why('crossing', 1, 3, 0, 1, 0)).toEqual({ code: 'routeComplete', at, with: { route: '5' } });
    expect(scene.why('straight', 1, 3, 90)).toEqual({ code: 'F', at });
  });
});
