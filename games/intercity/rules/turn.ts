/** A player's turn: base step, up to three rolls, points one by one; and the moves that dice and full speed set going. */
import type { Rng, Seat, Tell } from '@stellwerk/kernel';
import { checkPlay, spend } from './events.ts';
import { CARDS, DICE, FIELDS_A_POINT, homeOf, JOKER, JOKERS_FOR_CARD, ROLLS, TRAINS } from './board.ts';
import { mayGoOn } from './intervention.ts';
import { advance, settle } from './movement.ts';
import { fieldsAhead, stationOf } from './network.ts';
import { noteCarried, noteLeft, noteThrown } from './record.ts';
import { aboard, activeSeat, isHeld, isWaiting, passengersOf, seatOf, unusedJokers } from './state.ts';
import type { Event, Play, Position, State, Step, Train } from './types.ts';
import { noteMove } from './undo.ts';
import { openWindow } from './windows.ts';

const ALL_TRAINS: readonly Train[] = Array.from({ length: TRAINS }, (_, train) => train);
export const ALL_DICE: readonly number[] = Array.from({ length: DICE }, (_, die) => die);

/** The event point before the base step belongs to the new turn (F17). */
export function beginTurn(state: State, tell: Tell<Event>): void {
  const released = ALL_TRAINS.filter((train) => isHeld(state, train) && state.heldUntil[train]! <= state.turn);
  for (const train of released) state.heldUntil[train] = 0;
  if (state.turn > 0) state.active = (state.active + 1) % state.teams;
  state.turn++;
  state.phase = 'base';
  state.rolls = 0;
  state.dice.fill(-1);
  state.used.fill(false);
  state.windows.fill(0);
  noteLeft(state);
  if (released.length > 0) tell({ type: 'released', trains: released });
  tell({ type: 'turn', turn: state.turn, team: state.active, seat: activeSeat(state) });
  state.agenda.push({ do: 'base', asked: false, acts: state.acts }, { do: 'event' });
}

/** All trains that aren't held move one field at the same time (rulebook 4; 1). */
export function baseStep(state: State, step: Extract<Step, { do: 'base' }>, rng: Rng, tell: Tell<Event>): void {
  if (!mayGoOn(state, step, ALL_TRAINS, rng, tell)) return;
  state.agenda.pop();
  state.phase = 'roll';
  const moving = ALL_TRAINS.filter((train) => !isHeld(state, train));
  for (const train of moving) advance(state, train);
  tell({ type: 'baseStep', field: [...state.field], dir: [...state.dir] });
  state.agenda.push({ do: 'event' });
  const entered = moving.filter((train) => stationOf(state, train) >= 0);
  settle(state, [...new Set(entered.map((train) => stationOf(state, train)))], { entered });
}

export function roll(state: State, dice: readonly number[], rng: Rng, tell: Tell<Event>): void {
  for (const die of dice) state.dice[die] = rng.below(6);
  state.rolls++;
  noteThrown(
    state,
    dice.map((die) => state.dice[die]!),
  );
  tell({ type: 'rolled', team: state.active, dice: [...state.dice], thrown: [...dice] });
  if (state.rolls === ROLLS) state.phase = 'drive';
  state.agenda.push({ do: 'event' });
}

export function stop(state: State, tell: Tell<Event>): void {
  state.phase = 'drive';
  tell({ type: 'kept', team: state.active, dice: [...state.dice] });
}

/** Whether a die may move this train: its colour, or a joker, and not held. */
export function canDrive(position: Position, die: number, train: Train): boolean {
  const face = position.dice[die]!;
  return !position.used[die] && !isHeld(position, train) && (face === JOKER || face === homeOf(train));
}

export function unusedDice(position: Position): number[] {
  return ALL_DICE.filter((die) => !position.used[die]);
}

export function canDraw(position: Position): boolean {
  return position.phase === 'drive' && position.deckSize > 0 && unusedJokers(position).length >= JOKERS_FOR_CARD;
}

/** Every point is a duty; it lapses only where all trains it could move are held (4; F22). */
function turnIsOver(position: Position): boolean {
  if (position.phase !== 'drive') return false;
  for (let die = 0; die < DICE; die++) {
    if (!position.used[die] && ALL_TRAINS.some((train) => canDrive(position, die, train))) return false;
  }
  return !canDraw(position);
}

/** With nothing left on the agenda: the turn goes on with the player's next decision, or it ends. */
export function endTurnIfOver(state: State, tell: Tell<Event>): boolean {
  if (!turnIsOver(state)) return false;
  const left = unusedDice(state).map((die) => state.dice[die]!);
  if (left.length > 0) tell({ type: 'lapsed', team: state.active, faces: left });
  beginTurn(state, tell);
  return true;
}

export function announceDrive(state: State, die: number, train: Train): void {
  state.agenda.push({ do: 'drive', die, train, asked: false, acts: state.acts });
}

/** F18: the event point lies before the die is used, so after an intervention the player chooses again. */
export function drive(state: State, step: Extract<Step, { do: 'drive' }>, rng: Rng, tell: Tell<Event>): void {
  const { die, train } = step;
  if (state.acts !== step.acts) {
    state.agenda.pop();
    return;
  }
  if (!mayGoOn(state, step, [train], rng, tell)) return;
  state.agenda.pop();
  state.used[die] = true;
  tell({ type: 'point', team: state.active, train, die, face: state.dice[die]! });
  state.agenda.push(moveOf(state, train, FIELDS_A_POINT, activeSeat(state)));
}

function moveOf(state: State, train: Train, fields: number, by: Seat): Step {
  return { do: 'move', train, left: fields, by, fresh: true, entered: false, asked: false, acts: state.acts };
}

/** Full speed was announced: it is played now if that is still possible. */
export function speed(state: State, step: Extract<Step, { do: 'speed' }>, rng: Rng, tell: Tell<Event>): void {
  const { seat, train, fields } = step;
  const play: Play = { card: 'fullspeed', train, fields };
  const lapsed = checkPlay(state, seat, play) !== undefined;
  if (!lapsed && !mayGoOn(state, step, [train], rng, tell)) return;
  state.agenda.pop();
  if (lapsed) {
    tell({ type: 'missed', seat, act: { type: 'play', play } }, { only: [seat] });
    return;
  }
  state.acts++;
  spend(state, seat, play, tell);
  state.agenda.push(moveOf(state, train, fields, seat));
}

/** One field of a move, then its settling, then its event point. */
export function move(state: State, step: Extract<Step, { do: 'move' }>, rng: Rng, tell: Tell<Event>): void {
  if (step.entered) {
    step.entered = false;
    if (step.left === 0) state.agenda.pop();
    // F17: the event point after the last field of a turn belongs to the next turn.
    if (state.agenda.length > 0 || !endTurnIfOver(state, tell)) state.agenda.push({ do: 'event' });
    return;
  }
  const { train } = step;
  // Fields left of a running move lapse when the train is held on the way.
  if (step.left === 0 || isHeld(state, train)) {
    state.agenda.pop();
    return;
  }
  if (!step.fresh && !mayGoOn(state, step, [train], rng, tell)) return;
  step.fresh = false;
  step.asked = false;
  step.entered = true;
  step.left--;
  const from = state.field[train]!;
  advance(state, train);
  noteMove(state, train, from);
  noteCarried(state, train, step.by);
  tell({ type: 'moved', train, line: state.line[train]!, field: state.field[train]!, dir: state.dir[train]! });
  const station = stationOf(state, train);
  if (station >= 0) settle(state, [station], { entered: [train] });
}

/** Three jokers for the top event card (rulebook 4e; 32). */
export function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  for (const die of unusedJokers(state).slice(0, JOKERS_FOR_CARD)) state.used[die] = true;
  const card = state.deck.pop()!;
  state.deckSize = state.deck.length;
  state.hands[seat]!.push(card);
  state.hands[seat]!.sort((a, b) => a - b);
  state.quiet = false;
  tell({ type: 'drew', seat, left: state.deckSize });
  tell({ type: 'card', seat, card: CARDS[card]! }, { only: [seat] });
  // 33: it may be played at once. If its jokers were the last points, that belongs to the next turn, as in F17 (F27).
  if (endTurnIfOver(state, tell))
    openWindow(state, 'drawn', [{ seat, passenger: -1 }], { train: -1, station: -1 }, tell);
}

/** What the clock does with the next point: to the train that carries or soonest reaches an own passenger, N if equal. */
export function defaultDrive(position: Position): { readonly die: number; readonly train: Train } {
  const seat = activeSeat(position);
  const waiting = passengersOf(position, seat)
    .map((passenger) => position.place[passenger]!)
    .filter(isWaiting);
  const away = (train: Train): number => {
    if (aboard(position, train).some((passenger) => seatOf(position, passenger) === seat)) return 0;
    return Math.min(...waiting.map((station) => fieldsAhead(position, train, station)));
  };
  for (const die of unusedDice(position)) {
    const trains = ALL_TRAINS.filter((train) => canDrive(position, die, train));
    const distances = trains.map(away);
    const best = distances.indexOf(Math.min(...distances));
    if (trains.length > 0) return { die, train: trains[Math.max(best, 0)]! };
  }
  throw new Error('no point is left to drive');
}
