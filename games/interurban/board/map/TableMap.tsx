/**
 * The table that is played on. It knows where the chosen tile could go, not why: pointer and keys hold it over a cell, and what is decided goes
 * out.
 */
import { useCallback, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Reason } from '@stellwerk/kernel';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import type { Words } from '../../texts/words.ts';
import type { PlacedTile, Route } from '../../rules/index.ts';
import {
  boxOf,
  CELL,
  cellAt,
  cellOfTile,
  centre,
  openEnds,
  sameCell,
  type Box,
  type Cell,
  type Point,
} from './geometry.ts';
import { GhostTile, Hints, Spots } from './Ghost.tsx';
import { LaidTiles } from './LaidTiles.tsx';
import { Locos, RouteLabels } from './Lines.tsx';
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
const REACH = 26;

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
        <g
          ref={surface}
          className={styles.surface}
          role="application"
          aria-label={`${words.board.label}. ${words.board.keys}`}
          tabIndex={0}
          data-choosing={choice.slot !== undefined}
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
          <rect
            className={styles.focusFrame}
            x={box.west * CELL + 6}
            y={box.north * CELL + 6}
            width={box.columns * CELL - 12}
            height={box.rows * CELL - 12}
          />
          <rect
            className={styles.hit}
            x={box.west * CELL - CELL}
            y={box.north * CELL - CELL}
            width={(box.columns + 2) * CELL}
            height={(box.rows + 2) * CELL}
          />
        </g>
      </g>
    </Viewport>
  );
}

/** Faint marks at the corners of the cells. */
function Grain({ box: { west, north, columns, rows } }: { readonly box: Box }) {
  const marks: string[] = [];
  for (let x = Math.ceil(west); x <= west + columns; x++) {
    for (let y = Math.ceil(north); y <= north + rows; y++) marks.push(`M${(x - 0.5) * CELL} ${(y - 0.5) * CELL}h0`);
  }
  return <path className={styles.grain} d={marks.join('')} />;
}

function Fault({ at }: { readonly at: Point }) {
  return <rect className={styles.fault} data-fault="" x={at.x - 47} y={at.y - 47} width="94" height="94" rx="8" />;
}

/** The cell under a point of the window. */
export function cellUnder(surface: SVGGElement | null, x: number, y: number): Cell | undefined {
  const matrix = surface?.getScreenCTM();
  return matrix ? cellAt(new DOMPoint(x, y).matrixTransform(matrix.inverse())) : undefined;
}

/** A mouse shows what it means before it clicks; a finger taps once to put the tile down and again to turn it. */
function usePointing({ surface, choice, place }: TableMapProps) {
  const byMouse = useRef(true);
  const meant = (event: MouseEvent): Cell | undefined => {
    const { clientX, clientY } = event;
    const cell = cellUnder(surface.current, clientX, clientY);
    const isSpot = (it: Cell | undefined): boolean => choice.spots.some((spot) => sameCell(spot, it));
    if (byMouse.current || isSpot(cell)) return cell;
    const around = [-REACH, 0, REACH].flatMap((dx) =>
      [-REACH, 0, REACH].map((dy) => cellUnder(surface.current, clientX + dx, clientY + dy)),
    );
    return around.find(isSpot) ?? cell;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      byMouse.current = event.pointerType === 'mouse';
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') choice.aim(meant(event), false);
    },
    onPointerLeave: () => choice.aim(undefined, false),
    onClick: (event: MouseEvent) => {
      const cell = meant(event);
      if (choice.slot === undefined || !cell) return;
      const spot = choice.spots.find((it) => sameCell(it, cell));
      if (byMouse.current || !spot) return place(cell);
      if (choice.ghost?.firm && sameCell(choice.ghost.spot, cell)) return choice.turn();
      choice.aim(cell, true);
      if (spot.reason) place(cell);
    },
  };
}

function useKeys({ choice, place }: TableMapProps) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || choice.slot === undefined) return;
    const next = nextSpot(choice, event.key);
    if (next) choice.aim(next, true);
    else if ((event.key === 'Enter' || event.key === ' ') && choice.ghost) place(choice.ghost.spot);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** N and P go through the cells in order, arrows to the nearest one that lies that way. */
export function nextSpot({ spots, ghost }: Pick<Choice, 'spots' | 'ghost'>, key: string): Cell | undefined {
  const at = spots.findIndex((spot) => sameCell(spot, ghost?.spot));
  const step = STEPS[key];
  if (at < 0)
    return step || /^[nN]$|^Enter$|^ $/.test(key) ? (spots.find(({ fits }) => fits.length > 0) ?? spots[0]) : undefined;
  if (key === 'n' || key === 'N') return spots[(at + 1) % spots.length];
  if (key === 'p' || key === 'P') return spots.at(at - 1);
  if (!step) return undefined;
  const here = spots[at]!;
  const away = spots.flatMap((spot) => {
    const ahead = (spot.x - here.x) * step.x + (spot.y - here.y) * step.y;
    const aside = Math.abs((spot.x - here.x) * step.y) + Math.abs((spot.y - here.y) * step.x);
    return ahead > 0 ? [{ spot, far: ahead + 2 * aside }] : [];
  });
  return away.sort((a, b) => a.far - b.far)[0]?.spot;
}
