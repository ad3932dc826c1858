import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { Scene } from '../rules/scene.testing.ts';
import {
  game,
  legalActions,
  placedTiles,
  routesOf,
  scoreRoutes,
  tileCode,
  totals,
  type Event,
  type RouteScore,
  type View,
} from '../rules/index.ts';
import { en } from '../texts/en.ts';
import { courseOf } from './panels/course.ts';
import { boxOf, cellAt, centre, railsPath, routePath, trackPath } from './map/geometry.ts';
import { closers, settled, spotsFor, turned, turnOf } from './choosing/moves.ts';
import { sayPlacement } from './choosing/prompts.ts';
import { ranked } from './panels/ranks.ts';
import { spotKeys } from './map/TableMap.tsx';
import { finishedBy } from './panels/useFinished.ts';
import { freshOf } from './useTable.tsx';

const viewOf = (scene: Scene): View => game.view(scene.state, 0);

/** A scene in which a tile lies face up at the beginning of a turn. */
function holding(scene: Scene, code: number): View {
  scene.state.placed = 0;
  scene.state.stationPlaced = false;
  scene.state.faceUp[0] = code;
  return viewOf(scene);
}

describe('where things are drawn', () => {
  it('north is up, and a point belongs to the cell that it lies in', () => {
    expect(centre({ x: 2, y: 3 })).toEqual({ x: 200, y: -300 });
    expect(cellAt({ x: 240, y: -260 })).toEqual({ x: 2, y: 3 });
    expect(cellAt({ x: -20, y: 20 })).toEqual({ x: 0, y: 0 });
  });

  it('the box holds every tile and every cell before a loco, and is never smaller than the first ones need', () => {
    const { tiles, ends } = { tiles: [{ x: 0, y: 0 }], ends: [{ x: -9, y: 4 }] };
    const box = boxOf(tiles, ends);
    expect(box.west).toBeLessThan(-9.4);
    expect(box.west + box.columns).toBeGreaterThan(0.4);
    expect(box.north).toBeLessThan(-4.4);
    expect(box.north + box.rows).toBeGreaterThan(0.4);
    const small = boxOf(tiles, []);
    expect(small.columns).toBeGreaterThan(5);
    expect(small.west + small.columns / 2).toBeCloseTo(0);
  });

  it('a straight is a line and a curve a quarter of a circle around its corner', () => {
    expect(trackPath(0, 2)).toBe('M0 -50L0 50');
    expect(trackPath(0, 1)).toBe('M0 -50A50 50 0 0 0 50 0');
    expect(trackPath(1, 0)).toBe('M50 0A50 50 0 0 1 0 -50');
    expect(railsPath(0, 1)).toContain('A42 42');
    expect(railsPath(0, 1)).toContain('A58 58');
  });

  it('a route is one way from its start edge to its loco, and its last part begins where that tile does', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['curve', 0, 2, 90]);
    const view = viewOf(scene);
    const route = routesOf(view).find(({ label }) => label === '6')!;
    const tiles = placedTiles(view);
    expect(routePath(route, tiles)).toBe('M0 -35L0 -50L0 -150A50 50 0 0 1 50 -200');
    expect(routePath(route, tiles, 1)).toBe('M0 -150A50 50 0 0 1 50 -200');
  });
});

describe('the cells for a tile', () => {
  it('are the six ends at first: all of them for a track, none for a station, by A', () => {
    const scene = new Scene();
    const view = holding(scene, tileCode('curve', 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots).toHaveLength(6);
    for (const { fits, reason } of spots) {
      expect(fits.length).toBeGreaterThan(0);
      expect(reason).toBeUndefined();
    }
    const station = holding(scene, tileCode('simple', 1, 0));
    const refused = spotsFor(station, routesOf(station), legalActions(station, station.seat), 0);
    expect(refused.map(({ reason }) => reason?.code)).toEqual(Array.from({ length: 6 }, () => 'A'));
  });

  it('name the restriction that teaches most, not a rotation that misses the track', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['simple', 0, 2, 0, 2, 0], ['straight', 0, 3, 0]);
    const view = holding(scene, tileCode('simple', 2, 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots.find(({ x, y }) => x === 0 && y === 4)?.reason?.code).toBe('H');
  });

  it('are gone through by N and P and with arrows', () => {
    const view = holding(new Scene(), tileCode('straight', 0));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    const next = (key: string, spot?: (typeof spots)[number]) =>
      spots[nextTarget(spotKeys({ spots, ghost: spot && ({ spot } as never) }), key)!];
    expect(next('ArrowLeft')).toBe(spots[0]);
    expect(next('x')).toBeUndefined();
    expect(next('n', spots[0])).toBe(spots[1]);
    expect(next('p', spots[0])).toBe(spots.at(-1));
    const [west] = spots;
    expect(west).toMatchObject({ x: -1, y: 0 });
    expect(next('ArrowLeft', west)).toBeUndefined();
    expect(next('ArrowUp', west)).toMatchObject({ x: 0, y: 1 });
  });
});

describe('turning a tile', () => {
  const curve = tileCode('curve', 0);

  it('goes through the rotations that fit, or through all where only one does', () => {
    expect(turned(curve, [90, 180], 90)).toBe(180);
    expect(turned(curve, [90, 180], 180)).toBe(90);
    expect(turned(curve, [90], 90)).toBe(180);
    expect(turned(tileCode('straight', 0), [0], 0)).toBe(90);
    expect(turned(curve, [], 0, -1)).toBe(270);
  });

  it('over a cell it turns by itself to one that fits', () => {
    expect(settled(curve, [90, 180], 180)).toBe(180);
    expect(settled(curve, [90, 180], 0)).toBe(90);
    expect(settled(curve, [], 270)).toBe(270);
  });

  it('is told from the loco', () => {
    const [west] = routesOf(viewOf(new Scene())).filter(({ label }) => label === 'H');
    // Going west, north is to the right.
    expect(turnOf(curve, 0, west!)).toBe('right');
    expect(turnOf(curve, 90, west!)).toBe('left');
    expect(turnOf(tileCode('straight', 0), 90, west!)).toBe('ahead');
    const view = holding(new Scene(), curve);
    expect(sayPlacement(en, view, routesOf(view), { type: 'place', slot: 0, x: -1, y: 0, rotation: 0 }, [2])).toBe(
      'route H, to the right (completes route 6)',
    );
  });
});

describe('what the panels say', () => {
  it('ties share a rank, and who has no station has none', () => {
    const score = { commerce: [4, 0, 4, 2], victory: [9, 0, 9, 5] } as unknown as RouteScore;
    expect(ranked(score).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it('a tile is named with which a route can be completed at once', () => {
    const view = holding(new Scene(), tileCode('curve', 0));
    const found = closers(view, legalActions(view, view.seat));
    const labels = routesOf(view).map(({ label }) => label);
    expect(found.get(labels.indexOf('6'))).toContain(0);
  });

  it('the course of a game begins with nothing and ends with its result', () => {
    const rng = fastRng(5);
    const state = game.setup({ competition: false }, 3, rng, () => {});
    while (state.ended === null) game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
    const course = courseOf(state);
    expect(course[0]).toEqual([0, 0, 0]);
    expect(course.at(-1)).toEqual(totals(scoreRoutes(state), 3));
    expect(course).toHaveLength(state.tiles.length / 4 - 1);
  });
});

describe('a competition', () => {
  /** The view before the last action of the first game, and what that action told. */
  function endOfFirstGame(): { before: View; events: Event[] } {
    const rng = fastRng(11);
    const state = game.setup({ competition: true }, 2, rng, () => {});
    for (;;) {
      const before = game.view(state, 0);
      const events: Event[] = [];
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, (event) => events.push(event));
      if (events.some(({ type }) => type === 'game')) return { before, events };
    }
  }

  it('the finished table is put together from the view before and the last tile', () => {
    const { before, events } = endOfFirstGame();
    const finished = finishedBy(events, before)!;
    expect(finished.game).toBe(0);
    expect(scoreRoutes(finished.table).map(({ victory }) => victory)).toEqual(
      finished.scores.map(({ victory }) => victory),
    );
    expect(finishedBy(events, undefined)).toBeUndefined();
    expect(finishedBy([], before)).toBeUndefined();
  });

  it('nothing of the old game moves on the new table', () => {
    const { tiles, rolled, left } = freshOf(endOfFirstGame().events, 2);
    expect([tiles.size, rolled.size, left.size]).toEqual([0, 0, 0]);
  });
});

it('what was placed just now is animated, with the loco rolling over every tile it has gained', () => {
  const placed = { type: 'placed', routes: [2], runIns: [312] } as unknown as Event;
  const { tiles, rolled } = freshOf([placed, { type: 'turnedUp', slot: 1, tile: 0 }], 9);
  expect([...tiles]).toEqual([8]);
  expect(rolled.get(2)).toBe(2);
});
