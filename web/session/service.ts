/** What the worker offers to the page. States of plays stay on this side; views, legal actions and reasons cross over. */
import { proxy } from 'comlink';
import type { Seat, Viewer } from '@stellwerk/kernel';
import { Host } from './host.ts';
import { Library, type Games } from './library.ts';
import { lockPlay } from './play-lock.ts';
import { Replayer } from './replayer.ts';
import type { Pace, SessionState } from './session.ts';
import { refused, type Setup } from './setup.ts';
import type { SafeStore } from '../storage/safe-store.ts';

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
    let host: Host | undefined = undefined;
    const lock = await lockPlay(id, () => {
      host?.close();
      emit({ status: 'failed', reason: { code: 'session.otherTab' } });
    });
    if (!lock) return refused('session.otherTab');
    const loaded = await this.#library.load(id).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    if (!loaded.ok) {
      lock.release();
      return loaded;
    }
    if (!(await lock.isHeld())) return refused('session.otherTab');
    const { play, module } = loaded;
    host = new Host(
      play,
      module.bots,
      {
        emit,
        save: async (now) => ((await lock.isHeld()) ? this.#library.save(id, now) : 'ok'),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        botSeed: crypto.getRandomValues(new Int32Array(1))[0]!,
      },
      !this.#library.isFresh(id),
    );
    await host.start(pace);
    return proxy(handle(host, () => lock.release()));
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
