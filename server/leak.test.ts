/**
 * The wire leaks nothing: the same play with other hidden cards, and the same actions, gives every viewer the same texts in the same order at the
 * same times, as long as the rules themselves show this viewer no difference.
 */
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId, type GameModule } from '@stellwerk/games';
import {
  canonical,
  drawAction,
  fastRng,
  type Game,
  type Play,
  type Rng,
  type Seat,
  type Viewer,
} from '@stellwerk/kernel';
import { HandTime, openTable, testServer, type TestPage, type TestServer } from './online.testing.ts';

/** The rules with dice of their own, and with the cards that the viewer can't see dealt again. */
function otherWorld({ game, ...module }: GameModule, seed: number, viewer: Viewer, deal: number): GameModule {
  let dice = fastRng(seed);
  const drawn = (rng: Rng): Rng => ('position' in rng ? dice : rng);
  const world: Game = {
    ...game,
    setup(options, seats, _rng, tell) {
      dice = fastRng(seed);
      const state: object = game.setup(options, seats, dice, tell);
      if (deal === 0) return state;
      const other: object = game.guess(game.view(state, viewer), fastRng(deal));
      // Trips that are turned up at every turn's end would show at once that the worlds differ; hands are what must not show.
      return 'tripDeck' in state ? { ...other, tripDeck: [...(state.tripDeck as unknown[])] } : other;
    },
    apply: (state, seat, action, rng, tell) => game.apply(state, seat, action, drawn(rng), tell),
  };
  return { ...module, game: world };
}

class World {
  readonly received: [number, string][] = [];
  readonly time = new HandTime();
  server!: TestServer;
  people!: TestPage[];
  table!: string;

  async open(id: GameId, module: GameModule, viewer: Viewer): Promise<void> {
    this.server = await testServer({
      time: this.time,
      countdown: 10,
      random: () => 0.5,
      games: (game) => Promise.resolve(game === id ? module : undefined),
    });
    this.people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => this.server.page(name)));
    this.table = await openTable(this.people, { game: id });
    const watcher = await this.server.page();
    await watcher.enter(this.table);
    await this.people[0]!.must('start', { table: this.table });
    const ear = viewer === 'observer' ? watcher : this.people[viewer]!;
    const start = this.time.now();
    ear.ws.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.includes('"ok":true,"time"')) this.received.push([this.time.now() - start, this.#plain(text)]);
    });
    await this.pass(20);
  }

  /** Lets everything that is under way arrive. */
  settle = async (): Promise<void> => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.server.online.store.log.idle();
      await Promise.all(this.people.map((page) => page.ask('ping', {})));
    }
  };

  pass(milliseconds: number): Promise<void> {
    return this.time.pass(milliseconds, this.settle);
  }

  async play(): Promise<Play> {
    return (await this.server.online.rooms.get(this.table))!.running!.play;
  }

  /** What is random about a table and says nothing about its cards. */
  #plain(text: string): string {
    const { code, commitment } = this.people[0]!.room!;
    const names: readonly [string, string][] = [
      [this.table, 'TABLE'],
      [commitment, 'SEAL'],
      [`"code":"${code}"`, '"code":"CODE"'],
    ];
    return names
      .reduce((plain, [name, stand]) => plain.replaceAll(name, stand), text)
      .replace(/"re":"r\d+"/, '"re":"R"');
  }

  async act(seat: Seat, action: unknown): Promise<void> {
    const page = this.people[seat]!;
    await page.must('act', { table: this.table, play: 1, seen: page.play!.seen, actions: [action] });
  }
}

/** A seat without a choice in a window is not bothered. */
function isForced(play: Play, seat: Seat): boolean {
  const { game, state } = play;
  return (game.reaction?.(state) ?? false) && game.forced?.(state, seat) !== undefined;
}

function common(one: Play, other: Play, seat: Seat, rng: Rng): unknown {
  for (let tries = 0; tries < 60; tries++) {
    const action: unknown = drawAction(one.game, one.state, seat, rng);
    if (!other.check(seat, action)) return action;
  }
  return undefined;
}

const differs = (one: Play, other: Play, viewer: Viewer): boolean =>
  canonical([one.view(viewer), one.heard(viewer), one.toAct]) !==
  canonical([other.view(viewer), other.heard(viewer), other.toAct]);

interface Seen {
  steps: number;
  /** Windows in which a seat had a choice in one world and none in the other. */
  told: number;
}

/** Everybody who is asked in earnest answers at once that they want nothing; for the others the server does it. */
async function endWindow(world: World): Promise<void> {
  const play = await world.play();
  for (let second = 0; second < 8; second += 0.5) {
    for (const seat of play.toAct) {
      const page = world.people[seat]!;
      const asked = play.game.reaction?.(play.state) && page.play!.toAct.includes(seat) && !isForced(play, seat);
      if (asked) await world.act(seat, play.game.fallback!(play.state, seat));
    }
    await world.pass(500);
  }
}

async function compare(id: GameId, viewer: Viewer, seed: number, most: number): Promise<Seen> {
  const module = await GAMES[id]();
  const worlds = [new World(), new World()] as const;
  await Promise.all(worlds.map((world, deal) => world.open(id, otherWorld(module, seed, viewer, deal), viewer)));
  const [one, other] = worlds;
  const plays = [await one.play(), await other.play()] as const;
  expect(canonical(plays[0].state)).not.toBe(canonical(plays[1].state));
  const rng = fastRng(seed);
  const seen: Seen = { steps: 0, told: 0 };
  for (; seen.steps < most && !plays[0].result; seen.steps++) {
    const seat = plays[0].toAct[rng.below(plays[0].toAct.length)]!;
    const action = common(...plays, seat, rng);
    if (action === undefined) break;
    await Promise.all(worlds.map((world) => world.act(seat, action)));
    const inWindow = plays[0].game.reaction?.(plays[0].state) ?? false;
    const choices = plays.map((play) =>
      canonical(play.head.seats.map((_, each) => play.game.legal(play.state, each).length)),
    );
    await Promise.all(worlds.map((world) => (inWindow ? endWindow(world) : world.pass(300))));
    if (differs(...plays, viewer)) break;
    expect(other.received).toEqual(one.received);
    if (inWindow && choices[0] !== choices[1]) seen.told++;
  }
  for (const { server } of worlds) {
    expect(server.errors).toEqual([]);
    await server.stop();
  }
  return seen;
}

const PLAYS: Readonly<Record<string, number>> = { transeuropa: 3, intercity: 3, 'future-mobility': 6 };
/** InterUrban hides nothing but the order of its tiles; a play of it can't be dealt again for somebody at the table without showing. */
const HIDING = GAME_IDS.filter((id) => id !== 'interurban');

describe.each(HIDING)('%s', (id) => {
  test('sends every viewer the same, whatever the others hold', async () => {
    let [steps, told] = [0, 0];
    for (let seed = 1; seed <= PLAYS[id]!; seed++) {
      const viewer = seed % 3 === 0 ? 'observer' : seed % 3;
      const seen = await compare(id, viewer, seed, 25);
      steps += seen.steps;
      told += seen.told;
    }
    expect(steps).toBeGreaterThan(15);
    if (id === 'future-mobility') expect(told).toBeGreaterThan(2);
  });
});
