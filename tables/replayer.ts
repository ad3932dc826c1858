/** A play that is looked at again, step by step, through the eyes that may see it. */
import { Replay, type Play, type Viewer } from '@stellwerk/kernel';
import { Feed, momentAt, type Moment, type Step } from './feed.ts';
import { personsOf, playersOf, type Player } from './players.ts';

export interface ReplayFacts {
  readonly game: string;
  readonly players: readonly Player[];
  readonly commitment: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whose eyes may be borrowed: everybody's when the play is over; before that nobody's hand is shown but a lone person's own. */
  readonly eyes: readonly Viewer[];
}

export class Replayer {
  readonly facts: ReplayFacts;
  readonly #play: Play;
  readonly #replay: Replay;
  readonly #feeds = new Map<Viewer, Feed>();

  constructor(play: Play) {
    const { head, entries, result } = play;
    const persons = personsOf(head);
    const seats = result ? head.seats.map((_, seat) => seat) : persons.length === 1 ? persons : [];
    this.facts = {
      game: head.game,
      players: playersOf(head),
      commitment: head.seed.commitment,
      options: head.options,
      eyes: ['observer', ...seats],
    };
    this.#play = play;
    this.#replay = new Replay(play.game, head, entries);
  }

  /** All steps as these eyes noticed them. */
  steps(viewer: Viewer): readonly Step[] {
    return this.#feed(viewer).steps;
  }

  at(step: number, viewer: Viewer): Moment {
    return momentAt(this.#replay, this.#feed(viewer), step, this.#play.result !== undefined);
  }

  /** The step of other eyes that shows the same moment. */
  translate(step: number, from: Viewer, to: Viewer): number {
    return this.#feed(to).stepAt(this.#feed(from).entriesAt(step));
  }

  #feed(viewer: Viewer): Feed {
    const eyes = this.facts.eyes.includes(viewer) ? viewer : 'observer';
    let feed = this.#feeds.get(eyes);
    if (!feed) this.#feeds.set(eyes, (feed = new Feed(this.#play, eyes)));
    return feed;
  }
}
