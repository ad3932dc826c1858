/**
 * The best turn as a whole: shift cards and then a trip, or avoid cards. Points are weighed against the cards they cost, against what is
 * left to the next players, and with a look at the bot's own next turn.
 */
import {
  AVOID_BONUS,
  AVOID_CARDS,
  avoidable,
  BIT,
  checkCarpool,
  JAM_LOSS,
  LAYS,
  MODES,
  POWER_UP_COUNTS,
  scoreTrip,
  tripOf,
  type Action,
  type AvoidCard,
  type PowerUp,
  type TripAction,
  type TripId,
} from '../index.ts';
import { Builder, CARDS_AT_ONCE, type Draft } from './builder.ts';
import { CLEAN, jamsIn, MOTORS, netOf, Orders } from './forecast.ts';
import { future, Purse, STAR_WORTH, type Scene } from './worth.ts';

/** What the others' best trip in what is left costs me, for each point of it. */
const LEFT_TO_OTHERS = 0.15;
/** What my own best trip in it is worth: others come first. */
const NEXT_TURN = 0.2;
/** Ideas that are looked at as far as the next turn. */
const COMPARED = 6;
/** Ideas among which several different ones are looked for. */
const SEVERAL = 60;
/** How likely somebody with a jam card plays it. */
const JAM_READINESS = 0.6;

/** What I would begin my next turn with, but for what the others do. */
export interface Leaving {
  readonly markers: readonly number[];
  readonly open: readonly TripId[];
  readonly hand: readonly PowerUp[];
}

/** A whole turn as far as it is still to come. */
export interface Idea {
  readonly actions: readonly Action[];
  readonly points: number;
  /** The points and what is to be said for and against it. */
  worth: number;
  readonly leaving: Leaving;
}

/** A city as some draft leaves it, and what it offers to the next seat, by the trips that are gone. */
interface Site extends Pick<Draft, 'lays' | 'net' | 'spent'> {
  readonly leftovers: number[];
}

/** An idea before its routes are looked for. */
interface Outline {
  readonly site: Site;
  readonly avoids: readonly AvoidCard[];
  /** The order that is travelled, trips by their places among the open ones, modes by their numbers, three bits each. */
  readonly length: number;
  readonly trips: number;
  readonly modes: number;
  readonly electric: boolean;
  readonly carpool: boolean;
  /** Open trips that it uses up, and cards of the hand, as bits. */
  readonly gone: number;
  readonly spent: number;
  readonly points: number;
  worth: number;
}

/** An idea that can still be weighed further. */
export type Thought = Idea & Outline;

export class TurnPlan {
  readonly #scene: Scene;
  readonly #future: number;
  readonly #threat: number;
  readonly #orders: Orders;
  readonly #purse: Purse;
  readonly #builder: Builder;
  readonly #jams: number;
  #leftover = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#future = future(scene);
    this.#threat = jamThreat(scene);
    this.#orders = new Orders(scene.open, scene.options);
    this.#purse = new Purse(scene);
    this.#builder = new Builder(scene, this.#orders, this.#purse);
    this.#jams = jamsIn(scene.markers);
  }

  /** The best turn, then others that differ from all before in their trips, modes or cards; `thoroughly` with a look at the next turn. */
  best(count = 1, thoroughly = true): readonly (readonly Action[])[] {
    const most = count === 1 ? (thoroughly ? COMPARED : 1) : SEVERAL;
    const outlines: Outline[] = [];
    this.#outlines(false, (outline) => {
      let place = outlines.length;
      while (place > 0 && outlines[place - 1]!.worth < outline.worth) place--;
      if (place === most) return;
      outlines.splice(place, 0, outline);
      if (outlines.length > most) outlines.pop();
    });
    const rest = outlines.splice(COMPARED);
    const chosen = thoroughly ? this.compared(outlines) : outlines;
    const different: Outline[] = [];
    for (const outline of [...chosen, ...rest]) {
      if (different.length === count) break;
      if (!different.some((other) => isLike(outline, other))) different.push(outline);
    }
    return different.map((outline) => this.#actions(outline));
  }

  /** With a look at my next turn, best first. */
  compared<Kind extends Outline>(outlines: Kind[]): Kind[] {
    for (const outline of outlines) outline.worth += NEXT_TURN * this.#future * this.#nextTurn(outline);
    return outlines.sort((a, b) => b.worth - a.worth);
  }

  /** All that come to mind, with whatever cards, in no order. */
  ideas(): Thought[] {
    const ideas: Thought[] = [];
    this.#outlines(true, (outline) => ideas.push({ ...outline, ...this.#idea(outline) }));
    return ideas;
  }

  #outlines(apart: boolean, found: (outline: Outline) => void): void {
    const { markers, avoided } = this.#scene;
    const site = { lays: [], net: netOf(markers), spent: 0, leftovers: [] };
    this.#avoid(site, [], 0, 0, 0, found);
    if (avoided) return found({ ...STAY, site, worth: this.#close(site, 0, 0) });
    this.#travel(site, this.#builder.modes(0), found);
    for (const draft of this.#builder.drafts(site, CARDS_AT_ONCE, 0, apart))
      this.#travel({ ...draft, leftovers: [] }, this.#builder.served(draft), found);
  }

  /** One avoid card, or several that match one after another. */
  #avoid(
    site: Site,
    before: readonly AvoidCard[],
    gone: number,
    spent: number,
    points: number,
    found: (outline: Outline) => void,
  ): void {
    const { open } = this.#scene;
    for (const card of AVOID_CARDS) {
      const place = this.#purse.find(card, spent);
      if (place < 0) continue;
      let [left, total] = [gone, points];
      for (const id of avoidable(card, open)) {
        const bit = 1 << open.indexOf(id);
        if ((gone & bit) !== 0) continue;
        left |= bit;
        total += tripOf(id).points + AVOID_BONUS;
      }
      if (left === gone) continue;
      const avoids = [...before, card];
      const paid = spent | (1 << place);
      const worth = total + this.#close(site, left, paid);
      found({ ...STAY, site, avoids, gone: left, spent: paid, points: total, worth });
      this.#avoid(site, avoids, left, paid, total, found);
    }
  }

  #travel(site: Site, modes: number, found: (outline: Outline) => void): void {
    const orders = this.#orders;
    const electric = this.#purse.find('electricVehicle', site.spent);
    const carpool = this.#purse.find('carpool', site.spent);
    const outlines: Outline[] = [];
    orders.each(site.net, this.#jams, modes, 0, () => {
      const { length, used, gain, jams, motors, stars } = orders;
      // What is laid is of no use to a car.
      if (site.lays.length > 0 && motors === length) return;
      let [trips, by, cargo] = [0, 0, 0];
      for (let i = 0; i < length; i++) {
        trips |= orders.trips[i]! << (3 * i);
        by |= orders.modes[i]! << (3 * i);
        if (orders.modes[i] === CARGO) cargo = 1 << this.#purse.find('cargoBike', site.spent);
      }
      const mayShare = motors > 0 && jams > 0 && carpool >= 0;
      for (let extras = 0; extras < 4; extras++) {
        const [powered, shared] = [(extras & 1) !== 0, (extras & 2) !== 0];
        if ((powered && (motors === 0 || electric < 0)) || (shared && !mayShare)) continue;
        const points = Math.max(0, gain + (powered ? motors : 0) - (shared ? 0 : JAM_LOSS * jams));
        const risk = motors > 0 && !shared ? Math.min(points, this.#threat) / (carpool < 0 ? 1 : 2) : 0;
        outlines.push({
          site,
          avoids: NO_CARDS,
          length,
          trips,
          modes: by,
          electric: powered,
          carpool: shared,
          gone: used,
          spent: site.spent | cargo | (powered ? 1 << electric : 0) | (shared ? 1 << carpool : 0),
          points,
          worth: points - risk + stars * STAR_WORTH * this.#future,
        });
      }
    });
    for (const outline of outlines) {
      outline.worth += this.#close(site, outline.gone, outline.spent);
      found(outline);
    }
  }

  #idea(outline: Outline): Pick<Idea, 'actions' | 'points' | 'leaving'> {
    const { open } = this.#scene;
    const actions = this.#actions(outline);
    const trip = actions.find((action) => action.type === 'trip');
    const markers = this.#markersAt(outline.site);
    const points = trip ? scoreTrip({ ...this.#scene, markers }, trip).total : outline.points;
    const leaving = {
      markers,
      open: open.filter((_, i) => (outline.gone & (1 << i)) === 0),
      hand: this.#purse.left(outline.spent),
    };
    return { actions, points, leaving };
  }

  #actions(outline: Outline): readonly Action[] {
    const { site, avoids, length } = outline;
    if (length === 0) return [...avoids.map((card) => ({ type: 'avoid', card }) as const), { type: 'endTurn' }];
    return [...site.lays, this.#announcement(outline)];
  }

  #announcement({ site, length, trips, modes, electric, carpool }: Outline): TripAction {
    const { open, options } = this.#scene;
    const digits = (packed: number): number[] => Array.from({ length }, (_, i) => (packed >> (3 * i)) & 7);
    const [order, by] = [digits(trips), digits(modes)];
    const markers = this.#markersAt(site);
    const routes = this.#orders.routes(site.net, markers, order, by);
    const segments = routes.map((route, i) => ({ trip: open[order[i]!]!, mode: MODES[by[i]!]!, route }));
    const isShared = carpool && !checkCarpool({ options, markers, open, hand: this.#scene.hand }, segments);
    return {
      type: 'trip',
      segments,
      ...(electric && { electric: true as const }),
      ...(isShared && { carpool: true as const }),
    };
  }

  #markersAt({ lays }: Site): readonly number[] {
    if (lays.length === 0) return this.#scene.markers;
    const markers = [...this.#scene.markers];
    for (const { card, cells } of lays) for (const cell of cells) markers[cell]! |= BIT[LAYS[card].marker];
    return markers;
  }

  /** The end of a turn: what I hold, less what I leave. */
  #close(site: Site, gone: number, spent: number): number {
    return this.#purse.worth(spent) - LEFT_TO_OTHERS * this.#future * this.#leftoverAt(site, gone);
  }

  /** The best trip that the open cards still offer to the next seat, by any mode. */
  #leftoverAt({ net, leftovers }: Site, gone: number): number {
    const known = leftovers[gone];
    if (known !== undefined) return known;
    this.#leftover = 0;
    const { open, options } = this.#scene;
    for (let i = 0; i < open.length; i++)
      if ((gone & (1 << i)) === 0) this.#leftover = Math.max(this.#leftover, tripOf(open[i]!).points);
    this.#orders.each(net, 0, options.combinedModes ? CLEAN | MOTORS : CLEAN, gone, this.#noteLeftover);
    return (leftovers[gone] = this.#leftover);
  }

  readonly #noteLeftover = (): void => {
    const { gain, modes, length } = this.#orders;
    if (gain > this.#leftover && (MOTORS & (1 << modes[length - 1]!)) === 0) this.#leftover = gain;
  };

  /** What I could do with what is left, with one shift card at most, if the others let me. */
  #nextTurn({ site, gone, spent }: Pick<Outline, 'site' | 'gone' | 'spent'>): number {
    if (this.#future === 0) return 0;
    const built = this.#builder.drafts({ net: site.net, spent }, 1, gone)[0];
    return Math.max(this.#leftoverAt(site, gone), built?.worth ?? 0);
  }
}

function isLike(one: Outline, other: Outline): boolean {
  return one.gone === other.gone && one.spent === other.spent && (one.modes & 7) === (other.modes & 7);
}

const CARGO = MODES.indexOf('cargoBike');
const NO_CARDS: readonly AvoidCard[] = [];
const STAY = {
  avoids: NO_CARDS,
  length: 0,
  trips: 0,
  modes: 0,
  electric: false,
  carpool: false,
  gone: 0,
  spent: 0,
  points: 0,
} as const;

/** What the others' unseen jam cards threaten any motor trip with. */
function jamThreat(view: Scene): number {
  if (view.supply.trafficJam === 0) return 0;
  const seen = jamCards(view.discard) + jamCards(view.hand);
  const others = view.handSizes.filter((_, seat) => seat !== view.turn);
  const pool = view.deckSize + others.reduce((sum, size) => sum + size, 0);
  const share = (POWER_UP_COUNTS.trafficJam - seen) / Math.max(1, pool);
  return others.reduce((sum, size) => sum + JAM_LOSS * JAM_READINESS * (1 - (1 - share) ** size), 0);
}

function jamCards(cards: readonly PowerUp[]): number {
  let count = 0;
  for (const card of cards) if (card === 'trafficJam') count++;
  return count;
}
