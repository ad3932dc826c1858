/** My plans as threads of ink beside the lines (A solid, B hollow), and the trails of trains that others drove since my turn. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { along, fieldPoint, lengthOf, nearestOn, rounded, type Field } from './geometry.ts';
import { useMapScale } from './scale.ts';
import { drawnOnce, levelsOf, threadOf, type Ride } from './threads.ts';
import styles from './map.module.css';

export interface Thread {
  readonly passenger: number;
  readonly hollow: boolean;
  /** Another passenger is in hand. */
  readonly pale: boolean;
  /** It has been sent and is not confirmed. */
  readonly unconfirmed: boolean;
  /** It has been ridden: no ride of it is yet to come. */
  readonly driven?: boolean;
  readonly rides: readonly Ride[];
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The rides of all threads as points, with their place in their plan. */
export function drawnThreads(threads: readonly Thread[], scale: number) {
  const away = (scale < 0.42 ? 7 : 12) / scale;
  // What is ridden next runs beside its line, what comes later outside of it.
  const rides = threads
    .flatMap((thread) => thread.rides.map((ride, index) => ({ ...thread, ...drawnOnce(ride), index })))
    .toSorted((a, b) => Number(a.index > 0) - Number(b.index > 0));
  const levels = levelsOf(rides.map(({ ride }) => ride));
  return rides.flatMap(({ passenger, hollow, pale, unconfirmed, driven = false, ride, boards, both, index }, each) => {
    const before = rides.slice(0, each).map((other) => other.ride);
    const points = rounded(
      threadOf(ride, away, { rides: before, by: ((driven ? 5.5 : 8) * levels[each]!) / scale }),
      10 / scale,
    );
    const last = ride.fields.length - 1;
    const at = (field: number) => along(points, (lengthOf(points) * field) / last);
    if (points.length < 2) return [];
    // Beside the station where one gets in: fields lie closer together on some stretches than on others.
    const start = nearestOn(points, fieldPoint(ride.line, ride.fields[boards]!));
    const head = at(both ?? last / 2);
    const dotted = index > 0 && !driven;
    return [
      {
        passenger,
        hollow,
        pale,
        unconfirmed,
        driven,
        index,
        dotted,
        points,
        start,
        head,
        bothWays: both !== undefined,
      },
    ];
  });
}

interface ThreadsProps {
  readonly threads: readonly Thread[];
  /** A plan is being made: all of it counts. */
  readonly planning: boolean;
}

/** On a map that is far off, rides that are yet to come stand back behind those of this moment, unless they are what it is about. */
export function Threads({ threads, planning }: ThreadsProps) {
  const scale = useMapScale();
  const crowded = scale < 0.42 && !planning;
  return (
    <g aria-hidden="true">
      {drawnThreads(threads, scale).map(({ passenger, index, ...drawn }) => (
        <RideThread key={`${passenger} ${index}`} {...drawn} changes={index > 0} faint={crowded && drawn.dotted} />
      ))}
    </g>
  );
}

interface RideProps {
  readonly points: readonly Point[];
  /** Where one gets in. */
  readonly start: Point;
  /** Where its arrow is. */
  readonly head: Field;
  /** To a terminus and back. */
  readonly bothWays: boolean;
  readonly hollow: boolean;
  readonly pale: boolean;
  readonly unconfirmed: boolean;
  /** All of a journey is drawn: finer, as there are many rides beside each other. */
  readonly driven: boolean;
  /** Not the ride under way or awaited. */
  readonly dotted: boolean;
  /** One changes into it. */
  readonly changes: boolean;
  readonly faint: boolean;
}

function RideThread({ points, start, head, bothWays, hollow, dotted, changes, ...state }: RideProps) {
  const { driven, pale, unconfirmed, faint } = state;
  const scale = useMapScale();
  const px = 1 / scale;
  const width = (driven ? 3.4 : scale < 0.42 ? 4.6 : 5.4) * px;
  const d = path(points);
  const dash = dotted ? { strokeDasharray: `0 ${11 * px}` } : {};
  return (
    <g
      className={styles.ride}
      data-pale={pale || undefined}
      data-unconfirmed={unconfirmed || undefined}
      data-faint={faint || undefined}
    >
      {!dotted && <path className={styles.threadCasing} d={d} strokeWidth={width + 4 * px} />}
      <path className={styles.thread} d={d} strokeWidth={dotted ? width * 1.2 : width} {...dash} />
      {hollow && (
        <path className={styles.threadCore} d={d} strokeWidth={dotted ? width * 0.6 : width * 0.45} {...dash} />
      )}
      {!faint && (
        <path
          className={styles.threadHead}
          d={bothWays ? 'M-16 0L-3 -6V6ZM16 0L3 -6V6Z' : 'M-5 -6L8 0L-5 6Z'}
          transform={`translate(${head.x} ${head.y}) rotate(${head.angle}) scale(${px})`}
        />
      )}
      {changes && <circle className={styles.change} cx={start.x} cy={start.y} r={6 * px} strokeWidth={2.4 * px} />}
    </g>
  );
}

export interface Trail {
  readonly colour: number;
  /** It would have been better. */
  readonly lamp?: true;
  readonly line: number;
  /** Fields in the order in which they were driven. */
  readonly fields: readonly number[];
}

/** Thin where the train came from, broad where it is. */
export function Trails({ trails }: { readonly trails: readonly Trail[] }) {
  const px = 1 / useMapScale();
  return (
    <g aria-hidden="true" data-trails={trails.length}>
      {trails.map(({ colour, lamp, line, fields }, index) => (
        <g key={index} style={{ stroke: lamp ? 'var(--lamp)' : playerColour(colour) }}>
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
