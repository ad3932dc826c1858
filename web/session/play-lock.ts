/**
 * One tab plays a play at a time: two would overwrite each other's log. Browsers have locks for this, but only in secure contexts; over plain
 * http, as in a home network, the workers of the tabs settle it among themselves on a BroadcastChannel:
 *
 * - A worker that wants a play asks. Nobody answers for WAIT_MS: the play is free. A worker that is gone needs no clean-up, so a reload goes on
 *   at once; a lease in the database would first have to run out.
 * - The holder answers within ANSWER_MS. If it was busy or frozen for longer (phones freeze tabs in the background), the play belongs to
 *   the one who asked: the holder finds the question when it wakes up, and must not save any more.
 * - If two ask at once, the earlier question wins.
 */
import { makeId } from './make-id.ts';

export interface PlayLock {
  /** False once another tab has the play; to be asked before each save. */
  isHeld(): Promise<boolean>;
  release(): void;
}

/** How long a table that was just left may take to let go of its play. */
const PATIENCE_MS = 1500;
const ANSWER_MS = 500;
const WAIT_MS = 750;
const PAUSE_MS = 200;

/** Undefined if another tab has the play. `onLost` is called if one takes it later. */
export function lockPlay(id: string, onLost: () => void): Promise<PlayLock | undefined> {
  const name = `stellwerk-${id}`;
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  return locks ? byLockManager(locks, name) : byChannel(name, onLost);
}

function byLockManager(locks: LockManager, name: string): Promise<PlayLock | undefined> {
  return new Promise((resolve) => {
    const held = (): Promise<void> =>
      new Promise((release) => resolve({ isHeld: () => Promise.resolve(true), release }));
    locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, held).catch(() => resolve(undefined));
  });
}

async function byChannel(name: string, onLost: () => void): Promise<PlayLock | undefined> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(PAUSE_MS)) {
    const claim = new Claim(name, onLost);
    if (await claim.succeeds()) return claim;
    claim.release();
  }
  return undefined;
}

interface Message {
  readonly type: 'question' | 'held';
  /** The claim that asks, or that is answered. */
  readonly claim: string;
  readonly asked: number;
}

class Claim implements PlayLock {
  readonly #id = makeId();
  readonly #asked = Date.now();
  readonly #channel: BroadcastChannel;
  readonly #onLost: () => void;
  readonly #beat: ReturnType<typeof setInterval>;
  #state: 'asking' | 'held' | 'lost' = 'asking';
  #awake = Date.now();

  constructor(name: string, onLost: () => void) {
    this.#onLost = onLost;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = (event: MessageEvent<Message>) => this.#hear(event.data);
    this.#channel.postMessage({ type: 'question', claim: this.#id, asked: this.#asked } satisfies Message);
    this.#beat = setInterval(() => (this.#awake = Date.now()), ANSWER_MS / 2);
  }

  async succeeds(): Promise<boolean> {
    await pause(WAIT_MS);
    if (this.#state === 'asking') this.#state = 'held';
    return this.#state === 'held';
  }

  async isHeld(): Promise<boolean> {
    // After a sleep, a question may still wait to be heard.
    if (Date.now() - this.#awake > ANSWER_MS) await pause(PAUSE_MS);
    return this.#state === 'held';
  }

  release(): void {
    clearInterval(this.#beat);
    this.#channel.close();
  }

  #hear({ type, claim, asked }: Message): void {
    if (type === 'held') {
      if (claim !== this.#id) return;
      // Too late only if this tab slept: the other one has answered in time.
      if (this.#state === 'held') this.#lose();
      else this.#state = 'lost';
    } else if (this.#state === 'asking') {
      if (this.#asked < asked || (this.#asked === asked && this.#id < claim)) this.#answer(claim, asked);
      else this.#state = 'lost';
    } else if (this.#state === 'held') {
      if (Date.now() - asked < ANSWER_MS) this.#answer(claim, asked);
      else this.#lose();
    }
  }

  #answer(claim: string, asked: number): void {
    this.#channel.postMessage({ type: 'held', claim, asked } satisfies Message);
  }

  #lose(): void {
    this.#state = 'lost';
    this.release();
    this.#onLost();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
