/**
 * A table as a place: people come, sit, talk and watch; plays begin and end here one after another. Everything that changes it goes through
 * one queue, is stored, and is told to all pages afterwards.
 */
import type { GameModule } from '@stellwerk/games';
import { Play, readTable, type Entry, type PlayHead, type Seat } from '@stellwerk/kernel';
import type { RequestOf, RoomShown, TableRow, WireReason, Yours } from '@stellwerk/tables/wire';
import type { ClockState } from './clocks.ts';
import { agree, readAgreement } from './agreement.ts';
import { Audience } from './audience.ts';
import { Changes, type Make } from './changes.ts';
import { Countdown } from './countdown.ts';
import { hashOf } from './ids.ts';
import { sitDown } from './kept-seats.ts';
import { lookBack } from './look-back.ts';
import { Motions, type Carried } from './motions.ts';
import { DONE, refused, type LateOutcome, type Outcome, type Page } from './page.ts';
import type { GuestRequest, HostRequest, RoomRequest, SeatedRequest } from './page.ts';
import { Presence } from './presence.ts';
import * as change from './room-doc.ts';
import { afterEnd, seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import { appendEntries, headOf, insertPlay, partsOf, readPlay, saveEnd, savePersons, saveRoom } from './room-log.ts';
import type { RoomServices } from './rooms.ts';
import { RunningPlay } from './running-play.ts';
import { ownRow, roomShown, rowOf, yours } from './shown.ts';
import { Talk } from './talk.ts';

export class Room {
  doc: RoomDoc;
  running: RunningPlay | undefined;
  readonly #services: RoomServices;
  readonly #audience = new Audience(this);
  readonly #presence: Presence;
  readonly #talk: Talk;
  readonly #motions: Motions;
  /** The persons by seat of the play that runs or ran last. */
  #persons: readonly (string | null)[] = [];
  /** What the pages called the moves of this play. */
  readonly #requests = new Set<string>();
  readonly #changes: Changes;
  #countdown: Countdown | undefined;
  #closed = false;

  constructor(doc: RoomDoc, services: RoomServices) {
    this.doc = doc;
    this.#services = services;
    this.#presence = new Presence(services.time, () => this.#tellRoom());
    this.#talk = new Talk(doc.id, services, (line) => this.#audience.say(line));
    this.#motions = new Motions(services.time, () => this.#tellRoom());
    this.#changes = new Changes({
      store: (save) => this.#save(save),
      tell: () => {
        this.#tellRoom();
        services.changed(this);
      },
      // The room is read again when somebody asks for it.
      failed: (error) => {
        services.report(error);
        if (!this.#closed) void services.drop(this);
      },
    });
  }

  /** Nothing would be missed if it were forgotten until somebody comes. */
  get isIdle(): boolean {
    const runs = this.running !== undefined && this.doc.phase === 'playing';
    return this.#audience.isEmpty && !this.#countdown && !(runs && this.running!.isClocked);
  }

  /** The last play, from its log. */
  async load(): Promise<void> {
    if (this.doc.play > 0) await this.#revive();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#countdown?.cancel();
    this.#presence.close();
    this.#motions.close();
    await this.running?.table.settled();
    this.running?.close();
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
        return Promise.resolve(DONE);
      case 'look':
        return Promise.resolve(
          lookBack(this.running, this.#audience.viewerOf(page), request, this.doc.phase === 'over'),
        );
      case 'act':
      case 'undo':
        return this.#move(page, request);
      default:
        return page.guest ? this.#asGuest(page.guest, request) : Promise.resolve(refused('wire.person'));
    }
  }

  depart(page: Page): void {
    this.#presence.leave(page);
    if (!this.#audience.leave(page)) return;
    if (seatOf(this.doc, page.guest?.id) === undefined) this.#tellRoom();
  }

  /** A person has another name, or is gone for good. */
  rename(guest: Guest): Promise<Outcome> {
    return this.#changes.make(() => {
      for (const seat of this.doc.seats) if (seat.person === guest.id) seat.name = guest.name;
      for (const each of this.doc.next ?? []) if (each.id === guest.id) each.name = guest.name;
      return undefined;
    });
  }

  async forget(person: string): Promise<void> {
    const playing = this.#persons.indexOf(person);
    if (this.doc.phase === 'playing' && playing >= 0) this.running?.relieve(playing);
    this.#talk.forget(person);
    await this.#changes.make(() => change.forget(this.doc, person));
  }

  // Coming and looking.

  /** The page belongs to the table from the moment that it is told of it: nothing is missed, nothing comes twice. */
  async enter(page: Page, { play, seen, said }: RequestOf<'enter'>): Promise<LateOutcome> {
    await this.#talk.load();
    return () => {
      if (this.#closed) {
        page.restart();
        return refused('table.closed');
      }
      const viewer = this.#audience.viewerOf(page);
      if (this.doc.phase === 'playing' && viewer === undefined) return refused('table.noWatching');
      this.#audience.enter(page);
      this.#presence.enter(page);
      const after = play === this.running?.terms.number ? (seen ?? -1) : -1;
      const shown = viewer === undefined ? undefined : this.running?.present(viewer, after);
      const talk = this.#talk.since(said ?? 0, this.#audience.hears(page));
      if (seatOf(this.doc, page.guest?.id) === undefined) this.#tellRoom(page);
      return { ok: true, room: this.#shown(), you: this.#yours(page), ...(shown && { play: shown }), talk };
    };
  }

  // Playing.

  async #move(page: Page, request: RequestOf<'act'> | RequestOf<'undo'>): Promise<Outcome> {
    const { running } = this;
    if (!running || this.doc.phase !== 'playing' || request.play !== running.terms.number)
      return refused('table.notPlaying');
    const seat = this.playSeat(page.guest);
    if (seat === undefined) return refused('table.notSeated');
    const name = `${page.guest!.id}:${request.id}`;
    if (this.#requests.has(name)) return DONE;
    if (running.relievedSeats.includes(seat)) return refused('table.notSeated');
    this.#presence.here(page, true);
    const reason =
      request.type === 'act'
        ? await running.act(seat, request.actions, request.seen, name)
        : await running.undo(seat, request.seen, name);
    return reason ? { ok: false, reason } : DONE;
  }

  playSeat(guest: Guest | undefined): Seat | undefined {
    const seat = guest ? this.#persons.indexOf(guest.id) : -1;
    return seat < 0 ? undefined : seat;
  }

  async #append(
    { terms }: RunningPlay,
    from: number,
    entries: readonly Entry[],
    clock: ClockState | undefined,
    request: string | undefined,
  ): Promise<void> {
    const at = this.#services.time.now();
    const log = { room: this.doc.id, number: terms.number, from, entries, clock, request, at };
    await appendEntries(this.#services.store, log);
    if (request) this.#requests.add(request);
    this.#services.moved(entries.length);
  }

  #onPlayChanged(): void {
    const { running } = this;
    if (running?.isOver && this.doc.phase === 'playing') this.#endPlay(running);
    this.#services.changed(this);
  }

  /** The next shuffle is stored with the end of this one. */
  #endPlay({ play }: RunningPlay): void {
    this.#motions.close();
    this.doc = afterEnd(this.doc, play, this.#services.time.now());
    this.#changes.makeLater(() => undefined, saveEnd);
  }

  #makeRunning(play: Play, module: GameModule, clock?: ClockState): RunningPlay {
    const { time, settings } = this.#services;
    const { id, clock: setting, reaction, play: number } = this.doc;
    const terms = { table: id, number, clock: setting, reaction: reaction * 1000, botPause: settings.botPause };
    const running: RunningPlay = new RunningPlay(
      play,
      module.bots,
      terms,
      {
        time,
        random: settings.random,
        append: (from, entries, state, request) => this.#append(running, from, entries, state, request),
        send: (viewer, text) => this.#audience.send(viewer, text),
        changed: () => this.#onPlayChanged(),
        relieved: (seats) => {
          this.#changes.makeLater(() => {
            this.doc.relieved = seats;
            const carried = this.#motions.review((about) => this.#voters(about));
            return this.#carry(running, carried);
          });
        },
        report: (error, fatal) => {
          this.#services.report(error);
          if (fatal && running === this.running && !this.#closed) void this.#reopen();
        },
      },
      clock,
    );
    return running;
  }

  /** The table has failed: what is in the log counts. */
  async #reopen(): Promise<void> {
    try {
      this.running?.close();
      await this.#revive();
      this.#audience.tellPlay();
    } catch (error) {
      this.#services.report(error);
      await this.#services.drop(this);
    }
  }

  async #revive(): Promise<void> {
    const { store, games, settings } = this.#services;
    const stored = await readPlay(store, this.doc.id, this.doc.play);
    if (!stored) return;
    const { head, entries, persons, requests, clock, lastAt } = stored;
    this.#persons = persons;
    this.#requests.clear();
    for (const request of requests) this.#requests.add(request);
    const module = await games(head.game);
    if (!module || module.game.version !== head.rules) return this.#endOutdated();
    const { play, rest } = partsOf(module.game, head, entries);
    this.running = this.#makeRunning(play, module, clock);
    this.#audience.countListeners();
    if (this.doc.phase !== 'playing') return;
    this.running.catchUp(rest);
    if (this.running.isOver) return this.#endPlay(this.running);
    this.running.start(this.doc.relieved, Math.max(0, settings.aliveUntil - lastAt));
  }

  /** Rules that have changed are never applied to an older play: it ends, and its log stays to be had. */
  async #endOutdated(): Promise<void> {
    if (this.doc.phase !== 'playing') return;
    this.doc = { ...this.doc, phase: 'over', outdated: true, secret: change.makeSecret() };
    await this.#save();
  }

  // What guests do around the plays.

  #asGuest(guest: Guest, request: GuestRequest): Promise<Outcome> {
    switch (request.type) {
      case 'say':
      case 'phrase':
        return this.#say(guest, request);
      case 'sit':
        return this.#rearrange(() => sitDown(this.#services.store, this.doc, this.#hostSeat(), guest, request));
      case 'stand':
        return this.#rearrange(() => change.stand(this.doc, guest.id, this.#audience.has));
      case 'seat':
      case 'addSeat':
      case 'dropSeat':
      case 'arrange':
      case 'agree':
      case 'start':
        return this.#asHost(guest, request);
      case 'again':
        return this.#again(guest, request.in);
      case 'claim':
        return this.#changes.make(() => this.#claim(guest, request.key));
      default: {
        const seat = seatOf(this.doc, guest.id);
        return seat === undefined ? Promise.resolve(refused('table.notSeated')) : this.#asSeated(guest, seat, request);
      }
    }
  }

  #asSeated(guest: Guest, seat: Seat, request: SeatedRequest): Promise<Outcome> {
    switch (request.type) {
      case 'colour':
        return this.#rearrange(() => change.setColour(this.doc, seat, request.colour));
      case 'ready':
        return this.#changes.make(() => void (this.doc.seats[seat]!.ready = request.ready));
      case 'stop':
        return this.#changes.make(() => this.#stopCountdown());
      case 'luck':
        return this.#changes.make(() =>
          this.#countdown ? this.#countdown.add(seat, request.luck) : 'table.notWaiting',
        );
      case 'vote':
        return this.#changes.make(() => this.#vote(seat, request));
      case 'resign':
      case 'back':
        return Promise.resolve(this.#relief(guest, request.type));
    }
  }

  async #say(guest: Guest, request: RequestOf<'say'> | RequestOf<'phrase'>): Promise<Outcome> {
    const seat = this.playSeat(guest) ?? seatOf(this.doc, guest.id);
    await this.#talk.add(guest, seat, seat === undefined && this.doc.phase === 'playing', request);
    return DONE;
  }

  #relief(guest: Guest, what: 'resign' | 'back'): Outcome {
    const seat = this.playSeat(guest);
    if (seat === undefined || !this.running || this.doc.phase !== 'playing') return refused('table.notPlaying');
    if (what === 'resign') this.running.relieve(seat);
    else this.running.takeBack(seat);
    return DONE;
  }

  async #vote(seat: Seat, { motion, seat: about, yes }: RequestOf<'vote'>): Promise<WireReason | undefined> {
    const { running } = this;
    if (!running || this.doc.phase !== 'playing') return 'table.notPlaying';
    const present = motion === 'seat' ? this.#motions.asked(about) : this.#voters(about);
    if (!present?.includes(seat)) return 'table.vote';
    if (motion === 'bot') {
      const person = about === undefined ? null : (this.#persons[about] ?? null);
      if (person === null || this.#presence.awaySince(person) === undefined) return 'table.vote';
    } else if (motion === 'abandon' && about !== undefined) return 'table.vote';
    const passed = this.#motions.vote({ motion, ...(about !== undefined && { seat: about }) }, seat, yes, present);
    return this.#carry(running, passed ? [passed] : []);
  }

  /** An invited person comes back by the same link, from another device. */
  #claim(guest: Guest, key: string): WireReason | undefined {
    const seat = this.doc.seats.findIndex(({ spent }) => spent === hashOf(key));
    if (this.doc.phase !== 'playing' || seat < 0 || seatOf(this.doc, guest.id) !== undefined) return 'table.key';
    this.#motions.claim(seat, guest, () => this.#voters(seat));
    return undefined;
  }

  /** Persons who are there and play themselves; of a bot for somebody that one has no say. */
  #voters(about: Seat | undefined): readonly Seat[] {
    const relieved = this.running?.relievedSeats ?? [];
    return this.#persons.flatMap((person, seat) => {
      const votes = person !== null && !this.#presence.awaySince(person) && !relieved.includes(seat);
      return votes && seat !== about ? [seat] : [];
    });
  }

  /** What was decided together happens. */
  async #carry(running: RunningPlay, all: readonly Carried[]): Promise<undefined> {
    for (const { motion, seat, guest } of all) {
      if (motion === 'bot') running.relieve(seat!);
      else if (motion === 'seat') await this.#giveSeat(seat!, guest!);
      else {
        running.close();
        this.#motions.close();
        this.doc = { ...afterEnd(this.doc, running.play, this.#services.time.now()), abandoned: true };
      }
    }
  }

  async #giveSeat(seat: Seat, { id }: Guest): Promise<void> {
    this.doc.seats[seat]!.person = id;
    this.#persons = this.#persons.with(seat, id);
    await savePersons(this.#services.store, this.doc, this.#persons);
    this.#audience.countListeners();
    this.#audience.tellPlay();
  }

  async #again(guest: Guest, isIn: boolean): Promise<Outcome> {
    const done = await this.#changes.make(() => {
      const seat = seatOf(this.doc, guest.id);
      if (seat === undefined) return change.wantNext(this.doc, guest, isIn);
      if (this.doc.phase !== 'over') return 'table.notOver';
      this.doc.seats[seat]!.again = isIn;
      return undefined;
    });
    if (this.doc.phase !== 'over') return done;
    const { seats } = this.doc;
    const all = seats.every(({ kind, again }) => kind === 'bot' || (kind === 'person' && again));
    return done.ok && all ? this.#start(undefined) : done;
  }

  // What the host decides.

  async #asHost(guest: Guest, request: HostRequest): Promise<Outcome> {
    if (this.#hostSeat() === undefined || this.#hostSeat() !== seatOf(this.doc, guest.id))
      return refused('table.notHost');
    if (this.doc.phase === 'playing') return refused('table.notWaiting');
    if (request.type === 'agree') return this.#agree(request);
    if (request.type === 'start') return this.#start(request.free);
    const { game } = (await this.#services.games(this.doc.game))!;
    return this.#rearrange(() => change.setSeats(this.doc, request, game.seats.max));
  }

  async #agree(request: RequestOf<'agree'>): Promise<Outcome> {
    const module = await this.#services.games(request.game ?? this.doc.game);
    if (!module) return refused('table.game');
    return this.#rearrange(() => {
      const agreed = readAgreement(this.doc, request, module.game);
      return 'reason' in agreed ? agreed.reason : agree(this.doc, request, agreed);
    });
  }

  #hostSeat(): Seat | undefined {
    const now = this.#services.time.now();
    return change.hostSeat(this.doc, (person) => now - (this.#presence.awaySince(person) ?? now));
  }

  async #start(free: 'bots' | 'none' | undefined): Promise<Outcome> {
    const { games, time, settings } = this.#services;
    const module = (await games(this.doc.game))!;
    return this.#changes.make(() => {
      if (this.#countdown) return undefined;
      const settled = structuredClone(this.doc);
      const reason = change.settleSeats(settled, free, this.#audience.has);
      if (reason) return reason;
      const read = readTable(module.game, this.doc.options, settled.seats.length);
      if (!read.ok) return read.reason;
      this.doc = settled;
      this.#countdown = new Countdown(time, settings.countdown, () => {
        // A change that fails has been reported.
        this.#begin(module, read.options).catch(() => {});
      });
      return undefined;
    });
  }

  #stopCountdown(): undefined {
    this.#countdown?.cancel();
    this.#countdown = undefined;
  }

  async #begin(module: GameModule, options: PlayHead['options']): Promise<void> {
    let running: RunningPlay | undefined;
    await this.#changes.make(async () => {
      const luck = this.#countdown?.luck;
      // Somebody has stopped it meanwhile.
      if (!luck || this.#closed) return;
      this.#stopCountdown();
      this.#motions.close();
      const { doc } = this;
      const head = headOf(doc, module.game, options, luck);
      this.#persons = doc.seats.map(({ person }) => person ?? null);
      this.#requests.clear();
      const { result: _result, abandoned: _abandoned, outdated: _outdated, ...rest } = doc;
      this.doc = { ...rest, phase: 'playing', play: doc.play + 1, relieved: [], code: null };
      this.running?.close();
      this.running = running = this.#makeRunning(new Play(module.game, head), module);
      const { store, time } = this.#services;
      await insertPlay(store, this.doc, head, this.#persons, time.now());
    });
    if (!running) return;
    running.start([]);
    this.#audience.countListeners();
    this.#audience.tellPlay();
    this.#services.changed(this);
  }

  // Changes, one after another.

  /** Anybody who moves about while the countdown runs stops it. */
  #rearrange(make: Make): Promise<Outcome> {
    return this.#changes.make(async () => {
      const reason = await make();
      if (!reason) this.#stopCountdown();
      return reason;
    });
  }

  async #save(save = saveRoom): Promise<void> {
    const { store, time } = this.#services;
    this.doc.updated = time.now();
    const doc = structuredClone(this.doc);
    await store.log.commit({ also: (db) => save(db, doc) });
  }

  // What leaves.

  #tellRoom(except?: Page): void {
    if (!this.#closed) this.#audience.tellRoom(this.#shown(), (page) => this.#yours(page), except);
  }

  #yours(page: Page): Yours {
    return yours(this.doc, seatOf(this.doc, page.guest?.id), this.#hostSeat());
  }

  #shown(): RoomShown {
    const { doc, running } = this;
    return roomShown(doc, {
      host: this.#hostSeat(),
      relieved: running && doc.phase === 'playing' ? running.relievedSeats : [],
      ...this.#audience.watchers,
      seal: doc.phase === 'playing' ? running?.play.head.seed.commitment : undefined,
      countdown: this.#countdown?.shown,
      motions: this.#motions.shown(),
      awaySince: (person) => this.#presence.awaySince(person),
    });
  }

  /** A line of the lists; for one of its persons with what concerns them. */
  row(person?: string): TableRow {
    const row = rowOf(this.doc, this.#audience.watchers.watchers);
    const seat = seatOf(this.doc, person);
    return seat === undefined ? row : ownRow(row, seat, this.running, this.#persons.indexOf(person!));
  }
}
