/**
 * Entries of a log as they travel in an announcement: a node that has the play in memory goes on from them and need not read what it has just been
 * told. Nothing has a space in it, since an announcement is a list of words.
 */
import type { Entry } from '@stellwerk/kernel';
import type { ClockState } from '../rooms/clocks.ts';
import type { KeptEntry } from '../rooms/running-play.ts';
import type { Schema } from '../store/index.ts';
import type { Topic } from './nodes.ts';

/** The play, then the rest of the row as JSON; the entry and the clocks are JSON already. */
export function announced({ play, seq, entry, request, at, clock }: Schema['entries']): Topic {
  const topic: Topic = `=${play}[${seq},${entry},${JSON.stringify(request)},${at},${clock}]`;
  // Spaces in JSON that was written without any are in its texts.
  return topic.includes(' ') ? (topic.replaceAll(' ', '\\u0020') as Topic) : topic;
}

/** The room that the topic is about. */
export function roomOf(topic: Topic): string {
  return topic.startsWith('=') ? topic.slice(1, topic.indexOf('/')) : topic.slice(1);
}

/** Entries that were announced, by their plays. */
export class Announced {
  readonly #texts = new Map<string, string[]>();

  constructor(topics: readonly Topic[]) {
    for (const topic of topics) {
      const end = topic.indexOf('[');
      const play = topic.slice(1, end);
      const texts = this.#texts.get(play);
      if (texts) texts.push(topic.slice(end));
      else this.#texts.set(play, [topic.slice(end)]);
    }
  }

  /** Those that lead on from the first `length` entries of the play; undefined if there is a gap, or none is known. */
  after(play: string, length: number): readonly KeptEntry[] | undefined {
    const rows = this.#texts.get(play)?.map(read);
    const first = rows?.[0]?.seq ?? Infinity;
    return first <= length && rows!.every(({ seq }, index) => seq === first + index) ? rows : undefined;
  }
}

function read(text: string): KeptEntry {
  type Row = [seq: number, entry: Entry, request: string | null, at: number, clock: ClockState | null];
  const [seq, entry, request, at, clock] = JSON.parse(text) as Row;
  return { seq, entry, request, clock: clock ?? undefined, at };
}
