/** Tells which of some places lie outside the part of the map that is seen, and in which direction. Drawn inside the viewport. */
import { useEffect, useRef } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';

/** An arrow for each place that is out of sight, undefined for the others. */
export type Arrows = readonly (Arrow | undefined)[];
export type Arrow = '←' | '→' | '↑' | '↓';

interface SightProps {
  readonly places: readonly Point[];
  onChange(arrows: Arrows): void;
}

/** A place so near to the edge, in pixels, is not seen well. */
const EDGE = 8;

export function Sight({ places, onChange }: SightProps) {
  const mark = useRef<SVGGElement>(null);
  useEffect(() => {
    const svg = mark.current?.ownerSVGElement;
    if (!svg) return;
    let before = '';
    const look = (): void => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      const edge = (EDGE * width) / Math.max(1, svg.clientWidth);
      const arrows = places.map((place): Arrow | undefined => {
        const [left, right] = [x + edge - place.x, place.x - (x + width - edge)];
        const [top, bottom] = [y + edge - place.y, place.y - (y + height - edge)];
        const most = Math.max(left, right, top, bottom);
        if (most <= 0) return undefined;
        return most === left ? '←' : most === right ? '→' : most === top ? '↑' : '↓';
      });
      if (arrows.join() === before) return;
      before = arrows.join();
      onChange(arrows);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(svg, { attributeFilter: ['viewBox'] });
    return () => observer.disconnect();
  }, [places, onChange]);
  return <g ref={mark} />;
}
