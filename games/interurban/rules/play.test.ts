/** The course of a game: set-up, turns, refilling, the four ends, scoring, the competition. */
import { fastRng, pick } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { checkAction, legalActions } from './legal.ts';
import { deal, endedBy } from './play.ts';
import { routesOf } from './routes.ts';
import { Scene } from './scene.testing.ts';
import { scoreRoutes, totals, victoryPoints } from './scoring.ts';
import {
  isStation,
  isTrack,
  NONE,
  ownerOf,
  routeLabel,
  stationSlot,
  stationTiles,
  tileCode,
  TRACK_TILES,
} from './tiles.ts';
import type { Action, Event, Placement, State } from './types.ts';

const begin = (seats = 3): State => deal(seats, false, 0, [], fastRng(1));

function act(state: State, action: Action): Event[] {
  const events: Event[] = [];
  expect(checkAction(state, state.seat, action)).toBeUndefined();
  game.apply(state, state.seat, action, fastRng(1), (event) => events.push(event));
  return events;
}

/** Puts a tile face up and gives the action that places it. */
function hand(state: State, slot: number, code: number, x: number, y: number, rotation: 0 | 90 | 180 | 270): Placement {
  state.faceUp[slot] = code;
  return { type: 'place', slot, x, y, rotation };
}
const STRAIGHT = tileCode('straight', 1);

describe('parts and set-up', () => {
  test('42 track tiles: straights 3 × 2, 11 × 1, 6 × 0, curves 11 × 1, 11 × 0', () => {
    const count = (code: number): number => TRACK_TILES.filter((tile) => tile === code).length;
    expect([2, 1, 0].map((value) => count(tileCode('straight', value)))).toEqual([3, 11, 6]);
    expect([1, 0].map((value) => count(tileCode('curve', value)))).toEqual([11, 11]);
    expect(TRACK_TILES).toHaveLength(42);
  });
  test('ten stations a colour: simple 1, 2, 3, 4, 4 and crossings 1, 1, 2, 3, 4', () => {
    expect(stationTiles(2)).toEqual([221, 222, 223, 224, 224, 321, 321, 322, 323, 324]);
  });
  test.each([2, 3, 4, 5])('three track tiles and three stations of each of %i players lie face up', (seats) => {
    const state = begin(seats);
    expect(state.faceUp.slice(0, 3).every(isTrack)).toBe(true);
    for (let seat = 0; seat < seats; seat++) {
      const shown = state.faceUp.slice(stationSlot(seat), stationSlot(seat) + 3);
      expect(shown.every((code) => isStation(code) && ownerOf(code) === seat)).toBe(true);
      expect(state.stationPiles[seat]).toHaveLength(7);
    }
    expect(state.trackPile).toHaveLength(39);
  });
  test('two different start tiles lie side by side, and six locos stand around them', () => {
    const pairs = new Set<string>();
    const rng = fastRng(1);
    for (let i = 0; i < 100; i++) {
      const { tiles } = deal(2, false, 0, [], rng);
      expect(tiles[3]).not.toBe(tiles[7]);
      pairs.add(`${tiles[3]} ${tiles[7]}`);
    }
    expect(pairs.size).toBe(12);
    const ends = routesOf(begin()).map(({ end }) => `${end.x},${end.y}`);
    expect(ends).toEqual(['0,-1', '-1,0', '0,1', '1,1', '2,0', '1,-1']);
  });
  test('routes with the same label are told apart by their edge', () => {
    const { tiles } = new Scene(2, [0, 3]).state;
    expect([0, 1, 2, 3, 4, 5].map((route) => routeLabel(tiles, route))).toEqual(['4a', 'H', '6', '4b', 'L', '7']);
  });
});

describe('a turn', () => {
  test('at least one tile must be placed before it ends', () => {
    const state = begin();
    expect(checkAction(state, 0, { type: 'end' })).toEqual({ code: 'placeOneFirst' });
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    expect(checkAction(state, 0, { type: 'end' })).toBeUndefined();
    act(state, { type: 'end' });
    expect(state.seat).toBe(1);
  });
  test('a turn ends by itself after three tiles', () => {
    const state = begin();
    for (const slot of [0, 1]) act(state, hand(state, slot, STRAIGHT, 2 + slot, 0, 90));
    expect(state).toMatchObject({ seat: 0, placed: 2 });
    act(state, hand(state, 2, STRAIGHT, 4, 0, 90));
    expect(state).toMatchObject({ seat: 1, placed: 0, turns: 1 });
  });
  test('a turn ends by itself when nothing more may be placed', () => {
    const state = begin(2);
    state.faceUp.fill(NONE);
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    expect(state.seat).toBe(1);
  });
  test('only one station, of any colour; it belongs to its owner', () => {
    const state = begin();
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    act(state, hand(state, stationSlot(2), tileCode('simple', 4, 2), 3, 0, 90));
    const second = hand(state, stationSlot(0), tileCode('simple', 1, 0), 3, 0, 90);
    expect(checkAction(state, 0, second)).toEqual({ code: 'secondStation' });
    expect(legalActions(state, 0).every((action) => action.type === 'end' || isTrack(state.faceUp[action.slot]!))).toBe(
      true,
    );
    expect(scoreRoutes(state)[4]!.commerce).toEqual([0, 0, 4]);
  });
  test('used places are refilled at the end of the turn only', () => {
    const state = begin();
    const next = state.trackPile.at(-1)!;
    const nextStation = state.stationPiles[1]!.at(-1)!;
    act(state, hand(state, 1, STRAIGHT, 2, 0, 90));
    act(state, hand(state, stationSlot(1, 2), tileCode('simple', 4, 1), 3, 0, 90));
    expect([state.faceUp[1], state.faceUp[stationSlot(1, 2)]]).toEqual([NONE, NONE]);
    expect(checkAction(state, 0, { type: 'place', slot: 1, x: 4, y: 0, rotation: 90 })).toEqual({ code: 'emptySlot' });
    const events = act(state, { type: 'end' });
    expect([state.faceUp[1], state.faceUp[stationSlot(1, 2)]]).toEqual([next, nextStation]);
    expect(events).toEqual([
      { type: 'turnedUp', slot: 1, tile: next },
      { type: 'turnedUp', slot: stationSlot(1, 2), tile: nextStation },
    ]);
  });
  test('nobody else may act, and nobody once the game is over', () => {
    const state = begin();
    const action = hand(state, 0, STRAIGHT, 2, 0, 90);
    expect(checkAction(state, 1, action)).toEqual({ code: 'notYourTurn' });
    expect(legalActions(state, 1)).toEqual([]);
    state.ended = 'track';
    expect(checkAction(state, 0, action)).toEqual({ code: 'over' });
  });
});

describe('a placement that would end something', () => {
  const told = (state: State, placement: Placement): unknown => endedBy(game.view(state, state.seat), placement);

  test('is the third of a turn, or one after which nothing fits', () => {
    const state = begin();
    for (const slot of [0, 1]) {
      const next = hand(state, slot, STRAIGHT, 2 + slot, 0, 90);
      expect(told(state, next)).toBeUndefined();
      act(state, next);
    }
    expect(told(state, hand(state, 2, STRAIGHT, 4, 0, 90))).toBe('turn');
    const alone = begin(2);
    alone.faceUp.fill(NONE);
    expect(told(alone, hand(alone, 0, STRAIGHT, 2, 0, 90))).toBe('turn');
  });
  test('ends the game with the last track tile, and leaves the view as it is', () => {
    const state = begin();
    state.trackPile = [];
    state.faceUp.fill(NONE);
    const last = hand(state, 0, STRAIGHT, 2, 0, 90);
    const before = JSON.stringify(state);
    expect(told(state, last)).toBe('game');
    expect(JSON.stringify(state)).toBe(before);
  });
  test('is never one that is refused: nothing is laid for it, not even to see what would follow', () => {
    const state = begin();
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    expect(told(state, hand(state, 0, STRAIGHT, 2, 0, 90))).toBeUndefined();
    expect(legalActions(state, 0)).toEqual(legalActions(game.clone(state), 0));
    expect(routesOf(state)[4]!.legs).toHaveLength(1);
  });
  test('every finished turn is remembered with its number of tiles', () => {
    const state = begin();
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    expect(state.laid).toEqual([]);
    act(state, { type: 'end' });
    expect(state.laid).toEqual([1]);
  });
});

describe('the end of a game', () => {
  const oneMore = (state: State): Event[] => {
    act(state, hand(state, 0, STRAIGHT, 2, 0, 90));
    return state.ended === null && state.seat === 0 ? act(state, { type: 'end' }) : [];
  };
  test('comes when all six routes are complete', () => {
    const state = begin();
    state.complete = [1, 1, 1, 1, 0, 1];
    state.faceUp[1] = tileCode('curve', 0);
    state.turns = 3;
    state.tiles.push(2, 0, 90, 0, 3, 0, 90, 201, 4, 0, 90, 0, 5, 0, 90, 212, 6, 0, 90, 0, 7, 0, 90, 203, 8, 0, 90, 0);
    act(state, hand(state, stationSlot(1), tileCode('simple', 4, 1), 9, 0, 90));
    expect(state.ended).toBe('routes');
  });
  test('comes when all track tiles are laid', () => {
    const state = begin();
    state.trackPile = [];
    state.faceUp[1] = state.faceUp[2] = NONE;
    oneMore(state);
    expect(state.ended).toBe('track');
  });
  test('does not come while a track tile is still face up', () => {
    const state = begin();
    state.trackPile = [];
    oneMore(state);
    expect(state.ended).toBe(null);
  });
  test('comes when all stations of the player on turn are laid, no matter who laid them', () => {
    const state = begin();
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE, stationSlot(0), stationSlot(1));
    oneMore(state);
    expect(state.ended).toBe('stations');
  });
  test('does not come when another player has no station left', () => {
    const state = begin();
    state.stationPiles[1] = [];
    state.faceUp.fill(NONE, stationSlot(1), stationSlot(2));
    oneMore(state);
    expect(state.ended).toBe(null);
  });
  test('comes when the next player can place nothing', () => {
    const state = begin();
    state.turns = 3;
    state.complete = [1, 1, 1, 1, 0, 1];
    state.trackPile = [];
    // Beside the new station only track would do, and the only tile left, a straight, would run against a blank edge.
    state.tiles.push(2, 0, 90, 0, 5, 0, 0, 0);
    state.faceUp.fill(NONE);
    for (let seat = 0; seat < 3; seat++) state.faceUp[stationSlot(seat)] = tileCode('simple', 1, seat);
    state.faceUp[1] = tileCode('straight', 0);
    const events = act(state, hand(state, stationSlot(0), tileCode('simple', 1, 0), 3, 0, 90));
    expect(state.ended).toBe('stuck');
    expect(events).toContainEqual(expect.objectContaining({ type: 'ended', why: 'stuck', seat: 1 }));
  });
  test('is shared by all who have the most points', () => {
    const state = begin();
    state.points = [[12, 7, 12]];
    state.ended = 'track';
    expect(game.result(state)).toEqual({ winners: [0, 2], scores: [12, 7, 12] });
  });
});

describe('scoring', () => {
  test('rulebook: value 9 with commerce 4, 4, 2 brings 9, 9 and 5', () => {
    expect(victoryPoints(9, [4, 4, 2])).toEqual([9, 9, 5]);
  });
  test('full, half, quarter, eighth, nothing, each rounded up', () => {
    expect(victoryPoints(9, [1, 8, 5, 3, 2])).toEqual([0, 9, 5, 3, 2]);
    expect(victoryPoints(1, [4, 3, 2, 1])).toEqual([1, 1, 1, 1]);
  });
  test('ranks are of distinct totals: two first, and the next one is second', () => {
    expect(victoryPoints(10, [5, 5, 4, 4, 1])).toEqual([10, 10, 5, 5, 3]);
  });
  test('nobody without a station gets anything', () => {
    expect(victoryPoints(10, [0, 3, 0])).toEqual([0, 10, 0]);
    expect(victoryPoints(10, [0, 0])).toEqual([0, 0]);
  });
  test('a crossing counts for both its routes', () => {
    const scene = new Scene().lay(['curve', 0, 1, 180], ['curve', -1, 0, 0], ['crossing', -1, 1, 0, 2, 1]);
    expect(scoreRoutes(scene.state).map(({ commerce }) => commerce[1])).toEqual([0, 2, 2, 0, 0, 0]);
  });
  test('S counts the straights of its route and C the curves, stations never', () => {
    const scene = new Scene(2, [2, 1]).lay(
      ['straight', -1, 0, 90, 2],
      ['simple', -2, 0, 90, 4, 0],
      ['straight', -3, 0, 90, 1],
      ['curve', -4, 0, 0, 1],
      ['curve', 1, -1, 0, 1],
    );
    const scores = scoreRoutes(scene.state);
    expect(scores.map(({ label }) => label)).toEqual(['5a', 'S', '6', '5b', '7', 'C']);
    expect(scores[1]).toMatchObject({ start: 2, track: 4, value: 6, victory: [6, 0] });
    expect(scores[5]).toMatchObject({ start: 1, track: 1, value: 2, victory: [0, 0] });
  });
  test('H is the highest and L the lowest of the numbers, S and C, not of each other', () => {
    const starts = (scene: Scene): Record<string, number> =>
      Object.fromEntries(scoreRoutes(scene.state).map(({ label, start }) => [label, start]));
    expect(starts(new Scene(2, [0, 3]))).toMatchObject({ H: 7, L: 4 });
    expect(starts(new Scene(2, [2, 3]))).toMatchObject({ S: 0, L: 0 });
    const eightCurves = new Scene(2, [0, 1]);
    const { tiles } = eightCurves.state;
    let [x, y] = [1, -1];
    for (let i = 0; i < 4; i++) {
      tiles.push(x, y, 0, 100, x + 1, y, 180, 100);
      x++;
      y--;
    }
    expect(starts(eightCurves)).toMatchObject({ C: 8, H: 8 });
  });
  test('totals add up the six routes', () => {
    const scene = new Scene().lay(['curve', 0, 1, 180], ['curve', -1, 0, 0], ['crossing', -1, 1, 0, 2, 1]);
    expect(totals(scoreRoutes(scene.state), 3)).toEqual([0, 13, 0]);
  });
});

describe('the competition', () => {
  test.each([2, 3])('everyone of %i starts once and the points add up', (seats) => {
    const rng = fastRng(5);
    const started: number[] = [];
    const firstToAct: number[] = [];
    const points: (readonly number[])[] = [];
    const hear = (event: Event): void => {
      if (event.type === 'game') started.push(event.startPlayer);
      if (event.type === 'ended') points.push(event.points);
    };
    const state = game.setup({ competition: true }, seats, rng, hear);
    while (state.ended === null) {
      if (state.turns === 0 && state.placed === 0) firstToAct.push(state.seat);
      game.apply(state, state.seat, pick(legalActions(state, state.seat), rng), rng, hear);
    }
    expect(started).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(firstToAct).toEqual(started);
    expect(points).toHaveLength(seats);
    const sums = points[0]!.map((_, seat) => points.reduce((sum, game) => sum + game[seat]!, 0));
    expect(game.result(state)!.scores).toEqual(sums);
  });
});
