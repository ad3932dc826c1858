/** The clocks that a table can be opened with. */
import type { ClockSetting } from '@stellwerk/tables/wire';

const DAY = 86_400;

export const CLOCKS = {
  none: { kind: 'none' },
  turn45: { kind: 'turn', seconds: 45 },
  turn90: { kind: 'turn', seconds: 90 },
  bank: { kind: 'bank', seconds: 600, increment: 20 },
  day: { kind: 'turn', seconds: DAY },
  days: { kind: 'turn', seconds: 3 * DAY },
} as const satisfies Record<string, ClockSetting>;
export type ClockName = keyof typeof CLOCKS;

/** What there is to say about its end. */
export function zeroOf(name: ClockName): 'none' | 'short' | 'long' {
  const clock: ClockSetting = CLOCKS[name];
  if (clock.kind === 'none') return 'none';
  return clock.seconds >= DAY ? 'long' : 'short';
}
