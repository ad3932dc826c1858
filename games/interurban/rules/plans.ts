/** Whole turns thought through by bots: which tiles in which places, the most promising ones followed to the end. */
import { mix } from '@stellwerk/kernel';
import { xOf, yOf } from './board.ts';
import { legalActions } from './legal.ts';
import * as trial from './trial.ts';
import type { Placement, Rotation, State } from './types.ts';

/** A turn as far as it was thought: the tiles in order (none where it ends at once), what it is worth to the seat. */
export interface Plan {
  readonly tiles: readonly Placement[];
  readonly worth: number;
}

/** The same while it is thought of: the last tile, and what came before it. */
interface Draft {
  readonly before: Draft | undefined;
  readonly slot: number;
  readonly cell: number;
  readonly rotation: number;
  readonly worth: number;
  /** The same for the same tiles in any order. */
  readonly arrangement: number;
}

const WIDTH = 4;
const ANSWERED = 8;
const ANSWER_WIDTH = 2;

/** The turns of the seat on turn that look best, best first. */
export function turnsFrom(table: State, count: number): (readonly Placement[])[] {
  trial.begin(table);
  return draftsFor(WIDTH, count).map(tilesOf);
}

/** The best of them by what they are worth after the best answer that they leave to the next player. */
export function bestFrom(table: State): Plan[] {
  trial.begin(table);
  return draftsFor(WIDTH, ANSWERED)
    .map((draft) => ({ tiles: tilesOf(draft), worth: on(draft, () => answered(table.seat)) }))
    .sort((a, b) => b.worth - a.worth);
}

/** What a table is worth to the seat on turn once its turn has ended and the next player has answered as best suits that player. */
export function afterAnswer(table: State): number {
  trial.begin(table);
  return answered(table.seat);
}

function answered(seat: number): number {
  if (trial.endsGame()) return trial.worthAtEnd(seat);
  return trial.onNextTurn(() => {
    const [answer] = draftsFor(ANSWER_WIDTH, 1);
    return answer ? on(answer, () => trial.worthTo(seat)) : trial.worthAtEnd(seat);
  });
}

/**
 * The best turns of the seat on turn on the trial, best first. At every tile the `width` best beginnings go on in all ways, and track, which is
 * seldom worth much by itself, at least to what may lie behind it.
 */
function draftsFor(width: number, count: number): Draft[] {
  const found: Draft[] = [];
  const nothing = { before: undefined, slot: -1, cell: 0, rotation: 0, worth: trial.worth(), arrangement: 0 };
  if (trial.tilesLaid() > 0) found.push(nothing);
  /** Two ways to the same table are one. */
  const met = new Set<number>();
  let frontier: Draft[] = [nothing];
  let track: Draft[] = [];
  while (frontier.length > 0) {
    const next: Draft[] = [];
    const nextTrack: Draft[] = [];
    const expand = (before: Draft, ahead: boolean): void => {
      let arrangement = 0;
      const visitor: trial.Visitor = {
        wants(_, cell, rotation, code) {
          arrangement = (before.arrangement + mix((cell * 512 + code) * 4 + rotation / 90)) | 0;
          return !met.has(arrangement);
        },
        visit(slot, cell, rotation) {
          met.add(arrangement);
          const worth = trial.worth();
          const isFound = mayEnter(found, worth, count);
          const goesOn = mayEnter(next, worth, width) && trial.goesOn();
          const leads = !trial.hasStation() && trial.goesOn();
          if (!isFound && !goesOn && !leads) return;
          const draft = { before, slot, cell, rotation, worth, arrangement };
          if (isFound) enter(found, draft, count);
          if (goesOn) enter(next, draft, width);
          if (leads) nextTrack.push(draft);
        },
      };
      on(before, () => trial.tryAll(visitor, ahead));
    };
    for (const before of frontier) expand(before, false);
    for (const before of track) if (!frontier.includes(before)) expand(before, true);
    frontier = next;
    track = nextTrack;
  }
  return found;
}

const mayEnter = (best: readonly Draft[], worth: number, count: number): boolean =>
  best.length < count || worth > best[count - 1]!.worth;

/** Among the best, behind those that are as good. */
function enter(best: Draft[], draft: Draft, count: number): void {
  let at = best.length === count ? count - 1 : best.length;
  for (; at > 0 && best[at - 1]!.worth < draft.worth; at--) best[at] = best[at - 1]!;
  best[at] = draft;
}

/** What comes of `ask` while the tiles of a draft lie there. */
function on<Answer>(draft: Draft, ask: () => Answer): Answer {
  if (!draft.before) return ask();
  const { slot, cell, rotation } = draft;
  return on(draft.before, () => {
    trial.place(slot, cell, rotation);
    const answer = ask();
    trial.takeBack();
    return answer;
  });
}

function tilesOf({ before, slot, cell, rotation }: Draft): Placement[] {
  if (!before) return [];
  return [...tilesOf(before), { type: 'place', slot, x: xOf(cell), y: yOf(cell), rotation: rotation as Rotation }];
}

/** Tiles of one kind and value are as good as each other. */
export function distinctPlacements(state: State): Placement[] {
  const { faceUp, seat } = state;
  return legalActions(state, seat).filter((action): action is Placement => {
    return action.type === 'place' && faceUp.indexOf(faceUp[action.slot]!) === action.slot;
  });
}
