/** A table where a puzzle is posed: the person makes one turn, and nobody moves after it. */
import { follow } from '@stellwerk/bots';
import { actionsAt, type Bot, type Guide, type Play, type Puzzle, type Reason } from '@stellwerk/kernel';
import { Table, type Surroundings } from './table.ts';

/** Between two actions of a solution that is shown (ms). */
const PAUSE = 700;

/** Others sit there, but are never asked. */
const resting = (): Bot => ({ choose: () => undefined });

export class Posed {
  readonly table: Table;
  readonly #puzzle: Puzzle;
  readonly #begin: unknown;
  readonly #guide: Guide;
  #begun: readonly unknown[];

  /** `begun` lies there already: what was done at another try. */
  constructor(
    play: Play,
    guide: Guide,
    puzzle: Puzzle,
    report: Surroundings['report'],
    begun: readonly unknown[] = [],
  ) {
    this.#puzzle = puzzle;
    this.#guide = guide;
    this.#begin = play.game.clone(play.state);
    this.#begun = begun;
    for (const action of begun) play.act(puzzle.seat, action);
    const around = { append: async () => {}, pause: async () => {}, report, botSeed: 0 };
    this.table = new Table(play, { easy: resting, normal: resting, hard: resting }, around);
    this.table.start(false);
  }

  /** What the person has done since the beginning. */
  get way(): readonly unknown[] {
    const { entries, length } = this.table.play;
    return actionsAt(entries, 0, length)
      .slice(this.#puzzle.at)
      .map(({ action }) => action);
  }

  /** What the person had done before the last thing they did: with this another try begins. */
  get begun(): readonly unknown[] {
    return this.#begun;
  }

  /** The turn is over, or chance has come into it. */
  get isOver(): boolean {
    const { game } = this.table.play;
    const { seat } = this.#puzzle;
    return follow({ game, guide: this.#guide, state: this.#begin, seat }, this.way).isOver;
  }

  act(action: unknown, seen: number): Promise<Reason | undefined> {
    return this.actAll([action], seen);
  }

  async actAll(actions: readonly unknown[], seen: number): Promise<Reason | undefined> {
    if (this.isOver) return { code: 'play.notToAct' };
    const before = this.way;
    const reason = await this.table.actAll(this.#puzzle.seat, actions, seen);
    if (!reason) this.#begun = before;
    return reason;
  }

  why(action: unknown): Reason | undefined {
    return this.isOver ? { code: 'play.notToAct' } : this.table.why(this.#puzzle.seat, action);
  }

  /** Takes a turn, action by action: the solution, or another one. */
  async show(way: readonly unknown[]): Promise<void> {
    const { seat } = this.#puzzle;
    for (const action of way) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.table.isClosed) return;
      await this.table.actFor(seat, () => action);
    }
  }
}
