/** Every lesson as it ships: it can be played by the rules, says everything in both languages, and takes nothing but what it awaits. */
import { GAMES, LESSONS, type GameId } from '@stellwerk/games';
import { canonical, drawAction, endOf, fastRng, isAwaited, learnerOf, loadPlay, type Lesson } from '@stellwerk/kernel';
import { Guided, OTHER } from '@stellwerk/tables';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, test } from 'vitest';
import { Library } from '../session/library.ts';
import { SafeStore } from '../storage/safe-store.ts';
import { MemoryStore } from '../storage/store.ts';

const all = await Promise.all(
  Object.entries(LESSONS).map(async ([id, load]) => {
    const [{ game }, { lesson }] = await Promise.all([GAMES[id as GameId](), load()]);
    return { id, game, lesson };
  }),
);

/** What fits into the guide's sign on a phone. */
const LONGEST_ORDER = 38;
const LONGEST_REASON = 92;
const LONGEST_PART = 120;
const said = (text: string): string => text.replaceAll('*', '');

describe.each(all)('the lesson of $id', ({ id, game, lesson }) => {
  const me = learnerOf(lesson);
  const { steps, play } = lesson;

  test('is a play by the rules, with one person and nothing taken back', () => {
    const loaded = loadPlay(game, play);
    expect(loaded.ok ? '' : loaded.reason).toBe('');
    expect(play.seats.filter(({ bot }) => bot === undefined)).toHaveLength(1);
    expect(play.entries.every((entry) => 'action' in entry)).toBe(true);
  });

  test('goes forward, and no step points at more than three things', () => {
    steps.forEach(({ at, point = [] }, step) => {
      expect(endOf(lesson, step)).toBeGreaterThanOrEqual(at);
      expect(steps[step + 1]?.at ?? Infinity).toBeGreaterThanOrEqual(endOf(lesson, step));
      expect(point.length).toBeLessThanOrEqual(3);
    });
    expect(endOf(lesson, steps.length - 1)).toBeLessThanOrEqual(play.entries.length);
  });

  test.each(LANGUAGES)('says what to do and why, in %s, in as many words as a phone has room for', (language) => {
    for (const { say, other } of steps) {
      const [order, why] = say[language].map(said);
      expect(order!.length, order).toBeLessThanOrEqual(LONGEST_ORDER);
      expect(order!.length).toBeGreaterThan(0);
      expect(why!.length, why).toBeLessThanOrEqual(LONGEST_REASON);
      expect(why!.length).toBeGreaterThan(0);
      if (other) expect(other[language].length).toBeLessThanOrEqual(LONGEST_REASON);
    }
  });

  test('takes what each step awaits, and of what it does not await nothing happens', async () => {
    const rng = fastRng(1);
    for (const [step, { await: awaits }] of steps.entries()) {
      const guided = guidedAt(lesson, step);
      for (let at = guided.position; at < endOf(lesson, step); at++) {
        const entry = play.entries[at]!;
        if (!('action' in entry)) throw new Error('an undo');
        if (entry.seat !== me || awaits !== undefined) {
          await guided.follow(at + 1, true);
          continue;
        }
        const { length } = guided.table.play;
        const other = drawAction(game, guided.table.play.state, me, rng);
        const before = guided.table.play.hash();
        if (!isAwaited(steps[step]!, entry.action, other)) {
          expect(await guided.act(other, guided.table.play.seen(me))).toEqual({ code: OTHER });
          expect([guided.table.play.length, guided.table.play.hash()]).toEqual([length, before]);
        }
        expect(await guided.act(entry.action, guided.table.play.seen(me)), canonical(entry.action)).toBeUndefined();
      }
    }
  });

  test('a refusal that a step is about is one that the game gives', async () => {
    for (const [step, { await: awaits }] of steps.entries()) {
      if (typeof awaits !== 'object' || !('refusal' in awaits)) continue;
      expect(guidedAt(lesson, step).why(awaits.by)?.code).toBe(awaits.refusal);
    }
  });

  test.each(LANGUAGES)('has the rules on one screen, in %s, with a step to try each', (language) => {
    expect(lesson.short).toHaveLength(4);
    for (const { say, step } of lesson.short) {
      expect(say[language].every((text) => text.length > 0 && text.length <= LONGEST_PART)).toBe(true);
      expect(steps[step]?.await).not.toBe('go');
    }
  });

  test('is followed by a game against easy bots that is not over', async () => {
    const library = new Library(GAMES, new SafeStore(async () => new MemoryStore()));
    const begun = await library.learned(id, 'Kim');
    const loaded = begun.ok && (await library.load(begun.id));
    if (!loaded || !loaded.ok) throw new Error('no game');
    const { seats } = loaded.play.head;
    expect(seats.filter(({ bot }) => bot === undefined)).toMatchObject([{ name: 'Kim' }]);
    expect(seats.filter(({ bot }) => bot === 'easy')).toHaveLength(seats.length - 1);
    expect(loaded.play.result).toBeUndefined();
  });

  function guidedAt(of: Lesson, step: number): Guided {
    return new Guided(game, of, step, 'Kim', {
      pause: async () => {},
      report: (error) => {
        throw error;
      },
    });
  }
});
