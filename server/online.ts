/** Tables online, as one thing that a web server can take in: database, people, rooms, sockets and figures. */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { GAMES, isGameId, type GameModule } from '@stellwerk/games';
import { Faults } from './faults.ts';
import { addApi, isOwnPage, tokenOf } from './http.ts';
import { Limiter, networkOf, VisitorLimiter } from './limiter.ts';
import { LARGEST_MESSAGE, Live } from './live.ts';
import { ALONE, type Nodes, type Topic } from './nodes/nodes.ts';
import { PostgresNodes } from './nodes/postgres-nodes.ts';
import { People, roomsOf } from './people.ts';
import { hashOf } from './rooms/ids.ts';
import type { Guest } from './rooms/room-doc.ts';
import { Rooms } from './rooms/rooms.ts';
import { Store, type StorePlace } from './store/index.ts';
import { realTime, type Time } from './time.ts';

export interface OnlineSettings {
  readonly place: StorePlace;
  readonly time?: Time;
  readonly botPause?: number;
  readonly countdown?: number;
  /** Messages of a person in a minute, on all their pages. */
  readonly messagesPerMinute?: number;
  /** Messages beyond that, or that are none, before a page is cut off. */
  readonly faults?: number;
  /** New guests from one address in a minute. */
  readonly joinsPerMinute?: number;
  random?(): number;
  games?(id: string): Promise<GameModule | undefined>;
  report?(error: unknown): void;
}

const BOT_PAUSE_MS = 700;
const COUNTDOWN_MS = 3000;
const MESSAGES_PER_MINUTE = 1200;
/** One in so many of these may be something that others are told of. */
const MESSAGES_PER_TOLD = 20;
const FAULTS = 50;
const JOINS_PER_MINUTE = 120;
const FILES_PER_MINUTE = 30;
const ASKS_PER_MINUTE = 60;
const CODES_PER_MINUTE = 5;
const OPENS_PER_MINUTE = 20;
/** How often the server notes that it is alive; clocks lose no more by a crash. */
const ALIVE_MS = 5000;

export class Online {
  readonly store: Store;
  readonly people: People;
  readonly rooms: Rooms;
  readonly live: Live;
  readonly time: Time;
  readonly joins: Limiter;
  /** Files are replayed before they are given out. */
  readonly files: Limiter;
  /** Lists that are read and names that are changed, by person. */
  readonly asks: Limiter;
  readonly games: (id: string) => Promise<GameModule | undefined>;
  readonly nodes: Nodes;
  readonly #report: (error: unknown) => void;
  readonly #secret: string;
  readonly #registry = new Registry();
  readonly #faults = new Faults();
  #stopped = false;
  #alive: (() => void) | undefined;

  static async open(settings: OnlineSettings): Promise<Online> {
    const store = await Store.open(settings.place);
    const secret = await store.setting('cookie secret', () => randomBytes(32).toString('base64url'));
    const alive = await store.setting('alive', () => String((settings.time ?? realTime).now()));
    const { url } = settings.place;
    const nodes = url ? new PostgresNodes(store, url, (error) => online.#report(error)) : ALONE;
    const online: Online = new Online(store, nodes, secret, Number(alive), settings);
    await nodes.start({
      hear: (topics) => online.#hear(topics),
      catchUp: () => online.rooms.catchUp(),
      take: (rooms) => void online.rooms.take(rooms).catch(online.#report),
      changed: () => void online.rooms.regroup().catch(online.#report),
      relying: () => online.rooms.relying,
      keeps: (room) => online.rooms.keeps(room),
    });
    await online.rooms.start();
    online.#noteAlive();
    return online;
  }

  private constructor(store: Store, nodes: Nodes, secret: string, aliveUntil: number, settings: OnlineSettings) {
    const { time = realTime, games = gameOf, random = Math.random } = settings;
    const report = settings.report ?? this.#faults.report;
    const { botPause = BOT_PAUSE_MS, countdown = COUNTDOWN_MS } = settings;
    const moves = this.#counter('stellwerk_moves_total', 'Entries of all logs.');
    this.store = store;
    this.nodes = nodes;
    this.#report = report;
    this.time = time;
    this.games = games;
    this.#secret = secret;
    this.people = new People(store, time);
    this.rooms = new Rooms({
      store,
      nodes,
      time,
      games,
      report,
      settings: { botPause, countdown, random, aliveUntil },
      moved: (entries) => moves.inc(entries),
    });
    const messages = settings.messagesPerMinute ?? MESSAGES_PER_MINUTE;
    this.live = new Live(
      this.rooms,
      {
        messages: new VisitorLimiter(time, Math.max(100, messages / 10), messages),
        told: new VisitorLimiter(time, messages / 30, messages / MESSAGES_PER_TOLD),
        codes: new Limiter(time, CODES_PER_MINUTE, CODES_PER_MINUTE),
        opens: new Limiter(time, OPENS_PER_MINUTE, OPENS_PER_MINUTE),
        faults: settings.faults ?? FAULTS,
      },
      time,
      report,
    );
    this.joins = new Limiter(
      time,
      settings.joinsPerMinute ?? JOINS_PER_MINUTE,
      settings.joinsPerMinute ?? JOINS_PER_MINUTE,
    );
    this.files = new Limiter(time, FILES_PER_MINUTE, FILES_PER_MINUTE);
    this.asks = new Limiter(time, ASKS_PER_MINUTE, ASKS_PER_MINUTE);
    this.#gauge('stellwerk_sockets', 'Pages that are connected.', () => this.live.size);
    this.#gauge('stellwerk_rooms', 'Rooms in memory.', () => this.rooms.loaded);
    this.#gauge('stellwerk_commits', 'Transactions since the start.', () => store.log.batches);
    this.#gauge('stellwerk_writes', 'Writes in these transactions.', () => store.log.writes);
    this.#gauge('stellwerk_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  }

  async register(app: FastifyInstance): Promise<void> {
    this.#faults.logTo(app.log);
    // Before the plugin hangs up on everybody. Who comes back at once must not come here again.
    app.addHook('preClose', async () => {
      app.server.close();
      app.server.on('upgrade', (_request, socket) => socket.destroy());
      this.#sayGoodBye();
    });
    await app.register(cookie, { secret: this.#secret });
    await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
    await app.register(async (scope) => {
      addApi(scope, this);
      scope.get(
        '/api/live',
        {
          websocket: true,
          // Broken frames are the sender's trouble, not news for a log.
          logLevel: 'silent',
          preValidation: async (request, reply) => {
            if (!isOwnPage(request)) await reply.code(403).send({ reason: { code: 'wire.person' } });
          },
        },
        (socket, request) => {
          // Nothing may be lost that comes before the person is known.
          socket.pause();
          const token = tokenOf(request);
          // Asked for at once: a connection that is gone by then has no address any more.
          const address = networkOf(request.ip);
          void this.people
            .byToken(token)
            .then((guest) => {
              const device = guest && hashOf(token!);
              this.live.connect(socket, request.socket, { guest, device, address });
              socket.resume();
            })
            .catch(() => socket.terminate());
        },
      );
    });
  }

  metrics(): Promise<string> {
    return this.#registry.metrics();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    this.#alive?.();
    this.#sayGoodBye();
    await this.rooms.close();
    await this.#writeAlive();
    await this.nodes.close();
    await this.store.close();
  }

  /** Everything about a person goes, first from the rooms: if that fails, they can ask for it again. */
  async forget(guest: Guest): Promise<void> {
    const names = await this.people.names(guest);
    await this.rooms.forget(guest.id, names, await roomsOf(this.store.db, guest.id));
    const late = await this.people.forget(guest);
    await this.rooms.forget(guest.id, names, late);
    this.rooms.forgotten(guest.id);
    this.live.signOff(guest.id);
  }

  #sayGoodBye(): void {
    this.live.close(this.nodes.others.size === 0);
  }

  /** What other nodes have written. */
  #hear(topics: readonly Topic[]): void {
    this.rooms.hear(topics.filter((topic) => !/^[pd]/.test(topic)));
    for (const topic of topics) {
      const id = topic.slice(1);
      if (topic.startsWith('p')) void this.#refresh(id).catch(this.#report);
      if (!topic.startsWith('d')) continue;
      this.people.dropDevice(id);
      this.live.signOut(id);
    }
  }

  async #refresh(id: string): Promise<void> {
    if (await this.people.refresh(id)) return;
    this.rooms.forgotten(id);
    this.live.signOff(id);
  }

  #noteAlive(): void {
    this.#alive = realTime.after(ALIVE_MS, () => {
      void this.#writeAlive().then(
        () => this.#stopped || this.#noteAlive(),
        () => this.#stopped || this.#noteAlive(),
      );
    });
  }

  #writeAlive(): Promise<void> {
    const value = String(this.time.now());
    return this.store.log.commit({
      also: (db) => db.updateTable('settings').set({ value }).where('name', '=', 'alive').execute(),
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}

function gameOf(id: string): Promise<GameModule | undefined> {
  return isGameId(id) ? GAMES[id]() : Promise.resolve(undefined);
}
