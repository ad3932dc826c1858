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
  const number = Math.max(0, Math.min(Math.trunc(step), feed.steps.length - 1));
  const play = replay.at(feed.entriesAt(number));
  const moment = momentOf(play, feed.viewer, feed.steps[number]!.events);
  return open ? { ...moment, all: play.head.seats.map((_, seat) => play.view(seat)) } : moment;
}

/** A viewer's steps through a running play. The play must hold its log from the first entry on. */
export class Feed {
  readonly viewer: Viewer;
  readonly #play: Play;
  readonly #steps: Step[];
  /** The entries behind steps 1, 2, 3 … */
  readonly #entries: number[] = [];
  #told = 0;
  #read = 0;
  #sent = 0;

  constructor(play: Play, viewer: Viewer) {
    this.#play = play;
    this.viewer = viewer;
    this.#steps = [{ number: 0, seat: undefined, events: this.#hear(-1) }];
  }

  /** All steps so far, the set-up first. */
  get steps(): readonly Step[] {
    this.#catchUp();
    return this.#steps;
  }

  /** What is new since the last call; undefined if the viewer has noticed nothing. */
  next(): Update | undefined {
    const steps = this.steps.slice(this.#sent);
    if (steps.length === 0) return undefined;
    this.#sent = this.#steps.length;
    return { ...momentOf(this.#play, this.viewer, freshIn(steps)), seen: this.#steps.length - 1, steps };
  }

  /** Everything so far counts as known: nobody wants the whole past as news. */
  skip(): void {
    this.#sent = this.steps.length;
  }

  /** How many entries of the log led to the end of a step. */
  entriesAt(step: number): number {
    return step < 1 ? 0 : this.#entries[Math.min(step, this.#entries.length) - 1]! + 1;
  }

  /** The last step that the viewer had noticed after so many entries. */
  stepAt(entries: number): number {
    this.#catchUp();
    return this.#stepsBefore(entries);
  }

  #stepsBefore(entries: number): number {
    return this.#entries.filter((entry) => entry < entries).length;
  }

  #catchUp(): void {
    for (; this.#read < this.#play.length; this.#read++) {
      const entry = this.#read;
      const events = this.#hear(entry);
      if (!this.#play.notices(this.viewer, entry)) continue;
      this.#entries.push(entry);
      const done = this.#play.entries[entry]!;
      const undone = this.#play.undoneBy(entry);
      this.#steps.push({
        number: this.#entries.length,
        seat: done.seat,
        events,
        ...(undone !== undefined && { undoes: this.#entries.indexOf(undone) + 1 }),
        ...('rewind' in done && { undoes: this.#stepsBefore(done.rewind) + 1, rewinds: true as const }),
      });
    }
  }

  #hear(entry: number): readonly GameEvent[] {
    const { told } = this.#play;
    const events: GameEvent[] = [];
    for (; told[this.#told]?.entry === entry; this.#told++) {
      const { event, to } = told[this.#told]!;
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
