/** My plans as threads of ink beside the lines (A solid, B hollow), and the trails of trains that others drove since my turn. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { along, fieldPoint, lengthOf, rounded } from './geometry.ts';
import { useMapScale } from './scale.ts';
import { levelsOf, threadOf, turnIn, type Ride } from './threads.ts';
import styles from './map.module.css';

export interface Thread {
  readonly passenger: number;
  readonly hollow: boolean;
  readonly rides: readonly Ride[];
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The rides of all threads as points, with their place in their plan. */
export function drawnThreads(threads: readonly Thread[], scale: number) {
  const away = (scale < 0.42 ? 7 : 12) / scale;
  const rides = threads.flatMap((thread) => thread.rides.map((ride, index) => ({ ...thread, ride, index })));
  const levels = levelsOf(rides.map(({ ride }) => ride));
  return rides.map(({ passenger, hollow, ride, index }, each) => ({
    passenger,
    hollow,
    index,
    heads: headsOf(ride),
    points: rounded(
      threadOf(ride, away, { rides: rides.slice(0, each).map((other) => other.ride), by: (8 * levels[each]!) / scale }),
      10 / scale,
    ),
  }));
}

/** Where a ride has an arrow, as shares of its length: in its middle, or one on the way to where it turns and one on the way back. */
function headsOf(ride: Ride): readonly number[] {
  const turn = turnIn(ride);
  if (turn === undefined) return [1 / 2];
  const share = turn / (ride.fields.length - 1);
  return [share / 2, (1 + share) / 2];
}

export function Threads({ threads }: { readonly threads: readonly Thread[] }) {
  const scale = useMapScale();
  return (
    <g aria-hidden="true">
      {drawnThreads(threads, scale).map(({ passenger, hollow, index, points, heads }) => (
        <RideThread key={`${passenger} ${index}`} points={points} heads={heads} hollow={hollow} dotted={index > 0} />
      ))}
    </g>
  );
}

interface RideProps {
  readonly points: readonly Point[];
  readonly heads: readonly number[];
  readonly hollow: boolean;
  /** Not the ride under way or awaited: one changes into it. */
  readonly dotted: boolean;
}

function RideThread({ points, heads, hollow, dotted }: RideProps) {
  const scale = useMapScale();
  if (points.length < 2) return null;
  const px = 1 / scale;
  const width = (scale < 0.42 ? 4.6 : 5.4) * px;
  const d = path(points);
  const dash = dotted ? { strokeDasharray: `0 ${11 * px}` } : {};
  const arrows = heads.map((share) => along(points, share * lengthOf(points)));
  const start = points[0]!;
  return (
    <g>
      {!dotted && <path className={styles.threadCasing} d={d} strokeWidth={width + 4 * px} />}
      <path className={styles.thread} d={d} strokeWidth={dotted ? width * 1.2 : width} {...dash} />
      {hollow && (
        <path className={styles.threadCore} d={d} strokeWidth={dotted ? width * 0.6 : width * 0.45} {...dash} />
      )}
      {arrows.map(({ x, y, angle }) => (
        <path
          key={`${x} ${y}`}
          className={styles.threadHead}
          d="M-5 -6L8 0L-5 6Z"
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${px})`}
        />
      ))}
      {dotted && <circle className={styles.change} cx={start.x} cy={start.y} r={6 * px} strokeWidth={2.4 * px} />}
    </g>
  );
}

export interface Trail {
  readonly colour: number;
  readonly line: number;
  /** Fields in the order in which they were driven. */
  readonly fields: readonly number[];
}

/** Thin where the train came from, broad where it is. */
export function Trails({ trails }: { readonly trails: readonly Trail[] }) {
  const px = 1 / useMapScale();
  return (
    <g aria-hidden="true" data-trails={trails.length}>
      {trails.map(({ colour, line, fields }, index) => (
        <g key={index} style={{ stroke: playerColour(colour) }}>
          {fields.slice(1).map((field, at) => {
            const [from, to] = [fieldPoint(line, fields[at]!), fieldPoint(line, field)];
            const share = (at + 1) / Math.max(1, fields.length - 1);
            if (distance(from, to) === 0) return null;
            return (
              <path
                key={at}
                className={styles.trail}
                d={path([from, to])}
                strokeWidth={(3 + 10 * share) * px}
                opacity={0.25 + 0.5 * share}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}
