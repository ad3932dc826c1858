/** Looking back: which moment of the past is shown instead of the present, turn by turn or step by step. */
import type { Moment } from '@stellwerk/tables';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';

/** A moment that is shown in place of the present. */
export interface Past {
  readonly step: number;
  readonly moment: Moment;
  /** What happened in it is played on the board. */
  readonly told: boolean;
  /** It never was: this could have been done instead of the turn. */
  readonly instead?: Turn;
}

export interface Looking {
  readonly past: Past | undefined;
  /** The turn that is looked at. */
  readonly turn: number | undefined;
  /** Shows the board after a step. */
  to(step: number): void;
  toTurn(turn: number): void;
  /** Shows what could have been done instead of a turn, and the board after it. */
  instead(turn: number, moment: Moment): void;
  /** One turn, or with `fine` one step, on or back. */
  by(direction: 1 | -1, fine?: boolean): void;
  now(): void;
}

/** `last` is the step that is the present. A replay has none: it always looks at some step, and what happened in it is played. */
export function useLooking(
  lookBack: (step: number) => Promise<Moment>,
  turns: readonly Turn[],
  last: number,
  /** How many turns are over: the one under way is the present. */
  over: number,
  replay = false,
): Looking {
  const [past, setPast] = useState<Past>();
  // A turn and the scoring after it may end with the same step: then it counts which of them was asked for.
  const [wanted, setWanted] = useState<number>();
  // Answers may come in another order than they were asked for, and keys are quicker than answers: they go on from what was asked for last.
  const asked = useRef<{ readonly step: number; readonly turn?: number | undefined }>(undefined);
  const ask = useCallback(
    (step: number, turn?: number) => {
      const mine = (asked.current = { step, turn });
      setWanted(turn);
      void lookBack(step).then(
        (moment) => mine === asked.current && setPast({ step, moment, told: replay }),
        // The session's state says what is wrong.
        () => {},
      );
    },
    [lookBack, replay],
  );
  const to = useCallback((step: number) => ask(step), [ask]);
  const now = useCallback(() => {
    if (replay) return ask(last);
    asked.current = undefined;
    setPast(undefined);
  }, [replay, ask, last]);
  const at = past?.step;
  const turn = useMemo(() => {
    if (at === undefined) return undefined;
    return wanted !== undefined && turns[wanted]?.to === at ? wanted : turnAt(turns, at);
  }, [turns, at, wanted]);
  const toTurn = useCallback(
    (index: number) => {
      if (index >= turns.length) return now();
      ask(turns[Math.max(0, index)]!.to, index);
    },
    [turns, ask, now],
  );
  const instead = useCallback(
    (index: number, moment: Moment) => {
      const { seat, from, to: step } = turns[index]!;
      asked.current = { step, turn: index };
      setWanted(index);
      setPast({ step, moment, told: replay, instead: { seat, from, to: step, events: moment.fresh } });
    },
    [turns, replay],
  );
  const by = useCallback(
    (direction: 1 | -1, fine = false) => {
      const from = asked.current;
      if (fine) {
        const step = (from?.step ?? last) + direction;
        if (step >= last) now();
        else if (step >= 0) ask(step);
        return;
      }
      const next = (from ? (from.turn ?? turnAt(turns, from.step)) : over) + direction;
      if (next >= over) now();
      else if (next >= 0) toTurn(next);
    },
    [last, turns, over, ask, toTurn, now],
  );
  return useMemo(() => ({ past, turn, to, toTurn, instead, by, now }), [past, turn, to, toTurn, instead, by, now]);
}

function turnAt(turns: readonly Turn[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= step),
  );
}

/** ← and → go back and on where they have no other use; `,` and `.` everywhere. */
export function useLookingKeys(looking: Looking): void {
  const { by, now, past } = looking;
  useEffect(
    () =>
      onPlainKey((event) => {
        const arrows = !(
          event.target instanceof Element && event.target.closest('main, [role=slider], [role=toolbar]')
        );
        const { key } = event;
        if (key === ',' || key === ';' || (arrows && key === 'ArrowLeft')) by(-1, event.shiftKey);
        else if (key === '.' || key === ':' || (arrows && key === 'ArrowRight')) by(1, event.shiftKey);
        else if (key === 'Escape' && past) now();
        else return false;
        return true;
      }),
    [by, now, past],
  );
}
