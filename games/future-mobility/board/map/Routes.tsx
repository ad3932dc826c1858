/** Trips on the plan: lines in the streets, in the traveller's colour, there and back side by side. */
import { playerColour, PlayerMark } from '@stellwerk/toolkit/players.tsx';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { has, type Cell, type Segment } from '../../rules/index.ts';
import { doorOf, lineThrough, tramRoute } from './geometry.ts';
import styles from './map.module.css';

export interface DrawnTrip {
  readonly segments: readonly Segment[];
  readonly colour: number;
  /** `past`: others', since my turn · `firm`: being put together or announced · `avoided`: nobody went, each segment stands for itself. */
  readonly look: 'past' | 'firm' | 'avoided';
  /** It would have been better. */
  readonly lamp?: true;
  readonly moving: boolean;
  /** It has been sent, and no answer is there yet. */
  readonly unconfirmed?: boolean;
}

/** How far a line keeps to the right where there is traffic both ways. */
const RIGHT = 5.6;

function wayOf({ mode, route }: Segment): readonly Cell[] {
  return mode === 'tram' ? tramRoute(route[0]!, route.at(-1)!) : route;
}

/** Every crossing that it passes. */
export function doorsOn({ segments }: Pick<DrawnTrip, 'segments'>): readonly Point[] {
  return segments.flatMap((segment) => wayOf(segment).map(doorOf));
}

export function Trip({ segments, colour, lamp, look, moving, unconfirmed }: DrawnTrip) {
  const aside = segments.length > 1 || look !== 'firm' ? RIGHT : 0;
  return (
    <g
      className={styles.trip}
      data-look={look}
      data-moving={moving || undefined}
      data-aside={aside > 0 || undefined}
      data-unconfirmed={unconfirmed || undefined}
      style={{ color: lamp ? 'var(--lamp)' : playerColour(colour) }}
      aria-hidden="true"
    >
      {segments.map((segment) => {
        const d = lineThrough(wayOf(segment), aside);
        return (
          <g key={segment.trip} data-mode={segment.mode}>
            <path className={styles.casing} d={d} />
            <path className={styles.line} d={d} pathLength={moving ? 1 : undefined} />
            {segment.mode === 'tram' && look === 'firm' && <path className={styles.sleepers} d={d} />}
          </g>
        );
      })}
    </g>
  );
}

interface EndsProps extends DrawnTrip {
  readonly markers: readonly number[];
}

/** Where segments begin and the last one ends: there stand signs. */
function stopsIn(segments: readonly Segment[]): readonly Cell[] {
  return [...segments.map(({ route }) => route[0]!), segments.at(-1)!.route.at(-1)!];
}

function stopsOf({ segments, look }: DrawnTrip, cell: Cell): number {
  return look !== 'firm' ? 0 : stopsIn(segments).filter((stop) => stop === cell).length;
}

const BESIDE = 22;
/** The sign of a jam is wide; above it stands the block's name. */
const BESIDE_JAM = 27;

/** Rings where segments begin, with their number if there are several, and the traveller's mark where the trip ends. */
export function TripEnds({ segments, colour, lamp, look, unconfirmed, markers }: EndsProps) {
  if (lamp) return null;
  if (look === 'avoided') return <AvoidedEnds segments={segments} colour={colour} />;
  const stops = stopsIn(segments);
  // Where a trip comes back to the sign stands beside the one that is there.
  const place = (cell: Cell, index: number): Point => {
    const { x, y } = doorOf(cell);
    const times = stops.slice(0, index).filter((other) => other === cell).length;
    return { x: x + times * BESIDE + (has(markers, cell, 'trafficJam') ? BESIDE_JAM : 0), y };
  };
  const end = place(stops.at(-1)!, segments.length);
  if (look === 'past') return <PlayerMark colour={colour} {...end} r={9} />;
  return (
    <g
      className={styles.trip}
      data-unconfirmed={unconfirmed || undefined}
      style={{ color: playerColour(colour) }}
      aria-hidden="true"
    >
      {segments.map(({ trip, route }, index) => {
        const { x, y } = place(route[0]!, index);
        return (
          <g key={trip}>
            <circle className={styles.joint} cx={x} cy={y} r="11" />
            {segments.length > 1 && (
              <text className={styles.jointNumber} x={x} y={y + 5.5} textAnchor="middle">
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
      <PlayerMark colour={colour} {...end} r={11} />
    </g>
  );
}

/** Where trips would have begun and ended. */
function AvoidedEnds({ segments, colour }: Pick<DrawnTrip, 'segments' | 'colour'>) {
  const ends = new Set(segments.flatMap(({ route }) => [route[0]!, route.at(-1)!]));
  return (
    <g className={styles.trip} style={{ color: playerColour(colour) }} aria-hidden="true">
      {[...ends].map((cell) => {
        const { x, y } = doorOf(cell);
        return <circle key={cell} className={styles.joint} data-avoided="" cx={x} cy={y} r="8" />;
      })}
    </g>
  );
}

/** A route while it is drawn: what the finger has gone over, and dashed how it leads on. */
export function Stroke({
  cells,
  colour,
  leads,
}: {
  readonly cells: readonly Cell[];
  readonly colour: string;
  readonly leads: boolean;
}) {
  return (
    <path
      className={styles.stroke}
      data-leads={leads || undefined}
      style={{ stroke: colour }}
      d={cells.length > 1 ? lineThrough(cells) : `${lineThrough(cells)}h0`}
      aria-hidden="true"
    />
  );
}

interface CostProps {
  readonly cell: Cell;
  readonly points: number;
  readonly chosen: boolean;
  /** Trips whose signs it stands beside, as they do beside a jam. */
  readonly trips: readonly DrawnTrip[];
  readonly markers: readonly number[];
}

/** What a jam on the block costs or would cost, beside the crossing and all signs that are there. */
export function JamCost({ cell, points, chosen, trips, markers }: CostProps) {
  const door = doorOf(cell);
  const signs = Math.max(0, ...trips.map((trip) => stopsOf(trip, cell)));
  const jammed = signs > 0 && has(markers, cell, 'trafficJam');
  const [x, y] = [door.x + BESIDE * Math.max(0, signs - 1) + (jammed ? BESIDE_JAM : 0), door.y];
  return (
    <g
      className={styles.cost}
      data-chosen={chosen || undefined}
      transform={`translate(${x + 36} ${y})`}
      aria-hidden="true"
    >
      <rect x="-16" y="-12" width="32" height="24" rx="12" />
      <text y="7" textAnchor="middle">
        −{points}
      </text>
    </g>
  );
}
