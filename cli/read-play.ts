/** Saved plays from disk, through the kernel's gate; what is wrong with one becomes a sentence. */
import { readFile } from 'node:fs/promises';
import { GAMES, isGameId } from '@stellwerk/games';
import { loadPlay, parsePlayFile, type Play, type PlayFile } from '@stellwerk/kernel';
import { sentence } from './sentences.ts';
import { Failure } from './usage.ts';

export async function readPlay(path: string): Promise<{ readonly file: PlayFile; readonly play: Play }> {
  const parsed = parsePlayFile(await readText(path));
  if (!parsed.ok) throw new Failure(`${path}: ${sentence(parsed.reason)}`);
  const { file } = parsed;
  if (!isGameId(file.game)) {
    throw new Failure(`${path}: ${sentence({ code: 'file.unknownGame', with: { game: file.game } })}`);
  }
  const { game } = await GAMES[file.game]();
  const loaded = loadPlay(game, file);
  if (!loaded.ok) throw new Failure(`${path}: ${sentence(loaded.reason)}`);
  return { file, play: loaded.play };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `${path}: There is no such file.` : `${path}: The file can’t be read (${code}).`,
    );
  }
}
