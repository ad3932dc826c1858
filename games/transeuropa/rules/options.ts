/** What a table can agree on before the first round. */
import type { OptionSpecs, OptionValues } from '@stellwerk/kernel';
import { checkMap } from './check-map.ts';
import type { MapRef } from './map.ts';

export const MAX_CREDIT = 20;

export const OPTIONS = {
  credit: { kind: 'integer', min: 8, max: MAX_CREDIT, default: 13 },
  /** Play this many rounds, whatever the credits. */
  openRounds: { kind: 'integer', min: 1, max: 20, default: 0, off: 0 },
  /** Three private rails a round for everybody. */
  vexation: { kind: 'flag', default: false },
  map: { kind: 'data', default: 'europe' as MapRef, check: checkMap },
} as const satisfies OptionSpecs;

export type Options = OptionValues<typeof OPTIONS>;
