/** The course of a turn: what an action does, and what follows until the next seat is asked. */
import { shuffle, type Rng, type Seat, type Tell } from '@stellwerk/kernel';
import {
  AVOID_BONUS,
  avoids,
  HAND_LIMIT,
  LAYS,
  OPEN_TRIPS,
  TARGET,
  tripOf,
  type AvoidCard,
  type PowerUp,
  type TripId,
} from './cards.ts';
import type { Cell } from './city.ts';
import { BIT } from './markers.ts';
import { isMotor, scoreTrip } from './trips.ts';
import type { Action, Deed, Event, State, StandingOrder, TripAction } from './types.ts';

/** The last power-up in the discard that somebody else played: its place, −1 without one. */
export function recoverable(pile: { readonly discardBy: readonly number[] }, seat: Seat): number {
  return pile.discardBy.findLastIndex((by) => by >= 0 && by !== seat);
}

/** One action carried out on one state. */
export class Flow {
  readonly #state: State;
  readonly #rng: Rng;
  readonly #tell: Tell<Event>;

  constructor(state: State, rng: Rng, tell: Tell<Event>) {
    this.#state = state;
    this.#rng = rng;
    this.#tell = tell;
  }

  act(seat: Seat, action: Action): void {
    switch (action.type) {
      case 'recover':
        return this.#recover(seat, action.discard);
      case 'lay':
        return this.#lay(seat, action);
      case 'avoid':
        return this.#avoid(seat, action.card);
      case 'trip':
        return this.#announce(seat, action);
      case 'endTurn':
        return this.#closeTurn();
      case 'pass':
        return this.#answer(seat);
      case 'jam':
        return this.#jam(seat, action.cell);
      case 'carpool':
        return this.#carpool(seat, action.play);
      case 'discard':
        return this.#discard(seat, action.cards);
      case 'order':
        return this.#order(seat, action.order);
    }
  }

  beginTurn(seat: Seat): void {
    const state = this.#state;
    state.turn = seat;
    state.turns++;
    state.gains.push(0);
    state.deeds.push({ seat, open: state.open.slice(), laid: [], avoided: [], trip: null, lost: 0, jams: [] });
    if (state.orders[seat] === 'untilTurn') state.orders[seat] = 'ask';
    state.phase = 'plan';
    state.avoided = false;
    this.#tell({ type: 'turn', seat });
    this.#draw(seat, 1, 'turn');
    state.mayRecover = state.options.recover;
  }

  #recover(seat: Seat, discard: readonly [PowerUp, PowerUp]): void {
    const state = this.#state;
    for (const card of discard) this.#drop(seat, card, false);
    const place = recoverable(state, seat);
    const [card] = state.discard.splice(place, 1) as [PowerUp];
    state.discardBy.splice(place, 1);
    state.hands[seat]!.push(card);
    state.mayRecover = false;
    this.#tell({ type: 'recovered', seat, discarded: [...discard], card });
  }

  #lay(seat: Seat, { card, cells }: Extract<Action, { type: 'lay' }>): void {
    const state = this.#state;
    const { marker } = LAYS[card];
    this.#drop(seat, card, true);
    for (const cell of cells) state.markers[cell]! |= BIT[marker];
    state.supply[marker] -= cells.length;
    state.mayRecover = false;
    this.#note(({ laid }) => ({ laid: [...laid, { card, cells: [...cells] }] }));
    this.#tell({ type: 'laid', seat, card, cells: [...cells] });
  }

  #avoid(seat: Seat, card: AvoidCard): void {
    const state = this.#state;
    const trips = state.open.filter((id) => avoids(card, tripOf(id)));
    const points = trips.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
    this.#drop(seat, card, true);
    this.#useUp(trips);
    this.#gain(seat, points);
    state.avoided = true;
    state.mayRecover = false;
    this.#note(({ avoided }) => ({ avoided: [...avoided, ...trips] }));
    this.#tell({ type: 'avoided', seat, card, trips, points });
  }

  #announce(seat: Seat, action: TripAction): void {
    const state = this.#state;
    const { segments } = action;
    const [electric, carpool] = [action.electric === true, action.carpool === true];
    const cargoBike = segments.some(({ mode }) => mode === 'cargoBike');
    if (electric) this.#drop(seat, 'electricVehicle', true);
    if (cargoBike) this.#drop(seat, 'cargoBike', true);
    if (carpool) this.#drop(seat, 'carpool', true);
    state.announced = { segments, electric, carpool, jams: [] };
    this.#note(() => ({ trip: { segments, electric } }));
    state.mayRecover = false;
    this.#tell({
      type: 'announced',
      seat,
      segments,
      ...(electric && { electric }),
      ...(cargoBike && { cargoBike }),
      ...(carpool && { carpool }),
    });
    if (!segments.some(({ mode }) => isMotor(mode))) return this.#finishTrip();
    state.phase = 'window';
    this.#ask((seat + 1) % state.seats);
  }

  /** Asks the seat, or answers for those who always pass; back at the traveller the window closes. */
  #ask(seat: Seat): void {
    const state = this.#state;
    let asked = seat;
    while (asked !== state.turn && this.#letsPass(asked)) {
      this.#tell({ type: 'passed', seat: asked });
      asked = (asked + 1) % state.seats;
    }
    if (asked !== state.turn) {
      state.asked = asked;
      return;
    }
    state.asked = -1;
    const { jams, carpool } = state.announced!;
    if (jams.length > 0 && !carpool) state.phase = 'carpool';
    else this.#finishTrip();
  }

  /** Does the seat's standing order answer the question? */
  #letsPass(seat: Seat): boolean {
    const order = this.#state.orders[seat]!;
    if (typeof order === 'number') return scoreTrip(this.#state, this.#state.announced!).total < order;
    return order !== 'ask';
  }

  #answer(seat: Seat): void {
    this.#tell({ type: 'passed', seat });
    this.#ask((seat + 1) % this.#state.seats);
  }

  #jam(seat: Seat, cell: Cell): void {
    const state = this.#state;
    this.#drop(seat, 'trafficJam', true);
    state.markers[cell]! |= BIT.trafficJam;
    state.supply.trafficJam--;
    state.announced!.jams.push(cell);
    this.#note(({ jams }) => ({ jams: [...jams, { seat, cell }] }));
    this.#tell({ type: 'jammed', seat, cell, target: state.turn });
    this.#ask((seat + 1) % state.seats);
  }

  #carpool(seat: Seat, play: boolean): void {
    if (play) {
      this.#drop(seat, 'carpool', true);
      this.#state.announced!.carpool = true;
    }
    this.#tell({ type: play ? 'carpooled' : 'noCarpool', seat });
    this.#finishTrip();
  }

  #order(seat: Seat, order: StandingOrder): void {
    const state = this.#state;
    state.orders[seat] = order;
    this.#tell({ type: 'ordered', order }, { only: [seat] });
    if (state.asked === seat && this.#letsPass(seat)) this.#ask(seat);
  }

  #finishTrip(): void {
    const state = this.#state;
    const seat = state.turn;
    const announced = state.announced!;
    const trips = announced.segments.map(({ trip }) => trip);
    const score = scoreTrip(state, announced);
    const unjammed = scoreTrip(state, { ...announced, carpool: true }).total;
    this.#gain(seat, score.total);
    this.#note(() => ({ lost: unjammed - score.total }));
    state.announced = null;
    this.#useUp(trips);
    this.#tell({ type: 'scored', seat, score });
    this.#draw(seat, trips.filter((id) => tripOf(id).star).length, 'star');
    this.#closeTurn();
  }

  #gain(seat: Seat, points: number): void {
    this.#state.scores[seat]! += points;
    this.#state.gains[this.#state.gains.length - 1]! += points;
  }

  /** Adds to what this turn did. */
  #note(more: (deed: Deed) => Partial<Deed>): void {
    const { deeds } = this.#state;
    const deed = deeds.at(-1)!;
    deeds[deeds.length - 1] = { ...deed, ...more(deed) };
  }

  /** Refill and hand limit, also in the last turn of all. */
  #closeTurn(): void {
    const state = this.#state;
    this.#refill();
    if (state.hands[state.turn]!.length > HAND_LIMIT) state.phase = 'discard';
    else this.#nextTurn();
  }

  #discard(seat: Seat, cards: readonly PowerUp[]): void {
    for (const card of cards) this.#drop(seat, card, false);
    this.#tell({ type: 'discarded', seat, cards: [...cards] });
    this.#nextTurn();
  }

  /** All have as many turns: the end comes only before the first player's. */
  #nextTurn(): void {
    const state = this.#state;
    const { scores, turn } = state;
    const next = (turn + 1) % state.seats;
    const reached = scores.filter((score) => score >= TARGET).length;
    if (reached > 0 && next === state.first) {
      state.phase = 'over';
      this.#tell({ type: 'won', seats: winners(scores), scores: scores.slice() });
      return;
    }
    if (reached === 1 && scores[turn]! >= TARGET) this.#tell({ type: 'lastRound', seat: turn });
    this.beginTurn(next);
  }

  #draw(seat: Seat, count: number, why: 'turn' | 'star'): void {
    const state = this.#state;
    const cards: PowerUp[] = [];
    while (cards.length < count) {
      if (state.deck.length === 0 && !this.#reshufflePowerUps()) break;
      cards.push(state.deck.pop()!);
    }
    if (cards.length === 0) return;
    state.hands[seat]!.push(...cards);
    this.#tell({ type: 'drew', seat, why, count: cards.length, cards }, { only: [seat] });
    this.#tell({ type: 'drew', seat, why, count: cards.length }, { except: [seat] });
  }

  #reshufflePowerUps(): boolean {
    const state = this.#state;
    if (state.discard.length === 0) return false;
    state.deck = shuffle(state.discard, this.#rng);
    state.discard = [];
    state.discardBy = [];
    this.#tell({ type: 'reshuffled', deck: 'powerUps', count: state.deck.length });
    return true;
  }

  #refill(): void {
    const state = this.#state;
    const trips: TripId[] = [];
    while (state.open.length < OPEN_TRIPS) {
      if (state.tripDeck.length === 0) {
        if (state.tripDiscard.length === 0) break;
        state.tripDeck = shuffle(state.tripDiscard, this.#rng);
        state.tripDiscard = [];
        this.#tell({ type: 'reshuffled', deck: 'trips', count: state.tripDeck.length });
      }
      const trip = state.tripDeck.pop()!;
      state.open.push(trip);
      trips.push(trip);
    }
    if (trips.length > 0) this.#tell({ type: 'refilled', trips });
  }

  #useUp(trips: readonly TripId[]): void {
    const state = this.#state;
    state.open = state.open.filter((id) => !trips.includes(id));
    state.tripDiscard.push(...trips);
  }

  /** From the hand to the discard, played or merely discarded. */
  #drop(seat: Seat, card: PowerUp, played: boolean): void {
    const state = this.#state;
    const hand = state.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    state.discard.push(card);
    state.discardBy.push(played ? seat : -1);
  }
}

export function winners(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
