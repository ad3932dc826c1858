import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { Scene } from '../../rules/scene.testing.ts';
import {
  game,
  NONE,
  scoreRoutes,
  seriesTotals,
  tileCode,
  totals,
  type Event,
  type RouteScore,
  type View,
} from '../../rules/index.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { decidedBy, figuresOf, fromOthers, luck, seriesDecidedBy, seriesFigures, turningPoint } from './figures.ts';
import { courseOf, playedTurns, seriesTurns } from './history.ts';
import { placesOf } from './places.ts';
import { ranked } from './ranks.ts';
import { finishedBy } from './useFinished.ts';
import { freshOf } from '../useTable.tsx';

describe('what the panels say', () => {
  it('ties share a rank, and who has no station has none', () => {
    const score = { commerce: [4, 0, 4, 2], victory: [9, 0, 9, 5] } as unknown as RouteScore;
    expect(ranked(score).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it('an open route has a box for each value, and for one more 4 while somebody has none there', () => {
    const boxes = (complete: boolean, ...stations: readonly (readonly [value: number, owner: number])[]): string =>
      placesOf(
        stations.map(([value, owner]) => ({ value, owner })),
        complete,
        3,
      )
        .map(({ value, owner, spare }) => `${value}${owner === undefined ? '' : 'abc'[owner]}${spare ? '?' : ''}`)
        .join(' ');
    expect(boxes(false)).toBe('1 2 3 4');
    expect(boxes(false, [4, 1], [2, 0])).toBe('1 2a 3 4b 4?');
    expect(boxes(false, [4, 1], [4, 0])).toBe('1 2 3 4b 4a 4?');
    expect(boxes(false, [4, 1], [4, 0], [4, 2])).toBe('1 2 3 4b 4a 4c');
    expect(boxes(true, [4, 1], [2, 0])).toBe('1 2a 3 4b');
  });

  it('the turns of a game lead from nothing to its result, and the course by events says the same', () => {
    const rng = fastRng(5);
    const turns: Turn<Event>[] = [];
    let events: Event[] = [];
    const state = game.setup({ competition: false }, 3, rng, (event) => events.push(event));
    while (state.ended === null) {
      const { turns: turn, seat } = state;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, (event) => events.push(event));
      if (state.turns === turn && state.ended === null) continue;
      turns.push({ seat, events, from: 0, to: 0 });
      events = [];
    }
    const played = playedTurns(state);
    const points = totals(scoreRoutes(state), 3);
    expect(played[0]!.before).toEqual([0, 0, 0]);
    expect(played.at(-1)!.after).toEqual(points);
    const course = courseOf(turns, game.view(state, 0), 'points');
    expect(course.values).toEqual([0, 1, 2].map((seat) => played.map(({ after }) => after[seat])));
    expect(turningPoint(played)!.seats).toEqual(game.result(state)!.winners);
    const own = played.map(({ seat, before, after }) => after[seat]! - before[seat]!);
    const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
    expect(sum(fromOthers(played, 3)) + sum(own)).toBe(sum(points));
  });

  it('what decided the game says what is compared, and luck that nobody had is left out', () => {
    const { state } = new Scene().lay(
      ['straight', 2, 0, 90],
      ['simple', 3, 0, 90, 4, 0],
      ['straight', 4, 0, 90],
      ['simple', 5, 0, 90, 3, 1],
    );
    const named = (seat: number): string | undefined => [undefined, 'Ada', 'Harry'][seat];
    expect(decidedBy(state, en, named)).toEqual([
      'Your biggest lead over Ada was on route 7: commerce 4 against Ada’s 3, so 7 points against 4.',
    ]);
    const labels = () => figuresOf(state, en, named, []).map(({ label }) => label);
    state.faceUp.fill(NONE);
    expect(labels()).toContain(en.outcome.luck);
    state.faceUp.splice(3, 2, tileCode('simple', 1, 0), tileCode('simple', 2, 1));
    expect(luck(state)).toEqual([0, 0, 0]);
    expect(labels()).not.toContain(en.outcome.luck);
  });

  it('what decided the game is true of the two who are compared, even if somebody else led the route', () => {
    let thirdLed = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 3, rng, () => {});
      while (state.ended === null) game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      const scores = scoreRoutes(state);
      const points = totals(scores, 3);
      const named = (seat: number): string => ['Ada', 'Harry', 'Mia'][seat]!;
      for (const line of decidedBy(state, en, named)) {
        const said =
          /^(\w+)’s biggest lead over (\w+) was on route (\w+): commerce (\d+) against \2’s (\d+), so (\d+) points? against (\d+)\.$/.exec(
            line,
          );
        expect(said, line).not.toBeNull();
        const [a, b] = [said![1]!, said![2]!].map((name) => ['Ada', 'Harry', 'Mia'].indexOf(name)) as [number, number];
        const on = scores.find(({ label }) => label === said![3])!;
        expect(said!.slice(4).map(Number)).toEqual([on.commerce[a], on.commerce[b], on.victory[a], on.victory[b]]);
        expect(on.victory[a]! - on.victory[b]!).toBe(Math.max(...scores.map((it) => it.victory[a]! - it.victory[b]!)));
        expect(on.victory[a]).toBeGreaterThan(on.victory[b]!);
        // They are the first and the second of the game.
        expect([points[a], points[b]].sort()).toEqual(
          points
            .toSorted((x, y) => y - x)
            .slice(0, 2)
            .sort(),
        );
        if (Math.max(...on.commerce) > on.commerce[a]!) thirdLed++;
      }
    }
    expect(thirdLed).toBeGreaterThan(0);
  });

  it('luck compares the stations that came up with what so many are usually worth', () => {
    const { state } = new Scene();
    state.faceUp = [NONE, NONE, NONE, 204, 304, 203, 211, 311, 311, 221, NONE, NONE];
    // 4, 4 and 3 instead of 7.5; three times 1 instead of 7.5; 1 instead of 2.5.
    expect(luck(state)).toEqual([4, -5, -2]);
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

  it('its end says in which game who pulled away, and tells its turns by game and round', () => {
    const rng = fastRng(11);
    const events: Event[] = [];
    const turns: Turn<Event>[] = [];
    const state = game.setup({ competition: true }, 2, rng, (event) => events.push(event));
    const put = (seat: number | undefined, count: number): unknown =>
      count > 0 && turns.push({ seat, events: events.splice(0, count), from: 0, to: turns.length });
    while (state.ended === null) {
      const { game: number, turns: turn, seat } = state;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, (event) => events.push(event));
      if (state.game === number && state.turns === turn && state.ended === null) continue;
      // The end of a game is a chapter of its own.
      const end = events.findIndex(({ type }) => type === 'ended');
      put(seat, end < 0 ? events.length : end);
      put(undefined, events.length);
    }
    const view = game.view(state, 0);
    const played = seriesTurns(turns, view);
    const [first, last] = [0, 1].map((number) => played.filter((turn) => turn.game === number)) as [never[], never[]];
    const sums = seriesTotals(state);
    expect([first[0], last[0]]).toMatchObject([
      { seat: 0, round: 1, before: [0, 0] },
      { seat: 1, round: 1, before: state.points[0] },
    ]);
    expect(played.at(-1)!.after).toEqual(sums);
    const named = (seat: number): string | undefined => [undefined, 'Ada'][seat];
    const told = [en, de].map((words) => seriesFigures(view, words, named, turns).map(({ value }) => value));
    expect(told[0]![0]).toMatch(/^game [12], round \d+: /);
    expect(told[1]![0]).toMatch(/^Spiel [12], Runde \d+: /);
    const [, best] = seriesFigures(view, en, named, turns);
    expect(best!.label).toBe('Best turn');
    expect(turns[best!.step!]!.seat).toBe(best!.value.includes(': Ada') ? 1 : 0);

    state.points = [
      [30, 22],
      [18, 25],
    ];
    expect(seriesDecidedBy(state, en, named)).toEqual([
      'Your biggest lead over Ada was in game 1: 30 points against 22.',
      'Ada’s biggest lead over you was in game 2: 25 points against 18.',
    ]);
    expect(seriesDecidedBy(state, de, named)).toEqual([
      'Dein größter Vorsprung auf Ada war in Spiel 1: 30 Punkte gegen 22.',
      'Adas größter Vorsprung auf dich war in Spiel 2: 25 Punkte gegen 18.',
    ]);
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
