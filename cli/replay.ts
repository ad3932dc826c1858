/** `stellwerk replay`: a saved play step by step, one line of JSON each, for other programs. The set-up comes first, as entry −1. */
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
  for (let entry = -1; entry < whole.length; entry++) {
    const events = told.get(entry) ?? [];
    const state = values.states && { state: replay.at(entry + 1).state as unknown };
    process.stdout.write(`${JSON.stringify({ entry, ...whole.entries[entry], events, ...state })}\n`);
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
