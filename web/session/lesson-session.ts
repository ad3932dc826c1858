/** A lesson in this browser: the worker holds its table, which is kept nowhere. */
import { proxy } from 'comlink';
import type { Lesson, Reason, Seat } from '@stellwerk/kernel';
import type { Moment, Pace, ScreenState } from '@stellwerk/tables';
import { ask } from './engine.ts';
import { assembler } from './local-session.ts';
import { OpenSession } from './open-session.ts';
import type { Service } from './service.ts';
import type { PlayingSession } from './session.ts';

type Handle = Extract<Awaited<ReturnType<Service['learn']>>, { ok: true }>;

export class LessonSession extends OpenSession<Handle> implements PlayingSession {
  /** How many entries of the lesson's play have happened, and whether exactly these. */
  #progress = { position: 0, isOnLine: true };
  readonly #atOnce: boolean;

  constructor(lesson: Lesson, step: number, name: string, pace: Pace) {
    super((set) => {
      const assemble = assembler();
      const emit = (state: ScreenState, position: number, isOnLine: boolean): void => {
        this.#progress = { position, isOnLine };
        set(assemble(state, 'ok'));
      };
      return ask((service) => service.learn(lesson, step, name, pace, proxy(emit)));
    });
    this.#atOnce = pace.pause === 0;
  }

  get position(): number {
    return this.#progress.position;
  }
  get isOnLine(): boolean {
    return this.#progress.isOnLine;
  }

  begin = (step: number): Promise<void> => this.ask((handle) => handle.guided.begin(step));
  follow = (to: number): Promise<void> => this.ask((handle) => handle.guided.follow(to, this.#atOnce));
  act = (action: unknown, seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.guided.act(action, seen));
  actAll = (actions: readonly unknown[], seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.guided.actAll(actions, seen));
  why = (action: unknown): Promise<Reason | undefined> => this.ask((handle) => handle.guided.why(action));
  undo = (seen: number): Promise<Reason | undefined> => this.ask((handle) => handle.screen.undo(seen));
  lookBack = (step: number): Promise<Moment> => this.ask((handle) => handle.screen.lookBack(step));
  // Alone with bots nobody is hurried and nobody takes the screen.
  timeOut = async (): Promise<void> => {};
  passFor = async (): Promise<void> => {};
  takeScreen = async (_seat: Seat): Promise<void> => {};

  setPace(pace: Pace): void {
    void this.ask((handle) => handle.pacer.set(pace));
  }
}
