/** A play that ships with the app, taken up in its middle. */
import {
  actionsAt,
  replayLog,
  type Entry,
  type Game,
  type Play,
  type PlayFile,
  type PlayHead,
  type Seat,
} from '@stellwerk/kernel';

/** After so many entries, with a person in one of the seats; without a name under the one that the file has. */
export function playAt(
  game: Game,
  file: PlayFile,
  at: number,
  person?: { readonly seat: Seat; readonly name: string },
): Play {
  const seats = file.seats.map(({ name, colour, bot }, seat) =>
    seat === person?.seat ? { name: person.name || name, colour } : { name, colour, ...(bot !== undefined && { bot }) },
  );
  const { rules, options, seed } = file;
  const head = { game: file.game, rules, options, seats, seed } as PlayHead;
  const replayed = replayLog(game, head, actionsAt(file.entries as readonly Entry[], 0, at));
  if (!replayed.ok) throw new Error(`a play of ${game.id} can’t be replayed: ${replayed.reason.code}`);
  return replayed.play;
}
