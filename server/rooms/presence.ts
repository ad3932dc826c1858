/** Who is at a table: a person is away when all their pages have gone for a while, or none has been looked at for longer. */
import type { Time } from '../time.ts';
import type { Page } from './page.ts';

const GONE_MS = 20_000;
const HIDDEN_MS = 120_000;

export class Presence {
  readonly #time: Time;
  readonly #changed: () => void;
  /** Whether it is of any interest that the person is away: of those who only watched it is not. */
  readonly #matters: (person: string) => boolean;
  /** Whether each page is looked at. */
  readonly #pages = new Map<Page, boolean>();
  /** Persons who are here through other nodes, and whether they look. */
  #elsewhere: ReadonlyMap<string, boolean> = new Map();
  readonly #away = new Map<string, number>();
  readonly #leaving = new Map<string, () => void>();

  constructor(time: Time, changed: () => void, matters: (person: string) => boolean) {
    this.#time = time;
    this.#matters = matters;
    this.#changed = changed;
  }

  enter(page: Page): void {
    this.here(page, true);
  }
  here(page: Page, here: boolean): void {
    this.#pages.set(page, here);
    if (page.guest) this.#review(page.guest.id);
  }
  leave(page: Page): void {
    this.#pages.delete(page);
    if (page.guest) this.#review(page.guest.id);
  }
  /** Others have come or gone through other nodes. */
  adopt(elsewhere: ReadonlyMap<string, boolean>): void {
    const before = this.#elsewhere;
    this.#elsewhere = elsewhere;
    for (const person of new Set([...before.keys(), ...elsewhere.keys()]))
      if (before.get(person) !== elsewhere.get(person)) this.#review(person);
  }
  /** One of the person's pages at this node is looked at. */
  isHere = (person: string): boolean => [...this.#pages].some(([{ guest }, here]) => here && guest?.id === person);
  /** Undefined while the person is here. */
  awaySince(person: string): number | undefined {
    return this.#away.get(person);
  }
  close(): void {
    for (const cancel of this.#leaving.values()) cancel();
    this.#leaving.clear();
  }

  #review(person: string): void {
    this.#leaving.get(person)?.();
    this.#leaving.delete(person);
    const pages = [...this.#pages].flatMap(([{ guest }, here]) => (guest?.id === person ? [here] : []));
    const elsewhere = this.#elsewhere.get(person);
    if (elsewhere !== undefined) pages.push(elsewhere);
    if (pages.includes(true)) {
      if (this.#away.delete(person)) this.#changed();
    } else if (!this.#away.has(person)) {
      const since = this.#time.now();
      const wait = pages.length > 0 ? HIDDEN_MS : GONE_MS;
      const cancel = this.#time.after(wait, () => {
        this.#leaving.delete(person);
        if (!this.#matters(person)) return;
        this.#away.set(person, since);
        this.#changed();
      });
      this.#leaving.set(person, cancel);
    }
  }
}
