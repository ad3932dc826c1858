/**
 * How normal plays and searchers suppose that everybody does: plans connections again in every turn, keeps the dice that bring its own passengers on
 * and not others', and uses its event cards where they gain most, above all in the last phase.
 */
import {
  ALL_DICE,
  canDraw,
  canDrive,
  CARDS,
  homeOf,
  isWaiting,
  JOKER,
  sameLegs,
  TRAINS,
  type Action,
  type Passenger,
  type Play,
} from '../rules/index.ts';
import { intervene, worthwhilePlay } from './cards.ts';
import { outlookOf, pointGain, proposalOf, type Outlook } from './points.ts';
import { ordersOf, travellers, type Scene } from './scene.ts';

/** Three jokers are worth a card unless they would win this many fields. */
const CARD_WORTH = 10;
/** A joker that a colour could replace is kept for later. */
const RESERVE = 0.1;

/** `keeping`: passengers who have just been given a plan, and keep it as long as it leads on. */
export function decide(scene: Scene, keeping: readonly Passenger[] = []): Action {
  const { position, window } = scene;
  if (window?.kind === 'intervene') return intervene(scene);
  const order = orders(scene, keeping) ?? arm(scene);
  if (order) return order;
  if (window) return answer(scene);
  if (position.rolls === 0) return { type: 'roll', dice: ALL_DICE };
  const outlook = outlookOf(scene);
  if (position.phase === 'roll') return keepOrRoll(scene, outlook);
  return worthwhilePlay(scene, outlook) ?? drive(scene, outlook);
}

/** The first of the seat's open questions: yes, or that nothing is wanted. */
function answer({ window, seat }: Scene): Action {
  const passenger =
    'mine' in window!
      ? window.mine.find(({ answer }) => answer === -1)!.passenger
      : window!.questions.find((question, index) => question.seat === seat && window!.answers[index] === -1)!.passenger;
  return passenger < 0 ? { type: 'pass' } : { type: 'answer', passenger, yes: true };
}

/** In the opening and before the first throw all plans are made again, later only those that no longer fit. */
function orders(scene: Scene, keeping: readonly Passenger[]): Action | undefined {
  const { position } = scene;
  const all = position.phase === 'opening' || position.rolls === 0;
  for (const passenger of travellers(scene)) {
    const order =
      (all && !keeping.includes(passenger)) || isLost(scene, passenger) ? replan(scene, passenger) : undefined;
    if (order) return order;
  }
  return undefined;
}

/** Without an itinerary, or on a platform where it doesn't start. */
export function isLost(scene: Scene, passenger: Passenger): boolean {
  const [leg] = ordersOf(scene, passenger).legs;
  const place = scene.position.place[passenger]!;
  return !leg || (isWaiting(place) && leg.from !== place);
}

/** The proposal for a passenger, if it is another one than it has. */
export function replan(scene: Scene, passenger: Passenger): Action | undefined {
  const proposal = proposalOf(outlookOf(scene), passenger);
  if (!proposal) return undefined;
  const { legs, task } = proposal;
  const given = ordersOf(scene, passenger);
  const bound = scene.position.task[passenger] !== 0 || given.switches.card === `task${task}`;
  if (bound && sameLegs(legs, given.legs)) return undefined;
  return { type: 'itinerary', passenger, legs, task };
}

/** Seat cards lie ready: the reservation for a passenger that still has to board, the change of seats for the last step. */
function arm(scene: Scene): Action | undefined {
  const { hand, armed, position } = scene;
  if (hand.length === 0) return undefined;
  const stale = armed.findIndex(({ play }) => play.card === 'reservation' && position.place[play.passenger] === -1);
  if (stale >= 0) return { type: 'disarm', index: stale };
  const free = (card: Play['card']): boolean =>
    hand.filter((index) => CARDS[index] === card).length > armed.filter(({ play }) => play.card === card).length;
  if (free('seatswap')) return { type: 'arm', play: { card: 'seatswap', train: -1 }, trigger: { when: 'second' } };
  if (!free('reservation')) return undefined;
  const isArmed = (passenger: Passenger): boolean =>
    armed.some(({ play }) => play.card === 'reservation' && play.passenger === passenger);
  const passenger = travellers(scene).find((traveller) => !isArmed(traveller));
  if (passenger === undefined) return undefined;
  return { type: 'arm', play: { card: 'reservation', passenger }, trigger: { when: 'contest', passenger } };
}

/** Keeps a die if its colour is worth more than what a throw gives. */
function keepOrRoll(scene: Scene, outlook: Outlook): Action {
  const { faces, expected } = facesWorth(scene, outlook);
  const again = ALL_DICE.filter((die) => faces[scene.position.dice[die]!]! < expected);
  return again.length > 0 ? { type: 'roll', dice: again } : { type: 'stop' };
}

/** What a point of each face is worth, and what a throw gives on average with the rolls left. */
export function facesWorth(
  { position }: Scene,
  outlook: Outlook,
): { readonly faces: Float64Array; readonly expected: number } {
  const faces = new Float64Array(6).fill(-Infinity);
  for (let train = 0; train < TRAINS; train++) {
    const gain = pointGain(outlook, train);
    faces[homeOf(train)] = Math.max(faces[homeOf(train)]!, gain);
    faces[JOKER] = Math.max(faces[JOKER]!, gain);
  }
  const once = mean(faces);
  const expected = position.rolls === 1 ? mean(faces.map((worth) => Math.max(worth, once))) : once;
  return { faces, expected };
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The best point first; jokers wait until the colours are used, unless one wins more. */
function drive({ position }: Scene, outlook: Outlook): Action {
  let best: Action | undefined;
  let most = -Infinity;
  let seen = 0;
  for (const die of ALL_DICE) {
    const face = position.dice[die]!;
    if (position.used[die] || (seen & (1 << face)) !== 0) continue;
    seen |= 1 << face;
    for (let train = 0; train < TRAINS; train++) {
      if (!canDrive(position, die, train)) continue;
      const worth = pointGain(outlook, train) - (face === JOKER ? RESERVE : 0);
      if (worth > most) [best, most] = [{ type: 'drive', die, train }, worth];
    }
  }
  return canDraw(position) && 3 * most < CARD_WORTH ? { type: 'draw' } : best!;
}
