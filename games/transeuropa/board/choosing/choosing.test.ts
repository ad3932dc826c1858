/** What can be chosen in a turn, what ends it, and what is advised. */
import { describe, expect, it } from 'vitest';
import { game, type Action } from '../../rules/index.ts';
import { TestTable } from '../../rules/table.testing.ts';
import { placeOf, WINDS } from '../../texts/places.ts';
import { closes } from '../closing.ts';
import { distance } from '@stellwerk/toolkit/point.ts';
import { cityPoint, EDGE, layoutOf } from '../map/geometry.ts';
import { joinedBy, networkOf } from '../map/networks.ts';
import { texts } from '../../texts/index.ts';
import { layHints, restOf, startHints } from './hints.ts';
import { promptOf } from './prompts.ts';
import { linesIn, reachOf, type Reach } from './reach.ts';
import { outlookFrom, withRails } from './useOutlook.ts';

const europe = layoutOf('europe');
const WEST = ['plymouth', 'amsterdam', 'glasgow', 'minsk', 'roma'];
const EAST = ['dublin', 'warszawa', 'moskva', 'kyiv', 'sofia'];

function eyes(table: TestTable) {
  const { turn } = table.state;
  const view = game.view(table.state, turn);
  return { view, seat: turn, network: networkOf(europe, view.rails, view.markers[turn]!, turn) };
}

function reachIn(table: TestTable, drawn?: readonly number[]): Reach {
  const { view, seat, network } = eyes(table);
  const way = drawn ?? outlookFrom(europe, view, view.rails, view.markers[seat]!)!.way;
  return reachOf({
    layout: europe,
    view,
    seat,
    network,
    lines: linesIn(game.legal(table.state, seat), false),
    pairs: view.laidThisTurn === 0,
    tree: new Set(way),
  });
}

function hintsIn(table: TestTable) {
  const { view, seat } = eyes(table);
  return layHints({
    layout: europe,
    view,
    seat,
    lines: linesIn(game.legal(table.state, seat), false),
    pairs: view.laidThisTurn === 0 && view.railsLeft > 1,
    privately: false,
    points: pointsIn(table, seat),
    way: outlookFrom(europe, view, view.rails, view.markers[seat]!)!.way,
    name: (other) => `Seat ${other}`,
    city: (index) => europe.map.cities[index]!.name.en,
    say: texts.en.hint.lay,
  });
}

/** What a seat is still missing. */
function pointsIn({ state }: TestTable, seat: number): number {
  return outlookFrom(europe, game.view(state, seat), state.rails, state.markers[seat]!)!.points;
}

describe('the reach of a turn', () => {
  it('is every crossing one rail away, and those two single lines away', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '29,6'] });
    const reach = reachIn(table);
    const rails = (id: string): number | undefined => reach.get(table.crossing(id))?.[0]!.lines.length;
    expect(rails('11,6')).toBe(1);
    expect(rails('13,6')).toBe(2);
    expect(rails('15,6')).toBeUndefined();
    expect(rails('9,6')).toBeUndefined();
  });

  it('is only single lines after the first rail, and never a loop in the own net', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '29,6'] });
    table.lay('9,6', '11,6');
    const ways = [...reachIn(table).values()].flat();
    expect(ways.every(({ lines }) => lines.length === 1 && europe.lines[lines[0]!]!.cost === 1)).toBe(true);
    table.lay('11,6', '10,7');
    table.lay('29,6', '27,6');
    table.stop();
    const loop = table.line('9,6', '10,7');
    expect([...reachIn(table).values()].flat().some(({ lines }) => lines.includes(loop))).toBe(false);
    expect(linesIn(game.legal(table.state, 0), false).has(loop)).toBe(true);
  });

  it('follows the way that is drawn where a double line and two single ones lead to the same place', () => {
    let compared = 0;
    for (const { id } of europe.map.crossings.filter((crossing) => crossing.id !== '29,6')) {
      const table = new TestTable({ hands: [WEST, EAST], markers: [id, '29,6'] });
      const first = (to: number, drawn: readonly number[]) => reachIn(table, drawn).get(to)![0]!.lines;
      for (const [to, ways] of reachIn(table, [])) {
        const double = ways.find(({ lines }) => lines.length === 1)?.lines;
        const pair = ways.find(({ lines }) => lines.length > 1)?.lines;
        if (!double || !pair) continue;
        expect(first(to, pair)).toEqual(pair);
        expect(first(to, double)).toEqual(double);
        expect(first(to, [])).toEqual(double);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('goes on beyond a net that the first rail joins', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '13,6'] });
    table.railed('13,6', '15,6');
    const way = reachIn(table).get(table.crossing('17,6'));
    expect(way).toBeUndefined();
    table.railed('11,6', '13,6');
    expect(reachIn(table).get(table.crossing('17,6'))?.[0]!.lines).toEqual([
      table.line('9,6', '11,6'),
      table.line('15,6', '17,6'),
    ]);
  });
});

describe('nets', () => {
  const joins = (table: TestTable, a: string, b: string, privately = false): readonly number[] => {
    const { view, seat } = eyes(table);
    const after = withRails(view.rails, [table.line(a, b)], seat, privately);
    return joinedBy(europe, view.markers, seat, view.rails, after);
  };

  it('are joined by the rail that makes them one, with everybody who is there', () => {
    const table = new TestTable({ seats: 3, markers: ['9,6', '15,6', '16,7'] });
    table.railed('11,6', '13,6', '15,6', '16,7');
    expect(joins(table, '9,6', '11,6')).toEqual([1, 2]);
    expect(joins(table, '9,6', '10,7')).toEqual([]);
    table.railed('9,6', '11,6');
    expect(joins(table, '11,6', '12,7')).toEqual([]);
  });

  it('are not joined by a private rail: nobody else can use it', () => {
    const table = new TestTable({ options: { vexation: true }, markers: ['9,6', '11,6'] });
    expect(joins(table, '9,6', '11,6', true)).toEqual([]);
    expect(joins(table, '9,6', '11,6')).toEqual([1]);
  });
});

describe('a turn is closed', () => {
  const lay = (table: TestTable, a: string, b: string): Action => ({ type: 'lay', line: table.line(a, b) });
  const closing = (table: TestTable, a: string, b: string) => closes(eyes(table).view, lay(table, a, b));

  it('by the second rail and by a double line, not by the first single one', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    expect(closing(table, '11,4', '10,5')).toBeUndefined();
    expect(closing(table, '11,4', '9,4')).toBe('turn');
    table.lay('11,4', '10,5');
    expect(closing(table, '10,5', '9,6')).toBe('turn');
  });

  it('with the round by my fifth city, with the game if no round is left', () => {
    for (const [options, end] of [
      [{}, 'round'],
      [{ openRounds: 1 }, 'game'],
      [{ openRounds: 2 }, 'round'],
    ] as const) {
      const table = new TestTable({ options, hands: [WEST, EAST], markers: ['11,4', '29,6'] });
      table.bring(0, '3,4', '9,0', '27,4', '14,11');
      const { way } = outlookFrom(europe, eyes(table).view, table.state.rails, table.state.markers[0]!)!;
      const last = way.find(
        (line) =>
          eyes(table).network.crossings.has(europe.lines[line]!.a) ||
          eyes(table).network.crossings.has(europe.lines[line]!.b),
      )!;
      expect(way).toHaveLength(1);
      expect(closes(eyes(table).view, { type: 'lay', line: last })).toBe(end);
    }
  });

  it('with the round by the last rail in the box', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    table.state.railsLeft = 1;
    expect(closing(table, '11,4', '10,5')).toBe('round');
  });
});

describe('a hint', () => {
  it('for the start lies on a cheapest tree, and each is another place', () => {
    const table = new TestTable({ hands: [WEST, EAST] });
    const { view } = eyes(table);
    const hints = startHints(europe, view);
    expect(new Set(hints.map(({ crossing }) => crossing)).size).toBe(hints.length);
    expect(hints.length).toBeGreaterThan(1);
    for (const { crossing, points } of hints)
      expect(outlookFrom(europe, view, view.rails, crossing)!.points).toBe(points);
  });

  it('for the start names another place than the ones before it', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { view } = eyes(new TestTable({ seed }));
      const said = startHints(europe, view).map((it) => texts.en.hint.start('europe', it.crossing, 9, false, true));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('for the start is never the only place that is so near: all five cities are', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { view } = eyes(new TestTable({ seed }));
      const [hint] = startHints(europe, view);
      for (const city of view.hand)
        expect(outlookFrom(europe, view, view.rails, europe.topo.site[city]!)!.points).toBe(hint!.points);
    }
  });

  it('for the start keeps away from the markers of others where the tree leads further', () => {
    const table = new TestTable({ hands: [WEST, EAST] });
    const [alone] = startHints(europe, eyes(table).view);
    table.act({ type: 'start', crossing: europe.topo.to[europe.topo.first[alone!.crossing]!]! });
    table.hand(1, WEST);
    const { view } = eyes(table);
    const [hint] = startHints(europe, view);
    const lines = distance(europe.crossings[view.markers[0]!]!, europe.crossings[hint!.crossing]!) / EDGE;
    expect(lines).toBeGreaterThan(4);
    expect(hint!.points).toBe(alone!.points);
  });

  it('for the start is as good as the first, and only the others’ distance makes it away from them', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const table = new TestTable({ seed, seats: 3 });
      expect(startHints(europe, eyes(table).view).map(({ away }) => away)).not.toContain(true);
      for (let seat = 0; seat < 2; seat++) {
        const starts = game.legal(table.state, table.state.turn);
        table.act(starts[table.rng.below(starts.length)]!);
      }
      const { view } = eyes(table);
      const hints = startHints(europe, view);
      for (const { crossing, away } of hints) {
        const near = view.markers.flatMap((marker) => europe.crossings[marker] ?? []);
        const lines = Math.min(...near.map((at) => distance(at, europe.crossings[crossing]!) / EDGE));
        expect(away).toBe(lines > 2.5);
        expect(away).toBe(hints[0]!.away);
      }
    }
  });

  it('names the city it connects, and the one that it leads to', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['10,5', '29,6'] });
    const lines = [table.line('10,5', '11,4')];
    const found = hintsIn(table).find((hint) => lines.every((line) => hint.lines.includes(line)))!;
    expect(found.suggestion.connects).toEqual(['Amsterdam']);
    expect(found.suggestion.towards).toHaveLength(1);
  });

  it('sees the whole turn: with two cities one rail away each, it names both and the end', () => {
    const table = new TestTable({ hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    table.bring(0, '3,4', '9,0', '25,4', '14,11');
    expect(hintsIn(table)[0]!.suggestion).toMatchObject({ finishes: true, connects: ['Minsk', 'Rome'], rails: 2 });
    table.lay('25,4', '27,4');
    expect(hintsIn(table)[0]!.suggestion).toMatchObject({ finishes: true, connects: ['Rome'], rails: 1 });
  });

  /** A table after random moves, most of them on the way to somebody's cities. */
  const somewhere = (seed: number): TestTable => {
    const table = new TestTable({ seats: 2 + (seed % 4), seed, options: { openRounds: 9 } });
    for (let moves = 0; moves < 4 + (seed % 30) * 3; moves++) {
      const { state, rng } = table;
      const view = game.view(state, state.turn);
      const legal = game.legal(state, state.turn);
      const now = view.phase === 'lay' && outlookFrom(europe, view, state.rails, state.markers[state.turn]!);
      const planned = legal.filter((action) => action.type === 'lay' && now && now.way.includes(action.line));
      const from = planned.length > 0 && rng.below(3) > 0 ? planned : legal;
      table.act(from[rng.below(from.length)]!);
    }
    while (table.state.phase === 'start') {
      const legal = game.legal(table.state, table.state.turn);
      table.act(legal[table.rng.below(legal.length)]!);
    }
    return table;
  };
  const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

  it.each(SEEDS)('promises what then happens (%i)', (seed) => {
    const count = hintsIn(somewhere(seed)).length;
    for (let i = 0; i < count; i++) {
      const table = somewhere(seed);
      const { view, seat, network } = eyes(table);
      const before = pointsIn(table, seat);
      const { lines, plan, suggestion } = hintsIn(table)[i]!;
      expect(lines).toHaveLength(suggestion.rails);
      expect(plan.reduce((sum, line) => sum + europe.lines[line]!.cost, 0)).toBe(before);
      const after = networkOf(europe, withRails(view.rails, lines, seat, false), view.markers[seat]!, seat);
      const gained = view.hand.filter(
        (city) => after.crossings.has(europe.topo.site[city]!) && !network.crossings.has(europe.topo.site[city]!),
      );
      expect(suggestion.connects).toEqual(gained.map((city) => europe.map.cities[city]!.name.en));
      for (const city of suggestion.towards) {
        const open = view.hand.filter((it) => !after.crossings.has(europe.topo.site[it]!));
        expect(open.map((it) => europe.map.cities[it]!.name.en)).toContain(city);
      }
      const events = lines.flatMap((line) => {
        if (table.state.turn !== seat || table.state.round !== view.round) return [];
        table.act({ type: 'lay', line });
        return table.heard;
      });
      const joined = events.flatMap((event) => (event.type === 'joined' ? event.seats : []));
      for (const name of suggestion.joins) expect(joined.map((other) => `Seat ${other}`)).toContain(name);
      if (suggestion.joins.length === 0) expect(joined).not.toContain(seat);
      const finished = events.some((event) => event.type === 'finished' && event.seats.includes(seat));
      expect(finished).toBe(suggestion.finishes);
      if (table.state.round === view.round && table.state.phase === 'lay')
        expect(before - pointsIn(table, seat)).toBe(suggestion.saves);
    }
  });

  it.each(SEEDS)('is never worse than the best turn there is (%i)', (seed) => {
    const table = somewhere(seed);
    const { view, seat } = eyes(table);
    const before = pointsIn(table, seat);
    const left = (lines: readonly number[]): number =>
      outlookFrom(europe, view, withRails(view.rails, lines, seat, false), view.markers[seat]!)!.points;
    const turns = [...reachIn(table).values()].flat().map(({ lines }) => lines);
    const best = Math.max(0, ...turns.map((lines) => before - left(lines)));
    expect(hintsIn(table)[0]?.suggestion.saves ?? 0).toBeGreaterThanOrEqual(best);
  });

  it.each(SEEDS)('is never told in the words of another (%i)', (seed) => {
    const said = hintsIn(somewhere(seed)).map((hint) => hint.said);
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(SEEDS)('says nobody builds where nobody does (%i)', (seed) => {
    const table = somewhere(seed);
    const { view, seat } = eyes(table);
    const others = view.markers.flatMap((marker, other) =>
      other === seat ? [] : [...networkOf(europe, view.rails, marker, other).crossings],
    );
    for (const { lines, suggestion } of hintsIn(table)) {
      if (!suggestion.alone) continue;
      expect(suggestion.joins).toEqual([]);
      for (const line of lines) {
        const { a, b } = europe.lines[line]!;
        const far = (end: number): number =>
          Math.min(...others.map((other) => distance(europe.crossings[other]!, europe.crossings[end]!) / EDGE));
        expect(Math.max(far(a), far(b))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the name of a crossing', () => {
  it('has a wind that is off by less than half of what lies between two winds', () => {
    for (const [crossing, to] of europe.crossings.entries()) {
      const { city, lines, wind } = placeOf('europe', crossing);
      if (lines === 0) continue;
      const from = cityPoint(europe, europe.map.cities.indexOf(city));
      const said = (WINDS.indexOf(wind) * 2 * Math.PI) / WINDS.length;
      const off = Math.atan2(from.y - to.y, to.x - from.x) - said;
      expect(Math.cos(off)).toBeGreaterThan(Math.cos(Math.PI / (lines > 1 ? 16 : 8) + 0.001));
    }
  });
});

describe('the question at the end of a turn', () => {
  const asked = (options: Readonly<Record<string, unknown>>, railsLeft: number, open: readonly string[]) => {
    const table = new TestTable({ options, hands: [WEST, EAST], markers: ['11,4', '29,6'] });
    if (open.length === 0) table.bring(0, '3,4', '9,0', '27,4', '14,11');
    table.state.railsLeft = railsLeft;
    const { view, network } = eyes(table);
    const { way } = outlookFrom(europe, view, table.state.rails, table.state.markers[0]!)!;
    const draft = way.find(
      (line) => network.crossings.has(europe.lines[line]!.a) || network.crossings.has(europe.lines[line]!.b),
    )!;
    return (['en', 'de'] as const).map(
      (language) =>
        promptOf({
          table: {
            view,
            me: 0,
            players: [{ name: 'Ada' }, { name: 'Kim' }],
            news: [],
            draft: { type: 'lay', line: draft },
          },
          words: texts[language],
          choice: { drafts: [draft] },
          joins: [],
          open,
        } as unknown as Parameters<typeof promptOf>[0]).ask,
    );
  };

  it('is whether to end what the turn would end: the round, or the game after as many rounds as were agreed on', () => {
    expect(asked({}, 40, [])).toEqual([
      'All five cities are connected: end the round?',
      'Alle fünf Städte sind verbunden: Runde beenden?',
    ]);
    expect(asked({ openRounds: 1 }, 40, [])).toEqual([
      'All five cities are connected: end the game?',
      'Alle fünf Städte sind verbunden: Spiel beenden?',
    ]);
  });

  it('does not tell of five cities where it is the box that is empty', () => {
    expect(asked({}, 1, ['Rome'])[0]).toBe('All rails are laid: end the round?');
    expect(asked({ openRounds: 1 }, 1, ['Rome'])[1]).toBe('Alle Schienen liegen: Spiel beenden?');
  });
});

describe('the second line while others build', () => {
  const table = new TestTable({ hands: [WEST, EAST], markers: ['9,6', '21,4'] });
  const head = (...given: Parameters<typeof promptIn>) => promptIn(...given).so;
  const promptIn = (phone: boolean, joined: readonly number[][] = [], more: object = {}, open: string[] = []) =>
    promptOf({
      table: {
        view: game.view(table.state, 1),
        me: 1,
        mode: 'play',
        ways: true,
        players: [{ name: 'Ada' }, { name: 'Kim' }],
        news: [{ events: joined.map((seats) => ({ type: 'joined', seats })) }],
        ...more,
      },
      words: texts.en,
      choice: { drafts: [] },
      joins: [],
      open,
      phone,
      byFinger: phone,
    } as unknown as Parameters<typeof promptOf>[0]);

  it('tells whose nets became one', () => {
    expect(head(true, [[0, 1]])).toBe('Ada and Kim share a network now.');
    expect(head(false)).toBeUndefined();
  });

  it('names those whose nets became one, and whose screen it is first, as you', () => {
    const players = [
      { seat: 0, name: 'Ada', kind: 'bot' },
      { seat: 1, name: 'Kim', kind: 'person' },
    ];
    expect(head(true, [[0, 1]], { players, you: 1 })).toBe('You and Ada share a network now.');
  });

  it('explains the marks, the double lines and the pale cities in the first three turns, before it tells what others did', () => {
    const mine = new TestTable({ seed: 3, seats: 2, markers: ['9,6', '17,8'] });
    const inTurn = (turnOfRound: number) => ({ view: { ...game.view(mine.state, 1), turn: 1, turnOfRound } });
    expect(head(false, [], inTurn(2))).toBe(texts.en.so.marks);
    expect(head(true, [], inTurn(2))).toBe(texts.en.so.marks);
    expect(head(true, [], inTurn(4))).toBe(texts.en.so.doubles);
    expect(head(true, [], inTurn(6))).toBe(texts.en.so.pale(2));
    expect(head(true, [], inTurn(8))).toBe(texts.en.so.across);
    for (const [turn, news, rule] of [
      [2, true, 'marks'],
      [4, true, 'marks'],
      [6, true, 'setup'],
      [8, false, 'turn'],
    ] as const)
      expect(promptIn(true, [], inTurn(turn))).toMatchObject({ news, rule });
    expect(head(false, [], inTurn(8))).toBeUndefined();
    expect(head(false, [], { ...inTurn(2), ways: false })).toBe(texts.en.so.connect);
  });

  it('names the cities that are missing where there is nothing else to say', () => {
    const mine = new TestTable({ seed: 3, seats: 2, markers: ['9,6', '17,8'] });
    const later = { view: { ...game.view(mine.state, 1), turn: 1, turnOfRound: 8 } };
    expect(head(false, [], later, ['Rome', 'Oslo'])).toBe('You still need Rome and Oslo.');
    const others = { view: { ...game.view(mine.state, 1), turn: 0, turnOfRound: 7 } };
    expect(head(true, [], others, ['Rome'])).toBe('You still need Rome.');
  });

  it('says nothing of pale cities where all are in play', () => {
    const mine = new TestTable({ seats: 4, markers: ['9,6', '17,8', '21,8', '31,2'] });
    const view = { ...game.view(mine.state, 1), turn: 1, turnOfRound: 12 };
    expect(head(true, [], { view })).toBe(texts.en.so.across);
  });

  it('is never empty before my start in a later round, unless others tell something', () => {
    const view = { ...game.view(new TestTable({ seed: 3 }).state, 1), round: 2 };
    for (const turn of [0, 1])
      expect(promptIn(turn === 0, [], { view: { ...view, turn }, me: turn === 1 ? 1 : undefined })).toMatchObject({
        so: texts.en.so.afresh,
        news: false,
      });
  });

  it('leaves room for where others have begun, before my own start', () => {
    const view = { ...game.view(new TestTable({ seed: 3 }).state, 1), turn: 1 };
    const begun = { view, news: [{ events: [{ type: 'started', seat: 0, crossing: 4 }] }] };
    const choice = { choice: { drafts: [] } };
    expect(promptIn(true, [], { ...begun, ...choice })).toMatchObject({ so: texts.en.so.connect, news: false });
    expect(promptIn(true, [], { view, ...choice })).toMatchObject({ so: texts.en.so.connect, news: true });
  });

  it('tells it in the first turns only', () => {
    while (table.state.turnOfRound <= 4) {
      const [first] = game.legal(table.state, table.state.turn);
      table.act(first!);
    }
    if (table.state.turn === 1) throw new Error('it is to be the turn of the other one');
    expect(head(true)).toBeUndefined();
  });
});

describe('an advised turn that is begun', () => {
  it('is the rail that is left, whichever was laid first', () => {
    expect(restOf([4, 7], [4])).toEqual([7]);
    expect(restOf([4, 7], [7])).toEqual([4]);
  });

  it('is nothing before and after, nor for somebody who went another way', () => {
    expect(restOf([4, 7], [])).toEqual([]);
    expect(restOf([4, 7], [4, 7])).toEqual([]);
    expect(restOf([4, 7], [5])).toEqual([]);
  });
});
