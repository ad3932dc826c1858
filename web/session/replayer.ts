/** A play that is looked at again, step by step, through the eyes that may see it. */
import { Replay, type Play, type Viewer } from '@stellwerk/kernel';
import { logOf, momentOf, personsOf, playersOf } from './moments.ts';
import type { LogStep, Moment } from './session.ts';
import type { Player } from '@stellwerk/toolkit/screen.ts';

export interface ReplayFacts {
  readonly game: string;
  readonly players: readonly Player[];
  /** How many entries the log has. */
  readonly length: number;
  /** Whose eyes may be borrowed: everybody's when the play is over; before that nobody's hand is shown but a lone person's own. */
  readonly eyes: readonly Viewer[];
  readonly over: boolean;
}

export interface Replayed extends Moment {
  readonly over: boolean;
}

export class Replayer {
  readonly facts: ReplayFacts;
  readonly #play: Play;
  readonly #replay: Replay;

  constructor(play: Play) {
    const { head, entries, result } = play;
    const persons = personsOf(head);
    const seats = result ? head.seats.map((_, seat) => seat) : persons.length === 1 ? persons : [];
    this.facts = {
      game: head.game,
      players: playersOf(head),
      length: entries.length,
      eyes: ['observer', ...seats],
      over: result !== undefined,
    };
    this.#play = play;
    this.#replay = new Replay(play.game, head, entries);
  }

  at(entries: number, viewer: Viewer): Replayed {
    const eyes = this.facts.eyes.includes(viewer) ? viewer : 'observer';
    const count = Math.max(0, Math.min(Math.trunc(entries), this.facts.length));
    const since = count > 0 ? this.#replay.at(count - 1).told.length : 0;
    const play = this.#replay.at(count);
    return { ...momentOf(play, eyes, Math.min(since, play.told.length)), over: play.result !== undefined };
  }

  log(viewer: Viewer): readonly LogStep[] {
    return logOf(this.#play, this.facts.eyes.includes(viewer) ? viewer : 'observer');
  }
}
