/** A play in this browser: the worker holds it, this adapter speaks with the worker. */
import { proxy, releaseProxy, type Remote } from 'comlink';
import type { Reason, Seat } from '@stellwerk/kernel';
import { ask, onCrash } from './engine.ts';
import type { Service } from './service.ts';
import type { Moment, Pace, Session, SessionState } from './session.ts';

type Handle = Extract<Awaited<ReturnType<Service['open']>>, { ok: true }>;

export class LocalSession implements Session {
  #state: SessionState = { status: 'opening' };
  readonly #listeners = new Set<() => void>();
  readonly #handle: Promise<Remote<Handle> | undefined>;
  readonly #stopListening: () => void;

  constructor(id: string, pace: Pace) {
    this.#stopListening = onCrash(() => this.#crash());
    this.#handle = this.#open(id, pace);
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  act = (action: unknown): Promise<Reason | undefined> => this.#ask((handle) => handle.act(action));
  why = (action: unknown): Promise<Reason | undefined> => this.#ask((handle) => handle.why(action));
  undo = (): Promise<Reason | undefined> => this.#ask((handle) => handle.undo());
  timeOut = (): Promise<void> => this.#ask((handle) => handle.timeOut());
  takeScreen = (seat: Seat): Promise<void> => this.#ask((handle) => handle.takeScreen(seat));
  lookBack = (entries: number): Promise<Moment> => this.#ask((handle) => handle.lookBack(entries));

  setPace(pace: Pace): void {
    void this.#ask((handle) => handle.setPace(pace));
  }

  close(): void {
    this.#stopListening();
    this.#listeners.clear();
    void this.#handle.then(async (handle) => {
      await handle?.close();
      handle?.[releaseProxy]();
    });
  }

  async #open(id: string, pace: Pace): Promise<Remote<Handle> | undefined> {
    try {
      const opened = await ask((service) =>
        service.open(
          id,
          pace,
          proxy((state: SessionState) => this.#set(state)),
        ),
      );
      if (await opened.ok) return opened as unknown as Remote<Handle>;
      this.#set({ status: 'failed', reason: (opened as { reason: Reason }).reason });
    } catch {
      this.#crash();
    }
    return undefined;
  }

  async #ask<T>(question: (handle: Remote<Handle>) => Promise<T>): Promise<T> {
    const handle = await this.#handle;
    if (!handle) throw new Error('the play is not open');
    try {
      return await question(handle);
    } catch (error) {
      this.#crash();
      throw error;
    }
  }

  #crash(): void {
    this.#set({ status: 'failed', reason: { code: 'session.crash' } });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
