/** Saved plays from disk, through the kernel's gate; what is wrong with one becomes a sentence. */
import { createReadStream } from 'node:fs';
import { GAMES, isGameId } from '@stellwerk/games';
import { loadPlay, parsePlayFile, type Play, type PlayFile } from '@stellwerk/kernel';
import { sentence } from './sentences.ts';
import { Failure } from './usage.ts';

/** Far above the longest play that the format allows. */
const LARGEST_MB = 64;

export async function readPlay(path: string): Promise<{ readonly file: PlayFile; readonly play: Play }> {
  const parsed = parsePlayFile(await readText(path));
  if (!parsed.ok) throw new Failure(`${path}: ${sentence(parsed.reason)}`);
  const { file } = parsed;
  if (!isGameId(file.game)) {
    throw new Failure(`${path}: ${sentence({ code: 'file.unknownGame', with: { game: file.game } })}`);
  }
  const { game } = await GAMES[file.game]();
  const loaded = loadPlay(game, file);
  if (!loaded.ok) throw new Failure(`${path}: ${sentence(loaded.reason, game.options)}`);
  return { file, play: loaded.play };
}

async function readText(path: string): Promise<string> {
  try {
    // Without the byte order mark that some editors put in front.
    return new TextDecoder().decode(await readBytes(path));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT' ? `${path}: There is no such file.` : `${path}: The file can’t be read (${code}).`,
    );
  }
}

/** Counted while reading: a pipe doesn't tell its size before. */
async function readBytes(path: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_MB * 1e6)
      throw new Failure(`${path}: The file is too large; a play has at most ${LARGEST_MB} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
