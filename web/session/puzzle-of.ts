/** Puzzles as they ship, for the workers. */
import { isGameId, PUZZLES } from '@stellwerk/games';
import type { PlayFile, Puzzle } from '@stellwerk/kernel';

/** A game's puzzle of this number, from 0, with the play that it is from. */
export async function puzzleOf(
  id: string,
  number: number,
): Promise<{ readonly puzzle: Puzzle; readonly file: PlayFile } | undefined> {
  const load = isGameId(id) ? PUZZLES[id] : undefined;
  const { plays, puzzles } = load ? (await load()).puzzles : { plays: [], puzzles: [] };
  const puzzle = puzzles[number];
  return puzzle && { puzzle, file: plays[puzzle.play]! };
}
