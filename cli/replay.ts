/** `stellwerk replay`: a saved play step by step, one line of JSON each, for other programs. The set-up comes first, as step −1. */
import { parseArgs } from 'node:util';
import { Replay, type Told } from '@stellwerk/kernel';
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
  const told = byEntry(whole.told);
  for (let step = -1; step < whole.length; step++) {
    const events = told.get(step) ?? [];
    const state = values.states && { state: replay.at(step + 1).state as unknown };
    process.stdout.write(`${JSON.stringify({ step, ...whole.entries[step], events, ...state })}\n`);
  }
}

function byEntry(told: readonly Told[]): ReadonlyMap<number, readonly unknown[]> {
  const events = new Map<number, unknown[]>();
  for (const { entry, event } of told) {
    const list = events.get(entry);
    if (list) list.push(event);
    else events.set(entry, [event]);
  }
  return events;
}
