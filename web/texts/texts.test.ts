/** Both languages speak: no sentence is empty, and none was left in the other language. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listed, reasonText, TEXTS } from './index.ts';

/** Enough for every sentence that takes something. */
const PARAMS = {
  option: 1,
  min: 1,
  max: 2,
  version: 1,
  game: 1,
  place: 1,
  rules: 1,
  known: 2,
  seats: 3,
  entry: 4,
  round: 1,
  rounds: 2,
  turn: 3,
  turns: 4,
};

function* sentences(texts: object, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') yield [at, value];
    else if (typeof value === 'function') yield [at, (value as (...given: unknown[]) => string)(PARAMS, 2)];
    else yield* sentences(value as object, at);
  }
}

const SAME_IN_BOTH = new Set([
  'appName',
  'homePage.title',
  'newGame.bot.normal',
  'credits.librariesTitle',
  'table.bot',
  'table.hand',
  'show.poster',
  'show.film',
  'settings.themes.system',
  'settings.motions.system',
]);

test('every sentence is there and differs between the languages', () => {
  const de = new Map(sentences(TEXTS.de));
  for (const [key, english] of sentences(TEXTS.en)) {
    const german = de.get(key)!;
    expect(english.trim(), key).not.toBe('');
    expect(german.trim(), key).not.toBe('');
    expect(german, key).not.toContain('undefined');
    expect(english, key).not.toContain('undefined');
    expect(german === english, key).toBe(SAME_IN_BOTH.has(key));
  }
});

test('the frame never calls a turn a Zug, since in InterCity that is a train', () => {
  const source = ['./de.ts', '../online/texts/de.ts', '../online/texts/pages-de.ts']
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('\n');
  const said = source.split('\n').filter((line) => /\b(Zug|Züge)/.test(line));
  // A joke about a train, and the button of the games that have turns to end: InterCity has a button of its own.
  expect(said.map((line) => line.trim())).toEqual([
    "end: { turn: 'Zug beenden', round: 'Runde beenden', game: 'Spiel beenden' },",
    "title: 'Hier hält kein Zug',",
  ]);
});

test('a reason is told by the shell, else by the game, else by its code', () => {
  const game = { reason: ({ code }: { code: string }) => `game says ${code}` } as never;
  expect(reasonText(TEXTS.en, { code: 'play.over' }, game)).toBe('This game is over.');
  expect(reasonText(TEXTS.en, { code: 'toString' }, game)).toBe('game says toString');
  expect(reasonText(TEXTS.en, { code: 'x.y' })).toContain('x.y');
});

test('a number out of range is told the range, and the value for “off” if there is one', () => {
  const reason = { code: 'options.range', with: { option: 'rounds', min: 1, max: 9 } };
  const spec = { kind: 'integer', min: 1, max: 9, default: 0 } as const;
  expect(reasonText(TEXTS.en, reason, undefined, { rounds: spec })).toBe(
    '“rounds” must be a whole number from 1 to 9.',
  );
  const off = { rounds: { ...spec, off: 0 } };
  expect(reasonText(TEXTS.en, reason, undefined, off)).toContain('from 1 to 9, or 0 for “off”.');
  expect(reasonText(TEXTS.de, reason, undefined, off)).toContain('von 1 bis 9 sein oder 0 für „aus“.');
});

test('names are listed the way each language does', () => {
  expect(listed(['A', 'B', 'C'], 'de')).toBe('A, B und C');
  expect(listed(['A', 'B'], 'en')).toBe('A and B');
});
