/** What the head says, and that no line of it is longer than it has room for, in either language. */
import { describe, expect, test } from 'vitest';
import { act, arrange, at, type Arrangement } from '../rules/arrange.testing.ts';
import { lossBy } from '../rules/advice/risk.ts';
import {
  AVOID_CARDS,
  bestPlans,
  CITY,
  game,
  HAND_LIMIT,
  LAYS,
  POWER_UPS,
  SHIFT_CARDS,
  TRIPS,
  type View,
} from '../rules/index.ts';
import { REASONS } from '../rules/types.ts';
import { texts } from '../texts/index.ts';
import { buttonsOf, promptOf } from './prompts.ts';
import { hintLine, sheetSo } from './panels/HintSheet.tsx';
import { quickFoot } from './sketch/feet.ts';
import { touchCell } from './sketch/plan-touches.ts';
import { fits, mixes, sparedBy, wishFor } from './sketch/journey.ts';
import { actionsOf, EMPTY, reckon, sketchOf, type Sketch } from './sketch/sketch.ts';
import { ticketsOf } from './sketch/tickets.ts';
import { chooseMode, touchCard, touchTrip, type Touch } from './sketch/touches.ts';
import type { FutureMobilityTable } from './table.ts';
import { hintsFor } from './useHints.ts';
import type { Planning } from './useSketch.ts';

const PLAYERS = ['Kim', 'Ada', 'Harry'].map((name, seat) => ({ seat, name, colour: seat, kind: 'person' as const }));
const ASK = 66;
const BRIEF = 34;
const SO = 52;
/** What fits into one line of 13 px on a phone; there are two. */
const LINE = 44;

function told(view: View, sketch: Sketch, more: Partial<Planning> = {}) {
  const outcome = reckon(view, sketch);
  const planning = { role: 'plan', outcome, tickets: ticketsOf(view, outcome), ...more } as unknown as Planning;
  return promptOf({ view, players: PLAYERS, viewer: 0 } as unknown as FutureMobilityTable, texts.en, planning);
}

function done(touch: Touch): Sketch {
  if ('refused' in touch) throw new Error(JSON.stringify(touch.refused));
  return touch;
}

test('my turn is told although a plan was made before it', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  const plan = touchTrip(view, EMPTY, 36);
  expect(told(view, plan, { early: true })).toMatchObject({ ask: 'You’re up', so: 'Your plan still works: +3' });
  expect(told(view, plan).ask).toMatch(/ → /);
});

test('while my turn is under way the head says what it said, and nothing can be pressed again', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  const trip = touchTrip(view, EMPTY, 36);
  expect(told(view, trip, { sent: true })).toEqual(told(view, trip));
  const planning = { role: 'plan', outcome: reckon(view, trip) } as Planning;
  const table = { view, players: PLAYERS, viewer: 0 } as unknown as FutureMobilityTable;
  const [still, sent] = [false, true].map((sent) => buttonsOf(table, texts.en, { ...planning, sent }));
  expect({ ...sent!.primary, run: null }).toEqual({ ...still!.primary, run: null, disabled: true });
  expect([still!.primary!.disabled, still!.advises, sent!.advises]).toEqual([false, true, false]);
});

test('when the time is over, a turn is sent that lies there whole, and nothing else', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [['bikePath']] }), 0) as View;
  const table = { view, players: PLAYERS, viewer: 0 } as unknown as FutureMobilityTable;
  const send = (): void => {};
  const laid = (sketch: Sketch, more: Partial<Planning> = {}) =>
    buttonsOf(table, texts.en, { role: 'plan', outcome: reckon(view, sketch), send, ...more } as Planning).laid;
  const trip = touchTrip(view, EMPTY, 36);
  expect(laid(trip)).toBe(send);
  expect(laid(trip, { early: true })).toBe(send);
  expect(laid(trip, { sent: true })).toBeUndefined();
  expect(laid(trip, { role: 'ahead' })).toBeUndefined();
  expect(laid(EMPTY)).toBeUndefined();
  expect(laid(done(touchCard(view, EMPTY, 0)))).toBeUndefined();
  const over = HAND_LIMIT + 1;
  const full = { ...view, hand: Array.from({ length: over }, () => 'bikePath') } as unknown as View;
  const discarding = (picked: readonly number[]) =>
    buttonsOf({ ...table, view: full }, texts.en, { role: 'discard', picked, send } as unknown as Planning).laid;
  expect([discarding([]), discarding([2]), discarding([2, 3])]).toEqual([undefined, send, undefined]);
});

test('what is laid and not used by the trip is told before it is travelled, and a touch takes it back', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [['tramA', 'bikePath']] }), 0) as View;
  const laid = { ...done(touchCell(view, done(touchCard(view, EMPTY, 0)), at(2, 0))), active: undefined };
  const trip = touchTrip(view, laid, 36);
  expect(told(view, trip).so).toBe('“Tram A” on C1 is not used. Tap it to take it back.');
  expect(quickFoot(view, reckon(view, trip), 0)).toEqual({ kind: 'unused' });
  expect(noteOf(view, trip)).toMatch(/1 card for nothing$/);
  const kept = done(touchCard(view, trip, 0));
  expect(kept).toMatchObject({ lays: [], active: undefined, wish: { trips: [36] } });
  expect(noteOf(view, kept) ?? '').not.toMatch(/nothing/);
  expect(quickFoot(view, reckon(view, laid), 0)).toEqual({ kind: 'stop', cell: at(2, 0) });
  expect(touchCard(view, laid, 0)).toMatchObject({ active: 0 });
});

test('freight and people that would join otherwise are told why they do not', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  const trips = TRIPS.map(({ id }) => id);
  const met = trips.flatMap((a) => trips.filter((b) => mixes([a], b)).map((b) => [a, b]));
  expect(met.length).toBeGreaterThan(0);
  for (const pair of met) expect(fits(pair) || fits(pair.toReversed())).toBe(false);
  const trip = touchTrip(view, EMPTY, 36);
  expect(told(view, trip, { replaced: { trips: [17], mixed: true } }).so).toMatch(/^Freight and people/);
  expect(told(view, trip, { replaced: { trips: [17], mixed: false } }).so).toMatch(/^Instead of/);
});

test('a card that was laid for the trip says that it is a proposal, one that was drawn does not', () => {
  const markers = { bikePath: [at(2, 4), at(3, 4)] };
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [['bikePath']], markers }), 0) as View;
  const proposed = done(touchCard(view, touchTrip(view, EMPTY, 36), 0));
  expect(told(view, proposed).so).toBe('A suggestion: draw your own if you like');
  const drawn = done(touchCell(view, done(touchCard(view, EMPTY, 0)), at(1, 4)));
  expect(told(view, drawn).so).toBe('Draw on the plan, nothing counts yet');
});

test('a card in hand says that a trip which it makes better lays it, too', () => {
  const markers = { bikePath: [at(2, 4), at(3, 4)] };
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [['bikePath']], markers }), 0) as View;
  const taken = done(touchCard(view, EMPTY, 0));
  expect(told(view, taken).so).toBe('Draw on the plan, or pick a green trip');
  expect(touchTrip(view, taken, 36).lays).toHaveLength(1);
});

test('who is new is told once that the line can be led elsewhere', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  const trip = touchTrip(view, EMPTY, 36);
  expect(told(view, trip).so).toMatch(/Drag the line/);
  const ways = reckon(view, trip).journey!.segments.map(({ route }) => route);
  expect(told(view, { ...trip, wish: { ...trip.wish!, ways } }).so).not.toMatch(/Drag/);
});

test('and what the signs on trips mean, which nothing else says there', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11] }), 0) as View;
  expect(told(view, touchTrip(view, EMPTY, 30)).so).toMatch(/★\s1\scard$/);
  expect(told(view, touchTrip(view, EMPTY, 17)).so).toMatch(/Freight: van or cargo bike only$/);
});

/** The small line of the button, with room for all of it or as on a phone. */
function noteOf(view: View, sketch: Sketch, room?: number): string | undefined {
  const planning = { role: 'plan', outcome: reckon(view, sketch) } as Planning;
  const table = { view, players: PLAYERS, viewer: 0 } as unknown as FutureMobilityTable;
  return buttonsOf(table, texts.en, planning, room).primary!.note;
}

describe('the end of the game', () => {
  const open = [30, 36, 17, 21, 11];
  const seen = (more: Arrangement): View =>
    game.view(arrange({ open, hands: [[], ['tramA'], ['tramA']], ...more }), 0) as View;

  test('who has no further turn is not told to discard', () => {
    const hands = [['tramA', 'tramA', 'tramB', 'tramB', 'carpool', 'bikePath'], [], []] as const;
    const [before, last] = [[40, 49, 0] as const, [40, 50, 0] as const].map((scores) => seen({ hands, scores }));
    expect(noteOf(before!, touchTrip(before!, EMPTY, 36))).toBe('discard 1');
    expect(noteOf(last!, touchTrip(last!, EMPTY, 36))).toBeUndefined();
  });

  test('a trip that a jam could keep from 50 points does not promise the last round', () => {
    const view = seen({ scores: [47, 0, 0] });
    const trip = touchTrip(view, EMPTY, 36);
    expect(reckon(view, trip).points).toBe(3);
    expect(noteOf(view, trip)).toBe('jam up to −3 · last round if not jammed');
    expect(noteOf(view, trip, texts.en.screen.button.room)).toBe('last round if not jammed');
    const unjammed = seen({ scores: [47, 0, 0], hands: [[], [], []] });
    expect(noteOf(unjammed, touchTrip(unjammed, EMPTY, 36))).toBe('makes it the last round');
    const before = seen({ scores: [46, 0, 0] });
    expect(noteOf(before, touchTrip(before, EMPTY, 36))).toBe('jam up to −3');
  });

  test('nor the end of the game', () => {
    const view = seen({ scores: [47, 0, 0], first: 1 });
    expect(noteOf(view, touchTrip(view, EMPTY, 36))).toBe('jam up to −3 · game over if not jammed');
    const sure = seen({ scores: [47, 0, 50], first: 1 });
    expect(noteOf(sure, touchTrip(sure, EMPTY, 36))).toBe('jam up to −3 · ends the game');
  });

  test('in my turn what I lack myself is told first', () => {
    expect(told(seen({ scores: [48, 10, 40] }), EMPTY).so).toBe('You need 2 more for 50');
    expect(told(seen({ scores: [40, 10, 10], first: 1 }), EMPTY).so).toBe(
      'You need 10 more for 50, then the game ends',
    );
  });

  test('everybody is told when who plays last in the round could end it', () => {
    expect(told(seen({ scores: [10, 10, 40] }), EMPTY).so).toBe(
      'Pick a trip. If Harry reaches 50, the game ends at once.',
    );
    expect(told(seen({ scores: [10, 40, 10] }), EMPTY).so).toBe('Pick a trip for points; cards can make it better');
    expect(told(seen({ scores: [10, 50, 40] }), EMPTY).so).toBe('Ada has 50: this round is the last.');
  });

  test('and by the rules it is over when they reach 50 points, and not when somebody before them does', () => {
    const state = arrange({ open, hands: [[], [], []], scores: [10, 47, 47], turn: 1 });
    const drive = (): void => {
      const view = game.view(state, state.turn) as View;
      const best = reckon(view, touchTrip(view, EMPTY, state.open[0]!));
      for (const action of actionsOf(view, best)) act(state, state.turn, action);
      while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
    };
    drive();
    expect([state.scores[1]! >= 50, state.phase, state.turn]).toEqual([true, 'plan', 2]);
    drive();
    expect(state.phase).toBe('over');
  });
});

test('a detour says what it is for, in a hint as well', () => {
  const view = game.view(arrange({ open: [36, 21, 17, 30, 11], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  for (const one of TRIPS)
    for (const other of TRIPS) {
      if (!fits([one.id, other.id])) continue;
      const both = { ...view, open: [one.id, other.id] };
      const outcome = reckon(both, { ...EMPTY, wish: wishFor([one.id, other.id]) });
      const less = sparedBy(outcome.world, outcome.sketch.wish!, outcome.journey!);
      const { so } = told(both, outcome.sketch);
      if (less > 0) {
        const risk = lossBy(both, outcome.journey!, outcome.world.threat);
        expect(so).toBe(`Route with least jam risk: −${risk} instead of −${risk + less}`);
        // The button says the same.
        expect(noteOf(both, outcome.sketch)).toMatch(new RegExp(`^jam up to −${risk}\\b`));
      } else expect(so).not.toMatch(/least jam risk/);
      const hinted = told(both, sketchOf(both, actionsOf(both, outcome)));
      if (less > 0) expect(hinted.so).toBe(so);
    }
});

test('the answer that costs no card stands where Travel was', () => {
  const state = arrange({ open: [36], hands: [['carpool'], ['trafficJam'], []] });
  const view = game.view(state, 0) as View;
  const trip = reckon(view, touchTrip(view, EMPTY, 36));
  for (const action of actionsOf(view, trip)) act(state, 0, action);
  act(state, 1, { type: 'jam', cell: trip.journey!.segments[0]!.route[1]! });
  while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
  const done: unknown[] = [];
  const table = { view: game.view(state, 0), players: PLAYERS, viewer: 0, act: (action: unknown) => done.push(action) };
  const planning = { role: 'carpool' } as Planning;
  buttonsOf(table as unknown as FutureMobilityTable, texts.en, planning).primary!.run();
  expect(done).toEqual([{ type: 'carpool', play: false }]);
});

for (const [language, words] of Object.entries(texts)) {
  test(`every trip has its lines in ${language}`, () => {
    for (const { id } of TRIPS) {
      const others = TRIPS.filter(
        ({ from, freight }) => from.includes(TRIPS[id - 1]!.to) && freight === TRIPS[id - 1]!.freight,
      );
      const open = [id, ...others.slice(0, 2).map((trip) => trip.id)].filter(
        (trip, place, all) => all.indexOf(trip) === place,
      );
      const view = game.view(arrange({ open }), 0) as View;
      let sketch = EMPTY;
      for (const trip of open) {
        sketch = touchTrip(view, sketch, trip);
        const outcome = reckon(view, sketch);
        const planning = { role: 'plan', outcome } as Planning;
        const { ask, brief, so } = promptOf(
          { view, players: PLAYERS, viewer: 0 } as unknown as FutureMobilityTable,
          words,
          planning,
        );
        expect(ask.length, ask).toBeLessThanOrEqual(ASK);
        // Names are wide.
        expect(brief!.length, brief).toBeLessThanOrEqual(BRIEF - 2);
        expect((so as string).length, so as string).toBeLessThanOrEqual(SO);
      }
    }
  });

  test(`cards and questions have theirs in ${language}`, () => {
    const say = words.screen.prompt;
    for (const card of SHIFT_CARDS)
      for (const left of [0, 1, 4]) expect(say.laying(card, left).length).toBeLessThanOrEqual(BRIEF);
    for (const card of POWER_UPS) expect(say.extra(card).length).toBeLessThanOrEqual(BRIEF);
    for (const card of POWER_UPS)
      for (const left of [1, 2]) expect(say.give(card, left).length, say.give(card, left)).toBeLessThanOrEqual(BRIEF);
    for (const card of AVOID_CARDS)
      for (const count of [1, 3]) expect(say.avoid([card], count).length, card).toBeLessThanOrEqual(BRIEF);
    for (const mode of ['car', 'van'] as const)
      for (const electric of [true, false]) {
        const segments = [{ trip: 1, mode, route: [] }];
        for (const line of [say.window, say.travels].map((tell) => tell('Harry', segments, electric, 12)))
          expect(line.length, line).toBeLessThanOrEqual(BRIEF);
      }
    const heads = [
      say.yourTurn,
      say.jammed('Harry', 1, 'B1'),
      say.jammedAt('B1, C2, C3'),
      say.underWay(12),
      say.thinking('Harry', 1),
      say.waitPlan('Harry'),
      say.waitDiscard('Harry'),
      say.discard(7, 2),
      say.won(['Harry'], false, 52),
      say.won(['Harry', 'Ada'], false, 52),
      say.won(['Harry'], true, 52),
    ];
    for (const line of heads) expect(line.length, line).toBeLessThanOrEqual(BRIEF);
  });

  test(`second lines stay within two short ones in ${language}`, () => {
    const { prompt: say, note, button, hint } = words.screen;
    const short = [
      say.yourTurnSo,
      say.layingSo,
      say.layingOrTrip,
      say.placingSo,
      say.placingOrTrip,
      say.laidSo,
      say.extraSo,
      say.giveSo,
      say.discardSo,
      say.windowSo,
      say.windowCarpool('Harry'),
      ...CITY.zones.map((_, cell) => say.jamStays(cell)),
      say.waitPlanSo,
      say.jammedSo(12),
      say.lastRound('Harry', 50),
      say.endsIt('Harry'),
      say.need(12, true),
      note.oneEnough,
      note.planWorks(12),
      say.proposedSo,
      say.proposedStopSo,
      say.dropped({ cells: [14], most: 4, by: 20 }),
      say.dropped({ cells: [14, 20, 21], most: undefined, by: 22 }),
      say.dropped({ cells: [14], most: 1, by: 20 }),
      say.eitherGoes([14, 20, 21]),
      say.park(6),
    ];
    for (const line of short) expect(line.length, line).toBeLessThanOrEqual(LINE);
    for (const card of POWER_UPS)
      for (const held of [1, 3]) expect(hint.discard(card, held).length).toBeLessThanOrEqual(2 * LINE);
    expect(say.firstTurnSo.length).toBeLessThanOrEqual(SO);
    for (const less of [1, 8]) expect(say.sparesSo(4, 4 + less).length).toBeLessThanOrEqual(SO);
    const jammed = { segments: [], jams: 2, lifted: false, total: 0 };
    for (const risk of [0, 10]) expect(say.waySo(9, 9, jammed, risk).length).toBeLessThanOrEqual(LINE);
    const { jamUpTo } = words.screen.modes;
    for (const sure of [true, false])
      for (const line of [
        button.lastRound(sure, []),
        button.lastRound(sure, ['Harry']),
        button.endsGame(sure),
        button.tooMany(1),
        button.wasted(2),
        jamUpTo(10),
      ])
        expect(line.length, line).toBeLessThanOrEqual(button.room);
    expect(say.avoidSo([3, 3, 3, 4], 13).length).toBeLessThanOrEqual(SO);
    for (const card of SHIFT_CARDS) expect(say.addedSo(card).length, card).toBeLessThanOrEqual(2 * LINE);
    const { modes } = words.screen;
    for (const lifted of [true, false]) expect(note.myJam('Harry', 4, lifted).length).toBeLessThanOrEqual(2 * LINE);
    expect(modes.whyBetween('cargoBike', modes.lacks.stops(2), [12, 31]).length).toBeLessThanOrEqual(2 * LINE);
    for (const card of SHIFT_CARDS) {
      const idle = say.unusedSo(card, LAYS[card].most > 1 ? undefined : 20);
      expect(idle.length, idle).toBeLessThanOrEqual(2 * LINE);
      expect(say.laid(card, 3).length).toBeLessThanOrEqual(BRIEF);
    }
    for (const to of CITY.zones.keys())
      for (const why of ['more', 'safer', 'shorter'] as const) {
        const line = say.movedSo({ shifts: [{ stop: 'from', was: 14, is: to }], why, risk: [4, 5] });
        expect(line.length, line).toBeLessThanOrEqual(SO);
      }
    for (const card of SHIFT_CARDS)
      for (const is of CITY.zones.keys()) {
        const [from, end] = [{ stop: 'from', was: 14, is } as const, { stop: 'to', was: 15, is } as const];
        for (const shifts of [[from], [end], [from, end]]) {
          const line = say.movedSo({ shifts, why: undefined }, card);
          expect(line.length, line).toBeLessThanOrEqual(2 * LINE);
        }
      }
    expect(say.mixedSo.length).toBeLessThanOrEqual(2 * LINE);
    for (const { id } of TRIPS) expect(say.insteadSo(words.trip(id), 1).length).toBeLessThanOrEqual(78);
    for (const line of [say.insteadSo(undefined, 1), say.insteadSo(undefined, 2)])
      expect(line.length, line).toBeLessThanOrEqual(SO);
    for (const line of [note.jamLater, note.noWayOver, button.missing])
      expect(line.length, line).toBeLessThanOrEqual(2 * LINE);
    for (const code of REASONS) {
      const line = words.reason({
        code,
        with: { card: 'electricVehicle', marker: 'tramA', left: 0, most: 3, reach: 3 },
      });
      expect(line.length, line).toBeLessThanOrEqual(2 * LINE);
    }
    const reasons = [
      { kind: 'jam', points: 10, liftable: false },
      { kind: 'jam', points: 10, liftable: true },
      { kind: 'spares', cards: 2 },
      { kind: 'serves', card: 'electricVehicle', trips: 4 },
      { kind: 'brings', cards: ['electricVehicle'], points: 12 },
      { kind: 'keeps', card: 'carpool' },
      { kind: 'leaves', points: 4 },
      { kind: 'reaches', total: 52, sure: false },
    ] as const;
    for (const reason of reasons) {
      const line = hint.sentence(words.screen.by('van', true), 12, hint.because(reason));
      expect(line.length, line).toBeLessThanOrEqual(2 * LINE);
    }
  });
}

test('what a jam could take is in the line of a hint on any phone', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  const [hint] = hintsFor(view).list;
  for (const words of Object.values(texts))
    for (const mode of ['car', 'van'] as const)
      for (const electric of [false, true])
        for (const liftable of [false, true]) {
          const segments = [{ ...hint!.segments[0]!, mode }];
          const reasons = [{ kind: 'noCard' }, { kind: 'jam', points: 10, liftable }] as const;
          const line = hintLine(words, { ...hint!, points: 12, segments, electric, reasons }, 'one');
          expect(line).toContain('10');
          expect(line.length, line).toBeLessThanOrEqual(50);
        }
});

test('a sketch that brings as much as the best hint is told so', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  const hints = hintsFor(view);
  const { list } = hints;
  const said = (sketch: Sketch): string => sheetSo(texts.en, reckon(view, sketch), hints);
  expect(said(list[0]!.sketch)).toBe(`Your own plan is just as good: +${list[0]!.points}.`);
  expect(said(touchTrip(view, EMPTY, 17))).toMatch(/to replace/);
  expect(said(EMPTY)).toMatch(/to see it/);
  const most = Math.max(...list.map(({ points }) => points));
  expect(sheetSo(texts.en, reckon(view, EMPTY), { list, beside: 0 })).toMatch(`Other turns bring +${most} as well.`);
  const told = (hints: typeof list): string =>
    sheetSo(texts.en, reckon(view, EMPTY), { list: hints, beside: undefined });
  expect(told([list[0]!])).toMatch('Every other turn looked at is weaker.');
  expect(told([list[0]!, list[0]!])).not.toMatch(/[Oo]ther turn/);
});

test('a sketch that brings as much as the best hint but risks more is told both', () => {
  const view = game.view(arrange({ open: [30, 36, 17, 21, 11], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  const [best] = hintsFor(view).list;
  const risk = lossBy(reckon(view, EMPTY).world, best!, 2);
  const safer = { ...best!, segments: best!.segments.map((segment) => ({ ...segment, mode: 'tram' as const })) };
  expect(risk).toBeGreaterThan(0);
  expect(sheetSo(texts.en, reckon(view, best!.sketch), { list: [safer], beside: undefined })).toBe(
    `Your own plan also brings +${best!.points}, but jams could take ${risk}.`,
  );
});

test('a trip that a second tap on its mode leads another way says which one it is', () => {
  const view = game.view(arrange({ open: [26, 29], hands: [[], ['tramA'], ['tramA']] }), 0) as View;
  const both = touchTrip(view, touchTrip(view, EMPTY, 26), 29);
  const next = done(chooseMode(view, both, 'car'));
  expect(told(view, next, { leafed: true }).so).toMatch(/^Now route 2 of \d, jam possible: up to −\d$/);
  expect(told(view, next).so).not.toMatch(/route/);
});

test('the button that jams says where, and below it what the trip brings then', () => {
  const state = arrange({ open: [36], hands: [['carpool'], ['trafficJam'], []] });
  const { action } = bestPlans({ ...state, hand: [] })[0]!;
  act(state, 0, action);
  const jam = action.segments[0]!.route[1]!;
  const table = { view: game.view(state, 1), players: PLAYERS, viewer: 1 } as unknown as FutureMobilityTable;
  const button = (language: 'en' | 'de') =>
    buttonsOf(table, texts[language], { role: 'jam', jam } as Planning).primary!;
  expect(button('en').label).toMatch(/^Jam [A-F]\d$/);
  expect(button('en').note).toMatch(/^\d+ instead of \d+$/);
  expect(button('de').label).toMatch(/^Stau auf [A-F]\d$/);
  expect(button('de').note).toMatch(/^\d+ statt \d+$/);
});

test('what I did myself is told to me as mine', () => {
  const state = arrange({
    open: [36],
    hands: [['trafficJam'], ['carpool'], []],
    turn: 1,
    first: 1,
    scores: [50, 0, 0],
  });
  const { action } = bestPlans({ ...state, hand: [] })[0]!;
  act(state, 1, action);
  while (state.phase === 'window')
    act(
      state,
      state.asked,
      state.asked === 0 ? { type: 'jam', cell: action.segments[0]!.route[1]! } : { type: 'pass' },
    );
  const heads = ([0, 1, 2] as const).map((viewer) => {
    const view = game.view(state, viewer);
    const table = { view, players: PLAYERS, viewer, toAct: [1] } as unknown as FutureMobilityTable;
    return promptOf(table, texts.en, { role: viewer === 1 ? 'carpool' : 'wait' } as Planning).ask;
  });
  expect(heads[0]).toMatch(/^You jam /);
  expect(heads[1]).toMatch(/^Kim jams /);
  expect(heads[2]).toBe(heads[1]);
  const lastOf = (viewer: number) =>
    promptOf(
      {
        view: game.view(arrange({ scores: [50, 0, 0], turn: 1 }), viewer),
        players: PLAYERS,
        viewer,
        toAct: [1],
      } as unknown as FutureMobilityTable,
      texts.en,
      { role: 'wait' } as Planning,
    ).so;
  expect(lastOf(0)).toBe('You have 50: this round is the last.');
  expect(lastOf(2)).toBe('Kim has 50: this round is the last.');
});

test('whom the rules ask for a jam is not told to all at one screen', () => {
  const state = arrange({ open: [36], hands: [[], ['trafficJam'], []] });
  act(state, 0, bestPlans({ ...state, hand: [] })[0]!.action);
  expect(state.phase).toBe('window');
  const view = game.view(state, 'observer');
  const table = { view, players: PLAYERS, viewer: 'observer', toAct: [1] } as unknown as FutureMobilityTable;
  const { ask, so } = promptOf(table, texts.en, { role: 'watch' } as Planning);
  expect(ask).toMatch(/^Kim takes the car/);
  expect(so).not.toMatch(/Ada|Harry/);
});
