/** The log in words. */
import type { GameEvent, Seat } from '@stellwerk/kernel';
import type { LogStep } from '../session/session.ts';
import type { GameTexts, Player } from '@stellwerk/toolkit/screen.ts';

export interface LogLine {
  readonly key: string;
  /** Entries of the log up to and including the one that this tells of. */
  readonly entries: number;
  readonly seat: Seat | undefined;
  readonly sentences: readonly string[];
}

/** The view lets sentences name places; it is the one of whoever reads. */
export function logLines(
  log: readonly LogStep[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
): readonly LogLine[] {
  return log.flatMap(({ entry, seat, events }) => {
    const sentences = sentencesOf(events, texts, players, view);
    return sentences.length > 0 ? [{ key: String(entry), entries: entry + 1, seat, sentences }] : [];
  });
}

export function sentencesOf(
  events: readonly GameEvent[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
): readonly string[] {
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  return events.flatMap((event) => texts.event(event, name, view) ?? []);
}
