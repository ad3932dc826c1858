/**
 * What leaves a table for one viewer: increments, numbered by what this viewer notices. A secret action of another seat is no step here, so
 * nothing is sent and nothing can be counted.
 */
import { hears, type GameEvent, type Play, type Replay, type Result, type Seat, type Viewer } from '@stellwerk/kernel';

/** One entry of the log as the viewer noticed it. */
export interface Step {
  /** From 1 on; the set-up is 0. */
  readonly number: number;
  /** Who acted; undefined for the set-up. */
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
  /** This step took that one back, and where it `rewinds` all steps since. */
  readonly undoes?: number;
  readonly rewinds?: true;
}

/** The table as one viewer sees it at one moment. */
export interface Moment {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** What happened in the last step, or since the viewer last looked. */
  readonly fresh: readonly GameEvent[];
  readonly result: Result | undefined;
  /** What each seat saw then: told only once the play is over. */
  readonly all?: readonly unknown[];
}

/** Steps from one on, and the moment they led to. */
export interface Update extends Moment {
  /** The number of the last step: an action that is sent in answer carries it. */
  readonly seen: number;
  readonly steps: readonly Step[];
}

export function momentOf(play: Play, viewer: Viewer, fresh: readonly GameEvent[]): Moment {
  return { viewer, view: play.view(viewer), toAct: play.toAct, fresh, result: play.result };
}

/** The table after one of a viewer's steps; the nearest one there is. With `open`, what everybody saw. */
export function momentAt(replay: Replay, feed: Feed, step: number, open = false): Moment {
  const number = Math.max(0, Math.min(Math.trunc(step), feed.length - 1));
  const play = replay.at(feed.entriesAt(number));
  const moment = momentOf(play, feed.viewer, feed.step(number).events);
  return open ? { ...moment, all: play.head.seats.map((_, seat) => play.view(seat)) } : moment;
}

/**
 * A viewer's steps through a running play. The play must hold its log from the first entry on. Steps are made when they are asked for: a server has
 * a feed for each viewer of each table.
 */
export class Feed {
  readonly viewer: Viewer;
  readonly #play: Play;
  /** Behind each step, the set-up first: its entry, and from where on the play has told of it. */
  readonly #entries = [-1];
  readonly #told = [0];
  #read = 0;
  #passed = 0;
  #sent = 0;

  constructor(play: Play, viewer: Viewer) {
    this.#play = play;
    this.viewer = viewer;
  }

  /** How many steps there are, the set-up among them. */
  get length(): number {
    this.#catchUp();
    return this.#entries.length;
  }

  steps(from = 0, to = this.length): readonly Step[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => this.step(from + index));
  }

  step(number: number): Step {
    const entry = this.#entries[number]!;
    const events = this.#heardFrom(this.#told[number]!, entry);
    if (entry < 0) return { number, seat: undefined, events };
    const done = this.#play.entries[entry]!;
    const undone = this.#play.undoneBy(entry);
    return {
      number,
      seat: done.seat,
      events,
      ...(undone !== undefined && { undoes: this.#entries.indexOf(undone) }),
      ...('rewind' in done && { undoes: this.#before(done.rewind) + 1, rewinds: true as const }),
    };
  }

  /** What is new since the last call; undefined if the viewer has noticed nothing. */
  next(): Update | undefined {
    const steps = this.steps(this.#sent);
    if (steps.length === 0) return undefined;
    this.#sent += steps.length;
    return { ...momentOf(this.#play, this.viewer, freshIn(steps)), seen: this.#sent - 1, steps };
  }

  /** Everything so far counts as known: nobody wants the whole past as news. */
  skip(): void {
    this.#sent = this.length;
  }

  /** How many entries of the log led to the end of a step. */
  entriesAt(step: number): number {
    return this.#entries[Math.max(0, Math.min(step, this.length - 1))]! + 1;
  }

  /** The last step that the viewer had noticed after so many entries. */
  stepAt(entries: number): number {
    this.#catchUp();
    return this.#before(entries);
  }

  #before(entries: number): number {
    return this.#entries.filter((entry) => entry < entries).length - 1;
  }

  #catchUp(): void {
    const { told, length } = this.#play;
    for (; this.#read < length; this.#read++) {
      while (this.#passed < told.length && told[this.#passed]!.entry < this.#read) this.#passed++;
      if (!this.#play.notices(this.viewer, this.#read)) continue;
      this.#entries.push(this.#read);
      this.#told.push(this.#passed);
    }
  }

  #heardFrom(first: number, entry: number): readonly GameEvent[] {
    const { told } = this.#play;
    const events: GameEvent[] = [];
    for (let index = first; told[index]?.entry === entry; index++) {
      const { event, to } = told[index]!;
      if (hears(to, this.viewer)) events.push(event);
    }
    return events;
  }
}

/** The steps that were not taken back, without those that took back. */
export function standing(steps: readonly Step[]): readonly Step[] {
  const undone = new Set<number>();
  for (const { number, undoes, rewinds } of steps) {
    if (undoes === undefined) continue;
    for (let gone = undoes; gone < (rewinds ? number : undoes + 1); gone++) undone.add(gone);
  }
  return steps.filter(({ number, undoes }) => undoes === undefined && !undone.has(number));
}

function freshIn(steps: readonly Step[]): readonly GameEvent[] {
  return standing(steps).flatMap(({ events }) => events);
}
