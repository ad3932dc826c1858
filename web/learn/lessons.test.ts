/** Every lesson as it ships: it can be played by the rules, says everything in both languages, and takes nothing but what it awaits. */
import { GAME_IDS, GAMES } from '@stellwerk/games';
import {
  canonical,
  drawAction,
  endOf,
  fastRng,
  isAwaited,
  learnerOf,
  loadPlay,
  readPlayFile,
  toldIn,
  type Lesson,
} from '@stellwerk/kernel';
import { Guided, OTHER } from '@stellwerk/tables';
import { LANGUAGES } from '@stellwerk/toolkit/screen.ts';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Library } from '../session/library.ts';
import { told } from '../session/service.ts';
import { SafeStore } from '../storage/safe-store.ts';
import { MemoryStore } from '../storage/store.ts';
import { fileOf, FIRST, hasFirst, lessonsOf } from './lessons.ts';

const all = await Promise.all(
  GAME_IDS.flatMap((id) =>
    lessonsOf(id).map(async (name) => {
      const [{ game }, file] = await Promise.all([GAMES[id](), fileOf(id, name)]);
      return { id, name, game, file, lesson: await told(GAMES, file) };
    }),
  ),
);

test('every game is taught by a first game', () => {
  expect(GAME_IDS.filter((id) => !hasFirst(id))).toEqual([]);
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const inBoth = <Said extends v.GenericSchema>(said: Said) => v.strictObject({ de: said, en: said });
const text = v.pipe(v.string(), v.nonEmpty());
const lines = inBoth(v.strictTuple([text, text]));
/** What a file may say, so that a word that nobody understands is found. */
const FORM = v.strictObject({
  title: inBoth(text),
  steps: v.array(
    v.strictObject({
      at: whole,
      until: v.exactOptional(whole),
      say: lines,
      point: v.exactOptional(v.array(text)),
      await: v.exactOptional(
        v.union([
          v.literal('go'),
          v.strictObject({ touch: text }),
          v.strictObject({ shown: text }),
          v.strictObject({ refusal: text, by: v.unknown() }),
        ]),
      ),
      accept: v.exactOptional(v.array(v.record(v.string(), v.unknown()))),
      other: v.exactOptional(inBoth(text)),
    }),
  ),
  short: v.exactOptional(v.array(v.strictObject({ say: lines, step: whole }))),
  after: v.union([v.strictObject({ from: whole }), v.strictObject({ options: v.record(v.string(), v.unknown()) })]),
  play: v.unknown(),
});

/** What fits into the guide's sign on a phone. */
const LONGEST_ORDER = 38;
const LONGEST_REASON = 92;
const LONGEST_PART = 120;
const said = (words: string): string => words.replaceAll('*', '');
/** Nothing of the position is in it, and no thing like C4 that the step points at. */
const typed = (words: string, point: readonly string[] = []): string =>
  words
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b[A-Z]\d\b/g, (name) => (point.join().includes(`:${name}`) ? '' : name));

describe.each(all)('the lesson $name of $id', ({ name, game, file, lesson }) => {
  const me = learnerOf(lesson);
  const { steps, play } = lesson;

  test('is a play by the rules, with one person and nothing taken back', () => {
    const loaded = loadPlay(game, play);
    expect(loaded.ok ? '' : loaded.reason).toBe('');
    expect(play.seats.filter(({ bot }) => bot === undefined)).toHaveLength(1);
    expect(play.entries.every((entry) => 'action' in entry)).toBe(true);
  });

  test('has the form of a lesson, and its play that of a file', () => {
    expect(v.safeParse(FORM, file).issues?.map((issue) => v.getDotPath(issue)) ?? []).toEqual([]);
    expect(readPlayFile(file.play).ok).toBe(true);
  });

  test.each(LANGUAGES)('has no number typed by hand, in %s', (language) => {
    for (const { say, other, point } of file.steps)
      for (const words of [...say[language], other?.[language] ?? '']) expect(typed(words, point)).not.toMatch(/\d/);
    for (const { say } of file.short ?? []) for (const words of say[language]) expect(typed(words)).not.toMatch(/\d/);
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
    expect(lesson.title[language].length).toBeLessThanOrEqual(LONGEST_ORDER);
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
    expect(lesson.short?.length).toBe(name === FIRST ? 4 : undefined);
    for (const { say, step } of lesson.short ?? []) {
      expect(say[language].every((part) => part.length > 0 && part.length <= LONGEST_PART)).toBe(true);
      expect(steps[step]?.await).not.toBe('go');
    }
  });

  test('is followed by a game against easy bots that is not over', async () => {
    const library = new Library(GAMES, new SafeStore(async () => new MemoryStore()));
    const begun = await library.learned(lesson, 'Kim');
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

afterEach(() => {
  vi.useRealTimers();
});

test('a stretch between two steps takes two seconds at most, however much happens in it', async () => {
  const { game, lesson } = all.find(({ id }) => id === 'intercity')!;
  const ends = lesson.steps.map(({ at }, step) => (lesson.steps[step + 1]?.at ?? at) - endOf(lesson, step));
  const step = ends.findIndex((entries) => entries > 40);
  const around = { pause: async () => {}, report: () => {} };
  const guided = new Guided(game, lesson, step, 'Kim', around);
  await guided.follow(endOf(lesson, step), true);
  vi.useFakeTimers();
  const begun = Date.now();
  const done = guided.follow(lesson.steps[step + 1]!.at, false);
  await vi.runAllTimersAsync();
  await done;
  expect(guided.position).toBe(lesson.steps[step + 1]!.at);
  expect(Date.now() - begun).toBeLessThanOrEqual(2000);
});

test('words name what the position gives, where a step begins and where it ends, and nothing else', () => {
  const { game, file } = all.find(({ id }) => id === 'transeuropa')!;
  const facts = ({ turn, laid }: { turn: number; laid: readonly number[] }, me: number) => ({ turn, me, laid });
  const saying = (words: string): Lesson => ({
    ...file,
    steps: file.steps.map((step) => ({ ...step, say: { de: [words, words], en: [words, words] } })),
  });
  const step = file.steps.findIndex((each, at) => each.at < endOf(file, at));
  const heard = toldIn(game, facts, saying('{me}: {turn} {>turn}')).steps[step]!.say.de[0];
  expect(heard).toMatch(/^0: \d \d$/);
  expect(() => toldIn(game, facts, saying('{nothing}'))).toThrow('{nothing}');
  expect(() => toldIn(game, facts, saying('{laid}'))).toThrow('{laid}');
  expect(() => toldIn(game, facts, saying('{>turn.deeper}'))).toThrow('{>turn.deeper}');
});
