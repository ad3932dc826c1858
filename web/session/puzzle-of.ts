/** Puzzles as they ship, for the workers. */
import { follow } from '@stellwerk/bots';
import { isGameId, PUZZLES, type GameModule } from '@stellwerk/games';
import type { Motive, PlayFile, Puzzle } from '@stellwerk/kernel';

interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** The play that it is from. */
  readonly file: PlayFile;
  /** What its solution is about, in the position where it is posed. */
  motiveIn(module: GameModule, state: unknown): Motive;
}

/** A game's puzzle of this number, from 0. */
export async function puzzleOf(id: string, number: number): Promise<FoundPuzzle | undefined> {
  const load = isGameId(id) ? PUZZLES[id] : undefined;
  if (!load) return undefined;
  const { puzzles: all, motiveOf } = await load();
  const puzzle = all.puzzles[number];
  if (!puzzle) return undefined;
  const motiveIn: FoundPuzzle['motiveIn'] = ({ game, puzzleGuide: guide }, state) => {
    const { seat, best } = puzzle;
    const { done, heard, state: after } = follow({ game, guide, state, seat }, best);
    return motiveOf({ seat, before: game.view(state, seat), after: game.view(after, seat), way: done, heard });
  };
  return { puzzle, file: all.plays[puzzle.play]!, motiveIn };
}
