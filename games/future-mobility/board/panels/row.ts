/** What the rows of the tray are given, and how keys go along them. */
import type { KeyboardEvent } from 'react';
import type { Words } from '../../texts/words.ts';
import type { FutureMobilityTable } from '../table.ts';
import type { Hints } from '../useHints.ts';
import type { News } from '../useNews.ts';
import type { Planning } from '../useSketch.ts';

export interface TrayProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly planning: Planning;
  readonly news: News;
  readonly hints: Hints;
  /** Which of the others' turns is shown on the plan. */
  readonly recap: number | undefined;
  setRecap(turn: number | undefined): void;
  /** Escape. */
  leave(): void;
}

/** Arrows go from one to the next. */
export function alongRow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  const next = all[all.indexOf(event.target as HTMLButtonElement) + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
