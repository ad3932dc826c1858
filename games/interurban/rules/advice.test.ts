import { expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { adviceFor, losesWith } from './advice.ts';
import { game } from './game.ts';
import { legalActions, whyNot } from './legal.ts';
import { afterAnswer, bestFrom } from './plans.ts';
import { endingOf, tableAfter } from './play.ts';
import { scoreRoutes, totals } from './scoring.ts';
import { isStation, ownerOf, valueOf } from './tiles.ts';
import type { Placement, State, Table, View } from './types.ts';
import { lead } from './weigh.ts';

const pointsOn = (table: Table): number[] => totals(scoreRoutes(table), table.seats);

/** Points that the tiles bring by seat. */
function gainsOf(view: View, tiles: readonly Placement[]): number[] {
  const before = pointsOn(view);
  return pointsOn(tiles.reduce<View>(tableAfter, view)).map((points, seat) => points - before[seat]!);
}

/** What a turn of these tiles is worth after the best answer, as the bot weighs it. */
function worthOf(tiles: readonly Placement[], view: View): number {
  return afterAnswer(tiles.reduce<State>(tableAfter, game.guess(view, fastRng(1))));
}

/** One more tile is advised only where it is worth this. */
const EFFORT = 0.2;
/** A better standing now is told first unless it costs more than this after the answer. */
const CLEARLY = 1.5;

test.each([2, 4])(
  'with %i players the first advice is about as good as what the bot would play, better standings come first unless they cost clearly more, and every plan can be played',
  (seats) => {
    let plans = 0;
    let better = 0;
    let [ahead, guards] = [0, 0];
    for (let seed = 1; seed <= 3; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, seats, rng, () => {});
      while (state.ended === null) {
        if (rng.below(6) === 0) {
          const view = game.view(state, state.seat);
          const advice = adviceFor(view, fastRng(1));
          const mine = advice.map(({ gains }) => gains[view.seat] ?? 0);
          expect(advice.length).toBeGreaterThan(0);
          const worths = advice.map(({ tiles }) => worthOf(tiles, view) - EFFORT * tiles.length);
          for (const [at, worth] of worths.entries()) {
            if (at > 0) expect(worth).toBeLessThanOrEqual(worths[at - 1]! + CLEARLY + 1e-9);
          }
          const standings = advice.map(({ tiles }) => lead(pointsOn(tiles.reduce<View>(tableAfter, view)), view.seat));
          for (const [at, { guarded, keepsOpen }] of advice.entries()) {
            if (keepsOpen || mine.every((points) => points <= 0)) continue;
            const left = worths.slice(at);
            const furtherAhead = standings.findLastIndex((it, other) => other > at && it > standings[at]!);
            expect(guarded).toBe(furtherAhead > at);
            if (worths[at]! < Math.max(...left) - 1e-9) ahead++;
            if (furtherAhead < 0) continue;
            // What leaves me further ahead comes later only where the answer to it is clearly worse for me.
            expect(worths[furtherAhead]!).toBeLessThan(Math.max(...left) - CLEARLY + 1e-9);
            guards++;
          }
          const [bot] = bestFrom(game.guess(view, fastRng(1)));
          const brings = lead(gainsOf(view, bot!.tiles), view.seat) > 0;
          // A turn that brings nothing to be seen is not advised where another does.
          const loses = losesWith(bot!.tiles.reduce<State>(tableAfter, state), view.seat);
          if (brings && !loses)
            expect(worths[0]!).toBeGreaterThanOrEqual(bot!.worth - EFFORT * bot!.tiles.length - CLEARLY - 1e-9);
          if (mine[0]! > 0) better++;
          if (advice[0]!.tiles.length > 1) plans++;
          for (const { tiles, gains, keepsOpen } of advice) {
            let table = view;
            for (const tile of tiles) {
              expect(legalActions(table, table.seat)).toContainEqual(tile);
              table = tableAfter(table, tile);
            }
            if (tiles.length > 0) expect(gainsOf(view, tiles)).toEqual(gains);
            else expect(view.placed).toBeGreaterThan(0);
            // Once a tile is laid, another one is advised only for what it brings, or to stay in the game.
            const isIdle = tiles.length > 0 && lead(gains, view.seat) <= 0;
            if (view.placed > 0 && isIdle) expect(keepsOpen || losesWith(state, view.seat)).toBe(true);
          }
        }
        game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      }
    }
    expect(ahead).toBeGreaterThan(0);
    expect(guards).toBeGreaterThan(0);
    expect(plans).toBeGreaterThan(2);
    expect(better).toBeGreaterThan(2);
  },
);

test('what ends the game and loses it is advised only where nothing keeps the game open', () => {
  let [ends, opens] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, 3, rng, () => {});
    while (state.ended === null) {
      const after = legalActions(state, state.seat).flatMap((it) =>
        it.type === 'place' ? [tableAfter(state, it)] : [],
      );
      const lost = after.filter((table) => losesWith(table, state.seat)).length;
      if (lost > 0) {
        const view = game.view(state, state.seat);
        const [first] = adviceFor(view, fastRng(1));
        const advised = first!.tiles.reduce<State>(tableAfter, state);
        const mayStay = !endingOf(view) && (lost < after.length || state.placed > 0);
        const loses = losesWith(advised, state.seat);
        if (mayStay) expect(loses).toBe(false);
        if (mayStay) opens++;
        else if (loses) ends++;
      }
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
    }
  }
  expect(opens).toBeGreaterThan(2);
  expect(ends).toBeGreaterThan(0);
});

test('where two stations of mine bring the same in a place, the stronger one is advised, or it is said that it is spared', () => {
  let stronger = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, 3, rng, () => {});
    while (state.ended === null) {
      const view = game.view(state, state.seat);
      if (rng.below(8) === 0) {
        for (const { tiles, gains, spares } of adviceFor(view, fastRng(1))) {
          const main = tiles.find(({ slot }) => isStation(view.faceUp[slot]!));
          const code = main && view.faceUp[main.slot]!;
          if (!main || ownerOf(code!) !== view.seat) continue;
          const before = tiles.slice(0, tiles.indexOf(main)).reduce(tableAfter, view);
          for (const other of legalActions(before, view.seat)) {
            if (other.type !== 'place' || other.x !== main.x || other.y !== main.y) continue;
            const instead = view.faceUp[other.slot]!;
            if (!isStation(instead) || ownerOf(instead) !== view.seat || valueOf(instead) === valueOf(code!)) continue;
            const all = tiles.with(tiles.indexOf(main), other);
            if (!canBeLaid(view, all) || gainsOf(view, all).join() !== gains.join()) continue;
            if (valueOf(instead) < valueOf(code!)) stronger++;
            else {
              expect(spares).toBeDefined();
              expect(worthOf(all, view)).toBeLessThan(worthOf(tiles, view));
            }
          }
        }
      }
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
    }
  }
  expect(stronger).toBeGreaterThan(2);
});

test('no tile of a plan changes nobody’s points, unless the answer to the others alone is clearly worse', () => {
  let [needed, shields] = [0, 0];
  for (let seed = 1; seed <= 7; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ competition: false }, 3, rng, () => {});
    while (state.ended === null) {
      const view = game.view(state, state.seat);
      if (rng.below(8) === 0) {
        for (const advice of adviceFor(view, fastRng(1))) {
          const { tiles, gains } = advice;
          for (const at of tiles.length > 1 ? tiles.keys() : []) {
            const fewer = tiles.toSpliced(at, 1);
            needed++;
            if (!canBeLaid(view, fewer) || gainsOf(view, fewer).join() !== gains.join()) continue;
            expect(advice.shields).toBeDefined();
            expect(worthOf(fewer, view)).toBeLessThan(worthOf(tiles, view) - CLEARLY);
            shields++;
          }
        }
      }
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
    }
  }
  expect(needed).toBeGreaterThan(50);
  expect(shields).toBeGreaterThan(0);
});

const canBeLaid = (view: View, tiles: readonly Placement[]): boolean =>
  tiles.every((tile, at) => !whyNot(tiles.slice(0, at).reduce(tableAfter, view), tile));
