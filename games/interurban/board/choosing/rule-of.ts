/** Which section of the rules page explains a refusal. */
import type { Reason } from '@stellwerk/kernel';
import { RESTRICTIONS } from '../../rules/index.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  placeOneFirst: 'turn',
  emptySlot: 'turn',
  secondStation: 'turn',
  occupied: 'turn',
  noEndOfTrack: 'turn',
  routeComplete: 'completion',
};

/** Each restriction has a section of its own. */
export function ruleOf({ code }: Reason): string | undefined {
  return (RESTRICTIONS as readonly string[]).includes(code) ? code : SECTIONS[code];
}
