/** Sounds at the right moments: a move, my turn, a refusal, the end. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useRef } from 'react';
import { playCue } from '../app/sound.ts';
import { useSettings } from '../app/settings.tsx';
import type { Snapshot } from '../session/session.ts';

export function useCues(snapshot: Snapshot, refused: Reason | undefined): void {
  const { settings } = useSettings();
  const { sound } = settings;
  const before = useRef({ step: snapshot.step, mine: false });
  const mine = snapshot.me !== undefined && snapshot.toAct.includes(snapshot.me);
  const over = snapshot.result !== undefined;

  useEffect(() => {
    const last = before.current;
    before.current = { step: snapshot.step, mine };
    if (!sound || snapshot.step === last.step) return;
    playCue(over ? 'end' : mine && !last.mine ? 'turn' : 'move');
  }, [snapshot.step, mine, over, sound]);

  useEffect(() => {
    if (sound && refused) playCue('refused');
  }, [refused, sound]);
}
