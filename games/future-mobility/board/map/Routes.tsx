/** Trips on the plan: a line from block to block in the traveller's colour, a bow for the tram. */
import { playerColour, PlayerMark } from '@stellwerk/toolkit/players.tsx';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Cell, Segment } from '../../rules/index.ts';
import { bow, centreOf, lineThrough } from './geometry.ts';
import styles from './map.module.css';

export interface DrawnTrip {
  readonly segments: readonly Segment[];
  readonly colour: number;
  /** `past`: done already · `ghost`: proposed · `firm`: being put together or announced. */
  readonly look: 'past' | 'ghost' | 'firm';
  readonly moving: boolean;
}

export function Trip({ segments, colour, look, moving }: DrawnTrip) {
  return (
    <g
      className={styles.trip}
      data-look={look}
      data-moving={moving || undefined}
      style={{ color: playerColour(colour) }}
      aria-hidden="true"
    >
      {segments.map(({ trip, mode, route }) => {
        const d = mode === 'tram' ? bow(route[0]!, route.at(-1)!) : lineThrough(route);
        return (
          <g key={trip} data-mode={mode}>
            <path className={styles.casing} d={d} />
            <path className={styles.line} d={d} pathLength={moving ? 1 : undefined} />
          </g>
        );
      })}
    </g>
  );
}

/** Rings where segments begin and the traveller's mark where the trip ends, in the corners of the blocks so that pictures stay free. */
export function TripEnds({ segments, colour, look }: DrawnTrip) {
  const corner = (cell: Cell): Point => {
    const { x, y } = centreOf(cell);
    return { x: x - 33, y: y - 33 };
  };
  return (
    <g className={styles.trip} data-look={look} style={{ color: playerColour(colour) }} aria-hidden="true">
      {segments.map(({ trip, route }) => {
        const { x, y } = corner(route[0]!);
        return <circle key={trip} className={styles.joint} cx={x} cy={y} r="10" />;
      })}
      <PlayerMark colour={colour} {...corner(segments.at(-1)!.route.at(-1)!)} r={13} />
    </g>
  );
}

/** A route that is being drawn with the pointer. */
export function Stroke({ cells, colour }: { readonly cells: readonly Cell[]; readonly colour: number }) {
  return (
    <path
      className={styles.stroke}
      style={{ stroke: playerColour(colour) }}
      d={cells.length > 1 ? lineThrough(cells) : `${lineThrough(cells)}h0`}
      aria-hidden="true"
    />
  );
}
