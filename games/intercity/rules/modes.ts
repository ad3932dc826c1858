/** The one question about each passenger, when it asks on the way, and what each answer means in standing orders. */
import { DEFAULT_SWITCHES } from './state.ts';
import type { Switches } from './types.ts';

export const MODES = ['alone', 'matters', 'always'] as const;
export type Mode = (typeof MODES)[number];

const ASKING: Readonly<Record<Mode, Partial<Switches>>> = {
  alone: {},
  matters: { full: 'reserve', front: 'ask', otherwise: 'better' },
  always: { full: 'ask', front: 'ask', turned: 'ask', thrown: 'ask', otherwise: 'ask' },
};

/** The switches of a mode; the ticket that the passenger is after stays as it is. */
export function switchesOf(mode: Mode, card: Switches['card']): Switches {
  return { ...DEFAULT_SWITCHES, ...ASKING[mode], card };
}

export function modeOf({ otherwise }: Switches): Mode {
  return otherwise === 'stay' ? 'alone' : otherwise === 'better' ? 'matters' : 'always';
}
