/**
 * What one viewer of a play has been told: the steps, and the view after them. All pages of a viewer get the same texts, so a text is made
 * once. The numbers on the wire count what was told, which in a window is less than what has happened.
 */
import type { Play, Result, Seat, Viewer } from '@stellwerk/kernel';
import { Feed, type Step } from '@stellwerk/tables';
import { diff, equal, type Compared, type Patch } from '@stellwerk/tables/patch';
import type { LateTurn, StepsMessage, WireStep } from '@stellwerk/tables/wire';

/** What is new for a viewer, wherever the play runs. */
export type News = Omit<StepsMessage, 'type' | 'table' | 'play'>;

/**
 * What the viewers of a play see is mostly the same: a part that another viewer has too, or that has not changed, is kept once. That is the larger
 * part of a server's memory, and what is the same need not be compared.
 */
export class CommonParts {
  readonly #last = new Map<string, unknown>();
  readonly #compared: Compared = new Map();
  /** What everybody sees, and after how many entries. */
  #common: { readonly view: object; readonly length: number } | undefined;

  /** The view of one viewer; what is the same for everybody is cut once after each entry. */
  view(play: Play, viewer: Viewer): unknown {
    const { game, state, length } = play;
    if (!game.ownView) return this.keep(play.view(viewer));
    if (this.#common?.length !== length) this.#common = { view: this.keep(play.view('observer') as object), length };
    return { ...this.#common.view, ...this.keep(game.ownView(state, viewer)) };
  }

  /** Exchanges parts of a new view for equal ones that are there already. */
  keep<View>(view: View): View {
    if (typeof view !== 'object' || view === null || Array.isArray(view)) return view;
    const fields = view as Record<string, unknown>;
    for (const key in fields) {
      const part = fields[key];
      if (typeof part !== 'object' || part === null) continue;
      const last = this.#last.get(key);
      if (equal(last, part)) fields[key] = last;
      else this.#last.set(key, part);
    }
    return view;
  }

  /** What has changed between two views that were kept. */
  diff(before: unknown, after: unknown): Patch {
    return diff(before, after, this.#compared);
  }
}

export class Stream {
  readonly viewer: Viewer;
  readonly feed: Feed;
  readonly #play: Play;
  readonly #parts: CommonParts;
  /** Pages that listen. */
  listeners = 0;
  #told: number;
  #view: unknown;
  #toAct: readonly Seat[];
  #undo: boolean;
  #result: Result | undefined;
  #late: readonly LateTurn[] = [];

  constructor(play: Play, viewer: Viewer, parts: CommonParts) {
    this.viewer = viewer;
    this.#play = play;
    this.#parts = parts;
    this.feed = new Feed(play, viewer);
    this.#told = this.feed.steps.length;
    this.#view = parts.view(play, viewer);
    this.#toAct = play.toAct;
    this.#undo = this.#canUndo();
    this.#result = play.result;
  }

  /** The number of the last step that was told. */
  get seen(): number {
    return this.#told - 1;
  }
  get toAct(): readonly Seat[] {
    return this.#toAct;
  }

  /** Tells all that has happened; undefined if the viewer noticed nothing. */
  tell(): News | undefined {
    const steps = this.feed.steps.slice(this.#told);
    if (steps.length === 0) return undefined;
    this.#told += steps.length;
    const { toAct, result } = this.#play;
    const undo = this.#canUndo();
    const news = {
      seen: this.seen,
      steps: steps.map(wireStep),
      ...this.#show(this.#parts.view(this.#play, this.viewer), toAct),
      ...(undo !== this.#undo && { undo }),
      ...(result && !this.#result && { result }),
    };
    this.#undo = undo;
    this.#result = result;
    return news;
  }

  /** Shows a view without a step: what the viewer did in a window, and nothing of the others. */
  show(view: unknown, toAct: readonly Seat[]): News {
    return { seen: this.seen, steps: [], ...this.#show(this.#parts.keep(view), toAct) };
  }

  /** The seat's time was up: a bot finishes its turn, from the entry `seq` on. */
  noteLate(seat: Seat, seq: number): News {
    this.#late = [...this.#late, [seat, this.feed.stepAt(seq) + 1]];
    return { seen: this.seen, steps: [], late: this.#late };
  }

  /** All that the viewer knows, with the steps after one that the page still has. */
  present(after: number) {
    return {
      viewer: this.viewer,
      seen: this.seen,
      steps: this.feed.steps.slice(Math.min(after + 1, this.#told), this.#told).map(wireStep),
      view: this.#view,
      toAct: this.#toAct,
      undo: this.#undo,
      ...(this.#result && { result: this.#result }),
      ...(this.#late.length > 0 && { late: this.#late }),
    };
  }

  #show(view: unknown, toAct: readonly Seat[]): { patch?: Patch; toAct?: readonly Seat[] } {
    const patch = this.#parts.diff(this.#view, view);
    const others = !equal(toAct, this.#toAct);
    this.#view = view;
    this.#toAct = toAct;
    return { ...(patch.length > 0 && { patch }), ...(others && { toAct }) };
  }

  #canUndo(): boolean {
    return typeof this.viewer === 'number' && this.#play.canUndo(this.viewer);
  }
}

function wireStep({ seat, events, undoes, rewinds }: Step): WireStep {
  const who = seat ?? null;
  if (undoes === undefined) return [who, events];
  return rewinds ? [who, events, undoes, rewinds] : [who, events, undoes];
}
