/** A play that is looked at again, step by step, through the eyes that may see it. */
import { Replay, type Play, type Viewer } from '@stellwerk/kernel';
import { factsOf, type Facts } from './facts.ts';
import { Feed, momentAt, type Moment, type Step } from './feed.ts';
import { personsOf } from './players.ts';

interface ReplayFacts extends Facts {
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
    this.facts = { ...factsOf(head), eyes: ['observer', ...seats] };
    this.#play = play;
    this.#replay = new Replay(play.game, head, entries);
  }

  /** All steps as these eyes noticed them. */
  steps(viewer: Viewer): readonly Step[] {
    return this.#feed(viewer).steps();
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
