/** The buttons of a turn: each keeps its place, and nothing is thrown that isn't seen. */
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { InterCityTable } from '../table.ts';
import { driveHints } from './hint.ts';
import { openTrains } from './laying.ts';
import { aboutToDrive, begun, speak } from './position.testing.ts';
import { buttonsOf } from './prompts.ts';
import type { TurnChoice } from './useTurn.ts';

function rolling(thrown: readonly number[], seesDice = true) {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3] });
  const view = game.view(state, seat);
  const turn = { stage: 'roll', thrown, settling: false } as unknown as TurnChoice;
  return buttonsOf({ view } as InterCityTable, speak(view), turn, seesDice);
}

test('keeping all and rolling again stay where they are, whatever is kept', () => {
  for (const thrown of [[], [2], [0, 1, 2, 3, 4]]) {
    const { primary, secondary } = rolling(thrown);
    expect(secondary).toMatchObject({ label: 'Keep all', disabled: false });
    expect(primary!.label).toMatch(/^Roll /);
    expect(primary!.disabled).toBe(thrown.length === 0);
  }
});

test('dice that are not on the screen are neither thrown nor kept', () => {
  const { primary, secondary } = rolling([0, 1, 2, 3, 4], false);
  expect(primary).toMatchObject({ label: 'Roll again', disabled: true });
  expect(secondary!.disabled).toBe(true);
});

test('once all points are placed, the hint says what they are good for or which one would do more', () => {
  for (const view of aboutToDrive(1)) {
    const laid: number[] = [];
    for (let open = openTrains(view, laid); open.length > 0; open = openTrains(view, laid)) laid.push(open[0]!);
    const [hint, ...more] = driveHints(speak(view), laid);
    expect(hint!.text).toMatch(/^Hint: (that fits: .+\.|move a point from IC .+ to IC .+: .+\.)$/);
    expect(more).toEqual([]);
  }
});
