/** What the persons at a table decide together, and what comes of it: it is written in one go with the vote that carries it, and happens then. */
import type { Seat } from '@stellwerk/kernel';
import type { Motion, RequestOf, WireReason } from '@stellwerk/tables/wire';
import type { Time } from '../time.ts';
import type { Audience } from './audience.ts';
import type { CurrentPlay } from './current-play.ts';
import { hashOf } from './ids.ts';
import * as motions from './motions.ts';
import type { Presence } from './presence.ts';
import { afterEnd, seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import { savePersons, saveVoted, type SaveRoom } from './room-log.ts';
import type { RunningPlay } from './running-play.ts';

interface Stage {
  doc: RoomDoc;
  readonly running: RunningPlay | undefined;
}

export class Votes {
  readonly #stage: Stage;
  readonly #current: CurrentPlay;
  readonly #presence: Presence;
  readonly #audience: Audience;
  readonly #time: Time;
  /** The persons by seat, if the last vote has given a seat to another one. */
  #given: readonly (string | null)[] | undefined;

  constructor(stage: Stage, current: CurrentPlay, presence: Presence, audience: Audience, time: Time) {
    this.#stage = stage;
    this.#current = current;
    this.#presence = presence;
    this.#audience = audience;
    this.#time = time;
  }

  vote(seat: Seat, { motion, seat: about, yes }: RequestOf<'vote'>): WireReason | undefined {
    this.#given = undefined;
    const { running, doc } = this.#stage;
    if (!running || doc.phase !== 'playing') return 'table.notPlaying';
    const present = motion === 'seat' ? motions.askedFor(doc, about) : this.#voters(motion, about);
    if (!present?.includes(seat)) return 'table.vote';
    if (motion === 'bot') {
      const person = about === undefined ? null : (this.#current.persons[about] ?? null);
      if (person === null || this.#presence.awaySince(person) === undefined) return 'table.vote';
    } else if (motion === 'abandon' && about !== undefined) return 'table.vote';
    const now = this.#time.now();
    if (motion === 'rewind' && !motions.askRewind(doc, about, seat, running.turns, now)) return 'table.back';
    const subject = { motion, ...(about !== undefined && { seat: about }) };
    const passed = motions.vote(doc, subject, seat, yes, present, now);
    if (passed) this.#carry(running, passed);
    return undefined;
  }

  /** How a vote is written with what it has led to, and what happens then. */
  readonly writing: { readonly save: SaveRoom; stored(): void } = {
    save: async (db, doc, version) => {
      await saveVoted(db, doc, version);
      if (this.#given) await savePersons(db, doc, this.#given);
    },
    stored: () => {
      if (!this.#given) return;
      this.#current.persons = this.#given;
      this.#audience.countListeners();
      this.#audience.tellPlay();
    },
  };

  /** An invited person comes back by the same link, from another device. */
  claim(guest: Guest, key: string): WireReason | undefined {
    const { doc } = this.#stage;
    const seat = doc.seats.findIndex(({ spent }) => spent === hashOf(key));
    if (doc.phase !== 'playing' || seat < 0 || seatOf(doc, guest.id) !== undefined) return 'table.key';
    motions.claim(doc, seat, guest, this.#time.now());
    return undefined;
  }

  /** A bot plays the seat, or its person again; with that others have a vote. */
  relieve(seat: Seat | undefined, byBot: boolean): WireReason | undefined {
    const { running, doc } = this.#stage;
    if (seat === undefined || !running || doc.phase !== 'playing') return 'table.notPlaying';
    const others = doc.relieved.filter((each) => each !== seat);
    doc.relieved = byBot ? [...others, seat] : others;
    for (const carried of motions.review(doc, this.#voters)) this.#carry(running, carried);
    return undefined;
  }

  /** What nobody has decided in time ends, or goes on to the others. */
  passTime(): void {
    motions.passTime(this.#stage.doc, this.#time.now(), (seat) => this.#voters('seat', seat));
  }

  /**
   * Takes back what all have agreed to take back, when no reaction is asked for. The motion stands until the log has it, so the one who keeps the room
   * next does it if this node can't; done twice, it has been overtaken the second time. True if there are motions that the play has overtaken.
   */
  takeBack(): boolean {
    const { running, doc } = this.#stage;
    if (!doc.motions?.length || !running?.turns) return false;
    const { agreed, overtaken } = motions.rewinds(doc, running.turns);
    // A table that fails has said so.
    for (const { seat, to } of agreed) running.rewind(seat!, to!).catch(() => {});
    return overtaken;
  }

  dropOvertaken(): void {
    motions.dropOvertaken(this.#stage.doc, this.#stage.running?.turns);
  }

  /** What was decided together happens. */
  #carry(running: RunningPlay, { motion, seat, guest }: motions.Carried): void {
    const { doc } = this.#stage;
    if (motion === 'bot') this.relieve(seat, true);
    else if (motion === 'seat') {
      doc.seats[seat!]!.person = guest!.id;
      this.#given = this.#current.persons.with(seat!, guest!.id);
    } else if (motion === 'abandon') {
      running.close();
      this.#stage.doc = { ...afterEnd(doc, running.play, this.#time.now()), abandoned: true };
    }
  }

  /** Persons who are there and play themselves; of a bot for somebody that one has no say. */
  #voters = (motion: Motion['motion'], about: Seat | undefined): readonly Seat[] => {
    const { relieved } = this.#stage.doc;
    return this.#current.persons.flatMap((person, seat) => {
      const votes = person !== null && !this.#presence.awaySince(person) && !relieved.includes(seat);
      return votes && (seat !== about || motion === 'rewind') ? [seat] : [];
    });
  };
}
