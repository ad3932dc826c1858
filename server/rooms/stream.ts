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

type Fields = Record<string, unknown>;

/** What everybody sees after some entry, and how it differs from what everybody saw the time before. */
interface Common {
  readonly number: number;
  readonly length: number;
  readonly view: Fields;
  readonly patch: Patch;
}

/** A view as it was cut: whole, or what is the same for everybody and what is the viewer's own. */
type Cut = { readonly whole: unknown } | { readonly common: Common; readonly own: Fields };

const NOTHING: Patch = [];

/**
 * What the viewers of a play see is mostly the same: a part that another viewer has too, or that has not changed, is kept once. That is the larger
 * part of a server's memory, and what is the same is cut and compared once.
 */
export class CommonParts {
  readonly #last = new Map<string, unknown>();
  readonly #compared: Compared = new Map();
  #common: Common | undefined;

  /** The view of one viewer; what is the same for everybody is cut once after each entry. */
  cut(play: Play, viewer: Viewer): Cut {
    const { game, state, length } = play;
    if (!game.ownView) return this.keep(play.view(viewer));
    if (this.#common?.length !== length) this.#common = this.#next(play);
    return { common: this.#common, own: game.ownView(state, viewer) };
  }

  #next(play: Play): Common {
    const before = this.#common;
    const view = this.#kept(play.view('observer') as Fields);
    const patch = before ? diff(before.view, view, this.#compared) : NOTHING;
    return { number: (before?.number ?? 0) + 1, length: play.length, view, patch };
  }

  keep(view: unknown): Cut {
    return { whole: isFields(view) ? this.#kept(view) : view };
  }

  /** Exchanges parts of a new view for equal ones that are there already. */
  #kept(fields: Fields): Fields {
    for (const key in fields) {
      const part = fields[key];
      if (typeof part !== 'object' || part === null) continue;
      const last = this.#last.get(key);
      if (equal(last, part)) fields[key] = last;
      else this.#last.set(key, part);
    }
    return fields;
  }

  /** What has changed between two views. For those who missed nothing, and of whose own nothing has changed, it is the same. */
  diff(before: Cut, after: Cut): Patch {
    if ('common' in before && 'common' in after && equal(before.own, after.own)) {
      const { number, patch } = after.common;
      if (before.common === after.common) return NOTHING;
      if (before.common.number === number - 1 && patch.every(([[field]]) => isCommon(field, after.own))) return patch;
    }
    return diff(wholeOf(before), wholeOf(after), this.#compared);
  }
}

function wholeOf(cut: Cut): unknown {
  return 'common' in cut ? { ...cut.common.view, ...cut.own } : cut.whole;
}

/** Not the whole, and not one of which the viewer has another. */
function isCommon(field: string | number | undefined, own: Fields): boolean {
  return field !== undefined && !Object.hasOwn(own, field);
}

function isFields(view: unknown): view is Fields {
  return typeof view === 'object' && view !== null && !Array.isArray(view);
}

export class Stream {
  readonly viewer: Viewer;
  readonly feed: Feed;
  readonly #play: Play;
  readonly #parts: CommonParts;
  /** Pages that listen. */
  listeners = 0;
  #told: number;
  #view: Cut;
  #toAct: readonly Seat[];
  #undo: boolean;
  #result: Result | undefined;
  #late: readonly LateTurn[] = [];

  constructor(play: Play, viewer: Viewer, parts: CommonParts) {
    this.viewer = viewer;
    this.#play = play;
    this.#parts = parts;
    this.feed = new Feed(play, viewer);
    this.#told = this.feed.length;
    this.#view = parts.cut(play, viewer);
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
    const steps = this.feed.steps(this.#told);
    if (steps.length === 0) return undefined;
    this.#told += steps.length;
    const { toAct, result } = this.#play;
    const undo = this.#canUndo();
    const news = {
      seen: this.seen,
      steps: steps.map(wireStep),
      ...this.#show(this.#parts.cut(this.#play, this.viewer), toAct),
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
      steps: this.feed.steps(Math.min(after + 1, this.#told), this.#told).map(wireStep),
      view: wholeOf(this.#view),
      toAct: this.#toAct,
      undo: this.#undo,
      ...(this.#result && { result: this.#result }),
      ...(this.#late.length > 0 && { late: this.#late }),
    };
  }

  #show(view: Cut, toAct: readonly Seat[]): { patch?: Patch; toAct?: readonly Seat[] } {
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
