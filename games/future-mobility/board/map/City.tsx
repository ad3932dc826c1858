/**
 * The plan that is played on. It knows which blocks glow, not why: clicks, strokes and keys go out as blocks.
 */
import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Reason } from '@stellwerk/kernel';
import { boardPoint } from '@stellwerk/toolkit/pointing.ts';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import marks from '@stellwerk/toolkit/marks.module.css';
import { CITY, markersIn, type Cell, type Marker, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Glow } from '../choosing/draft.ts';
import { BLOCK, cellAt, CENTRES, centreOf, PITCH, PLAN } from './geometry.ts';
import { Blocks, Streets, Zones } from './Ground.tsx';
import { Markers, Paths } from './Markers.tsx';
import { Stroke, Trip, TripEnds, type DrawnTrip } from './Routes.tsx';
import { ScoreTrack } from '../panels/ScoreTrack.tsx';
import styles from './map.module.css';

export interface Arrival {
  readonly key: string;
  readonly cell: Cell;
  readonly points: number;
  readonly colour: number;
}

interface CityProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  /** Room for names on the blocks? */
  readonly roomy: boolean;
  readonly colour: number;
  readonly glow: ReadonlyMap<Cell, Glow>;
  readonly trips: readonly DrawnTrip[];
  readonly ghosts: readonly (readonly [Cell, Marker])[];
  readonly fresh: ReadonlySet<string>;
  readonly arrival: Arrival | undefined;
  readonly refused: Reason | undefined;
  beginsStroke(cell: Cell): boolean;
  onCell(cell: Cell): void;
  onStroke(cells: readonly Cell[]): void;
  onCancel(): void;
}

const FRAME = {
  x: PLAN.left - 2,
  y: PLAN.top - 2,
  width: 6 * PITCH + 4,
  height: 6 * PITCH + 4,
  rx: 20,
  strokeWidth: 5,
} as const;

export function City(props: CityProps) {
  const { view, players, words, language, roomy, glow, trips, ghosts, fresh, arrival, refused } = props;
  const surface = useRef<SVGGElement>(null);
  const [cursor, setCursor] = useState<Cell>();
  const [drawn, setDrawn] = useState<readonly Cell[]>();
  const pointing = usePointing(surface, props, drawn, setDrawn);
  const onKeyDown = useKeys(props, cursor, setCursor);
  const followed = useMemo(() => (cursor === undefined ? undefined : centreOf(cursor)), [cursor]);
  const help = useId();
  const said = (cell: Cell): string => words.screen.block(cell, markersIn(view.markers[cell]!), glow.has(cell));

  return (
    <div className={styles.board}>
      <Viewport
        width={PLAN.width}
        height={PLAN.height}
        label={words.screen.plan}
        language={language}
        maxZoom={3}
        inSight={followed}
      >
        <ScoreTrack scores={view.scores} players={players} words={words.screen} />
        <Surface
          ref={surface}
          label={words.screen.plan}
          aria-describedby={help}
          choosing={glow.size > 0 ? 'block' : undefined}
          frame={FRAME}
          hit={<rect x={PLAN.left} y={PLAN.top} width={6 * PITCH} height={6 * PITCH} />}
          onKeyDown={onKeyDown}
          onBlur={() => setCursor(undefined)}
          {...pointing}
        >
          <Streets />
          <Paths markers={view.markers} />
          <Blocks />
          <Glows glow={glow} />
          {trips.map((trip, index) => (
            <Trip key={index} {...trip} />
          ))}
          {drawn && <Stroke cells={drawn} colour={props.colour} />}
          <Zones names={roomy ? words.zones : undefined} />
          {trips.map((trip, index) => (
            <TripEnds key={index} {...trip} />
          ))}
          <Markers markers={view.markers} ghosts={ghosts} fresh={fresh} />
          <Faults refused={refused} />
          {cursor !== undefined && <Cursor cell={cursor} />}
          {arrival && <Points key={arrival.key} arrival={arrival} />}
        </Surface>
      </Viewport>
      <p id={help} className="visually-hidden">
        {words.screen.planKeys}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {cursor === undefined ? '' : said(cursor)}
      </p>
    </div>
  );
}

/** Clicks are blocks; a pointer that goes down where a stroke may begin draws one from block to block. */
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
      if (!drawn || cell === undefined) return;
      const place = drawn.indexOf(cell);
      if (place >= 0 && place < drawn.length - 1) setDrawn(drawn.slice(0, place + 1));
      else if (place < 0 && CITY.neighbours[drawn.at(-1)!]!.includes(cell)) setDrawn([...drawn, cell]);
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

/** Keys go from block to block and begin at one that glows. */
function useKeys(
  { glow, onCell, onCancel }: CityProps,
  cursor: Cell | undefined,
  setCursor: (cell: Cell | undefined) => void,
) {
  return (event: KeyboardEvent): void => {
    const [first = 0] = glow.keys();
    onTargetKey(event, { targets: CENTRES, at: cursor, first, go: setCursor, choose: onCell, leave: onCancel });
  };
}

function Glows({ glow }: { readonly glow: ReadonlyMap<Cell, Glow> }) {
  return (
    <g aria-hidden="true" className={styles.glows}>
      {[...glow].map(([cell, kind]) => (
        <Frame key={cell} cell={cell} className={styles.glow} kind={kind} grow={7} />
      ))}
    </g>
  );
}

function Faults({ refused }: { readonly refused: Reason | undefined }) {
  const cells = (refused?.at ?? []).filter((cell) => cell < CITY.zones.length);
  return (
    <g aria-hidden="true">
      {cells.map((cell) => (
        <Frame key={cell} cell={cell} className={marks.fault} grow={4} />
      ))}
    </g>
  );
}

function Cursor({ cell }: { readonly cell: Cell }) {
  return <Frame cell={cell} className={marks.cursor} grow={11} dashes="12 6" />;
}

interface FrameProps {
  readonly cell: Cell;
  readonly className: string | undefined;
  readonly grow: number;
  readonly kind?: Glow;
  readonly dashes?: string;
}

function Frame({ cell, className, grow, kind, dashes }: FrameProps) {
  const { x, y } = centreOf(cell);
  const half = BLOCK / 2 + grow;
  return (
    <rect
      className={className}
      data-kind={kind}
      data-cell={cell}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      rx={13 + grow}
      strokeDasharray={dashes}
    />
  );
}

/** What a trip has just brought, over the place where it arrived. */
function Points({ arrival: { cell, points, colour } }: { readonly arrival: Arrival }) {
  const { x, y } = centreOf(cell);
  return (
    <g className={styles.arrival} aria-hidden="true">
      <rect x={x - 34} y={y - 66} width="68" height="40" rx="20" style={{ fill: `var(--player-${colour})` }} />
      <text x={x} y={y - 37} textAnchor="middle" style={{ fill: `var(--player-${colour}-ink)` }}>
        +{points}
      </text>
    </g>
  );
}
