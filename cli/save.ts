/** Writes a file of one line, or says in a sentence why it can't be written. */
import { writeFile } from 'node:fs/promises';
import { Failure } from './usage.ts';

export async function save(text: string, path: string): Promise<void> {
  await writeFile(path, `${text}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOSPC' ? `${path}: The disk is full.` : `${path}: Can’t be written (${error.code}).`,
    );
  });
}
