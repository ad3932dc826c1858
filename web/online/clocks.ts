/** The clocks that tables usually have. */
import type { ClockSetting } from '@stellwerk/tables/wire';

export const DAY = 86_400;

export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 45 },
  { kind: 'turn', seconds: 90 },
  { kind: 'bank', seconds: 600, increment: 20 },
  { kind: 'turn', seconds: DAY },
  { kind: 'turn', seconds: 3 * DAY },
];

export function sameClock(a: ClockSetting, b: ClockSetting): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What there is to say about its end. */
export function zeroOf(clock: ClockSetting): 'none' | 'short' | 'long' {
  if (clock.kind === 'none') return 'none';
  return clock.seconds >= DAY ? 'long' : 'short';
}
