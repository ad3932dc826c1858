/**
 * The table that is played on. It knows where the chosen tile could go, not why: pointer and keys hold it over a cell, and what is decided goes
 * out.
 */
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Reason } from '@stellwerk/kernel';
import { LOW, PHONE, TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import { usePointer, type Pointed } from '@stellwerk/toolkit/pointing.ts';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import { useScale, ViewControlsContext, Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import { useSize } from '@stellwerk/toolkit/useSize.ts';
import marks from '@stellwerk/toolkit/marks.module.css';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Words } from '../../texts/words.ts';
import type { PlacedTile, Placement, Route } from '../../rules/index.ts';
import {
  boxOf,
  CELL,
  cellAt,
  cellOfTile,
  centre,
  including,
  LEAST,
  openEnds,
  sameCell,
  withLocos,
  type Box,
  type Cell,
} from './geometry.ts';
import { GhostTile, Spots } from './Ghost.tsx';
import { LaidTiles, TrackValues } from './LaidTiles.tsx';
import { Locos, RouteLabels, Train } from './Lines.tsx';
import {
  DraftMarks,
  HintMarks,
  HintNumbers,
  NewsMarks,
  SuggestionNumerals,
  type Advised,
  type News,
} from './Marks.tsx';
import type { Drawn } from '../choosing/consequence.ts';
import { endSpots, type Spot } from '../choosing/moves.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { FINGER } from './camera.ts';
import { OutOfSight } from './OutOfSight.tsx';
import { endsAfter, FIRST, MARGIN, neededFor, roomsFor } from './reach.ts';
import { sizesAt, sizeVars } from './sizes.ts';
import { useFollowed, type Followable } from './useFollowed.ts';
import { useGlide } from './useGlide.ts';
import { useInSight } from './useInSight.ts';
import { usePart } from './usePart.ts';
import { useSteadyBox } from './useSteadyBox.ts';
import { useTouched } from './useTouched.ts';
import { useWhole } from './useWhole.ts';
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
  readonly choice: Choice;
  readonly dragging: boolean;
  readonly refused: Reason | undefined;
  readonly fresh: Fresh;
  /** What others placed since my turn. */
  readonly news: readonly News[];
  /** How many of the last tiles are mine and can be taken back. */
  readonly drafts: number;
  /** The last of them is not on the table yet. */
  readonly unconfirmed: boolean;
  /** What lies face up: how far a turn may go. */
  readonly faceUp: readonly number[];
  /** The table with the tile on it that is held over a cell or advised, where it may lie there. */
  readonly previewed: Drawn | undefined;
  /** Tiles that are advised, in the order in which they would be laid; the first is the one to be taken up. */
  readonly hint: readonly Advised[] | undefined;
  /** Where each suggestion begins, if there are several, and which of them that is. */
  readonly suggested: readonly (Cell | undefined)[];
  readonly suggestion: number;
  /** The cells before the locos that they would lead on. */
  readonly led: readonly Cell[];
  /** Who looks at the table: those stations have a rim. */
  readonly mine: number | undefined;
  /** Whether the person at the screen can do something now. */
  readonly asked: boolean;
  /** The result is shown: all of the table is looked at. */
  readonly over: boolean;
  /** A game goes on: of a large table a part may be enough. */
  readonly playing: boolean;
  /** Which game of a series it is. */
  readonly game: number;
  /** Tells one turn from the next. */
  readonly turn: string;
  /** The route that is looked at; the others step back. */
  readonly looked: number | undefined;
  /** The route whose row is kept open. */
  readonly opened: number | undefined;
  /** The route that a train runs on. */
  readonly running: number | undefined;
  readonly motion: boolean;
  /** Labels stand along the routes. */
  readonly labelled: boolean;
  /** Place the chosen tile on a cell as it is held there, or say why not. */
  place(cell: Cell): void;
  /** Takes back the last tiles. */
  takeBack(count: number): void;
  /** A touch anywhere on the table. */
  onTouch(): void;
}

/** How far from a cell a finger still means it, in pixels. */
const REACH = { mouse: 0, touch: 26 } as const;
/** Pixels a unit at which a finger works: 44 a cell, or what fills a tablet; the least at which all is shown that there is to see. */
const WORKING = { handheld: FINGER / CELL, tablet: 0.7 } as const;
const LEAST_SCALE = 0.16;
/** Cells beyond the outermost ones: a finger's board is larger than its window, so that it hardly ever has to grow. */
const TOUCH_MARGIN = 12;
/** From all of the board to tiles as large as in the hand. */
const MOST_ZOOM = 10;
/** How far the table goes on, in cells. */
const FAR = 80;

export function TableMap(props: TableMapProps) {
  const { surface, tiles, routes, players, words, choice, refused, fresh, looked, motion, mine } = props;
  const frame = useRef<HTMLDivElement>(null);
  const touch = useMedia(TOUCH);
  const handheld = useMedia(`${PHONE}, ${LOW}`);
  const room = touch && !props.over ? TOUCH_MARGIN : MARGIN;
  const turn = props.over ? 'over' : props.turn;
  const { needed, rooms } = useRoom(props);
  const first = boxOf(tiles, routes, room, touch || props.over ? LEAST : FIRST);
  const moment = props.over ? 'over' : `${props.game}`;
  const amid = props.drafts > 0;
  const advised = props.hint?.map(({ placement }) => placement) ?? [];
  const planned = [...advised, ...props.led];
  const led = props.previewed && neededFor(props.previewed.tiles, props.previewed.routes, props.drafts);
  const content = touch && props.asked && !props.over ? including(withLocos(led ?? needed), planned) : needed;
  const all = useSteadyBox({ needed, count: tiles.length, rooms, amid, planned, first, moment, touch }, surface);
  const size = useSize(frame);
  const work = { needed, count: tiles.length, choices: useWork(props), planned, amid };
  const working = !touch && props.playing && !props.over;
  const whole = useWhole({ ...usePart(work, { working, moment, size }, surface), all, moment, surface });
  const opened = touch || props.opened === undefined ? [] : wayOf(routes[props.opened]!, tiles);
  // With the label of a complete route, which stands before its last tile.
  const box = including(whole.box, opened, 1.1);
  const glide = useGlide(box, motion && !touch && !whole.pulling);
  const inSight = useInSight(choice, box, surface, touch);
  const followed = useFollowed(
    {
      moment: `${turn} ${props.asked} ${props.news.map(({ tile }) => tile).join()}`,
      cells: cellsToShow(props),
      laid: props.asked ? lastLaid(props) : undefined,
      hint: planned,
      looked,
      way: props.over || looked === undefined ? [] : wayOf(routes[looked]!, tiles),
      choice,
      dragging: props.dragging,
      surface,
      content,
      size,
    },
    box,
  );
  // What was taken up is turned by the next touch.
  const [touchedHint, forgetHint] = useTouched(choice.ghost?.firm ? undefined : advised[0]);
  const pointing = usePointing(props, touchedHint, forgetHint);
  const onKeyDown = useKeys(props);
  const faults = [...(choice.ghost?.reason?.at ?? []), ...(choice.ghost ? [] : (refused?.at ?? []))];
  const colourOf = useCallback((seat: number): number => players[seat]!.colour, [players]);
  const onTable = { colourOf, mine };
  const drafts = tiles.slice(tiles.length - props.drafts);
  const beyond = useMemo(
    () => (choice.slot === undefined ? endSpots(routes) : choice.spots),
    [choice.slot, choice.spots, routes],
  );
  const running = props.running === undefined ? undefined : routes[props.running];
  // What has rolled or left does so once, not again after a preview.
  const [seen, setSeen] = useState<Fresh>();
  if (props.previewed && seen !== fresh) setSeen(fresh);
  return (
    <div ref={frame} className={styles.window}>
      <ViewControlsContext value={whole.controls}>
        <Viewport
          width={glide.columns * CELL}
          height={glide.rows * CELL}
          maxZoom={MOST_ZOOM}
          working={handheld ? WORKING.handheld : WORKING.tablet}
          least={LEAST_SCALE}
          box={followed.box}
          moment={followed.moment}
          // Where a part is shown, all that the viewport knows is the part.
          content={whole.hasPart ? undefined : inBox(content, box)}
          fitKey={props.over ? 'over' : 'on'}
          inSight={inSight}
          onPoint={({ x, y }) => {
            props.onTouch();
            const cell = cellAt({ x: x + glide.west * CELL, y: y + glide.north * CELL });
            const advised = touchedHint();
            if (advised && sameCell(advised, cell)) choice.put(advised);
          }}
        >
          <g transform={`translate(${-glide.west * CELL} ${-glide.north * CELL})`}>
            <rect className={styles.table} {...FAR_AROUND} />
            <Surface
              ref={surface}
              label={`${words.board.label}. ${words.board.keys}`}
              choosing={choice.slot === undefined && drafts.length === 0 && advised.length === 0 ? undefined : 'cell'}
              frame={{ ...boxAround(box, -6), strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }}
              hit={<rect {...FAR_AROUND} />}
              onKeyDown={onKeyDown}
              {...pointing}
            >
              <Sized over={props.over} held={choice.slot !== undefined}>
                <Grain box={box} />
                <LaidTiles {...onTable} tiles={tiles} routes={routes} fresh={fresh.tiles} looked={looked} />
                {looked === undefined && <NewsMarks news={props.news} tiles={tiles} />}
                <TrackValues tiles={tiles} routes={routes} fresh={fresh.tiles} looked={looked} />
                {mine !== undefined && (
                  <DraftMarks drafts={drafts} unconfirmed={props.unconfirmed} colour={colourOf(mine)} />
                )}
                {props.labelled && <RouteLabels routes={routes} tiles={tiles} />}
                {choice.slot !== undefined && <Spots spots={choice.spots} ghost={choice.ghost} words={words} />}
                {props.hint && <HintMarks {...onTable} advised={props.hint} />}
                {choice.ghost && choice.ghost.spot.fits.length > 0 && (
                  <GhostTile {...onTable} ghost={choice.ghost} code={choice.code!} />
                )}
                {props.hint && <HintNumbers advised={props.hint} />}
                {props.hint && <SuggestionNumerals suggested={props.suggested} shown={props.suggestion} />}
                {faults.map((index) => (
                  <Fault key={index} at={centre(cellOfTile(tiles, index))} />
                ))}
                <Locos
                  {...fresh}
                  {...(props.previewed ? { ...props.previewed, ...STILL } : { routes, tiles })}
                  motion={motion}
                />
                {running && motion && <Train key={running.route} route={running} tiles={tiles} />}
              </Sized>
            </Surface>
          </g>
        </Viewport>
      </ViewControlsContext>
      {touch && props.asked && !props.over && !props.dragging && (
        <OutOfSight spots={beyond} tiles={tiles} surface={surface} words={words} goTo={followed.goTo} />
      )}
    </div>
  );
}

/** What is written on tiles by how large they are shown. */
function Sized({
  over,
  held,
  children,
}: {
  readonly over: boolean;
  readonly held: boolean;
  readonly children: ReactNode;
}) {
  const sizes = sizesAt(useScale() * CELL, held, over);
  return (
    <g data-size={sizes.size} data-over={over} data-printed={sizes.printed} style={sizeVars(sizes)}>
      {children}
    </g>
  );
}

/** Locos stand where a tile that is only shown has led them. */
const STILL = { rolled: new Map<number, number>(), left: new Set<number>() };
const FAR_AROUND = { x: -FAR * CELL, y: -FAR * CELL, width: 2 * FAR * CELL, height: 2 * FAR * CELL };

/** What must be seen, and as my turn begins the room for its tiles. */
function useRoom({ tiles, routes, drafts, asked, over, faceUp }: TableMapProps) {
  const begins = asked && !over && drafts === 0;
  return useMemo(
    () => ({ needed: neededFor(tiles, routes, drafts), rooms: begins ? roomsFor(tiles, routes, faceUp) : [] }),
    [begins, tiles, routes, drafts, faceUp],
  );
}

/** What a mouse's part of a large table holds: all open ends, mine of this turn, what others have laid, and as a turn begins room for a tile; with less of it where that makes cells larger. */
function useWork({ routes, tiles, news, drafts, faceUp }: TableMapProps): Cell[][] {
  return useMemo(() => {
    const mine = [...openEnds(routes), ...tiles.slice(tiles.length - drafts)].map(({ x, y }) => ({ x, y }));
    const theirs = news.map(({ tile }) => cellOfTile(tiles, tile));
    const next = drafts === 0 ? endsAfter(1, tiles, routes, faceUp) : [];
    return [[...mine, ...theirs, ...next], [...mine, ...theirs], mine];
  }, [routes, tiles, news, drafts, faceUp]);
}

/** At my turn, and before anything is laid, the whole table, or where that is too large what others have laid and all open ends, or these alone; while others move, or one looks back, what the last of them laid, with the locos there. */
function cellsToShow({ routes, tiles, news, asked, over }: TableMapProps): Followable['cells'] {
  if (over) return [];
  const of = (which: readonly News[]): Cell[] => which.map(({ tile }) => cellOfTile(tiles, tile));
  if (!asked && news.length > 0) {
    const laid = news.filter(({ colour }) => colour === news.at(-1)?.colour);
    const led = routes.filter(({ legs }) => laid.some(({ tile }) => tile === legs.at(-1)?.tile));
    return { laid: [...led.map(({ end }) => end), ...of(laid)] };
  }
  const ends = openEnds(routes);
  return [[...tiles, ...routes.map(({ end }) => end)], [...ends, ...of(news)], ends];
}

/** Where my last tile of this turn lies. */
const lastLaid = ({ tiles, drafts }: TableMapProps): Cell | undefined =>
  drafts === 0 ? undefined : cellOfTile(tiles, tiles.length - 1);

/** A route from its start to the cell before its loco. */
const wayOf = ({ start, legs, complete, end }: Route, tiles: readonly PlacedTile[]): Cell[] => [
  start,
  ...legs.map(({ tile }) => cellOfTile(tiles, tile)),
  ...(complete ? [] : [end]),
];

/** The box in board units, with so much more on each side. */
function boxAround({ west, north, columns, rows }: Box, more: number) {
  return {
    x: west * CELL - more,
    y: north * CELL - more,
    width: columns * CELL + 2 * more,
    height: rows * CELL + 2 * more,
  };
}

/** A part of the table as the viewport counts: from the corner of the box that is shown. */
function inBox({ west, north, columns, rows }: Box, shown: Box) {
  return {
    x: (west - shown.west) * CELL,
    y: (north - shown.north) * CELL,
    width: columns * CELL,
    height: rows * CELL,
  };
}

/** Beyond the box that is shown: a wide window shows more of the table. */
const BEYOND = 12;

/** Faint marks at the corners of the cells. */
function Grain({ box: { west, north, columns, rows } }: { readonly box: Box }) {
  const dots: string[] = [];
  for (let x = Math.ceil(west) - BEYOND; x <= west + columns + BEYOND; x++) {
    for (let y = Math.ceil(north) - BEYOND; y <= north + rows + BEYOND; y++)
      dots.push(`M${(x - 0.5) * CELL} ${(y - 0.5) * CELL}h0`);
  }
  return <path className={styles.grain} d={dots.join('')} />;
}

function Fault({ at }: { readonly at: Point }) {
  return <rect className={marks.fault} data-fault="" x={at.x - 47} y={at.y - 47} width="94" height="94" rx="8" />;
}

/** A mouse shows what it means before it clicks; a finger taps once to put the tile down and again to turn it. */
function usePointing(
  { surface, choice, tiles, drafts, place, takeBack }: TableMapProps,
  /** The advice that was shown as the pointer came down. */
  touchedHint: () => Placement | undefined,
  forgetHint: () => void,
) {
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const spotAt = (cell: Cell): Spot | undefined => choice.spots.find((spot) => sameCell(spot, cell));
  const draftAt = (cell: Cell): number => tiles.slice(tiles.length - drafts).findIndex((tile) => sameCell(tile, cell));
  /** What lies right under a finger comes before what is only near. */
  const meant = ({ at: { x, y }, reach }: Pointed): Cell => {
    const around = [0, -reach, reach].flatMap((dx) => [0, -reach, reach].map((dy) => cellAt({ x: x + dx, y: y + dy })));
    return draftAt(around[0]!) >= 0 ? around[0]! : (around.find(spotAt) ?? around[0]!);
  };
  return {
    onPointerDown,
    onPointerMove: (event: PointerEvent) => {
      const there = event.pointerType === 'mouse' && pointed(event);
      if (there) choice.aim(meant(there), false);
    },
    onPointerLeave: () => choice.aim(undefined, false),
    onContextMenu: (event: MouseEvent) => {
      if (choice.slot === undefined) return;
      event.preventDefault();
      choice.turn();
    },
    onClick: (event: MouseEvent) => {
      const there = pointed(event);
      if (!there) return;
      // Taken up where the viewport tells of the touch; a mouse that holds the tile places it there as anywhere.
      if (there.byMouse && choice.slot !== undefined) forgetHint();
      else if (sameCell(touchedHint(), cellAt(there.at))) return;
      const cell = meant(there);
      const draft = draftAt(cell);
      if (draft >= 0) return takeBack(drafts - draft);
      if (choice.slot === undefined) return;
      const spot = spotAt(cell);
      if (there.byMouse || !spot || spot.reason) return place(cell);
      if (choice.ghost?.firm && sameCell(choice.ghost.spot, cell)) return choice.turn();
      choice.aim(cell, true);
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
