/** What of a map that shows everything small is drawn stronger or weaker for what the person does now. */
import { describe, expect, test } from 'vitest';
import { ABOARD, game, LINES } from '../rules/index.ts';
import { inHand, spacesOf } from './Board.tsx';
import { ownPassengers, rideAhead } from './choosing/outlook.ts';
import { aboutToDrive, driving, put } from './choosing/position.testing.ts';

const idle = { stage: 'drive', planning: undefined, train: undefined, laid: [] } as const;

describe('the spaces that are counted', () => {
  test('lie between each passenger’s train and where it gets in or off', () => {
    for (const view of aboutToDrive(6)) {
      const spaces = spacesOf(view, idle);
      for (const { line, field } of spaces) expect(LINES[line]!.fields[field]).toBeLessThan(0);
      const rides = ownPassengers(view).flatMap((passenger) => rideAhead(view, passenger) ?? []);
      for (const { train, fields } of rides)
        if (fields > 2) expect(spaces.some(({ line }) => line === view.line[train])).toBe(true);
      expect(spaces.length).toBeLessThanOrEqual(rides.reduce((sum, { fields }) => sum + fields, 0));
    }
  });

  test('are not drawn while a plan is made', () => {
    for (const view of aboutToDrive(2))
      expect(spacesOf(view, { ...idle, planning: view.own!.passengers[0] })).toEqual([]);
  });
});

describe('the passenger in hand', () => {
  test('is the one whose plan is made, or for whom the chosen train is', () => {
    for (const view of aboutToDrive(6)) {
      const own = ownPassengers(view);
      const trains = own.map((passenger) => rideAhead(view, passenger)?.train);
      expect(inHand(view, undefined, undefined)).toBeUndefined();
      for (const [index, passenger] of own.entries()) {
        expect(inHand(view, passenger, undefined)).toBe(passenger);
        const train = trains[index];
        if (train !== undefined && trains.indexOf(train) === trains.lastIndexOf(train))
          expect(inHand(view, undefined, train)).toBe(passenger);
      }
    }
  });

  test('is nobody where both ride the chosen train', () => {
    const { state, seat } = driving([0, 0, 0, 0, 0]);
    put(state, 0, 3, 1);
    for (const passenger of game.view(state, seat).own!.passengers) {
      state.place[passenger] = ABOARD;
      const legs = [{ from: LINES[0]!.fields[0]!, board: [], leave: LINES[0]!.fields.at(-1)!, seat: 'any' as const }];
      state.orders[passenger] = { ...state.orders[passenger]!, legs };
    }
    const view = game.view(state, seat);
    expect(ownPassengers(view).map((passenger) => rideAhead(view, passenger)?.train)).toEqual([0, 0]);
    expect(inHand(view, undefined, 0)).toBeUndefined();
  });
});
