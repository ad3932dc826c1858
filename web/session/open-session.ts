/** What sessions that speak with the worker have in common: a state with listeners, and a handle that may break. */
import { releaseProxy, type Remote } from 'comlink';
import type { Reason } from '@stellwerk/kernel';
import { onCrash } from './engine.ts';
import type { SessionState } from './session.ts';

type Opened<Handle> = { readonly ok: false; readonly reason: Reason } | Handle;

export class OpenSession<Handle extends { readonly ok: true; close(): void }> {
  #state: SessionState = { status: 'opening' };
  readonly #listeners = new Set<() => void>();
  readonly #handle: Promise<Remote<Handle> | undefined>;
  readonly #stopListening: () => void;

  /** `open` may set states before it resolves. */
  constructor(open: (set: (state: SessionState) => void) => Promise<Opened<Handle> | Remote<Handle>>) {
    this.#stopListening = onCrash(() => this.#crash());
    this.#handle = this.#open(open);
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async ask<T>(question: (handle: Remote<Handle>) => Promise<T>): Promise<T> {
    const handle = await this.#handle;
    if (!handle) throw new Error('the play is not open');
    try {
      return await question(handle);
    } catch (error) {
      this.#crash();
      throw error;
    }
  }

  close(): void {
    this.#stopListening();
    this.#listeners.clear();
    void this.#handle.then(async (handle) => {
      await (handle as { close(): Promise<void> } | undefined)?.close();
      handle?.[releaseProxy]();
    });
  }

  async #open(
    open: (set: (state: SessionState) => void) => Promise<Opened<Handle> | Remote<Handle>>,
  ): Promise<Remote<Handle> | undefined> {
    try {
      const opened = await open((state) => this.set(state));
      if (await opened.ok) return opened as unknown as Remote<Handle>;
      this.set({ status: 'failed', reason: (opened as { reason: Reason }).reason });
    } catch {
      this.#crash();
    }
    return undefined;
  }

  #crash(): void {
    this.set({ status: 'failed', reason: { code: 'session.crash' } });
  }
}
