/**
 * The wire leaks nothing: each game is played in two worlds at once, with other hidden cards and the same actions. Every viewer gets the same texts in the
 * same order at the same times. Before every action the cards that the viewer can't see are dealt again in one of the worlds, so that the action shows this
 * viewer the same by the rules themselves; where no deal does, because it turns something up, it is done in equal worlds.
 */
import { describe, expect, test } from 'vitest';
import { GAMES, type GameId, type GameModule } from '@stellwerk/games';
import {
  canonical,
  defaultOptions,
  drawAction,
  fastRng,
  hears,
  type Audience,
  type Game,
  type GameEvent,
  type Play,
  type Rng,
  type Seat,
  type Viewer,
} from '@stellwerk/kernel';
import { readMessage, type StepsMessage } from '@stellwerk/tables/wire';
import { HandTime, openTable, testServer, type TestPage, type TestServer } from './online.testing.ts';

const PEOPLE = ['Anna', 'Ben', 'Cleo'];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'observer'];
/** Whole games, mostly; InterCity is far longer at random. */
const MOST_STEPS = 150;
/** InterCity's windows come late: another play of it begins so many actions before one. */
const BEFORE = 20;
/** Deals that are tried for one action. */
const DEALS = 12;
/** People answer at once when they are asked, which is looked at so often; by then every window is closed. */
const WINDOW_MS = 500;
const WINDOW_ROUNDS = 10;

class World {
  readonly received: [number, string][] = [];
  readonly time = new HandTime();
  readonly game: Game;
  server!: TestServer;
  people!: readonly TestPage[];
  play!: Play;
  #table!: string;
  #seed: number;
  /** Actions so far: each has dice of its own, the same in both worlds. */
  #applied: number;

  constructor(game: Game, { seed, state, applied }: Beginning) {
    this.#seed = seed;
    this.#applied = applied;
    const isDrawn = (rng: Rng): boolean => 'position' in rng;
    this.game = {
      ...game,
      setup: () => game.clone(state),
      apply: (state, seat, action, rng, tell) =>
        game.apply(state, seat, action, isDrawn(rng) ? diceAt(seed, this.#applied++) : rng, tell),
    };
  }

  get applied(): number {
    return this.#applied;
  }

  get seed(): number {
    return this.#seed;
  }

  async open(module: GameModule, viewer: Viewer): Promise<void> {
    this.server = await testServer({
      time: this.time,
      countdown: 10,
      random: () => 0.5,
      games: (id) => Promise.resolve(id === module.game.id ? { ...module, game: this.game } : undefined),
    });
    this.people = await Promise.all(PEOPLE.map((name) => this.server.page(name)));
    this.#table = await openTable(this.people, { game: module.game.id });
    const watcher = await this.server.page();
    await watcher.enter(this.#table);
    await this.people[0]!.must('start', { table: this.#table });
    const ear = viewer === 'observer' ? watcher : this.people[viewer]!;
    const start = this.time.now();
    ear.ws.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.includes('"ok":true,"time"')) this.received.push([this.time.now() - start, this.#plain(text)]);
    });
    await this.time.pass(10, () => Promise.resolve());
    await Promise.all([...this.people, watcher].map((page) => page.until(() => page.play !== undefined)));
    const room = (await this.server.online.rooms.get(this.#table))!;
    this.play = room.running!.play;
    this.settle = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await room.running!.table.settled();
      await room.settled();
      await Promise.all([...this.people, watcher].map((page) => page.ask('ping', {})));
    };
  }

  /** Lets everything that is under way arrive. */
  settle!: () => Promise<void>;

  pass(milliseconds: number): Promise<void> {
    return this.time.pass(milliseconds, this.settle);
  }

  /** What is random about a table and says nothing about its cards. */
  #plain(text: string): string {
    return inOrder(text)
      .replaceAll(this.#table, 'TABLE')
      .replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":"SEAL"')
      .replace(/"code":"[A-Z0-9]{6}"/, '"code":"CODE"')
      .replaceAll(/"who":"[^"]+"/g, '"who":"WHO"')
      .replace(/"re":"r\d+"/, '"re":"R"');
  }

  async act(seat: Seat, action: unknown): Promise<void> {
    const page = this.people[seat]!;
    await page.must('act', { table: this.#table, play: 1, seen: page.play!.seen, actions: [action] });
  }

  /** Everybody who is asked in earnest answers at once, for the others the server does it: as planned, or that they want nothing. */
  async endWindow(plan: Plan): Promise<void> {
    const { play } = this;
    await this.settle();
    const planned = new Map(plan);
    const isAsked = (seat: Seat): boolean => this.people[seat]!.play!.toAct.includes(seat) && !isForced(play, seat);
    for (let round = 0; round < WINDOW_ROUNDS; round++) {
      for (let seat; play.reaction && (seat = play.toAct.find(isAsked)) !== undefined; planned.delete(seat))
        await this.act(seat, planned.get(seat) ?? nothing(play, seat));
      await this.pass(WINDOW_MS);
    }
  }

  /** Deals again: the state is another from here on. */
  become(state: object): void {
    const own = this.play.state as Record<string, unknown>;
    for (const key of Object.keys(own)) delete own[key];
    Object.assign(own, this.game.clone(state));
  }
}

/** Who was faster in a window is seen afterwards, as docs/decisions says; all else must be the same to the byte. */
function inOrder(text: string): string {
  if (!text.includes('"window":null')) return text;
  const { steps, ...message } = readMessage(text) as StepsMessage;
  const seats = steps.map(([seat]) => seat).toSorted();
  return JSON.stringify([text.length, message, steps.map(([, ...step], index) => [seats[index], ...step])]);
}

/** Who says something else in the window than that they want nothing. */
type Plan = readonly (readonly [Seat, unknown])[];

const PASS = { type: 'pass' };

/** What somebody says who wants nothing. */
function nothing({ game, state }: Pick<Play, 'game' | 'state'>, seat: Seat): unknown {
  return game.check(state, seat, PASS) ? game.fallback!(state, seat) : PASS;
}

/** A seat without a choice in a window is not bothered. */
function isForced({ game, state }: Pick<Play, 'game' | 'state'>, seat: Seat): boolean {
  return (game.reaction?.(state) ?? false) && game.forced?.(state, seat) !== undefined;
}

/** The same table for the viewer with other cards behind it; undefined if there is no other. */
function dealtAgain(game: Game, state: any, viewer: Viewer, rng: Rng): object | undefined {
  const guessed = game.guess(game.view(state, viewer), rng) as object;
  // Trips that are turned up at every turn's end would show at once that the worlds differ; hands are what must not show.
  const other = 'tripDeck' in state ? { ...guessed, tripDeck: [...(state.tripDeck as unknown[])] } : guessed;
  const isSame = canonical(game.view(other, viewer)) === canonical(game.view(state, viewer));
  return isSame && canonical(other) !== canonical(state) ? other : undefined;
}

/** What the viewer will have been shown after the action, and at the end of the window that it opens. */
function foreseen(world: World, state: object, seat: Seat, action: unknown, plan: Plan, viewer: Viewer): string {
  const { game } = world;
  const told: unknown[] = [];
  const tell = (event: GameEvent, to: Audience = 'all'): void => void (hears(to, viewer) && told.push(event));
  let applied = world.applied;
  const then: object = game.clone(state);
  const apply = (by: Seat, what: unknown): void => game.apply(then, by, what, diceAt(world.seed, applied++), tell);
  const shown = (): unknown[] => [game.view(then, viewer), [...told], game.toAct(then)];
  apply(seat, action);
  const first = shown();
  const planned = new Map(plan);
  for (let round = 0; game.reaction?.(then) && round < 4 * WINDOW_ROUNDS; round++) {
    const asked = game.toAct(then);
    const free = asked.filter((each) => game.forced?.(then, each) === undefined);
    const next = free[0] ?? asked[0]!;
    apply(next, planned.get(next) ?? nothing({ game, state: then }, next));
    planned.delete(next);
  }
  return canonical([first, shown()]);
}

interface Seen {
  steps: number;
  /** Steps at which the worlds differed. */
  apart: number;
  windows: number;
  /** Windows in which a seat had a choice in one world and none in the other. */
  told: number;
  over: boolean;
}

/** The table in both worlds after an action. */
type Both = readonly [Pick<Play, 'game' | 'state'>, Pick<Play, 'game' | 'state'>];

function afterwards(world: World, states: readonly [object, object], seat: Seat, action: unknown): Both {
  const { game } = world;
  return states.map((state) => {
    const then: object = game.clone(state);
    game.apply(then, seat, action, diceAt(world.seed, world.applied), () => {});
    return { game, state: then };
  }) as unknown as Both;
}

/** Who is asked has a choice in one world and none in the other. */
function choicesDiffer(both: Both): boolean {
  return PEOPLE.some((_, seat) => isForced(both[0], seat) !== isForced(both[1], seat));
}

/** The answer of somebody who has a choice in both worlds. */
function planFor([here, there]: Both, rng: Rng): Plan {
  const { game, state } = here;
  if (!game.reaction?.(state) || !game.reaction(there.state)) return [];
  const free = (game.toAct(state) as Seat[]).filter((each) => !isForced(here, each) && !isForced(there, each));
  const who = free[rng.below(free.length || 1)];
  if (who === undefined) return [];
  const answer: unknown = drawAction(game, state, who, rng);
  return game.check(there.state, who, answer) ? [] : [[who, answer]];
}

/** Other cards behind what the viewer sees, if with some the action shows the same: best with other choices in the window that it opens. */
function deal(world: World, seat: Seat, action: unknown, viewer: Viewer, rng: Rng): { state: object; plan: Plan } {
  const { game } = world;
  const { state } = world.play as { state: object };
  let found: { state: object; plan: Plan } | undefined;
  for (let tries = 0; tries < DEALS; tries++) {
    const other = dealtAgain(game, state, viewer, rng);
    if (!other || game.check(other, seat, action)) continue;
    const both = afterwards(world, [state, other], seat, action);
    const plan = planFor(both, rng);
    const [here, there] = [state, other].map((each) => foreseen(world, each, seat, action, plan, viewer));
    if (here !== there) continue;
    if (!found || choicesDiffer(both)) found = { state: other, plan };
    if (!game.reaction?.(both[0].state) || choicesDiffer(both)) break;
  }
  return found ?? { state, plan: [] };
}

interface Beginning {
  readonly seed: number;
  readonly state: object;
  readonly applied: number;
  /** What is done first, by whom. */
  readonly script: readonly (readonly [Seat, unknown])[];
}

const diceAt = (seed: number, action: number): Rng => fastRng(seed * 100_000 + action);

function fromSetUp(game: Game, seed: number): Beginning {
  const state: object = game.setup(defaultOptions(game.options), PEOPLE.length, fastRng(seed), () => {});
  return { seed, state, applied: 0, script: [] };
}

/** From shortly before the first window of a play at random. */
function beforeWindow(game: Game, seed: number): Beginning {
  const { state } = fromSetUp(game, seed);
  const rng = fastRng(seed);
  const moments: { readonly state: object; readonly done: readonly [Seat, unknown] }[] = [];
  while (!game.result(state) && !game.reaction!(state)) {
    const toAct = game.toAct(state);
    const seat = toAct[rng.below(toAct.length)]!;
    const action: unknown = drawAction(game, state, seat, rng);
    moments.push({ state: game.clone(state) as object, done: [seat, action] });
    game.apply(state, seat, action, diceAt(seed, moments.length - 1), () => {});
  }
  if (game.result(state)) return beforeWindow(game, seed + VIEWERS.length);
  const applied = Math.max(0, moments.length - BEFORE);
  return { seed, state: moments[applied]!.state, applied, script: moments.slice(applied).map(({ done }) => done) };
}

async function compare(id: GameId, viewer: Viewer, begin: typeof fromSetUp): Promise<Seen> {
  const module = await GAMES[id]();
  const seed = 1 + VIEWERS.indexOf(viewer);
  const from = begin(module.game, seed);
  const worlds = [new World(module.game, from), new World(module.game, from)] as const;
  await Promise.all(worlds.map((world) => world.open(module, viewer)));
  const [{ play }, other] = worlds;
  const { game } = worlds[0];
  const rng = fastRng(seed);
  const seen: Seen = { steps: 0, apart: 0, windows: 0, told: 0, over: false };
  for (; seen.steps < MOST_STEPS && !play.result; seen.steps++) {
    const at = play.toAct[rng.below(play.toAct.length)]!;
    const [seat, action] = from.script[seen.steps] ?? [at, drawAction(game, play.state, at, rng) as unknown];
    const { state, plan } = deal(worlds[0], seat, action, viewer, rng);
    if (state !== play.state) seen.apart++;
    other.become(state);
    await Promise.all(worlds.map((world) => world.act(seat, action)));
    if (play.reaction) {
      seen.windows++;
      if (choicesDiffer([play, other.play])) seen.told++;
      await Promise.all(worlds.map((world) => world.endWindow(plan)));
    } else await Promise.all(worlds.map((world) => world.settle()));
    expect(other.received).toEqual(worlds[0].received);
    for (const world of worlds) world.received.length = 0;
  }
  seen.over = play.result !== undefined;
  for (const { server } of worlds) {
    expect(server.errors).toEqual([]);
    await server.stop();
  }
  return seen;
}

const IDS = Object.keys(GAMES) as GameId[];

/** On a machine that has other things to do. */
const PATIENCE = 300_000;

/** What has been compared for all viewers of a game. */
async function compareAll(id: GameId, begin: typeof fromSetUp): Promise<readonly Seen[]> {
  const all: Seen[] = [];
  for (const viewer of VIEWERS) all.push(await compare(id, viewer, begin));
  return all;
}
const sum = (all: readonly Seen[], of: 'steps' | 'apart' | 'windows' | 'told'): number =>
  all.reduce((before, seen) => before + seen[of], 0);

describe.each(IDS)('%s', (id) => {
  test(
    'sends every seat and a watcher the same through a whole game, whatever the others hold',
    async () => {
      const all = await compareAll(id, fromSetUp);
      expect(all.every(({ over, steps }) => over || steps === MOST_STEPS)).toBe(true);
      // Nearly always the worlds were different ones.
      expect(sum(all, 'apart') / sum(all, 'steps')).toBeGreaterThan(0.7);
      if (id === 'future-mobility') expect(sum(all, 'told')).toBeGreaterThan(20);
    },
    PATIENCE,
  );
});

test(
  'intercity’s windows show nobody who could have intervened',
  async () => {
    const all = await compareAll('intercity', beforeWindow);
    expect(sum(all, 'windows')).toBeGreaterThanOrEqual(VIEWERS.length);
    expect(sum(all, 'told')).toBeGreaterThan(0);
  },
  PATIENCE,
);
