/** What somebody has at the table while the server can't be reached. Line 2 promises no more than that. */
import type { Live } from '../../session/session.ts';
import type { RemoteSession } from '../remote-session.ts';

export type Stake = 'over' | 'watch' | 'seat' | 'turn' | 'clock' | 'reaction';

export function stakeOf(
  { viewer, clock, window }: Pick<RemoteSession, 'viewer' | 'clock' | 'window'>,
  { toAct }: Pick<Live['snapshot'], 'toAct'>,
  playing: boolean,
  /** A bot plays for them. */
  relieved: boolean,
): Stake {
  if (!playing) return 'over';
  if (typeof viewer !== 'number') return 'watch';
  if (relieved || !toAct.includes(viewer)) return 'seat';
  if (window) return 'reaction';
  return clock?.running.includes(viewer) ? 'clock' : 'turn';
}
