/**
 * What a hint is about comes into sight if it is not: on touch screens, where the map follows what can be done, by the box that it follows,
 * and else by a place that it is led to.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import type { Hinted, PlayMapProps } from './PlayMap.tsx';
import { hiddenOf } from './useBox.ts';

interface Sought {
  readonly turn: string;
  readonly hinted: Hinted;
  readonly count: number;
}

export function useSought({ layout, view, hinted }: PlayMapProps, lead: (to: Point) => void) {
  const follows = useMedia(TOUCH);
  const part = useRef<Box>(undefined);
  const onSeen = useCallback((seen: Box) => void (part.current = seen), []);
  const turn = `${view.round} ${view.phase} ${view.turnOfRound}`;
  const [sought, seek] = useState<Sought>();
  useEffect(() => {
    const hidden = hinted && part.current && hiddenOf(layout, hinted, part.current);
    if (!hidden) return;
    if (follows) seek((before) => ({ turn, hinted, count: (before?.count ?? 0) + 1 }));
    else lead(hidden);
    // Only what a new hint is about is gone to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hinted]);
  return {
    /** Hears of the part of the map that is seen. */
    onSeen,
    /** For the rest of the turn, so that the map stays where it went. */
    sought: sought?.turn === turn ? sought.hinted : undefined,
    /** How often something was gone to. */
    count: sought?.count ?? 0,
  };
}
