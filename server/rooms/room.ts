/**
 * A table as a place: people come, sit, talk and watch; plays begin and end here one after another. Everything that changes it goes through
 * one queue, is stored, and is told to all pages afterwards.
 */
import { readTable, type PlayHead, type Seat } from '@stellwerk/kernel';
import type { RequestOf, RoomShown, TableRow, WireReason, Yours } from '@stellwerk/tables/wire';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/index.ts';
import { noteDone, whereDone, type Asked } from './asked.ts';
import { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { Changes } from './changes.ts';
import { CurrentPlay } from './current-play.ts';
import { Guests } from './guests.ts';
import { Host } from './host.ts';
import { lookBack } from './look-back.ts';
import { DONE, refused, type LateOutcome, type Outcome } from './page.ts';
import type { Page, RoomRequest } from './page.ts';
import { Presence } from './presence.ts';
import * as change from './room-doc.ts';
import { afterEnd, seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import { headOf, Outdated, readRoom, saveEnd, savePlay, saveRoom, saveVoted } from './room-log.ts';
import type { RoomServices } from './rooms.ts';
import type { KeptEntry, RunningPlay } from './running-play.ts';
import { ownRow, roomShown, rowOf, yours } from './shown.ts';
import { Talk } from './talk.ts';
import { Votes } from './votes.ts';

export class Room {
  doc: RoomDoc;
  /** Bots, clocks and deadlines are this node's duty. */
  keeps = false;
  readonly talk: Talk;
  readonly attendance: Attendance;
  readonly #services: RoomServices;
  readonly #current: CurrentPlay;
  readonly #audience = new Audience(this);
  readonly #presence: Presence;
  readonly #votes: Votes;
  readonly #host: Host;
  readonly #changes: Changes;
  readonly #guests: Guests;
  /** Of the document, as it was last read or written. */
  #version: number;
  #due: (() => void) | undefined;
  #closed = false;

  constructor(doc: RoomDoc, version: number, services: RoomServices) {
    this.doc = doc;
    this.#version = version;
    this.#services = services;
    this.#current = new CurrentPlay(services, {
      room: this,
      send: (viewer, text) => this.#audience.send(viewer, text),
      changed: () => this.#onPlayChanged(),
      absent: (seat) => this.#changes.makeLater(() => this.#votes.relieve(seat, true), saveVoted),
      reopen: () => this.#reopen(),
    });
    this.#presence = new Presence(
      services.time,
      () => this.#tellRoom(),
      (person) => change.hasPart(this.doc, person),
    );
    this.attendance = new Attendance(doc.id, services, this.#audience, this.#presence, () => this.#tellRoom());
    this.talk = new Talk(doc.id, services, (line) => this.#audience.say(line));
    this.#votes = new Votes(this, this.#current, this.#presence, this.#audience, services.time);
    this.#host = new Host(this, this.#presence, this.#audience, services);
    this.#changes = new Changes({
      store: (save, asked) => this.#save(save, asked),
      isDone: async (asked) => (await whereDone(services.store, asked)) !== undefined,
      reread: (sure) => this.#reread(sure),
      revert: () => this.#revert(),
      tell: () => {
        this.#armDue();
        if (this.doc.phase === 'playing') this.running?.adoptRelieved(this.doc.relieved);
        this.#tellRoom();
        this.#takeBack();
        services.changed(this);
      },
      failed: (error) => this.#fail(error),
    });
    this.#guests = new Guests(this, this.#changes, this.#host, this.#votes, this.#audience, services);
  }

  get running(): RunningPlay | undefined {
    return this.#current.running;
  }

  /** Nothing would be missed if it were forgotten until somebody comes. */
  get isIdle(): boolean {
    const runs = this.running !== undefined && this.doc.phase === 'playing';
    // Whom other nodes have here needs the one that moves the bots.
    const needed = this.keeps && (this.#audience.elsewhere.length > 0 || (runs && this.running!.isClocked));
    return this.#audience.isEmpty && !this.doc.starting && !needed;
  }

  /** The last play, from its log; who is here through other nodes; whose duty it is. */
  async load(): Promise<void> {
    this.keeps = await this.#services.nodes.keep(this.doc.id);
    await this.attendance.follow();
    if (this.doc.play > 0) await this.#revive();
    this.#armDue();
  }

  /** The node whose duty it was is gone, or another one has taken it over. */
  keep(keeps: boolean): void {
    if (keeps === this.keeps) return;
    this.keeps = keeps;
    this.running?.keep(keeps);
    this.#armDue();
    if (this.running) this.#onPlayChanged();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#due?.();
    this.attendance.close();
    this.#presence.close();
    await this.running?.table.settled();
    this.#current.close();
    await this.#changes.settled();
    this.#audience.dismiss();
  }

  handle(page: Page, request: Exclude<RoomRequest, RequestOf<'enter'>>): Promise<Outcome> {
    if (this.#closed) return Promise.resolve(refused('table.closed'));
    switch (request.type) {
      case 'leave':
        this.depart(page);
        return Promise.resolve(DONE);
      case 'here':
        this.#presence.here(page, request.here);
        this.attendance.changed();
        return Promise.resolve(DONE);
      case 'look':
        if (this.#current.outdated) return Promise.resolve(refused('table.rules'));
        return Promise.resolve(
          lookBack(this.running, this.#audience.viewerOf(page), request, this.doc.phase === 'over'),
        );
      case 'act':
      case 'undo':
        this.#presence.here(page, true);
        return this.#current.move(page.guest, request);
      default:
        return page.guest ? this.#guests.handle(page.guest, request) : Promise.resolve(refused('wire.person'));
    }
  }

  depart(page: Page): void {
    this.#presence.leave(page);
    if (!this.#audience.leave(page)) return;
    this.attendance.changed();
    if (seatOf(this.doc, page.guest?.id) === undefined) this.#tellRoom();
  }

  /** A person has another name, or is gone for good. */
  rename(guest: Guest): Promise<Outcome> {
    const make = this.#ifAny(() => {
      for (const seat of this.doc.seats) if (seat.person === guest.id) seat.name = guest.name;
      for (const each of this.doc.next ?? []) if (each.id === guest.id) each.name = guest.name;
    });
    return this.#changes.make(make);
  }

  /** `names` are all that the person has had. */
  async forget(person: string, names: readonly string[]): Promise<void> {
    const make = this.#ifAny(() => {
      const playing = this.#current.persons.indexOf(person);
      if (playing >= 0) this.#votes.relieve(playing, true);
      change.forget(this.doc, person, names);
    });
    await this.#changes.make(make, { save: saveVoted });
  }

  /** Where nothing is to be changed nothing is written. */
  #ifAny(make: () => void): () => WireReason | undefined {
    return () => {
      const before = JSON.stringify(this.doc);
      make();
      return JSON.stringify(this.doc) === before ? 'table.notSeated' : undefined;
    };
  }

  /** What is stored does not name the person any more, so nobody is told the name from memory. */
  forgotten(person: string): void {
    this.talk.forget(person);
    if (!this.#current.forget(person)) return;
    this.#audience.countListeners();
    this.#audience.tellPlay();
  }

  // Coming and looking.

  /** The page belongs to the table from the moment that it is told of it: nothing is missed, nothing comes twice. */
  async enter(page: Page, { play, seen, said }: RequestOf<'enter'>): Promise<LateOutcome> {
    await this.talk.load();
    return () => {
      if (this.#closed) {
        page.restart();
        return refused('table.closed');
      }
      const viewer = this.#audience.viewerOf(page);
      if (this.doc.phase === 'playing' && viewer === undefined) return refused('table.noWatching');
      this.#audience.enter(page);
      this.#presence.enter(page);
      this.attendance.changed();
      const after = play === this.running?.terms.number ? (seen ?? -1) : -1;
      const shown = viewer === undefined ? undefined : this.running?.present(viewer, after);
      const talk = this.talk.since(said ?? 0, this.#audience.hears(page));
      if (seatOf(this.doc, page.guest?.id) === undefined) this.#tellRoom(page);
      return { ok: true, room: this.#shown(), you: this.#yours(page), ...(shown && { play: shown }), talk };
    };
  }

  // Playing.

  playSeat(guest: Guest | undefined): Seat | undefined {
    return this.#current.seatOf(guest);
  }

  #onPlayChanged(): void {
    const { running } = this;
    if (running?.isOver && this.keeps && this.doc.phase === 'playing') this.#endPlay(running);
    this.#takeBack();
    this.#services.changed(this);
  }

  /** The table has failed: what is in the log counts. What can't be read has been told, and the room is dropped. */
  #reopen(): Promise<void> {
    const reopen = async (): Promise<void> => {
      if (!this.#closed) await this.#revive();
    };
    return this.#changes.adopt(reopen).catch(() => {});
  }

  #onPlayReplaced(): void {
    this.#audience.countListeners();
    this.#audience.tellPlay();
    this.#onPlayChanged();
  }

  /** The next shuffle is stored with the end of this one. */
  #endPlay({ play, terms }: RunningPlay): void {
    this.#changes.makeLater(() => {
      if (this.doc.phase !== 'playing' || this.doc.play !== terms.number) return 'table.notPlaying';
      this.doc = afterEnd(this.doc, play, this.#services.time.now());
      return undefined;
    }, saveEnd);
  }

  async #revive(): Promise<void> {
    if (await this.#current.revive()) return this.#onPlayReplaced();
    // Rules that have changed are never applied to an older play: it ends, and its log stays to be had.
    if (this.doc.phase !== 'playing') return;
    this.doc = change.outlived(this.doc);
    try {
      await this.#save();
    } catch (error) {
      // Two nodes have found it at once.
      if (!(error instanceof Outdated)) throw error;
      await this.#reread(true);
    }
  }

  #takeBack(): void {
    if (!this.keeps || this.doc.phase !== 'playing' || !this.#votes.takeBack()) return;
    this.#changes.makeLater(() => this.#votes.dropOvertaken());
  }

  // What other nodes have written.

  followEntries = (rows: readonly KeptEntry[]): Promise<void> => this.#current.follow(rows);

  /** Nothing is being changed or read again. */
  settled = (): Promise<void> => this.#changes.settled();

  followDoc(doc: RoomDoc, version: number): Promise<void> {
    return this.#changes.adopt(async () => {
      if (version > this.#version && !this.#closed) await this.#adopt(doc, version);
    });
  }

  async #reread(sure = false): Promise<boolean> {
    const { store, nodes } = this.#services;
    const read = sure || nodes.isShared ? await readRoom(store, this.doc.id) : undefined;
    if (!read || read.version === this.#version) return false;
    await this.#adopt(read.doc, read.version);
    return true;
  }

  async #revert(): Promise<void> {
    const { doc, version } = (await readRoom(this.#services.store, this.doc.id))!;
    await this.#adopt(doc, version);
  }

  async #adopt(doc: RoomDoc, version: number): Promise<void> {
    const before = this.doc;
    this.doc = doc;
    this.#version = version;
    const { running } = this;
    if (this.#current.number !== doc.play || (doc.phase === 'playing' && running?.table.isClosed)) {
      await this.#revive();
    } else if (running && doc.phase === 'playing') {
      if (doc.seats.some(({ person }, seat) => person !== before.seats[seat]?.person)) {
        await this.#current.rereadPersons();
        this.#audience.countListeners();
        this.#audience.tellPlay();
      }
      running.adoptRelieved(doc.relieved);
    } else if (doc.abandoned || doc.outdated) running?.close();
    this.#armDue();
    this.#tellRoom();
    this.#takeBack();
    this.#services.changed(this);
  }

  async #begin(): Promise<void> {
    const { games } = this.#services;
    const module = (await games(this.doc.game))!;
    let begun: { readonly head: PlayHead; readonly persons: readonly (string | null)[] } | undefined;
    const make = (): WireReason | undefined => {
      begun = undefined;
      const { doc } = this;
      // Somebody has stopped it meanwhile.
      if (!doc.starting || this.#closed) return 'table.notWaiting';
      const read = readTable(module.game, doc.options, doc.seats.length);
      if (!read.ok) return 'table.game';
      begun = { head: headOf(doc, module.game, read.options), persons: doc.seats.map(({ person }) => person ?? null) };
      this.doc = change.begun(doc, this.#services.time.now());
      return undefined;
    };
    await this.#changes.make(make, {
      save: (db, doc, version) => savePlay(db, doc, version, begun!.head, begun!.persons),
      stored: () => this.#current.begin(begun!.head, module, begun!.persons),
    });
    if (begun) this.#onPlayReplaced();
  }

  // Changes, one after another.

  async #save(save = saveRoom, asked?: Asked): Promise<void> {
    const { store, time } = this.#services;
    this.doc.updated = time.now();
    const doc = structuredClone(this.doc);
    const version = this.#version;
    const also = async (db: Transaction<Schema>): Promise<void> => {
      await save(db, doc, version);
      if (asked) await noteDone(db, asked, doc.id, doc.updated);
    };
    await store.log.commit({ topic: `r${doc.id}`, also });
    this.#version = version + 1;
  }

  /** The room is read again when somebody asks for it. */
  #fail(error: unknown): void {
    this.#services.report(error);
    if (!this.#closed) void this.#services.drop(this);
  }

  /** What has a time of its own: the countdown, and motions that nobody decides. */
  #armDue(): void {
    this.#due?.();
    this.#due = undefined;
    const { time } = this.#services;
    const at = change.nextDue(this.doc);
    if (!this.keeps || this.#closed || at === undefined) return;
    this.#due = time.after(at - time.now(), () => {
      // A change that fails has been reported.
      if (this.doc.starting) this.#begin().catch(() => {});
      else this.#changes.makeLater(() => this.#votes.passTime());
    });
  }

  // What leaves.

  #tellRoom(except?: Page): void {
    if (!this.#closed) this.#audience.tellRoom(this.#shown(), (page) => this.#yours(page), except);
  }

  #yours(page: Page): Yours {
    return yours(this.doc, seatOf(this.doc, page.guest?.id), this.#host.seat);
  }

  #shown(): RoomShown {
    const { doc, running } = this;
    return roomShown(doc, {
      host: this.#host.seat,
      relieved: doc.phase === 'playing' ? doc.relieved : [],
      ...this.#audience.watchers,
      outdated: this.#current.outdated ?? (doc.outdated && running?.play.head),
      seal: doc.phase === 'playing' ? running?.play.head.seed.commitment : undefined,
      awaySince: (person) => this.#presence.awaySince(person),
    });
  }

  /** A line of the lists; for one of its persons with what concerns them. */
  row(person?: string): TableRow {
    const row = rowOf(this.doc, this.#audience.watchers.watchers);
    const seat = seatOf(this.doc, person);
    return seat === undefined ? row : ownRow(row, seat, this.running, this.#current.persons.indexOf(person!));
  }
}
