/** Windows that ask several at once: nobody sees an answer of another one before all are in, in whatever order they come, also after a restart. */
import { describe, expect, test } from 'vitest';
import {
  defineGame,
  makeSeed,
  Play,
  type BotLevels,
  type Entry,
  type Game,
  type Seat,
  type Viewer,
} from '@stellwerk/kernel';
import { patched } from '@stellwerk/tables/patch';
import { readMessage, type ClockSetting, type StepsMessage } from '@stellwerk/tables/wire';
import { HandTime } from '../online.testing.ts';
import { RunningPlay } from './running-play.ts';

interface State {
  turn: Seat;
  /** Two questions to each of the others, −1 while open; empty between windows. */
  answers: number[][];
  closed: number;
}

/** Seat 0 asks, 1 and 2 answer twice each; their view says who still has to. */
const asking = defineGame({
  id: 'asking',
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  setup: (): State => ({ turn: 0, answers: [], closed: 0 }),
  clone: (state): State => structuredClone(state),
  toAct: ({ answers, turn }) => (answers.length === 0 ? [turn] : [1, 2].filter((seat) => answers[seat]!.includes(-1))),
  legal: ({ answers }): { yes: number }[] => (answers.length === 0 ? [{ yes: 1 }] : [{ yes: 0 }, { yes: 1 }]),
  check: () => undefined,
  apply(state, seat, action: { yes: number }, _rng, tell) {
    if (state.answers.length === 0) {
      state.answers = [[], [-1, -1], [-1, -1]];
      tell({ type: 'asked' });
      return;
    }
    state.answers[seat]![state.answers[seat]!.indexOf(-1)] = action.yes;
    if (state.answers.flat().includes(-1)) return;
    tell({ type: 'answered', answers: state.answers.flat() } as { type: string });
    state.answers = [];
    state.closed++;
  },
  fallback: () => ({ yes: 0 }),
  reaction: ({ answers }) => answers.length > 0,
  view: ({ answers, closed }, viewer) => ({
    closed,
    open: [1, 2].filter((seat) => answers[seat]?.includes(-1)),
    mine: typeof viewer === 'number' ? [...(answers[viewer] ?? [])] : [],
  }),
  result: () => undefined,
  guess: (): State => ({ turn: 0, answers: [], closed: 0 }),
});

const bot = () => ({ choose: () => ({ yes: 0 }) });
const BOTS: BotLevels = { easy: bot, normal: bot, hard: bot };
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

function table(entries: readonly Entry[] = [], game: Game = asking, clock: ClockSetting = { kind: 'none' }) {
  const time = new HandTime();
  const seats = ['Anna', 'Ben', 'Cleo'].map((name, colour) => ({ name, colour }));
  const head = { game: 'asking', rules: 1, options: {}, seats, seed: makeSeed(new Uint8Array(32)) };
  const play = new Play(game, head);
  const errors: unknown[] = [];
  const absent: Seat[] = [];
  const told = new Map<Viewer, StepsMessage[]>([0, 1, 2, 'observer' as const].map((viewer) => [viewer, []]));
  const running = new RunningPlay(
    play,
    BOTS,
    { table: 't', number: 1, clock, reaction: 20_000, botPause: 0 },
    {
      time,
      random: () => 0.5,
      append: () => Promise.resolve(),
      send: (viewer, text) => void told.get(viewer)!.push(readMessage(text) as StepsMessage),
      changed: () => {},
      absent: (seat) => void absent.push(seat),
      report: (error) => void errors.push(error),
    },
  );
  for (const viewer of told.keys()) running.stream(viewer).listeners = 1;
  running.catchUp(entries);
  running.start([]);
  const views = new Map([...told.keys()].map((viewer) => [viewer, running.present(viewer, -1).view]));
  const view = (viewer: Viewer): unknown =>
    told.get(viewer)!.reduce((now, { patch = [] }) => patched(now, patch), views.get(viewer));
  const act = (seat: Seat, yes: number, seen: number) => running.act(seat, [{ yes }], seen, `${seat}-${Math.random()}`);
  return { time, running, told, view, act, play, errors, absent };
}

describe('a window', () => {
  test('shows everybody their own answers alone until it closes', async () => {
    const { time, told, view, act, errors } = table();
    expect(await act(0, 1, 0)).toBeUndefined();
    for (const viewer of told.keys()) expect(told.get(viewer)).toMatchObject([{ seen: 1, window: { seats: [1, 2] } }]);
    await act(1, 1, 1);
    expect(view(1)).toEqual({ closed: 0, open: [1, 2], mine: [1, -1] });
    expect(told.get(1)!.at(-1)).toMatchObject({ seen: 1, steps: [] });
    await act(1, 0, 1);
    await act(2, 1, 1);
    expect(view(2)).toEqual({ closed: 0, open: [1, 2], mine: [1, -1] });
    expect([0, 'observer' as const].map((viewer) => told.get(viewer)!.length)).toEqual([1, 1]);
    await act(2, 0, 1);
    // All are in, but it is too early to say so.
    expect([...told.values()].map((messages) => messages.length)).toEqual([1, 2, 2, 1]);
    await time.pass(3400, settle);
    expect([...told.values()].map((messages) => messages.length)).toEqual([1, 2, 2, 1]);
    await time.pass(200, settle);
    for (const viewer of told.keys()) {
      expect(told.get(viewer)!.at(-1)).toMatchObject({ window: null });
      expect(view(viewer)).toEqual({ closed: 1, open: [], mine: [] });
    }
    expect(errors).toEqual([]);
  });

  test('closes when its time is over, with the default for who is silent', async () => {
    const { time, told, play, act, errors } = table();
    await act(0, 1, 0);
    await act(2, 1, 1);
    await time.pass(20_900, settle);
    expect(play.length).toBe(2);
    await time.pass(200, settle);
    await time.pass(2000, settle);
    expect(told.get(0)!.at(-1)).toMatchObject({ window: null });
    expect(play.entries.filter(({ seat }) => seat === 1)).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test('that asks one after another gives all of them together little more time than one', async () => {
    const inTurn: Game = { ...asking, toAct: (state) => asking.toAct(state as State).slice(0, 1) };
    const { time, told, act, errors } = table([], inTurn);
    await act(0, 1, 0);
    // Anna's question has gone to Ben, who says nothing; Cleo has half the time.
    await time.pass(21_100, settle);
    expect(told.get(2)!.at(-1)).toMatchObject({ toAct: [2], window: { until: expect.any(Number) } });
    const { until } = told.get(2)!.at(-1)!.window!;
    expect(until - time.now()).toBeGreaterThan(9000);
    expect(until - time.now()).toBeLessThanOrEqual(10_000);
    await time.pass(11_100, settle);
    expect(told.get(0)!.at(-1)).toMatchObject({ window: null });
    expect(errors).toEqual([]);
  });

  test('gives who is asked soon after another the rest of its time', async () => {
    const inTurn: Game = { ...asking, toAct: (state) => asking.toAct(state as State).slice(0, 1) };
    const { time, told, act } = table([], inTurn);
    await act(0, 1, 0);
    const { until } = told.get(1)!.at(-1)!.window!;
    await time.pass(4000, settle);
    for (const yes of [1, 0]) await act(1, yes, 1);
    expect(told.get(2)!.at(-1)!.window).toEqual({ seats: [2], until });
  });

  test('lets no turn be taken back before its end is told', async () => {
    const passing: Game = {
      ...asking,
      apply(state, seat, action, rng, tell) {
        asking.apply(state, seat, action, rng, tell);
        if (state.answers.length === 0) state.turn = 1;
      },
    };
    const { time, running, act } = table([], passing);
    await act(0, 1, 0);
    expect(running.turns).toBeUndefined();
    for (const seat of [1, 1, 2, 2]) await act(seat, 1, 1);
    expect(running.turns).toBeUndefined();
    await time.pass(5000, settle);
    expect(running.turns!.lastTurn(0)).toBe(0);
  });

  test('shows nothing of an answer that draws until it closes', async () => {
    const drawing: Game = {
      ...asking,
      apply(state, seat, action, rng, tell) {
        if (seat === 1) rng.below(6);
        asking.apply(state, seat, action, rng, tell);
      },
    };
    const { told, view, act, errors } = table([], drawing);
    await act(0, 1, 0);
    await act(1, 1, 1);
    expect(told.get(1)).toHaveLength(1);
    expect(view(1)).toMatchObject({ mine: [-1, -1] });
    expect(errors).toEqual([]);
  });

  test('goes on where the rules have a fault, which is reported', async () => {
    const fault = new Error('seat 2 has not answered');
    const faulty: Game = {
      ...asking,
      apply(state: State, seat, action, rng, tell) {
        if (seat === 1 && state.answers[2]!.includes(-1)) throw fault;
        asking.apply(state, seat, action, rng, tell);
      },
    };
    const { time, told, view, act, errors } = table([], faulty);
    await act(0, 1, 0);
    for (const seat of [2, 2, 1]) expect(await act(seat, 1, 1)).toBeUndefined();
    expect(errors).toEqual([fault]);
    expect(told.get(1)).toHaveLength(1);
    await time.pass(4000, settle);
    expect(view(1)).toEqual({ closed: 0, open: [1], mine: [1, -1] });
    expect(await act(1, 0, told.get(1)!.at(-1)!.seen)).toBeUndefined();
    for (const viewer of told.keys()) expect(view(viewer)).toMatchObject({ closed: 1 });
    expect(errors).toEqual([fault]);
  });

  test('whose end can’t be shown by faulty rules ends its table, and not the whole server', async () => {
    const fault = new Error('nothing to see');
    const faulty: Game = {
      ...asking,
      view(state: State, viewer) {
        if (state.closed > 0) throw fault;
        return asking.view(state, viewer);
      },
    };
    const { time, running, act, errors } = table([], faulty);
    await act(0, 1, 0);
    for (const seat of [1, 1, 2, 2]) await act(seat, 1, 1);
    await time.pass(5000, settle);
    expect(errors).toEqual([fault]);
    expect(running.table.isClosed).toBe(true);
  });

  test('is as it was after a restart', () => {
    const entries = [{ seat: 0, action: { yes: 1 } }];
    const fresh = table(entries.slice(0, 0));
    expect(fresh.view('observer')).toEqual({ closed: 0, open: [], mine: [] });
    const { running, errors } = table();
    running.play.act(0, { yes: 1 });
    running.catchUp([{ seat: 1, action: { yes: 1 } }]);
    expect(running.present('observer', -1).view).toEqual({ closed: 0, open: [1, 2], mine: [] });
    expect(running.present(2, -1).view).toEqual({ closed: 0, open: [1, 2], mine: [-1, -1] });
    expect(running.present(1, -1).view).toEqual({ closed: 0, open: [1, 2], mine: [1, -1] });
    expect(errors).toEqual([]);
  });
});

test('a process that takes a play over knows whose turns bots have finished at another one', async () => {
  const passing: Game = { ...asking, apply: (state: State) => void (state.turn = state.turn === 0 ? 1 : 0) };
  const { time, running, absent, errors } = table([], passing, { kind: 'turn', seconds: 45 });
  running.keep(false);
  const kept = (seq: number, request: string) => ({
    seq,
    entry: { seat: seq % 2, action: { yes: 1 } },
    request,
    clock: undefined,
    at: time.now(),
  });
  // Ben acts himself, Anna's turns are finished by a bot; that of an entry which is here already counts once.
  await running.follow([kept(0, 'late'), kept(1, 'ben:1')]);
  await running.follow([kept(1, 'ben:1'), kept(2, 'late'), kept(3, 'ben:2')]);
  running.keep(true);
  await time.pass(46_100, settle);
  expect(absent).toEqual([0]);
  expect(errors).toEqual([]);
});
