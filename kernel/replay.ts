/** Known logs: brought back to life whole, or looked at after any of their entries. */
import type { Game, Reason } from './game.ts';
import { Play, type Entry, type KeepsUndo, type PlayHead, type PlaySnapshot } from './play.ts';
import { LONGEST_WAY } from './way-back.ts';

/** Does what an entry says. */
export function enter(play: Play, entry: Entry): Reason | undefined {
  if ('rewind' in entry) return play.rewind(entry.seat, entry.rewind);
  return 'undo' in entry ? play.undo(entry.seat) : play.act(entry.seat, entry.action);
}

/**
 * Nothing has to be kept for undo but where one follows before the way back would be too long for it. After the last entry anything may
 * follow.
 */
export function undosIn(entries: readonly Entry[], first = 0): KeepsUndo {
  const { length } = entries;
  const next = new Int32Array(length + 1).fill(length);
  for (let i = length - 1; i >= 0; i--) next[i] = 'undo' in entries[i]! ? i : next[i + 1]!;
  return (entry) => {
    const index = entry - first;
    // The log may have grown since.
    return index >= length || next[index]! - index <= LONGEST_WAY;
  };
}

/** Takes a play up from a snapshot and the entries after it. They come from our own log, so one that is refused is a bug. */
export function resume<State>(
  game: Game<State>,
  head: PlayHead,
  snapshot: PlaySnapshot<State>,
  tail: readonly Entry[],
): Play<State> {
  const play = new Play(game, head, undosIn(tail, snapshot.length), snapshot);
  for (const entry of tail) follow(play, entry);
  return play;
}

function follow(play: Play, entry: Entry): void {
  const reason = enter(play, entry);
  if (reason) throw new Error(`entry ${play.length} of the log is refused: ${reason.code}`);
}

/** Goes to any step of a log, from the nearest moment that it remembers. The log may grow meanwhile. */
export class Replay<State = any, Action = any, View = any> {
  readonly #game: Game<State, Action, View>;
  readonly #head: PlayHead;
  readonly entries: readonly Entry[];
  readonly #kept: PlaySnapshot<State>[] = [];
  #play: Play<State, Action, View>;

  constructor(game: Game<State, Action, View>, head: PlayHead, entries: readonly Entry[]) {
    this.#game = game;
    this.#head = head;
    this.entries = entries;
    this.#play = new Play(game, head, undosIn(entries));
  }

  /** The play after its first `length` entries. What was told before is not all in it. */
  at(length: number): Play<State, Action, View> {
    if (length < this.#play.length) this.#play = this.#before(length);
    while (this.#play.length < length) {
      this.#remember();
      const entry = this.entries[this.#play.length]!;
      // A play that was taken up after the moment to go back to does not know it.
      if ('rewind' in entry && entry.rewind < this.#play.first) this.#play = this.#before(entry.rewind);
      else follow(this.#play, entry);
    }
    return this.#play;
  }

  #remember(): void {
    const { length } = this.#play;
    if (length < (this.#kept.at(-1)?.length ?? 0) + STRIDE) return;
    const snapshot = this.#play.snapshot();
    if (snapshot) this.#kept.push(snapshot);
  }

  #before(length: number): Play<State, Action, View> {
    const nearest = this.#kept.findLast((kept) => kept.length <= length);
    const first = nearest?.length ?? 0;
    return new Play(this.#game, this.#head, undosIn(this.entries.slice(first), first), nearest);
  }
}

/** Entries between two moments that are remembered. */
const STRIDE = 32;
