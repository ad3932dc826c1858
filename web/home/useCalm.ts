/**
 * A list that never moves under a pointer, a finger or the focus: while somebody is at it and a little longer, rows keep their places, new ones
 * come at the end, and what is gone stays until then.
 */
import { useEffect, useState } from 'react';

const CALM_MS = 5000;

export interface Calm<Row> {
  readonly row: Row;
  readonly gone: boolean;
}

export function useCalm<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [touched, setTouched] = useState(false);
  const [leftAt, setLeftAt] = useState<number>();
  const [shown, setShown] = useState<readonly Calm<Row>[]>([]);
  const [given, setGiven] = useState<{ readonly rows: readonly Row[]; readonly touched: boolean }>();

  useEffect(() => {
    if (leftAt === undefined) return;
    const timer = setTimeout(() => setTouched(false), CALM_MS);
    return () => clearTimeout(timer);
  }, [leftAt]);

  // Worked out while drawing, so that no other order is ever seen.
  let now = shown;
  if (given?.rows !== rows || given.touched !== touched) {
    now = touched ? merged(shown, rows, idOf) : rows.map((row) => ({ row, gone: false }));
    setShown(now);
    setGiven({ rows, touched });
  }
  const come = (): void => {
    setTouched(true);
    setLeftAt(undefined);
  };
  const leave = (): void => setLeftAt(Date.now());
  return {
    shown: now,
    guard: { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave },
  };
}

export function merged<Row>(
  shown: readonly Calm<Row>[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Calm<Row>[] {
  const fresh = new Map(rows.map((row) => [idOf(row), row]));
  const kept = shown.map(({ row }) => {
    const id = idOf(row);
    const now = fresh.get(id);
    fresh.delete(id);
    return now === undefined ? { row, gone: true } : { row: now, gone: false };
  });
  return [...kept, ...[...fresh.values()].map((row) => ({ row, gone: false }))];
}
