/** A puzzle in this browser: the worker holds its table, which is kept nowhere. */
import { proxy } from 'comlink';
import type { Compared } from '@stellwerk/bots';
import type { Reason, Seat } from '@stellwerk/kernel';
import type { Moment, ScreenState } from '@stellwerk/tables';
import { ask } from './engine.ts';
import { assembler } from './local-session.ts';
import { OpenSession } from './open-session.ts';
import type { Asked, Judged } from './puzzle-of.ts';
import type { Service } from './service.ts';
import type { PlayingSession } from './session.ts';

type Handle = Extract<Awaited<ReturnType<Service['puzzle']>>, { ok: true }>;

export class PuzzleSession extends OpenSession<Handle> implements PlayingSession {
  #isOver = false;

  /** `begun` is what lies there from another try. */
  constructor(game: string, number: number, name: string, begun: readonly unknown[]) {
    super((set) => {
      const assemble = assembler();
      const emit = (state: ScreenState, isOver: boolean): void => {
        this.#isOver = isOver;
        set(assemble(state, 'ok'));
      };
      return ask((service) => service.puzzle(game, number, name, begun, proxy(emit)));
    });
  }

  /** The turn is over, or chance has come into it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The question, and what the solution is about. */
  asked = (): Promise<Asked> => this.ask(async (handle) => handle.asked);
  /** What can be kept of this try for another one. */
  begun = (): Promise<readonly unknown[]> => this.ask(async (handle) => handle.posed.begun);
  /** How the turn compares with the solution. */
  judge = (): Promise<Judged> => this.ask((handle) => handle.judge());
  /** The solution beside the turns that come next to it. */
  compared = (): Promise<readonly Compared[]> => this.ask((handle) => handle.compared());
  show = (way: readonly unknown[]): Promise<void> => this.ask((handle) => handle.posed.show(way));
  act = (action: unknown, seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.posed.act(action, seen));
  actAll = (actions: readonly unknown[], seen: number): Promise<Reason | undefined> =>
    this.ask((handle) => handle.posed.actAll(actions, seen));
  why = (action: unknown): Promise<Reason | undefined> => this.ask((handle) => handle.posed.why(action));
  undo = (seen: number): Promise<Reason | undefined> => this.ask((handle) => handle.screen.undo(seen));
  lookBack = (step: number): Promise<Moment> => this.ask((handle) => handle.screen.lookBack(step));
  // Nobody else moves, is hurried or takes the screen.
  timeOut = async (): Promise<void> => {};
  passFor = async (): Promise<void> => {};
  takeScreen = async (_seat: Seat): Promise<void> => {};
  setPace(): void {}
}
