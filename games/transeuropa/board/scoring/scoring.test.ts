/** Whose rails join whose cities, and the game in figures. */
import { readFileSync } from 'node:fs';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import { describe, expect, it } from 'vitest';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { game, missingFrom, type Event, type View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { layoutOf } from '../map/geometry.ts';
import { decisive, ending, levelling, lostIn } from './ending.ts';
import { builtFor, leads, luck, turningPoint, turnsTaken, type TurnTaken } from './figures.ts';
import { treeOf } from './trees.ts';
import { shownFirst } from './useScoring.tsx';

const europe = layoutOf('europe');

const ADA = { names: 'Ada', count: 1, you: false };

function finished(name: string, seat = 0): View {
  const parsed = parsePlayFile(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return loaded.play.view(seat) as View;
}

describe('whose rails are shown first', () => {
  it('is mine if I lost points, else who finished', () => {
    for (const scored of finished('red-field').rounds) {
      const [finisher = 0] = scored.finishers;
      for (const [seat, loss] of scored.losses.entries())
        expect(shownFirst(scored, seat)).toBe(loss > 0 ? seat : finisher);
      expect(shownFirst(scored, 'observer')).toBe(finisher);
    }
  });
});

describe.each(['red-field', 'last-rail', 'joint-finishers', 'open-rounds', 'shared-victory'])(
  'the rounds of %s',
  (name) => {
    const view = finished(name);

    it('join the cities of a finisher by rails that lie, each told once', () => {
      for (const scored of view.rounds) {
        for (const seat of scored.finishers) {
          const { joined, missed, lines, laidBy } = treeOf(europe, scored, seat);
          expect(missed).toEqual([]);
          expect(joined.map(({ city }) => city).toSorted()).toEqual(scored.hands[seat]!.toSorted());
          expect(new Set(lines).size).toBe(lines.length);
          expect(lines.every((line) => scored.rails[line] !== 0)).toBe(true);
          expect(laidBy.reduce((sum, rails) => sum + rails, 0)).toBe(lines.length);
        }
      }
    });

    it('tell the points that were missing city by city', () => {
      for (const scored of view.rounds) {
        for (const [seat, loss] of scored.losses.entries()) {
          const { missed } = treeOf(europe, scored, seat);
          expect(missed.reduce((sum, { points }) => sum + points, 0)).toBe(loss);
        }
      }
    });

    it('took what is no longer left', () => {
      for (const [seat, left] of view.credits.entries()) {
        const lost = view.rounds.map((_, index) => lostIn(view, index, seat));
        expect(view.startCredit - lost.reduce((sum, points) => sum + points, 0)).toBe(left);
      }
    });

    it('give every turn its gains, which add up to the way to the end', () => {
      const turns = turnsTaken(europe, view);
      for (const scored of view.rounds) {
        for (const [seat, hand] of scored.hands.entries()) {
          const sites = hand.map((city) => europe.topo.site[city]!);
          const empty = europe.lines.map(() => 0);
          const atFirst = missingFrom(europe.topo, empty, seat, scored.markers[seat]!, sites).points;
          const gained = turns.filter(({ round }) => round === scored.round).map(({ gains }) => gains[seat]!);
          expect(gained.reduce((sum, gain) => sum + gain, 0)).toBe(atFirst - scored.losses[seat]!);
        }
      }
    });

    it('turn when the winner takes the lead for good', () => {
      const turns = turnsTaken(europe, view);
      const most = Math.max(...view.credits);
      const winner = view.credits.indexOf(most);
      if (view.credits.filter((credit) => credit === most).length > 1) return;
      const turning = turningPoint(turns, winner);
      if (!turning) return;
      const after = turns.slice(turns.indexOf(turning));
      expect(after.every(({ standing }) => leads(standing, winner))).toBe(true);
      expect(after.length).toBeGreaterThan(1);
      expect(leads(turning.before, winner)).toBe(false);
    });

    it('deal luck that evens out over the table', () => {
      const fortunes = luck(europe, view.rounds);
      expect(Math.abs(fortunes.reduce((sum, points) => sum + points, 0))).toBeLessThanOrEqual(view.seats / 2);
    });

    it('end in sentences and figures in both languages', () => {
      const players = view.credits.map((_, seat) => ({
        seat,
        name: `P${seat}`,
        colour: seat,
        kind: 'person' as const,
      }));
      for (const language of ['de', 'en'] as const) {
        const { decided, figures } = ending(europe, { view, players, you: undefined }, texts[language], language);
        expect(decided.length).toBeGreaterThan(0);
        expect(decided.length).toBeLessThanOrEqual(2);
        const told = figures(turnsIn(view));
        expect(told.length).toBeGreaterThanOrEqual(3);
        for (const { value } of told) expect(value).not.toMatch(/undefined|NaN/);
        // A figure that names its turn leads to it.
        for (const { value, step } of told) {
          const named = /^(?:Round|Runde) (\d+), (?:turn|Zug) (\d+)/.exec(value);
          expect(step).toBe(named ? 100 * Number(named[1]) + Number(named[2]) : undefined);
        }
      }
      expect(builtFor(europe, view.rounds, view.seats)).toHaveLength(view.seats);
    });
  },
);

/** The log of a game whose n-th turn of the m-th round ends with step 100 m + n. */
function turnsIn({ rounds }: View): Turn<Event>[] {
  return rounds.flatMap((scored) => [
    ...[...new Set(scored.laidIn)].map((turn): Turn<Event> => {
      const lines = scored.laid.filter((_, i) => scored.laidIn[i] === turn);
      const seat = scored.laidBy[scored.laidIn.indexOf(turn)]!;
      const step = 100 * scored.round + turn;
      return { seat, from: step, to: step, events: lines.map((line) => ({ type: 'laid', seat, line })) };
    }),
    { seat: undefined, from: 0, to: 0, events: [{ type: 'scored', scored }] },
  ]);
}

describe('the turning point', () => {
  const turn = (before: readonly number[], standing: readonly number[]): TurnTaken =>
    ({ credits: [13, 13], before, standing }) as unknown as TurnTaken;

  it('is the turn after which the winner was always ahead', () => {
    const turns = [turn([1, 2], [3, 2]), turn([3, 2], [3, 4]), turn([3, 4], [5, 4]), turn([5, 4], [5, 4])];
    expect(turningPoint(turns, 0)).toBe(turns[2]);
  });

  it('is not the last turn of all: nothing comes after it', () => {
    expect(turningPoint([turn([1, 2], [1, 3]), turn([1, 3], [4, 3])], 0)).toBeUndefined();
  });

  it('is no turn where the winner was ahead by the cards', () => {
    expect(turningPoint([turn([3, 2], [4, 2]), turn([4, 2], [4, 3])], 0)).toBeUndefined();
    const dealt = [turn([1, 2], [2, 2]), turn([5, 2], [6, 2]), turn([6, 2], [6, 3])];
    expect(turningPoint(dealt, 0)).toBeUndefined();
  });

  it('tells of a lead from then on only where the winner had none by the credits', () => {
    let told = 0;
    for (const name of ['red-field', 'last-rail', 'joint-finishers', 'open-rounds']) {
      const view = finished(name);
      const players = view.credits.map((_, seat) => ({
        seat,
        name: `P${seat}`,
        colour: seat,
        kind: 'person' as const,
      }));
      const winner = view.credits.indexOf(Math.max(...view.credits));
      const figures = ending(europe, { view, players, you: undefined }, texts.en, 'en').figures(turnsIn(view));
      const value = figures.find(({ label }) => label === texts.en.ending.turning)?.value;
      if (!value) continue;
      const round = Number(/^Round (\d+)/.exec(value)![1]);
      const led = round > 1 && leads(view.rounds[round - 2]!.credits, winner);
      expect(value.includes('from then on')).toBe(!led);
      told++;
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('what the rounds took', () => {
  it('is told with what was missing where there was less to take', () => {
    const each = [
      { lost: 3, missing: 3 },
      { lost: 10, missing: 11 },
    ];
    expect(texts.en.ending.losses(each)).toBe('per round −3 · −10 (11 missing)');
    expect(texts.de.ending.losses(each)).toBe('je Runde −3 · −10 (11 fehlten)');
    expect(texts.en.ending.losses([{ lost: 13, missing: 14 }])).toBe('lost 13 points (14 missing)');
    expect(texts.en.ending.losses([{ lost: 0, missing: 0 }])).toBe('lost nothing');
  });
});

describe('what decided the game', () => {
  const rounds = (...credits: readonly (readonly number[])[]) =>
    credits.map((after, i) => ({
      round: i + 1,
      losses: after.map((left, seat) => (i === 2 && seat === 1 ? 8 : (credits[i - 1]?.[seat] ?? 13) - left)),
      credits: after,
    })) as unknown as View['rounds'];

  it('is where the next one lost the most credit against the winner, not what somebody was short who had none', () => {
    const played = rounds([13, 3, 11], [12, 1, 5], [9, 0, 4]);
    const told = decisive({ rounds: played, credits: [9, 0, 4], startCredit: 13 });
    expect(told).toMatchObject({ winner: 0, seat: 2, behind: 5, rounds: [{ round: 2 }] });
  });

  it('is every round that cost as much', () => {
    const played = rounds([13, 8], [10, 8], [10, 3]);
    const told = decisive({ rounds: played, credits: [10, 3], startCredit: 13 })!;
    expect(told).toMatchObject({ seat: 1, behind: 5, rounds: [{ round: 1 }, { round: 3 }] });
    expect(texts.en.ending.apart([1, 3], ADA, 'Nora', 5, [])).toBe(
      'Rounds 1 and 3: Ada lost 5 points more than Nora in each.',
    );
    expect(texts.de.ending.apart([2], ADA, 'Nora', 1, ['Minsk'])).toBe(
      'Runde 2: Ada verlor 1 Punkt mehr als Nora. Ada fehlte Minsk.',
    );
  });

  it('is on a shared victory what they have left, and the round that made them level', () => {
    const played = rounds([13, 9, 11], [9, 9, 4]);
    expect(levelling({ rounds: played, credits: [9, 9, 4], startCredit: 13 })).toEqual({
      round: 2,
      lost: [
        { seat: 0, points: 4 },
        { seat: 1, points: 0 },
      ],
    });
    expect(levelling({ rounds: rounds([9, 9], [5, 5]), credits: [5, 5], startCredit: 13 })).toBeUndefined();
    const lost = [
      { who: { ...ADA, names: 'Nora' }, points: 4 },
      { who: ADA, points: 0 },
    ];
    expect(texts.en.ending.level(2, lost)).toBe('Round 2 made them level: Nora lost 4 points and Ada nothing.');
    expect(texts.de.ending.shared({ names: 'Nora und Ada', count: 2, you: false }, 1)).toBe(
      'Nora und Ada teilen sich den Sieg: Beide haben noch 1 Punkt.',
    );
  });

  it('tells somebody who plays alone of the own game', () => {
    let losers = 0;
    for (const name of ['red-field', 'last-rail', 'joint-finishers', 'open-rounds']) {
      for (const seat of finished(name).credits.keys()) {
        const view = finished(name, seat);
        const players = view.credits.map((_, other) => ({
          seat: other,
          name: `P${other}`,
          colour: other,
          kind: other === seat ? ('person' as const) : ('bot' as const),
        }));
        if (view.credits.filter((it) => it === Math.max(...view.credits)).length > 1) continue;
        const { decided } = ending(europe, { view, players, you: seat }, texts.en, 'en');
        expect(decided.length).toBeLessThanOrEqual(2);
        expect(decided.join(' ')).toMatch(/\b[Yy]ou\b/);
        if (decided[1]?.startsWith('You lost most in round ')) losers++;
      }
    }
    expect(losers).toBeGreaterThan(0);
  });

  it('names all winners of a shared victory', () => {
    const view = finished('shared-victory');
    const players = view.credits.map((_, seat) => ({ seat, name: `P${seat}`, colour: seat, kind: 'person' as const }));
    const [shared, level, ...more] = ending(europe, { view, players, you: undefined }, texts.en, 'en').decided;
    expect(shared).toMatch(/^P0 and P1 share the victory: both have (no|\d+) points? left\.$/);
    expect(level).toMatch(
      /^(Round \d made them level: P0 lost .* and P1 .*|They lost the same in (the only|every) round)\.$/,
    );
    expect(more).toEqual([]);
    const mine = ending(europe, { view, players, you: 1 }, texts.de, 'de').decided;
    expect(mine[0]).toMatch(/^Du und P0 teilt euch den Sieg: Ihr habt beide (keinen Punkt mehr|noch \d+ Punkte?)\.$/);
    expect(mine[1]).toMatch(/: Du verlorst .* und P0 .*\.$|^Ihr habt in/);
  });
});
