/** News that is out of sight: at the map's edge an arrow in its builder's colour and shape, which leads there. */
import { type RefObject, useEffect, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import { distance, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { watchView } from '@stellwerk/toolkit/watch-view.ts';
import type { Words } from '../../texts/words.ts';
import { type Layout, middle } from './geometry.ts';
import styles from './map.module.css';

/** Somebody's rails beyond the edge. */
export interface Beyond {
  readonly seat: Seat;
  /** The newest of them. */
  readonly to: Point;
  /** Where the arrow stands, as a share of the window, and where it points, in degrees from the east. */
  readonly x: number;
  readonly y: number;
  readonly turned: number;
}

/** Half an arrow and a little more, in pixels, and how far apart two of them stand. */
const ROOM = 20;
const APART = 36;

/** An arrow for each player of whose news nothing is seen; `pixel` is how many units one is. */
export function beyondOf(layout: Layout, news: ReadonlyMap<number, Seat>, seen: Box, pixel: number): readonly Beyond[] {
  const isSeen = ({ x, y }: Point): boolean =>
    x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;
  const newest = new Map<Seat, Point>();
  const visible = new Set<Seat>();
  for (const [line, seat] of news) {
    const at = middle(layout.lines[line]!);
    if (isSeen(at)) visible.add(seat);
    newest.set(seat, at);
  }
  const within = (value: number, from: number, size: number): number =>
    Math.min(from + size - ROOM * pixel, Math.max(from + ROOM * pixel, value));
  const inward = ({ y }: Point): number => (y < seen.y + seen.height / 2 ? 1 : -1) * APART * pixel;
  const stand: Point[] = [];
  return [...newest].flatMap(([seat, to]) => {
    if (visible.has(seat)) return [];
    let at = { x: within(to.x, seen.x, seen.width), y: within(to.y, seen.y, seen.height) };
    const step = inward(at);
    while (stand.some((other) => distance(other, at) < APART * pixel)) at = { ...at, y: at.y + step };
    stand.push(at);
    return {
      seat,
      to,
      x: (at.x - seen.x) / seen.width,
      y: (at.y - seen.y) / seen.height,
      turned: (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI,
    };
  });
}

interface EdgesProps {
  readonly board: RefObject<Element | null>;
  readonly layout: Layout;
  readonly news: ReadonlyMap<number, Seat>;
  readonly players: readonly Player[];
  readonly words: Words;
  lead(to: Point): void;
}

export function Edges({ board, layout, news, players, words, lead }: EdgesProps) {
  const [beyond, setBeyond] = useState<readonly Beyond[]>([]);
  useEffect(() => {
    const svg = board.current?.querySelector('svg');
    if (!svg) return;
    const look = (): void => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      const found = beyondOf(layout, news, { x, y, width, height }, width / Math.max(1, svg.clientWidth));
      setBeyond((before) => (before.length + found.length === 0 ? before : found));
    };
    look();
    return watchView(svg, look);
  }, [board, layout, news]);
  return beyond.map(({ seat, to, x, y, turned }) => {
    const { name, colour } = players[seat]!;
    return (
      <button
        key={seat}
        type="button"
        className={styles.beyond}
        style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
        aria-label={words.outOfSight(name)}
        onClick={() => lead({ ...to })}
      >
        <svg viewBox="-31 -31 62 62" aria-hidden="true">
          <path d={ARROW} transform={`rotate(${turned.toFixed(1)})`} fill={playerColour(colour)} />
          <path d={shapePath(playerShape(colour), 6.5)} fill={playerInk(colour)} />
        </svg>
      </button>
    );
  });
}

/** A drop that points to the east. */
const ARROW = 'M21 0L9.200 10.600A14 14 0 1 1 9.200 -10.600Z';
