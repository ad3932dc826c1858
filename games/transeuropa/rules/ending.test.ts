/** How rounds and plays end, what they cost, and the table options; by section of the rulebook. */
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { missingPoints } from './scoring.ts';
import { TestTable } from './table.testing.ts';
import { HAND } from './state.ts';
import { citiesInPlay, topology } from './topology.ts';
import type { Scored } from './types.ts';

const topo = topology('europe');
const WEST = ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'];
const EAST = ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'];

/** Seat 1 misses one single line to Glasgow; seat 0 stands in the same network and is far from finished. */
function oneShort(options: Readonly<Record<string, unknown>> = {}): { table: TestTable; last: [string, string] } {
  const table = new TestTable({ hands: [EAST, WEST], markers: ['3,4', '11,4'], options });
  table.bring(1, '3,4', '27,4', '15,12', '8,1');
  expect(missingPoints(table.state, 1).points).toBe(1);
  return { table, last: ['8,1', '9,0'] };
}
const scored = (table: TestTable): Scored => {
  const event = table.heard.find(({ type }) => type === 'scored');
  if (event?.type !== 'scored') throw new Error('no round was scored');
  return event.scored;
};

describe('Ende einer Spielrunde', () => {
  test('the round ends at once with the rail that joins somebody’s five cities', () => {
    const { table, last } = oneShort({ openRounds: 2 });
    table.state.turn = 1;
    table.lay(...last);
    expect(table.types().slice(0, 3)).toEqual(['laid', 'finished', 'scored']);
    expect(scored(table).finishers).toEqual([1]);
    expect(table.state.round).toBe(2);
  });

  test('the five cities must be in the seat’s own network: elsewhere on the board they count for nothing', () => {
    const table = new TestTable({ hands: [EAST, WEST], markers: ['32,7', '31,8'] });
    table.state.markers[1] = table.crossing('11,4');
    table.bring(1, '3,4', '27,4', '15,12', '9,0');
    table.state.markers[1] = table.crossing('31,8');
    table.railed();
    table.lay('32,7', '31,6');
    expect(table.types()).toEqual(['laid']);
  });

  test('the winner shows the cards', () => {
    const { table, last } = oneShort();
    table.state.turn = 1;
    table.lay(...last);
    expect(scored(table).hands[1]).toEqual(WEST.map((id) => table.city(id)));
    expect(game.view(table.state, 'observer').rounds[0]).toEqual(scored(table));
  });

  test('Ausnahme: who finishes an opponent with a first rail may lay a second', () => {
    const { table, last } = oneShort();
    table.lay(...last);
    expect(table.heard.at(-1)).toEqual({ type: 'lastRail', seat: 0, finishers: [1] });
    expect(game.view(table.state, 0).finishers).toEqual([1]);
    expect(table.state.turn).toBe(0);
    const actions = game.legal(table.state, 0);
    expect(actions.every((action) => !('line' in action) || topo.cost[action.line] === 1)).toBe(true);
    expect(actions.at(-1)).toEqual({ type: 'stop' });
    const before = missingPoints(table.state, 0);
    const single = before.lines.find((line) => !table.check({ type: 'lay', line }))!;
    table.act({ type: 'lay', line: single });
    expect(table.types().slice(0, 3)).toEqual(['laid', 'finished', 'scored']);
    expect(scored(table).losses).toEqual([before.points - 1, 0]);
  });

  test('Ausnahme: or not', () => {
    const { table, last } = oneShort();
    table.lay(...last);
    table.stop();
    expect(table.types().slice(0, 3)).toEqual(['stopped', 'finished', 'scored']);
  });

  test('Ausnahme: what such a rail has shown can’t be taken back', () => {
    const { table, last } = oneShort();
    table.lay(...last);
    expect(game.undoable!(table.state, 0, { type: 'lay', line: table.line(...last) })).toBe(false);
  });

  test('a rail that might have finished another player can’t be taken back, even if it did not', () => {
    const { table, last } = oneShort();
    const line = table.line(...last);
    // The same table, but the other player holds a red city that lies elsewhere.
    const [away] = citiesInPlay(topo, 2)[0]!.filter((city) => {
      return !table.state.hands.includes(city) && table.state.reach[topo.site[city]!] === 0;
    });
    table.state.hands[HAND] = away!;
    table.lay(...last);
    expect(table.state.finishers).toBe(0);
    expect(table.state.turn).toBe(0);
    expect(game.undoable!(table.state, 0, { type: 'lay', line })).toBe(false);
  });

  test('a rail that joins nobody else to a city can be taken back', () => {
    const table = new TestTable({ markers: ['22,5', '3,2'] });
    const action = game.legal(table.state, 0)[0]!;
    table.act(action);
    expect(game.undoable!(table.state, 0, action)).toBe(true);
  });

  test('Ausnahme: the last rail may finish the builder too', () => {
    const { table, last } = oneShort();
    table.bring(0, '22,5', '31,2', '29,6', '24,11', '3,2');
    expect(missingPoints(table.state, 0).points).toBe(1);
    table.lay(...last);
    table.lay('3,2', '5,2');
    expect(scored(table).finishers).toEqual([0, 1]);
    expect(scored(table).losses).toEqual([0, 0]);
  });

  test('no second rail when the first was the builder’s own last', () => {
    const { table, last } = oneShort({ openRounds: 2 });
    table.state.turn = 1;
    table.lay(...last);
    expect(table.state.phase).toBe('start');
  });

  test('no third rail when the second finishes an opponent', () => {
    const { table, last } = oneShort();
    const spare = game.legal(table.state, 0).find((a) => 'line' in a && topo.cost[a.line] === 1)!;
    expect(spare).not.toEqual({ type: 'lay', line: table.line(...last) });
    table.act(spare);
    expect(table.types()).toEqual(['laid']);
    table.lay(...last);
    expect(table.types()).toContain('scored');
  });

  test('no second rail after a double line', () => {
    const table = new TestTable({
      hands: [EAST, ['plymouth', 'amsterdam', 'oslo', 'minsk', 'roma']],
      markers: ['3,4', '11,4'],
    });
    table.bring(1, '3,4', '27,4', '15,12', '16,1');
    expect(missingPoints(table.state, 1).points).toBeLessThanOrEqual(2);
    table.lay('16,1', '15,0');
    expect(table.types().slice(0, 3)).toEqual(['laid', 'finished', 'scored']);
  });

  test('several may finish by the same rail', () => {
    const table = new TestTable({
      seats: 3,
      hands: [
        ['dublin', 'warszawa', 'oslo', 'kyiv', 'sofia'],
        ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'],
        ['madrid', 'zuerich', 'moskva', 'odessa', 'marseille'],
      ],
      markers: ['3,4', '11,4', '1,10'],
    });
    table.bring(0, '5,2', '22,5', '29,6', '24,11', '3,4', '11,4', '27,4', '15,12', '8,1');
    table.railed('9,0', '11,0', '13,0', '15,0');
    expect(table.state.finishers).toBe(0);
    table.lay('8,1', '9,0');
    expect(scored(table).finishers).toEqual([0, 1]);
    expect(scored(table).losses[0]).toBe(0);
    expect(scored(table).losses[1]).toBe(0);
    expect(scored(table).losses[2]).toBeGreaterThan(0);
  });

  test('Extrem selten: the round ends with the 83rd rail', () => {
    const table = new TestTable({ hands: [EAST, WEST], markers: ['3,4', '11,4'], options: { openRounds: 2 } });
    table.state.railsLeft = 1;
    table.lay('3,4', '5,4');
    expect(table.types().slice(0, 3)).toEqual(['laid', 'railsOut', 'scored']);
    expect(scored(table).finishers).toEqual([]);
  });

  test('Extrem selten: seats that the 83rd rail finishes are finished, and there is no other rail', () => {
    const { table, last } = oneShort();
    table.state.railsLeft = 1;
    table.lay(...last);
    expect(table.types().slice(0, 3)).toEqual(['laid', 'finished', 'scored']);
  });

  test('a turn ends by itself when no second rail can follow', () => {
    const table = new TestTable({ hands: [EAST, WEST], markers: ['33,8', '9,6'] });
    for (const to of ['32,7', '32,9']) table.state.rails[table.line('33,8', to)] = 3;
    for (const to of ['29,8', '30,7', '32,7', '30,9', '32,9']) table.state.rails[table.line('31,8', to)] = 3;
    table.lay('33,8', '31,8');
    expect(table.state.turn).toBe(1);
  });

  test('who can lay nothing passes', () => {
    const table = new TestTable({ seats: 3, hands: [EAST, WEST], markers: ['5,0', '33,8', '9,6'] });
    for (const to of ['31,8', '32,7', '32,9']) table.state.rails[table.line('33,8', to)] = 2;
    table.state.ownRailsLeft = [0, 0, 0];
    table.railed();
    table.lay('5,0', '7,0');
    table.stop();
    expect(table.heard).toEqual([
      { type: 'stopped', seat: 0 },
      { type: 'passed', seat: 1 },
    ]);
    expect(table.state.turn).toBe(2);
  });
});

describe('Wertung einer Spielrunde', () => {
  test('one point for each missing rail on a single line, two on a double line', () => {
    const table = new TestTable({ hands: [EAST, WEST], markers: ['3,4', '11,4'] });
    const cost = (lines: readonly number[]) => lines.reduce((sum, line) => sum + topo.cost[line]!, 0);
    const { points, lines } = missingPoints(table.state, 1);
    expect(points).toBe(cost(lines));
    expect(lines.some((line) => topo.cost[line] === 2)).toBe(true);
    const { table: other, last } = oneShort();
    expect(missingPoints(other.state, 1).points).toBe(topo.cost[other.line(...last)]);
  });

  test('all but the winner lose their missing points', () => {
    const { table, last } = oneShort();
    table.state.turn = 1;
    const missing = missingPoints(table.state, 0).points;
    table.lay(...last);
    expect(scored(table).losses).toEqual([missing, 0]);
    expect(table.state.credits).toEqual([Math.max(0, 13 - missing), 13]);
  });

  test('all rails on the board may be used, the others’ as well', () => {
    const table = new TestTable({ hands: [EAST, WEST], markers: ['3,4', '11,4'] });
    const before = missingPoints(table.state, 1).points;
    const [lineA, lineB] = missingPoints(table.state, 1).lines;
    for (const line of [lineA!, lineB!]) table.state.rails[line] = 1;
    expect(missingPoints(table.state, 1).points).toBe(before - topo.cost[lineA!]! - topo.cost[lineB!]!);
  });

  test('the missing rails are not laid', () => {
    const { table, last } = oneShort();
    table.state.turn = 1;
    const rails = table.state.rails.slice();
    rails[table.line(...last)] = 1;
    table.lay(...last);
    expect(scored(table).rails).toEqual(rails);
    for (const line of scored(table).missing[0]!) expect(rails[line]).toBe(0);
  });

  test('engines may share a field and pass each other; the red field is the last', () => {
    const { table, last } = oneShort({ openRounds: 3 });
    table.state.turn = 1;
    table.state.credits = [1, 1];
    table.lay(...last);
    expect(table.state.credits).toEqual([0, 1]);
  });
});

describe('Vorbereitung der nächsten Spielrunde', () => {
  const { table, last } = oneShort({ openRounds: 9 });
  const hands = table.state.hands.slice();
  table.state.turn = 1;
  table.lay(...last);
  const { state } = table;

  test('all rails leave the board', () => {
    expect(state.rails.every((rail) => rail === 0)).toBe(true);
    expect(state.railsLeft).toBe(83);
    expect(state.reach.every((mask) => mask === 0)).toBe(true);
  });
  test('everybody takes the marker back', () => {
    expect(state.markers).toEqual([-1, -1]);
    expect(state.phase).toBe('start');
  });
  test('all cards are shuffled and everybody takes five new ones', () => {
    expect(state.hands).not.toEqual(hands);
    expect(new Set(state.hands).size).toBe(10);
  });
  test('the left neighbour is the new start player', () => {
    expect(state.startPlayer).toBe(1);
    expect(state.turn).toBe(1);
    expect(table.heard).toContainEqual({ type: 'round', round: 2, startPlayer: 1 });
  });
});

describe('Ende des Spiels', () => {
  function lastRound(credits: readonly number[], options: Readonly<Record<string, unknown>> = {}): TestTable {
    const { table, last } = oneShort(options);
    table.state.turn = 1;
    table.state.credits = credits.slice();
    table.lay(...last);
    return table;
  }

  test('the play goes on while everybody has credit', () => {
    expect(game.result(lastRound([20, 1], { credit: 20 }).state)).toBeUndefined();
  });

  test('it ends when somebody reaches the red field, and most credit wins', () => {
    const table = lastRound([3, 5]);
    expect(game.result(table.state)).toEqual({ winners: [1], scores: [0, 5] });
    expect(table.heard.at(-1)).toEqual({ type: 'won', seats: [1] });
    expect(game.toAct(table.state)).toEqual([]);
    expect(game.legal(table.state, 0)).toEqual([]);
    expect(table.check({ type: 'stop' }, 0)?.code).toBe('over');
  });

  test('in a tie several share the victory', () => {
    const table = new TestTable({ seats: 2, hands: [EAST, WEST], markers: ['3,4', '11,4'] });
    table.state.railsLeft = 1;
    table.lay('3,4', '5,4');
    expect(scored(table).losses.every((loss) => loss > 13)).toBe(true);
    expect(game.result(table.state)).toEqual({ winners: [0, 1], scores: [0, 0] });
  });
});

describe('table options', () => {
  test('credit: from 8 to 20', () => {
    expect(new TestTable({ options: { credit: 8 } }).state.credits).toEqual([8, 8]);
    expect(() => new TestTable({ options: { credit: 7 } })).toThrow('options.range');
    expect(() => new TestTable({ options: { credit: 21 } })).toThrow('options.range');
  });

  test('openRounds: exactly so many rounds, whatever the credits', () => {
    const { table, last } = oneShort({ openRounds: 2 });
    table.state.turn = 1;
    table.state.credits = [0, 13];
    table.lay(...last);
    expect(game.result(table.state)).toBeUndefined();
    expect(table.state.round).toBe(2);
    table.start('3,4');
    table.start('11,4');
    table.state.railsLeft = 1;
    table.lay('3,4', '5,4');
    expect(game.result(table.state)).toBeDefined();
  });
});
