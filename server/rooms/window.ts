/**
 * A reaction window as the table keeps it: from its opening on everybody sees the table as it was then, with their own answers and nothing of
 * the others'. A seat that is asked later, because the game asks in turn, is shown the table at that moment. What a viewer gets depends on nothing
 * that the viewer may not know, and neither does when.
 */
import type { Entry, Play, Rng, Seat, Viewer } from '@stellwerk/kernel';

interface Base {
  readonly state: unknown;
  /** How many entries led to it. */
  readonly length: number;
  /** The last question is answered: nothing more is shown until the window closes or asks again. */
  done: boolean;
}

/** An answer draws dice or cards, which nobody may see before the window closes. */
class Draws extends Error {}
const NO_DICE: Rng = {
  below: () => {
    throw new Draws();
  },
};

export class Window {
  readonly #play: Play;
  readonly #bases = new Map<Viewer, Base>();
  /** Nobody hears of the end before. */
  readonly quietUntil: number;
  /** When the time of those asked at the opening is over. */
  readonly until: number;
  /** When each seat's time to answer is over. */
  readonly deadlines = new Map<Seat, number>();
  /** When the server answers for each seat that has no choice. */
  readonly answeredAt = new Map<Seat, number>();
  readonly opened: readonly Seat[];
  /** All have answered; it is not told yet. */
  closed = false;

  constructor(play: Play, viewers: Iterable<Viewer>, quietUntil: number, until: number) {
    this.#play = play;
    this.until = until;
    this.quietUntil = quietUntil;
    this.opened = play.toAct;
    const base = this.#base();
    for (const viewer of viewers) this.#bases.set(viewer, { ...base });
  }

  /** The viewer is asked now and was not when the table was last shown. */
  isAskedAnew(viewer: Viewer): boolean {
    const base = this.#bases.get(viewer)!;
    if (typeof viewer !== 'number' || this.closed || !this.#play.toAct.includes(viewer)) return false;
    return base.done || !this.#play.game.toAct(this.#masked(viewer, base)).includes(viewer);
  }

  /** The viewer has been shown all: the table is theirs from here on. */
  rebase(viewer: Viewer): void {
    this.#bases.set(viewer, this.#base());
  }

  /** The table as the viewer may see it after an action of their own; undefined once they have nothing left to answer. */
  shownAfterOwn(viewer: Seat): { readonly view: unknown; readonly toAct: readonly Seat[] } | undefined {
    const base = this.#bases.get(viewer)!;
    if (base.done) return undefined;
    const { game } = this.#play;
    const wasAsked = game.toAct(base.state).includes(viewer);
    try {
      const state = this.#masked(viewer, base);
      const toAct = game.toAct(state);
      base.done = wasAsked && !toAct.includes(viewer);
      return base.done ? undefined : { view: game.view(state, viewer), toAct };
    } catch (error) {
      base.done = true;
      if (error instanceof Draws) return undefined;
      throw error;
    }
  }

  #base(): Base {
    return { state: this.#play.game.clone(this.#play.state), length: this.#play.length, done: false };
  }

  /** The state at the base with the viewer's own actions since. */
  #masked(viewer: Seat, base: Base): unknown {
    const { game } = this.#play;
    const state: unknown = game.clone(base.state);
    for (const { action } of this.#ownSince(viewer, base.length)) game.apply(state, viewer, action, NO_DICE, () => {});
    return state;
  }

  #ownSince(viewer: Seat, length: number): readonly Extract<Entry, { action: unknown }>[] {
    const { entries, first } = this.#play;
    const undone = new Set<number>();
    for (let entry = length; entry < this.#play.length; entry++) {
      const gone = this.#play.undoneBy(entry);
      if (gone !== undefined) undone.add(gone);
    }
    return entries.slice(length - first).flatMap((entry, index) => {
      return entry.seat === viewer && 'action' in entry && !undone.has(length + index) ? [entry] : [];
    });
  }
}
