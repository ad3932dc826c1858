/** `stellwerk verify`: was this play dealt and played as the file says? */
import { parseArgs } from 'node:util';
import { readPlay } from './read-play.ts';
import { Failure, UsageError } from './usage.ts';

export async function verifyCommand(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('verify takes at least one file.');
  let broken = 0;
  for (const path of positionals) if (!(await verify(path))) broken++;
  if (broken > 0 && positionals.length > 1)
    throw new Failure(`${broken} of ${positionals.length} plays are not in order.`);
  if (broken > 0) throw new Failure('The play is not in order.');
}

async function verify(path: string): Promise<boolean> {
  try {
    const { file, play } = await readPlay(path);
    const end = play.result ? 'finished' : 'not finished';
    const size = `${file.game}, ${file.seats.length} seats, ${file.entries.length} entries, ${end}`;
    process.stdout.write(`${path}: ${size}: seed, actions, result and hash are in order.\n`);
    // What everybody was shown before the first card, and can compare with this.
    process.stdout.write(`${path}: sealed as ${file.seed.commitment}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}
