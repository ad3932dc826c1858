/** Normal: plans whole turns by what they are worth and by the best answer that they leave to the next player. */
import { fastRng, type Bot, type Rng } from '@stellwerk/kernel';
import { game, type Action, type State, type View } from '../rules/index.ts';
import { byWorth, isOnTurn, plansFor, type Plan } from './plans.ts';
import { weigh } from './weigh.ts';

const WIDTH = 8;
const ANSWERED = 8;
const ANSWER_WIDTH = 1;

export function normal(): Bot<Action, View> {
  return {
    choose({ seat, view, seed }) {
      const rng = fastRng(seed);
      const plans = plansFor(game.guess(view, rng), WIDTH, rng).slice(0, ANSWERED);
      const answered = plans.map((plan) => ({ ...plan, worth: afterAnswer(plan, view.game, seat, rng) }));
      return answered.sort(byWorth)[0]!.first;
    },
  };
}

/** What the plan is worth once the next player has answered as best suits that player. */
function afterAnswer({ state }: Plan, current: number, seat: number, rng: Rng): number {
  const after = game.clone(state);
  if (isOnTurn(after, current, seat)) game.apply(after, seat, { type: 'end' }, rng, () => {});
  if (after.ended !== null || after.game !== current) return weigh(after, current, seat);
  const answer: State = plansFor(after, ANSWER_WIDTH, rng)[0]!.state;
  return weigh(answer, current, seat);
}
