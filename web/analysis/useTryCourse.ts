/** The chances in the try that is drawn beside the true course: worked out once it is there to be compared. */
import type { Seat } from '@stellwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../session/engine.ts';
import type { Fork } from '../table/frame.ts';
import type { AnalysisProps } from './index.tsx';
import type { MomentOfStep } from './steps.ts';
import { percent, type AnalysisTexts } from './texts.ts';
import { chancesBy } from './turning-points.ts';
import type { Beside } from './useTries.ts';

export function useTryCourse(
  { table, beside }: Pick<AnalysisProps, 'table' | 'beside'>,
  wanted: boolean,
  /** Who knows what the chances are judged by. */
  eyes: Seat,
  seat: Seat,
  words: Pick<AnalysisTexts, 'tryOf'>,
): Fork | undefined {
  const { viewer } = table;
  const tried = beside.find(({ isTry, turns }) => isTry && turns.length > 0);
  const [moments, setMoments] = useState<readonly MomentOfStep[]>([]);
  const { id, turns } = tried ?? {};
  const since = turns && turns[0]!.from - 1;
  useEffect(() => {
    setMoments([]);
    if (!wanted || id === undefined || since === undefined) return;
    let gone = false;
    void ask((service) => service.courseSince(id, viewer, eyes, since)).then(
      (found) => !gone && setMoments(found),
      // Then the try has no curve.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, id, since, viewer, eyes]);
  return useMemo(() => tried && forkOf(tried, moments, seat, words), [tried, moments, seat, words]);
}

/** How it went for a seat, turn by turn. */
export function forkOf(
  { from, turns }: Pick<Beside, 'from' | 'turns'>,
  moments: readonly MomentOfStep[],
  seat: Seat,
  words: Pick<AnalysisTexts, 'tryOf'>,
): Fork | undefined {
  const marks = moments.map(({ step }) => step);
  const values = chancesBy({ marks, moments }, turns, seat + 1)[seat]!.flatMap((chance) =>
    chance === undefined ? [] : Math.round(100 * chance),
  );
  if (values.length === 0) return undefined;
  const taken = turns.filter((turn) => turn.seat !== undefined).length;
  return { seat, from, values, label: words.tryOf(taken, percent(values.at(-1)!, false)) };
}
