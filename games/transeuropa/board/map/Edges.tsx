/** News that is out of sight, rails and start markers: flat at the map's edge a tab with an arrow, in its builder's colour and shape, which leads there. */
import { type RefObject, useEffect, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { overlap, type Box as Rectangle } from '@stellwerk/toolkit/labels.ts';
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import { isIn, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { watchView } from '@stellwerk/toolkit/watch-view.ts';
import type { Words } from '../../texts/words.ts';
import { beadPlaces, lettersOf } from './beads.ts';
import { type Layout, middle } from './geometry.ts';
import type { StandingNames } from './Names.tsx';
import styles from './edges.module.css';

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Somebody's news beyond the edge. */
export interface Beyond {
  readonly seat: Seat;
  /** The newest of them beyond this edge. */
  readonly to: Point;
  /** Where the tab lies: on which edge, and as a share of the window. */
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}

/** How long a tab is, and how far from the edge it leaves the map alone, in pixels. */
const LONG = 34;
const DEEP = 18;
/** In such steps a place is looked for. */
const STEP = 3;

/** What others did since my turn: the rails they laid, and the crossings they started at. */
export interface News {
  readonly lines: ReadonlyMap<number, Seat>;
  readonly starts: ReadonlyMap<number, Seat>;
}

/**
 * A tab for each edge and each player who did something beyond it, beside crossings and names if there is room: for every rail whose mark is not
 * seen, and every start marker whose crossing is not. `pixel` is how many units one is.
 */
export function beyondOf(
  layout: Layout,
  { lines, starts }: News,
  seen: Box,
  pixel: number,
  names: readonly Rectangle[] = [],
): readonly Beyond[] {
  const hidden = [
    ...[...starts].flatMap(([crossing, seat]) => {
      const to = layout.crossings[crossing]!;
      return isIn(seen, to) ? [] : [{ seat, to }];
    }),
    ...[...lines].flatMap(([index, seat]) => {
      const line = layout.lines[index]!;
      return beadPlaces(line, 1 / pixel, seen).length > 0 ? [] : [{ seat, to: middle(line) }];
    }),
  ];
  const newest = new Map<string, Pick<Beyond, 'seat' | 'to' | 'side'> & { readonly edge: number }>();
  for (const { seat, to } of hidden) newest.set(`${seat} ${sideTo(seen, to).side}`, { seat, to, ...sideTo(seen, to) });
  const taken: { readonly side: Side; readonly at: number }[] = [];
  return [...newest.values()].map(({ seat, to, side, edge }) => {
    const [across, along] = side === 'left' || side === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const corner = (LONG / 2 + DEEP) * pixel;
    const [first, last] = [seen[along] + corner, seen[along] + seen[SIZE[along]] - corner];
    const wanted = Math.min(last, Math.max(first, to[along]));
    const crossings = layout.crossings.filter((it) => isIn(seen, it) && Math.abs(it[across] - edge) < DEEP * pixel);
    const covers = (at: number, name: Rectangle): boolean => {
      const [x, y] = along === 'y' ? [edge, at] : [at, edge];
      const [wide, high] = along === 'y' ? [DEEP, LONG / 2] : [LONG / 2, DEEP];
      return overlap(name, {
        left: x - wide * pixel,
        right: x + wide * pixel,
        top: y - high * pixel,
        bottom: y + high * pixel,
      });
    };
    const isFree = (at: number): boolean =>
      !taken.some((it) => it.side === side && Math.abs(it.at - at) < LONG * pixel) &&
      !crossings.some((it) => Math.abs(it[along] - at) < (LONG / 2) * pixel) &&
      !names.some((name) => covers(at, name));
    const steps = Math.max(0, Math.floor((last - first) / (STEP * pixel)));
    const places = Array.from({ length: steps + 1 }, (_, i) => first + i * STEP * pixel)
      .filter(isFree)
      .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    const at = isFree(wanted) ? wanted : (places[0] ?? wanted);
    taken.push({ side, at });
    const place = along === 'y' ? { x: edge, y: at } : { x: at, y: edge };
    return { seat, to, side, x: (place.x - seen.x) / seen.width, y: (place.y - seen.y) / seen.height };
  });
}

const SIZE = { x: 'width', y: 'height' } as const;

/** The edge that a place lies furthest beyond. */
function sideTo({ x, y, width, height }: Box, to: Point): { readonly side: Side; readonly edge: number } {
  const edges = [
    { side: 'left', edge: x, far: x - to.x },
    { side: 'right', edge: x + width, far: to.x - x - width },
    { side: 'top', edge: y, far: y - to.y },
    { side: 'bottom', edge: y + height, far: to.y - y - height },
  ] as const;
  return edges.toSorted((a, b) => b.far - a.far)[0]!;
}

interface EdgesProps {
  readonly board: RefObject<Element | null>;
  readonly layout: Layout;
  readonly news: News;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly names: StandingNames;
  lead(to: Point): void;
}

export function Edges({ board, layout, news, players, words, names, lead }: EdgesProps) {
  const [beyond, setBeyond] = useState<readonly Beyond[]>([]);
  useEffect(() => {
    const svg = board.current?.querySelector('svg');
    if (!svg) return;
    const look = (): void => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      const letters = [...names.now().values()].map(lettersOf);
      const found = beyondOf(layout, news, { x, y, width, height }, width / Math.max(1, svg.clientWidth), letters);
      setBeyond((before) => (before.length + found.length === 0 ? before : found));
    };
    look();
    const unwatch = [watchView(svg, look), names.watch(look)];
    return () => unwatch.forEach((stop) => stop());
  }, [board, layout, news, names]);
  return beyond.map(({ seat, to, side, x, y }) => {
    const { name, colour } = players[seat]!;
    return (
      <button
        key={`${seat} ${side}`}
        type="button"
        className={styles.beyond}
        data-side={side}
        style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
        aria-label={words.outOfSight(name)}
        onClick={() => lead({ ...to })}
      >
        <svg viewBox="-22 -22 44 44" aria-hidden="true">
          <g transform={`rotate(${TURNED[side]})`}>
            <path className={styles.tab} d={TAB} fill={playerColour(colour)} />
            <path className={styles.arrow} d="M12 3l5 5 -5 5" stroke={playerInk(colour)} />
            <path
              d={shapePath(playerShape(colour), 5)}
              transform={`translate(14.5 -7) rotate(${-TURNED[side]})`}
              fill={playerInk(colour)}
            />
          </g>
        </svg>
      </button>
    );
  });
}

/** A tab at the right edge, and how it is turned for the others. */
const TAB = 'M22 -17H12a4 4 0 0 0 -4 4V13a4 4 0 0 0 4 4H22Z';
const TURNED: Readonly<Record<Side, number>> = { right: 0, bottom: 90, left: 180, top: 270 };
