/** How fast the trains roll on this screen: a person's choice, kept on this device where that is allowed. */
import { useState } from 'react';

/** Share of the calm time that a step takes. */
export const PACES = { calm: 1, quick: 0.5, none: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

const KEY = 'stellwerk.intercity.pace';

function kept(): Pace {
  try {
    const stored = localStorage.getItem(KEY);
    return PACE_NAMES.find((pace) => pace === stored) ?? 'calm';
  } catch {
    return 'calm';
  }
}

export function usePace(): readonly [pace: Pace, setPace: (pace: Pace) => void] {
  const [pace, setPace] = useState(kept);
  const change = (chosen: Pace): void => {
    setPace(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Where nothing may be kept, it counts until the page is left.
    }
  };
  return [pace, change];
}
