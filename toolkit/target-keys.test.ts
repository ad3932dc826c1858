/** Keys go from target to target. */
import type { KeyboardEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { nextTarget, onTargetKey, towards } from './target-keys.ts';

/** Three by three, ten apart, in reading order. */
const grid = Array.from({ length: 9 }, (_, index) => ({ x: (index % 3) * 10, y: Math.floor(index / 3) * 10 }));

describe('an arrow', () => {
  test('leads to the neighbour on that side', () => {
    expect(towards(grid, grid[4]!, 'ArrowLeft')).toBe(3);
    expect(towards(grid, grid[4]!, 'ArrowRight')).toBe(5);
    expect(towards(grid, grid[4]!, 'ArrowUp')).toBe(1);
    expect(towards(grid, grid[4]!, 'ArrowDown')).toBe(7);
  });

  test('leads nowhere where there is nothing', () => {
    expect(towards(grid, grid[2]!, 'ArrowRight')).toBeUndefined();
  });

  test('prefers what lies straight ahead, and passes over what lies too far sideways', () => {
    const targets = [
      { x: 20, y: 0 },
      { x: 10, y: 10 },
      { x: 2, y: 6 },
    ];
    expect(towards(targets, { x: 0, y: 0 }, 'ArrowRight')).toBe(0);
    expect(towards(targets.slice(1), { x: 0, y: 0 }, 'ArrowRight')).toBe(0);
    expect(towards(targets.slice(2), { x: 0, y: 0 }, 'ArrowRight')).toBeUndefined();
    expect(towards(targets.slice(2), { x: 0, y: 0 }, 'ArrowRight', { cost: 2, most: Infinity })).toBe(0);
  });
});

describe('the next target', () => {
  test('is the first one for a key that begins', () => {
    for (const key of ['ArrowUp', 'Enter', ' ', 'n']) expect(nextTarget({ targets: grid, at: undefined }, key)).toBe(0);
    expect(nextTarget({ targets: grid, at: undefined, first: 4 }, 'ArrowUp')).toBe(4);
    expect(nextTarget({ targets: grid, at: undefined }, 'P')).toBe(8);
    expect(nextTarget({ targets: grid, at: undefined }, 'x')).toBeUndefined();
  });

  test('goes round with N and P', () => {
    expect(nextTarget({ targets: grid, at: 8 }, 'n')).toBe(0);
    expect(nextTarget({ targets: grid, at: 0 }, 'p')).toBe(8);
    expect(nextTarget({ targets: grid, at: 4 }, 'P')).toBe(3);
  });

  test('does not exist on an empty board', () => {
    for (const key of ['n', 'p', 'Enter', 'ArrowUp'])
      expect(nextTarget({ targets: [], at: undefined }, key)).toBeUndefined();
  });
});

describe('a key on the board', () => {
  function press(key: string, at: number | undefined, more: { ctrlKey?: boolean; leave?: () => void } = {}) {
    const event = { key, ctrlKey: more.ctrlKey ?? false, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    const [go, choose] = [vi.fn(), vi.fn()];
    onTargetKey(event as unknown as KeyboardEvent, { targets: grid, at, go, choose, leave: more.leave });
    return { go, choose, taken: event.preventDefault.mock.calls.length > 0 };
  }

  test('goes, chooses or leaves', () => {
    expect(press('ArrowRight', 4).go).toHaveBeenCalledWith(5);
    expect(press('Enter', 4).choose).toHaveBeenCalledWith(4);
    expect(press(' ', undefined).go).toHaveBeenCalledWith(0);
    const leave = vi.fn();
    expect(press('Escape', 4, { leave }).taken).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('is left to others if it means nothing here, but an arrow at the edge does not pan', () => {
    expect(press('x', 4).taken).toBe(false);
    expect(press('Escape', 4).taken).toBe(false);
    expect(press('n', 4, { ctrlKey: true }).taken).toBe(false);
    const edge = press('ArrowRight', 5);
    expect(edge.taken).toBe(true);
    expect(edge.go).not.toHaveBeenCalled();
  });
});
