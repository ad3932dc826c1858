/** The sections of the rules page that explain a card, and why something is refused. */
import type { Reason } from '@stellwerk/kernel';
import { isAvoidCard, isShiftCard, type PowerUp } from '../rules/index.ts';
import type { Refusal } from './sketch/touches.ts';

/** By the first word of a code. */
const OF_CODES: Readonly<Record<string, string>> = {
  recover: 'variants',
  lay: 'shift',
  avoid: 'avoid',
  avoided: 'avoid',
  trip: 'trip',
  route: 'trip',
  mode: 'modes',
  no: 'modes',
  too: 'modes',
  electric: 'improve',
  carpool: 'jams',
  jam: 'jams',
  discard: 'turn',
};

const OF_KINDS: Readonly<Record<Extract<Refusal, { kind: string }>['kind'], string>> = {
  jamLater: 'jams',
  oneEnough: 'improve',
  noWayOver: 'trip',
  eitherGoes: 'shift',
};

export function ruleOfRefusal(refused: Refusal | Reason): string | undefined {
  return 'code' in refused ? OF_CODES[/^[a-z]+/.exec(refused.code)?.[0] ?? ''] : OF_KINDS[refused.kind];
}

export function ruleOfCard(card: PowerUp): string {
  if (isShiftCard(card)) return 'shift';
  if (isAvoidCard(card)) return 'avoid';
  return card === 'trafficJam' || card === 'carpool' ? 'jams' : 'improve';
}
