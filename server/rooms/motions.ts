/**
 * What the persons at a table decide together: to end without a result, all of those present; a bot for somebody away, most of them. Whose seat a
 * bot has taken over has no vote.
 */
import type { Seat } from '@stellwerk/kernel';
import type { Motion } from '@stellwerk/tables/wire';
import type { Time } from '../time.ts';
import type { Guest } from './room-doc.ts';

type Subject = Pick<Motion, 'motion' | 'seat'>;
export interface Carried extends Subject {
  /** The person who claims the seat. */
  readonly guest?: Guest;
}
interface Open extends Carried {
  readonly votes: Map<Seat, boolean>;
  of: readonly Seat[];
  until: number;
  cancel(): void;
}

/** Silence is no. */
const OPEN_MS = 60_000;
/** So long a person is asked whether their seat is to go to another device. */
const CLAIM_MS = 30_000;

export class Motions {
  readonly #time: Time;
  readonly #changed: () => void;
  #open: Open[] = [];

  constructor(time: Time, changed: () => void) {
    this.#time = time;
    this.#changed = changed;
  }

  /** The motion, if this vote carries it. */
  vote(subject: Subject, seat: Seat, yes: boolean, present: readonly Seat[]): Carried | undefined {
    let motion = this.#open.find((each) => each.motion === subject.motion && each.seat === subject.seat);
    if (!motion) {
      if (!yes) return undefined;
      this.#open.push((motion = this.#make(subject)));
    }
    motion.votes.set(seat, yes);
    return this.#decide(motion, present) ? motion : undefined;
  }

  /** Others have a vote than before: the motions that are carried by that. */
  review(presentFor: (seat: Seat | undefined) => readonly Seat[]): readonly Carried[] {
    return this.#open.filter((each) => each.motion !== 'seat' && this.#decide(each, presentFor(each.seat)));
  }

  /** Somebody says that the seat is theirs, from another device: its person is asked, and after silence the others. */
  claim(seat: Seat, guest: Guest, others: () => readonly Seat[]): void {
    if (this.asked(seat)) return;
    const motion = this.#make({ motion: 'seat', seat, guest }, CLAIM_MS, () => {
      motion.of = others();
      motion.until = this.#time.now() + OPEN_MS;
      motion.cancel = this.#endLater(motion);
      if (motion.of.length === 0) this.#end(motion);
      this.#changed();
    });
    motion.of = [seat];
    this.#open.push(motion);
  }

  /** Whom a claim of the seat waits for. */
  asked(seat: Seat | undefined): readonly Seat[] | undefined {
    return this.#open.find((each) => each.motion === 'seat' && each.seat === seat)?.of;
  }

  #decide(motion: Open, present: readonly Seat[]): boolean {
    motion.of = present;
    const needed = motion.motion === 'abandon' ? present.length : Math.floor(present.length / 2) + 1;
    const [ayes, noes] = [true, false].map((vote) => present.filter((each) => motion.votes.get(each) === vote).length);
    const carried = present.length > 0 && ayes! >= needed;
    if (carried || noes! > present.length - needed || present.length === 0) this.#end(motion);
    return carried;
  }

  shown(): readonly Motion[] {
    return this.#open.map(({ motion, seat, guest, votes, of, until }) => {
      const [yes, no] = [true, false].map((vote) => of.filter((each) => votes.get(each) === vote));
      return {
        motion,
        ...(seat !== undefined && { seat }),
        ...(guest && { name: guest.name }),
        yes: yes!,
        no: no!,
        of,
        until,
      };
    });
  }

  close(): void {
    for (const { cancel } of this.#open.splice(0)) cancel();
  }

  #make(subject: Carried, milliseconds = OPEN_MS, silence?: () => void): Open {
    const until = this.#time.now() + milliseconds;
    const motion: Open = { ...subject, votes: new Map(), of: [], until, cancel: () => {} };
    motion.cancel = silence ? this.#time.after(milliseconds, silence) : this.#endLater(motion);
    return motion;
  }

  #endLater(motion: Open): () => void {
    return this.#time.after(OPEN_MS, () => {
      this.#end(motion);
      this.#changed();
    });
  }

  #end(motion: Open): void {
    motion.cancel();
    this.#open = this.#open.filter((each) => each !== motion);
  }
}
