/**
 * The normal bot: plans connections again in every turn, keeps the dice that bring its own passengers on and not others', and uses its
 * event cards where they gain most, above all in the last phase.
 */
import { legalIn, type Bot, type Turn } from '@stellwerk/kernel';
import {
  CARDS,
  game,
  homeOf,
  JOKER,
  TRAINS,
  type Action,
  type Armed,
  type Play,
  type View,
} from '@stellwerk/games/intercity/rules/index.ts';
import { intervene, worthwhilePlay } from './cards.ts';
import { isLost, replan, travellers } from './plan.ts';
import { gain, pointGain, trial, type Trial } from './value.ts';

/** Three jokers are worth a card unless they would win this many fields. */
const CARD_WORTH = 6;

export function normal(): Bot<Action, View> {
  return { choose };
}

function choose({ seat, view }: Turn<View>): Action {
  const legal = (): readonly Action[] => legalIn(game, view, seat);
  if (view.window?.kind === 'intervene') return intervene(view, legal());
  const atStart = view.phase === 'opening' || view.rolls === 0;
  const order = orders(view, atStart) ?? arm(view);
  if (order) return order;
  if (view.window) return legal().find(({ type }) => type === 'pass' || type === 'answer')!;
  if (view.rolls === 0) return { type: 'roll', dice: [0, 1, 2, 3, 4] };
  const now = trial(view);
  if (view.phase === 'roll') return keepOrRoll(view, now);
  const actions = legal();
  return worthwhilePlay(view, now, actions) ?? drive(view, now, actions);
}

function orders(view: View, all: boolean): Action | undefined {
  for (const { passenger, orders: given } of travellers(view)) {
    const order = all || isLost(view, passenger, given) ? replan(view, passenger, given) : undefined;
    if (order) return order;
  }
  return undefined;
}

/** Seat cards lie ready: the reservation for a passenger that still has to board, the change of seats for the last step. */
function arm(view: View): Action | undefined {
  const { hand, armed } = view.own!;
  const stale = armed.findIndex(({ play }) => play.card === 'reservation' && view.place[play.passenger] === -1);
  if (stale >= 0) return { type: 'disarm', index: stale };
  const free = (card: Play['card']): boolean =>
    hand.filter((index) => CARDS[index] === card).length > armed.filter(({ play }) => play.card === card).length;
  if (free('seatswap')) return { type: 'arm', play: { card: 'seatswap', train: -1 }, trigger: { when: 'second' } };
  const [traveller] = travellers(view).filter(({ passenger }) => !isArmedFor(armed, passenger));
  if (!free('reservation') || !traveller) return undefined;
  const { passenger } = traveller;
  return { type: 'arm', play: { card: 'reservation', passenger }, trigger: { when: 'contest', passenger } };
}

function isArmedFor(armed: readonly Armed[], passenger: number): boolean {
  return armed.some(({ play }) => play.card === 'reservation' && play.passenger === passenger);
}

/** Keeps a die if its colour is worth more than what a throw gives on average with the rolls left. */
function keepOrRoll(view: View, now: Trial): Action {
  const trains = Array.from({ length: TRAINS }, (_, train) => pointGain(now, train));
  const faces = Array.from({ length: 6 }, (_, face) =>
    Math.max(...trains.filter((_gain, train) => face === JOKER || homeOf(train) === face)),
  );
  let expected = mean(faces);
  if (view.rolls === 1) expected = mean(faces.map((worth) => Math.max(worth, expected)));
  const dice = [0, 1, 2, 3, 4].filter((die) => faces[view.dice[die]!]! < expected);
  return dice.length > 0 ? { type: 'roll', dice } : { type: 'stop' };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The best point first; jokers wait until the colours are used, unless one wins more. */
function drive(view: View, now: Trial, legal: readonly Action[]): Action {
  let best: Action | undefined;
  let most = -Infinity;
  const seen = new Set<number>();
  for (const action of legal) {
    if (action.type !== 'drive') continue;
    const key = view.dice[action.die]! * TRAINS + action.train;
    if (seen.has(key)) continue;
    seen.add(key);
    const reserve = view.dice[action.die] === JOKER ? 0.1 : 0;
    const worth = gain(now, action) - reserve;
    if (worth > most) [best, most] = [action, worth];
  }
  const card = legal.find(({ type }) => type === 'draw');
  return card && 3 * most < CARD_WORTH ? card : best!;
}
