/** What the rows of the tray are given, and how keys go along them. */
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
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

const LONG = 500;

/** A finger that stays on it is a question, not a choice; so is the mouse's other button. */
export function useHold(touch: () => void, read: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(false);
  const end = (): void => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      asked.current = false;
      end();
      if (pointerType !== 'mouse')
        timer.current = setTimeout(() => {
          asked.current = true;
          read();
        }, LONG);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClick: (): void => {
      if (!asked.current) touch();
      asked.current = false;
    },
    onContextMenu: (event: MouseEvent): void => {
      event.preventDefault();
      read();
    },
  };
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
