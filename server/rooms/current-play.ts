/** The play of a room that runs, or ran last: brought back from its log, moved by its persons, and followed where other nodes write it. */
import type { GameModule } from '@stellwerk/games';
import { Play, type Entry, type PlayHead, type Seat, type Viewer } from '@stellwerk/kernel';
import type { RequestOf } from '@stellwerk/tables/wire';
import { isTaken } from '../store/index.ts';
import type { ClockState } from './clocks.ts';
import { DONE, refused, type Outcome } from './page.ts';
import { GONE_NAME, type Guest, type RoomDoc } from './room-doc.ts';
import { appendEntries, partsOf, readPersons, readPlay } from './room-log.ts';
import type { RoomServices } from './rooms.ts';
import { RunningPlay, type KeptEntry } from './running-play.ts';

interface Around {
  /** The room as it is at each moment, and whether bots and clocks are this node's duty. */
  readonly room: { readonly doc: RoomDoc; readonly keeps: boolean };
  send(viewer: Viewer, text: string): void;
  /** Something has happened in the play. */
  changed(): void;
  /** A seat's person has let too many turns pass. */
  absent(seat: Seat): void;
  /** Reads the play again when the room has nothing else under way, and tells everybody the whole of it. */
  reopen(): Promise<void>;
}

export class CurrentPlay {
  running: RunningPlay | undefined;
  /** The number of the play that was read or begun last. */
  number = 0;
  /** The play, if it is by rules that are no longer there. */
  outdated: PlayHead | undefined;
  /** The persons by seat. */
  persons: readonly (string | null)[] = [];
  readonly #services: RoomServices;
  readonly #around: Around;
  /** What the pages called the moves of this play. */
  readonly #requests = new Set<string>();
  #reopening: Promise<void> | undefined;

  constructor(services: RoomServices, around: Around) {
    this.#services = services;
    this.#around = around;
  }

  seatOf(guest: Guest | undefined): Seat | undefined {
    const seat = guest ? this.persons.indexOf(guest.id) : -1;
    return seat < 0 ? undefined : seat;
  }

  async move(guest: Guest | undefined, request: RequestOf<'act'> | RequestOf<'undo'>): Promise<Outcome> {
    const { running } = this;
    if (this.outdated && request.play === this.number) return refused('table.rules');
    if (!running || this.#around.room.doc.phase !== 'playing' || request.play !== running.terms.number)
      return refused('table.notPlaying');
    const seat = this.seatOf(guest);
    if (seat === undefined) return refused('table.notSeated');
    const name = `${guest!.id}:${request.id}`;
    if (this.#requests.has(name)) return DONE;
    if (running.relievedSeats.includes(seat)) return refused('table.notSeated');
    try {
      const reason =
        request.type === 'act'
          ? await running.act(seat, request.actions, request.seen, name)
          : await running.undo(seat, request.seen, name);
      if (reason?.code !== 'table.closed') return reason ? { ok: false, reason } : DONE;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    // Another node was faster, if it was not this very move that got there before.
    await this.#reopening;
    return this.#requests.has(name) ? DONE : { ok: false, reason: { code: 'play.stale' } };
  }

  /** From the log. False if its rules are no longer there. */
  async revive(): Promise<boolean> {
    const { store, games, elapsedSince } = this.#services;
    const { doc, keeps } = this.#around.room;
    const stored = await readPlay(store, doc.id, doc.play);
    if (!stored) return true;
    const { head, rows, persons, clock, lastAt } = stored;
    const module = await games(head.game);
    // During an update newer nodes begin plays that this one can't judge.
    if (module && module.game.version < head.rules) throw new Error(`${head.game} is played by newer rules`);
    const isOutdated = module?.game.version !== head.rules;
    this.#replace(doc.play, persons, isOutdated ? head : undefined);
    this.#note(rows);
    if (isOutdated) return false;
    const entries = rows.map(({ entry }) => entry);
    const { play, rest } = partsOf(module.game, head, entries);
    this.running = this.#make(doc, play, module, clock);
    this.running.recall(rows);
    if (doc.phase !== 'playing') return true;
    this.running.catchUp(rest);
    this.running.start(doc.relieved, elapsedSince(lastAt), keeps);
    return true;
  }

  /** A new one, which is stored. */
  begin(head: PlayHead, module: GameModule, persons: readonly (string | null)[]): void {
    const { doc, keeps } = this.#around.room;
    this.#replace(doc.play, persons);
    this.running = this.#make(doc, new Play(module.game, head), module);
    this.running.start(doc.relieved, 0, keeps);
  }

  #replace(number: number, persons: readonly (string | null)[], outdated?: PlayHead): void {
    this.running?.close();
    this.running = undefined;
    this.number = number;
    this.persons = persons;
    this.outdated = outdated;
    this.#requests.clear();
  }

  /** A seat has gone to another person. */
  async rereadPersons(): Promise<void> {
    const { id, play } = this.#around.room.doc;
    this.persons = (await readPersons(this.#services.store, id, play)) ?? this.persons;
  }

  /** True if the person has a seat in this play, where nobody is named any more. */
  forget(person: string): boolean {
    const seat = this.persons.indexOf(person);
    if (seat < 0) return false;
    this.persons = this.persons.with(seat, null);
    for (const head of [this.running?.play.head, this.outdated])
      if (head) Object.assign(head.seats[seat]!, { name: GONE_NAME });
    return true;
  }

  /** What another node has kept. */
  async follow(rows: readonly KeptEntry[]): Promise<void> {
    const { running } = this;
    if (!running || running.table.isClosed || rows.length === 0) return;
    this.#note(rows);
    await running.follow(rows);
  }

  close(): void {
    this.running?.close();
  }

  #note(rows: readonly KeptEntry[]): void {
    for (const { request } of rows) if (request) this.#requests.add(request);
  }

  #make(doc: RoomDoc, play: Play, module: GameModule, clock?: ClockState): RunningPlay {
    const { time, settings } = this.#services;
    const { id, clock: setting, reaction, play: number } = doc;
    const terms = { table: id, number, clock: setting, reaction: reaction * 1000, botPause: settings.botPause };
    const running: RunningPlay = new RunningPlay(
      play,
      module.bots,
      terms,
      {
        time,
        random: settings.random,
        append: (from, entries, state, request) => this.#append(number, from, entries, state, request),
        send: (viewer, text) => this.#around.send(viewer, text),
        changed: () => running === this.running && this.#around.changed(),
        absent: (seat) => running === this.running && this.#around.absent(seat),
        report: (error, fatal) => {
          // Of two nodes that write the same number one is slower: it reads what the other wrote.
          if (!isTaken(error)) this.#services.report(error);
          if (fatal && running === this.running) this.#reopening = this.#around.reopen();
        },
      },
      clock,
    );
    return running;
  }

  async #append(
    number: number,
    from: number,
    entries: readonly Entry[],
    clock: ClockState | undefined,
    request: string | undefined,
  ): Promise<void> {
    const { store, time, moved } = this.#services;
    const log = { room: this.#around.room.doc.id, number, from, entries, clock, request, at: time.now() };
    await appendEntries(store, log);
    if (request) this.#requests.add(request);
    moved(entries.length);
  }
}
