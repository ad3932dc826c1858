/** What must hold in every play: networks, missing points, draws. */
import { defaultOptions, fastRng, pick, type Rng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import type { MapFile } from './map.ts';
import { missingFrom } from './missing.ts';
import { MAX_CREDIT } from './options.ts';
import { bit, networks } from './network.ts';
import { missingPoints } from './scoring.ts';
import type { State } from './state.ts';
import { topology } from './topology.ts';
import { FREE, OWN, SHARED, type Action } from './types.ts';

const topo = topology('europe');
const deaf = (): void => {};

/** Plays rounds at random; `visit` gets each state before and after an action. */
function wander(
  actions: number,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  visit: (before: State, action: Action, after: State) => void,
): void {
  const rng = fastRng(seed);
  const table = () => game.setup({ ...defaultOptions(game.options), ...options }, 2 + rng.below(5), rng, deaf);
  let state = table();
  for (let i = 0; i < actions; i++) {
    if (game.result(state)) state = table();
    const before = game.clone(state);
    const action = game.sample!(state, state.turn, rng);
    game.apply(state, state.turn, action, rng, deaf);
    visit(before, action, state);
  }
}

describe('networks', () => {
  test('are the same kept up rail by rail and searched afresh', () => {
    for (const vexation of [false, true]) {
      wander(1500, { vexation }, 3, (_, __, state) => {
        const fresh = networks(topo, state.rails, state.markers);
        expect(state.reach).toEqual(fresh.reach);
        expect(state.joined.toSorted()).toEqual(fresh.joined.toSorted());
      });
    }
  });

  test('are a partition: who shares one crossing shares all, and a rail lies in one network', () => {
    wander(1500, {}, 4, (_, __, state) => {
      const seen = new Map<number, number>();
      for (const mask of state.reach) {
        for (let seat = 0; seat < state.seats; seat++) {
          if ((mask & bit(seat)) === 0) continue;
          expect(seen.get(seat) ?? mask).toBe(mask);
          seen.set(seat, mask);
        }
      }
      state.rails.forEach((rail, line) => {
        if (rail === FREE) return;
        expect(state.reach[topo.endA[line]!]).toBe(state.reach[topo.endB[line]!]);
        expect(state.reach[topo.endA[line]!]).not.toBe(0);
      });
    });
  });
});

describe('who laid what', () => {
  test('is told of every rail on the board, to everybody alike, and starts afresh with the round', () => {
    for (const vexation of [false, true]) {
      wander(1500, { vexation }, 6, (before, action, state) => {
        const seen = game.view(state, 'observer');
        expect(seen.laid.toSorted((a, b) => a - b)).toEqual(
          state.rails.flatMap((rail, line) => (rail === FREE ? [] : [line])),
        );
        const told = ({ laid, laidBy, laidIn }: typeof seen) => ({ laid, laidBy, laidIn });
        expect(told(game.view(state, 0))).toEqual(told(seen));
        for (const [i, line] of seen.laid.entries()) {
          if (state.rails[line]! >= OWN) expect(seen.laidBy[i]).toBe(state.rails[line]! - OWN);
        }
        if (action.type !== 'lay' || state.round !== before.round || state.phase === 'over') return;
        expect(seen.laid.at(-1)).toBe(action.line);
        expect(seen.laidBy.at(-1)).toBe(before.turn);
        expect(seen.laidIn.at(-1)).toBe(before.turnOfRound);
      });
    }
  });
});

describe('missing points', () => {
  test('never rise by a rail, and fall by no more than the rail costs', () => {
    wander(500, {}, 5, (before, action, after) => {
      if (action.type !== 'lay' || after.round !== before.round || after.phase === 'over') return;
      for (let seat = 0; seat < after.seats; seat++) {
        const fall = missingPoints(before, seat).points - missingPoints(after, seat).points;
        expect(fall).toBeGreaterThanOrEqual(0);
        expect(fall).toBeLessThanOrEqual(topo.cost[action.line]!);
      }
    });
  });

  test('are 0 for those who finished a round and for nobody else', () => {
    let finished = 0;
    for (let seed = 0; seed < 6; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ ...defaultOptions(game.options), openRounds: 8 }, 2 + (seed % 5), rng, deaf);
      while (!game.result(state)) game.apply(state, state.turn, greedy(state), rng, deaf);
      for (const { losses, finishers, credits } of state.rounds) {
        losses.forEach((loss, seat) => expect(loss === 0).toBe(finishers.includes(seat)));
        expect(Math.min(...credits)).toBeGreaterThanOrEqual(0);
        finished += finishers.length;
      }
    }
    expect(finished).toBeGreaterThanOrEqual(48);
  });

  test('come with free lines that join all five cities to the network and cost that much', () => {
    wander(400, {}, 6, (_, __, state) => {
      if (state.phase !== 'lay') return;
      const { points, lines } = missingPoints(state, state.turn);
      expect(lines.reduce((sum, line) => sum + topo.cost[line]!, 0)).toBe(points);
      const rails = state.rails.slice();
      for (const line of lines) {
        expect(rails[line]).toBe(FREE);
        rails[line] = SHARED;
      }
      const { reach } = networks(topo, rails, state.markers);
      for (const city of game.view(state, state.turn).hand) {
        expect(reach[topo.site[city]!]! & bit(state.turn)).not.toBe(0);
      }
    });
  });

  test('are what brute force finds on small random maps with rails on them, others’ private ones too', () => {
    const rng = fastRng(7);
    for (let round = 0; round < 120; round++) {
      const map = smallMap(rng);
      const compiled = topology(map);
      const rails = map.lines.map(() => pick([FREE, FREE, FREE, SHARED, OWN, OWN + 1], rng));
      const sites = Array.from({ length: 5 }, () => rng.below(compiled.crossings));
      const from = rng.below(compiled.crossings);
      const price = rails.map((rail, line) => {
        if (rail === SHARED || rail === OWN) return 0;
        return rail === FREE ? map.lines[line]!.cost : MAX_CREDIT;
      });
      const { points } = missingFrom(compiled, rails, 0, from, sites);
      expect(points).toBe(Math.min(MAX_CREDIT, bruteForce(map, price, [from, ...sites])));
    }
  });
});

/** A legal rail of the cheapest completion, else anything. */
function greedy(state: State): Action {
  const legal = game.legal(state, state.turn);
  if (state.phase === 'start') return legal[(7 * state.round) % legal.length]!;
  const { lines } = missingPoints(state, state.turn);
  return legal.find((action) => 'line' in action && lines.includes(action.line)) ?? legal.at(-1)!;
}

function smallMap(rng: Rng): MapFile {
  const count = 6 + rng.below(3);
  const crossings = Array.from({ length: count }, (_, x) => ({ id: `${x}`, x, y: 0 }));
  const pairs = new Map<string, MapFile['lines'][number]>();
  const add = (a: number, b: number) => pairs.set(`${a} ${b}`, { a: `${a}`, b: `${b}`, cost: rng.below(2) ? 1 : 2 });
  for (let b = 1; b < count; b++) add(rng.below(b), b);
  while (pairs.size < 12) {
    const b = 1 + rng.below(count - 1);
    add(rng.below(b), b);
  }
  return { name: 'small', crossings, lines: [...pairs.values()], cities: [] };
}

function bruteForce(map: MapFile, price: readonly number[], wanted: readonly number[]): number {
  let best = Infinity;
  for (let set = 0; set < 1 << map.lines.length; set++) {
    const chosen = map.lines.filter((_, i) => set & (1 << i));
    const cost = price.reduce((sum, each, i) => (set & (1 << i) ? sum + each : sum), 0);
    if (cost >= best) continue;
    const leader = map.crossings.map((_, i) => i);
    const find = (node: number): number => (leader[node] === node ? node : find(leader[node]!));
    for (const { a, b } of chosen) leader[find(Number(a))] = find(Number(b));
    if (wanted.every((node) => find(node) === find(wanted[0]!))) best = cost;
  }
  return best;
}

describe('a random action', () => {
  test('is any legal one, all equally likely', () => {
    for (const vexation of [false, true]) {
      const rng = fastRng(8);
      const state = game.setup({ ...defaultOptions(game.options), vexation }, 2, rng, deaf);
      for (let i = 0; i < 26 || state.laidThisTurn === 0; i++) {
        game.apply(state, state.turn, game.sample!(state, state.turn, rng), rng, deaf);
      }
      const counts = new Map(game.legal(state, state.turn).map((action) => [action, 0]));
      const draws = 400 * counts.size;
      for (let i = 0; i < draws; i++) {
        const action = game.sample!(state, state.turn, rng);
        counts.set(action, counts.get(action)! + 1);
      }
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
    }
  });
});

describe('a guess', () => {
  test('gives nobody a city that the viewer holds, and agrees with who is finished', () => {
    const rng = fastRng(9);
    wander(600, { openRounds: 3 }, 10, (_, __, state) => {
      const viewer = rng.below(state.seats);
      const other = game.guess(game.view(state, viewer), rng);
      expect(new Set(other.hands).size).toBe(other.hands.length);
      expect(game.view(other, viewer)).toEqual(game.view(state, viewer));
      if (state.phase !== 'lay') return;
      for (let seat = 0; seat < state.seats; seat++) {
        expect(missingPoints(other, seat).points === 0).toBe((state.finishers & bit(seat)) !== 0);
      }
    });
  });

  test('finds the one city left where a network spans nearly all', () => {
    const state = game.setup(defaultOptions(game.options), 2, fastRng(11), deaf);
    game.apply(state, 0, { type: 'start', crossing: 0 }, fastRng(1), deaf);
    game.apply(state, 1, { type: 'start', crossing: 1 }, fastRng(1), deaf);
    const lonely = topo.fewCities[2]!.find((city) => !state.hands.includes(city))!;
    const site = topo.site[lonely]!;
    state.hands[7] = lonely;
    state.rails = state.rails.map((_, line) => (topo.endA[line] === site || topo.endB[line] === site ? FREE : SHARED));
    state.hands[2] = topo.fewCities[2]!.find((city) => city !== lonely)!;
    Object.assign(state, networks(topo, state.rails, state.markers));
    state.finishers = bit(0);
    const other = game.guess(game.view(state, 'observer'), fastRng(12));
    expect(other.hands.slice(5)).toContain(lonely);
    expect(other.hands.slice(0, 5)).not.toContain(lonely);
  });
});
