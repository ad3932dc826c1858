/** `stellwerk replay`: a saved play step by step, one line of JSON each, for other programs. */
import { parseArgs } from 'node:util';
import { Replay } from '@stellwerk/kernel';
import { readPlay } from './read-play.ts';
import { UsageError } from './usage.ts';

export async function replayCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { states: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new UsageError('replay takes one file.');
  const { play: whole } = await readPlay(positionals[0]!);
  const replay = new Replay(whole.game, whole.head, whole.entries);
  for (const [index, entry] of whole.entries.entries()) {
    const play = replay.at(index + 1);
    const events = play.told.filter((told) => told.entry === index).map((told) => told.event);
    const line = { ...entry, events, ...(values.states && { state: play.state as unknown }) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
