/**
 * The plan that is played on. It knows which blocks are framed, not why: touches, strokes and keys go out as blocks.
 */
import { boardPoint } from '@stellwerk/toolkit/pointing.ts';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import { useScale, Viewport, ViewControlsContext } from '@stellwerk/toolkit/Viewport.tsx';
import marks from '@stellwerk/toolkit/marks.module.css';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CITY, markersIn, type Cell } from '../../rules/index.ts';
import { coordinates, type Words } from '../../texts/words.ts';
import { cellAt, CENTRES, centreOf, innerOf, PLAN } from './geometry.ts';
import { Ground, Zones } from './Ground.tsx';
import { Avenues, Travellers, type FutureCity } from './Future.tsx';
import { Markers, Paths, type Laid } from './Markers.tsx';
import { doorsOn, JamCost, Stroke, Trip, TripEnds, type DrawnTrip } from './Routes.tsx';
import { useSought } from './useSought.ts';
import styles from './map.module.css';

export interface Arrival {
  readonly key: string;
  readonly cell: Cell;
  readonly points: number;
  readonly colour: number;
}

/** `end`: chosen as start or end · `moved`: one that the last touch has moved there · `other`: could be one · `take`: can take the marker · `jam`: can be jammed · `lack`: something is missing here. */
export type FrameKind = 'end' | 'moved' | 'other' | 'take' | 'jam' | 'jammed' | 'lack' | 'hint';

export interface CityProps {
  readonly markers: readonly number[];
  readonly ghosts: readonly Laid[];
  /** What is sketched has been sent, and no answer is there yet. */
  readonly unconfirmed: boolean;
  readonly words: Words;
  readonly colour: number;
  readonly frames: ReadonlyMap<Cell, FrameKind>;
  readonly trips: readonly DrawnTrip[];
  /** The one of them that the person has asked for or is asked about. */
  readonly sought: DrawnTrip | undefined;
  readonly costs: readonly { readonly cell: Cell; readonly points: number; readonly chosen: boolean }[];
  /** Laid by others since my turn, by marker, with the colour of who did it. */
  readonly fresh: ReadonlyMap<string, number>;
  readonly arrival: Arrival | undefined;
  /** Blocks at fault in what was refused. */
  readonly faults: readonly Cell[];
  /** The game is over and the city shows what it has become. */
  readonly future?: FutureCity | undefined;
  beginsStroke(cell: Cell): boolean;
  /** How a stroke would lead on, while it is drawn; undefined where markers are painted. */
  leadsOn(cells: readonly Cell[]): readonly Cell[] | undefined;
  onCell(cell: Cell): void;
  onStroke(cells: readonly Cell[]): void;
  onCancel(): void;
}

const FRAME = { x: 3, y: 3, width: PLAN.width - 6, height: PLAN.height - 6, rx: 13, strokeWidth: 5 } as const;
/** Names are never smaller than this on the screen, in pixels. */
const LEAST_TYPE = 11.05;
const TYPE = 15.5;

export function City(props: CityProps) {
  const { markers, ghosts, words, frames, trips, costs, fresh, arrival, faults } = props;
  const unconfirmed = props.unconfirmed || undefined;
  const surface = useRef<SVGGElement>(null);
  const [cursor, setCursor] = useState<Cell>();
  const [drawn, setDrawn] = useState<readonly Cell[]>();
  const pointing = usePointing(surface, props, drawn, setDrawn);
  const onKeyDown = useKeys(props, cursor, setCursor, drawn, setDrawn);
  const followed = useMemo(() => (cursor === undefined ? undefined : centreOf(cursor)), [cursor]);
  const { take, fingers } = useSought(surface, props.sought ? doorsOn(props.sought) : []);
  const help = useId();
  const said = (cell: Cell): string => words.screen.block(cell, markersIn(markers[cell]!), frames.has(cell));
  const leads = drawn && props.leadsOn(drawn);

  return (
    <div className={styles.board} {...fingers}>
      <ViewControlsContext value={take}>
        <Viewport width={PLAN.width} height={PLAN.height} maxZoom={2} inSight={followed}>
          <Surface
            ref={surface}
            label={words.screen.plan}
            aria-describedby={help}
            choosing={frames.size > 0 ? 'block' : undefined}
            frame={FRAME}
            hit={<rect width={PLAN.width} height={PLAN.height} />}
            onKeyDown={onKeyDown}
            onBlur={() => setCursor(undefined)}
            {...pointing}
          >
            <Ground />
            {props.future && <Avenues {...props.future} markers={markers} />}
            <Paths markers={markers} ghosts={ghosts} unconfirmed={unconfirmed} />
            {trips.map((trip, index) => (
              <Trip key={index} {...trip} />
            ))}
            <g data-unconfirmed={unconfirmed}>
              <Frames frames={frames} colour={props.colour} />
            </g>
            <Names words={words} />
            {leads && <Stroke cells={leads} colour={playerColour(props.colour)} leads />}
            {drawn && (
              <Stroke cells={drawn} colour={leads ? playerColour(props.colour) : 'var(--target)'} leads={false} />
            )}
            <Legible>
              <Markers markers={markers} ghosts={ghosts} unconfirmed={unconfirmed} fresh={fresh} />
              {trips.map((trip, index) => (
                <TripEnds key={index} {...trip} markers={markers} />
              ))}
              <g data-unconfirmed={unconfirmed}>
                {costs.map((cost) => (
                  <JamCost key={cost.cell} {...cost} trips={trips} markers={markers} />
                ))}
              </g>
            </Legible>
            {props.future && <Travellers {...props.future} />}
            <Faults cells={faults} />
            {cursor !== undefined && <Frame cell={cursor} className={marks.cursor} grow={2} dashes="12 6" />}
            {arrival && <Points key={arrival.key} arrival={arrival} />}
          </Surface>
        </Viewport>
      </ViewControlsContext>
      <p id={help} className="visually-hidden">
        {words.screen.planKeys}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {cursor === undefined ? '' : said(cursor)}
      </p>
    </div>
  );
}

/** Letters in markers, rings and pills are never too small either. */
function Legible({ children }: { readonly children: ReactNode }) {
  return <g style={{ ['--least-type' as string]: `${LEAST_TYPE / useScale()}px` }}>{children}</g>;
}

function Names({ words }: { readonly words: Words }) {
  const scale = useScale();
  return <Zones names={words.zones} size={Math.max(TYPE, LEAST_TYPE / scale)} />;
}

/** Touches are blocks; a pointer that goes down where a stroke may begin draws one from block to block. */
function usePointing(
  surface: RefObject<SVGGElement | null>,
  { beginsStroke, onCell, onStroke }: CityProps,
  drawn: readonly Cell[] | undefined,
  setDrawn: (cells: readonly Cell[] | undefined) => void,
) {
  const stroked = useRef(false);
  const under = (event: MouseEvent): Cell | undefined => {
    const point = boardPoint(surface.current, event);
    return point && cellAt(point);
  };
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      stroked.current = false;
      const cell = under(event);
      if (event.button !== 0 || !event.isPrimary || cell === undefined || !beginsStroke(cell)) return;
      // The viewport would pan.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrawn([cell]);
    },
    onPointerMove: (event: PointerEvent) => {
      const cell = drawn && under(event);
      if (drawn && cell !== undefined) setDrawn(longer(drawn, cell));
    },
    onPointerUp: () => {
      if (drawn && drawn.length > 1) {
        stroked.current = true;
        onStroke(drawn);
      }
      setDrawn(undefined);
    },
    onPointerCancel: () => setDrawn(undefined),
    onClick: (event: MouseEvent) => {
      const cell = under(event);
      if (cell !== undefined && !stroked.current) onCell(cell);
    },
  };
}

/** The stroke with the block that the pointer has come to: going back takes away. */
function longer(drawn: readonly Cell[], cell: Cell): readonly Cell[] {
  const place = drawn.indexOf(cell);
  if (place >= 0) return place < drawn.length - 1 ? drawn.slice(0, place + 1) : drawn;
  return CITY.neighbours[drawn.at(-1)!]!.includes(cell) ? [...drawn, cell] : drawn;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -6, ArrowDown: 6 };

/** Keys go from block to block and begin at one that is framed; with Shift they draw. */
function useKeys(
  { frames, onCell, onCancel, onStroke, beginsStroke }: CityProps,
  cursor: Cell | undefined,
  setCursor: (cell: Cell | undefined) => void,
  drawn: readonly Cell[] | undefined,
  setDrawn: (cells: readonly Cell[] | undefined) => void,
) {
  return (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.shiftKey && step !== undefined && cursor !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const begun = drawn ?? (beginsStroke(cursor) ? [cursor] : undefined);
      if (!begun || !CITY.neighbours[cursor]!.includes(cursor + step)) return;
      const next = longer(begun, cursor + step);
      setCursor(cursor + step);
      setDrawn(undefined);
      if (next.length > 1) onStroke(next);
      return;
    }
    const [first = 0] = frames.keys();
    onTargetKey(event, { targets: CENTRES, at: cursor, first, go: setCursor, choose: onCell, leave: onCancel });
  };
}

function Frames({ frames, colour }: { readonly frames: ReadonlyMap<Cell, FrameKind>; readonly colour: number }) {
  return (
    <g aria-hidden="true" style={{ color: playerColour(colour) }}>
      {[...frames].map(([cell, kind]) => (
        <Frame key={cell} cell={cell} className={styles.frame} kind={kind} grow={-2} />
      ))}
    </g>
  );
}

function Faults({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <g aria-hidden="true">
      {cells.map((cell) => (
        <Frame key={cell} cell={cell} className={marks.fault} grow={-1} />
      ))}
    </g>
  );
}

interface FrameProps {
  readonly cell: Cell;
  readonly className: string | undefined;
  readonly grow: number;
  readonly kind?: FrameKind;
  readonly dashes?: string;
}

function Frame({ cell, className, grow, kind, dashes }: FrameProps) {
  const { x, y, width, height, rx } = innerOf(cell);
  return (
    <rect
      className={className}
      data-name={kind === 'take' || kind === 'jam' ? `cell:${coordinates(cell)}` : undefined}
      data-kind={kind}
      data-cell={cell}
      x={x - grow}
      y={y - grow}
      width={width + 2 * grow}
      height={height + 2 * grow}
      rx={rx}
      strokeDasharray={dashes}
    />
  );
}

/** What a trip has just brought, over the place where it arrived. */
function Points({ arrival: { cell, points, colour } }: { readonly arrival: Arrival }) {
  const { x, y } = centreOf(cell);
  return (
    <g className={styles.arrival} aria-hidden="true">
      <rect x={x - 34} y={y - 50} width="68" height="40" rx="20" style={{ fill: `var(--player-${colour})` }} />
      <text x={x} y={y - 21} textAnchor="middle" style={{ fill: `var(--player-${colour}-ink)` }}>
        +{points}
      </text>
    </g>
  );
}
