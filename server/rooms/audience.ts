/** The pages at a table: which eyes each has, and what reaches whom. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import { writeMessage, type Message, type RoomShown, type TalkLine, type Yours } from '@stellwerk/tables/wire';
import type { Attended } from './attendance.ts';
import type { Page } from './page.ts';
import { seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import type { RunningPlay } from './running-play.ts';

interface Stage {
  readonly doc: RoomDoc;
  readonly running: RunningPlay | undefined;
  /** The seat in the play that runs or ran last. */
  playSeat(guest: Guest | undefined): Seat | undefined;
}

export class Audience {
  readonly #stage: Stage;
  readonly #pages = new Set<Page>();
  /** Those who are here through other nodes. */
  elsewhere: readonly Attended[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get isEmpty(): boolean {
    return this.#pages.size === 0;
  }

  enter(page: Page): void {
    this.#pages.add(page);
    this.countListeners();
  }

  /** False for a page that was not there. */
  leave(page: Page): boolean {
    const was = this.#pages.delete(page);
    if (was) this.countListeners();
    return was;
  }

  /** Undefined for those who may not see the play. */
  viewerOf({ guest }: Page): Viewer | undefined {
    const { doc } = this.#stage;
    return this.#stage.playSeat(guest) ?? (doc.watch || doc.phase === 'over' ? 'observer' : undefined);
  }

  has = (person: string): boolean =>
    [...this.#pages].some(({ guest }) => guest?.id === person) ||
    this.elsewhere.some(({ people }) => Object.hasOwn(people, person));

  /** Those who are here through this node. */
  attended(isHere: (person: string) => boolean): Attended {
    const guests = [...this.#pages].map(({ guest }) => guest);
    const people = guests.flatMap((guest) => (guest ? [[guest.id, { name: guest.name, here: isHere(guest.id) }]] : []));
    return {
      people: Object.fromEntries(people) as Attended['people'],
      nameless: guests.filter((guest) => guest === undefined).length,
    };
  }

  /** Somebody with several pages open counts once. */
  get watchers(): { readonly watchers: number; readonly watching: readonly string[] } {
    const { doc } = this.#stage;
    const named = new Map<string, string>();
    let nameless = 0;
    for (const attended of [this.attended(() => true), ...this.elsewhere]) {
      nameless += attended.nameless;
      for (const [id, { name }] of Object.entries(attended.people))
        if (seatOf(doc, id) === undefined) named.set(id, name);
    }
    return { watchers: named.size + nameless, watching: [...named.values()] };
  }

  /** Whether the page hears what watchers say among themselves: once the play is over, all do. */
  hears({ guest }: Page): boolean {
    return this.#stage.doc.phase !== 'playing' || this.#stage.playSeat(guest) === undefined;
  }

  countListeners(): void {
    const { running } = this.#stage;
    if (!running) return;
    running.forgetListeners();
    for (const page of this.#pages) {
      const viewer = this.viewerOf(page);
      if (viewer !== undefined) running.stream(viewer).listeners++;
    }
  }

  /** What they have been told may not hold any more: everybody comes back and is told the present. */
  dismiss(): void {
    for (const page of this.#pages) page.restart();
    this.#pages.clear();
  }

  send(viewer: Viewer, text: string): void {
    for (const page of this.#pages) if (this.viewerOf(page) === viewer) page.send(text);
  }

  say(line: TalkLine): void {
    const text = JSON.stringify({ type: 'talk', table: this.#stage.doc.id, lines: [line] } satisfies Message);
    for (const page of this.#pages) if (!line.watchers || this.hears(page)) page.send(text);
  }

  tellPlay(): void {
    const { running, doc } = this.#stage;
    for (const page of this.#pages) {
      const viewer = this.viewerOf(page);
      if (viewer === undefined || !running) continue;
      page.send(writeMessage({ type: 'play', table: doc.id, ...running.present(viewer, -1) } satisfies Message));
    }
  }

  tellRoom(shown: RoomShown, yours: (page: Page) => Yours, except?: Page): void {
    const room = JSON.stringify(shown);
    for (const page of this.#pages)
      if (page !== except) page.send(`{"type":"room","room":${room},"you":${JSON.stringify(yours(page))}}`);
  }
}
