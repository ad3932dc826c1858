/** The gate for untrusted input: does a value have the form of an action at all? */
import { flag, listOf, oneOf, optional, pairOf, shape, tagged, whole, type Gate } from '@stellwerk/kernel';
import { isAvoidCard, isPowerUp, isShiftCard, TRIPS } from './cards.ts';
import { CELLS, isCell } from './city.ts';
import { MODES, STANDING_ORDERS, type Action } from './types.ts';

/** All power-ups in the box. */
const MOST_CARDS = 48;

const route = listOf(isCell, CELLS);
const segment = shape({ trip: whole(1, TRIPS.length), mode: oneOf(...MODES), route });
const played = optional(oneOf(true));

export const isAction: Gate<Action> = tagged('type', {
  recover: { discard: pairOf(isPowerUp) },
  lay: { card: isShiftCard, cells: route },
  avoid: { card: isAvoidCard },
  trip: { segments: listOf(segment, TRIPS.length), electric: played, carpool: played },
  endTurn: {},
  pass: {},
  jam: { cell: isCell },
  carpool: { play: flag },
  discard: { cards: listOf(isPowerUp, MOST_CARDS) },
  order: { order: oneOf(...STANDING_ORDERS) },
});
