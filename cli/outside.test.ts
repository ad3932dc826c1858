/** Programs that play and train: real processes, good ones and bad ones. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, GAMES } from '@stellwerk/games';
import { playOut } from '@stellwerk/bots';
import { readOptions, type GameEvent, type Turn } from '@stellwerk/kernel';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { besidePrograms } from './jobs.ts';
import { Outside } from './outside.ts';
import type { Decision } from './thinker.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCRIPT = join(ROOT, 'scripts', 'stellwerk.mjs');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-bots-'));
  buildSync({ entryPoints: [join(ROOT, 'docs', 'bots', 'bot.ts')], outfile: join(folder, 'bot.mjs') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers each line with what `answer`, a function in JavaScript, makes of it. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     const answer = ${answer};
     const lines = createInterface({ input: process.stdin });
     lines.on('line', (text) => { const said = answer(JSON.parse(text)); if (said) console.log(typeof said === 'string' ? said : JSON.stringify(said)); });`,
  );
  return `node ${file}`;
}
const READY = "line.type === 'hello' ? { type: 'ready', id: line.id } :";

async function playedBy(command: string, patience: number) {
  const module = await GAMES.transeuropa();
  const { game, bots } = module;
  const outside = new Outside(patience);
  const read = readOptions(game.options, { openRounds: 1 });
  if (!read.ok) throw new Error(read.reason.code);
  try {
    const player = outside.player(module, 'theirs', command);
    const play = await playOut(game, [player, bots.easy()], {
      seed: 's',
      options: read.options,
      names: ['theirs', 'easy'],
    });
    return { play, faults: outside.faults };
  } finally {
    outside.close();
  }
}

describe('a program at the table', () => {
  test('plays a whole play, hears what happens, and is told nothing that its seat may not know', async () => {
    const good = program(
      'good',
      `(line) => ${READY} { type: 'act', id: line.id, action: line.legal[line.view.viewer === line.seat && !JSON.stringify(line.heard).includes('"hands"') ? 0 : -1] }`,
    );
    const { play, faults } = await playedBy(good, 20_000);
    expect(play.result).toBeDefined();
    expect([...faults]).toEqual([]);
  });

  test('is asked with all that the protocol promises', async () => {
    const { guide, game } = await GAMES.transeuropa();
    const promised = ['budget', 'heard', 'id', 'legal', 'options', 'rules', 'seat', 'seed', 'type', 'view'];
    const right = `Object.keys(line).sort().join() === '${promised.join()}' && line.budget === ${guide.budget} &&
      line.rules === ${game.version} && line.options.openRounds === 1 && line.view.viewer === line.seat &&
      line.heard.some(({ type }) => type)`;
    const strict = program(
      'strict',
      `(line) => ${READY} { type: 'act', id: line.id, action: ${right} && line.legal[0] }`,
    );
    const { faults } = await playedBy(strict, 20_000);
    expect([...faults]).toEqual([]);
  });

  test.each([
    ['hangs', `(line) => ${READY} undefined`, 'no answer within'],
    ['never says that it is ready', '() => undefined', 'no answer within'],
    ['ends', `(line) => ${READY} process.exit(3)`, 'exit code 3'],
    ['cheats', `(line) => ${READY} { type: 'act', id: line.id, action: { type: 'lay', line: 9999 } }`, 'refused'],
    ['talks nonsense', `(line) => ${READY} 'hello?'`, 'not JSON'],
    [
      'answers another question',
      `(line) => ${READY} { type: 'act', id: 0, action: line.legal[0] }`,
      'not {"type":"act"',
    ],
  ])('that %s loses its turns and is named, and the play goes on', async (name, answer, why) => {
    // Those who answer have all the time that a crowded machine needs.
    const patience = why.startsWith('no answer') ? 400 : 20_000;
    const { play, faults } = await playedBy(program(name.replaceAll(' ', '-'), answer), patience);
    expect(play.result).toBeDefined();
    expect(faults.get('theirs')!.last).toContain(why);
    expect(faults.get('theirs')!.count).toBeGreaterThan(5);
  });
});

describe('simulate', () => {
  const simulate = (...args: readonly string[]) =>
    spawnSync(process.execPath, [SCRIPT, 'simulate', ...args], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });

  test.each(GAME_IDS)('plays %s with the example in TypeScript, several plays at a time', (game) => {
    const bots = `easy,easy,exec:node ${join(folder, 'bot.mjs')}`;
    const { status, stdout, stderr } = simulate('--game', game, '--bots', bots, '--plays', '2', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ plays: 2, bots: [{}, {}, { bot: expect.stringContaining('exec:') }] });
  });

  test('lets hard think in threads beside a program', async () => {
    const asked: string[] = [];
    const module = await GAMES.transeuropa();
    const choose = async ({ level }: Decision): Promise<undefined> => void asked.push(level);
    const beside = besidePrograms('transeuropa', module, 'hard,exec:a', { choose });
    await beside.bots.hard().choose({} as Turn);
    expect(asked).toEqual(['hard']);
    expect(besidePrograms('transeuropa', module, 'hard,normal', { choose })).toBe(module);

    const first = program('first', `(line) => ${READY} { type: 'act', id: line.id, action: line.legal[0] }`);
    const bots = `hard,exec:${first}`;
    const args = ['--bots', bots, '--options', '{"openRounds": 1}', '--plays', '1', '--jobs', '2', '--json'];
    const { status, stdout, stderr } = simulate('--game', 'transeuropa', ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ plays: 1, bots: [{ bot: 'hard', wins: 1 }, {}] });
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  test.runIf(python)('plays InterUrban with the example in Python, which beats a random player', () => {
    const args = ['--game', 'interurban', '--bots', 'random,exec:python3 docs/bots/bot.py', '--plays', '4', '--json'];
    const { status, stdout, stderr } = simulate(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout).bots[1].wins).toBeGreaterThanOrEqual(3);
  });

  test('names a bot that lost its turns', () => {
    const { status, stderr } = simulate('--game', 'transeuropa', '--bots', 'easy,exec:false', '--plays', '1');
    expect(status).toBe(0);
    expect(stderr).toMatch(/“exec:false” lost \d+ turns to random actions: it ended with exit code 1/);
  });
});

describe('env', () => {
  /** All questions at once, all answers in order. */
  async function asked(game: string, questions: readonly unknown[]): Promise<readonly any[]> {
    const child = spawn(process.execPath, [SCRIPT, 'env', '--game', game]);
    child.stdin.end(questions.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join(''));
    let out = '';
    for await (const chunk of child.stdout) out += String(chunk);
    return out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as GameEvent);
  }

  test.each(GAME_IDS)('resets %s, shows a seat what it may see, and steps', async (game) => {
    const [begun, view, legal] = await asked(game, [
      { type: 'reset', seats: 3, seed: 'a' },
      { type: 'view' },
      { type: 'legal', id: 7 },
    ]);
    expect(begun).toMatchObject({ done: false });
    expect(view.view.viewer).toBe(view.seat);
    expect(legal).toMatchObject({ id: 7, seat: begun.toAct[0] });
    const step = { type: 'step', seat: legal.seat, action: legal.legal[0] };
    const [, stepped, sampled] = await asked(game, [{ type: 'reset', seats: 3, seed: 'a' }, step, { type: 'sample' }]);
    expect(stepped).toMatchObject({ done: false });
    expect(sampled.action).toBeDefined();
  });

  test.each(GAME_IDS)('tells along with a step of %s what is asked, as if it were asked by itself', async (game) => {
    const along = { seed: 'a', with: ['view', 'legal', 'sample'] };
    const [begun, view, legal] = await asked(game, [{ type: 'reset', ...along }, { type: 'view' }, { type: 'legal' }]);
    const { done, toAct, action, ...told } = begun;
    expect({ done, told }).toEqual({ done: false, told: { ...view, ...legal } });
    expect(told.seat).toBe(toAct[0]);
    const [, stepped, next] = await asked(game, [
      { type: 'reset', seed: 'a' },
      { type: 'step', action, with: ['legal'] },
      { type: 'legal' },
    ]);
    expect(stepped).toEqual({ done: false, toAct: expect.anything(), ...next });
  });

  test('says in words what can’t be done, and goes on', async () => {
    const answers = await asked('transeuropa', [
      { type: 'view' },
      'not JSON',
      { type: 'reset', seats: 9 },
      { type: 'reset', seats: 2, options: { speed: 1 } },
      { type: 'reset', seats: 2 },
      { type: 'step', action: { type: 'lay', line: 1 } },
      { type: 'view', seat: 4 },
      { type: 'dance' },
      { type: 'step', seat: 0, action: { type: 'start', crossing: 1 }, with: ['state'] },
      { type: 'step', seat: 0, action: { type: 'start', crossing: 1 } },
    ]);
    const said = ['send {"type":"reset"} first', 'not JSON', '2 to 6 players', 'no option “speed”', undefined];
    expect(answers.slice(0, 5).map(({ error }) => error)).toEqual(
      said.map((each) => (each === undefined ? undefined : expect.stringContaining(each))),
    );
    expect(answers[5]).toMatchObject({ code: expect.any(String), error: expect.any(String) });
    expect(answers[6].error).toContain('no seat 4');
    expect(answers[7].error).toContain('“dance”');
    expect(answers[8].error).toContain('“with” is a list of view, legal, sample');
    expect(answers[9]).toEqual({ done: false, toAct: [1] });
  });
});
