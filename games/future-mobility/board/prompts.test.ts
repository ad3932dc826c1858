/** No line of the head is longer than it has room for, in either language. */
import { expect, test } from 'vitest';
import { arrange } from '../rules/arrange.testing.ts';
import { AVOID_CARDS, game, POWER_UPS, SHIFT_CARDS, TRIPS, type View } from '../rules/index.ts';
import { REASONS } from '../rules/types.ts';
import { texts } from '../texts/index.ts';
import { promptOf } from './prompts.ts';
import { EMPTY, reckon } from './sketch/sketch.ts';
import { touchTrip } from './sketch/touches.ts';
import type { FutureMobilityTable } from './table.ts';
import type { Planning } from './useSketch.ts';

const PLAYERS = ['Kim', 'Ada', 'Harry'].map((name, seat) => ({ seat, name, colour: seat, kind: 'person' as const }));
const ASK = 66;
const BRIEF = 34;
const SO = 52;
/** What fits into one line of 13 px on a phone; there are two. */
const LINE = 44;

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
        expect(brief!.length, brief).toBeLessThanOrEqual(BRIEF);
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
      say.jammed('Harry', 'B1'),
      say.underWay(12),
      say.thinking('Harry', 1),
      say.waitPlan('Harry'),
      say.waitDiscard('Harry'),
      say.discard(7, 2),
      say.won('Harry', 1, 52),
      say.won(words.screen.list(['Harry', 'Ada']), 2, 52),
    ];
    for (const line of heads) expect(line.length, line).toBeLessThanOrEqual(BRIEF);
  });

  test(`second lines stay within two short ones in ${language}`, () => {
    const { prompt: say, note, button, hint } = words.screen;
    const short = [
      say.yourTurnSo,
      say.layingSo,
      say.placingSo,
      say.laidSo,
      say.extraSo,
      say.giveSo,
      say.discardSo,
      say.windowSo,
      say.waitPlanSo,
      say.jammedSo(12),
      say.lastRound('Harry', 50),
      note.planWorks(12),
    ];
    for (const line of short) expect(line.length, line).toBeLessThanOrEqual(LINE);
    expect(say.avoidSo([3, 3, 3, 4], 13).length).toBeLessThanOrEqual(SO);
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
      { kind: 'jamLikely', cards: 10 },
      { kind: 'serves', card: 'electricVehicle', trips: 4 },
      { kind: 'brings', cards: ['electricVehicle'], points: 12 },
      { kind: 'keeps', card: 'carpool' },
      { kind: 'leaves', points: 4 },
      { kind: 'reaches', sure: false },
    ] as const;
    for (const reason of reasons) {
      const line = hint.sentence(words.screen.by('van', true), 12, hint.because(reason));
      expect(line.length, line).toBeLessThanOrEqual(2 * LINE);
    }
  });
}
