import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { Scene, type Laid } from '../../rules/scene.testing.ts';
import {
  bestBeginnings,
  game,
  isStation,
  NONE,
  routesOf,
  tileCode,
  type Event,
  type Plan,
  type View,
} from '../../rules/index.ts';
import { en } from '../../texts/en.ts';
import { sayNews } from './news.ts';
import { buttons, promptOf } from './prompts.ts';
import type { Choice } from './useChoice.ts';
import { advisable, hintOf } from './useHint.ts';
import type { InterUrbanTable } from '../table.ts';
import { holding, viewOf } from '../view.testing.ts';

describe('what others have changed since my turn', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;
  const laid: readonly Laid[] = [
    ['straight', 2, 0, 90],
    ['simple', 3, 0, 90, 3, 0],
    ['straight', 4, 0, 90],
    ['simple', 5, 0, 90, 4, 1],
  ];

  it('is what I lost first, then what is complete, then what they won', () => {
    const view = viewOf(new Scene().lay(...laid));
    expect(sayNews(view, 2, ['6', 'H'], 0, en, name)).toEqual({
      text: 'Harry takes 7: you −3. Routes 6 and H are complete. Harry +7.',
      decisive: true,
    });
    expect(sayNews(view, 2, [], 2, en, name)).toEqual({ text: 'Mia −3, Harry +7.', decisive: false });
    expect(sayNews(view, 0, [], 0, en, name)).toBeUndefined();
  });

  it('begins with what may end the game: the last station of somebody, mine first', () => {
    const view = viewOf(new Scene().lay(...laid));
    const left = (...stations: readonly number[]): View => ({
      ...view,
      faceUp: view.faceUp.map((code) => (isStation(code) ? NONE : code)),
      stationsLeft: [...stations],
    });
    const text = (...stations: readonly number[]) => sayNews(left(...stations), 2, [], 0, en, name)?.text;
    expect(text(2, 2, 2)).toBe('Harry takes 7: you −3. Harry +7.');
    expect(text(1, 1, 2)).toBe('Your last station is face up: once it is placed, the game ends. Harry +7.');
    expect(text(2, 2, 1)).toBe('Ada’s last station is face up: once it is placed, the game ends soon.');
    expect(text(1, 0, 2)).toBe('Harry’s stations are all placed: the game ends after Harry’s turn. Harry +7.');
    expect(text(0, 1, 2)).toBe('Your stations are all placed: the game ends with this turn. Harry +7.');
    expect(sayNews(left(1, 2, 2), 0, [], 0, en, name)).toMatchObject({ decisive: true });
  });

  it('stands below the question from the second turn on; before, the reason to lay does', () => {
    const scene = new Scene().lay(...laid);
    const asked = (me: number, turns: number) => {
      const view = { ...holding(scene, tileCode('straight', 0)), seat: me, turns, game: 0 };
      const event = { type: 'placed', seat: 1, x: 5, y: 0, tile: tileCode('simple', 4, 1) } as unknown as Event;
      const players = [0, 1, 2].map((seat) => ({ name: name(seat) }));
      const table = { view, me, players, news: [{ seat: 1, events: [event], from: 0, to: 0 }] };
      return promptOf({
        table: table as unknown as InterUrbanTable,
        words: en,
        choice: {} as Choice,
        looked: undefined,
        tookBack: false,
      });
    };
    expect(asked(2, 2)).toMatchObject({ so: en.so.first });
    expect(asked(2, 5)).toMatchObject({ so: 'Mia −3, Harry +7.', news: true });
    expect(asked(0, 2)).toMatchObject({ so: 'Harry takes 7: you −3. Harry +7.', news: true });
  });
});

describe('a turn that ends the game', () => {
  it('says so below the question and on the button, while more could be placed', () => {
    const { state } = new Scene().lay(['straight', 2, 0, 90]);
    Object.assign(state, { seat: 0, placed: 1 });
    const choice = { spots: [] } as unknown as Choice;
    const asked = () => {
      const view = game.view(state, 0);
      const players = [0, 1, 2].map((seat) => ({ name: `${seat}` }));
      const table = { view, me: 0, players, legal: [{ type: 'end' }], act: () => {} } as unknown as InterUrbanTable;
      const { ask, so } = promptOf({ table, words: en, choice, looked: undefined, tookBack: false });
      return [ask, so, buttons(table, en, choice, false, () => {}).ends];
    };
    expect(asked()).toEqual([
      'Two more tiles, or end your turn.',
      'So far this turn changes nobody’s points.',
      undefined,
    ]);
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE, 3, 6);
    expect(asked()).toEqual([
      'Two more tiles, or end the game.',
      'Your last station: the game ends with this turn.',
      'game',
    ]);
  });
});

describe('advice', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;

  it('is legal, gives its reason, and ends the turn where more would harm', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ['straight', 4, 0, 90]);
    const view = holding(scene, tileCode('simple', 4, scene.state.seat));
    const best = bestBeginnings(view, fastRng(1));
    expect(new Set(best.map(({ first }) => JSON.stringify(first))).size).toBe(best.length);
    for (const plan of best) {
      const { text, placement } = hintOf(plan, view, routesOf(view), en, name);
      expect(text).toMatch(/^Hint: .+\./);
      expect(text.length, text).toBeLessThanOrEqual(78);
      if (placement) expect(game.check(scene.state, view.seat, placement)).toBeUndefined();
    }
    expect(hintOf({ ...best[0]!, first: { type: 'end' } }, view, routesOf(view), en, name).placement).toBeUndefined();
  });

  it('to end the turn stands alone, and advice to go on never ends with it', () => {
    const plan = (type: 'end' | 'place', worth: number) => ({ first: { type }, worth }) as unknown as Plan;
    const types = (...plans: readonly Plan[]) => advisable(plans).map(({ first }) => first.type);
    expect(types(plan('end', 3), plan('place', 2), plan('place', 1))).toEqual(['end']);
    expect(types(plan('place', 3), plan('end', 2), plan('place', 1))).toEqual(['place', 'place']);
  });
});
