/** The clocks of one play: time for each turn, or a bank with an increment. They stand still in reaction windows, which have a time of their own. */
import type { Seat } from '@stellwerk/kernel';
import type { ClockSetting, ClockShown } from '@stellwerk/tables/wire';

/** What survives a restart: what is left in each bank, and what the present turns have taken so far. */
export interface ClockState {
  readonly bank: readonly number[];
  readonly spent: readonly number[];
}

export class Clocks {
  readonly #setting: ClockSetting;
  readonly #bank: number[];
  readonly #spent: number[];
  /** Since when a seat's time has not been counted. */
  readonly #since = new Map<Seat, number>();

  constructor(setting: ClockSetting, seats: number, kept?: ClockState) {
    const whole = setting.kind === 'none' ? Infinity : setting.seconds * 1000;
    this.#setting = setting;
    this.#bank = kept ? [...kept.bank] : Array.from({ length: seats }, () => whole);
    this.#spent = kept ? [...kept.spent] : Array.from({ length: seats }, () => 0);
  }

  get isOn(): boolean {
    return this.#setting.kind !== 'none';
  }

  /** As another process has counted them. */
  adopt({ bank, spent }: ClockState): void {
    this.#bank.splice(0, bank.length, ...bank);
    this.#spent.splice(0, spent.length, ...spent);
    this.#since.clear();
  }

  /** These seats are to act and have the time to themselves; a turn is over when its seat is not among them. */
  run(seats: readonly Seat[], now: number): void {
    this.pause(now);
    for (const seat of this.#spent.keys()) if (!seats.includes(seat)) this.#endTurn(seat);
    for (const seat of seats) this.#since.set(seat, now);
  }

  /** A window is open: nobody's turn is over, but nobody's time runs. */
  pause(now: number): void {
    for (const [seat, since] of this.#since) this.#spent[seat]! += Math.max(0, now - since);
    this.#since.clear();
  }

  left(seat: Seat, now: number): number {
    const since = this.#since.get(seat);
    return this.#bank[seat]! - this.#spent[seat]! - (since === undefined ? 0 : Math.max(0, now - since));
  }

  get running(): readonly Seat[] {
    return [...this.#since.keys()];
  }

  /** The time of a turn that somebody else has to finish starts again; a bank that is used up has the increment for the next one. */
  forgive(seat: Seat, now: number): void {
    this.#spent[seat] = 0;
    if (this.#setting.kind === 'bank') this.#bank[seat] = this.#setting.increment * 1000;
    if (this.#since.has(seat)) this.#since.set(seat, now);
  }

  get state(): ClockState | undefined {
    return this.isOn ? { bank: this.#bank, spent: this.#spent } : undefined;
  }

  shown(now: number): ClockShown | undefined {
    if (!this.isOn) return undefined;
    return {
      at: now,
      left: this.#bank.map((_, seat) => Math.max(0, Math.round(this.left(seat, now)))),
      running: this.running,
    };
  }

  #endTurn(seat: Seat): void {
    if (this.#setting.kind === 'bank' && this.#spent[seat]! > 0)
      this.#bank[seat]! += this.#setting.increment * 1000 - this.#spent[seat]!;
    this.#spent[seat] = 0;
  }
}
