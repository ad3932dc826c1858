/** What the worker offers to the page. States of plays stay on this side; views, legal actions and reasons cross over. */
import { proxy } from 'comlink';
import type { Seat, Viewer } from '@stellwerk/kernel';
import { Host } from './host.ts';
import { Library, type Games } from './library.ts';
import { Replayer } from './replayer.ts';
import type { Pace, SessionState } from './session.ts';
import { refused, type Setup } from './setup.ts';
import type { SafeStore } from '../storage/safe-store.ts';

/** How long a table that was just left may take to let go of its play. */
const LOCK_PATIENCE = 1500;

export class Service {
  readonly #library: Library;

  constructor(games: Games, store: SafeStore) {
    this.#library = new Library(games, store);
  }

  describe(game: string) {
    return this.#library.describe(game);
  }
  check(setup: Setup) {
    return this.#library.check(setup);
  }
  begin(setup: Setup) {
    return this.#library.begin(setup);
  }
  again(id: string) {
    return this.#library.again(id);
  }
  list() {
    return this.#library.list();
  }
  remove(id: string) {
    return this.#library.remove(id);
  }
  importText(text: string) {
    return this.#library.importText(text);
  }
  exportText(id: string) {
    return this.#library.exportText(id);
  }

  /** Sits down at a play: states go to `emit` until the handle is closed. */
  async open(id: string, pace: Pace, emit: (state: SessionState) => void) {
    const release = await holdLock(`stellwerk-${id}`);
    if (!release) return refused('session.otherTab');
    const loaded = await this.#library.load(id);
    if (!loaded.ok) {
      release();
      return loaded;
    }
    const { play, module } = loaded;
    const host = new Host(
      play,
      module.bots,
      {
        emit,
        save: (now) => this.#library.save(id, now),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        botSeed: crypto.getRandomValues(new Int32Array(1))[0]!,
      },
      !this.#library.isFresh(id),
    );
    await host.start(pace);
    return proxy(handle(host, release));
  }

  async replay(id: string) {
    const loaded = await this.#library.load(id);
    if (!loaded.ok) return loaded;
    const replayer = new Replayer(loaded.play);
    return proxy({
      ok: true as const,
      facts: replayer.facts,
      at: (entries: number, viewer: Viewer) => replayer.at(entries, viewer),
      log: (viewer: Viewer) => replayer.log(viewer),
    });
  }
}

function handle(host: Host, release: () => void) {
  return {
    ok: true as const,
    act: (action: unknown) => host.act(action),
    why: (action: unknown) => host.why(action),
    undo: () => host.undo(),
    timeOut: () => host.timeOut(),
    takeScreen: (seat: Seat) => host.takeScreen(seat),
    lookBack: (entries: number) => host.lookBack(entries),
    setPace: (pace: Pace) => host.setPace(pace),
    close() {
      host.close();
      release();
    },
  };
}

/** One tab plays a play at a time: two would overwrite each other's log. */
async function holdLock(name: string): Promise<(() => void) | undefined> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    const held = (): Promise<void> => new Promise((release) => resolve(release));
    locks.request(name, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, held).catch(() => resolve(undefined));
  });
}
