/**
 * One screen that the persons at a table share: who may look at it now, who has to take it next, and how fast bots may move before it. It
 * sends out only what the person who has taken the screen may see.
 */
import { Replay, type Reason, type Seat, type Viewer } from '@stellwerk/kernel';
import { factsOf, type Facts } from './facts.ts';
import { momentAt, momentOf, type Feed, type Moment, type Step } from './feed.ts';
import { personsOf } from './players.ts';
import type { Table } from './table.ts';

/** What the screen shows from now on. Steps of the log before number `from` stand as they were sent. */
export interface Shown extends Moment {
  /** Rises with every change. */
  readonly step: number;
  readonly from: number;
  readonly steps: readonly Step[];
  /** The number of the viewer's last step. */
  readonly seen: number;
  /** Everybody sees the same, so the screen stays as it is when the viewer changes. */
  readonly open: boolean;
  readonly me: Seat | undefined;
  readonly legal: readonly unknown[];
  readonly canUndo: boolean;
  /** Those to act are asked for a reaction, on which the table's clock runs. */
  readonly reaction: boolean;
  /** The person who is to act next and is not the one before the screen. */
  readonly handOver: Seat | undefined;
  /** Persons who may do something without being waited for, and could ask for the screen. */
  readonly mayAct: readonly Seat[];
}

export type ScreenState =
  /** Somebody has to take the screen first; nothing of anybody's hand is known here. */
  | ({ readonly status: 'covered'; readonly to: Seat } & Facts)
  | ({ readonly status: 'live'; readonly shown: Shown } & Facts)
  | { readonly status: 'failed'; readonly reason: Reason };

export interface Pace {
  /** Milliseconds that a bot waits before it moves. */
  readonly pause: number;
  /** Bots wait while something is shown that wants to be read. */
  readonly held: boolean;
  /** The last step that was drawn: bots never run ahead of the screen, or a round's end would flit by. */
  readonly seen: number;
}

export class HomeScreen {
  readonly #table: Table;
  readonly #emit: (state: ScreenState) => void;
  readonly #persons: readonly Seat[];
  readonly #feeds = new Map<Viewer, Feed>();
  readonly #facts: Facts;
  #replay: Replay | undefined;
  #viewer: Viewer | undefined;
  /** Whose log the page has. */
  #logOf: Viewer | undefined;
  #step = 0;
  /** How much the viewer had noticed when the screen was last drawn. */
  #shownSeen = -1;

  /** `resumed`: what happened so far is not told as news. */
  constructor(table: Table, resumed: boolean, emit: (state: ScreenState) => void) {
    const { head } = table.play;
    this.#table = table;
    this.#emit = emit;
    this.#persons = personsOf(head);
    this.#facts = factsOf(head);
    if (resumed) for (const viewer of [...this.#persons, 'observer' as const]) this.#feed(viewer).skip();
    this.#viewer = this.#firstViewer();
    table.listen(() => {
      // What another seat does in secret must neither show nor wake anything here.
      if (this.#viewer !== undefined && this.#seenBy(this.#viewer) === this.#shownSeen) return;
      this.#step++;
      this.show();
    });
  }

  get step(): number {
    return this.#step;
  }

  show(): void {
    if (this.#table.play.game.open) this.#viewer = this.#openViewer();
    else if (this.#asksOthers()) this.#viewer = 'observer';
    if (this.#viewer === undefined) {
      this.#emit({ status: 'covered', to: this.#handOver() ?? this.#persons[0]!, ...this.#facts });
    } else {
      this.#emit({ status: 'live', shown: this.#shown(this.#viewer), ...this.#facts });
    }
  }

  act(action: unknown, seen: number): Promise<Reason | undefined> {
    return this.#asViewer((seat) => this.#table.act(seat, action, seen));
  }
  actAll(actions: readonly unknown[], seen: number): Promise<Reason | undefined> {
    return this.#asViewer((seat) => this.#table.actAll(seat, actions, seen));
  }
  undo(seen: number): Promise<Reason | undefined> {
    return this.#asViewer((seat) => this.#table.undo(seat, seen));
  }
  async why(action: unknown): Promise<Reason | undefined> {
    return this.#asViewer(async (seat) => this.#table.why(seat, action));
  }
  async timeOut(seen: number): Promise<void> {
    if (typeof this.#viewer === 'number') await this.#table.timeOut(this.#viewer, seen);
  }

  /** Of those who are asked at once, these don't want to do anything; where the rules ask them one after another, each when it is due. */
  async passFor(seats: readonly Seat[]): Promise<void> {
    await this.#table.settled();
    const { play } = this.#table;
    const left = new Set(seats.filter((seat) => this.#persons.includes(seat)));
    const due = (): Seat | undefined => (play.reaction ? play.toAct.find((seat) => left.has(seat)) : undefined);
    for (let seat = due(); seat !== undefined; seat = due()) {
      left.delete(seat);
      await this.#table.timeOut(seat, play.seen(seat));
    }
  }

  async takeScreen(seat: Seat): Promise<void> {
    await this.#table.settled();
    if (this.#table.isClosed || !this.#persons.includes(seat) || this.#viewer === seat) return;
    this.#viewer = seat;
    this.show();
  }

  /** The table after one of the viewer's steps, with the same eyes. */
  async lookBack(step: number): Promise<Moment> {
    await this.#table.settled();
    const { game, head, entries } = this.#table.play;
    this.#replay ??= new Replay(game, head, entries);
    const open = this.#table.play.result !== undefined;
    return momentAt(this.#replay, this.#feed(this.#viewer ?? 'observer'), step, open);
  }

  async #asViewer(ask: (seat: Seat) => Promise<Reason | undefined>): Promise<Reason | undefined> {
    return typeof this.#viewer === 'number' ? ask(this.#viewer) : { code: 'play.notToAct' };
  }

  #feed(viewer: Viewer): Feed {
    let feed = this.#feeds.get(viewer);
    if (!feed) this.#feeds.set(viewer, (feed = this.#table.feed(viewer)));
    return feed;
  }

  /** With one person there is nobody to hide from; with several, somebody has to say "it's me"; once over, all may look. */
  #firstViewer(): Viewer | undefined {
    if (this.#persons.length === 1) return this.#persons[0];
    return this.#persons.length === 0 || this.#table.play.result ? 'observer' : undefined;
  }

  /** Where all see the same, the screen belongs to whichever person is to act. */
  #openViewer(): Viewer {
    const next = this.#table.play.toAct.find((seat) => this.#persons.includes(seat));
    return next ?? this.#viewer ?? this.#persons[0] ?? 'observer';
  }

  /** A reaction is asked of persons who don't have the screen: until one of them takes it, it shows nobody's hand. */
  #asksOthers(): boolean {
    const { toAct, reaction } = this.#table.play;
    return (
      this.#viewer !== undefined &&
      this.#persons.length > 1 &&
      !toAct.includes(this.#viewer as Seat) &&
      toAct.some((seat) => this.#persons.includes(seat)) &&
      reaction
    );
  }

  #handOver(): Seat | undefined {
    const { toAct, game } = this.#table.play;
    if (game.open || this.#persons.length < 2 || (this.#viewer !== undefined && toAct.includes(this.#viewer as Seat)))
      return undefined;
    return toAct.find((seat) => this.#persons.includes(seat));
  }

  /** Where all see the same, everybody notices what everybody may hear. */
  #seenBy(viewer: Viewer): number {
    const { play } = this.#table;
    return play.seen(play.game.open ? 'observer' : viewer);
  }

  #shown(viewer: Viewer): Shown {
    const { play } = this.#table;
    this.#shownSeen = this.#seenBy(viewer);
    const open = play.game.open ?? false;
    // Where all see the same there is one log for all, and nothing is news twice.
    const eyes = open ? 'observer' : viewer;
    const feed = this.#feed(eyes);
    const news = feed.next();
    const from = this.#logOf === eyes ? feed.length - (news?.steps.length ?? 0) : 0;
    this.#logOf = eyes;
    const { result, mayAct } = play;
    const acts = typeof viewer === 'number' && !result && (play.toAct.includes(viewer) || mayAct.includes(viewer));
    return {
      ...momentOf(play, viewer, news?.fresh ?? []),
      step: this.#step,
      from,
      steps: feed.steps(from),
      seen: play.seen(viewer),
      open,
      me: acts ? viewer : undefined,
      legal: acts ? play.legal(viewer) : [],
      canUndo: acts && play.canUndo(viewer),
      reaction: play.reaction,
      handOver: this.#handOver(),
      mayAct: result ? [] : mayAct.filter((seat) => this.#persons.includes(seat)),
    };
  }
}
