import { describe, expect, it } from 'vitest';
import { towards } from '@stellwerk/toolkit/target-keys.ts';
import { lineBetween } from '../../rules/index.ts';
import { layoutOf, middle } from './geometry.ts';
import type { Way } from '../choosing/reach.ts';
import { leadsOn, lineUnder, nearestCrossing, nearestLine, wayByFinger, wayByMouse } from './picking.ts';

const europe = layoutOf('europe');
const at = (id: string): number => europe.map.crossings.findIndex((crossing) => crossing.id === id);
const line = (a: string, b: string): number => lineBetween(europe.topo, at(a), at(b));

describe('a pointer', () => {
  it('means the line it is nearest to, every one of them', () => {
    europe.lines.forEach((it, index) => expect(nearestLine(europe, middle(it), 30)).toBe(index));
  });

  it('means nothing where nothing is in reach', () => {
    expect(nearestLine(europe, { x: 0, y: 0 }, 40)).toBeUndefined();
    expect(nearestCrossing(europe, { x: 0, y: 0 }, 40)).toBeUndefined();
  });

  it('means a line between its ends, and the crossing at them', () => {
    const it = europe.lines[line('9,6', '11,6')]!;
    const near = { x: it.from.x + 8, y: it.from.y };
    expect(lineUnder(europe, middle(it), 20, () => true)).toBe(line('9,6', '11,6'));
    expect(lineUnder(europe, near, 20, (index) => index === line('9,6', '11,6'))).toBeUndefined();
  });

  it('means the nearest crossing', () => {
    const { x, y } = europe.crossings[at('17,8')]!;
    expect(nearestCrossing(europe, { x: x + 20, y: y - 10 }, 60)).toBe(at('17,8'));
  });
});

describe('a way', () => {
  const [east, south] = [line('9,6', '11,6'), line('9,6', '10,7')];
  const [onward, across] = [line('11,6', '12,7'), line('10,7', '12,7')];
  const byEast: Way = { to: at('12,7'), lines: [east, onward] };
  const bySouth: Way = { to: at('12,7'), lines: [south, across] };
  const reach = new Map<number, readonly Way[]>([
    [at('11,6'), [{ to: at('11,6'), lines: [east] }]],
    [at('10,7'), [{ to: at('10,7'), lines: [south] }]],
    [at('12,7'), [byEast, bySouth]],
  ]);
  const far = europe.crossings[at('12,7')]!;

  it('is the one that leads over the line under the mouse', () => {
    expect(wayByMouse(europe, reach, far, 45, 20)).toBe(byEast);
    expect(wayByMouse(europe, reach, middle(europe.lines[across]!), 45, 20)).toBe(bySouth);
    expect(wayByMouse(europe, reach, middle(europe.lines[east]!), 45, 20)?.to).toBe(at('11,6'));
  });

  it('is the one through the ring that a finger came over', () => {
    const near = { x: far.x + 30, y: far.y - 20 };
    expect(wayByFinger(europe, reach, near, 68, undefined)).toBe(byEast);
    expect(wayByFinger(europe, reach, near, 68, at('10,7'))).toBe(bySouth);
    expect(wayByFinger(europe, reach, { x: far.x + 90, y: far.y + 60 }, 68, undefined)).toBeUndefined();
  });
});

describe('a slide', () => {
  const [east, onward] = [line('9,6', '11,6'), line('11,6', '13,6')];
  const reach = new Map<number, readonly Way[]>([
    [at('11,6'), [{ to: at('11,6'), lines: [east] }]],
    [at('13,6'), [{ to: at('13,6'), lines: [east, onward] }]],
  ]);
  const slides = (from: string, dx: number, dy: number): boolean => {
    const { x, y } = europe.crossings[at(from)]!;
    return leadsOn(europe, reach, at(from), { x: x + dx, y: y + dy });
  };

  it('draws along a line that can be laid, from the net and from a ring', () => {
    expect(slides('9,6', 50, 8)).toBe(true);
    expect(slides('11,6', 50, -8)).toBe(true);
  });

  it('pans across it, back to the net, and along a line that leads nowhere', () => {
    expect(slides('9,6', 30, 30)).toBe(false);
    expect(slides('11,6', -50, 0)).toBe(false);
    expect(slides('9,6', -50, 0)).toBe(false);
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
