/**
 * The table that is played on. It knows where the chosen tile could go, not why: pointer and keys hold it over a cell, and what is decided goes
 * out.
 */
import { useCallback, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Reason } from '@stellwerk/kernel';
import { usePointer, type Pointed } from '@stellwerk/toolkit/pointing.ts';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import marks from '@stellwerk/toolkit/marks.module.css';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Words } from '../../texts/words.ts';
import type { PlacedTile, Route } from '../../rules/index.ts';
import { boxOf, CELL, cellAt, cellOfTile, centre, openEnds, sameCell, type Box, type Cell } from './geometry.ts';
import { GhostTile, Hints, Spots } from './Ghost.tsx';
import { LaidTiles } from './LaidTiles.tsx';
import { Locos, RouteLabels } from './Lines.tsx';
import type { Spot } from '../choosing/moves.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { useGlide } from './useGlide.ts';
import styles from './map.module.css';

export interface Fresh {
  /** Tiles that were placed just now, by index. */
  readonly tiles: ReadonlySet<number>;
  readonly rolled: ReadonlyMap<number, number>;
  readonly left: ReadonlySet<number>;
}

interface TableMapProps {
  readonly surface: RefObject<SVGGElement | null>;
  readonly tiles: readonly PlacedTile[];
  readonly routes: readonly Route[];
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  readonly choice: Choice;
  readonly refused: Reason | undefined;
  readonly fresh: Fresh;
  /** The route that is looked at; the others step back. */
  readonly looked: number | undefined;
  readonly motion: boolean;
  /** Labels stand along the routes. */
  readonly labelled: boolean;
  /** The cells before the locos say which station values are missing. */
  readonly hints: boolean;
  /** Place the chosen tile on a cell as it is held there, or say why not. */
  place(cell: Cell): void;
}

/** With a mouse, the buttons of the viewport stand at the right: no cell may lie below them. */
const roomForButtons = (): number => (matchMedia('(pointer: coarse)').matches ? 1 : 1.07);

/** How far from a cell a finger still means it, in pixels. */
const REACH = { mouse: 0, touch: 26 } as const;

export function TableMap(props: TableMapProps) {
  const { surface, tiles, routes, players, words, language, choice, refused, fresh, looked, motion } = props;
  const box = boxOf(tiles, openEnds(routes));
  const glide = useGlide(box, motion);
  const pointing = usePointing(props);
  const onKeyDown = useKeys(props);
  const faults = [...(choice.ghost?.reason?.at ?? []), ...(choice.ghost ? [] : (refused?.at ?? []))];
  const colourOf = useCallback((seat: number): number => players[seat]!.colour, [players]);
  const width = glide.columns * CELL * roomForButtons();
  const height = glide.rows * CELL;
  return (
    <Viewport width={width} height={height} label={words.board.label} language={language} maxZoom={8}>
      <rect className={styles.table} x={-width} y={-height} width={3 * width} height={3 * height} />
      <g transform={`translate(${-glide.west * CELL} ${-glide.north * CELL})`}>
        <Surface
          ref={surface}
          label={`${words.board.label}. ${words.board.keys}`}
          choosing={choice.slot === undefined ? undefined : 'cell'}
          frame={{ ...boxAround(box, -6), strokeWidth: 6 }}
          hit={<rect {...boxAround(box, CELL)} />}
          onKeyDown={onKeyDown}
          {...pointing}
        >
          <Grain box={box} />
          <LaidTiles tiles={tiles} colourOf={colourOf} routes={routes} fresh={fresh.tiles} looked={looked} />
          {props.labelled && <RouteLabels routes={routes} tiles={tiles} />}
          {props.hints && choice.slot === undefined && <Hints routes={routes} />}
          {choice.slot !== undefined && <Spots spots={choice.spots} ghost={choice.ghost} />}
          {choice.ghost && <GhostTile ghost={choice.ghost} code={choice.code!} colourOf={colourOf} />}
          <Locos routes={routes} tiles={tiles} rolled={fresh.rolled} left={fresh.left} motion={motion} />
          {faults.map((index) => (
            <Fault key={index} at={centre(cellOfTile(tiles, index))} />
          ))}
        </Surface>
      </g>
    </Viewport>
  );
}

/** The box in board units, with so much more on each side. */
function boxAround({ west, north, columns, rows }: Box, more: number) {
  return {
    x: west * CELL - more,
    y: north * CELL - more,
    width: columns * CELL + 2 * more,
    height: rows * CELL + 2 * more,
  };
}

/** Faint marks at the corners of the cells. */
function Grain({ box: { west, north, columns, rows } }: { readonly box: Box }) {
  const dots: string[] = [];
  for (let x = Math.ceil(west); x <= west + columns; x++) {
    for (let y = Math.ceil(north); y <= north + rows; y++) dots.push(`M${(x - 0.5) * CELL} ${(y - 0.5) * CELL}h0`);
  }
  return <path className={styles.grain} d={dots.join('')} />;
}

function Fault({ at }: { readonly at: Point }) {
  return <rect className={marks.fault} data-fault="" x={at.x - 47} y={at.y - 47} width="94" height="94" rx="8" />;
}

/** A mouse shows what it means before it clicks; a finger taps once to put the tile down and again to turn it. */
function usePointing({ surface, choice, place }: TableMapProps) {
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const spotAt = (cell: Cell): Spot | undefined => choice.spots.find((spot) => sameCell(spot, cell));
  const meant = ({ at: { x, y }, reach }: Pointed): Cell => {
    const around = [0, -reach, reach].flatMap((dx) => [0, -reach, reach].map((dy) => cellAt({ x: x + dx, y: y + dy })));
    return around.find(spotAt) ?? around[0]!;
  };
  return {
    onPointerDown,
    onPointerMove: (event: PointerEvent) => {
      const there = event.pointerType === 'mouse' && pointed(event);
      if (there) choice.aim(meant(there), false);
    },
    onPointerLeave: () => choice.aim(undefined, false),
    onClick: (event: MouseEvent) => {
      const there = pointed(event);
      if (choice.slot === undefined || !there) return;
      const cell = meant(there);
      const spot = spotAt(cell);
      if (there.byMouse || !spot) return place(cell);
      if (choice.ghost?.firm && sameCell(choice.ghost.spot, cell)) return choice.turn();
      choice.aim(cell, true);
      if (spot.reason) place(cell);
    },
  };
}

/** Keys go from cell to cell, however far sideways, and begin where the tile fits. Escape is taken care of by useTurning. */
export function spotKeys({ spots, ghost }: Pick<Choice, 'spots' | 'ghost'>) {
  const at = spots.findIndex((spot) => sameCell(spot, ghost?.spot));
  return {
    targets: spots.map(centre),
    at: at < 0 ? undefined : at,
    first: Math.max(
      0,
      spots.findIndex(({ fits }) => fits.length > 0),
    ),
    sideways: { cost: 2, most: Infinity },
  };
}

function useKeys({ choice, place }: TableMapProps) {
  return (event: KeyboardEvent): void => {
    if (choice.slot === undefined) return;
    onTargetKey(event, {
      ...spotKeys(choice),
      go: (next) => choice.aim(choice.spots[next], true),
      choose: (at) => place(choice.spots[at]!),
    });
  };
}
