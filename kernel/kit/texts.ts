/** What must hold for the sentences of every game: each refusal, event and option has one in every language, and none has a hole. */
import { describe, expect, test } from 'vitest';
import type { Game, GameEvent, Reason, Seat } from '../game.ts';
import { readOptions } from '../options.ts';
import { playOn } from '../random-play.ts';
import { fastRng } from '../random.ts';
import { OFF_TURN } from './walk.ts';

interface Words {
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly help?: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
  event(event: any, name: (seat: Seat) => string, view: any): string | undefined;
  reason(reason: Reason): string;
}

export interface TextsKit {
  /** The codes that the rules refuse with. */
  readonly reasons: readonly string[];
  /** Everything that some reason names. */
  readonly params?: NonNullable<Reason['with']>;
  /** How many types of events the plays must have told at least. */
  readonly eventTypes: number;
  /** Types of events without a sentence. */
  readonly silent?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly plays?: number;
  /** Changes the beginning of a play, so that rare things happen. */
  prepare?(state: any): void;
}

const HOLES = /undefined|null|NaN|\[object|[{}]| {2}| [.,!?]/;
const name = (seat: Seat): string => `Player ${'ABCDEF'[seat]}`;

/** All that is told in some random plays, also to single seats; and a view of the last. */
function told(game: Game, { options = {}, plays = 4, prepare }: TextsKit): { events: GameEvent[]; view: unknown } {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.reason.code);
  const events: GameEvent[] = [];
  const hear = (event: GameEvent): void => void events.push(event);
  let view: unknown;
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup(read.options as never, game.seats.max, rng, hear);
    prepare?.(state);
    playOn(game, state, rng, { offTurn: OFF_TURN, tell: hear });
    view = game.view(state, 'observer');
  }
  return { events, view };
}

/** The form of a value: its keys, all the way down. */
function outline(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return value.map(outline);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, outline(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function testTexts(game: Game, texts: Readonly<Record<string, Words>>, kit: TextsKit): void {
  const { events, view } = told(game, kit);
  describe.each(Object.entries(texts))('in %s', (_language, words) => {
    test.each(kit.reasons)('there is a sentence for the refusal %s', (code) => {
      const sentence = words.reason({ code, with: kit.params ?? {} });
      expect(sentence).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
      expect(sentence).not.toMatch(HOLES);
      expect(sentence).not.toBe(words.reason({ code: 'no such code' }));
    });

    test('there is a sentence for a refusal that the game does not know', () => {
      for (const code of ['no such code', 'constructor', '__proto__'])
        expect(words.reason({ code })).toMatch(/^[A-Z].*\.$/);
    });

    test('whole plays can be told', () => {
      expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(kit.eventTypes);
      for (const event of events) {
        const line = words.event(event, name, view);
        if (kit.silent?.includes(event.type)) expect(line).toBeUndefined();
        else if (!/^[A-ZÄÖÜ0-9].*[.!]$/.test(line ?? '') || HOLES.test(line!))
          throw new Error(`${event.type}: ${line}`);
      }
    });

    test('every option and every value of one has a name', () => {
      expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort());
      for (const [key, spec] of Object.entries(game.options)) {
        const { label, help, values } = words.options[key]!;
        for (const text of [label, help]) expect(text).toMatch(/^\S/);
        if (spec.kind === 'choice') expect(Object.keys(values ?? {}).sort()).toEqual(spec.values.map(String).sort());
      }
    });
  });

  test('all languages have the same words', () => {
    const [first, ...others] = Object.values(texts).map(outline);
    for (const other of others) expect(other).toEqual(first);
  });
}
