/** A real server with real sockets for tests: pages that put their view together from patches, and play at random by the rules alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, isGameId } from '@stellwerk/games';
import { drawAction, fastRng, type Game, type Rng, type Seat } from '@stellwerk/kernel';
import { patched } from '@stellwerk/tables/patch';
import {
  AnswerSchema,
  MessageSchema,
  readMessage,
  type Answer,
  type AnswerFields,
  type Message,
  type PlayShown,
  type Request,
  type RoomShown,
  type StepsMessage,
  type TableRow,
  type TalkLine,
  type WireStep,
  type Yours,
} from '@stellwerk/tables/wire';
import { afterAll, afterEach, beforeAll } from 'vitest';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { Online, serve, type OnlineSettings, type Served } from './index.ts';
import { realTime, type Time } from './time.ts';

export interface TestServer {
  readonly online: Online;
  readonly served: Served;
  readonly errors: unknown[];
  /** A page of somebody with this name, or of nobody. */
  page(name?: string): Promise<TestPage>;
  /** Another page with the cookie of the first. */
  again(page: TestPage): Promise<TestPage>;
  /** Stops and starts on the same data; something may happen in between. */
  restart(between?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** One server for the tests around; after each of them nothing may have gone wrong there. */
export function serverForAll(settings: Partial<OnlineSettings> = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.defineProperties(server, Object.getOwnPropertyDescriptors(await testServer(settings)));
  });
  afterAll(() => server.stop());
  afterEach(() => {
    if (server.errors.length > 0) throw new Error(String(server.errors));
  });
  return server;
}

/** `place` is where its data go. */
export async function testServer(settings: Partial<OnlineSettings> = {}, place = tmpdir()): Promise<TestServer> {
  const folder = mkdtempSync(join(place, 'stellwerk-online-'));
  writeFileSync(join(folder, 'index.html'), '<title>Stellwerk</title>');
  const errors: unknown[] = [];
  const pages: TestPage[] = [];
  const start = async () => {
    const online = await Online.open({
      place: { folder: join(folder, 'data') },
      botPause: 0,
      countdown: 30,
      messagesPerMinute: 1e6,
      joinsPerMinute: 1e6,
      report: (error) => void errors.push(error),
      ...settings,
    });
    return { online, served: await serve(folder, 0, 'localhost', undefined, online) };
  };
  let now = await start();
  const stop = async () => {
    for (const page of pages.splice(0)) page.close();
    await now.served.close();
    await now.online.close();
  };
  return {
    get online() {
      return now.online;
    },
    get served() {
      return now.served;
    },
    errors,
    async page(name) {
      const page = new TestPage(now.served.url, name === undefined ? '' : await cookieFor(now.served.url, name));
      pages.push(page);
      return page.connected;
    },
    async again({ cookie }) {
      const page = new TestPage(now.served.url, cookie);
      pages.push(page);
      return page.connected;
    },
    async restart(between) {
      await stop();
      await between?.();
      now = await start();
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function cookieFor(url: string, name: string): Promise<string> {
  const answer = await fetch(new URL('/api/me', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`no cookie for ${name}: ${answer.status}`);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

type Fields<Type extends Request['type']> = Omit<Extract<Request, { type: Type }>, 'type' | 'id'>;
type Shown = Omit<PlayShown, 'steps'> & { steps: WireStep[] };

/** Why a request was refused. */
export const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.reason.code);

let requests = 0;

export class TestPage {
  readonly cookie: string;
  readonly connected: Promise<this>;
  readonly closed: Promise<number>;
  /** Everything that came, as it came. */
  readonly texts: string[] = [];
  readonly ws: WebSocket;
  room: RoomShown | undefined;
  you: Yours = {};
  play: Shown | undefined;
  readonly talk: TalkLine[] = [];
  /** Doesn't put anything together: for pages that send nonsense to several tables. */
  deaf = false;
  readonly rows = new Map<string, TableRow>();
  readonly mine = new Map<string, TableRow>();
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #listeners = new Set<() => void>();

  constructor(url: string, cookie: string, headers: Readonly<Record<string, string>> = {}) {
    this.cookie = cookie;
    this.ws = new WebSocket(new URL('/api/live', url).href.replace('http', 'ws'), { headers: { cookie, ...headers } });
    this.connected = new Promise((resolve, reject) => {
      this.ws.once('message', () => resolve(this));
      this.ws.once('error', reject);
    });
    this.closed = new Promise((resolve) => this.ws.once('close', resolve));
    this.connected.catch(() => {});
    this.ws.on('error', () => {});
    this.ws.on('message', (data: Buffer) => this.#receive(data.toString()));
  }

  ask<Type extends Request['type']>(type: Type, fields: Fields<Type>, id = `r${requests++}`): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.ws.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Asks and expects a yes. */
  async must<Type extends Request['type']>(type: Type, fields: Fields<Type>) {
    const answer = await this.ask(type, fields);
    if (!answer.ok) throw new Error(`${type} was refused: ${JSON.stringify(answer.reason)}`);
    return answer;
  }

  async enter(table: string, last?: { play: number; seen: number }): Promise<void> {
    await this.must('enter', { table, ...last });
  }

  /** Resolves when it holds, which is looked at after every message. */
  until(holds: () => boolean, patience = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(look);
        reject(new Error(`waited in vain: ${holds.toString()}`));
      }, patience);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  listen(listener: () => void): void {
    this.#listeners.add(listener);
    listener();
  }

  close(): void {
    this.ws.terminate();
  }

  #receive(text: string): void {
    this.texts.push(text);
    const message = readMessage(text);
    // Whatever the server sends is as it is written down.
    v.parse('re' in message ? AnswerSchema : MessageSchema, message);
    if ('re' in message) {
      if (message.ok && message.room && !this.deaf) this.#entered(message);
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    } else if (!this.deaf) this.#news(message);
    this.#told();
  }

  #entered({ room, you, play, talk }: AnswerFields): void {
    this.room = room;
    this.you = you ?? {};
    if (play) this.play = withSteps(play, this.play);
    this.talk.push(...(talk ?? []));
  }

  #news(message: Message): void {
    switch (message.type) {
      case 'room':
        this.room = message.room;
        this.you = message.you;
        return;
      case 'play':
        this.play = withSteps(message, undefined);
        return;
      case 'steps':
        return this.#step(message);
      case 'talk':
        this.talk.push(...message.lines);
        return;
      case 'lobby':
      case 'mine': {
        const rows = message.type === 'lobby' ? this.rows : this.mine;
        for (const row of message.rows) rows.set(row.table, row);
        for (const table of message.gone) rows.delete(table);
        return;
      }
      default:
    }
  }

  #step({ play: number, seen, steps, patch, type: _type, table: _table, ...fields }: StepsMessage): void {
    const { play } = this;
    if (!play || number !== play.play) throw new Error('steps of a play that is not here');
    if (seen !== play.seen + steps.length) throw new Error(`${play.seen} and ${steps.length} steps don’t make ${seen}`);
    this.play = {
      ...play,
      ...fields,
      seen,
      steps: [...play.steps, ...steps],
      view: patched(play.view, patch ?? []),
    };
  }

  #told(): void {
    for (const listener of this.#listeners) listener();
  }
}

function withSteps(play: PlayShown, before: Shown | undefined): Shown {
  const from = play.seen + 1 - play.steps.length;
  const kept = before && before.play === play.play ? before.steps.slice(0, from) : [];
  if (kept.length !== from) throw new Error('steps are missing');
  return { ...play, steps: [...kept, ...play.steps] };
}

/** The socket of somebody's browser, which sends the cookie by itself. */
export const socketOf = (cookie: string) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie } });
    }
  };

/** Opens a table for these pages; the others sit down by its link. Bots fill up. */
export async function openTable(
  [host, ...others]: readonly TestPage[],
  wishes: Partial<Fields<'open'>> & { readonly game: string; readonly bots?: number },
): Promise<string> {
  const { bots = 0, ...fields } = wishes;
  const { table } = await host!.must('open', {
    options: {},
    public: false,
    watch: true,
    clock: { kind: 'none' },
    reaction: 20,
    seats: [
      { kind: 'you' },
      ...others.map(() => ({ kind: 'free' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' as const })),
    ],
    ...fields,
  });
  await host!.enter(table!);
  for (const page of others) {
    await page.enter(table!);
    await page.must('sit', { table: table! });
  }
  return table!;
}

export async function startPlay(table: string, pages: readonly TestPage[], before = 0): Promise<void> {
  await pages[0]!.must('start', { table });
  await Promise.all(pages.map((page, index) => page.ask('luck', { table, luck: `luck-of-page-${index}` })));
  await Promise.all(pages.map((page) => page.until(() => (page.play?.play ?? 0) > before)));
}

export async function gameOf(id: string): Promise<Game> {
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  return (await GAMES[id]()).game;
}

/** A random action of a seat, from what its page knows. */
export function choose(game: Game, { view, viewer }: Shown, rng: Rng): unknown {
  return drawAction(game, game.guess(view, rng), viewer as Seat, rng);
}

/** Lets a page play at random whenever it is asked, until the play is over. */
export function playAtRandom(game: Game, table: string, page: TestPage, seed: number): Promise<void> {
  const rng = fastRng(seed);
  let busy = false;
  const move = async (): Promise<void> => {
    const { play } = page;
    if (busy || !play || play.result || !play.toAct.includes(play.viewer as Seat)) return;
    busy = true;
    const { seen } = play;
    const answer = await page.ask('act', { table, play: play.play, seen, actions: [choose(game, play, rng)] });
    // A server may have answered for us, or a step may have crossed ours.
    if (
      !answer.ok &&
      !['play.stale', 'play.notToAct', 'play.over', 'table.notPlaying', 'notYourTurn', 'notNow', 'notAsked'].includes(
        answer.reason.code,
      )
    )
      throw new Error(`refused: ${JSON.stringify(answer.reason)}`);
    busy = false;
    // In a window nothing shows that the answer was taken.
    if (!answer.ok || page.play?.seen !== seen) void move();
  };
  page.listen(() => void move());
  return page.until(() => page.play?.result !== undefined, 60_000);
}

/** Time that passes so many times faster than ours. */
export function fastTime(factor: number): Time {
  const start = Date.now();
  return {
    now: () => Math.round(start + (Date.now() - start) * factor),
    after: (milliseconds, then) => realTime.after(milliseconds / factor, then),
  };
}

/** Time that passes when it is told to. */
export class HandTime implements Time {
  #now = 1_800_000_000_000;
  #timers: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call: then };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer));
  }
  /** Goes on step by step, giving sockets and database time to work in between. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settle();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      this.#timers = this.#timers.filter((each) => each !== next);
      next.call();
    }
    this.#now = end;
    await settle();
  }
}
