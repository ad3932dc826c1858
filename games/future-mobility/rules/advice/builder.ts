/**
 * Which shift cards to play for a trip in this very turn: a beam over one to three cards, each laid as far as it goes. Where modes are not combined,
 * only cards for the same mode can serve the same trip.
 */
import { BIT, LAYS, ROAD_STEPS, SHIFT_CARDS, tripOf, type PowerUp, type ShiftCard, type View } from '../index.ts';
import { flood, ROAD_CELLS, setOf, spread, zonesSet, type CellSet } from '../cell-sets.ts';
import { LAYABLE, type LayAction } from '../markers.ts';
import { CARGO_BIKE, CLEAN, modeBits, MOTORS, netOf, Orders, withCells, type Net } from './forecast.ts';
import { future, Purse, STAR_WORTH, without, type Scene } from './worth.ts';

/** Shift cards played one after another, and the city after them. */
export interface Building {
  readonly lays: readonly LayAction[];
  readonly markers: readonly number[];
  readonly supply: View['supply'];
  readonly hand: readonly PowerUp[];
}

/** The same in sets and bits. */
export interface Draft {
  readonly lays: readonly LayAction[];
  readonly net: Net;
  /** Places of the hand. */
  readonly spent: number;
  /** The forecast of the best trip. */
  readonly best: number;
  /** The forecast, less what the cards were worth. */
  readonly worth: number;
  /** How much it serves open trips that it does not yet carry. */
  readonly promise: number;
}

export const CARDS_AT_ONCE = 3;
const BEAM = [8, 4];
const KEPT = 12;
/** What a point of an open trip that begins or ends in a cell promises for a marker there. */
const PROMISE = 1 / 50;

/** Modes that go by what a card lays. */
const SERVED: Readonly<Record<ShiftCard, number>> = {
  tramA: modeBits(['tram']),
  tramB: modeBits(['tram']),
  bikePath: modeBits(['bicycle', 'cargoBike']),
  walkableCity: modeBits(['walking']),
};

/** By reach and cell, where a stop is near enough to one there. */
const NEAR_STOPS = [3, 4].map((reach) =>
  ROAD_CELLS.map((cell) => setOf(ROAD_CELLS.filter((other) => ROAD_STEPS[cell]![other]! <= reach))),
);

export class Builder {
  readonly #scene: Scene;
  readonly #orders: Orders;
  readonly #purse: Purse;
  readonly #star: number;
  /** By place of a cell: how many points of open trips begin or end there. */
  readonly #relevance: readonly number[];
  #best = 0;

  constructor(scene: Scene, orders: Orders, purse: Purse) {
    this.#scene = scene;
    this.#orders = orders;
    this.#purse = purse;
    this.#star = STAR_WORTH * future(scene);
    const trips = scene.open.map(tripOf).map(({ from, to, points }) => ({ ends: zonesSet([...from, to]), points }));
    this.#relevance = ROAD_CELLS.map((_, place) =>
      trips.reduce((sum, { ends, points }) => (ends & (1 << place) ? sum + points : sum), 0),
    );
  }

  /** The modes that need no card that isn't there. */
  modes(spent: number): number {
    return MOTORS | CLEAN | (this.#purse.find('cargoBike', spent) < 0 ? 0 : CARGO_BIKE);
  }

  /** The modes that go by what is laid, or all that may be combined with them. */
  served({ lays, spent }: Draft): number {
    const modes = this.modes(spent);
    return this.#scene.options.combinedModes ? modes : modes & SERVED[lays[0]!.card];
  }

  /**
   * What promises most with so many cards more, best first; all of it carries more than `start` does. `apart`: the best of every set of cards,
   * also of one that others bring more than.
   */
  drafts(start: Pick<Draft, 'net' | 'spent'>, cards: number, gone: number, apart = false): readonly Draft[] {
    const kept = new Map<number, Draft[]>();
    const keep = (draft: Draft): void => {
      const set = apart ? draft.spent : 0;
      const list = kept.get(set) ?? [];
      kept.set(set, list);
      insert(list, draft, KEPT, false);
    };
    const best = this.#forecast(start.net, this.modes(start.spent), gone);
    let level: readonly Draft[] = [{ ...start, lays: [], best, worth: 0, promise: 0 }];
    for (let depth = 0; depth < cards; depth++) {
      const next: Draft[] = [];
      const seen = new Set<number>();
      for (const before of level)
        for (const card of SHIFT_CARDS) {
          const place = this.#purse.find(card, before.spent);
          if (place < 0 || !this.#goesWith(before, card)) continue;
          const spent = before.spent | (1 << place);
          const cost = this.#purse.worth(start.spent) - this.#purse.worth(spent);
          const isLast = depth + 1 === cards || !this.#mayGoOn(card, spent);
          this.#extend(before, card, spent, cost, gone, isLast, seen, (draft) => {
            if (draft.best > best) keep(draft);
            if (!isLast) insert(next, draft, BEAM[depth]!, true);
          });
        }
      level = next;
    }
    return [...kept.values()].flat();
  }

  /** Can the card serve the same trip as those before it? */
  #goesWith({ lays }: Draft, card: ShiftCard): boolean {
    const [first] = lays;
    return !first || this.#scene.options.combinedModes || SERVED[first.card] === SERVED[card];
  }

  #mayGoOn(card: ShiftCard, spent: number): boolean {
    return SHIFT_CARDS.some(
      (other) =>
        (this.#scene.options.combinedModes || SERVED[other] === SERVED[card]) && this.#purse.find(other, spent) >= 0,
    );
  }

  #extend(
    before: Draft,
    card: ShiftCard,
    spent: number,
    cost: number,
    gone: number,
    isLast: boolean,
    seen: Set<number>,
    found: (draft: Draft) => void,
  ): void {
    const { marker, most } = LAYS[card];
    const key = marker as keyof Net;
    const laid = before.net[key];
    const used = before.lays.reduce((sum, lay) => (LAYS[lay.card].marker === marker ? sum + lay.cells.length : sum), 0);
    const length = Math.min(most, this.#scene.supply[marker] - used);
    const closed = ~this.#taking(before.net, key);
    const served = this.#scene.options.combinedModes ? this.modes(spent) : this.modes(spent) & SERVED[card];
    const chains = LAYABLE[card];
    for (let i = 0; i < chains.length; i++) {
      const chain = chains[i]!;
      const { set, lay, onwards } = chain;
      if (chain.length > length || (set & closed) !== 0) continue;
      if (chain.length < length && (onwards & ~closed) !== 0) continue;
      const cells = laid | set;
      if (before.lays.length > 0 && most > 1 && !this.#scene.options.combinedModes) {
        if (seen.has(cells)) continue;
        seen.add(cells);
      }
      const helps = this.#orders.serves(region(card, set, cells), most === 1 ? set : -1, SERVED[card], gone);
      if (!helps && isLast) continue;
      const net = withCells(before.net, key, set);
      const best = helps ? Math.max(before.best, this.#forecast(net, served, gone)) : before.best;
      const promise = isLast ? 0 : this.#promise(region(card, set, cells), best, card, net, gone);
      found({ lays: [...before.lays, lay], net, spent, best, worth: best - cost, promise });
    }
  }

  /** What the best trip would bring more that one more card could join to this region; then how much begins or ends in it. */
  #promise(here: CellSet, best: number, card: ShiftCard, net: Net, gone: number): number {
    const { marker, most } = LAYS[card];
    const key = marker as keyof Net;
    const taking = this.#taking(net, key);
    let near = here;
    for (let i = 0; i < most; i++) near = flood(near | (spread(near) & taking), net[key]);
    const nearly = most === 1 ? 0 : this.#orders.nearly(here, near, SERVED[card], gone);
    let relevance = 0;
    for (let left = here; left !== 0; left &= left - 1) relevance += this.#relevance[31 - Math.clz32(left & -left)]!;
    return Math.max(0, nearly - best) + PROMISE * relevance;
  }

  /** Cells that can take one more marker of the kind. */
  #taking({ tramA, tramB, bikePath, walkway }: Net, key: keyof Net): CellSet {
    const full = (tramA & tramB) | ((tramA | tramB) & (bikePath | walkway)) | (bikePath & walkway);
    if (key === 'bikePath') return ~(full | bikePath);
    if (key === 'walkway') return ~(full | walkway);
    const line = key === 'tramA' ? tramA : tramB;
    const reach = NEAR_STOPS[this.#scene.options.tramReach - 3]!;
    let near = 0;
    for (let left = line; left !== 0; left &= left - 1) near |= reach[31 - Math.clz32(left & -left)]!;
    return near & ~(full | line);
  }

  /** The most that a trip without a motor, or that ends without one, would bring in this net; jams are left out. */
  #forecast(net: Net, modes: number, gone: number): number {
    this.#best = 0;
    this.#orders.each(net, 0, this.#scene.options.combinedModes ? modes : modes & ~MOTORS, gone, this.#note);
    return this.#best;
  }

  readonly #note = (): void => {
    const { gain, stars, modes, length } = this.#orders;
    if ((MOTORS & (1 << modes[length - 1]!)) !== 0) return;
    const worth = gain + stars * this.#star;
    if (worth > this.#best) this.#best = worth;
  };
}

/** Where the modes that a card serves can get to by what it lays. */
function region(card: ShiftCard, set: CellSet, cells: CellSet): CellSet {
  if (card === 'bikePath') return flood(set, cells);
  return card === 'walkableCity' ? spread(spread(set) & cells) & cells : cells;
}

/** Keeps a list of the best in order, so many at most. */
function insert(list: Draft[], draft: Draft, most: number, promising: boolean): void {
  const score = (one: Draft): number => (promising ? one.worth + one.promise : one.worth);
  let place = list.length;
  while (place > 0 && score(list[place - 1]!) < score(draft)) place--;
  if (place === most) return;
  list.splice(place, 0, draft);
  if (list.length > most) list.pop();
}

/** The buildings that promise most, best first; not building is not among them. */
export function buildings(view: View, cards = CARDS_AT_ONCE): readonly Building[] {
  const builder = new Builder(view, new Orders(view.open, view.options), new Purse(view));
  return builder.drafts({ net: netOf(view.markers), spent: 0 }, cards, 0).map((draft) => {
    const markers = [...view.markers];
    const supply = { ...view.supply };
    for (const { card, cells } of draft.lays) {
      const { marker } = LAYS[card];
      for (const cell of cells) markers[cell]! |= BIT[marker];
      supply[marker] -= cells.length;
    }
    return {
      lays: draft.lays,
      markers,
      supply,
      hand: without(
        view.hand,
        draft.lays.map(({ card }) => card),
      ),
    };
  });
}
