/**
 * Bots from outside: a program that is asked over its standard input and answers on its standard output, one JSON object a line (docs/bots.md). One
 * that hangs, crashes or cheats loses that turn to a random legal action, and its fault is written down; the play goes on.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Player } from '@stellwerk/bots';
import type { GameModule } from '@stellwerk/games';
import { drawAction, fastRng, legalIn, type Game, type Turn } from '@stellwerk/kernel';

export const PROTOCOL = 1;
const PREFIX = 'exec:';
/** How long a program may think about a turn, or take to start (ms). */
const PATIENCE = 10_000;
/** After so many faults a program is asked no more in that play. */
const MOST_FAULTS = 5;

/** The command behind `exec:`, or undefined for the name of a bot of ours. */
export function commandOf(name: string): string | undefined {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length).trim() : undefined;
}

/** Turns that were lost, by the bot's name, and why the last program was stopped. */
export type Faults = Map<string, { readonly count: number; readonly last: string }>;

/** The programs of one command line: started when they are needed, used again in the next play, stopped at the end. */
export class Outside {
  readonly faults: Faults = new Map();
  readonly #patience: number;
  readonly #idle = new Map<string, Program[]>();
  readonly #all = new Set<Program>();

  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** A player for one play. */
  player({ game, guide: { budget } }: GameModule, name: string, command: string): Player {
    let program: Program | undefined;
    let faults = 0;
    const give = (what?: string): void => {
      const { count = 0, last = '' } = this.faults.get(name) ?? {};
      this.faults.set(name, { count: count + 1, last: what ?? last });
    };
    const fault = (what: string): void => {
      faults++;
      give(what);
      if (program) this.#stop(program);
      program = undefined;
    };
    return {
      choose: async (turn) => {
        const rng = fastRng(turn.seed);
        const world = game.guess(turn.view, rng);
        if (faults >= MOST_FAULTS) give();
        else {
          try {
            program ??= await this.#start(game, command, turn);
            const action = await program.act(game, { budget, ...turn });
            const reason = game.check(world, turn.seat, action);
            if (!reason) return action;
            fault(`it chose ${JSON.stringify(action)}, refused: ${reason.code}`);
          } catch (error) {
            fault((error as Error).message);
          }
        }
        return drawAction(game, world, turn.seat, rng);
      },
      close: () => {
        if (program) this.#idleOf(command).push(program);
        program = undefined;
      },
    };
  }

  close(): void {
    for (const program of this.#all) this.#stop(program);
  }

  /** Names the programs that lost turns. */
  report(): void {
    for (const [bot, { count, last }] of this.faults) {
      const turns = count === 1 ? 'turn' : 'turns';
      process.stderr.write(`stellwerk: “${bot}” lost ${count} ${turns} to random actions: ${last}.\n`);
    }
  }

  async #start(game: Game, command: string, { options, rules }: Turn): Promise<Program> {
    const program = this.#idleOf(command).pop() ?? new Program(command, this.#patience);
    this.#all.add(program);
    try {
      await program.ask({ type: 'hello', protocol: PROTOCOL, game: game.id, rules, options }, 'ready');
    } catch (error) {
      this.#stop(program);
      throw error;
    }
    return program;
  }

  #stop(program: Program): void {
    program.stop();
    this.#all.delete(program);
  }

  #idleOf(command: string): Program[] {
    let idle = this.#idle.get(command);
    if (!idle) this.#idle.set(command, (idle = []));
    return idle;
  }
}

type Line = Readonly<Record<string, unknown>>;

/** A running program that answers one question at a time. */
class Program {
  readonly #child: ChildProcess;
  readonly #patience: number;
  #asked = 0;
  #waiting: { readonly answer: (line: Line) => void; readonly fail: (why: Error) => void } | undefined;
  #gone: Error | undefined;

  constructor(command: string, patience: number) {
    this.#patience = patience;
    // A group of its own, so that whatever the shell starts can be stopped with it.
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.on('exit', (code, signal) => this.#fail(new Error(`it ended with ${signal ?? `exit code ${code}`}`)));
    // What is written to a program that has ended.
    this.#child.stdin!.on('error', () => {});
    createInterface({ input: this.#child.stdout! }).on('line', (text) => this.#hear(text));
  }

  async act(game: Game, turn: Turn): Promise<unknown> {
    const { action } = await this.ask({ type: 'turn', ...turn, legal: legalIn(game, turn.view, turn.seat) }, 'act');
    return action;
  }

  ask(question: Line, type: string): Promise<Line> {
    const id = ++this.#asked;
    return new Promise<Line>((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      const timer = setTimeout(() => this.#fail(new Error(`no answer within ${this.#patience} ms`)), this.#patience);
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
      };
      this.#waiting = {
        answer: (line) => {
          done();
          if (line['type'] === type && line['id'] === id) resolve(line);
          else reject(new Error(`it said ${JSON.stringify(line)}, not {"type":"${type}","id":${id},…}`));
        },
        fail: (why) => {
          done();
          reject(why);
        },
      };
      this.#child.stdin!.write(`${JSON.stringify({ ...question, id })}\n`);
    });
  }

  stop(): void {
    this.#fail(new Error('it was stopped'));
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  #hear(text: string): void {
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch {
      return this.#waiting?.fail(new Error(`it said “${text.slice(0, 80)}”, which is not JSON`));
    }
    if (typeof line === 'object' && line !== null) this.#waiting?.answer(line as Line);
    else this.#waiting?.fail(new Error(`it said ${text.slice(0, 80)}, which is not an object`));
  }

  #fail(why: Error): void {
    this.#gone ??= why;
    this.#waiting?.fail(why);
  }
}
