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

/** How much the future still counts: cards are worthless when nobody will have another turn to play them. */
export function future(view: View): number {
  const most = Math.max(...view.scores);
  if (most >= TARGET) return 0;
  return Math.min(1, (TARGET - most) / 20);
}

function keepWorth(view: View, card: PowerUp): number {
  const jams = view.markers.filter((set) => set >= 16).length;
  if (card === 'carpool') return KEEP.carpool + Math.min(1.5, jams / 8);
  if (card === 'trafficJam' && view.supply.trafficJam === 0) return 0;
  if (card === 'bikePath' && view.supply.bikePath === 0) return 0;
  if (card === 'cargoBike' && view.supply.bikePath < 14) return KEEP.cargoBike + 0.8;
  return KEEP[card];
}

/** The hand's cards from the most to the least worth keeping, each with its worth among the others. */
export function ranked(view: View, hand: readonly PowerUp[]): { card: PowerUp; worth: number }[] {
  const cards: { card: PowerUp; worth: number }[] = [];
  for (const card of POWER_UPS) {
    let worth = keepWorth(view, card);
    for (const held of hand) {
      if (held !== card) continue;
      cards.push({ card, worth });
      worth *= AGAIN;
    }
  }
  return cards.sort((a, b) => b.worth - a.worth);
}

/** What the hand is worth after this turn: beyond the limit nothing. */
export function handWorth(view: View, hand: readonly PowerUp[]): number {
  const cards = ranked(view, hand).slice(0, HAND_LIMIT);
  return future(view) * cards.reduce((sum, { worth }) => sum + worth, 0);
}

export function without(hand: readonly PowerUp[], cards: readonly PowerUp[]): PowerUp[] {
  const rest = [...hand];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}
