/** Plays begun, kept, exported and read back; files of every kind of brokenness get a reason and never an exception. */
import type { BotLevels } from '@stellwerk/kernel';
import type { GameModule } from '@stellwerk/games';
import { Replayer } from '@stellwerk/tables';
import { expect, test, vi } from 'vitest';
import { toy } from '../../kernel/kit/toy.ts';
import { SafeStore } from '../storage/safe-store.ts';
import { MemoryStore } from '../storage/store.ts';
import { Library } from './library.ts';
import { trunkOf } from './make-id.ts';

const bot = () => ({ choose: () => 0 });
const bots: BotLevels = { easy: bot, normal: bot, hard: bot };
const games = { toy: async () => ({ game: toy, bots }) as unknown as GameModule };
const seats = [
  { name: 'Anna', colour: 0 },
  { name: 'Ben', colour: 1 },
];

function library(): Library {
  return new Library(games, new SafeStore(async () => new MemoryStore()));
}

async function begun(): Promise<{ lib: Library; id: string }> {
  const lib = library();
  const outcome = await lib.begin({ game: 'toy', seats, options: {} });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  return { lib, id: outcome.id };
}

test('a game is described without its secrets: seats, options', async () => {
  expect(await library().describe('toy')).toEqual({
    ok: true,
    facts: {
      id: 'toy',
      seats: { min: 2, max: 3 },
      options: { high: { kind: 'flag', default: false } },
      reactions: false,
      open: false,
    },
  });
});

test.each([
  ['an unknown game', { game: 'chess', seats, options: {} }, 'session.unknownGame'],
  ['a name that every object has', { game: 'constructor', seats, options: {} }, 'session.unknownGame'],
  ['an impossible option', { game: 'toy', seats, options: { high: 3 } }, 'options.choice'],
  ['an option that the game doesn’t have', { game: 'toy', seats, options: { low: true } }, 'options.unknown'],
  ['too few seats', { game: 'toy', seats: seats.slice(1), options: {} }, 'file.seats'],
])('%s is refused with its reason', async (_, setup, code) => {
  expect(await library().check(setup)).toMatchObject({ code });
  expect(await library().begin(setup)).toMatchObject({ ok: false, reason: { code } });
});

test('a play that was exported can be imported and is the same play', async () => {
  const { lib, id } = await begun();
  const loaded = await lib.load(id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  loaded.play.act(0, { type: 'bid', height: 3 });
  await lib.append(id, 0, loaded.play.entries, loaded.play);
  const file = await lib.exportText(id);
  const back = await library().importText(file!.text);
  expect(back).toMatchObject({ ok: true, over: false });
  expect(file!.name).toMatch(/^stellwerk-toy-.*\.json$/);
});

test('a file tells its seal and what was added to the shuffle, and is not kept', async () => {
  const lib = library();
  const text = await exported(() => undefined);
  const { commitment, contributions } = JSON.parse(text).seed;
  expect(await lib.sealOf(text)).toEqual({ ok: true, commitment, contributions });
  const rigged = await exported((file) => ({ ...file, seed: { ...file.seed, commitment: '0'.repeat(64) } }));
  expect(await lib.sealOf(rigged)).toMatchObject({ ok: false, reason: { code: 'file.commitment' } });
  expect((await lib.list()).plays).toEqual([]);
});

async function exported(change: (file: any) => unknown): Promise<string> {
  const { lib, id } = await begun();
  const loaded = await lib.load(id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  loaded.play.act(0, { type: 'bid', height: 3 });
  await lib.append(id, 0, loaded.play.entries, loaded.play);
  const file = JSON.parse((await lib.exportText(id))!.text);
  return JSON.stringify(change(file) ?? file);
}

test.each([
  ['cut off', async () => (await exported(() => undefined)).slice(0, 200), 'file.json'],
  ['something else', async () => '{"name":"package"}', 'file.notAPlay'],
  ['a list', async () => '[]', 'file.notAPlay'],
  ['nothing at all', async () => '', 'file.json'],
  ['null', async () => 'null', 'file.notAPlay'],
  ['huge', async () => ' '.repeat(9_000_000), 'file.notAPlay'],
  ['of an unknown game', () => exported((file) => ({ ...file, game: 'chess' })), 'file.unknownGame'],
  ['of the future', () => exported((file) => ({ ...file, formatVersion: 99 })), 'file.formatVersion'],
  ['of other rules', () => exported((file) => ({ ...file, rules: 2 })), 'file.rulesVersion'],
  ['with a changed option', () => exported((file) => ({ ...file, options: { high: 'yes' } })), 'options.choice'],
  [
    'with a chosen seed',
    () => exported((file) => ({ ...file, seed: { ...file.seed, secret: '0'.repeat(64) } })),
    'file.commitment',
  ],
  [
    'with an illegal move',
    () => exported((file) => ({ ...file, entries: [{ seat: 0, action: { type: 'fly' } }] })),
    'file.entry',
  ],
  [
    'with a move that is no object',
    () => exported((file) => ({ ...file, entries: [{ seat: 0, action: null }] })),
    'file.entry',
  ],
  ['with a move too many taken away', () => exported((file) => ({ ...file, entries: [] })), 'file.log'],
  [
    'with a won game that was not played',
    () => exported((file) => ({ ...file, result: { winners: [0], scores: [9, 9] } })),
    'file.result',
  ],
  ['with a damaged seat', () => exported((file) => ({ ...file, seats: [{ name: 7 }] })), 'file.shape'],
])('a file that is %s is refused with its reason', async (_, make, code) => {
  const lib = library();
  expect(await lib.importText(await make())).toMatchObject({ ok: false, reason: { code } });
  expect((await lib.list()).plays).toEqual([]);
});

test('rules that throw on a file still give an answer', async () => {
  const throwing = { ...toy, check: () => { throw new TypeError('planted'); } }; // prettier-ignore
  const complain = console.error;
  console.error = () => {};
  const lib = new Library(
    { toy: async () => ({ game: throwing, bots }) as unknown as GameModule },
    new SafeStore(async () => new MemoryStore()),
  );
  const outcome = await lib.importText(await exported(() => undefined));
  console.error = complain;
  expect(outcome).toMatchObject({ ok: false, reason: { code: 'file.shape' } });
});

test('the same table once more has other cards', async () => {
  const { lib, id } = await begun();
  const again = await lib.again(id);
  if (!again.ok) throw new Error(again.reason.code);
  const [a, b] = await Promise.all([lib.load(id), lib.load(again.id)]);
  if (!a.ok || !b.ok) throw new Error('not there');
  expect(b.play.head.seats).toEqual(a.play.head.seats);
  expect(b.play.head.seed.secret).not.toBe(a.play.head.seed.secret);
});

test('what is damaged in the storage is named, not listed as a play, and not opened', async () => {
  const disk = new MemoryStore();
  const lib = new Library(games, new SafeStore(async () => disk));
  for (const junk of [{ id: 'a' }, { id: 'b', game: 'toy', seats: [null], updated: 1, entries: 1, over: false }]) {
    await disk.create(junk as never, { head: { format: 'other' }, entries: [] });
  }
  const begun = await lib.begin({ game: 'toy', seats, options: {} });
  const { plays, damaged } = await lib.list();
  expect(plays.map(({ id }) => id)).toEqual(begun.ok ? [begun.id] : []);
  expect(damaged).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await lib.load('a')).toMatchObject({ ok: false, reason: { code: 'file.shape' } });
});

test('the shuffle is the one that was committed to, with what the persons added', async () => {
  const lib = library();
  const commitment = lib.commit();
  const outcome = await lib.begin({ game: 'toy', seats, options: {}, commitment, luck: 'seven' });
  const loaded = outcome.ok && (await lib.load(outcome.id));
  if (!loaded || !loaded.ok) throw new Error('not there');
  expect(loaded.play.head.seed).toMatchObject({ commitment, contributions: ['seven'] });
});

test('a play that an older version kept is refused in words, and can be saved as it is', async () => {
  const disk = new MemoryStore();
  const old = { format: 'stellwerk-play', formatVersion: 1, game: 'toy', rules: 1, entries: [] };
  disk.load = async () => ({ old }) as never;
  const lib = new Library(games, new SafeStore(async () => disk));
  expect(await lib.load('a')).toMatchObject({
    ok: false,
    reason: { code: 'file.formatVersion', with: { version: 1 } },
  });
  expect(JSON.parse((await lib.exportText('a'))!.text)).toEqual(old);
});

test('a play that is not there says so', async () => {
  expect(await library().load('nowhere')).toEqual({ ok: false, reason: { code: 'session.missing' } });
});

test('while a play of several persons runs, its replay shows nobody’s hand', async () => {
  const { lib, id } = await begun();
  const loaded = await lib.load(id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  const replayer = new Replayer(loaded.play);
  expect(replayer.facts.eyes).toEqual(['observer']);
  expect(replayer.at(0, 1).viewer).toBe('observer');
  expect(replayer.at(0, 1).view).toMatchObject({ card: -1 });
  expect(replayer.at(0, 1).all).toBeUndefined();
});

test('once it is over, its replay can be seen through anybody’s eyes, at any step', async () => {
  const { lib, id } = await begun();
  const loaded = await lib.load(id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  const { play } = loaded;
  while (!play.result) {
    play.act(play.toAct[0]!, { type: 'bid', height: 1 });
    play.act(play.toAct[0]!, { type: 'draw' });
  }
  const replayer = new Replayer(play);
  expect(replayer.facts.eyes).toEqual(['observer', 0, 1]);
  const last = replayer.steps(1).length - 1;
  expect(replayer.at(last, 1)).toMatchObject({ viewer: 1, result: play.result });
  expect(replayer.at(1, 0).fresh).toEqual([{ type: 'bid', seat: 0, height: 1 }]);
  expect(replayer.at(999, 'observer').result).toBeDefined();
  expect(replayer.at(1, 'observer').all).toEqual([0, 1].map((seat) => replayer.at(1, seat).view));
});

/** One bid played by Anna. */
async function bidOn(names = seats): Promise<{ lib: Library; id: string }> {
  const lib = library();
  const outcome = await lib.begin({ game: 'toy', seats: names, options: {} });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  const loaded = await lib.load(outcome.id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  loaded.play.act(0, { type: 'bid', height: 3 });
  loaded.play.act(0, { type: 'draw' });
  await lib.append(outcome.id, 0, loaded.play.entries, loaded.play);
  return { lib, id: outcome.id };
}

async function tryFrom(lib: Library, id: string, entries: number, viewer: 0 | 'observer' = 0) {
  const begun = await lib.branch(id, entries, viewer);
  if (!begun.ok) throw new Error(begun.reason.code);
  const loaded = await lib.load(begun.id);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return { id: begun.id, play: loaded.play };
}

test('a try goes on from a moment of a play with the same cards, and knows what it was tried from', async () => {
  const { lib, id } = await bidOn();
  const { id: tried, play } = await tryFrom(lib, id, 1);
  const trunk = await lib.load(id);
  if (!trunk.ok) throw new Error(trunk.reason.code);
  expect(play.entries).toEqual(trunk.play.entries.slice(0, 1));
  expect(play.head.seed).toEqual(trunk.play.head.seed);
  play.act(0, { type: 'draw' });
  expect(play.view(0)).toEqual(trunk.play.view(0));
  expect(trunkOf(tried)).toBe(id);
  expect(await lib.tries(id)).toEqual([tried]);
});

test('in a try of one person the others are bots; where nobody’s eyes are borrowed, all stay who they are', async () => {
  const { lib, id } = await bidOn();
  const of = async (viewer: 0 | 'observer') =>
    (await tryFrom(lib, id, 1, viewer)).play.head.seats.map(({ bot }) => bot);
  expect(await of(0)).toEqual([undefined, 'normal']);
  expect(await of('observer')).toEqual([undefined, undefined]);
  const hard = await bidOn([seats[0]!, { ...seats[1]!, bot: 'hard' } as (typeof seats)[0]]);
  expect((await tryFrom(hard.lib, hard.id, 1)).play.head.seats[1]!.bot).toBe('hard');
});

test('three tries are kept, the newest; and what is tried from a try is one from the play itself', async () => {
  // None in the same millisecond as another.
  let now = 1;
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  const { lib, id } = await bidOn();
  const tried: string[] = [];
  for (const from of [id, id, undefined, id]) tried.push((await tryFrom(lib, from ?? tried[1]!, 1)).id);
  expect(tried.map(trunkOf)).toEqual([id, id, id, id]);
  expect((await lib.tries(id)).toSorted()).toEqual(tried.slice(1).toSorted());
  expect(await lib.has(id)).toBe(true);
});
