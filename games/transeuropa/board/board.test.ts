import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawnMap } from '../rules/drawing.ts';
import { type Action, FREE, lineBetween, OWN, SHARED, type View } from '../rules/index.ts';
import { en } from '../texts/en.ts';
import { layoutOf, sizeOf } from './map/geometry.ts';
import { inOrder, sayAction } from './choosing/moves.ts';
import { connects, networkOf } from './map/networks.ts';
import { alongBars, barsAt, rivers } from './map/Ground.tsx';
import { HALO, signSize } from './map/Cities.tsx';
import { Targets } from './map/Targets.tsx';
import { courses, smooth } from './map/terrain.ts';

const europe = layoutOf('europe');
const at = (id: string): number => europe.map.crossings.findIndex((crossing) => crossing.id === id);
const line = (a: string, b: string): number => lineBetween(europe.topo, at(a), at(b));
const city = (id: string): number => europe.map.cities.findIndex((it) => it.id === id);
const railsOn = (laid: Readonly<Record<number, number>>): number[] =>
  europe.lines.map((_, index) => laid[index] ?? FREE);

describe('a network', () => {
  const paris = at('9,6');
  const [east, further, apart] = [line('9,6', '11,6'), line('11,6', '12,7'), line('17,8', '19,8')];

  it('is the marker alone before anything is laid', () => {
    const { crossings, lines } = networkOf(europe, railsOn({}), paris, 0);
    expect([...crossings]).toEqual([paris]);
    expect(lines.size).toBe(0);
  });

  it('is nothing before the marker is placed', () => {
    expect(networkOf(europe, railsOn({ [east]: SHARED }), -1, 0).crossings.size).toBe(0);
  });

  it('follows all rails, no matter who laid them, and nothing else', () => {
    const rails = railsOn({ [east]: SHARED, [further]: SHARED, [apart]: SHARED });
    const network = networkOf(europe, rails, paris, 0);
    expect([...network.lines].sort()).toEqual([east, further].sort());
    expect(connects(europe, network, city('paris'))).toBe(true);
    expect(connects(europe, network, city('wien'))).toBe(false);
  });

  it('uses private rails of its owner only (option vexation)', () => {
    const rails = railsOn({ [east]: OWN + 1 });
    expect(networkOf(europe, rails, paris, 0).lines.size).toBe(0);
    expect(networkOf(europe, rails, paris, 1).lines.size).toBe(1);
  });
});

describe('the list of moves', () => {
  const lay = (index: number): Action => ({ type: 'lay', line: index });

  it('tells rails from the end that is mine', () => {
    const view = { map: 'europe', hand: [] } as unknown as View;
    const network = networkOf(europe, railsOn({}), at('11,6'), 0);
    expect(sayAction(en, view, network, lay(line('9,6', '11,6')))).toBe(
      'Rail from the crossing east of Paris to Paris, single line',
    );
  });

  it('has my cities first, and stopping before everything', () => {
    const view = { map: 'europe', hand: [city('wien')] } as unknown as View;
    const start = (id: string): Action => ({ type: 'start', crossing: at(id) });
    expect(inOrder(view, [start('11,6'), start('9,6'), start('17,8')])).toEqual([
      start('17,8'),
      start('9,6'),
      start('11,6'),
    ]);
    expect(inOrder(view, [lay(1), { type: 'stop' }])[0]).toEqual({ type: 'stop' });
  });
});

describe('terrain', () => {
  const corner = layoutOf(
    drawnMap(
      'corner',
      String.raw`
  . - . = . - .
 / \ / = / \ / \
. - . = . - . - .
`,
      [],
      [],
    ),
  );

  it('runs from double line to double line through the triangles they share', () => {
    const rivers = courses(corner, 'river');
    expect(rivers).toHaveLength(1);
    // Three double lines, and a little beyond at both ends.
    expect(rivers[0]).toHaveLength(5);
    expect(courses(corner, 'mountain')).toEqual([]);
  });

  it('is drawn as one smooth curve', () => {
    expect(smooth(courses(corner, 'river')[0]!)).toMatch(/^M[\d. ]+(C[-\d. ]+){4}$/);
  });

  it('is drawn as a river only where there is more of it than two double lines', () => {
    const drawn = rivers(europe);
    expect(drawn.length).toBeGreaterThan(2);
    for (const course of drawn) expect(course.length).toBeGreaterThan(4);
    // The west of Ireland has two, which once made a bar across it.
    expect(courses(europe, 'river').length).toBe(drawn.length + 1);
  });

  it('takes in every double line of Europe that has a neighbour', () => {
    const rivers = courses(europe, 'river').flat();
    expect(rivers.length).toBeGreaterThan(20);
  });
});

describe('the mark of two rails', () => {
  it.each([false, true])(
    'is clear of the sign of a city, and of the ring around mine (larger signs: %s)',
    (patterns) => {
      const ways = [
        ['13,8', line('11,8', '13,8'), line('9,8', '11,8')],
        ['17,8', line('17,8', '19,8'), line('19,8', '21,8')],
      ] as const;
      const reach = new Map(ways.map(([id, ...lines]) => [at(id), [{ to: at(id), lines }]]));
      const given = { layout: europe, reach, nearer: new Set<number>(), hand: [city('wien')], patterns, turn: '1 1' };
      const drawn = renderToStaticMarkup(createElement(Targets, given));
      const [other, mine] = [...drawn.matchAll(/data-target="two"[^>]* r="([\d.]+)"/g)].map(([, r]) => Number(r));
      const size = signSize(1, patterns);
      // A sign is about as large as a circle of radius 12, and the ring around mine is 5.5 wide.
      expect(other).toBeGreaterThan(size * 12 + 2);
      expect(other).toBeLessThan(size * HALO);
      expect(mine).toBeGreaterThan(size * HALO + 2.75 + 1.25);
    },
  );
});

describe('a plan', () => {
  it('has two rows along every double line, which are told apart on the smallest map, and one along the others', () => {
    for (const scale of [0.2, 0.32, 0.38, 0.56, 2]) {
      for (const it of europe.lines) {
        const rows = alongBars(it, barsAt(scale)).match(/M[^M]+/g)!;
        expect(rows).toHaveLength(it.cost);
        const [one, two] = rows.map((row) =>
          row
            .match(/[\d.-]+/g)!
            .slice(0, 2)
            .map(Number),
        );
        if (two) expect(Math.hypot(one![0]! - two[0]!, one![1]! - two[1]!) * scale).toBeGreaterThan(6.9);
      }
    }
  });
});

describe('a map of somewhere else', () => {
  it('is laid out from its first column and row, wherever those are', () => {
    const far = drawnMap('far', '\n. - .\n', [], []);
    const moved = { ...far, crossings: far.crossings.map((it) => ({ ...it, x: it.x - 900, y: it.y + 70 })) };
    expect(sizeOf(moved)).toEqual(sizeOf(far));
    expect(layoutOf(moved).crossings).toEqual(layoutOf(far).crossings);
  });

  it('lies in the middle of a board of a usual size when it is small', () => {
    const { width, height, crossings } = layoutOf(drawnMap('tiny', '\n. - .\n', [], []));
    expect(width).toBeGreaterThan(600);
    expect(height).toBeGreaterThan(400);
    expect(crossings[0]!.x + crossings[1]!.x).toBeCloseTo(width);
    expect(crossings[0]!.y).toBeCloseTo(height / 2);
  });
});
