import { describe, expect, it } from 'vitest';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { towards } from '@stellwerk/toolkit/target-keys.ts';
import { lineBetween } from '../../rules/index.ts';
import { layoutOf, middle } from './geometry.ts';
import { nearestCrossing, nearestLine } from './picking.ts';

const europe = layoutOf('europe');
const at = (id: string): number => europe.map.crossings.findIndex((crossing) => crossing.id === id);
const line = (a: string, b: string): number => lineBetween(europe.topo, at(a), at(b));
const all = (): boolean => true;

describe('a pointer', () => {
  it('means the line it is nearest to, every one of them', () => {
    europe.lines.forEach((it, index) => expect(nearestLine(europe, middle(it), 30, all)).toBe(index));
  });

  it('means nothing where nothing is in reach', () => {
    expect(nearestLine(europe, { x: 0, y: 0 }, 40, all)).toBeUndefined();
    expect(nearestCrossing(europe, { x: 0, y: 0 }, 40, all)).toBeUndefined();
  });

  it('prefers what may be done to what is a little nearer', () => {
    const [east, southEast] = [line('9,6', '11,6'), line('9,6', '10,7')];
    const between: Point = { x: europe.crossings[at('9,6')]!.x + 50, y: europe.crossings[at('9,6')]!.y + 26 };
    expect(nearestLine(europe, between, 60, all)).toBe(east);
    expect(nearestLine(europe, between, 60, (index) => index === southEast)).toBe(southEast);
  });

  it('still means a forbidden line when it lies right on it', () => {
    const forbidden = line('9,6', '11,6');
    expect(nearestLine(europe, middle(europe.lines[forbidden]!), 60, (index) => index !== forbidden)).toBe(forbidden);
  });

  it('means the nearest crossing', () => {
    const { x, y } = europe.crossings[at('17,8')]!;
    expect(nearestCrossing(europe, { x: x + 20, y: y - 10 }, 60, all)).toBe(at('17,8'));
  });
});

describe('an arrow key', () => {
  it('leads to the neighbour on that side', () => {
    const from = europe.crossings[at('17,8')]!;
    expect(towards(europe.crossings, from, 'ArrowRight')).toBe(at('19,8'));
    expect(towards(europe.crossings, from, 'ArrowLeft')).toBe(at('15,8'));
    expect([at('16,7'), at('18,7')]).toContain(towards(europe.crossings, from, 'ArrowUp'));
    expect([at('16,9'), at('18,9')]).toContain(towards(europe.crossings, from, 'ArrowDown'));
  });

  it('leads nowhere where there is nothing', () => {
    expect(towards(europe.crossings, europe.crossings[at('0,9')]!, 'ArrowLeft')).toBeUndefined();
  });

  it('reaches every crossing from any other', () => {
    const reached = new Set([0]);
    for (const crossing of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = towards(europe.crossings, europe.crossings[crossing]!, arrow);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(europe.crossings.length);
  });
});
