/** A person in the chaos and in the bench: plays at random as fast as the server answers, and comes back whenever it is there again. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drawAction, fastRng, type Game, type Rng, type Seat } from '@stellwerk/kernel';
import { patched } from '@stellwerk/tables/patch';
import { readMessage, type Answer, type Message, type PlayShown, type Request } from '@stellwerk/tables/wire';
import WebSocket from 'ws';

export interface Acknowledged {
  readonly id: string;
}

export type Shown = Pick<PlayShown, 'play' | 'seen' | 'view' | 'toAct' | 'viewer' | 'result'>;
type Move = Extract<Request, { type: 'act' }>;
type Line = Extract<Request, { type: 'say' }>;

/** For measuring. */
export interface Watch {
  /** A move is decided on the table after step `seen`; it is made when `send` is called. */
  decided?(seen: number, send: () => void): void;
  received?(message: Message | Answer, text: Buffer): void;
  /** Says something after every few moves. */
  readonly talks?: boolean;
}

const RETRY_MS = 30;
const MOVES_A_LINE = 4;

export class ChaosPlayer {
  readonly acknowledged: Acknowledged[] = [];
  resumed = 0;
  readonly #url: string;
  readonly #game: Game;
  readonly #name: string;
  readonly #rng: Rng;
  readonly #watch: Watch;
  readonly #waiting = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #cookie = '';
  #table = '';
  #ws: WebSocket | undefined;
  #play: Shown | undefined;
  /** The move that has not been answered yet. */
  #move: Move | undefined;
  /** The same of what was said. */
  #line: Line | undefined;
  #back: Promise<void> = Promise.resolve();
  #returning = false;
  #stopped = false;

  constructor(url: string, game: Game, number: number, watch: Watch = {}) {
    this.#url = url;
    this.#watch = watch;
    this.#game = game;
    this.#name = `P${number}`;
    this.#rng = fastRng(number + 1);
  }

  get cookie(): string {
    return this.#cookie;
  }
  get table(): string {
    return this.#table;
  }
  get play(): Shown | undefined {
    return this.#play;
  }

  /** For the report of a table that stands still. */
  get state(): string {
    const { play, seen, toAct, viewer, result } = this.#play ?? {};
    const socket = this.#ws?.readyState === WebSocket.OPEN ? 'connected' : 'cut off';
    const at = `play ${play} after step ${seen}, ${result ? 'over' : `${String(toAct)} to act, is ${viewer}`}`;
    return `${this.#name} at ${this.#table}: ${socket}, ${at}, ${this.#move ? 'waits for an answer' : 'waits for the others'}`;
  }

  async open(seats: number, options: object = {}, bots = 0): Promise<string> {
    await this.#connect();
    const { table } = await this.#must({
      type: 'open',
      game: this.#game.id,
      options: { ...options },
      public: false,
      watch: false,
      clock: { kind: 'none' },
      reaction: 10,
      seats: [
        ...Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? ('you' as const) : ('free' as const) })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' as const })),
      ],
    });
    await this.#enter(table!);
    return table!;
  }

  async join(table: string): Promise<void> {
    await this.#connect();
    await this.#enter(table);
    await this.#must({ type: 'sit', table });
  }

  async begin(): Promise<void> {
    await this.#must({ type: 'start', table: this.#table });
  }

  /** Resolves when the page is at its table again. */
  async isBack(): Promise<void> {
    await this.#back;
  }

  stop(): void {
    this.#stopped = true;
    this.#ws?.terminate();
  }

  async #connect(): Promise<void> {
    this.#cookie ||= await this.#joined();
    const ws = new WebSocket(new URL('/api/live', this.#url).href.replace('http', 'ws'), {
      headers: { cookie: this.#cookie },
    });
    await new Promise<void>((resolve, reject) => {
      ws.once('message', () => resolve());
      ws.once('error', reject);
      ws.once('close', () => reject(new Error('closed')));
    });
    this.#ws = ws;
    ws.on('message', (data: Buffer) => {
      const message = readMessage(data.toString());
      this.#watch.received?.(message, data);
      this.#receive(message);
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('closed'));
      this.#waiting.clear();
      if (!this.#stopped && !this.#returning) this.#back = this.#comeBack();
    });
  }

  async #joined(): Promise<string> {
    const answer = await fetch(new URL('/api/me', this.#url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: this.#name }),
    });
    return answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  async #comeBack(): Promise<void> {
    this.#returning = true;
    const before = this.#play;
    while (!this.#stopped) {
      try {
        await this.#connect();
        if (this.#table) await this.#enter(this.#table);
        break;
      } catch {
        // The server, or its database, is not there yet.
        this.#ws?.terminate();
        await pause(RETRY_MS);
      }
    }
    this.#returning = false;
    if (this.#stopped || !this.#table) return;
    const after = this.#play as Shown | undefined;
    if (before && after && (after.play > before.play || after.seen >= before.seen)) this.resumed++;
    const move = this.#move;
    if (move) this.#send(move);
    if (this.#line) this.#send(this.#line);
    if (this.#ws?.readyState !== WebSocket.OPEN) this.#back = this.#comeBack();
  }

  async #enter(table: string): Promise<void> {
    this.#table = table;
    const last = this.#play && { play: this.#play.play, seen: this.#play.seen };
    const { room } = await this.#must({ type: 'enter', table, ...last });
    if (room?.phase === 'over') void this.#again();
    this.#next();
  }

  #receive(message: Message | Answer): void {
    if ('re' in message) {
      // At once: the steps after it may come along in the same piece of the stream.
      if (message.ok && message.play) this.#play = message.play;
      this.#waiting.get(message.re)?.resolve(message);
      this.#waiting.delete(message.re);
      if (message.re === this.#move?.id) this.#answered(message);
      if (message.re === this.#line?.id) this.#said(message);
    } else if (message.type === 'play') this.#play = message;
    else if (message.type === 'steps' && this.#play) {
      const { seen, patch, toAct = this.#play.toAct, result = this.#play.result } = message;
      this.#play = {
        ...this.#play,
        seen,
        toAct,
        view: patched(this.#play.view, patch ?? []),
        ...(result && { result }),
      };
    } else if (message.type === 'room' && message.room.phase === 'over') void this.#again();
    this.#next();
  }

  #answered(answer: Answer): void {
    if (answer.ok) this.acknowledged.push({ id: this.#move!.id });
    this.#move = undefined;
    if (this.#watch.talks && !this.#line && this.acknowledged.length % MOVES_A_LINE === 0) {
      const id = makeId();
      this.#send((this.#line = { type: 'say', id, table: this.#table, text: id }));
    }
  }

  #said(answer: Answer): void {
    if (answer.ok) this.acknowledged.push({ id: this.#line!.id });
    this.#line = undefined;
  }

  #next(): void {
    const play = this.#play;
    if (this.#move || !play || play.result || !play.toAct.includes(play.viewer as Seat)) return;
    const state: unknown = this.#game.guess(play.view, this.#rng);
    const action: unknown = drawAction(this.#game, state, play.viewer as Seat, this.#rng);
    const move: Move = {
      type: 'act',
      id: makeId(),
      table: this.#table,
      play: play.play,
      seen: play.seen,
      actions: [action],
    };
    this.#move = move;
    if (this.#watch.decided) this.#watch.decided(move.seen, () => this.#send(move));
    else this.#send(move);
  }

  async #again(): Promise<void> {
    // Who is cut off says it again on coming back.
    await this.#ask({ type: 'again', table: this.#table, in: true }).catch(() => {});
  }

  #send(request: Request): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(request));
  }

  #ask(request: WithoutId<Request>): Promise<Answer> {
    const id = makeId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ...request, id } as Request);
    });
  }

  async #must(request: WithoutId<Request>): Promise<Extract<Answer, { ok: true }>> {
    const answer = await this.#ask(request);
    if (!answer.ok) throw new Error(`${request.type} was refused: ${answer.reason.code}`);
    return answer;
  }
}

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;

function makeId(): string {
  return randomBytes(12).toString('base64url');
}
