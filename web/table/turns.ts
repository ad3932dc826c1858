/** The log by turns, as the turn line and the log panel show it. */
import type { GameEvent, Seat, Viewer } from '@stellwerk/kernel';
import { standing, type Step } from '@stellwerk/tables';
import type { GameScreen, Turn } from '@stellwerk/toolkit/screen.ts';

/** What was taken back is not told. */
export function turnsOf(log: readonly Step[], begins: GameScreen['begins']): readonly Turn[] {
  const steps = standing(log);
  const told = begins !== undefined && steps.some(({ events }) => events.some((event) => isSeat(begins(event))));
  const turns: Open[] = [];
  for (const { number, seat, events } of steps) {
    const last = turns.at(-1);
    if (!told && seat !== undefined && last?.seat !== seat) turns.push(opened(seat, number));
    for (const event of events) {
      const begun = begins?.(event) ?? (turns.length === 0 ? 'chapter' : undefined);
      if (begun !== undefined) turns.push(opened(isSeat(begun) ? begun : undefined, number));
      const turn = turns.at(-1)!;
      turn.events.push(event);
      turn.to = number;
    }
  }
  return turns;
}

const isSeat = (begun: Seat | 'chapter' | undefined): begun is Seat => typeof begun === 'number';

interface Open {
  readonly seat: Seat | undefined;
  readonly events: GameEvent[];
  readonly from: number;
  to: number;
}

const opened = (seat: Seat | undefined, step: number): Open => ({
  seat,
  events: [],
  from: step,
  to: step,
});

/** Whose turn it is, also while others are asked for a reaction; where all are asked before the first turn, the one who looks. */
export function onTurnOf(
  turns: readonly Turn[],
  begins: GameScreen['begins'],
  toAct: readonly Seat[],
  viewer: Viewer = 'observer',
): Seat | undefined {
  const last = turns.at(-1);
  const first = last?.events[0];
  if (first && begins && isSeat(begins(first))) return last.seat;
  return toAct.find((seat) => seat === viewer) ?? toAct[0];
}

/**
 * Where in the turns the news of a seat lies: what others did since its last turn, up to its own that is under way. With nobody's eyes nothing
 * is new, and neither is what lies before a chapter.
 */
export function newsFor(
  turns: readonly Turn[],
  seat: Seat | undefined,
  onTurn: Seat | undefined,
): readonly [from: number, to: number] {
  const to = onTurn === seat && turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  if (seat === undefined) return [to, to];
  const since = turns.slice(0, to).findLastIndex((turn) => turn.seat === seat || turn.seat === undefined);
  return [since + 1, to];
}

/** When a turn was, as people count. */
export interface When {
  /** For what is nobody's turn, the round before it. */
  readonly round: number;
  readonly rounds: number;
  /** Of several that are played one after the other. */
  readonly game?: number;
  /** Where a round has many turns of everybody: which of them it was, and of how many. */
  readonly turn?: number;
  readonly turns?: number;
}

export function whenOf(turns: readonly Turn[], at: number, { turnOfRound }: Pick<GameScreen, 'turnOfRound'>): When {
  const { seat } = turns[at]!;
  // What stands before the first turn is no end of a round.
  const opening = turns.findIndex(isSomebodys);
  const ends = turns.flatMap((turn, index) => (index > opening && !isSomebodys(turn) ? index : []));
  const rounds = ends.length + (ends.at(-1) === turns.length - 1 ? 0 : 1);
  if (!turnOfRound) {
    // Chapters end games here.
    const game = ends.filter((end) => end < at).length;
    const first = (ends[game - 1] ?? -1) + 1;
    const [until, whole] = [turns.slice(first, at + 1), turns.slice(first, ends[game])];
    const last = seat ?? until.findLast(isSomebodys)?.seat;
    const most = Math.max(0, ...whole.filter(isSomebodys).map((turn) => countOf(whole, turn.seat)));
    const round = last === undefined ? 0 : countOf(until, last);
    return { round, rounds: most, ...(rounds > 1 && { game: game + 1 }) };
  }
  const until = turns.slice(0, at + 1);
  if (at < opening) return { round: 0, rounds };
  const round = ends.filter((end) => end < at).length;
  const counted = (some: readonly Turn[]): number =>
    some.filter((turn) => isSomebodys(turn) && turnOfRound(turn.events)).length;
  const first = (ends[round - 1] ?? -1) + 1;
  const isCounted = seat !== undefined && turnOfRound(turns[at]!.events);
  return {
    round: round + 1,
    rounds,
    ...(isCounted && { turn: counted(until.slice(first)), turns: counted(turns.slice(first, ends[round])) }),
  };
}

const isSomebodys = ({ seat }: Turn): boolean => seat !== undefined;
const countOf = (turns: readonly Turn[], seat: Seat | undefined): number =>
  turns.filter((turn) => turn.seat === seat).length;

/** The turns of others from one on: what a recap tells. One's own turn under way is no news. */
export function othersSince(turns: readonly Turn[], from: number, viewer: Viewer): readonly Turn[] {
  return turns.slice(from).filter(({ seat }) => seat !== viewer);
}
