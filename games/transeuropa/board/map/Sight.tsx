/** Tells which part of the map is seen, and which of some places lie outside it and in which direction. Drawn inside the viewport. */
import { useEffect, useRef } from 'react';
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { useSeen } from './useSeen.ts';

/** An arrow for each place that is out of sight, undefined for the others. */
export type Arrows = readonly (Arrow | undefined)[];
export type Arrow = '←' | '→' | '↑' | '↓';

interface SightProps {
  readonly places: readonly Point[];
  onSeen(part: Box): void;
  onChange(arrows: Arrows): void;
}

/** A place so near to the edge, in pixels, is not seen well. */
const EDGE = 8;

export function Sight({ places, onSeen, onChange }: SightProps) {
  const mark = useRef<SVGGElement>(null);
  const seen = useSeen(mark);
  const edge = EDGE / useScale();
  const arrows = places.map((place) => seen && arrowTo(place, seen, edge));
  const key = arrows.join();
  useEffect(() => {
    if (seen) onSeen(seen);
  }, [seen, onSeen]);
  useEffect(() => {
    onChange(arrows);
    // What counts is where the arrows point.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, places, onChange]);
  return <g ref={mark} />;
}

function arrowTo(place: Point, { x, y, width, height }: Box, edge: number): Arrow | undefined {
  const [left, right] = [x + edge - place.x, place.x - (x + width - edge)];
  const [top, bottom] = [y + edge - place.y, place.y - (y + height - edge)];
  const most = Math.max(left, right, top, bottom);
  if (most <= 0) return undefined;
  return most === left ? '←' : most === right ? '→' : most === top ? '↑' : '↓';
}
