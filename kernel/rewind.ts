/** What a log says about going back by a whole turn: where a seat's last turn began, and what stands at an earlier moment. */
import type { Seat } from './game.ts';
import type { Entry } from './play.ts';

type Acted = Extract<Entry, { action: unknown }>;

/**
 * How many entries led to the last turn of a seat that is over; the one that it `isOn` is not. `turns` has the seats on turn before each entry, as
 * bits; reactions have none, so they neither begin nor end a turn. What was taken back does not count.
 */
export function lastTurnOf(
  entries: readonly Entry[],
  first: number,
  turns: readonly number[],
  bit: number,
  isOn: boolean,
): number | undefined {
  let isPresent = isOn;
  let began: number | undefined;
  for (let moment = entries.length; moment > 0; moment--) {
    const entry = entries[moment - 1]!;
    if ('rewind' in entry) {
      moment = entry.rewind - first + 1;
      continue;
    }
    const seats = turns[moment - 1]!;
    if (seats === 0) continue;
    if (seats & bit) {
      if (!isPresent) began = first + moment - 1;
    } else if (began !== undefined) break;
    else isPresent = false;
  }
  return began;
}

/** What was done up to a moment and not taken back by then. */
export function actionsAt(entries: readonly Entry[], first: number, moment: number): readonly Acted[] {
  const after: (Trail | undefined)[] = [undefined];
  for (const entry of entries.slice(0, moment - first)) {
    const last = after.at(-1);
    if ('rewind' in entry) after.push(after[entry.rewind - first]);
    else after.push('undo' in entry ? without(last!, entry.seat) : { before: last, done: entry });
  }
  const actions: Acted[] = [];
  for (let trail = after.at(-1); trail; trail = trail.before) actions.push(trail.done);
  return actions.reverse();
}

/** The last action that stands and those before it: moments share what they have in common. */
interface Trail {
  readonly before: Trail | undefined;
  readonly done: Acted;
}

/** An undo takes back its seat's last action. */
function without(trail: Trail, seat: Seat): Trail | undefined {
  if (trail.done.seat === seat) return trail.before;
  return { before: without(trail.before!, seat), done: trail.done };
}
