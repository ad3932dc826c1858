/** A play in this browser: the worker holds it, this adapter speaks with the worker. */
import { proxy } from 'comlink';
import type { Reason, Seat } from '@stellwerk/kernel';
import type { Moment, Pace, ScreenState, Step } from '@stellwerk/tables';
import type { StorageState } from '../storage/safe-store.ts';
import { ask } from './engine.ts';
import { OpenSession } from './open-session.ts';
import type { Service } from './service.ts';
import type { PlayingSession, SessionState } from './session.ts';

type Handle = Extract<Awaited<ReturnType<Service['open']>>, { ok: true }>;

export class LocalSession extends OpenSession<Handle> implements PlayingSession {
  constructor(id: string, pace: Pace) {
    super((set) => {
      const assemble = assembler();
      const emit = (state: ScreenState, storage: StorageState): void => set(assemble(state, storage));
      return ask((service) => service.open(id, pace, proxy(emit)));
    });
  }

  act = (action: unknown, seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.screen.act(action, seen));
  actAll = (actions: readonly unknown[], seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.screen.actAll(actions, seen));
  why = (action: unknown): Promise<Reason | undefined> => this.ask((handle) => handle.screen.why(action));
  undo = (seen: number): Promise<Reason | undefined> => this.ask((handle) => handle.screen.undo(seen));
  timeOut = (seen: number): Promise<void> => this.ask((handle) => handle.screen.timeOut(seen));
  passFor = (seats: readonly Seat[]): Promise<void> => this.ask((handle) => handle.screen.passFor(seats));
  takeScreen = (seat: Seat): Promise<void> => this.ask((handle) => handle.screen.takeScreen(seat));
  lookBack = (step: number): Promise<Moment> => this.ask((handle) => handle.screen.lookBack(step));

  setPace(pace: Pace): void {
    void this.ask((handle) => handle.pacer.set(pace));
  }
}

/** Puts the increments of the log together. */
export function assembler(): (state: ScreenState, storage: StorageState) => SessionState {
  let log: readonly Step[] = [];
  return (state, storage) => {
    if (state.status === 'failed') return state;
    if (state.status === 'covered') return { ...state, storage };
    const { shown, ...facts } = state;
    const { from, steps, ...now } = shown;
    if (steps.length > 0 || from < log.length) log = [...log.slice(0, from), ...steps];
    return { ...facts, snapshot: { ...now, log }, storage };
  };
}
