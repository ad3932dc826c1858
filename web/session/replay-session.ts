/** A play that is watched again: the same screen, with the end as its present and the whole log to look back at. */
import type { Viewer } from '@stellwerk/kernel';
import type { Facts, Moment } from '@stellwerk/tables';
import { ask } from './engine.ts';
import { OpenSession } from './open-session.ts';
import type { Service } from './service.ts';
import type { SessionState, WatchingSession } from './session.ts';

type Handle = Extract<Awaited<ReturnType<Service['replay']>>, { ok: true }>;

export class ReplaySession extends OpenSession<Handle> implements WatchingSession {
  #facts: Facts | undefined;
  #eyes: readonly Viewer[] = [];
  #viewer: Viewer = 'observer';

  constructor(id: string) {
    super(() => ask((service) => service.replay(id)));
    void this.#begin();
  }

  get eyes(): readonly Viewer[] {
    return this.#eyes;
  }

  lookBack = (step: number): Promise<Moment> => this.ask((handle) => handle.replayer.at(step, this.#viewer));

  async see(viewer: Viewer, step: number): Promise<number> {
    const before = this.#viewer;
    this.#viewer = viewer;
    const there = await this.ask((handle) => handle.replayer.translate(step, before, viewer));
    await this.#show();
    return there;
  }

  async #begin(): Promise<void> {
    try {
      const { eyes, ...facts } = await this.ask((handle) => handle.replayer.facts);
      this.#facts = facts;
      this.#eyes = eyes;
      // A lone person sees their own cards first; where several played, all begin with what all saw.
      const persons = facts.players.filter(({ kind }) => kind === 'person');
      if (persons.length === 1 && eyes.includes(persons[0]!.seat)) this.#viewer = persons[0]!.seat;
      await this.#show();
    } catch {
      // The state says what is wrong.
    }
  }

  async #show(): Promise<void> {
    const log = await this.ask((handle) => handle.replayer.steps(this.#viewer));
    const last = log.length - 1;
    const moment = await this.lookBack(last);
    this.set({
      status: 'live',
      ...this.#facts!,
      storage: 'ok',
      snapshot: { ...moment, step: last, log, seen: last, ...NOTHING_TO_DO },
    } satisfies SessionState);
  }
}

const NOTHING_TO_DO = {
  open: false,
  me: undefined,
  legal: [],
  canUndo: false,
  reaction: false,
  handOver: undefined,
  mayAct: [],
} as const;
