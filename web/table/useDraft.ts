/** The closing action of a turn is kept back until the person ends the turn: a slip of the hand costs nothing. */
import type { Closing, GameScreen } from '@stellwerk/toolkit/screen.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Snapshot } from '../session/session.ts';
import type { useSending } from './useSending.ts';

export function useDraft(screen: GameScreen, snapshot: Snapshot, sending: ReturnType<typeof useSending>) {
  const { settings } = useSettings();
  const [kept, setKept] = useState<{ readonly action: unknown; readonly at: string }>();
  const { act: send, why, undo } = sending;
  const { view, viewer, step, canUndo } = snapshot;
  // Whatever changes the table, also from another side, makes the draft void in the same moment.
  const at = `${step} ${viewer}`;
  const draft = kept?.at === at ? kept.action : undefined;

  const closes = useCallback((action: unknown): Closing | undefined => screen.closes?.(view, action), [screen, view]);
  const act = useCallback(
    async (action: unknown) => {
      if (settings.endsByItself || closes(action) === undefined) return send(action);
      const reason = await why(action, true);
      if (!reason) setKept({ action, at });
      return reason;
    },
    [settings.endsByItself, closes, send, why, at],
  );
  const takeBack = useCallback(
    (count = 1) => {
      const drafted = draft === undefined ? 0 : 1;
      setKept(undefined);
      if (count > drafted) undo(count - drafted);
    },
    [draft, undo],
  );
  return useMemo(
    () => ({
      draft,
      act,
      takeBack,
      closing: draft === undefined ? undefined : closes(draft),
      canTakeBack: draft !== undefined || canUndo,
      end: (action: unknown) => void send(draft ?? action),
    }),
    [draft, act, takeBack, closes, canUndo, send],
  );
}
