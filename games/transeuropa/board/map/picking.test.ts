import { describe, expect, it } from 'vitest';
import { towards } from '@stellwerk/toolkit/target-keys.ts';
import { game, lineBetween, SHARED } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { linesIn, reachOf } from '../choosing/reach.ts';
import { networkOf } from './networks.ts';
import { cityPoint, layoutOf, middle, WORKING } from './geometry.ts';
import { labelsAt } from './labels.ts';
import type { Way } from '../choosing/reach.ts';
import {
  cityDenied,
  cityUnder,
  leadsOn,
  lineDenied,
  lineUnder,
  nearestCrossing,
  nearestLine,
  wayByFinger,
  wayByMouse,
} from './picking.ts';

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

describe('a pointer on a city', () => {
  const labels = labelsAt({ layout: europe, language: 'de', scale: WORKING });
  const none = { layout: europe, labels, byFinger: true, isRing: () => false };
  const pixel = 1 / WORKING;

  it.each([...europe.map.cities.keys()])('means it by its sign and anywhere on its name (%i)', (city) => {
    const { left, right, top, bottom } = labels.get(city)!.box;
    expect(cityUnder(none, cityPoint(europe, city), pixel)).toBe(city);
    for (const share of [0.1, 0.5, 0.9])
      expect(cityUnder(none, { x: left + share * (right - left), y: (top + bottom) / 2 }, pixel)).toBe(city);
  });

  it('means a ring that stands on the name, not the city', () => {
    const ring = europe.crossings.findIndex(({ x, y }, crossing) => {
      const { left, right, top, bottom } = labels.get(0)!.box;
      return europe.topo.cityAt[crossing] === -1 && Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) < 120;
    });
    const isRing = (crossing: number): boolean => crossing === ring;
    expect(cityUnder({ ...none, isRing }, europe.crossings[ring]!, pixel)).toBeUndefined();
  });

  it('means by finger a ring beside the name of one that is out of reach, and by mouse the name', () => {
    let touches = 0;
    for (const city of europe.map.cities.keys()) {
      const { left, right, top, bottom } = labels.get(city)!.box;
      const site = europe.topo.site[city]!;
      for (const [ring, { x, y }] of europe.crossings.entries()) {
        const touch = { x: Math.min(right - 1, Math.max(left + 1, x)), y: (top + bottom) / 2 };
        const aside = Math.hypot(touch.x - x, touch.y - y) / pixel;
        const isSign = nearestCrossing(europe, touch, 14 * pixel, (it) => europe.topo.cityAt[it]! >= 0) !== undefined;
        if (ring === site || isSign || aside < 10 || aside > 16) continue;
        const meant = (byFinger: boolean, rings: readonly number[]) =>
          cityUnder({ ...none, byFinger, isRing: (it) => rings.includes(it) }, touch, pixel);
        expect(meant(true, [ring])).toBeUndefined();
        expect([meant(false, [ring]), meant(true, [ring, site])]).toEqual([city, city]);
        touches++;
      }
    }
    expect(touches).toBeGreaterThan(20);
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

describe('a crossing that can’t be reached now', () => {
  /** The line that is meant there by a tap on the crossing, on the side of another one. */
  function denied(table: TestTable, tapped: string, side: string, draft?: number) {
    const [to, from] = [europe.crossings[at(tapped)]!, europe.crossings[at(side)]!];
    const point = { x: to.x + (from.x - to.x) / 10, y: to.y + (from.y - to.y) / 10 };
    const { turn } = table.state;
    const view = game.view(table.state, turn);
    const rails = draft === undefined ? view.rails : view.rails.with(draft, SHARED);
    const network = networkOf(europe, rails, view.markers[turn]!, turn);
    const lines = linesIn(game.legal(table.state, turn), false);
    const pairs = view.laidThisTurn === 0;
    const drafts = [...view.laid.filter((_, i) => view.laidIn[i] === view.turnOfRound), draft ?? []].flat();
    const given = { layout: europe, view, seat: turn, network, lines, pairs, tree: new Set<number>() };
    const [kind, ways] = draft === undefined ? (['line', reachOf(given)] as const) : (['draft', new Map()] as const);
    expect(ways.has(at(tapped))).toBe(false);
    return lineDenied({ layout: europe, rails, network, choice: { kind, reach: ways, drafts } }, at(tapped), point);
  }

  it('is meant with the double line that would come second', () => {
    const table = new TestTable({ markers: ['10,5', '29,6'] });
    expect(denied(table, '10,3', '11,4')).toEqual({ line: line('11,4', '10,3'), code: 'doubleAfterSingle' });
    table.lay('10,5', '11,4');
    expect(denied(table, '10,3', '11,4')).toEqual({ line: line('11,4', '10,3') });
    expect(table.why('11,4', '10,3')).toBe('doubleAfterSingle');
  });

  it('is meant with the line behind a double one, which takes the whole turn', () => {
    const table = new TestTable({ markers: ['11,4', '29,6'] });
    const ferry = line('11,4', '10,3');
    expect(denied(table, '8,3', '10,3', ferry)).toEqual({ line: line('10,3', '8,3'), code: 'doubleTakesAll' });
    expect(denied(table, '8,3', '10,3')).toEqual({ line: line('10,3', '8,3'), code: 'doubleTakesAll' });
  });

  it('is meant with the line behind the second rail, and with none where nothing leads there', () => {
    const table = new TestTable({ markers: ['9,6', '29,6'] });
    table.lay('9,6', '11,6');
    expect(denied(table, '15,6', '13,6', line('11,6', '13,6'))).toEqual({
      line: line('13,6', '15,6'),
      code: 'turnSpent',
    });
    expect(denied(table, '19,6', '17,6')).toBeUndefined();
  });
});

describe('a city that can’t be reached now', () => {
  const hands = [
    ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'],
    ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'],
  ];
  const denied = (seats: number, id: string, start = '11,6') => {
    const markers = [start, '29,6', '25,10', '1,10'].slice(0, seats);
    const table = new TestTable({ hands, seats, markers });
    const view = game.view(table.state, 0);
    const network = networkOf(europe, view.rails, view.markers[0]!, 0);
    const lines = linesIn(game.legal(table.state, 0), false);
    const given = { layout: europe, view, seat: 0, network, lines, pairs: true, tree: new Set<number>() };
    const choice = { kind: 'line', reach: reachOf(given), drafts: [] } as const;
    const city = table.city(id);
    return cityDenied({ layout: europe, rails: view.rails, network, view, choice }, city, cityPoint(europe, city));
  };

  it('is told apart: mine but far, somebody else’s or nobody’s, or out of play with so few', () => {
    expect(denied(3, 'minsk')).toMatchObject({ code: 'tooFar' });
    expect(denied(3, 'kyiv')).toMatchObject({ code: 'notMine' });
    expect(denied(3, 'budapest')).toMatchObject({ code: 'notMine' });
    expect(denied(2, 'berlin')).toMatchObject({ code: 'notInPlay' });
    expect(denied(3, 'berlin')).toMatchObject({ code: 'notInPlay' });
    expect(denied(4, 'berlin')).toMatchObject({ code: 'notMine' });
  });

  it('is told by the line that leads there where that is what can’t be had', () => {
    expect(denied(2, 'london', '11,4')).toMatchObject({ code: 'doubleTakesAll' });
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
