/** The command line as people and programs call it: spawned for real, judged by what it prints and its exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' });
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

  test('says that it can’t save where a file is in the way', () => {
    const { code, err } = simulate('--bots', 'random,random', '--plays', '1', '--save', join(saved, 'below'));
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('can’t be made') });
  });
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
    [['simulate', '--game', 'transeuropa', ...right, '--options', '{credit}'], '--options takes JSON'],
    [['simulate', '--game', 'transeuropa', ...right, '--options', '[]'], 'must be a JSON object'],
    [['simulate', '--game', 'transeuropa', ...right, '--options', '{"speed":1}'], 'has no option “speed”'],
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
  });

  test('replays one line a step', () => {
    const file = JSON.parse(readFileSync(saved, 'utf8')) as PlayFile;
    const steps = lines();
    expect(steps.map(({ seat, action }) => ({ seat, action }))).toEqual(file.entries);
    expect(Object.keys(steps[0])).toEqual(['seat', 'action', 'events']);
    expect(steps.at(-1).events.at(-1).type).toBe('won');
  });

  test('replays with every full state', () => {
    const steps = lines('--states');
    expect(Object.keys(steps[0])).toEqual(['seat', 'action', 'events', 'state']);
    expect(steps[0].state).not.toEqual(steps.at(-1).state);
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

  test('that is none is refused by replay as well', () => {
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
