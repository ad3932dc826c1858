/**
 * What the persons at a table decide together: to end without a result, all of those present; a bot for somebody away, most of them. Whose seat a
 * bot has taken over has no vote.
 */
import type { Seat } from '@stellwerk/kernel';
import type { Motion } from '@stellwerk/tables/wire';
import type { Time } from '../time.ts';

type Subject = Pick<Motion, 'motion' | 'seat'>;
interface Open extends Subject {
  readonly votes: Map<Seat, boolean>;
  of: readonly Seat[];
  readonly until: number;
  cancel(): void;
}

/** Silence is no. */
const OPEN_MS = 60_000;

export class Motions {
  readonly #time: Time;
  readonly #changed: () => void;
  #open: Open[] = [];

  constructor(time: Time, changed: () => void) {
    this.#time = time;
    this.#changed = changed;
  }

  /** True when this vote carries the motion. */
  vote(subject: Subject, seat: Seat, yes: boolean, present: readonly Seat[]): boolean {
    let motion = this.#open.find((each) => each.motion === subject.motion && each.seat === subject.seat);
    if (!motion) {
      if (!yes) return false;
      this.#open.push((motion = this.#make(subject)));
    }
    motion.votes.set(seat, yes);
    return this.#decide(motion, present);
  }

  /** Others have a vote than before: the motions that are carried by that. */
  review(presentFor: (seat: Seat | undefined) => readonly Seat[]): readonly Subject[] {
    return this.#open.filter((motion) => this.#decide(motion, presentFor(motion.seat)));
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
    return this.#open.map(({ motion, seat, votes, of, until }) => {
      const [yes, no] = [true, false].map((vote) => of.filter((each) => votes.get(each) === vote));
      return { motion, ...(seat !== undefined && { seat }), yes: yes!, no: no!, of, until };
    });
  }

  close(): void {
    for (const { cancel } of this.#open.splice(0)) cancel();
  }

  #make(subject: Subject): Open {
    const cancel = this.#time.after(OPEN_MS, () => {
      this.#end(motion);
      this.#changed();
    });
    const motion: Open = { ...subject, votes: new Map(), of: [], until: this.#time.now() + OPEN_MS, cancel };
    return motion;
  }

  #end(motion: Open): void {
    motion.cancel();
    this.#open = this.#open.filter((each) => each !== motion);
  }
}
