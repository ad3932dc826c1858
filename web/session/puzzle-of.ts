/** Puzzles as they ship, for the workers: what they ask, and what is said of a turn. */
import { follow, isSameTurn, turnsIn } from '@stellwerk/bots';
import { isGameId, PUZZLES, type GameModule, type PuzzleModule } from '@stellwerk/games';
import type { LessonWords, Motive, PlayFile, Puzzle, Taken } from '@stellwerk/kernel';

interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** The play that it is from. */
  readonly file: PlayFile;
  /** In the position where it is posed, which is not changed. */
  poseIn(module: GameModule, state: unknown): Posing;
}

export interface Asked {
  /** What the solution is about. */
  readonly motive: Motive;
  /** The question; none where the chance to win is all that it could ask for. */
  readonly ask: LessonWords<string> | undefined;
}

interface Posing extends Asked {
  judge(way: readonly unknown[], lost: number): Judged;
}

export interface Judged {
  /** By how much it is worse than the solution. */
  readonly lost: number;
  readonly solved: boolean;
  /** It is not the solution. */
  readonly other: boolean;
  /** It has as much of what was asked for as the solution, or the same chance to win. */
  readonly asGood: boolean;
  /** What it brings, where that is as much as the solution, or how much less of what was asked for. */
  readonly said: LessonWords<string> | undefined;
}

/** So much less chance to win is as good. */
const AS_GOOD = 0.01;

/** A game's puzzle of this number, from 0. */
export async function puzzleOf(id: string, number: number): Promise<FoundPuzzle | undefined> {
  const load = isGameId(id) ? PUZZLES[id] : undefined;
  if (!load) return undefined;
  const about = await load();
  const puzzle = about.puzzles.puzzles[number];
  if (!puzzle) return undefined;
  const poseIn: FoundPuzzle['poseIn'] = (module, state) => posing(about, puzzle, module, state);
  return { puzzle, file: about.puzzles.plays[puzzle.play]!, poseIn };
}

function posing(about: PuzzleModule, puzzle: Puzzle, module: GameModule, state: unknown): Posing {
  const { game, puzzleGuide: guide } = module;
  const { seat, best, margin } = puzzle;
  const position = { game, guide, state, seat };
  const before = game.view(state, seat);
  const taken = (way: readonly unknown[]): Taken => {
    const { done, heard, state: after } = follow(position, way);
    return { seat, before, after: game.view(after, seat), way: done, heard };
  };
  const solution = taken(best);
  const isSolution = (turn: Taken): boolean => isSameTurn(turn.way, best) || (about.isAlike?.(turn, solution) ?? false);
  const rivals = turnsIn(position)
    .map(taken)
    .filter((turn) => !isSolution(turn));
  const measure = about.measures.find(({ of }) => rivals.every((rival) => of(rival) < of(solution)));
  const judge = (way: readonly unknown[], lost: number): Judged => {
    const turn = taken(way);
    const [mine, most] = measure ? [measure.of(turn), measure.of(solution)] : [-1, 0];
    const asGood = lost <= AS_GOOD || mine >= most;
    const said = asGood
      ? motiveWhy(about.motiveOf(turn))
      : measure && mine < most
        ? measure.less(mine, most)
        : undefined;
    return { lost, solved: asGood || lost <= margin / 2, other: !isSolution(turn), asGood, said };
  };
  return { motive: about.motiveOf(solution), ask: measure?.ask, judge };
}

const motiveWhy = ({ de, en }: Motive): LessonWords<string> => ({ de: de[2], en: en[2] });
