/** One table on the server, as this page knows it: who sits there, what is said, and the play if there is one. */
import type { Reason } from '@stellwerk/kernel';
import type { Answer, Message, PlayShown, RequestOf, RoomShown, TalkLine, Yours } from '@stellwerk/tables/wire';
import { comingsBetween, type Coming } from './comings.ts';
import { connection, type Question } from './connection.ts';
import { noteLeft } from './left.ts';
import { noteLuck, noteSeal } from './seal.ts';
import { RemoteSession } from './remote-session.ts';

interface Come extends Coming {
  /** The number of the last line of talk before it. */
  readonly after: number;
}

export interface RoomState {
  /** Undefined until the server has answered. */
  readonly room?: RoomShown;
  readonly you: Yours;
  readonly talk: readonly TalkLine[];
  /** Who came and went since this page was opened. */
  readonly comings: readonly Come[];
  /** The play that runs, or the last one. */
  readonly session?: RemoteSession | undefined;
  /** Why there is no way in. */
  readonly refusal?: Reason;
}

/** Older ones are forgotten. */
const MOST_COMINGS = 50;

/** What is asked about this table, which need not be named again. */
type AtTable = Extract<Question, { table: string }>;
type Said<Q> = Q extends unknown ? Omit<Q, 'table'> : never;

export class RoomLink {
  state: RoomState = { you: {}, talk: [], comings: [] };
  readonly table: string;
  readonly #listeners = new Set<() => void>();
  #release = (): void => {};
  /** When the countdown ends that this page has added its luck to. */
  #shuffled: number | undefined;

  constructor(table: string) {
    this.table = table;
  }

  /** Comes to the table and stays until the returned function is called. */
  open = (): (() => void) => {
    const stopListening = connection.listen((message) => this.#receive(message));
    const release = connection.use();
    const onVisibility = (): void => void this.ask({ type: 'here', here: !document.hidden });
    document.addEventListener('visibilitychange', onVisibility);
    if (connection.state.link === 'open') void this.#enter();
    noteLeft(undefined);
    this.#release = () => {
      document.removeEventListener('visibilitychange', onVisibility);
      void this.ask({ type: 'leave' });
      noteLeft(this.table);
      stopListening();
      release();
    };
    return () => this.#release();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(question: Said<AtTable>): Promise<Answer> {
    return connection.ask({ ...question, table: this.table } as AtTable);
  }

  async #enter(): Promise<void> {
    const { session, talk } = this.state;
    const answer = await this.ask({
      type: 'enter',
      ...(session && { play: session.number, seen: session.seen }),
      ...(talk.length > 0 && { said: talk.at(-1)!.number }),
    } satisfies Omit<RequestOf<'enter'>, 'id' | 'table'>);
    if (!answer.ok) return this.#set({ refusal: answer.reason });
    const { room, you = {}, play, talk: lines = [] } = answer;
    const { refusal: _, ...before } = this.state;
    this.state = before;
    this.#set({ ...(room && this.#withComings(room)), you, talk: [...talk, ...lines] });
    if (play && session && play.play === session.number && play.viewer !== session.viewer) {
      // Other eyes have another log: the steps that came are of no use.
      this.#set({ session: undefined });
      return this.#enter();
    }
    if (play) this.#play(play);
    this.#addLuck();
    if (document.hidden) void this.ask({ type: 'here', here: false });
  }

  #receive(message: Message): void {
    if (message.type === 'welcome') return void this.#enter();
    if (message.type === 'room' && message.room.table === this.table) {
      this.#set({ ...this.#withComings(message.room), you: message.you });
      this.#addLuck();
    } else if (message.type === 'talk' && message.table === this.table) {
      this.#set({ talk: [...this.state.talk, ...message.lines] });
    } else if (message.type === 'play' && message.table === this.table) {
      this.#play(message);
    } else if (message.type === 'steps' && message.table === this.table) {
      const { session } = this.state;
      // A page that has missed something asks for the present.
      if (message.play === session?.number && !session.update(message)) void this.#enter();
    }
  }

  #withComings(room: RoomShown): Pick<RoomState, 'room' | 'comings'> {
    noteSeal(room);
    const { room: before = room, comings, talk } = this.state;
    const after = talk.at(-1)?.number ?? 0;
    const fresh = comingsBetween(before, room).map((coming) => ({ ...coming, after }));
    return { room, comings: [...comings, ...fresh].slice(-MOST_COMINGS) };
  }

  #play(play: PlayShown): void {
    const { session } = this.state;
    if (session?.number === play.play && session.viewer === play.viewer) session.resume(play);
    else this.#set({ session: new RemoteSession(this.table, play) });
  }

  /** Every page adds to the shuffle while the countdown runs. */
  #addLuck(): void {
    const { room, you } = this.state;
    if (room?.phase !== 'starting' || you.seat === undefined || room.startsAt === this.#shuffled) return;
    // The first word counts, and is said again by itself after a loss of the connection.
    this.#shuffled = room.startsAt;
    const luck = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
    void this.ask({ type: 'luck', luck }).then(({ ok }) => ok && noteLuck(room, luck));
  }

  #set(change: Partial<RoomState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
