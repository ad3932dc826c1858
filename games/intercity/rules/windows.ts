/** Windows: the moments at which the game stops to ask. All questions of one step are asked at once and answered in secret. */
import type { Seat, Tell } from '@stellwerk/kernel';
import type { Wish } from './orders.ts';
import { activeSeat, seatOf } from './state.ts';
import type { Event, Passenger, Question, State, Station, Step, Train, WindowKind } from './types.ts';

/** Ask-me windows that one seat may spend in a turn of somebody else. */
export const WINDOWS_A_TURN = 6;
/** Windows missed in a row after which a seat isn't asked any more until it acts. */
export const MISSED_IN_A_ROW = 2;

type AskingStep = Extract<Step, { held: boolean }>;

export function openWindow(
  state: State,
  kind: WindowKind,
  questions: readonly Question[],
  about: { readonly train: Train | -1; readonly station: Station | -1 },
  tell: Tell<Event>,
): void {
  state.window = { kind, ...about, questions, answers: questions.map(() => -1) };
  state.quiet = false;
  const seats = [...new Set(questions.map(({ seat }) => seat))].sort((a, b) => a - b);
  tell({ type: 'asked', kind, seats, ...about });
}

export const isAway = (state: State, seat: Seat): boolean => state.missed[seat]! >= MISSED_IN_A_ROW;

/** Whether *ask* still means asking for this seat; if not, the default counts. */
function mayAsk(state: State, seat: Seat): boolean {
  if (isAway(state, seat)) return false;
  return seat === activeSeat(state) || state.windows[seat]! < WINDOWS_A_TURN;
}

/** The answer that counts when none comes: take a card, else stay as you are. */
const byDefault = (kind: WindowKind): boolean => kind === 'card';

export interface Consulted {
  readonly yes: readonly Passenger[];
  /** Those among them whose owner was asked. */
  readonly sworn: readonly Passenger[];
}

/**
 * Collects what the passengers want. Opens a window for those whose orders say *ask* and gives nothing; called again after it has
 * closed, it gives the answers.
 */
export function consult(
  state: State,
  step: AskingStep,
  kind: WindowKind,
  wishes: readonly { readonly passenger: Passenger; readonly wish: Wish }[],
  about: { readonly train: Train | -1; readonly station: Station | -1 },
  tell: Tell<Event>,
): Consulted | undefined {
  if (!step.held && wishes.some(({ wish }) => wish === 'ask')) {
    const questions = wishes
      .filter(({ passenger, wish }) => wish === 'ask' && mayAsk(state, seatOf(state, passenger)))
      .map(({ passenger }) => ({ seat: seatOf(state, passenger), passenger }));
    if (questions.length > 0) {
      for (const seat of new Set(questions.map(({ seat }) => seat))) {
        if (seat !== activeSeat(state)) state.windows[seat]!++;
      }
      openWindow(state, kind, questions, about, tell);
      return undefined;
    }
  }
  const { asked } = step;
  const says = ({ passenger, wish }: { passenger: Passenger; wish: Wish }): boolean => {
    if (asked.includes(passenger)) return step.yes.includes(passenger);
    return wish === 'ask' ? byDefault(kind) : wish === 'yes';
  };
  const yes = wishes.filter(says).map(({ passenger }) => passenger);
  step.held = false;
  step.asked = [];
  step.yes = [];
  return { yes, sworn: yes.filter((passenger) => asked.includes(passenger)) };
}

/** Seats that still have a question open, in seat order. */
export function openSeats(state: State): Seat[] {
  const { window } = state;
  if (!window) return [];
  const open = window.questions.filter((_, index) => window.answers[index] === -1).map(({ seat }) => seat);
  return [...new Set(open)].sort((a, b) => a - b);
}

export function answer(state: State, seat: Seat, passenger: Passenger | -1, yes: boolean): void {
  const window = state.window!;
  const index = window.questions.findIndex((question) => question.seat === seat && question.passenger === passenger);
  window.answers[index] = yes ? 1 : 0;
}

/** The clock's answer to all open questions of a seat. */
export function answerByDefault(state: State, seat: Seat): void {
  const window = state.window!;
  window.questions.forEach((question, index) => {
    if (question.seat === seat && window.answers[index] === -1) window.answers[index] = byDefault(window.kind) ? 1 : 0;
  });
}

/** Windows about no passenger: doing nothing is passing. */
export function isWithoutPassenger(kind: WindowKind): boolean {
  return kind === 'opening' || kind === 'drawn' || kind === 'intervene';
}

/** Hands the answers, which are public from now on, to the step that asked. */
export function closeWindow(state: State): void {
  const { kind, questions, answers } = state.window!;
  state.window = null;
  state.quiet = false;
  if (isWithoutPassenger(kind)) return;
  const step = state.agenda[state.agenda.length - 1] as AskingStep;
  step.held = true;
  step.asked = questions.map(({ passenger }) => passenger);
  step.yes = step.asked.filter((_, index) => answers[index] === 1);
}
