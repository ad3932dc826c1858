import { describe, expect, test } from 'vitest';
import { toy, type ToyAction } from './kit/toy.ts';
import {
  loadPlay,
  parsePlayFile,
  Play,
  readOptions,
  Replay,
  resume,
  savePlay,
  namedSeed,
  makeSeed,
  keepsCommitment,
  type PlayHead,
} from './index.ts';
import { Stream } from './random.ts';
import { streamKey } from './seed.ts';

const head: PlayHead = {
  game: 'toy',
  rules: 1,
  options: { high: false },
  seats: [
    { name: 'Ada', colour: 0 },
    { name: 'Max', colour: 1, bot: 'easy' },
  ],
  seed: namedSeed('a table'),
};
const bid = (height: number): ToyAction => ({ type: 'bid', height });
const draw: ToyAction = { type: 'draw' };

function played(): Play {
  const play = new Play(toy, head);
  for (let i = 0; i < 3; i++)
    for (const seat of [0, 1]) for (const action of [bid(1 + seat), draw]) play.act(seat, action);
  return play;
}

describe('a play', () => {
  test('takes legal actions and refuses others with a reason, changing nothing', () => {
    const play = new Play(toy, head);
    const before = play.hash();
    expect(play.act(0, draw)).toEqual({ code: 'bidFirst' });
    expect(play.act(1, bid(1))).toEqual({ code: 'turn' });
    expect(play.act(7, bid(1))).toEqual({ code: 'play.notToAct' });
    expect(play.act(0, null)).toEqual({ code: 'shape' });
    expect(play.hash()).toBe(before);
    expect(play.entries).toEqual([]);
    expect(play.act(0, bid(2))).toBeUndefined();
    expect(play.hash()).not.toBe(before);
  });

  test('tells everybody only what they may hear', () => {
    const play = played();
    const cards = (viewer: number | 'observer') => play.heard(viewer).filter(({ event }) => 'card' in event).length;
    expect([cards(0), cards(1), cards('observer')]).toEqual([3, 3, 0]);
  });

  test('undoes the own actions of this turn, not past a drawn card, and keeps the log', () => {
    const play = new Play(toy, head);
    const before = play.hash();
    play.act(0, bid(3));
    expect(play.canUndo(1)).toBe(false);
    expect(play.undo(1)).toEqual({ code: 'play.noUndo' });
    expect(play.undo(0)).toBeUndefined();
    expect(play.hash()).toBe(before);
    expect(play.entries).toHaveLength(2);
    play.act(0, bid(1));
    play.act(0, draw);
    expect(play.undo(0)).toEqual({ code: 'play.noUndo' });
  });

  test('refuses an action that was decided on an older table, or is sent twice', () => {
    const play = new Play(toy, head);
    expect(play.act(0, bid(3), 0)).toBeUndefined();
    const before = play.hash();
    expect(play.act(0, draw, 0)).toEqual({ code: 'play.stale' });
    expect(play.undo(0, 0)).toEqual({ code: 'play.stale' });
    expect(play.hash()).toBe(before);
    expect(play.act(0, draw, 1)).toBeUndefined();
    expect(play.act(0, draw, 1)).toEqual({ code: 'play.stale' });
    expect(play.entries).toHaveLength(2);
  });

  test('counts for each viewer only what that viewer noticed, so that secret actions can’t be counted', () => {
    const play = new Play(toy, head);
    play.act(1, { type: 'wish', wish: 1 });
    expect([play.seen(0), play.seen(1), play.seen('observer')]).toEqual([0, 1, 0]);
    play.act(0, bid(2), 0);
    expect([play.seen(0), play.seen(1), play.seen('observer')]).toEqual([1, 2, 1]);
    expect([0, 1].map((entry) => play.notices(0, entry))).toEqual([false, true]);
  });

  test('never takes back what was told: an undo is told too', () => {
    const play = new Play(toy, head);
    play.act(0, bid(3));
    const told = [...play.told];
    play.undo(0);
    expect(play.told).toEqual(told);
    expect(play.undoneBy(1)).toBe(0);
    expect(play.notices(1, 1)).toBe(true);
  });

  test('closes the way back when a reaction ends, since the answers are known then', () => {
    const asking = { ...toy, reaction: ({ bid: height }: { bid: number }) => height === 0 };
    const play = new Play(asking, head);
    play.act(0, bid(3));
    expect(play.canUndo(0)).toBe(false);
  });

  test('does not show in whether undo is possible how much another seat did in secret', () => {
    const play = new Play(toy, head);
    play.act(0, bid(3));
    for (let i = 0; i < 600; i++) play.act(1, { type: 'wish', wish: (i + 1) % 2 });
    expect(play.canUndo(0)).toBe(true);
    play.undo(0);
    expect(play.view(0).bid).toBe(0);
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
  });

  test('stops a turn of nothing but undos', () => {
    const play = new Play(toy, head);
    let undos = 0;
    while (play.act(0, bid(1)) === undefined && play.undo(0) === undefined) undos++;
    expect(undos).toBe(64);
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
  });

  test('lets several seats that are to act at once take back, each its own', () => {
    const together = { ...toy, toAct: () => [0, 1], check: () => undefined };
    const play = new Play(together, head);
    play.act(1, { type: 'wish', wish: 1 });
    play.act(0, { type: 'wish', wish: 1 });
    expect([play.canUndo(0), play.canUndo(1)]).toEqual([true, true]);
    play.undo(1);
    expect(play.state.wishes).toEqual([1, 0]);
    play.undo(0);
    expect(play.state.wishes).toEqual([0, 0]);
    expect(new Replay(together, head, play.entries).at(4).hash()).toBe(play.hash());
  });

  test('can be looked back at while it grows, undos included', () => {
    const play = new Play(toy, head);
    play.act(0, bid(1));
    const replay = new Replay(toy, head, play.entries);
    replay.at(1);
    for (const action of [draw]) play.act(0, action);
    play.act(1, bid(2));
    play.undo(1);
    play.act(1, bid(3));
    expect(replay.at(5).hash()).toBe(play.hash());
  });

  test('ends its log before it becomes too long to be read back', () => {
    const play = new Play(toy, head, false);
    for (let i = 0; i < 10_000; i++) play.act(1, { type: 'wish', wish: (i + 1) % 2 });
    expect(play.act(0, bid(1))).toEqual({ code: 'play.full' });
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
  });

  test('goes back to a seat’s last turn with all that followed, and deals the same again', () => {
    const play = new Play(toy, head);
    expect(play.lastTurn(0)).toBeUndefined();
    for (const seat of [0, 1]) for (const action of [bid(1 + seat), draw]) play.act(seat, action);
    const before = new Replay(toy, head, play.entries).at(2).hash();
    const drawn = play.view(1).card;
    play.act(0, bid(3));
    play.act(1, { type: 'wish', wish: 1 });
    expect([play.lastTurn(0), play.lastTurn(1)]).toEqual([0, 2]);
    expect(play.rewind(1, 3)).toEqual({ code: 'play.noRewind' });
    const { told } = play;
    expect(play.rewind(1, 2)).toBeUndefined();
    expect(play.hash()).toBe(before);
    expect([play.toAct, play.canUndo(0), play.canUndo(1), play.told]).toEqual([[1], false, false, told]);
    expect([0, 1, 'observer' as const].map((viewer) => play.notices(viewer, 6))).toEqual([true, true, true]);
    for (const action of [bid(3), draw]) play.act(1, action);
    expect(play.view(1)).toMatchObject({ card: drawn, wish: 0 });
    const loaded = loadPlay(toy, savePlay(play));
    expect(loaded.ok && loaded.play.hash()).toBe(play.hash());
  });

  test('goes back further turn by turn, and what was taken back is no turn', () => {
    const play = new Play(toy, head);
    for (const seat of [0, 1, 0]) for (const action of [bid(1), draw]) play.act(seat, action);
    expect([play.rewind(0, play.lastTurn(0)!), play.rewind(0, play.lastTurn(0)!)]).toEqual([undefined, undefined]);
    expect(play.entries.slice(6)).toEqual([
      { seat: 0, rewind: 4 },
      { seat: 0, rewind: 0 },
    ]);
    expect(play.hash()).toBe(new Play(toy, head).hash());
    expect([play.lastTurn(0), play.lastTurn(1)]).toEqual([undefined, undefined]);
  });

  test('is not gone back in while a reaction is asked for, nor after the end', () => {
    const asking = {
      ...toy,
      reaction: ({ bid: height, turn }: { bid: number; turn: number }) => height > 0 && turn === 1,
    };
    const play = new Play(asking, head);
    for (const action of [bid(1), draw]) play.act(0, action);
    expect(play.lastTurn(0)).toBe(0);
    play.act(1, bid(1));
    expect(play.lastTurn(0)).toBeUndefined();
    expect(played().lastTurn(0)).toBeUndefined();
  });

  test('stops a log of nothing but going back before it becomes dear', () => {
    const play = new Play(toy, head);
    for (let i = 0; i < 400; i++) play.act(1, { type: 'wish', wish: (i + 1) % 2 });
    for (const seat of [0, 1]) for (const action of [bid(1), draw]) play.act(seat, action);
    let redone = 0;
    for (let turn; (turn = play.lastTurn(1)) !== undefined; redone += turn) {
      play.rewind(1, turn);
      for (const action of [bid(1), draw]) play.act(1, action);
    }
    expect(redone).toBeGreaterThan(99_000);
    expect(redone).toBeLessThanOrEqual(100_000);
    expect(play.rewind(1, play.length - 2)).toEqual({ code: 'play.noRewind' });
    expect(loadPlay(toy, savePlay(play)).ok).toBe(true);
  });

  test('can be looked back at across a rewind, from any moment', () => {
    const play = new Play(toy, head);
    const hashes = [play.hash()];
    const note = () => hashes.push(play.hash());
    const turn = (seat: number) => [bid(1), draw].forEach((action) => (play.act(seat, action), note()));
    turn(0);
    for (let i = 0; i < 100; i++) {
      play.act(0, { type: 'wish', wish: (i + 1) % 2 });
      note();
    }
    const replay = new Replay(toy, head, play.entries);
    replay.at(play.length);
    replay.at(90);
    turn(1);
    play.rewind(0, 0);
    note();
    turn(0);
    for (const length of [play.length, 95, 105, 3, play.length]) expect(replay.at(length).hash()).toBe(hashes[length]);
  });

  test('clones nothing where nobody can undo', () => {
    let clones = 0;
    const counted = { ...toy, clone: (state: any) => (clones++, toy.clone(state)) };
    const play = new Play(counted, head, false);
    play.act(0, bid(3));
    expect(play.undo(0)).toEqual({ code: 'play.noUndo' });
    const whole = new Play(counted, head);
    for (let i = 0; i < 5; i++) {
      whole.act(0, bid(2));
      whole.undo(0);
    }
    expect(clones).toBe(1 + 5);
  });

  test('goes on from a snapshot and the entries after it', () => {
    const play = new Play(toy, head);
    for (const action of [bid(1), draw]) play.act(0, action);
    const snapshot = JSON.parse(JSON.stringify(play.snapshot()));
    play.act(1, bid(2));
    expect(play.snapshot()).toBeUndefined();
    play.undo(1);
    play.act(1, bid(3));
    const resumed = resume(toy, head, snapshot, play.entries.slice(2));
    expect(resumed.hash()).toBe(play.hash());
    expect(resumed.logHash()).toBe(play.logHash());
    expect(resumed.seen('observer')).toBe(play.seen('observer'));
    expect(resumed.canUndo(1)).toBe(true);
    expect(resumed.act(1, draw)).toBeUndefined();
    expect(() => savePlay(resumed)).toThrow('without its first entries');
  });

  test('lets undo neither show nor lose what another seat did off its turn', () => {
    const play = new Play(toy, head);
    play.act(0, bid(3));
    play.act(1, { type: 'wish', wish: 1 });
    expect(play.canUndo(0)).toBe(true);
    play.undo(0);
    expect(play.view(1).wish).toBe(1);
    expect(play.view(0).bid).toBe(0);
  });

  test('closes the way back when another seat does something off its turn that everybody hears', () => {
    const loud = {
      ...toy,
      apply: (...given: Parameters<typeof toy.apply>) => {
        toy.apply(...given);
        if (given[2].type === 'wish') given[4]({ type: 'wished', seat: given[1] });
      },
    };
    const play = new Play(loud, head);
    play.act(0, bid(3));
    play.act(1, { type: 'wish', wish: 1 });
    expect(play.canUndo(0)).toBe(false);
  });

  test('closes the way back where what another seat did off its turn would draw a card there', () => {
    const eager = {
      ...toy,
      apply: (...given: Parameters<typeof toy.apply>) => {
        const [state, , action, rng] = given;
        if (action.type === 'wish' && state.bid === 0) rng.below(2);
        toy.apply(...given);
      },
    };
    const play = new Play(eager, head);
    play.act(0, bid(3));
    play.act(1, { type: 'wish', wish: 1 });
    expect(play.canUndo(0)).toBe(false);
    const replayed = new Replay(eager, head, play.entries).at(2);
    expect(replayed.hash()).toBe(play.hash());
  });

  test('ends, and then refuses everything', () => {
    const play = played();
    expect(play.result).toEqual({ winners: [1], scores: [3, 6] });
    expect(play.toAct).toEqual([]);
    expect(play.act(0, bid(1))).toEqual({ code: 'play.over' });
  });

  test('can be looked at after any step, forward and back', () => {
    const play = played();
    const replay = new Replay(toy, head, play.entries);
    expect(replay.at(play.entries.length).hash()).toBe(play.hash());
    const middle = replay.at(5).hash();
    expect(replay.at(12).hash()).toBe(play.hash());
    expect(replay.at(5).hash()).toBe(middle);
  });
});

describe('several actions decided in one go', () => {
  test('are carried out in order until the seat is no longer to act', () => {
    const play = new Play(toy, head);
    expect(play.actAll(0, [bid(2), draw, bid(3)], 0)).toBeUndefined();
    expect(play.entries.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(play.toAct).toEqual([1]);
  });

  test('end at the first refusal; what was done before it stays', () => {
    const play = new Play(toy, head);
    expect(play.actAll(0, [bid(2), bid(3), draw])).toEqual({ code: 'bidOnce' });
    expect(play.length).toBe(1);
    expect(play.canUndo(0)).toBe(true);
  });

  test('are refused as a whole when the sender has not seen the latest', () => {
    const play = new Play(toy, head);
    expect(play.actAll(0, [bid(2), draw], 7)).toEqual({ code: 'play.stale' });
    expect(play.length).toBe(0);
  });

  test('stop where the game says that something wants to be seen first, if the seat has heard of it', () => {
    const stopping = { ...toy, stops: ({ type }: { type: string }) => type === 'bid' };
    const play = new Play(stopping, head);
    expect(play.actAll(0, [bid(2), draw])).toBeUndefined();
    expect(play.length).toBe(1);
  });
});

describe('a play file', () => {
  const text = JSON.stringify(savePlay(played()));
  const changed = (change: (file: any) => void): string => {
    const file = JSON.parse(text);
    change(file);
    return JSON.stringify(file);
  };
  const reasonFor = (input: string) => {
    const parsed = parsePlayFile(input);
    if (!parsed.ok) return parsed.reason;
    const loaded = loadPlay(toy, parsed.file);
    return loaded.ok ? undefined : loaded.reason;
  };

  test('is read back whole', () => expect(reasonFor(text)).toBeUndefined());

  test.each([
    ['no JSON', '{', { code: 'file.json' }],
    ['some other JSON', '[1]', { code: 'file.notAPlay' }],
    [
      'a later format',
      changed((file) => (file.formatVersion = 9)),
      { code: 'file.formatVersion', with: { version: 9 } },
    ],
    ['another game', changed((file) => (file.game = 'chess')), { code: 'file.unknownGame', with: { game: 'chess' } }],
    ['other rules', changed((file) => (file.rules = 2)), { code: 'file.rulesVersion', with: { rules: 2, known: 1 } }],
    ['a missing part', changed((file) => delete file.entries), { code: 'file.shape', with: { place: 'entries' } }],
    [
      'an unknown option',
      changed((file) => (file.options.low = 1)),
      { code: 'options.unknown', with: { option: 'low' } },
    ],
    ['too few seats', changed((file) => file.seats.pop()), { code: 'file.seats', with: { seats: 1, min: 2, max: 3 } }],
    [
      'another secret',
      changed((file) => (file.seed.secret = file.seed.secret.replace(/./, 'f'))),
      { code: 'file.commitment' },
    ],
    [
      'an illegal action',
      changed((file) => (file.entries[2].action.height = 4)),
      { code: 'file.entry', with: { entry: 3, rule: 'height' } },
    ],
    [
      'an entry too many',
      changed((file) => file.entries.push({ seat: 0, action: draw })),
      { code: 'file.entry', with: { entry: 13, rule: 'play.over' } },
    ],
    ['a changed entry', changed((file) => (file.entries[0].action.height = 3)), { code: 'file.log' }],
    ['another name', changed((file) => (file.seats[0].name = 'Eve')), { code: 'file.log' }],
    ['no result though it is over', changed((file) => delete file.result), { code: 'file.result' }],
    ['an unknown key', changed((file) => (file.more = 1)), { code: 'file.shape', with: { place: 'more' } }],
    [
      'an unknown key of a seat',
      changed((file) => (file.seats[0].level = 1)),
      { code: 'file.shape', with: { place: 'seats.0.level' } },
    ],
    [
      'a seventh colour',
      changed((file) => (file.seats[0].colour = 6)),
      { code: 'file.shape', with: { place: 'seats.0.colour' } },
    ],
    ['options in a list', changed((file) => (file.options = [])), { code: 'file.shape', with: { place: 'options' } }],
    [
      'an entry that acts and undoes',
      changed((file) => (file.entries[0].undo = true)),
      { code: 'file.shape', with: { place: 'entries.0' } },
    ],
    [
      'an entry that does nothing',
      changed((file) => delete file.entries[0].action),
      { code: 'file.shape', with: { place: 'entries.0' } },
    ],
    [
      'more entries than any play has',
      changed((file) => (file.entries = Array(10_001).fill({ seat: 0, undo: true }))),
      { code: 'file.shape', with: { place: 'entries' } },
    ],
    [
      'a million faults',
      changed((file) => (file.entries = Array(1_000_000).fill(0))),
      { code: 'file.shape', with: { place: 'entries' } },
    ],
    [
      'a thousand winners',
      changed((file) => (file.result.winners = Array(1000).fill(0))),
      { code: 'file.shape', with: { place: 'result.winners' } },
    ],
    ['another result', changed((file) => (file.result.scores = [9, 9])), { code: 'file.result' }],
    ['another hash', changed((file) => (file.hash = '0'.repeat(64))), { code: 'file.hash' }],
  ])('with %s is refused', (_what, input, reason) => expect(reasonFor(input)).toEqual(reason));
});

describe('options', () => {
  const specs = {
    credit: { kind: 'integer', min: 8, max: 20, default: 13 },
    rounds: { kind: 'integer', min: 1, max: 9, default: 0, off: 0 },
    reach: { kind: 'choice', values: [3, 4], default: 3 },
    harsh: { kind: 'flag', default: false },
  } as const;
  test('are filled up with defaults', () => {
    expect(readOptions(specs, { credit: 8 })).toEqual({
      ok: true,
      options: { credit: 8, rounds: 0, reach: 3, harsh: false },
    });
  });
  test.each([
    [{ credit: 7 }, 'options.range'],
    [{ credit: 8.5 }, 'options.range'],
    [{ rounds: 10 }, 'options.range'],
    [{ reach: 5 }, 'options.choice'],
    [{ harsh: 'yes' }, 'options.choice'],
    [{ constructor: 1 }, 'options.unknown'],
    [[], 'options.shape'],
    [null, 'options.shape'],
  ])('%j is refused', (input, code) => {
    expect(readOptions(specs, input)).toMatchObject({ ok: false, reason: { code } });
  });
});

describe('randomness', () => {
  test('is ChaCha20: the first block of the all-zero key (RFC 8439, A.1, test vector 1)', () => {
    const stream = new Stream(new Uint8Array(32));
    expect([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653].map(() => stream.below(0xffffffff))).toEqual([
      0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653,
    ]);
  });
  test('goes on from any position', () => {
    const key = streamKey(namedSeed('x'));
    const whole = new Stream(key);
    const drawn = Array.from({ length: 700 }, () => whole.below(1000));
    const rest = new Stream(key, 300);
    expect(Array.from({ length: 400 }, () => rest.below(1000))).toEqual(drawn.slice(300));
  });
  test('is even', () => {
    const stream = new Stream(streamKey(namedSeed('dice')));
    const counts = Array(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[stream.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
  test('depends on the secret and on every contribution', () => {
    const secret = new Uint8Array(32).fill(1);
    const keys = [[], ['a'], ['b'], ['a', 'b'], ['ab']].map((contributions) =>
      String(streamKey(makeSeed(secret, contributions))),
    );
    expect(new Set(keys).size).toBe(5);
    expect(keepsCommitment(makeSeed(secret))).toBe(true);
    expect(keepsCommitment({ ...makeSeed(secret), secret: '00'.repeat(32) })).toBe(false);
  });
});
