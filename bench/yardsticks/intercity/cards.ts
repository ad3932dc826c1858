/** Event cards in the hands of the normal bot. */
import { goalOf, seatOf, trainOf, type Action, type Play, type View } from '@stellwerk/games/intercity/rules/index.ts';
import { gain, type Trial } from './value.ts';

/** Fields that a card must win to be played, early and in the last phase. */
const EARLY = 14;
const LATE = 5;
/** The last phase: somebody needs no more fields than this. */
const LAST_PHASE = 40;

/** The card that wins most now, if it is worth a card. */
export function worthwhilePlay(view: View, now: Trial, legal: readonly Action[]): Action | undefined {
  if (view.own!.hand.length === 0) return undefined;
  const late = view.arrivals.length > 0 || -now.value < LAST_PHASE;
  let best: Action | undefined;
  let most = late ? LATE : EARLY;
  for (const action of legal) {
    if (action.type !== 'play' || !concernsMe(view, action.play)) continue;
    const worth = gain(now, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** Cards for own passengers are tried; those that only hinder are kept for the moment before somebody wins. */
function concernsMe(view: View, play: Play): boolean {
  switch (play.card) {
    case 'taxi':
      return true;
    case 'diversion':
    case 'turnaround':
    case 'fullspeed':
      return ridesIn(view, play.train) || (play.card === 'fullspeed' && play.fields > 5);
    case 'redsignal':
    case 'reservation':
    case 'seatswap':
      return false;
  }
}

function ridesIn(view: View, train: number): boolean {
  return [view.front[train]!, view.rear[train]!].some((passenger) => passenger >= 0 && isMine(view, passenger));
}

function isMine(view: View, passenger: number): boolean {
  return seatOf(view, passenger) === view.viewer;
}

/** Somebody else is about to win: take the front seat if that wins for me, else stop the train. */
export function intervene(view: View, legal: readonly Action[]): Action {
  const { train, station } = view.window!;
  const about = (action: Action): action is Extract<Action, { type: 'play' }> =>
    action.type === 'play' && 'train' in action.play && action.play.train === train;
  const mine = legal.find((action) => action.type === 'fight' && trainOf(view.place[action.passenger]!) === train);
  const wins = mine?.type === 'fight' && goalOf(view, mine.passenger) === station;
  const plays = legal.filter(about);
  const card = (...names: Play['card'][]): Action | undefined =>
    names.map((name) => plays.find(({ play }) => play.card === name)).find((found) => found !== undefined);
  const swap = wins ? card('seatswap') : undefined;
  return swap ?? card('redsignal', 'turnaround', 'diversion') ?? mine ?? card('seatswap') ?? { type: 'pass' };
}
