/** The command line as people and programs call it: spawned for real, judged by what it prints and its exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlayFile } from '@stellwerk/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/stellwerk.mjs', import.meta.url));
let folder: string;
let saved: string;

function stellwerk(...args: readonly string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 55_000,
  });
  return { code: status, out: stdout, err: stderr };
}
const simulate = (...args: readonly string[]) => stellwerk('simulate', '--game', 'transeuropa', ...args);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-cli-'));
  const { code, err } = simulate(
    '--bots',
    'random,random,random',
    '--plays',
    '2',
    '--seed',
    'save me',
    '--save',
    'plays',
  );
  if (code !== 0) throw new Error(err);
  saved = join(folder, 'plays', readdirSync(join(folder, 'plays')).sort()[0]!);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the saved play with something changed. */
function tampered(change: (file: any) => void): string {
  const file = JSON.parse(readFileSync(saved, 'utf8')) as PlayFile;
  change(file);
  const path = join(folder, 'tampered.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe('simulate', () => {
  test('prints one JSON object and nothing else with --json', () => {
    const { code, out, err } = simulate('--bots', 'random,random', '--plays', '6', '--seed', '1', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const summary = JSON.parse(out);
    expect(Object.keys(summary)).toEqual(['game', 'plays', 'bots', 'actionsPerSecond', 'playsPerSecond']);
    expect(summary).toMatchObject({ game: 'transeuropa', plays: 6, bots: [{ bot: 'random' }, { bot: 'random' }] });
    for (const bot of summary.bots) {
      expect(Object.keys(bot)).toEqual(['bot', 'wins', 'share', 'meanScore']);
      expect(bot.share).toBeCloseTo(bot.wins / 6);
    }
    expect(summary.bots[0].wins + summary.bots[1].wins).toBeCloseTo(6);
    expect(summary.actionsPerSecond).toBeGreaterThan(summary.playsPerSecond);
  });

  test('lists the bots in the order given, and the same seed gives the same', () => {
    const run = () => {
      const { out } = simulate('--bots', 'normal,random,easy', '--plays', '3', '--seed', '7', '--json');
      return JSON.parse(out).bots as { bot: string }[];
    };
    expect(run().map(({ bot }) => bot)).toEqual(['normal', 'random', 'easy']);
    expect(run()).toEqual(run());
  });

  test('plays the same in any number of threads', () => {
    const run = (jobs: string) => {
      const args = [
        '--bots',
        'normal,random,easy',
        '--plays',
        '5',
        '--seed',
        '7',
        '--jobs',
        jobs,
        '--save',
        `by ${jobs}`,
      ];
      const { bots } = JSON.parse(simulate(...args, '--json').out) as { bots: unknown };
      const files = readdirSync(join(folder, `by ${jobs}`)).sort();
      return { bots, plays: files.map((name) => readFileSync(join(folder, `by ${jobs}`, name), 'utf8')) };
    };
    const [alone, together] = [run('1'), run('3')];
    expect(alone.plays).toHaveLength(5);
    expect(together).toEqual(alone);
  });

  test('prints a table for people', () => {
    const { out } = simulate('--bots', 'random,easy', '--plays', '2', '--seed', '1');
    expect(out).toMatch(/bot\s+wins\s+share\s+mean score\n\s+random .* %.*\n\s+easy .* %/);
    expect(out).toMatch(/actions and .* plays a second/);
  });

  test('mirrors deals: each is played from every seat', () => {
    simulate('--bots', 'random,easy', '--plays', '4', '--mirror', '--save', 'mirrored');
    const plays = readdirSync(join(folder, 'mirrored'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, 'mirrored', name), 'utf8')) as PlayFile);
    expect(plays.map(({ seats }) => seats[0]!.bot)).toEqual(['random', 'easy', 'random', 'easy']);
    expect(new Set(plays.map(({ seed }) => seed.secret)).size).toBe(2);
  });

  test('passes options on', () => {
    simulate('--bots', 'random,random', '--plays', '1', '--options', '{"credit":9}', '--save', 'poor');
    const [name] = readdirSync(join(folder, 'poor'));
    expect(JSON.parse(readFileSync(join(folder, 'poor', name!), 'utf8')).options.credit).toBe(9);
  });

  test.each([
    ['below a file', () => join(saved, 'below'), 'can’t be made'],
    ['over a file', () => saved, 'is not a folder'],
    // On systems without /proc, the root folder is the one in which nobody may write.
    ['where the system allows no folders', () => '/proc/nope/plays', 'can’t be made'],
  ])('says that it can’t save %s', (_, where, sentence) => {
    const { code, err } = simulate('--bots', 'random,random', '--plays', '1', '--save', where());
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(sentence) });
  });

  test('saves into a folder that is several levels away', () => {
    expect(simulate('--bots', 'random,random', '--plays', '1', '--save', 'far/far/away').code).toBe(0);
    expect(readdirSync(join(folder, 'far', 'far', 'away'))).toHaveLength(1);
  });
});

test('ladder compares all levels', () => {
  const { code, out, err } = stellwerk('ladder', '--game', 'interurban', '--plays', '1', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { levels, ...rest } = JSON.parse(out);
  expect(rest).toEqual({ game: 'interurban', plays: 6 });
  expect(levels.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'easy', 'normal', 'hard']);
  expect(levels[0]).toMatchObject({ elo: 1000, error: 0 });
});

describe('wrong words get a sentence and exit code 2:', () => {
  const right = ['--bots', 'random,random', '--plays', '1'];
  test.each([
    [[], 'stellwerk serve'],
    [['dance'], '“dance” is not a command'],
    [['constructor'], '“constructor” is not a command'],
    [['simulate'], 'Which game?'],
    [['simulate', '--game', 'chess', ...right], '“chess” is not a game'],
    [['simulate', '--game', 'transeuropa', '--plays', '1'], 'Who plays?'],
    [['simulate', '--game', 'transeuropa', '--bots', 'random,genius', '--plays', '1'], '“genius” is not a bot'],
    [['simulate', '--game', 'transeuropa', '--bots', 'random', '--plays', '1'], 'is for 2 to 6 players'],
    [['simulate', '--game', 'transeuropa', '--bots', 'random,random'], 'How many plays?'],
    [['simulate', '--game', 'transeuropa', ...right, '--plays', '0'], '“0” is not a number of plays'],
    [['simulate', '--game', 'transeuropa', ...right, '--plays', '1.5'], '“1.5” is not a number of plays'],
    [['simulate', '--game', 'transeuropa', ...right, '--jobs', '0'], '“0” is not a number of jobs'],
    [['simulate', '--game', 'transeuropa', ...right, '--options', '{credit}'], '--options takes JSON'],
    [['simulate', '--game', 'transeuropa', ...right, '--options', '[]'], 'must be a JSON object'],
    [['simulate', '--game', 'transeuropa', ...right, '--options', '{"speed":1}'], 'has no option “speed”'],
    [
      ['simulate', '--game', 'transeuropa', ...right, '--options', '{"openRounds":99}'],
      'Option “openRounds” must be a whole number from 1 to 20, or 0 for off.',
    ],
    [
      ['simulate', '--game', 'transeuropa', ...right, '--options', '{"credit":0}'],
      'Option “credit” must be a whole number from 8 to 20.',
    ],
    [['simulate', '--game', 'intercity', ...right], 'set the option “duel” to true'],
    [['simulate', '--game', 'transeuropa', ...right, '--mirror'], 'multiple of the number of bots, 2'],
    [['simulate', '--game', 'transeuropa', ...right, '--verbose'], '--verbose'],
    [['replay'], 'replay takes one file'],
    [['verify'], 'verify takes at least one file'],
    [['serve', '--port', 'eighty'], '“eighty” is not a port'],
  ])('%j', (args, sentence) => {
    const { code, out, err } = stellwerk(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });
});

describe('help', () => {
  test('is no mistake', () => {
    const { code, out } = stellwerk('--help');
    expect(code).toBe(0);
    for (const word of ['serve', 'simulate', '--mirror', 'replay', 'verify', 'transeuropa'])
      expect(out).toContain(word);
  });
});

test('the help’s example of options works as it stands', () => {
  const [, options, game] = /--options .*such as (\{.*?\}) for (\S+);/.exec(stellwerk('--help').out)!;
  const given = [
    '--game',
    game!,
    '--options',
    options!,
    '--bots',
    'random,random',
    '--plays',
    '1',
    '--save',
    'example',
  ];
  expect(stellwerk('simulate', ...given)).toMatchObject({ code: 0, err: '' });
  const [name] = readdirSync(join(folder, 'example'));
  expect(JSON.parse(readFileSync(join(folder, 'example', name!), 'utf8')).options).toMatchObject(JSON.parse(options!));
});

describe('a map that can’t be used is refused with a sentence:', () => {
  const crossings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((id, x) => ({ id, x, y: 0 }));
  const lines = crossings.slice(1).map(({ id }, x) => ({ a: crossings[x]!.id, b: id, cost: 1 }));
  const cities = crossings.map(({ id }, index) => {
    const colour = ['red', 'orange', 'yellow', 'green', 'blue'][index % 5];
    return { id, crossing: id, name: { local: id, de: id, en: id }, colour, dashed: false };
  });
  const map = { name: 'Row', crossings, lines, cities };

  function refusal(given: unknown, bots = 'random,random'): string {
    const options = JSON.stringify({ map: given });
    const { code, out, err } = simulate('--bots', bots, '--plays', '1', '--options', options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err;
  }

  test('the map of this test can', () => {
    expect(simulate('--bots', 'random,random', '--plays', '1', '--options', JSON.stringify({ map })).err).toBe('');
  });

  test.each([
    ['its name', 'atlantis', 'There is no map “atlantis”.'],
    ['its form', { ...map, cities: 7 }, 'not in the form of a map file'],
    ['its size', { ...map, crossings: Array(601).fill(crossings[0]) }, 'more than 600 crossings'],
    ['a crossing', { ...map, crossings: [...crossings, crossings[0]] }, 'crossing “a” is there twice'],
    ['a line', { ...map, lines: [...lines, { a: 'a', b: 'z', cost: 1 }] }, 'the line from “a” to “z” leads nowhere'],
    ['a city', { ...map, cities: [...cities, cities[0]] }, 'city “a” lies on no crossing, or is there twice'],
    ['too few cities', { ...map, cities: cities.slice(5) }, 'too few cities of colour red, 1 instead of 2'],
    ['a gap', { ...map, lines: lines.slice(1) }, 'not all crossings are connected'],
  ])('%s', (_, given, words) => {
    expect(refusal(given)).toContain(words);
  });

  test('too few cities for so many players', () => {
    expect(refusal(map, 'random,random,random')).toContain('2 instead of 3');
  });
});

describe('a saved play', () => {
  const lines = (...args: readonly string[]): any[] =>
    stellwerk('replay', saved, ...args)
      .out.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('is verified', () => {
    const { code, out } = stellwerk('verify', saved);
    expect(code).toBe(0);
    expect(out).toContain('transeuropa, 3 seats');
    expect(out).toContain('finished: seed, actions, result and hash are in order.');
    const { seed } = JSON.parse(readFileSync(saved, 'utf8')) as PlayFile;
    expect(out).toContain(`sealed as ${seed.commitment}\n`);
  });

  test('replays one line a step', () => {
    const file = JSON.parse(readFileSync(saved, 'utf8')) as PlayFile;
    const [setUp, ...steps] = lines();
    expect(Object.keys(setUp)).toEqual(['step', 'events']);
    expect(setUp.step).toBe(-1);
    expect(steps.map(({ seat, action }) => ({ seat, action }))).toEqual(file.entries);
    expect(Object.keys(steps[0])).toEqual(['step', 'seat', 'action', 'events']);
    expect(steps.at(-1).events.at(-1).type).toBe('won');
  });

  test('replays with every full state', () => {
    const steps = lines('--states');
    expect(Object.keys(steps[0])).toEqual(['step', 'events', 'state']);
    expect(Object.keys(steps[1])).toEqual(['step', 'seat', 'action', 'events', 'state']);
    expect(steps[0].state).not.toEqual(steps[1].state);
    expect(steps[1].state).not.toEqual(steps.at(-1).state);
  });

  test('is refused with a sentence once somebody has changed it', () => {
    const cases: readonly [string, (file: any) => void][] = [
      ['the seed was changed', (file) => (file.seed.secret = 'ab'.repeat(32))],
      ['Entry 3 is against the rules', (file) => (file.entries[2].action = { type: 'lay', line: 1e9 })],
      ['Entry 1 is against the rules', (file) => file.entries.shift()],
      ['The result in the file is not', (file) => (file.result.scores[0] += 1)],
      ['does not lead to the final state', (file) => (file.hash = '0'.repeat(64))],
      ['“chess”, which is not known', (file) => (file.game = 'chess')],
      ['version 99 of the rules', (file) => (file.rules = 99)],
      ['is damaged at “entries.0”', (file) => (file.entries[0].seat = 'first')],
      ['has no option “speed”', (file) => (file.options.speed = 1)],
      ['has format 7', (file) => (file.formatVersion = 7)],
      ['is not a play of Stellwerk', (file) => delete file.format],
    ];
    for (const [sentence, change] of cases) {
      const { code, err, out } = stellwerk('verify', tampered(change));
      expect({ code, out, err }).toEqual({ code: 1, out: '', err: expect.stringContaining(sentence) });
      expect(err).not.toContain('    at ');
    }
  });

  test('may begin with a byte order mark', () => {
    const path = join(folder, 'marked.json');
    writeFileSync(path, `\uFEFF${readFileSync(saved, 'utf8')}`);
    expect(stellwerk('verify', path)).toMatchObject({ code: 0, err: '' });
  });

  test('that is far too large is not read to its end', () => {
    const path = join(folder, 'large.json');
    writeFileSync(path, '');
    truncateSync(path, 700_000_000);
    expect(stellwerk('verify', path)).toMatchObject({ code: 1, err: expect.stringContaining('The file is too large') });
  });

  test('that is torn, missing or a folder is refused by replay as well', () => {
    const path = join(folder, 'torn.json');
    writeFileSync(path, readFileSync(saved, 'utf8').slice(0, 500));
    expect(stellwerk('replay', path)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is not JSON') });
    expect(stellwerk('replay', join(folder, 'gone.json')).err).toContain('There is no such file.');
    expect(stellwerk('replay', folder)).toMatchObject({ code: 1, err: expect.stringContaining('can’t be read') });
  });

  test('among several is found', () => {
    const { code, out, err } = stellwerk(
      'verify',
      saved,
      tampered((file) => (file.hash = '0'.repeat(64))),
    );
    expect(code).toBe(1);
    expect(out).toContain(saved);
    expect(err).toContain('1 of 2 plays are not in order.');
  });
});

test.each(['transeuropa', 'interurban', 'intercity', 'future-mobility'])(
  'the first puzzle of %s is confirmed once more, in one line for programs',
  (game) => {
    const { code, out } = stellwerk('puzzles', '--game', game, '--check', '--count', '1', '--json');
    expect(out).toBe(`${JSON.stringify({ game, puzzles: 1, confirmed: 1 })}\n`);
    expect(code).toBe(0);
  },
);
