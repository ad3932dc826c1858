/** What cards in the hand are worth to keep, in points: estimates that held up in matches of the bot against itself. */
import { HAND_LIMIT, POWER_UPS, TARGET, type PowerUp, type View } from '../index.ts';

const KEEP: Readonly<Record<PowerUp, number>> = {
  tramA: 1.2,
  tramB: 1.2,
  bikePath: 2.2,
  walkableCity: 2.2,
  denseCity: 2.5,
  delivery: 3,
  homeOffice: 2.5,
  electricVehicle: 1.5,
  cargoBike: 1.2,
  carpool: 1.2,
  trafficJam: 1.5,
};

/** A second card of the same kind is worth less. */
const AGAIN = 0.7;

/** A star brings a card; nobody knows which. */
export const STAR_WORTH = 1.6;

/** What a turn is decided by: a view of the seat whose turn it is, or as much of a state. */
export type Scene = Pick<
  View,
  | 'options'
  | 'seats'
  | 'first'
  | 'turn'
  | 'scores'
  | 'markers'
  | 'supply'
  | 'open'
  | 'discard'
  | 'avoided'
  | 'hand'
  | 'handSizes'
  | 'deckSize'
>;

type Table = Pick<Scene, 'scores' | 'markers' | 'supply'>;

/** How much the future still counts: cards are worthless when nobody will have another turn to play them. */
export function future({ scores }: Pick<Scene, 'scores'>): number {
  const most = Math.max(...scores);
  if (most >= TARGET) return 0;
  return Math.min(1, (TARGET - most) / 20);
}

function keepWorth({ markers, supply }: Table, card: PowerUp): number {
  if (card === 'carpool') {
    let jams = 0;
    for (const set of markers) if (set >= 16) jams++;
    return KEEP.carpool + Math.min(1.5, jams / 8);
  }
  if (card === 'trafficJam' && supply.trafficJam === 0) return 0;
  if (card === 'bikePath' && supply.bikePath === 0) return 0;
  if (card === 'cargoBike' && supply.bikePath < 14) return KEEP.cargoBike + 0.8;
  return KEEP[card];
}

/** The hand's cards from the most to the least worth keeping, each with its worth among the others. */
export function ranked(table: Table, hand: readonly PowerUp[]): { card: PowerUp; worth: number }[] {
  const cards: { card: PowerUp; worth: number }[] = [];
  for (const card of POWER_UPS) {
    if (!hand.includes(card)) continue;
    let worth = keepWorth(table, card);
    for (const held of hand) {
      if (held !== card) continue;
      cards.push({ card, worth });
      worth *= AGAIN;
    }
  }
  return cards.sort((a, b) => b.worth - a.worth);
}

/** What the hand is worth after this turn: beyond the limit nothing. */
export function handWorth(table: Table, hand: readonly PowerUp[]): number {
  const cards = ranked(table, hand).slice(0, HAND_LIMIT);
  return future(table) * cards.reduce((sum, { worth }) => sum + worth, 0);
}

/** A hand of which cards are spent in thought, as bits by their places. */
export class Purse {
  readonly hand: readonly PowerUp[];
  readonly #table: Table;
  readonly #worths: number[] = [];

  constructor(scene: Table & Pick<Scene, 'hand'>) {
    this.hand = scene.hand;
    this.#table = scene;
  }

  /** The place of such a card that is not spent, −1 if there is none. */
  find(card: PowerUp, spent: number): number {
    for (let place = 0; place < this.hand.length; place++)
      if (this.hand[place] === card && (spent & (1 << place)) === 0) return place;
    return -1;
  }

  left(spent: number): PowerUp[] {
    return this.hand.filter((_, place) => (spent & (1 << place)) === 0);
  }

  /** What is left is worth so much. */
  worth(spent: number): number {
    return (this.#worths[spent] ??= handWorth(this.#table, this.left(spent)));
  }
}

export function without(hand: readonly PowerUp[], cards: readonly PowerUp[]): PowerUp[] {
  const rest = [...hand];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}
