/** The seconds before a play begins, in which every page adds to the shuffle; a page that has not by the end is left out. */
import type { Seat } from '@stellwerk/kernel';
import type { Time } from '../time.ts';

export class Countdown {
  readonly luck = new Map<Seat, string>();
  readonly cancel: () => void;
  readonly #endsAt: number;

  constructor(time: Time, milliseconds: number, end: () => void) {
    this.#endsAt = time.now() + milliseconds;
    this.cancel = time.after(milliseconds, end);
  }

  /** The first word counts. */
  add(seat: Seat, luck: string): undefined {
    if (!this.luck.has(seat)) this.luck.set(seat, luck);
  }

  get shown(): { readonly startsAt: number; readonly luck: readonly Seat[] } {
    return { startsAt: this.#endsAt, luck: [...this.luck.keys()] };
  }
}
