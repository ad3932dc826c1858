/**
 * One socket for each page: requests in, answers and news out. Whatever comes is limited in size and number and checked by its schema before
 * anything looks at it; a page that reads too slowly is cut off and can resume.
 */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import {
  readRequest,
  WIRE_VERSION,
  writeMessage,
  type Message,
  type Request,
  type WireReason,
} from '@stellwerk/tables/wire';
import { frameOf } from './frame.ts';
import type { Limiter, VisitorLimiter } from './limiter.ts';
import { Gone } from './rooms/asked.ts';
import type { Guest } from './rooms/room-doc.ts';
import { DONE, refused, type LateOutcome, type Outcome, type Page, type RoomRequest } from './rooms/page.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { Time } from './time.ts';

export const LARGEST_MESSAGE = 64 * 1024;
/** What may wait to be sent to a page before it counts as gone. */
const MOST_BUFFERED = 1024 * 1024;
/** Requests of one page that are being worked on. */
const MOST_UNDER_WAY = 64;
/** Answers that are remembered for each person, for requests that come again. */
const REMEMBERED = 64;
const MOST_PERSONS = 5000;
const BEAT_MS = 30_000;
/** After so long it makes sense to look whether a server that was alone is back. */
const BACK_MS = 1000;
/** Which moves others are told of is a matter of the rules, and luck is asked for. */
const UNTOLD: ReadonlySet<Request['type']> = new Set(['act', 'undo', 'luck']);
const CLOSE = { policy: 1008, restart: 1012 } as const;

export interface LiveLimits {
  readonly messages: VisitorLimiter;
  /** Of these, what others at a table are told of or the database is asked for. */
  readonly told: VisitorLimiter;
  /** Codes that somebody tries, by address. */
  readonly codes: Limiter;
  /** Tables that somebody opens, by person. */
  readonly opens: Limiter;
  /** After so many messages beyond the limit, or that are none, a page is cut off. */
  readonly faults: number;
}

export class Live {
  readonly #rooms: Rooms;
  readonly #limits: LiveLimits;
  readonly #time: Time;
  readonly #report: (error: unknown) => void;
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Map<string, Map<string, Promise<Outcome | LateOutcome>>>();
  readonly #beat: NodeJS.Timeout;

  constructor(rooms: Rooms, limits: LiveLimits, time: Time, report: (error: unknown) => void) {
    this.#rooms = rooms;
    this.#limits = limits;
    this.#time = time;
    this.#report = report;
    this.#beat = setInterval(() => {
      for (const socket of this.#sockets) socket.beat();
    }, BEAT_MS);
    this.#beat.unref();
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** `wire` is what the socket writes to. */
  connect(ws: WebSocket, wire: Duplex, visitor: Visitor): void {
    const { guest } = visitor;
    const socket = new Socket(ws, wire, visitor);
    this.#sockets.add(socket);
    ws.on('message', (data) => this.#receive(socket, data));
    ws.on('close', () => this.#part(socket));
    // Each is answered with a frame, which somebody who doesn't read would let pile up.
    ws.on('ping', () => {
      if (!this.#limits.messages.allows(socket)) this.#fault(socket, 'wire.flood');
    });
    // A broken frame ends the connection; there is nobody to tell.
    ws.on('error', () => ws.terminate());
    const person = guest && { name: guest.name, ...(guest.colour !== null && { colour: guest.colour }) };
    socket.tell({ type: 'welcome', wire: WIRE_VERSION, time: this.#time.now(), ...(person && { person }) });
  }

  /** Somebody is gone for good, on all their devices. */
  signOff(id: string): void {
    for (const socket of this.#sockets) if (socket.guest?.id === id) this.#cutOff(socket);
  }

  /** A device no longer belongs to its person: it may neither see nor do anything for them. */
  signOut(device: string): void {
    for (const socket of this.#sockets) if (socket.device === device) this.#cutOff(socket);
  }

  /** Says good-bye. Pages come back by themselves: at once if there is another server for them. */
  close(isLast: boolean): void {
    clearInterval(this.#beat);
    for (const socket of this.#sockets) {
      socket.tell({ type: 'bye', reason: { code: 'server.restart' }, retryMs: isLast ? BACK_MS : 0 });
      socket.close(CLOSE.restart);
    }
  }

  #part(socket: Socket): void {
    this.#sockets.delete(socket);
    this.#rooms.depart(socket, socket.tables);
    // What is still under way must not bring it back in.
    socket.tables.clear();
  }

  /** A page that does not answer the good-bye is gone all the same. */
  #cutOff(socket: Socket): void {
    socket.close(CLOSE.policy);
    this.#part(socket);
  }

  #receive(socket: Socket, data: RawData): void {
    // Who was cut off or signed out need not close their end.
    if (!socket.isOpen) return;
    const request = data instanceof Buffer ? readRequest(data.toString()) : undefined;
    if (!request) return this.#fault(socket, 'wire.shape');
    if (!this.#limits.messages.allows(socket) || socket.underWay >= MOST_UNDER_WAY)
      return this.#fault(socket, 'wire.flood', request.id);
    socket.underWay++;
    this.#answer(socket, request)
      .catch((error: unknown): Outcome => {
        if (error instanceof Gone) return refused('wire.person');
        this.#report(error);
        // The database may be back in a moment, and so is the page.
        if (request.type === 'enter') socket.restart();
        return refused('wire.failed');
      })
      .then((outcome) => {
        socket.underWay--;
        socket.answer(request.id, typeof outcome === 'function' ? outcome() : outcome);
      })
      .catch(this.#report);
  }

  /** A request with an id gets an answer, so that its sender doesn't wait for good. */
  #fault(socket: Socket, code: WireReason, id?: string): void {
    socket.faults++;
    if (socket.faults > this.#limits.faults) this.#cutOff(socket);
    else if (id !== undefined) socket.answer(id, refused(code));
    else socket.tell({ type: 'refused', reason: { code } });
  }

  #answer(socket: Socket, request: Request): Promise<Outcome | LateOutcome> {
    switch (request.type) {
      // These may come again without harm, and their answers change.
      case 'ping':
        return Promise.resolve({ ok: true, time: this.#time.now() });
      case 'lobby':
        if (request.on && !this.#limits.told.allows(socket)) return Promise.resolve(refused('wire.flood'));
        return this.#rooms.lists.listen(socket, request.on);
      case 'find':
        return this.#limits.codes.allows(socket.address)
          ? this.#rooms.find(request.code)
          : Promise.resolve(refused('wire.flood'));
      case 'enter':
        if (!this.#limits.told.allows(socket)) return Promise.resolve(refused('wire.flood'));
        return this.#atTable(socket, request);
      case 'leave':
      case 'look':
      case 'here':
        return this.#atTable(socket, request);
      default:
        return this.#once(socket, request);
    }
  }

  /** A request that comes again under its id gets the answer that it got. */
  #once(socket: Socket, request: Request): Promise<Outcome | LateOutcome> {
    const { guest } = socket;
    if (!guest) return Promise.resolve(refused('wire.person'));
    let answers = this.#answers.get(guest.id);
    if (!answers) {
      if (this.#answers.size >= MOST_PERSONS) this.#answers.delete(this.#answers.keys().next().value!);
      this.#answers.set(guest.id, (answers = new Map()));
    }
    const key = `${request.type} ${request.id}`;
    const known = answers.get(key);
    if (known) return known;
    if (!UNTOLD.has(request.type) && !this.#limits.told.allows(socket)) return Promise.resolve(refused('wire.flood'));
    const outcome =
      request.type === 'open' ? this.#open(guest, request) : this.#atTable(socket, request as RoomRequest);
    if (answers.size >= REMEMBERED) answers.delete(answers.keys().next().value!);
    answers.set(key, outcome);
    // A request that failed through no fault of its sender may be tried again.
    outcome.catch(() => answers.delete(key));
    return outcome;
  }

  #open(guest: Guest, request: Extract<Request, { type: 'open' }>): Promise<Outcome> {
    if (!this.#limits.opens.allows(guest.id)) return Promise.resolve(refused('wire.flood'));
    return this.#rooms.open(request, guest);
  }

  async #atTable(socket: Socket, request: RoomRequest): Promise<Outcome | LateOutcome> {
    const room = await this.#rooms.get(request.table);
    if (!room) return refused('table.missing');
    if (request.type === 'enter') {
      // From now on: a page may ask in the same breath as it enters.
      socket.tables.add(request.table);
      const enter = await room.enter(socket, request);
      return () => {
        // A page that closes meanwhile must not stay behind.
        const outcome = socket.isOpen ? enter() : DONE;
        // Where there is no way in, nothing else can be done.
        if (!outcome.ok) socket.tables.delete(request.table);
        return outcome;
      };
    }
    if (request.type === 'leave') socket.tables.delete(request.table);
    else if (!socket.tables.has(request.table)) return refused('table.missing');
    return room.handle(socket, request);
  }
}

/** Who has come, with which browser, from where. */
export interface Visitor {
  readonly guest: Guest | undefined;
  readonly device: string | undefined;
  readonly address: string;
}

class Socket implements Page {
  readonly guest: Guest | undefined;
  readonly device: string | undefined;
  readonly address: string;
  /** Where this page is. */
  readonly tables = new Set<string>();
  underWay = 0;
  faults = 0;
  readonly #ws: WebSocket;
  readonly #wire: Duplex;
  #answers = true;

  constructor(ws: WebSocket, wire: Duplex, { guest, device, address }: Visitor) {
    this.#ws = ws;
    this.#wire = wire;
    this.guest = guest;
    this.device = device;
    this.address = address;
    ws.on('pong', () => (this.#answers = true));
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#wire.writableLength > MOST_BUFFERED) return this.#ws.terminate();
    this.#gather();
    this.#wire.write(frameOf(text));
  }

  /** What is sent in one go, such as news and an answer, leaves in one piece: system calls are the dearest part of a move. */
  #gather(): void {
    if (this.#wire.writableCorked > 0) return;
    this.#wire.cork();
    process.nextTick(() => this.#wire.uncork());
  }

  tell(message: Message): void {
    this.send(JSON.stringify(message));
  }

  answer(re: string, outcome: Outcome): void {
    this.send(writeMessage({ re, ...outcome }));
  }

  beat(): void {
    if (!this.#answers) this.#ws.terminate();
    this.#answers = false;
    if (this.isOpen) this.#ws.ping();
  }

  close(code: number): void {
    this.#ws.close(code);
  }

  restart(): void {
    this.close(CLOSE.restart);
  }
}
