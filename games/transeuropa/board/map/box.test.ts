/** What a turn shows of the map: what can be done, and the open cities that fit beside it. */
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, it } from 'vitest';
import { game, type View } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { cityPoint, layoutOf, LEAST_WORKING, middle, WORKING } from './geometry.ts';
import { outlookFrom } from '../choosing/useOutlook.ts';
import { labelOf, labelsAt } from './labels.ts';
import { connects, networkOf } from './networks.ts';
import { hiddenOf, partSeen, seenIn, seenNext } from './useBox.ts';

const europe = layoutOf('europe');
const PHONE = { width: 390, height: 494 };
const ON_ITS_SIDE = { width: 540, height: 290 };
const TABLET = { width: 820, height: 800 };
/** Too little for the whole width of Europe. */
const SMALL = { width: 260, height: 360 };

function seen(table: TestTable, window: typeof PHONE, before?: ReturnType<typeof seenIn>) {
  return seenIn(window, nothingChosen(game.view(table.state, 0)), before);
}

/** My turn has begun, and others have laid nothing. */
function nothingChosen(view: View) {
  const choice = { kind: view.phase === 'start' ? 'crossing' : 'line', drafts: [] } as const;
  return { layout: europe, view, rails: view.rails, me: 0, choice, news: new Map<number, number>(), along: [] };
}

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

describe('the box of a turn', () => {
  it.each([PHONE, ON_ITS_SIDE, TABLET])('fits into the window at a scale for fingers (%o)', (window) => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = new TestTable({ seed });
      for (let moves = 0; moves < 5 * seed; moves++) {
        const { box, working } = seen(table, window);
        if (table.state.phase === 'lay') expect(working).toBeGreaterThanOrEqual(LEAST_WORKING);
        expect(working).toBeLessThanOrEqual(WORKING);
        expect(box!.width * working).toBeLessThanOrEqual(window.width + 1);
        expect(box!.height * working).toBeLessThanOrEqual(window.height + 1);
        const legal = game.legal(table.state, table.state.turn);
        table.act(legal[table.rng.below(legal.length)]!);
      }
    }
  });

  it('holds the open cities that are near, though the net is large', () => {
    const table = new TestTable({
      hands: [
        ['bilbao', 'zuerich', 'glasgow', 'odessa', 'roma'],
        ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'],
      ],
      markers: ['14,9', '29,6'],
    });
    table.railed('14,9', '12,9');
    const { box } = seen(table, TABLET);
    for (const city of ['bilbao', 'zuerich', 'roma'])
      expect(holds(box!, cityPoint(europe, table.city(city)))).toBe(true);
  });

  it.each([PHONE, ON_ITS_SIDE, SMALL])('holds all five cities with their names before the start (%o)', (window) => {
    for (let seed = 1; seed <= 60; seed++) {
      const table = new TestTable({ seed });
      const part = partSeen(window, europe, seen(table, window));
      const { hand } = game.view(table.state, 0);
      for (const city of hand) expect(holds(part, cityPoint(europe, city))).toBe(true);
      for (const language of LANGUAGES) {
        const named = labelsAt({ layout: europe, language, scale: window.width / part.width, mine: hand, seen: part });
        expect(hand.filter((city) => !named.has(city))).toEqual([]);
      }
    }
  });

  it.each([PHONE, ON_ITS_SIDE])('comes near for the first rails only where fingers need it (%o)', (window) => {
    let kept = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const table = new TestTable({ seed });
      const before = seen(table, window);
      for (const seat of [0, 1])
        table.act({ type: 'start', crossing: europe.topo.site[game.view(table.state, seat).hand[2]!]! });
      const now = seen(table, window, before);
      expect(now.working).toBeGreaterThanOrEqual(LEAST_WORKING);
      if (before.working < LEAST_WORKING) continue;
      expect(now).toBe(before);
      kept++;
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('holds the whole name of an open city beside the net', () => {
    const table = new TestTable({
      hands: [
        ['madrid', 'zuerich', 'st-petersburg', 'bucuresti', 'marseille'],
        ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'],
      ],
      markers: ['14,9', '29,6'],
    });
    const { box } = seen(table, PHONE);
    for (const city of ['zuerich', 'marseille']) {
      const { left, right } = labelOf(europe, table.city(city), 'de').box;
      expect(left).toBeGreaterThan(box!.x);
      expect(right).toBeLessThan(box!.x + box!.width);
    }
  });

  it('holds the end of my net with what I can build there and my nearest open city, however far the others are', () => {
    const table = new TestTable({
      hands: [
        ['madrid', 'zuerich', 'st-petersburg', 'vilnius', 'tirana'],
        ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'],
      ],
      markers: ['27,0', '14,7'],
    });
    table.bring(0, '24,3');
    const { box } = seen(table, PHONE);
    const view = game.view(table.state, 0);
    const net = networkOf(europe, view.rails, view.markers[0]!, 0).crossings;
    const { way } = outlookFrom(europe, view, view.rails, view.markers[0]!)!;
    const onward = way.map((line) => europe.lines[line]!).filter(({ a, b }) => net.has(a) !== net.has(b));
    expect(onward.length).toBeGreaterThan(0);
    for (const { from, to } of onward) expect([from, to].every((at) => holds(box!, at))).toBe(true);
    expect([...net].filter((crossing) => holds(box!, europe.crossings[crossing]!)).length).toBeGreaterThan(2);
  });

  it('holds all that can be reached with one rail while the net is small, and the name of the city it begins in', () => {
    for (const [marker, id] of [
      ['3,4', 'plymouth'],
      ['5,2', 'dublin'],
      ['27,0', 'st-petersburg'],
    ] as const) {
      const table = new TestTable({
        hands: [
          ['plymouth', 'warszawa', 'st-petersburg', 'bucuresti', 'sofia'],
          ['dublin', 'zuerich', 'moskva', 'kyiv', 'roma'],
        ],
        markers: [marker, '14,7'],
      });
      const { box } = seen(table, PHONE);
      for (const action of game.legal(table.state, 0)) {
        if (action.type !== 'lay') continue;
        const { from, to } = europe.lines[action.line]!;
        expect([from, to].every((at) => holds(box!, at))).toBe(true);
      }
      const name = labelOf(europe, table.city(id), 'de').box;
      expect(holds(box!, { x: name.left, y: name.top }) && holds(box!, { x: name.right, y: name.top })).toBe(true);
    }
  });

  it('keeps still while others build, wherever that is, and moves only as far as it must to a turn that is looked at', () => {
    const table = new TestTable({ seed: 3, markers: ['9,6', '29,6'] });
    const view = game.view(table.state, 0);
    const mine = seen(table, PHONE);
    const line = table.line('31,2', '29,2');
    const others = {
      ...nothingChosen(view),
      choice: { kind: 'none', drafts: [] } as const,
      news: new Map([[line, 1]]),
    };
    expect(seenIn(PHONE, others, mine)).toBe(mine);
    const [before, after] = [mine, seenIn(PHONE, { ...others, looking: true }, mine)].map((it) =>
      partSeen(PHONE, europe, it),
    ) as [Box, Box];
    expect([after.width, after.height]).toEqual([before.width, before.height].map((it) => expect.closeTo(it)));
    expect(after.x).not.toBeCloseTo(before.x);
    expect([europe.lines[line]!.from, europe.lines[line]!.to].every((at) => holds(after, at))).toBe(true);
  });

  it('keeps still while the marks of a turn that is looked at are seen at its edge, and else leaves room around them', () => {
    const table = new TestTable({ seed: 3, markers: ['9,6', '29,6'] });
    const view = game.view(table.state, 0);
    const line = table.line('25,6', '27,6');
    const { from, to } = europe.lines[line]!;
    const end = Math.max(from.x, to.x);
    const [width, height] = [PHONE.width / WORKING, PHONE.height / WORKING];
    const given = { ...nothingChosen(view), news: new Map([[line, 1]]), looking: true };
    const moved = (room: number): number => {
      const before = { box: { x: end + room - width, y: to.y - height / 2, width, height }, working: WORKING };
      const seenBefore = partSeen(PHONE, europe, before);
      const now = seenIn(PHONE, { ...given, choice: { kind: 'none', drafts: [] } }, before);
      return partSeen(PHONE, europe, now).x - seenBefore.x;
    };
    expect([60, 30, 10, -10].map(moved)).toEqual([0, 0, 0, 0]);
    expect(moved(-80)).not.toBe(0);
  });

  it('goes to what of a hint is not seen well, and only then', () => {
    const table = new TestTable();
    const [west, east] = [table.line('9,6', '11,6'), table.line('11,6', '13,6')];
    const { from, to } = europe.lines[west]!;
    const lines = { lines: [west, east], ordered: true };
    const right = (room: number, end: Point): Box => ({ x: 0, y: 0, width: end.x + room, height: europe.height });
    const far = europe.lines[east]!.to;
    expect(hiddenOf(europe, lines, right(30, far))).toBeUndefined();
    expect(hiddenOf(europe, lines, right(10, far))).toEqual(middle(europe.lines[east]!));
    expect(hiddenOf(europe, lines, right(10, from))).toEqual(middle(europe.lines[west]!));
    expect(
      hiddenOf(europe, { crossing: table.crossing('11,6') }, right(30, to.x > from.x ? to : from)),
    ).toBeUndefined();
    expect(hiddenOf(europe, { crossing: table.crossing('13,6') }, right(10, far))).toEqual(far);
  });

  describe('with a hint', () => {
    const table = new TestTable({ seed: 3, markers: ['17,6', '29,6'] });
    const view = game.view(table.state, 0);
    const given = nothingChosen(view);
    const shows = (it: ReturnType<typeof seenIn>, line: number): boolean => {
      const { from, to } = europe.lines[line]!;
      return [from, to].every((at) => holds(partSeen(PHONE, europe, it), at));
    };
    const hint = (...lines: readonly number[]) => ({ lines, ordered: false });
    const west = table.line('9,6', '11,6');
    const middle = table.line('17,6', '19,6');

    it('holds both rails, further away if it has to be, but not further than fingers work at', () => {
      const before = seenIn(PHONE, given);
      let further = 0;
      for (const east of [table.line('19,6', '21,6'), table.line('23,6', '25,6'), table.line('26,7', '28,7')]) {
        const now = seenIn(PHONE, { ...given, sought: hint(west, east) }, before);
        expect([west, east].map((line) => shows(now, line))).toEqual([true, true]);
        expect(now.working).toBeGreaterThanOrEqual(LEAST_WORKING);
        if (now.working < before.working) further++;
      }
      expect(further).toBeGreaterThan(0);
    });

    it('holds the first of two rails that no phone shows together, and then the second', () => {
      const [dublin, moscow] = [table.line('5,2', '3,2'), table.line('31,2', '29,2')];
      const first = seenIn(SMALL, { ...given, sought: hint(dublin, moscow) });
      expect([dublin, moscow].map((line) => shows(first, line))).toEqual([true, false]);
      const then = seenIn(SMALL, { ...given, sought: hint(moscow) }, first);
      expect(shows(then, moscow)).toBe(true);
    });

    it('moves once, and not at all for what is in sight', () => {
      let kept: Parameters<typeof seenNext>[2] = {};
      const look = (sought?: ReturnType<typeof hint>) => {
        const [seen, next] = seenNext(SMALL, { ...given, sought }, kept);
        kept = next;
        return seen;
      };
      const before = look();
      expect(shows(before, middle)).toBe(true);
      expect(look(hint(middle))).toBe(before);
      const far = table.line('31,2', '29,2');
      const led = look(hint(far));
      expect(shows(led, far)).toBe(true);
      expect([look(hint(far)), look(hint(far))]).toEqual([led, led]);
    });
  });

  it('is the same from turn to turn while what matters and the missing cities that fit are in sight, and shows them when not', () => {
    const within = (part: Box, { x, y, width, height }: Box): boolean =>
      holds(part, { x: x + 1, y: y + 1 }) && holds(part, { x: x + width - 1, y: y + height - 1 });
    let [turns, moves] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const table = new TestTable({ seed });
      let before: ReturnType<typeof seenIn> | undefined;
      while (table.state.round === 1) {
        const legal = game.legal(table.state, table.state.turn);
        if (table.state.turn === 0 && table.state.laidThisTurn === 0) {
          const anew = seen(table, PHONE);
          const must = anew.must!;
          const now = seen(table, PHONE, before);
          const { hand, rails, markers } = game.view(table.state, 0);
          const net = networkOf(europe, rails, markers[0]!, 0);
          const missing = hand.filter((city) => !connects(europe, net, city)).map((city) => cityPoint(europe, city));
          // With the ring around them.
          const shown = (it: typeof now): number =>
            missing.filter(({ x, y }) =>
              within(partSeen(PHONE, europe, it), { x: x - 28, y: y - 28, width: 56, height: 56 }),
            ).length;
          expect(within(partSeen(PHONE, europe, now), must)).toBe(true);
          expect(shown(now)).toBeGreaterThanOrEqual(shown(anew));
          const isNear = before !== undefined && (table.state.phase !== 'lay' || before.working >= LEAST_WORKING);
          const wasEnough = isNear && within(partSeen(PHONE, europe, before!), must) && shown(before!) >= shown(anew);
          if (wasEnough) expect(now).toBe(before);
          turns++;
          if (isNear && now !== before) moves++;
          before = now;
        }
        // Towards one's cities, as people build.
        const view = game.view(table.state, table.state.turn);
        const way = outlookFrom(europe, view, view.rails, view.markers[view.turn]!)?.way ?? [];
        const good = legal.filter((action) => action.type === 'lay' && way.includes(action.line));
        table.act((good.length > 0 ? good : legal)[0]!);
      }
    }
    expect(turns).toBeGreaterThan(60);
    expect(moves / turns).toBeLessThan(0.25);
  });

  it('is what it was after a sheet has made the window smaller and is closed again', () => {
    const SHEET = { width: 390, height: 262 };
    let elsewhere = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const table = new TestTable({ seed });
      let kept: Parameters<typeof seenNext>[2] = {};
      while (table.state.round === 1) {
        const { turn } = table.state;
        const view = game.view(table.state, turn);
        if (turn === 0) {
          const given = nothingChosen(view);
          const [before, open] = seenNext(PHONE, given, kept);
          const [, closed] = seenNext(SHEET, given, open);
          expect(seenNext(PHONE, given, closed)[0]).toEqual(before);
          if (seenIn(PHONE, given).box!.x !== before.box!.x) elsewhere++;
          kept = closed;
        }
        const legal = game.legal(table.state, turn);
        const way = outlookFrom(europe, view, view.rails, view.markers[turn]!)?.way ?? [];
        table.act(legal.find((action) => action.type === 'lay' && way.includes(action.line)) ?? legal[0]!);
      }
    }
    // Often enough it is not where it would be if nothing had been seen before.
    expect(elsewhere).toBeGreaterThan(10);
  });

  it('moves seldom in a round, never while others build, and changes its zoom once', () => {
    const differs = (a: number, b: number): boolean => Math.abs(a - b) > 1;
    let [rounds, moves] = [0, 0];
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 6; seed++) {
        const table = new TestTable({ seed, seats });
        let kept: Parameters<typeof seenNext>[2] = {};
        let before: Box | undefined;
        let [moved, zoomed] = [0, 0];
        let news = new Map<number, number>();
        while (table.state.round === 1 && table.state.phase !== 'over') {
          const { turn, phase, laidThisTurn } = table.state;
          // Rails of a turn that is not over are drafts, for which nothing moves.
          if (turn === 0 && laidThisTurn === 0) {
            const [seen, next] = seenNext(PHONE, { ...nothingChosen(game.view(table.state, 0)), news }, kept);
            kept = next;
            const part = partSeen(PHONE, europe, seen);
            if (before && differs(part.width, before.width)) zoomed++;
            if (before && (differs(part.x, before.x) || differs(part.y, before.y))) moved++;
            before = part;
          } else if (before && turn !== 0) {
            const choice = { kind: 'none', drafts: [] } as const;
            const given = { ...nothingChosen(game.view(table.state, 0)), news, choice };
            expect(partSeen(PHONE, europe, seenNext(PHONE, given, kept)[0])).toEqual(before);
          }
          const view = game.view(table.state, turn);
          const way = outlookFrom(europe, view, view.rails, view.markers[turn]!)?.way ?? [];
          const legal = game.legal(table.state, turn);
          const good = legal.filter((action) =>
            action.type === 'start'
              ? view.hand.some((city) => europe.topo.site[city] === action.crossing)
              : action.type === 'lay' && way.includes(action.line),
          );
          const action = good[table.rng.below(Math.max(1, good.length))] ?? legal[0]!;
          table.act(action);
          if (turn === 0) news = new Map();
          else if (phase === 'lay' && action.type === 'lay') news.set(action.line, turn);
        }
        expect(moved).toBeLessThanOrEqual(5);
        expect(zoomed).toBeLessThanOrEqual(1);
        rounds++;
        moves += moved;
      }
    }
    expect(moves / rounds).toBeLessThan(2.5);
  });

  it('is after looking back where it was in my turn', () => {
    const table = new TestTable({ seed: 3, markers: ['9,6', '29,6'] });
    const given = nothingChosen(game.view(table.state, 0));
    const [mine, kept] = seenNext(SMALL, given, {});
    const news = new Map([[table.line('31,2', '29,2'), 1]]);
    const choice = { kind: 'none', drafts: [] } as const;
    const [theirs, looked] = seenNext(SMALL, { ...given, news, choice, looking: true }, kept);
    expect(theirs).not.toEqual(mine);
    expect(seenNext(SMALL, { ...given, news }, looked)[0]).toBe(mine);
  });

  describe('for somebody who watches', () => {
    const watched = (table: TestTable, before?: ReturnType<typeof seenIn>) => {
      const view = game.view(table.state, 'observer');
      return seenIn(PHONE, { ...nothingChosen(view), me: undefined, choice: { kind: 'none', drafts: [] } }, before);
    };
    const shows = (it: ReturnType<typeof seenIn>, line: number): boolean =>
      holds(partSeen(PHONE, europe, it), middle(europe.lines[line]!));

    it('holds all markers and rails that fit, with the names of cities, and stays there while they do', () => {
      const table = new TestTable({ seed: 3, markers: ['9,6', '15,4'] });
      table.railed('9,6', '11,6');
      const first = watched(table);
      const part = partSeen(PHONE, europe, first);
      for (const marker of table.state.markers) expect(holds(part, europe.crossings[marker]!)).toBe(true);
      const scale = PHONE.width / part.width;
      expect(labelsAt({ layout: europe, language: 'de', scale, seen: part }).size).toBeGreaterThan(6);
      table.railed('11,6', '13,6');
      expect(watched(table, first)).toBe(first);
    });

    it('shows what was built last, and moves at most once a turn for it', () => {
      for (let seed = 1; seed <= 4; seed++) {
        const table = new TestTable({ seed, seats: 4 });
        let before: ReturnType<typeof seenIn> | undefined;
        for (let moves = 0; moves < 40 && table.state.round === 1; moves++) {
          const { turn } = table.state;
          const view = game.view(table.state, turn);
          const way = outlookFrom(europe, view, view.rails, view.markers[turn]!)?.way ?? [];
          const legal = game.legal(table.state, turn);
          const action = legal.find((it) => it.type === 'lay' && way.includes(it.line)) ?? legal[0]!;
          table.act(action);
          if (table.state.round > 1) break;
          const now = watched(table, before);
          expect(now.working).toBe(LEAST_WORKING);
          if (action.type === 'lay') expect(shows(now, action.line)).toBe(true);
          expect(watched(table, now)).toBe(now);
          before = now;
        }
      }
    });
  });

  it('goes to where more of my missing cities are seen, though where I build is in sight', () => {
    const hands = [
      ['plymouth', 'amsterdam', 'glasgow', 'kyiv', 'roma'],
      ['dublin', 'warszawa', 'moskva', 'vilnius', 'sofia'],
    ];
    const table = new TestTable({ hands, markers: ['11,4', '15,6'] });
    const view = game.view(table.state, 0);
    const given = { layout: europe, view, rails: view.rails, me: 0, news: new Map<number, number>(), along: [] };
    const choice = { kind: 'line', drafts: [] } as const;
    const mine = seenIn(PHONE, { ...given, choice });
    const part = partSeen(PHONE, europe, mine);
    const eastwards = { ...mine, box: { ...part, x: mine.must!.x } };
    const isSeen = (seen: typeof mine): boolean =>
      holds(partSeen(PHONE, europe, seen), cityPoint(europe, table.city('plymouth')));
    expect([mine, eastwards].map(isSeen)).toEqual([true, false]);
    const moved = seenIn(PHONE, { ...given, choice }, eastwards);
    expect(isSeen(moved)).toBe(true);
    expect(partSeen(PHONE, europe, moved).width).toBeCloseTo(part.width);
  });

  it('does not move for a missing city that lies at its edge', () => {
    const hands = [
      ['plymouth', 'amsterdam', 'glasgow', 'kyiv', 'roma'],
      ['dublin', 'warszawa', 'moskva', 'vilnius', 'sofia'],
    ];
    const table = new TestTable({ hands, markers: ['11,4', '15,6'] });
    const mine = seen(table, PHONE);
    const part = partSeen(PHONE, europe, mine);
    const { x } = cityPoint(europe, table.city('plymouth'));
    const aside = (room: number) => ({ ...mine, box: { ...part, x: x - room } });
    const [atEdge, beyond] = [aside(10), aside(-10)];
    expect(seen(table, PHONE, atEdge)).toBe(atEdge);
    expect(seen(table, PHONE, beyond)).not.toBe(beyond);
  });

  it.each([TABLET, { width: 820, height: 480 }])(
    'is the whole map where that is seen nearly as large as fingers work at (%o)',
    (window) => {
      const { box, working } = seen(new TestTable({ seed: 3 }), window);
      expect(box).toEqual({ x: 0, y: 0, width: europe.width, height: europe.height });
      expect(31 * working).toBeGreaterThanOrEqual(11);
    },
  );
});
