/**
 * The one socket of this page to the server. It is open while somebody needs it and comes back by itself; what was asked and not answered is
 * asked again under the same id, which the server never does twice.
 */
import {
  readMessage,
  WIRE_VERSION,
  type Answer,
  type Message,
  type Request,
  type Welcome,
} from '@stellwerk/tables/wire';

export type Link =
  | 'connecting'
  | 'open'
  /** Lost for a moment. */
  | 'searching'
  | 'offline'
  /** The server said that it would be back soon. */
  | 'restarting'
  /** The server speaks a newer language: this page has to be loaded again. */
  | 'older';

export interface LinkState {
  readonly link: Link;
  readonly person: Welcome['person'];
  /** When it is tried again, by the server's clock. */
  readonly retryAt?: number | undefined;
  /** Since when the server has been away, if it said so and was alone: all clocks stand still. */
  readonly stands?: number | undefined;
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
export type Question = Without<Request, 'id'>;

/** Asked again by those who need it, since their answers change. */
const PASSING: readonly Request['type'][] = ['ping', 'lobby', 'enter', 'leave', 'here'];
const RETRIES = [1000, 2000, 4000, 8000, 15_000];
/** A loss shorter than this is not worth a word. */
const SEARCHING_MS = 2000;
const OFFLINE_MS = 10_000;
const BEAT_MS = 15_000;
const BEAT_ANSWER_MS = 5000;
/** Cut off for good reason: coming back at once would only annoy. */
const POLICY = 1008;

interface Waiting {
  readonly type: Request['type'];
  readonly text: string;
  answer(answer: Answer): void;
}

export class Connection {
  readonly #listeners = new Set<(message: Message) => void>();
  readonly #watchers = new Set<() => void>();
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #users = 0;
  #tries = 0;
  #lostAt: number | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #beat: ReturnType<typeof setInterval> | undefined;
  /** The server's clock minus this device's. */
  #offset = 0;
  state: LinkState = { link: 'connecting', person: undefined };

  /** Keeps the socket open until the returned function is called. */
  use(): () => void {
    if (this.#users++ === 0) this.#begin();
    return () => {
      if (--this.#users === 0) this.#end();
    };
  }

  listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The server's time now. */
  now(): number {
    return Date.now() + this.#offset;
  }

  ask(question: Question): Promise<Answer> {
    const id = crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(36);
    const text = JSON.stringify({ ...question, id });
    return new Promise((answer) => {
      this.#waiting.set(id, { type: question.type, text, answer });
      if (this.state.link === 'open') this.#socket?.send(text);
    });
  }

  /** The person before the page has changed: the server has to see the new cookie. */
  reconnect(): void {
    if (this.#users === 0) return;
    this.#drop();
    // What is asked from now on waits for the new socket.
    if (this.state.link === 'open') this.#set({ link: 'connecting' });
    this.#connect();
  }

  tryNow = (): void => {
    if (this.state.link !== 'open' && this.state.link !== 'older') this.reconnect();
  };

  #begin(): void {
    addEventListener('online', this.tryNow);
    addEventListener('offline', this.#deviceOffline);
    this.#connect();
  }

  #end(): void {
    removeEventListener('online', this.tryNow);
    removeEventListener('offline', this.#deviceOffline);
    this.#drop();
    this.#lostAt = undefined;
    this.#tries = 0;
    this.#waiting.clear();
    this.#set({ link: 'connecting' });
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(readMessage(data as string));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  }

  #drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const [id, { type }] of this.#waiting) if (PASSING.includes(type)) this.#waiting.delete(id);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.state.link === 'older') return;
    const now = Date.now();
    this.#lostAt ??= now;
    const wait = code === POLICY ? RETRIES.at(-1)! : RETRIES[Math.min(this.#tries++, RETRIES.length - 1)]!;
    const retryAt = this.now() + wait;
    this.#set({ link: this.#linkWhileLost(now), retryAt });
    for (const due of [this.#lostAt + SEARCHING_MS, this.#lostAt + OFFLINE_MS])
      if (due > now) this.#later(due - now, () => this.#set({ link: this.#linkWhileLost(Date.now()), retryAt }));
    this.#later(wait, () => this.#connect());
  }

  #linkWhileLost(now: number): Link {
    const lost = now - this.#lostAt!;
    if (!navigator.onLine || lost >= OFFLINE_MS) return 'offline';
    if (this.state.link === 'restarting') return 'restarting';
    if (lost >= SEARCHING_MS) return 'searching';
    return this.state.link === 'open' ? 'connecting' : this.state.link;
  }

  #deviceOffline = (): void => this.#lost(0);

  #later(milliseconds: number, run: () => void): void {
    this.#timers.push(setTimeout(run, milliseconds));
  }

  #receive(message: Message | Answer): void {
    if ('re' in message) {
      this.#waiting.get(message.re)?.answer(message);
      this.#waiting.delete(message.re);
      return;
    }
    if (message.type === 'welcome') return this.#welcomed(message);
    if (message.type === 'bye') {
      // Another server goes on, clocks and all: nobody has to know.
      if (message.retryMs === 0) return this.reconnect();
      this.#set({ link: 'restarting', stands: this.now() });
    }
    for (const listener of this.#listeners) listener(message);
  }

  #welcomed(message: Welcome): void {
    if (message.wire > WIRE_VERSION) {
      this.#set({ link: 'older' });
      return this.#drop();
    }
    const unanswered = [...this.#waiting.values()];
    this.#tries = 0;
    this.#lostAt = undefined;
    this.#offset = message.time - Date.now();
    this.#set({ link: 'open', person: message.person, stands: undefined });
    this.#beat = setInterval(() => this.#checkPulse(), BEAT_MS);
    // A page at a table enters again first; only then can the rest be done there.
    for (const listener of this.#listeners) listener(message);
    for (const { text } of unanswered) this.#socket?.send(text);
  }

  /** A connection can be dead without saying so. */
  #checkPulse(): void {
    const socket = this.#socket;
    const silence = setTimeout(() => {
      if (socket === this.#socket) this.#lost(0);
    }, BEAT_ANSWER_MS);
    void this.ask({ type: 'ping' }).then(() => clearTimeout(silence));
  }

  #set(change: Partial<LinkState>): void {
    this.state = { ...this.state, retryAt: undefined, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}

export const connection = new Connection();
