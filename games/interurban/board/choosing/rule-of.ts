/** Which section of the rules page explains a refusal, and which one a tile. */
import type { Reason } from '@stellwerk/kernel';
import { isStation, kindOf, RESTRICTIONS } from '../../rules/index.ts';

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

export function ruleOfTile(code: number): string {
  if (kindOf(code) === 'crossing') return 'crossings';
  return isStation(code) ? 'points' : 'value';
}
