/** Completion of routes: named cases, and the quick look-ahead against a plain exhaustive search. */
import { fastRng, pick, type Rng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, xOf, yOf } from './board.ts';
import { blocksOf, completedRoutes } from './completion.ts';
import { game } from './game.ts';
import { legalActions } from './legal.ts';
import { refusal } from './placement.ts';
import { isCompletePlainly, mayLiePlainly } from './plain-rules.testing.ts';
import { Scene, toRunIn } from './scene.testing.ts';
import { isTrack, NONE, rotationsOf, ROUTES } from './tiles.ts';
import type { Action, Event, State } from './types.ts';

test('why a route is complete is told with it, and later read from the table as it was told', () => {
  const met = new Set<string | undefined>();
  for (let seed = 1; seed <= 40; seed++) {
    const rng = fastRng(seed);
    const told: Extract<Event, { type: 'completed' }>[] = [];
    const state = game.setup({ competition: false }, 2 + (seed % 4), rng, () => {});
    while (state.ended === null) {
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, (event) => {
        if (event.type === 'completed') told.push(event);
      });
    }
    const blocks = blocksOf(state);
    for (const [route, done] of state.complete.entries()) {
      const event = told.find((it) => it.route === route);
      expect(event !== undefined).toBe(done === 1);
      expect(blocks[route]).toEqual(event?.block);
      if (event) met.add(event.block?.by);
    }
  }
  expect(met).toEqual(new Set([undefined, 'route', 'crossing', 'tiles']));
});

describe('a route is complete', () => {
  test('with a 1, a 2, a 3 and a 4 on it, and not before the last of them', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90]);
    for (const [i, value] of [3, 1, 4, 2].entries()) {
      expect(scene.isComplete('7')).toBe(false);
      scene.lay(['simple', 3 + 2 * i, 0, 90, value, i % 2]);
      if (value !== 2) scene.lay(['straight', 4 + 2 * i, 0, 90]);
    }
    expect(scene.completed).toEqual(['7']);
    expect(scene.why('straight', 10, 0, 90)).toMatchObject({ code: 'routeComplete', with: { route: '7' } });
  });

  test('when it runs into a dead end beside the start tiles', () => {
    const scene = new Scene().lay(['curve', 0, 1, 90]);
    expect(scene.completed).toEqual(['6', '5']);
    expect(blocksOf(scene.state)).toMatchObject({ 2: { by: 'route', label: '5' }, 3: { by: 'route', label: '6' } });
  });

  test('not while a legal run-in onto an orphan track is left, and then with that station', () => {
    const scene = toRunIn(1, 1);
    expect(scene.completed).toEqual([]);
  });

  test.each([
    ['that D forbids', 1, 2, 'D'],
    ['onto a 2 and it has one', 2, 1, 'H'],
  ] as const)('when the only way on is a run-in %s', (_, value, owner, why) => {
    const scene = toRunIn(value, owner);
    expect(scene.completed).toEqual(['7']);
    expect(blocksOf(scene.state).filter(Boolean)).toEqual([{ by: 'crossing', why }]);
  });

  test('when two routes meet at a cell that only a crossing could fill and none suits both', () => {
    const meet = (values: readonly [number, number]): Scene =>
      new Scene(2).lay(
        ['straight', 0, 1, 0],
        ['simple', 0, 2, 0, values[0], 0],
        ['straight', 0, 3, 0],
        ['curve', 0, 4, 90],
        ['straight', 1, 1, 0],
        ['curve', 1, 2, 90],
        ['straight', 2, 2, 90],
        ['simple', 3, 2, 90, values[1], 1],
        ['curve', 4, 2, 270],
        ['straight', 4, 3, 0],
        ['curve', 4, 4, 180],
        ['straight', 3, 4, 90],
        ['curve', 2, 4, 0],
        ['curve', 2, 5, 180],
        ['curve', 1, 5, 90],
      );
    // Seat 0 was last on route 6, seat 1 on route 5: with two players no third owner is left for the crossing.
    expect(meet([1, 2]).completed).toEqual(['6', '5']);
    const blocks = blocksOf(meet([1, 2]).state).filter(Boolean);
    expect(blocks).toEqual([
      { by: 'route', label: '5' },
      { by: 'route', label: '6' },
    ]);
  });

  test('when a crossing would suit both routes that meet but would run against a blank edge', () => {
    const scene = new Scene().lay(
      ['curve', 2, 0, 270],
      ['straight', 2, 1, 0],
      ['straight', 2, 2, 0],
      ['straight', 2, 3, 0],
      ['straight', 0, 1, 0],
      ['straight', 0, 2, 0],
      ['straight', 1, 1, 0],
      ['straight', 1, 2, 0],
    );
    expect(scene.completed).toEqual([]);
    scene.lay(['curve', 0, 3, 90]);
    expect(scene.completed).toEqual(['6', '5']);
  });

  test('when a crossing farther on would run against a blank edge while the other route there can turn away', () => {
    const { state } = new Scene().lay(
      ['straight', 0, 1, 0],
      ['straight', 0, 2, 0],
      ['straight', 0, 3, 0],
      ['curve', 0, 4, 90],
      ['straight', 1, 1, 0],
      ['straight', 1, 2, 0],
    );
    const [six, five] = [2, 3];
    state.tiles.push(2, 3, 0, 201);
    expectComplete(state, { [five]: false, [six]: false });
    state.tiles.push(2, 4, 0, 0);
    expectComplete(state, { [five]: true, [six]: false });
  });

  test('when its own track would fill the last pocket without room for a station', () => {
    const { state } = new Scene().lay(['straight', 2, 0, 90]);
    const walls = [
      [3, -1, 90, 201],
      [4, -1, 90, 202],
      [5, -1, 90, 0],
      [6, 0, 0, 203],
      [6, 1, 0, 0],
      [5, 2, 90, 204],
      [4, 2, 90, 211],
    ];
    state.tiles.push(...walls.flat());
    const seven = 4;
    expectComplete(state, { [seven]: false });
    state.tiles.push(3, 1, 270, 100);
    expectComplete(state, { [seven]: true });
  });
});

/** Both by the quick board and by the plain rules. Loose tiles as walls are fine for both. */
function expectComplete(state: State, expected: Readonly<Record<number, boolean>>): void {
  const complete = completedRoutes(boardOf(state));
  for (const [route, done] of Object.entries(expected)) {
    expect((complete & (1 << Number(route))) !== 0).toBe(done);
    expect(isCompletePlainly(state, Number(route))).toBe(done);
  }
}

/** A random play that keeps to the middle of the table, where routes get into each other's way. */
function crowdedAction(state: State, rng: Rng): Action {
  const legal = legalActions(state, state.seat).filter(({ type }) => type === 'place');
  const tries = Array.from({ length: 3 }, () => pick(legal, rng));
  const distance = (action: Action): number => (action.type === 'place' ? action.x ** 2 + action.y ** 2 : 0);
  return tries.reduce((best, action) => (distance(action) < distance(best) ? action : best));
}

/** Plays and looks at the table after every placement, up to so many tiles. */
function walk(seed: number, maxTiles: number, visit: (state: State, rng: Rng) => void): void {
  const rng = fastRng(Math.imul(seed, 0x9e3779b1));
  const state = game.setup({ competition: false }, 2 + (seed % 4), rng, () => {});
  while (state.ended === null && state.tiles.length / 4 < maxTiles) {
    game.apply(state, state.seat, crowdedAction(state, rng), rng, () => {});
    if (state.ended === null) visit(state, rng);
  }
}

describe('the quick board agrees with the plain rules', () => {
  test('on which routes are complete, after every placement', () => {
    let complete = 0;
    for (let seed = 1; seed <= 16; seed++) {
      walk(seed, 34, (state) => {
        const open = state.complete.flatMap((done, route) => (done ? [] : [route]));
        complete += ROUTES - open.length;
        expect(
          open.filter((route) => isCompletePlainly(state, route)),
          `seed ${seed}`,
        ).toEqual([]);
      });
    }
    expect(complete).toBeGreaterThan(200);
  });

  test('that a route was rightly completed the moment it was', () => {
    let completions = 0;
    for (let seed = 1; seed <= 120; seed++) {
      let before = [0, 0, 0, 0, 0, 0];
      walk(seed, 34, (state) => {
        const fresh = state.complete.flatMap((done, route) => (done && !before[route] ? [route] : []));
        for (const route of fresh) {
          const reopened = { ...state, complete: state.complete.with(route, 0) };
          expect(isCompletePlainly(reopened, route), `seed ${seed}, route ${route}`).toBe(true);
          completions++;
        }
        before = state.complete.slice();
      });
    }
    expect(completions).toBeGreaterThan(150);
  });

  test('on where a tile may lie', () => {
    for (let seed = 1; seed <= 15; seed++) {
      walk(seed, 60, (state, rng) => {
        const board = boardOf(state);
        const { end } = board.routes[rng.below(ROUTES)]!;
        const [x, y] = [xOf(end), yOf(end)];
        for (const code of state.faceUp) {
          if (code === NONE) continue;
          for (const rotation of rotationsOf(code)) {
            const refused = refusal(board, end, code, rotation);
            expect(refused === undefined, `seed ${seed}: ${code} at ${x}, ${y}: ${refused?.code}`).toBe(
              mayLiePlainly(state, x, y, code, rotation),
            );
            // A forbidden run-in has completed its route before anybody can ask for it.
            if (isTrack(code)) expect(['D', 'G', 'H', 'I', 'J']).not.toContain(refused?.code);
          }
        }
      });
    }
  });
});
