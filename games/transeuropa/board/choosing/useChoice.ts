/** What a person has chosen on the map and not yet done. */
import { useMemo, useState } from 'react';
import { movesOf } from './moves.ts';
import type { TransEuropaTable } from '../table.ts';

/** What is picked on the map lasts until the table changes; whether rails are laid privately lasts for the turn. */
export function useChoice({ legal, step, view, me }: TransEuropaTable) {
  const turn = `${view.round} ${view.turn} ${me}`;
  const [privateIn, setPrivateIn] = useState<string>();
  const [pick, setPick] = useState<{ readonly step: number; readonly target: number | undefined }>();
  const wanted = privateIn === turn;
  const moves = useMemo(() => {
    const privateMoves = movesOf(legal, wanted);
    return wanted && privateMoves.kind === 'none' ? movesOf(legal, false) : privateMoves;
  }, [legal, wanted]);
  const privately = wanted && moves.mayBePrivate;
  const target = pick?.step === step ? pick.target : undefined;
  return {
    moves,
    privately,
    picked: target !== undefined && moves.targets.has(target) ? target : undefined,
    pick: (next: number | undefined) => setPick({ step, target: next }),
    setPrivately: (on: boolean) => setPrivateIn(on ? turn : undefined),
  };
}
