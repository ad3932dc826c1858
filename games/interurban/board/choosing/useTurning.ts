/** A chosen tile is turned by R and by the wheel, and let go by Escape; digits choose one: wherever the focus is. */
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { useEffect, useRef } from 'react';
import type { Choice } from './useChoice.ts';

/** A notch of a wheel is more than this; a touchpad needs a few of its small steps. */
const NOTCH = 40;

export function useTurning(
  { slot, ghost, turn, choose }: Choice,
  surface: React.RefObject<SVGGElement | null>,
  /** Chooses the tile of that number in the tray; undefined while nobody may. */
  pick: ((number: number) => void) | undefined,
): void {
  const latest = useRef({ turn, choose, pick });
  useEffect(() => {
    latest.current = { turn, choose, pick };
  });
  const chosen = slot !== undefined;
  const picking = pick !== undefined;
  useEffect(() => {
    if (!chosen && !picking) return undefined;
    return onPlainKey(({ key, shiftKey }) => {
      if (/^[1-9]$/.test(key)) latest.current.pick?.(Number(key));
      else if (chosen && key.toLowerCase() === 'r') latest.current.turn(shiftKey ? -1 : 1);
      else if (chosen && key === 'Escape') latest.current.choose(undefined);
      else return false;
      return true;
    });
  }, [chosen, picking]);

  const held = ghost !== undefined;
  useEffect(() => {
    if (!held) return;
    let travelled = 0;
    // Before the viewport sees it, which would zoom; pinching still does.
    const onWheel = (event: WheelEvent): void => {
      const svg = surface.current?.ownerSVGElement;
      if (event.ctrlKey || !(event.target instanceof Node) || !svg?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      travelled += event.deltaY;
      if (Math.abs(travelled) < NOTCH) return;
      latest.current.turn(Math.sign(travelled));
      travelled = 0;
    };
    addEventListener('wheel', onWheel, { passive: false, capture: true });
    return () => removeEventListener('wheel', onWheel, { capture: true });
  }, [held, surface]);
}
