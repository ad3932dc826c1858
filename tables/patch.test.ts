/** Patches of views: they lead from one to the other for every viewer of every game, and stay small. */
import { describe, expect, test } from 'vitest';
import { fastRng, readOptions, playOn, type Viewer } from '@stellwerk/kernel';
import { GAME_IDS, GAMES } from '@stellwerk/games';
import { diff, equal, patched } from './patch.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a patch', () => {
  test.each([
    [1, 2],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [
      { a: 1, b: 2 },
      { b: 3, c: [1] },
    ],
    [{ a: [1, 2, 3] }, { a: [1, 2, 3, 4] }],
    [{ a: [1, 2, 3, 4] }, { a: [1, 4] }],
    [{ a: [1, 1, 1] }, { a: [] }],
    [{ a: [] }, { a: [[], {}] }],
    [
      [1, [2, [3]]],
      [1, [2, [4]]],
    ],
    [{ a: { b: { c: 1 } } }, { a: { b: {} } }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [
      [0, 0, 0, 0, 0, 0],
      [1, 2, 3, 4, 5, 6],
    ],
  ])('leads from %j to %j', (before, after) => {
    const kept = json(before);
    const patch = json(diff(before, after)) as ReturnType<typeof diff>;
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
    expect(diff(after, json(after))).toEqual([]);
  });

  test('takes an undefined field for a missing one, as JSON does', () => {
    expect(diff({ a: undefined }, {})).toEqual([]);
    expect(patched({ a: 1 }, diff({ a: 1 }, { a: undefined }))).toEqual({});
    expect(equal({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
  });

  test('sends a list whole when most of it has changed', () => {
    const before = { list: Array.from({ length: 40 }, () => 0) };
    const after = { list: Array.from({ length: 40 }, (_, index) => index + 1) };
    expect(diff(before, after)).toHaveLength(1);
  });
});

/** Half of all patches are no longer than this, in bytes. */
const MEDIAN = { transeuropa: 150, interurban: 250, intercity: 250, 'future-mobility': 250 } as const;

describe.each(GAME_IDS)('views of %s', (id) => {
  test('are led from step to step for every viewer, in few bytes', async () => {
    const { game } = await GAMES[id]();
    const sizes: number[] = [];
    for (let seed = 1; seed <= 2; seed++) {
      const seats = Math.max(3, game.seats.min);
      const options = readOptions(game.options, {});
      if (!options.ok) throw new Error(options.reason.code);
      const rng = fastRng(seed);
      const state: unknown = game.setup(options.options as never, seats, rng, () => {});
      const viewers: Viewer[] = ['observer', ...Array.from({ length: seats }, (_, seat) => seat)];
      const shown = new Map(viewers.map((viewer) => [viewer, json(game.view(state, viewer))]));
      playOn(game, state, rng, {
        choices: fastRng(seed + 100),
        offTurn: 8,
        atMost: 700,
        visit: (now) => {
          for (const viewer of viewers) {
            const view: unknown = game.view(now, viewer);
            const patch = JSON.stringify(diff(shown.get(viewer), view));
            sizes.push(patch.length);
            const next = patched(shown.get(viewer), JSON.parse(patch));
            if (!equal(next, json(view))) throw new Error(`the patch ${patch} leads elsewhere`);
            shown.set(viewer, next);
          }
        },
      });
    }
    sizes.sort((a, b) => a - b);
    const at = (share: number) => sizes[Math.floor(sizes.length * share)]!;
    expect(at(0.5)).toBeLessThanOrEqual(MEDIAN[id]);
    expect(at(0.99)).toBeLessThanOrEqual(3000);
  });
});
