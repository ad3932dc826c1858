/** What a puzzle asks, once its table is open. */
import { useEffect, useState } from 'react';
import type { Asked } from '../session/puzzle-of.ts';
import type { PuzzleSession } from '../session/puzzle-session.ts';

export function useAsked(session: PuzzleSession | undefined): Asked | undefined {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    // The session says what is wrong.
    void session?.asked().then(setAsked, () => {});
  }, [session]);
  return asked;
}
