/** Pixels a board unit as type sees them: where the page's type is larger, on large screens, names, trains and marks are as well. */
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';

const USUAL = 16;

export function useMapScale(): number {
  const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (useScale() * USUAL) / type;
}
