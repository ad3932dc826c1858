/** The log of a session by turns, in words, and what of it is news for the person at the screen. */
import type { Seat } from '@stellwerk/kernel';
import type { GameScreen, Turn } from '@stellwerk/toolkit/screen.ts';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Live } from '../session/session.ts';
import { turnLines, type TurnLines } from './log-lines.ts';
import { newsFor, onTurnOf, turnsOf } from './turns.ts';

export interface Turns {
  readonly turns: readonly Turn[];
  readonly lines: readonly TurnLines[];
  readonly onTurn: Seat | undefined;
  /** What others did since the viewer's last turn, and the number of its first turn. */
  readonly news: readonly Turn[];
  readonly newsFrom: number;
  /** How many turns are over; the one under way, if any, is the last. */
  readonly over: number;
}

export function useTurns({ snapshot, players }: Live, screen: GameScreen): Turns {
  const { settings } = useSettings();
  const { language } = settings;
  return useMemo(() => {
    const { log, view, viewer, toAct, result } = snapshot;
    const turns = turnsOf(log, screen.begins);
    const onTurn = result ? undefined : onTurnOf(turns, screen.begins, toAct, viewer);
    const [newsFrom, newsTo] = newsFor(turns, viewer === 'observer' ? undefined : viewer, onTurn);
    return {
      turns,
      lines: turnLines(turns, screen, language, players, view),
      onTurn,
      news: turns.slice(newsFrom, newsTo),
      newsFrom: result ? turns.length : newsFrom,
      over: turns.length - (onTurn !== undefined && turns.at(-1)?.seat === onTurn ? 1 : 0),
    };
  }, [snapshot, players, screen, language]);
}
