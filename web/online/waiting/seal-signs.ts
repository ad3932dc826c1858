/** The seal of a shuffle as five player shapes, good for comparing aloud: a glance, not the proof. */
import { PLAYER_COLOURS } from '@stellwerk/toolkit/players.tsx';

const SIGNS = 5;

/** Colours by number, from the first bytes of the hash. */
export function sealSigns(commitment: string): readonly number[] {
  return Array.from(
    { length: SIGNS },
    (_, sign) => (parseInt(commitment.slice(2 * sign, 2 * sign + 2), 16) || 0) % PLAYER_COLOURS.length,
  );
}
