/** The option `vexation`: three private rails a round for everybody. */
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { missingPoints } from './scoring.ts';
import { TestTable } from './table.testing.ts';

const WEST = ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'];
const EAST = ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'];
const begin = (markers: readonly string[] = ['9,6', '14,7']) =>
  new TestTable({ hands: [WEST, EAST], markers, options: { vexation: true } });

describe('private rails', () => {
  test('are three each round, in addition to the 83', () => {
    const table = begin();
    expect(table.state.ownRailsLeft).toEqual([3, 3]);
    table.layOwn('9,6', '11,6');
    expect(table.state.ownRailsLeft).toEqual([2, 3]);
    expect(table.state.railsLeft).toBe(83);
    expect(table.heard[0]).toEqual({ type: 'laid', seat: 0, line: table.line('9,6', '11,6'), own: true });
  });

  test('are not there without the option, nor after three', () => {
    const plain = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '14,7'] });
    expect(plain.check({ type: 'lay', line: plain.line('9,6', '11,6'), own: true })?.code).toBe('noOwnRails');
    const table = begin();
    table.state.ownRailsLeft[0] = 0;
    expect(table.check({ type: 'lay', line: table.line('9,6', '11,6'), own: true })?.code).toBe('noOwnRails');
    expect(game.legal(table.state, 0).some((action) => 'own' in action)).toBe(false);
  });

  test('count as a rail of the turn like any other', () => {
    const table = begin();
    table.layOwn('9,6', '11,6');
    table.lay('11,6', '13,6');
    expect(table.state.turn).toBe(1);
    expect(table.check({ type: 'stop' })?.code).toBe('layAtLeastOne');
  });

  test('carry their owner alone', () => {
    const table = begin();
    table.layOwn('9,6', '11,6');
    table.lay('11,6', '12,7');
    table.lay('14,7', '12,7');
    expect(table.heard[1]).toEqual({ type: 'joined', seats: [0, 1] });
    expect(table.why('11,6', '10,7')).toBeUndefined();
    expect(table.why('9,6', '7,6')).toBe('notConnected');
    table.stop();
    expect(table.why('14,7', '16,7')).toBeUndefined();
  });

  test('leave no room for others on their line', () => {
    const table = begin(['9,6', '11,6']);
    table.layOwn('9,6', '11,6');
    expect(table.why('9,6', '11,6')).toBe('occupied');
    table.stop();
    expect(table.why('9,6', '11,6')).toBe('othersOwnRail');
  });

  test('join nobody else: only the owner builds on from the other side', () => {
    const table = begin(['9,6', '11,6']);
    table.layOwn('9,6', '11,6');
    expect(table.types()).toEqual(['laid']);
    expect(table.why('11,6', '13,6')).toBeUndefined();
    table.stop();
    expect(table.why('9,6', '7,6')).toBe('notConnected');
  });

  test('do not shorten the way of others, whose missing points go around', () => {
    const table = begin();
    const before = missingPoints(table.state, 1);
    const line = before.lines[0]!;
    table.state.rails[line] = 2;
    expect(missingPoints(table.state, 1).lines).not.toContain(line);
    expect(missingPoints(table.state, 1).points).toBeGreaterThanOrEqual(before.points);
    expect(missingPoints(table.state, 0).points).toBeLessThanOrEqual(missingPoints(begin().state, 0).points);
  });

  test('that leave no way to a city cost all that anybody can have, and no more', () => {
    const table = begin();
    const shut = (crossing: string, ways: readonly string[]) => {
      for (const to of ways) table.state.rails[table.line(crossing, to)] = 2;
    };
    shut('5,2', ['3,2', '7,2', '4,1', '6,1', '4,3', '6,3']);
    expect(missingPoints(table.state, 1).points).toBe(20);
    shut('31,2', ['29,2', '30,1', '30,3', '32,3']);
    expect(missingPoints(table.state, 1).points).toBe(20);
    table.state.railsLeft = 1;
    table.lay('9,6', '11,6');
    const { losses, credits } = table.state.rounds[0]!;
    expect([losses[1], credits[1]]).toEqual([20, 0]);
  });

  test('come back for the next round', () => {
    const table = new TestTable({ markers: ['9,6', '14,7'], options: { vexation: true, openRounds: 2 } });
    table.layOwn('9,6', '11,6');
    table.stop();
    table.state.railsLeft = 1;
    table.lay('14,7', '16,7');
    expect(table.state.round).toBe(2);
    expect(table.state.ownRailsLeft).toEqual([3, 3]);
  });

  test('that shut everybody in end the round', () => {
    const table = begin(['5,0', '29,0']);
    const shut = (crossing: string, rail: number, ways: readonly string[]) => {
      for (const to of ways) table.state.rails[table.line(crossing, to)] = rail;
    };
    shut('5,0', 3, ['4,1', '6,1']);
    shut('29,0', 2, ['27,0', '28,1', '30,1']);
    shut('7,0', 3, ['9,0', '6,1', '8,1']);
    table.railed();
    table.state.rails[table.line('5,0', '7,0')] = 0;
    table.railed();
    table.lay('5,0', '7,0');
    expect(table.types().slice(0, 4)).toEqual(['laid', 'passed', 'passed', 'scored']);
  });
});
