/**
 * The closing action of a turn is kept back until the person ends the turn: a slip of the hand costs nothing. What has to travel before it
 * counts is shown in the same way until the answer is there.
 */
import type { Closing, GameScreen } from '@stellwerk/toolkit/screen.ts';
import type { Reason } from '@stellwerk/kernel';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Live } from '../session/session.ts';
import type { useSending } from './useSending.ts';

interface Kept {
  readonly action: unknown;
  readonly at: string;
  /** It is under way. */
  readonly sent?: true;
}

export function useDraft(
  screen: GameScreen,
  { snapshot, apart = false }: Pick<Live, 'snapshot' | 'apart'>,
  sending: ReturnType<typeof useSending>,
) {
  const { settings } = useSettings();
  const [kept, setKept] = useState<Kept>();
  const { act: send, pending, why, undo } = sending;
  const { view, viewer, step, canUndo } = snapshot;
  // Whatever changes the table, also from another side, makes the draft void in the same moment.
  const at = `${step} ${viewer}`;
  const { action: draft, sent = false } = kept?.at === at ? kept : {};

  const closes = useCallback((action: unknown): Closing | undefined => screen.closes?.(view, action), [screen, view]);
  const sendShown = useCallback(
    async (action: unknown): Promise<Reason | undefined> => {
      if (!apart || pending) return send(action);
      const shown: Kept = { action, at, sent: true };
      setKept(shown);
      const reason = await send(action);
      setKept((now) => (now === shown ? undefined : now));
      return reason;
    },
    [apart, pending, send, at],
  );
  const act = useCallback(
    async (action: unknown) => {
      if (settings.endsByItself || closes(action) === undefined) return sendShown(action);
      const reason = await why(action, true);
      if (!reason) setKept({ action, at });
      return reason;
    },
    [settings.endsByItself, closes, sendShown, why, at],
  );
  const takeBack = useCallback(
    (count = 1) => {
      if (sent) return;
      const drafted = draft === undefined ? 0 : 1;
      setKept(undefined);
      if (count > drafted) undo(count - drafted);
    },
    [sent, draft, undo],
  );
  return useMemo(
    () => ({
      draft,
      sent,
      act,
      takeBack,
      closing: draft === undefined || sent ? undefined : closes(draft),
      canTakeBack: !sent && (draft !== undefined || canUndo),
      end: (action: unknown) => void (draft === undefined ? send(action) : sendShown(draft)),
    }),
    [draft, sent, act, takeBack, closes, canUndo, send, sendShown],
  );
}
