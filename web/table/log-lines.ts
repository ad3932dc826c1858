/** The log in words. A step is put into words once, however often the log is drawn. */
import type { GameEvent, Seat } from '@stellwerk/kernel';
import { standing, type Player, type Step } from '@stellwerk/tables';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';

export interface LogLine {
  /** The step that this tells of. */
  readonly step: number;
  readonly seat: Seat | undefined;
  readonly sentences: readonly string[];
}

const written = new WeakMap<Step, { readonly texts: GameTexts; readonly line: LogLine }>();

/** What was taken back is not told. The view, the reader's own, lets sentences name places. */
export function logLines(
  log: readonly Step[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
): readonly LogLine[] {
  return standing(log)
    .map((step) => lineOf(step, texts, players, view))
    .filter(({ sentences }) => sentences.length > 0);
}

function lineOf(step: Step, texts: GameTexts, players: readonly Player[], view: unknown): LogLine {
  const known = written.get(step);
  if (known?.texts === texts) return known.line;
  const line = { step: step.number, seat: step.seat, sentences: sentencesOf(step.events, texts, players, view) };
  written.set(step, { texts, line });
  return line;
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
